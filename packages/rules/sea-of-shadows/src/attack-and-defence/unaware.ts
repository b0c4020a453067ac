import { type AnyContribution, adds, defineCondition, type Id, type View } from '@riposte/kernel';
import { fighter } from '../characters/fighter.ts';
import { hasPhysicalEffect } from './attack-dice.ts';
import { PassiveAdvantage } from './defence-dice.ts';

/**
 * Does not notice an attack: no active defence, the passive one disadvantaged unless the attack is indirect. It ends with the
 * first attack on its bearer, or by its bearer (R-UNAWARE). @rule SS-UNA-001 SS-UNA-002 SS-UNA-003
 */
export const Unaware = defineCondition('unaware', {
  rule: 'SS-UNA-001',
  title: 'unaware',
  contributes: [
    adds(PassiveAdvantage, -1, {
      rule: 'SS-UNA-002',
      label: 'unaware',
      only: 'against physical effects',
      when: (view, _who, _against, { attack }) => hasPhysicalEffect(view, attack),
    }),
  ],
});

/** Attacks from hiding: nobody of the other sides is aware of this attack (R-UNAWARE). */
export const Unseen = defineCondition('unseen', { rule: 'R-UNAWARE', title: 'attacking from hiding' });

/** Whether a fighter is unaware of an attack: of every attack, or of this one from hiding. @rule SS-UNA-001 */
export const isUnawareOf = (view: View, who: Id, by: Id): boolean => view.has(who, Unaware) || comesUnseen(view, who, by);

const comesUnseen = (view: View, who: Id, by: Id): boolean => view.has(by, Unseen) && fighter(view, by).side !== fighter(view, who).side;

/** An attack from hiding meets the passive defence of the unaware. @rule SS-UNA-002 SS-UNA-003 */
export const FROM_HIDING: AnyContribution = adds(PassiveAdvantage, -1, {
  rule: 'SS-UNA-002',
  label: 'attacked from hiding',
  only: 'against an attack from hiding with a physical effect',
  when: (view, who, against, { attack }) => hasPhysicalEffect(view, attack) && comesUnseen(view, who, against),
});
