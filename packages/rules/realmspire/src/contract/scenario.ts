import { type Entity, NOBODY, type Rules, type State } from '@riposte/kernel';
import { checkEach, codeNamed, givenItems, givenTurns, calledBy as name, type Report, sidesOf, turnOrder } from '@riposte/ruleset';
import * as z from 'zod';
import { AP_OF_A_ROUND } from '../actions-in-combat/action-points.ts';
import type { Fighter } from '../characters/fighter.ts';
import { HELD, type Held } from '../gear/in-hand.ts';
import { SCENE, type Scene } from '../initiative-structure/scene.ts';
import { boardSchema, fighterSchema, isArm, setUp } from './encounter.ts';

const count = z.int().min(0).max(1000);
const point = fighterSchema.shape.at;

/** A fighter as a scenario gives it: that of an encounter, with what a running fight may have changed. */
export const givenFighter = fighterSchema.extend({
  /** Default: a side of its own. */
  side: name.optional(),
  /** Default: in a row, 1 m apart. */
  at: point.optional(),
  /** What is left; below 0 for one who is down. */
  health: z.int().min(-1000).max(1000).optional(),
  maxHealth: count.optional(),
  /** AP left in this round. */
  ap: z.int().min(0).max(10).default(AP_OF_A_ROUND),
  /** Attacks made in this round. */
  attacks: count.default(0),
  freeActions: count.default(0),
  /** Centimetres of its move used in the open turn. */
  moved: count.default(0),
  /** The weapon in hand by id, or "none". Default: the first of its gear. */
  weapon: name.optional(),
  shield: name.optional(),
  /** A second weapon, or a thing that is none, in the other hand. */
  other: name.optional(),
  /** Hands on the weapon. */
  grip: z.union([z.literal(1), z.literal(2)]).default(1),
});

/** What a scenario gives beside its fighters. */
export const givenScene = z.strictObject({
  board: boardSchema.extend({ width: boardSchema.shape.width.default(40), height: boardSchema.shape.height.default(40) }).prefault({}),
  ...givenTurns,
  floor: givenItems({ at: point }),
  /** The fight has ended already: the time after it. */
  ended: z.boolean().default(false),
});

type GivenFighter = z.infer<typeof givenFighter>;
type Given = z.infer<typeof givenScene> & { readonly fighters: readonly GivenFighter[] };

/** Where the first fighter without a given place stands; the others stand beside it. */
const ROW = 10;

/** The state that a scenario gives: a turn in the middle of a round, unless the order is rolled first. */
export function begin(rules: Rules, said: Given, report: Report): State {
  const all = said.fighters.map((fighter, i) => ({
    ...fighter,
    side: fighter.side ?? fighter.name,
    at: fighter.at ?? ([Math.min(said.board.width, ROW + i), Math.min(said.board.height, ROW)] as [number, number]),
    health: fighter.maxHealth,
  }));
  const state = setUp(rules, { board: said.board, sides: sidesOf(all), fighters: all }, report);
  const entities: Entity[] = state.entities.map((entity, id) =>
    id === SCENE ? entity : withFacts(rules, entity as Fighter, said.fighters[id - 1], id - 1, report),
  );
  const scene = entities[SCENE] as Scene;
  const floor = checkEach(said.floor, ({ gear, at }, i) => ({ gear: codeNamed(rules, isArm, gear, ['floor', i, 'gear'], report), at }));
  entities[SCENE] = {
    ...scene,
    floor,
    ended: said.ended,
    winner: said.ended ? (entities[1] as Fighter).side : -1,
    ...turnOf(said, entities as Fighter[], report),
  } as Scene;
  const { acting } = entities[SCENE] as Scene;
  return { ...state, entities: entities.map((entity) => (entity.id === acting && acting > 0 ? ({ ...entity, turns: 1 } as Fighter) : entity)) };
}

/** What a running fight may have changed in a fighter. */
function withFacts(rules: Rules, f: Fighter, given: GivenFighter, i: number, report: Report): Fighter {
  const arms = [f.weapon, f.shield, f.other, ...f.carried].filter((code) => code >= 0);
  const [weapon, shield, other] = HELD.map((item) => inSlot(rules, f, given, item, arms, (expected) => report(['fighters', i, item], expected)));
  const held = [weapon, shield, other].filter((code) => code >= 0);
  const inHands = [f.weapon, f.shield, f.other];
  const features = [...f.features.filter((code) => !inHands.includes(code)), ...held];
  const carried = held.reduce((left, code) => left.toSpliced(left.indexOf(code), 1), arms);
  const health = given.health ?? f.maxHealth;
  const { ap, attacks, freeActions, moved, grip } = given;
  return {
    ...f,
    features,
    weapon,
    shield,
    other,
    carried,
    health,
    maxHealth: given.maxHealth ?? Math.max(health, f.maxHealth),
    ap,
    attacks,
    freeActions,
    moved,
    grip,
    acted: moved > 0,
  };
}

function inSlot(rules: Rules, f: Fighter, given: GivenFighter, item: Held, arms: readonly number[], report: (expected: string) => never): number {
  const wanted = given[item];
  if (wanted === undefined) return f[item];
  if (wanted === 'none') return NOBODY;
  const fits = (code: number): boolean =>
    item === 'shield' ? 'block' in rules.things[code] : !('block' in rules.things[code]) && (item === 'other' || 'weapon' in rules.things[code]);
  const open = arms.filter(fits);
  return (
    open.find((code) => rules.things[code].id === wanted) ??
    report(open.length === 0 ? 'none: its gear has nothing for it' : `one of ${['none', ...open.map((code) => rules.things[code].id)].join(', ')}`)
  );
}

function turnOf(said: Given, entities: readonly Fighter[], report: Report): Pick<Scene, 'order' | 'queue' | 'acting' | 'round' | 'begun'> {
  const fighters = entities.filter((fighter) => fighter.kind === 'fighter');
  const given = turnOrder(said, fighters, report);
  if (given === null) return { order: [], queue: [], acting: NOBODY, round: 0, begun: false };
  const { order, turn } = given;
  return { order, queue: order.slice(turn + 1), acting: said.ended ? NOBODY : order[turn], round: said.round, begun: true };
}
