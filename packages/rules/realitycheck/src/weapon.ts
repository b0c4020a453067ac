import type { FeatureDef, Id, Pool, View } from '@riposte/kernel';
import { fighter } from './fighter.ts';
import { ruled } from './rulings.ts';

export interface Weapon extends FeatureDef {
  readonly weapon: true;
  readonly reach: number;
  readonly damage: Pool;
  /** Widens the critical range downward. */
  readonly precise: number;
  /** Moves the upper end of the band that exposes its user. */
  readonly exposing: number;
}

export const weaponAt = (view: View, code: number): Weapon | null => (code < 0 ? null : (view.rules.things[code] as Weapon));

export const weaponOf = (view: View, who: Id): Weapon | null => weaponAt(view, fighter(view, who).weapon);

/** The farthest a fighter strikes, in metres; -1 without a weapon. @rule RC-ENE-010 */
export function maximumReach(view: View, who: Id): number {
  const weapon = weaponOf(view, who);
  return weapon === null ? -1 : ruled(view).metresOfReach(weapon.reach);
}
