import type { FeatureDef, Id, View } from '@riposte/kernel';
import { type Fighter, fighter } from '../state/fighter.ts';

export interface Weapon extends FeatureDef {
  readonly weapon: true;
  readonly group: string;
  readonly ap: number;
  readonly accuracy: number;
  readonly damage: number;
  readonly hands: 0 | 1 | 2;
  /** Yards beyond the neighbouring space that it strikes. */
  readonly reach: number;
  /** Yards of a range increment; 0 = a melee weapon. */
  readonly increment: number;
  /** Yards of a range increment when thrown; 0 = not to be thrown. */
  readonly thrown: number;
  /** AP to load it again after each shot; 0 = no loading. */
  readonly load: number;
  readonly piercing: number;
  readonly concussive: boolean;
  readonly slicing: boolean;
  readonly penetrating: boolean;
  /** Loses nothing under water. */
  readonly aquatic: boolean;
}

/** Something carried that is no weapon: kit, torch, potion, ring. */
export interface Item extends FeatureDef {
  readonly item: true;
  readonly hands: 0 | 1;
  /** AP by its own description; null = by the list, or as the game master says. */
  readonly ap: number | null;
  readonly heals: boolean;
  readonly kit: boolean;
  /** Mana that activating it invests and the effect that then lasts, or "". */
  readonly mana: number;
  readonly effect: string;
}

/** Armour adds to Toughness, as far as it is not ignored. */
export interface Armour extends FeatureDef {
  readonly armour: number;
}

export const weaponAt = (view: View, code: number): Weapon => view.rules.things[code] as Weapon;
export const isWeapon = (view: View, code: number): boolean => code >= 0 && 'weapon' in view.rules.things[code];
export const itemAt = (view: View, code: number): Item | null => {
  const thing = view.rules.things[code];
  return thing !== undefined && 'item' in thing ? (thing as Item) : null;
};

export const isRanged = (weapon: Weapon): boolean => weapon.increment > 0;

/** Range increments that a shot may span. */
const MAX_INCREMENTS = 5;

/** How far a weapon attacks, in yards from space to space; neighbours are 1 yard apart. */
export function rangeOf(weapon: Weapon): number {
  return isRanged(weapon) ? weapon.increment * MAX_INCREMENTS : Math.max(weapon.reach + 1, weapon.thrown * MAX_INCREMENTS);
}

/** What hands hold: weapons that are no part of the body, and items. */
export function held(view: View, who: Id): readonly number[] {
  return fighter(view, who).features.filter((code) => handsOf(view, code) > 0);
}

/** What hands hold, each kind of thing once, as menus name it. */
export const kindsHeld = (view: View, who: Id): readonly number[] => [...new Set(held(view, who))];

export function handsOf(view: View, code: number): number {
  const thing = view.rules.things[code];
  return 'hands' in thing ? (thing as Weapon | Item).hands : 0;
}

export const HANDS = 2;

/** Hands that hold nothing; below 0 where an encounter put more into them than they hold. */
export function freeHands(view: View, who: Id): number {
  return held(view, who).reduce((free, code) => free - handsOf(view, code), HANDS);
}

/** Weapons with which one may attack: those in hand, those of the body, and the bare fist. */
export function weaponsOf(view: View, who: Id): number[] {
  const own = fighter(view, who).features.filter((code) => isWeapon(view, code));
  return [...own, view.rules.codeNamed('unarmed')];
}

/** The melee weapon in hand, or the bare fist. */
export function meleeWeapon(view: View, who: Id): number {
  const { weapon } = fighter(view, who);
  return isRanged(weaponAt(view, weapon)) ? view.rules.codeNamed('unarmed') : weapon;
}

/** Whether a weapon that must be loaded is. */
export const isLoaded = ({ unloaded, loaded }: Fighter, code: number): boolean => (unloaded === undefined ? loaded : !unloaded.includes(code));

/** Whether a healing kit is in hand; with `anywhere` it may also be in a bag. */
export function hasKit(view: View, who: Id, anywhere: boolean): boolean {
  const { features, stowed } = fighter(view, who);
  const codes = anywhere ? [...features, ...stowed.map((item) => item.gear)] : features;
  return codes.some((code) => itemAt(view, code)?.kit === true);
}

/** Whether any of its traits is of this kind. */
export function hasTrait(view: View, f: Fighter, trait: string): boolean {
  return f.features.some((code) => view.rules.things[code].id === trait);
}
