import type { Aids, Goal, Scene, ShownFighter } from '@riposte/server/protocol';
import { Suspense } from 'react';
import type { Aim } from './aim.ts';
import { costText } from './cost-text.ts';
import { type Plan, radiusOf, type Spot } from './geometry.ts';
import type { Dragged } from './gestures.ts';
import { lettersOf } from './letters.ts';
import { Aimed, Cursor, Reach, Threat, Way } from './marks.tsx';
import type { TableState } from './net.ts';
import type { Camera } from './paint.ts';
import { part } from './part.tsx';
import { namesAt } from './plates.ts';
import { Plate, plateAt, Region, Thing, Token } from './standing.tsx';
import { Shape } from './token.tsx';

const Pings = part(async () => ({ default: (await import('./pings.tsx')).Pings }));

/** The target, and its odds in short. */
export interface AimedAt {
  readonly ref: number;
  readonly chance: string;
  readonly isHarm: boolean;
}

export interface LayersProps {
  readonly scene: Scene;
  readonly ground: NonNullable<Scene['ground']>;
  readonly plan: Plan;
  readonly camera: Camera;
  readonly aim: Pick<Aim, 'targets' | 'goals' | 'pickFighter' | 'pickPlace' | 'mayLift'>;
  readonly aimed: AimedAt | null;
  /** Who would act, and where an act would lead, as it is pointed at. */
  readonly actor: ShownFighter | undefined;
  readonly goal: Goal | undefined;
  readonly dragged: Dragged | null;
  /** Two fighters, one of them inspected, with what the board shows between them. */
  readonly own: ShownFighter | undefined;
  readonly seen: ShownFighter | undefined;
  readonly aids: Aids | null;
  readonly spotOf: (key: string, places: readonly number[]) => Spot;
  /** The spots between two places, as a fighter goes from one to the other. */
  readonly wayOf: (ref: number, from: number, to: number) => readonly Spot[];
  readonly cursor: number | null;
  readonly look: (ref: number) => void;
  readonly ping: TableState['ping'];
  readonly announce: (spoken: string) => void;
  readonly words: number;
}

/** All that lies on the ground: first areas, then paths, then who stands there. */
export function Layers(props: LayersProps): React.ReactNode {
  const { scene, ground, plan, camera, aim, aids, aimed, cursor, goal, ping, announce, seen, own } = props;
  const unit = props.words / camera.zoom;
  const letters = lettersOf(scene.fighters.map((fighter) => fighter.name));
  const spotOf = (ref: number): Spot | null => {
    const fighter = scene.fighters.find((other) => other.ref === ref);
    return fighter === undefined || fighter.places.length === 0 ? null : props.spotOf(`f${ref}`, fighter.places);
  };
  const target = scene.fighters.find((other) => other.ref === aimed?.ref);
  const to =
    target === undefined || target.places.length === 0 ? null : { ...props.spotOf(`f${target.ref}`, target.places), radius: radiusOf(plan, target.places) };
  const price = goal === undefined || goal.path.length === 0 || props.actor === undefined ? '' : costText(goal.cost);
  const plate = (text: string, beside: Spot & { readonly radius: number }, kind: 'chance' | 'price'): React.ReactNode => (
    <Plate text={text} spot={plateAt(text, beside, scene.fighters, props.spotOf, plan, unit)} unit={unit} kind={kind} />
  );
  return (
    <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.zoom})`}>
      <Reach goals={aim.goals} plan={plan} unit={unit} pick={aim.pickPlace} />
      {aids !== null && <Threat plan={plan} places={aids.threatens} />}
      {aids?.line && own && seen && own !== seen && <Sightline plan={plan} from={own.places[0]} to={seen.places[0]} />}
      <Leading {...props} letters={letters} unit={unit} spotOfFighter={spotOf} />
      {ground.kind === 'regions' && <Regions ground={ground} plan={plan} camera={camera} unit={unit} />}
      {scene.things.map((thing) => (
        <Thing
          icon={thing.icon}
          key={thing.ref}
          name={thing.name}
          spot={props.spotOf(`t${thing.ref}`, thing.places)}
          unit={unit}
          isAlone={scene.things.filter((other) => other.places[0] === thing.places[0]).length === 1}
        />
      ))}
      <Tokens {...props} letters={letters} unit={unit} spotOfFighter={spotOf} />
      {price !== '' && goal !== undefined && plate(price, { ...plan.centre(goal.place), radius: plan.radius }, 'price')}
      {to !== null && aimed !== null && aimed.chance !== '' && plate(aimed.chance, to, aimed.isHarm ? 'chance' : 'price')}
      {ping !== null && (
        <Suspense>
          <Pings ping={ping} scene={scene} plan={plan} unit={unit} announce={announce} />
        </Suspense>
      )}
      {cursor !== null && <Cursor plan={plan} place={cursor} />}
    </g>
  );
}

interface Drawn extends LayersProps {
  readonly letters: readonly string[];
  /** Units of the board for one pixel. */
  readonly unit: number;
  readonly spotOfFighter: (ref: number) => Spot | null;
}

function Sightline({ plan, from, to }: { readonly plan: Plan; readonly from: number; readonly to: number }): React.ReactNode {
  const [a, b] = [plan.centre(from), plan.centre(to)];
  return <path className="sightline" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
}

/** The path to where the act would lead, who would then stand there, and the line to whom it is aimed at. */
function Leading({ scene, ground, plan, aim, actor, goal, dragged, aimed, letters, spotOfFighter }: Drawn): React.ReactNode {
  const from = actor === undefined ? null : spotOfFighter(actor.ref);
  const to = aimed === null ? null : spotOfFighter(aimed.ref);
  const isPath = goal !== undefined && goal.path.length > 0;
  return (
    <>
      {isPath && from !== null && <Way plan={plan} from={from} goal={goal} goals={aim.goals} />}
      {isPath && actor !== undefined && dragged === null && ground.kind !== 'regions' && (
        <g className="ghost" transform={`translate(${plan.centre(goal.place).x} ${plan.centre(goal.place).y})`} aria-hidden="true">
          <Shape radius={plan.radius * 0.9} side={actor.side} letters={letters[scene.fighters.indexOf(actor)] ?? ''} />
        </g>
      )}
      {from !== null && to !== null && actor?.ref !== aimed?.ref && <Aimed from={from} to={to} isHarm={aimed?.isHarm ?? false} />}
    </>
  );
}

/** Pixels of the screen. */
const SMALL_REGION = 130;

function Regions({
  ground,
  plan,
  camera,
  unit,
}: Pick<Drawn, 'plan' | 'camera' | 'unit'> & { readonly ground: LayersProps['ground'] & { readonly kind: 'regions' } }): React.ReactNode {
  return ground.regions.map(({ name }, place) => {
    const [corner] = plan.outline(place);
    // Its name stays in the picture where the region begins above it.
    const spot = { x: Math.max(corner.x, -camera.x / camera.zoom - 8), y: Math.max(corner.y, -camera.y / camera.zoom - 8) };
    // A small region has no room for more than its name.
    const marks = plan.room!.width / unit < SMALL_REGION ? [] : ground.marks.filter((mark) => mark.places.includes(place)).map((mark) => mark.title);
    return <Region key={name} name={name} marks={marks.join(', ')} spot={spot} unit={unit} />;
  });
}

/** Everybody; those who lie are below those who stand, and who is dragged is above all. */
function Tokens({ scene, plan, aim, aimed, dragged, look, letters, unit, spotOf, wayOf }: Drawn): React.ReactNode {
  const { fighters, waiting } = scene;
  const drawn = fighters
    .map((fighter, i) => ({ fighter, letter: letters[i] }))
    .filter(({ fighter }) => fighter.places.length > 0)
    .sort((a, b) => Number(b.fighter.out) - Number(a.fighter.out));
  const names = namesAt(
    drawn.map(({ fighter }) => ({ name: fighter.name, spot: spotOf(`f${fighter.ref}`, fighter.places), radius: radiusOf(plan, fighter.places) })),
    unit,
  );
  const held = drawn.find(({ fighter }) => fighter.ref === dragged?.ref);
  return (
    <>
      {drawn.map(({ fighter, letter }, nth) => (
        <Token
          key={fighter.ref}
          fighter={fighter}
          spot={spotOf(`f${fighter.ref}`, fighter.places)}
          radius={radiusOf(plan, fighter.places)}
          letters={letter}
          unit={unit}
          isTarget={aim.targets.has(fighter.ref)}
          isMovable={aim.mayLift(fighter.ref)}
          isHeld={fighter === held?.fighter}
          nameAt={names[nth]}
          isAimed={aimed?.ref === fighter.ref}
          isAsked={waiting.kind === 'question' && waiting.who.includes(fighter.ref)}
          wayOf={(from, to) => wayOf(fighter.ref, from, to)}
          pick={() => aim.pickFighter(fighter.ref)}
          watch={() => look(fighter.ref)}
        />
      ))}
      {held !== undefined && dragged !== null && (
        <g className="held" transform={`translate(${dragged.at.x} ${dragged.at.y})`} aria-hidden="true">
          <ellipse className="shade" cy={plan.radius * 0.5} rx={plan.radius} ry={plan.radius * 0.92} />
          <Shape
            radius={radiusOf(plan, held.fighter.places)}
            side={held.fighter.side}
            letters={held.letter}
            lost={held.fighter.lost}
            portrait={held.fighter.portrait}
          />
        </g>
      )}
    </>
  );
}
