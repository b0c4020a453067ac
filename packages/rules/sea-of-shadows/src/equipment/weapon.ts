import type { FeatureDef, Id, Play, View } from '@riposte/kernel';
import type { Attack } from '../attack-and-defence/attack-dice.ts';
import { fighter } from '../characters/fighter.ts';

/** What the rules need to know of a weapon. Damage comes from successes; weapons set ranks and flags. */
export interface Weapon extends FeatureDef {
  readonly weapon: true;
  readonly melee: boolean;
  readonly hands: 1 | 2;
  readonly long: boolean;
  /** Made for parrying. */
  readonly parries: boolean;
  /** Too light to parry a two-handed weapon. */
  readonly light: boolean;
  /** Greatest range in regions; 0 = the same region only. */
  readonly range: number;
  /** Greatest range when thrown, in regions; 0 = not made for throwing. */
  readonly thrown: number;
  /** Action that makes it ready to shoot again. */
  readonly reload: 'none' | 'minor' | 'major';
  /** May be used prone without disadvantage. */
  readonly usableProne: boolean;
  /** Only a rider can use it, and a charge makes it stronger. */
  readonly charges: boolean;
  /** Extra damage on a double success. */
  readonly double: number;
  /** Part of the body: cannot be dropped, thrown or put away. */
  readonly natural: boolean;
  /** What a hit does with its damage, or instead of it. */
  readonly effect: ((play: Play, by: Id, at: Id, won: number) => void) | null;
  /** Whether a hit does damage. */
  readonly harms: boolean;
}

/** The weapon with this code; null for -1, no weapon. */
export const weaponAt = (view: View, code: number): Weapon | null => (code >= 0 ? (view.rules.things[code] as Weapon) : null);

/** The weapon in hand if it is a melee weapon. */
export function meleeWeapon(view: View, who: Id): Weapon | null {
  const held = weaponAt(view, fighter(view, who).weapon);
  return held?.melee ? held : null;
}

export const isWeapon = (view: View, code: number): boolean => 'weapon' in view.rules.things[code];

/** Codes of the weapons that a fighter carries, the one in hand included. */
export const weaponsOf = (view: View, who: Id): number[] => view.state.entities[who].features.filter((code) => isWeapon(view, code));

/** Whether an attack is made with this weapon. */
export const isWith = (view: View, attack: Attack, id: string): boolean => weaponAt(view, attack.weapon)?.id === id;
