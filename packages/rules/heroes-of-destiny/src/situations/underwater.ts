import { adds, defineChange, defineCondition, defineIntent, GM, type Id, type Play, type View } from '@riposte/kernel';
import { COSTS } from '../actions/costs.ts';
import { alive } from '../health/alive.ts';
import { suffer } from '../health/damage.ts';
import { Toughness } from '../health/toughness.ts';
import { Distance, FEET_IN_A_YARD } from '../movement/distance.ts';
import { type Attack, AttackBonus } from '../rolls/attack.ts';
import { passes } from '../rolls/checks.ts';
import { ActionPoints, ExtraAp, needsAp } from '../sequence/action-points.ts';
import { fighter, fighters } from '../state/fighter.ts';
import { HoldTn, inMedium, isOutOfElement, MediumSet } from './swimming-and-climbing.ts';

const MELEE_ACTS = ['attack', 'quick-attack', 'strong-attack', 'nonlethal-attack', 'rebuff', 'grapple', 'create-opening'];

/** Below the surface: immobile defense, and melee attacks at -5 that cost 2 AP more. None of it applies to the aquatic. @rule HD-UWC-001 HD-UWC-004 HD-UWC-005 */
export const Underwater = defineCondition('underwater', {
  rule: 'HD-UWC-002',
  title: 'under water',
  while: inMedium('underwater'),
  contributes: [
    adds(ExtraAp, 2, {
      rule: 'HD-UWC-004',
      label: 'under water',
      only: 'on melee actions out of their element',
      when: (view, who, _against, act) => MELEE_ACTS.includes(act) && isOutOfElement(view, who),
    }),
    adds(AttackBonus, -5, {
      rule: 'HD-UWC-005',
      label: 'under water',
      only: 'in melee out of their element',
      when: (view, who, _against, attack) => attack.way === 'melee' && isOutOfElement(view, who),
    }),
  ],
});

/** Back to the surface. @rule HD-SWC-005 */
export const Resurface = defineIntent('resurface', {
  rule: 'HD-SWC-005',
  title: 'Swim to the surface',
  tags: ['action', 'moving'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (fighter(view, by).medium !== 'underwater') refuse('HD-SWC-005', 'not-under-water');
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.resurface.ap }],
  perform(play, by) {
    if (!passes(play, by, 'swimming', play.ask(HoldTn, GM, { who: by, medium: 'swimming' }))) return 'failed';
    MediumSet(play, by, 'swimming');
    return true;
  },
});

/** Fire under water is steam that does half the damage. @rule HD-UWC-008 HD-UWC-009 */
export function halvedByWater(view: View, { at, element }: Attack, dealt: number): number {
  return element === 'fire' && fighter(view, at).medium === 'underwater' ? Math.floor(dealt / 2) : dealt;
}

export const Steamed = defineChange('steamed', (_store, _at: Id): void => {});

/** What an element does in water beside its harm: fire makes a zone of steam. @rule HD-UWC-008 */
export function boils(play: Play, { at, element }: Attack): void {
  if (element === 'fire' && fighter(play, at).medium === 'underwater') Steamed(play, at);
}

/** Lightning under water also harms those near, its maker too: less 1 for each foot. @rule HD-UWC-010 HD-UWC-011 HD-UWC-012 */
export function spreads(play: Play, attack: Attack, dealt: number): void {
  const { at, element } = attack;
  if (element !== 'lightning' || fighter(play, at).medium !== 'underwater') return;
  for (const { id, medium } of fighters(play)) {
    const left = dealt - FEET_IN_A_YARD * Distance(play, at, id);
    if (id === at || medium !== 'underwater' || left <= 0 || !alive(play, id)) continue;
    suffer(play, id, left - Toughness(play, id, attack.by, attack), 0, attack.by);
  }
}
