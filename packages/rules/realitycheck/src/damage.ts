import { defineResource, type Id, type Play } from '@riposte/kernel';
import { deathRoll } from './death.ts';
import { type Fighter, fighter } from './fighter.ts';
import { ruled } from './rulings.ts';

/** Protects the body until it is used up. @rule RC-AUR-001 RC-AUR-005 */
export const Aura = defineResource('aura', {
  title: 'Aura',
  read: (entity) => (entity as Fighter).aura,
  write: (entity, value) => {
    (entity as Fighter).aura = value;
  },
});

/** Damage lowers Aura; without Aura it harms the body. @rule RC-AUR-005 RC-AUR-006 RC-AUR-007 RC-DTH-002 RC-DTH-003 */
export function takeDamage(play: Play, who: Id, points: number): void {
  if (points === 0) return;
  const { aura } = fighter(play, who);
  Aura.spend(play, who, points);
  if (aura === 0 || (points > aura && ruled(play).overflowHarms)) deathRoll(play, who);
}
