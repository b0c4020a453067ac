import type { Entity, Id, View } from '@riposte/kernel';
import type { Rank } from './ladder.ts';

/** The scene is entity 0: regions, turn order, round. */
export interface Scene extends Entity {
  readonly kind: 'scene';
  /** Names of the regions; a region is an area of about 10 m. */
  readonly regions: readonly string[];
  /** For each region the regions next to it. */
  readonly next: readonly (readonly number[])[];
  /** Hard, rocky or spiked ground, by region. */
  readonly hard: readonly boolean[];
  /** Regions from which one can leave the board; none given: from every region. Logs from before have none. */
  exits?: readonly number[];
  /** Doors between regions; one is closed where they are not next to each other. */
  doors?: readonly (readonly [number, number])[];
  /** Rounds begun. */
  round: number;
  /** Fighters in turn order; empty before the first roll. Replaced, never changed in place. */
  order: readonly Id[];
  /** Place in `order` of the one whose turn it is or was last. */
  turn: number;
  /** Whose turn is open, or -1. */
  acting: Id;
  /** Minutes since the encounter ended. */
  minutes: number;
  /** Whether the game goes on after the encounter: survival rolls, treatment, rest. */
  aftermath: boolean;
  /** Names of the sides, by number. Logs from before have none. */
  sides?: readonly string[];
}

/** A thing on the ground. */
export interface Item extends Entity {
  readonly kind: 'item';
  /** Code of its definition. */
  readonly gear: number;
  /** The region where it lies; -1 = picked up. */
  region: number;
}

export const DICE = ['ATT', 'DEF', 'STR', 'REF', 'INT', 'PRE', 'FOR'] as const;
export type Die = (typeof DICE)[number];

/** A character of either side. Dice are ranks on the ladder. */
export interface Fighter extends Entity {
  readonly kind: 'fighter';
  readonly name: string;
  side: number;
  /** Number of its region, or `NOWHERE`. */
  region: number;
  att: Rank;
  def: Rank;
  str: Rank;
  ref: Rank;
  int: Rank;
  pre: Rank;
  fort: Rank;
  hp: number;
  maxHp: number;
  mp: number;
  maxMp: number;
  /** AP left in this turn. */
  ap: number;
  apTotal: number;
  /** AP that interrupts have taken from the next turn. */
  borrowed: number;
  /** Turns begun. */
  turns: number;
  /** Took an action other than a free one this turn. */
  acted: boolean;
  /** Code of the weapon in hand, or -1. */
  weapon: number;
  /** Size step; two or more steps larger is giant or much larger. */
  size: number;
  /** Minor, unnamed and evil: dies when knocked out by lethal damage. */
  minor: boolean;
  /** Has room to manoeuvre. */
  room: boolean;
  /** AP of this turn that are for movement only: what a mount has more than its rider. */
  extraMoves: number;
}

export const SCENE: Id = 0;

/** Board, turn order, round and clock. */
export const scene = (view: View): Scene => view.state.entities[SCENE] as Scene;

/** The fighter with this id, who must be one. */
export const fighter = (view: View, id: Id): Fighter => view.state.entities[id] as Fighter;

/** A statistic of a fighter as it stands on the sheet. */
export function dieOf(f: Fighter, die: Die): Rank {
  switch (die) {
    case 'ATT':
      return f.att;
    case 'DEF':
      return f.def;
    case 'STR':
      return f.str;
    case 'REF':
      return f.ref;
    case 'INT':
      return f.int;
    case 'PRE':
      return f.pre;
    case 'FOR':
      return f.fort;
  }
}

/** Region of those who are not on the board: they left, or are still to come. */
export const NOWHERE = -1;

/** Whether a fighter is on the board. */
export const isPresent = (view: View, id: Id): boolean => fighter(view, id).region >= 0;

/** Every fighter, in the order of ids. */
export const fighters = (view: View): Fighter[] => view.state.entities.filter((entity): entity is Fighter => entity.kind === 'fighter');

/** The name of an entity; a thing on the ground is named by what it is. */
export function nameOf(view: View, id: Id): string {
  if (id < 0) return 'the game master';
  const entity = view.state.entities[id];
  if (entity.kind === 'fighter') return (entity as Fighter).name;
  return entity.kind === 'item' ? view.rules.things[(entity as Item).gear].title : 'the scene';
}

/** A copy field by field; lists that are replaced and never changed are shared. */
export function copyEntity(entity: Entity): Entity {
  if (entity.kind === 'fighter') return copyFighter(entity as Fighter);
  return entity.kind === 'item' ? copyItem(entity as Item) : copyScene(entity as Scene);
}

function copyItem(item: Item): Item {
  return { id: item.id, kind: item.kind, conditions: item.conditions, features: item.features, payment: item.payment, gear: item.gear, region: item.region };
}

function copyFighter(f: Fighter): Fighter {
  return {
    id: f.id,
    kind: f.kind,
    conditions: f.conditions,
    features: f.features,
    payment: f.payment,
    name: f.name,
    side: f.side,
    region: f.region,
    att: f.att,
    def: f.def,
    str: f.str,
    ref: f.ref,
    int: f.int,
    pre: f.pre,
    fort: f.fort,
    hp: f.hp,
    maxHp: f.maxHp,
    mp: f.mp,
    maxMp: f.maxMp,
    ap: f.ap,
    apTotal: f.apTotal,
    borrowed: f.borrowed,
    turns: f.turns,
    acted: f.acted,
    weapon: f.weapon,
    size: f.size,
    minor: f.minor,
    room: f.room,
    extraMoves: f.extraMoves,
  };
}

function copyScene(s: Scene): Scene {
  const copy: Scene = {
    id: s.id,
    kind: s.kind,
    conditions: s.conditions,
    features: s.features,
    payment: s.payment,
    regions: s.regions,
    next: s.next,
    hard: s.hard,
    round: s.round,
    order: s.order,
    turn: s.turn,
    acting: s.acting,
    minutes: s.minutes,
    aftermath: s.aftermath,
  };
  if (s.exits !== undefined) copy.exits = s.exits;
  if (s.doors !== undefined) copy.doors = s.doors;
  if (s.sides !== undefined) copy.sides = s.sides;
  return copy;
}
