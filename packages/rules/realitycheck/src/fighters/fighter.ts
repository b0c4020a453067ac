import type { Condition, Entity, Id, View } from '@riposte/kernel';
import type { Stats } from '../gear/piece.ts';

/** Size Categories from small to large. @rule RC-SIZ-007 */
export const SIZES = ['miniscule', 'fine', 'diminutive', 'tiny', 'small', 'medium', 'large', 'huge', 'gigantic'] as const;
export type Size = (typeof SIZES)[number];

const TIERS = [5, 10, 15];

/** The Tier of a level, from 1 to 4. */
export const tierOf = (level: number): number => 1 + TIERS.filter((from) => level >= from).length;

/** The six abilities, in the order of the book. */
export const ABILITIES = ['str', 'con', 'dex', 'int', 'wis', 'cha'] as const;
export type Ability = (typeof ABILITIES)[number];

/** A part of the ground that hinders: by a condition while one stands there, by a plain modifier, or both. @rule RC-CND-024 */
export interface Zone {
  readonly title: string;
  readonly places: readonly number[];
  /** Code of the condition that it imposes, or -1. */
  readonly condition: number;
  /** Added to the Miss Chance of shots at who stands there, and to its Evasion. */
  readonly missChance: number;
  readonly evasion: number;
  /** Whether Agile Moves are possible there. */
  readonly agile: boolean;
  /** Metres of a Run that one metre takes. */
  readonly cost: number;
  /** Whether a fighter can hide there from those who look. */
  readonly hides: boolean;
  /** Whether it burns, or is ice, for spells. */
  readonly holds: 'fire' | 'ice' | 'none';
  /** Metres that who comes upon it falls. */
  readonly fall?: number;
}

/** The scene is entity 0: the board, the count of rounds, and what the game master has set. */
export interface Scene extends Entity {
  readonly kind: 'scene';
  readonly grid: 'square' | 'hex';
  /** The board in cells of a metre; places count row by row from 0. */
  readonly width: number;
  readonly height: number;
  /** Places where no one can stand: walls, and doors that are closed. */
  readonly solid: readonly number[];
  readonly zones: readonly Zone[];
  /** Whether there were sides to fight each other; without them nothing ends the scene. */
  contested: boolean;
  /** Whether the game goes on after the fight, for rests. */
  readonly aftermath: boolean;
  /** The side that is taken unawares, or -1. */
  readonly surprised: number;
  /** Rounds begun. */
  round: number;
  closed: boolean;
  /** Where one can leave the board beside its edge. */
  exits?: readonly number[];
  /** Places with a door; it is closed where they are solid. */
  doors?: readonly number[];
  /** Names of the sides; logs from before 0.8 have none. */
  sides?: readonly string[];
  /** The side that the game master let win, -1 = none; null = the fight goes on. */
  won?: number | null;
  /** How long a round is. */
  secondsOfRound?: number;
}

/** What a creature adds to its numbers, in addition to what follows from abilities and gear. */
export interface Own {
  readonly attack: number;
  readonly evasion: number;
  readonly rangedEvasion: number;
  readonly unarmedEvasion: number;
  readonly fortitude: number;
  readonly will: number;
  readonly agility: number;
  readonly sprint: number;
  /** Decimetres. */
  readonly jump: number;
  readonly surges: number;
  readonly spells: number;
}

/** A creature that is as abilities and gear make it. */
export const NOTHING_OWN: Own = {
  attack: 0,
  evasion: 0,
  rangedEvasion: 0,
  unarmedEvasion: 0,
  fortitude: 0,
  will: 0,
  agility: 0,
  sprint: 0,
  jump: 0,
  surges: 0,
  spells: 0,
};

/** How a target moved: not at all, as in any fight, or too wildly to aim at. */
export const MOTIONS = ['none', 'ordinary', 'wild'] as const;
export type Motion = (typeof MOTIONS)[number];

/** A condition that ended while a melee attack was under way, and on whom. */
export interface Ended {
  readonly on: Id;
  readonly condition: Condition;
}

/** A creature of either side, or a thing that can be struck. Abilities are scores; pools are what is left of them. */
export interface Fighter extends Entity {
  readonly kind: 'fighter';
  readonly name: string;
  side: number;
  readonly inanimate: boolean;
  readonly size: Size;
  readonly level: number;
  /** Martial Proficiency Level. */
  readonly mpl: number;
  /** Metres of a Run; the race's, or the size's. */
  readonly speed: number;
  readonly str: number;
  readonly con: number;
  readonly dex: number;
  readonly int: number;
  readonly wis: number;
  readonly cha: number;
  /** Proficiency, ranks and martial levels in skills, together. */
  readonly trained: { readonly [skill: string]: number };
  readonly own: Own;
  /** Damage types. */
  readonly resists: readonly string[];
  readonly weak: readonly string[];
  /** Entered maximum of Aura, of Stamina; -1 = by the formula. */
  readonly auraGiven: number;
  readonly staminaGiven: number;
  place: number;
  /** A heading of the board. */
  facing: number;
  aura: number;
  stamina: number;
  energy: number;
  agility: number;
  surges: number;
  /** Made its Swift Attack this round. */
  swift: boolean;
  /** Rolled Initiative this round. */
  rolled: boolean;
  /** Points of Stamina paid for Energy this round. */
  pushed: number;
  /** Holds back until something happens. */
  waits: boolean;
  /** Metres moved this round. */
  moved: number;
  motion: Motion;
  /** Agile Moves that Energy spent, or being spent, leaves open. */
  nimble: number;
  /** Where the step under way came from, as far as it can be answered; -1 = none. */
  cameFrom: number;
  /** Heading of the last running step and metres run without a break; -1 and 0 = the chain is broken. */
  course: number;
  runUp: number;
  /** Who attacked it since it last did something, or -1. */
  struckBy: Id;
  /** Whether the target of the attack under way was exposed when it was declared. */
  opening: boolean;
  /** Conditions of attacker and target that ended while its attack was under way; logs from before have none. */
  endedMeanwhile?: readonly Ended[];
  /** The round in which it joins the fight; 0 = it is there, -1 = it comes when it is called. */
  arrives?: number;
  /** Metres below the board at which it stands. */
  depth?: number;
  /** Steps of penalty it takes to spare its targets; -1 = it does not spare them. */
  sparing: number;
  /** Codes of abilities used up until a rest. */
  used: readonly number[];
  /** Minutes of rest not yet put to a use, and Recovery Surges that it allows. */
  rested: number;
  surgesOpen: number;
}

/** Where an item is; on a table it can be snatched in passing. */
export const SLOTS = ['hand', 'worn', 'stowed', 'ground', 'table'] as const;
export type Slot = (typeof SLOTS)[number];

/** Gear: weapons, shields, armour, goods. */
export interface Item extends Entity {
  readonly kind: 'item';
  readonly name: string;
  /** Code of its definition. */
  readonly thing: number;
  readonly stats: Stats;
  holder: Id;
  slot: Slot;
  place: number;
  loaded: boolean;
  broken: boolean;
  durability: number;
}

/** The scene; acts of the game master are its own. */
export const SCENE: Id = 0;

/** What is stored of the scene. */
export const scene = (view: View): Scene => view.state.entities[SCENE] as Scene;

/** What is stored of a fighter. */
export const fighter = (view: View, id: Id): Fighter => view.state.entities[id] as Fighter;

/** What is stored of a piece of gear. */
export const itemOf = (view: View, id: Id): Item => view.state.entities[id] as Item;

/** Whether it is a fighter, not a thing. */
export const isFighter = (view: View, id: Id): boolean => view.state.entities[id]?.kind === 'fighter';

/** The name of a fighter or an item. */
export function nameOf(view: View, id: Id): string {
  if (id < 0) return 'the game master';
  return id === SCENE ? 'the scene' : (view.state.entities[id] as Fighter | Item).name;
}

/** The title of an act that is known by its id. */
export const titleOf = (view: View, act: string): string => view.rules.def.intents.find((intent) => intent.id === act)?.title ?? act;

/** Every fighter in the order of ids, the fallen too. */
export function everybody(view: View): Id[] {
  const all: Id[] = [];
  for (const entity of view.state.entities) if (entity.kind === 'fighter') all.push(entity.id);
  return all;
}

/** The items that a fighter has in a slot, in the order of ids. */
export function itemsOf(view: View, who: Id, slot: Slot): Item[] {
  const all: Item[] = [];
  for (const entity of view.state.entities)
    if (entity.kind === 'item' && (entity as Item).holder === who && (entity as Item).slot === slot) all.push(entity as Item);
  return all;
}
