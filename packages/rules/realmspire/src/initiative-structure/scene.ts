import type { Entity, Id, View } from '@riposte/kernel';
import type { MetresDescription } from '@riposte/space';

export const SCENE: Id = 0;

/** The scene: board, order, round, clock. */
export const scene = (view: View): Scene => view.state.entities[SCENE] as Scene;

/** Centimetres, in which boards are measured. */
export const METRE = 100;

/** A point of the stage in metres. */
export type Point = readonly [x: number, y: number];

/** Something to stand behind: a straight piece of it and how much of a body it protects. @rule RS-COV-004 RS-COV-007 RS-COV-009 */
export interface Obstacle {
  readonly from: Point;
  readonly to: Point;
  /** Percent of a body that it protects, 1 to 100. */
  readonly protects: number;
  /** Whether it hides what is behind it. */
  readonly conceals: boolean;
}

/** Where a door is: from post to post. */
export type Doorway = Pick<Obstacle, 'from' | 'to'>;

/** A fighter who saved its turn until after another's. */
export interface Waiting {
  readonly who: Id;
  readonly after: Id;
}

/** What clings to a thing and goes with it (R-GEAR). */
export interface Marks {
  readonly unloaded: boolean;
  /** The round in which its flames go out; 0 = it does not burn, -1 = they do not go out. */
  readonly flames: number;
  /** Degrees of damage. */
  readonly damage: number;
}

/** Something on the floor: code of the gear and where. */
export interface Lying {
  readonly gear: number;
  readonly at: Point;
  readonly marks?: Marks;
}

/** A thing at a fighter's belt to which something clings. */
export interface AtBelt {
  readonly who: Id;
  readonly gear: number;
  readonly marks: Marks;
}

/** The scene is entity 0: stage, turn order, round, what lies on the floor. Lists are replaced, never changed in place. */
export interface Scene extends Entity {
  readonly kind: 'scene';
  /** The stage as a board in centimetres; its points in metres run from 0, 0 to its far corner. */
  readonly ground: MetresDescription;
  readonly obstacles: readonly Obstacle[];
  /** Points where one can leave; none = any edge. None in fights of before 0.6. */
  exits?: readonly Point[];
  /** Doors; one is closed where an obstacle stands in it. */
  doors?: readonly Doorway[];
  /** AP of acts where a table differs from the usual. */
  readonly costs: { readonly [act: string]: number };
  /** Whether the game master decides when the encounter is over. */
  readonly refereed: boolean;
  /** Whether the game goes on after the fight: tending, rests. */
  aftermath: boolean;
  /** Whether surprise has been determined. */
  begun: boolean;
  /** Rounds begun. */
  round: number;
  /** Fighters by initiative; empty before the first roll. */
  order: readonly Id[];
  /** Whose turns of this round are still to come, in this order. */
  queue: readonly Id[];
  waiting: readonly Waiting[];
  /** Whose turn is open, or NOBODY. */
  acting: Id;
  floor: readonly Lying[];
  /** Things at belts to which something clings; none in fights of before 0.6. */
  belts?: readonly AtBelt[];
  /** Whether the encounter has ended, and the side that won it; -1 = none. */
  ended: boolean;
  winner: number;
  /** In whose turn it goes on if two sides stand again; none while it goes on, and where the game master ended it or it has an aftermath. */
  goesOnWith?: Id;
  /** Minutes since then. */
  minutes: number;
}

/** What fights of before 0.6 do not have is not added to them. */
export function copyScene(s: Scene): Scene {
  const copy: Scene = {
    id: s.id,
    kind: s.kind,
    conditions: s.conditions,
    features: s.features,
    payment: s.payment,
    ground: s.ground,
    obstacles: s.obstacles,
    costs: s.costs,
    refereed: s.refereed,
    aftermath: s.aftermath,
    begun: s.begun,
    round: s.round,
    order: s.order,
    queue: s.queue,
    waiting: s.waiting,
    acting: s.acting,
    floor: s.floor,
    ended: s.ended,
    winner: s.winner,
    minutes: s.minutes,
  };
  if (s.exits !== undefined) copy.exits = s.exits;
  if (s.doors !== undefined) copy.doors = s.doors;
  if (s.belts !== undefined) copy.belts = s.belts;
  if (s.goesOnWith !== undefined) copy.goesOnWith = s.goesOnWith;
  return copy;
}
