import type { ConditionDef, Entity, FeatureDef, Id } from '@riposte/kernel';
import type { BoardDescription } from '@riposte/space';

export type Ability = 'cha' | 'con' | 'dex' | 'int' | 'str' | 'wis';
export type Skill = 'acrobatics' | 'athletics' | 'medicine' | 'perception' | 'stealth';
export type Size = 'large' | 'medium' | 'small';
export type Scores = { readonly [ability in Ability]: number };

export interface Fighter extends Entity {
  readonly name: string;
  readonly side: number;
  readonly size: Size;
  readonly humanoid: boolean;
  readonly scores: Scores;
  readonly proficiency: number;
  /** Saves, by ability, and skills in which the proficiency counts. */
  readonly proficient: readonly string[];
  /** Bonuses of skills that are more than their parts. */
  readonly skills: { readonly [skill: string]: number };
  readonly maxHp: number;
  readonly speed: number;
  /** Armour class of a hide or shell, 0 without one. */
  readonly hide: number;
  /** Damage by its type: halved, doubled, none. */
  readonly resists: readonly string[];
  readonly vulnerable: readonly string[];
  readonly immune: readonly string[];
  /** Dies at 0 hit points. */
  readonly minor: boolean;
  /** Attacks of one Attack action. */
  readonly attacks: number;
  readonly casts: Ability | null;
  at: number;
  hp: number;
  tempHp: number;
  slots: number;
  greaterSlots: number;
  /** Feet that were moved in this turn, and how often one dashed. */
  moved: number;
  dashes: number;
  acted: boolean;
  bonused: boolean;
  reacted: boolean;
  /** A spell was cast by a bonus action, or one with a slot by an action. */
  quickened: boolean;
  cast: boolean;
  /** Attacks that are left of an Attack action, and with what the last was made; -1 = with nothing. */
  strikes: number;
  struck: number;
  successes: number;
  failures: number;
  turnsBegun: number;
  turnsEnded: number;
}

export interface Scene extends Entity {
  readonly board: BoardDescription;
  /** Cells with a low wall: half cover. */
  readonly low: readonly number[];
  order: readonly Id[];
  rolled: boolean;
  turn: number;
  begun: boolean;
  round: number;
}

export interface Dice {
  readonly count: number;
  readonly sides: number;
}

export interface Weapon extends FeatureDef {
  readonly weapon: true;
  readonly dice: Dice;
  readonly type: string;
  readonly ranged: boolean;
  readonly light: boolean;
  readonly finesse: boolean;
  readonly heavy: boolean;
  readonly thrown: boolean;
  readonly twoHanded: boolean;
  readonly loading: boolean;
  /** Sides of the die in two hands, 0 for a weapon that is always held alike. */
  readonly versatile: number;
  readonly reach: number;
  readonly near: number;
  readonly far: number;
  readonly natural: boolean;
  /** What a hit does besides, unless a save is made. */
  readonly effect: Effect | null;
}

export interface Effect {
  readonly save: Ability;
  readonly against: number;
  readonly condition: ConditionDef | null;
  /** Further damage, halved by the save. */
  readonly dice: Dice | null;
  readonly type: string;
}

export interface Armour extends FeatureDef {
  readonly armour: true;
  readonly base: number;
  /** The most that Dexterity adds. */
  readonly dexterity: number;
}

export interface Spell extends FeatureDef {
  readonly spell: true;
  readonly level: number;
  readonly range: number;
  readonly time: 'action' | 'bonus action' | 'reaction';
  readonly concentration: boolean;
}

/** What an attack is made with: a weapon or a spell by its code, near or from afar. */
export interface With {
  readonly by: number;
  readonly ranged: boolean;
}
