import type { Entity, Id, View } from '@riposte/kernel';
import type { BoardDescription } from '@riposte/space';

/** A place of the board, as @riposte/space numbers it: row by row. */
export type Place = number;

/** Kinds of ground that an encounter may name. */
export const GROUNDS = [
  'steep-hill',
  'knee-high-water',
  'mud',
  'undergrowth',
  'deep-water',
  'waist-high-water',
  'cliff',
  'lake-bed',
  'slippery',
  'low-wall',
  'ledge',
] as const;

export type GroundKind = (typeof GROUNDS)[number];

/** How light it can be; in the dark nobody sees. */
export const LIGHTS = ['bright', 'dim', 'dark'] as const;
export type Light = (typeof LIGHTS)[number];

/** Places of one kind of ground. */
export type Zone = { readonly ground: GroundKind; readonly places: readonly Place[] };

/** Something that lies on the ground. */
export type Lying = { readonly gear: number; readonly at: Place; readonly unloaded?: true };

/** The scene is entity 0: the board, the round and the time of day. */
export interface Scene extends Entity {
  readonly kind: 'scene';
  /** Never changed: the compiled board belongs to this very object. */
  readonly board: BoardDescription;
  readonly zones: readonly Zone[];
  /** What the game master makes a kind of ground cost, in place of the table. */
  readonly costs: { readonly [ground in GroundKind]?: number };
  /** Yards a round by which the water carries swimmers. */
  readonly current: readonly [x: number, y: number];
  /** The game master is asked for further modifiers at each attack. */
  readonly judged: boolean;
  /** The game goes on after the fight: treatment and rest. */
  readonly aftermath: boolean;
  /** No fight, or no fight any more: time passes in minutes. */
  peace: boolean;
  /** The game master has closed the scene. */
  closed: boolean;
  /** The side to which the game master gave the fight, -1 = to none, null = it runs by the rules. States of older logs do not have it. */
  winner: number | null | undefined;
  /** Minutes since midnight of the first day. */
  minutes: number;
  /** Places by which one leaves; none = any edge. States of older logs do not have it. */
  readonly exits: readonly Place[] | undefined;
  /** Doors between places; one is closed where the board has a wall there. */
  doors?: readonly (readonly [Place, Place])[];
  /** How light it is; not said = bright. */
  light?: Light;
  /** What lies on the ground. Replaced, never changed in place. */
  lying: readonly Lying[];
  /** Rounds begun; 0 before initiative is rolled. */
  round: number;
  /** Rounds ended. */
  ended: number;
  /** Whose turn it is, or -1. */
  acting: Id;
  /** Whose turn the game master says comes next. */
  called?: Id;
  /** Lots drawn this round for tied initiatives, the first to act in front. Replaced, never changed in place. */
  lots: readonly Id[];
  /** Who acts in this round, where the order is fixed at its start. Replaced, never changed in place. */
  order: readonly Id[];
}

export const SCENE: Id = 0;

/** The scene: board, order, round, clock. */
export const scene = (view: View): Scene => view.state.entities[SCENE] as Scene;

/** Whether a log began before 0.7.0, whose lots were drawn between rider and mount, too: a command in its middle is executed again with them. */
export const drawsOldLots = (view: View): boolean => scene(view).exits === undefined;

export function copyScene(s: Scene): Scene {
  const copy: Scene = {
    id: s.id,
    kind: s.kind,
    conditions: s.conditions,
    features: s.features,
    payment: s.payment,
    board: s.board,
    zones: s.zones,
    costs: s.costs,
    current: s.current,
    judged: s.judged,
    aftermath: s.aftermath,
    peace: s.peace,
    closed: s.closed,
    winner: s.winner,
    minutes: s.minutes,
    exits: s.exits,
    lying: s.lying,
    round: s.round,
    ended: s.ended,
    acting: s.acting,
    lots: s.lots,
    order: s.order,
  };
  if (s.doors !== undefined) copy.doors = s.doors;
  if (s.light !== undefined) copy.light = s.light;
  if (s.called !== undefined) copy.called = s.called;
  return copy;
}
