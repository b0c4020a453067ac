import { adds, type Id, type View } from '@riposte/kernel';
import { sizesLarger } from '../fighters/size.ts';
import { ruled } from '../rulings.ts';
import { type Attack, AttackBonus, isRanged, isSpell } from './attack-roll.ts';

/** Degrees more for each category that the target is smaller, fewer for each that it is larger. @rule CE-SIZ-003 CE-SIZ-004 */
export const bySize = (view: View, by: Id, at: Id): number => -sizesLarger(view, by, at);

/** The bonus or penalty of size, doubled for each further category. @rule CE-SIZ-001 CE-SIZ-002 CE-SIZ-006 CE-SIZ-007 */
function sizeBonus(view: View, who: Id, against: Id, { form }: Attack): number {
  const larger = sizesLarger(view, who, against);
  return (form === 'maneuver' ? -1 : 1) * Math.sign(larger) * ruled(view).sizeValue(Math.abs(larger));
}

/** Size weighs in melee and manoeuvres; a shot, a spell and a parry are as easy on any size. @rule CE-SIZ-007 */
const sizeCounts = (view: View, who: Id, against: Id, attack: Attack): boolean =>
  attack.way !== 'parry' && against >= 0 && !isRanged(attack) && !isSpell(view, attack) && sizesLarger(view, who, against) !== 0;

/** What size does to attacks. @rule CE-SIZ-001 */
export const SIZE = adds(AttackBonus, sizeBonus, { rule: 'CE-SIZ-001', label: 'size', only: 'in melee between different sizes', when: sizeCounts });
