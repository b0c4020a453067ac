import type { Scene, ShownCondition, ShownFighter, ShownGauge } from '@riposte/server/protocol';
import { Suspense, useState } from 'react';
import { Gauge, inRoom, parts } from './gauges.tsx';
import { Icon } from './icons.tsx';
import { listed, text } from './language.ts';
import type { Say } from './net.ts';
import { part } from './part.tsx';
import { useStill } from './still.ts';
import { Term } from './term.tsx';
import { Chip } from './token.tsx';

const Facts = part(async () => ({ default: (await import('./facts.tsx')).Facts }));

export interface Planned {
  readonly by: number | 'gm';
  readonly cost: readonly (readonly [resource: string, amount: number])[];
}

export interface TrackerProps {
  readonly scene: Scene;
  readonly letters: ReadonlyMap<number, string>;
  readonly setAuto: (who: number, on: boolean) => void;
  readonly say: Say;
  /** The price of the act that is looked at. */
  readonly planned: Planned | null;
  /** What stands below all of them. */
  readonly foot: React.ReactNode;
}

/** Everybody, in the order in which they act, or by side where there is none: what each has left and suffers from. */
export function Tracker({ foot, ...props }: TrackerProps): React.ReactNode {
  const { fighters, order, facts } = props.scene;
  const round = facts.find(([fact]) => fact === 'round')?.[1];
  const paid = order === null ? fighters.flatMap((fighter) => fighter.gauges.find((gauge) => gauge.main) ?? [])[0] : undefined;
  return (
    <aside className={`tracker${order === null ? ' free' : ''}`} aria-label={text('fighters')}>
      <div className="railhead">
        <h2>{paid?.title ?? text(order === null ? 'order-free' : 'order-title')}</h2>
        <span className="soft">{paid !== undefined ? text('order-free-why') : round === undefined ? '' : text('bar-round', { round })}</span>
      </div>
      <div className="scroll">
        {order === null ? (
          <Sides {...props} paid={paid?.title ?? null} />
        ) : (
          <Cards {...props} of={order.flatMap((ref) => fighters.find((fighter) => fighter.ref === ref) ?? [])} />
        )}
      </div>
      {order === null && <Resting {...props.scene} />}
      {foot}
    </aside>
  );
}

/** Where nobody has a turn: who has let the others go on. */
function Resting({ fighters, waiting }: Scene): React.ReactNode {
  const inFight = fighters.filter((fighter) => !fighter.out && fighter.places.length > 0);
  const names = inFight.flatMap((fighter) => (fighter.acting ? [] : [fighter.name]));
  return (
    <p className="resting">
      <b>{text('order-free-end', { count: inFight.length })}</b>
      {waiting.kind === 'turn' && <span>{names.length === 0 ? text('order-free-none') : text('order-free-rest', { names: listed(names) })}</span>}
    </p>
  );
}

type ListProps = Omit<TrackerProps, 'foot'>;

function Cards({ of, letters, ...props }: ListProps & { readonly of: readonly ShownFighter[] }): React.ReactNode {
  const list = useStill<HTMLOListElement>();
  return (
    <ol className="order still" ref={list}>
      {of.map((fighter) => (
        <Card key={fighter.ref} fighter={fighter} letters={letters.get(fighter.ref) ?? ''} {...props} />
      ))}
    </ol>
  );
}

/** Where nobody has a turn: the sides, each with what it has left to act with. */
function Sides({ paid, ...props }: ListProps & { readonly paid: string | null }): React.ReactNode {
  const { fighters } = props.scene;
  const list = useStill<HTMLDivElement>();
  const sides = [...new Set(fighters.map((fighter) => fighter.side))].sort((a, b) => a - b);
  const bands = sides.map((side) => {
    const own = fighters.filter((fighter) => fighter.side === side);
    return (
      <div key={side} className={`band side${((side % 4) + 4) % 4}`}>
        <h3>
          <i aria-hidden="true" /> <span>{own[0].sideName || (side < 0 ? text('fighters-all') : text('fighters-side', { number: side + 1 }))}</span>
          {paid !== null && <small>{leftOf(own, paid)}</small>}
        </h3>
        <Cards {...props} of={own} />
      </div>
    );
  });
  return (
    <div className="still" ref={list}>
      {bands}
    </div>
  );
}

/** "12 Energy left", as far as the seat knows. */
function leftOf(fighters: readonly ShownFighter[], resource: string): string {
  const known = fighters.flatMap(({ gauges }) => gauges.filter((gauge) => gauge.main && typeof gauge.value === 'number'));
  if (known.length === 0) return text('order-hidden', { resource });
  return text('order-left', { amount: known.reduce((sum, { value }) => sum + Number(value), 0), resource });
}

interface CardProps extends Omit<ListProps, 'letters'> {
  readonly fighter: ShownFighter;
  readonly letters: string;
}

function Card(props: CardProps): React.ReactNode {
  const { fighter, scene, letters } = props;
  const [isOpen, setOpen] = useState(false);
  const { running, mine, auto, out } = fighter;
  const { initiative, main, body, told, meters } = sorted(fighter);
  const state = stateOf(fighter, scene);
  const region = scene.ground?.kind === 'regions' && fighter.places.length > 0 ? scene.ground.regions[fighter.places[0]]?.name : undefined;
  const second = [...(region === undefined ? [] : [region]), ...fighter.looks.map(([, value]) => value), ...told.map(parts)].filter((word) => word !== '');
  const classes = ['fighter', state, out && 'out', initiative !== undefined && 'ranked'];
  const planned = props.planned?.by === fighter.ref ? (props.planned.cost.find(([resource]) => resource === main?.title)?.[1] ?? 0) : 0;
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      {initiative !== undefined && <span className="rank">{String(initiative.value)}</span>}
      <Chip side={fighter.side} letters={letters} lost={fighter.lost} portrait={fighter.portrait} />
      <div className="words">
        <div className="name">
          <button type="button" className="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {fighter.name}
          </button>
          {mine && <span className="yours">{text('fighter-yours')}</span>}
          {auto && scene.me.kind === 'gm' && <span className="yours auto">{text('fighter-computer')}</span>}
        </div>
        <div className="second">{out ? text('fighter-out') : second.join(' · ')}</div>
      </div>
      <div className="state">
        <span key={state} className="doing">
          {state === '' ? '' : text(STATES[state])}
        </span>
        {main !== undefined && !out && <Main gauge={main} planned={planned} />}
      </div>
      {meters.length > 0 && !out && (
        <div className="meters">
          {meters.map((gauge) => (
            <Gauge key={gauge.title} gauge={inRoom(gauge)} isStop={isOpen} />
          ))}
        </div>
      )}
      {(fighter.conditions.length > 0 || body.some((gauge) => gauge.as === 'body')) && (
        <div className="conditions" key={String(out)}>
          {body.map((gauge) => (gauge.as === 'body' ? <Gauge key={gauge.title} gauge={gauge} /> : null))}
          {/* Those behind one that came or went are others: nothing slides. */}
          {fighter.conditions.map((condition, i, all) => (
            <Condition
              key={all
                .slice(0, i + 1)
                .map(({ title }) => title)
                .join()}
              condition={condition}
              isStop={isOpen}
            />
          ))}
        </div>
      )}
      {running !== null && <p className="running">{running}</p>}
      <Suspense>{isOpen && <Facts fighter={fighter} scene={scene} say={props.say} setAuto={props.setAuto} />}</Suspense>
    </li>
  );
}

/** The facts of a fighter by what a card does with them. */
function sorted({ gauges }: ShownFighter) {
  const initiative = gauges.find((gauge) => gauge.ranks);
  const main = gauges.find((gauge) => gauge.main);
  const body = gauges.filter((gauge) => gauge.as === 'body' || gauge.as === 'dice');
  const told = gauges.filter((gauge) => gauge.as === 'text' && gauge !== main && typeof gauge.value !== 'number' && !gauge.harm);
  const meters = gauges.filter((gauge) => gauge !== initiative && gauge !== main && !body.includes(gauge) && !told.includes(gauge));
  return { initiative, main, body, told, meters };
}

const STATES = { asked: 'fighter-deciding', acting: 'fighter-acting', busy: 'fighter-busy' } as const;

/** Whether a fighter decides, is to act, or is in the middle of an act that others may come into. */
function stateOf({ ref, acting, mine }: ShownFighter, { waiting, order, stack, question }: Scene): keyof typeof STATES | '' {
  if (waiting.kind === 'question' && waiting.who.includes(ref)) return 'asked';
  if (acting && waiting.kind === 'turn' && (order !== null || mine)) return 'acting';
  return stack.some((act) => act.who === ref) || question?.moment?.actors.includes(ref) ? 'busy' : '';
}

const Main = ({ gauge, planned }: { readonly gauge: ShownGauge; readonly planned: number }): React.ReactNode =>
  typeof gauge.value === 'number' && (gauge.most ?? gauge.value) > 0 && (gauge.most ?? gauge.value) <= 6 ? (
    <Gauge key={Math.max(gauge.most ?? 0, gauge.value)} gauge={{ ...gauge, as: 'pips' }} planned={planned} isBare />
  ) : (
    <AsNumber gauge={gauge} />
  );

const AsNumber = ({ gauge: { title, value } }: { readonly gauge: ShownFighter['gauges'][number] }): React.ReactNode => (
  <span key={String(value)} className="amount">
    <b>{String(value)}</b> <Term of={title}>{title}</Term>
  </span>
);

function Condition({ condition: { id, title, icon, good }, isStop }: { readonly condition: ShownCondition; readonly isStop: boolean }): React.ReactNode {
  return (
    <span className={`badge term${good ? '' : ' warn'}`} data-term={id === '' ? title : id} tabIndex={isStop ? 0 : undefined}>
      <Icon name={icon} />
      {title.charAt(0).toUpperCase() + title.slice(1)}
    </span>
  );
}

/** What a player's own have left, those who are awaited before all, at the top of a phone, where everybody else comes last. */
export function Own({ scene: { me, fighters, waiting }, letters }: { readonly scene: Scene; readonly letters: ReadonlyMap<number, string> }): React.ReactNode {
  const own = fighters.filter((fighter) => fighter.mine);
  const awaited = own.filter((fighter) => waiting.who.includes(fighter.ref));
  // Always as many: what stands below stays where it is.
  const mine = [...new Set([...awaited, ...own])].slice(0, 2);
  if (me.kind === 'gm' || mine.length === 0) return null;
  return (
    <section className="own" aria-label={text('own')}>
      {mine.map((fighter, i) => (
        <div key={`${i} ${fighter.ref}`} className="one">
          <Chip side={fighter.side} letters={letters.get(fighter.ref) ?? ''} lost={fighter.lost} />
          <strong>{fighter.name}</strong>
          <span className="meters">
            {fighter.gauges
              .filter((gauge) => gauge.as !== 'text' && gauge.as !== 'body' && gauge.as !== 'dice' && !(gauge.value === 0 && gauge.most === 0))
              .sort((a, b) => Number(b.harm || b.main) - Number(a.harm || a.main))
              .slice(0, 3)
              .map((gauge) => (
                <Gauge key={gauge.title} gauge={gauge.as === 'pips' && Number(gauge.most ?? gauge.value) > 6 ? { ...gauge, as: 'bar' } : gauge} />
              ))}
          </span>
        </div>
      ))}
    </section>
  );
}
