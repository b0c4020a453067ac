import { defineChange, type Id, type View } from '@riposte/kernel';
import { type Fighter, fighter } from '../characters/fighter.ts';

/** Hit points lost; they never fall below zero. @rule SS-DMG-003 SS-KNO-002 */
export const Hurt = defineChange('hurt', (store, who: Id, points: number, _lethal: boolean): boolean => {
  const before = (store.state.entities[who] as Fighter).hp;
  if (points <= 0) return false;
  (store.edit(who) as Fighter).hp = Math.max(0, before - points);
  return true;
});

/** Hit points regained, up to the full; more only where the game master says so on purpose. */
export const Healed = defineChange('healed', (store, who: Id, points: number, over = false): boolean => {
  const before = store.state.entities[who] as Fighter;
  const hp = over ? before.hp + points : Math.min(before.maxHp, before.hp + points);
  if (hp <= before.hp) return false;
  (store.edit(who) as Fighter).hp = hp;
  return true;
});

/** Whether a fighter has all its hit points, or more. */
export function hasFullHp(view: View, who: Id): boolean {
  const { hp, maxHp } = fighter(view, who);
  return hp >= maxHp;
}
