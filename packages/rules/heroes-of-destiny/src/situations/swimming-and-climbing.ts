import { defineAsk, defineChange, defineCondition, type Id, number, type View } from '@riposte/kernel';
import { hasTrait } from '../catalogue/weapon.ts';
import { type Fighter, fighter, isFighter, type Medium } from '../state/fighter.ts';

export const inMedium = (medium: Medium) => (view: View, on: Id) => isFighter(view, on) && fighter(view, on).medium === medium;
export const isOutOfElement = (view: View, who: Id): boolean => !hasTrait(view, fighter(view, who), 'aquatic');

export const Swimming = defineCondition('swimming', { rule: 'HD-SWC-001', title: 'keeping above water', while: inMedium('swimming') });
export const Climbing = defineCondition('climbing', { rule: 'HD-SWC-001', title: 'climbing', while: inMedium('climbing') });

export const MediumSet = defineChange('medium-set', (store, who: Id, medium: Medium): boolean => {
  if ((store.state.entities[who] as Fighter).medium === medium) return false;
  (store.edit(who) as Fighter).medium = medium;
  return true;
});

export const isInWater = (view: View, who: Id): boolean => ['swimming', 'underwater'].includes(fighter(view, who).medium);

/** How hard it is to hold on here. @rule HD-SWC-001 */
export const HoldTn = defineAsk<{ readonly who: Id; readonly medium: Medium }, number>('hold-tn', {
  rule: 'HD-SWC-001',
  answer: number({ rule: 'HD-SWC-001', least: () => -20, most: () => 40 }),
  fallback: () => 0,
});

export const skillFor = (medium: Medium): 'climbing' | 'swimming' => (medium === 'climbing' ? 'climbing' : 'swimming');

export const needsHold = (view: View, who: Id): boolean => {
  const { medium } = fighter(view, who);
  return medium === 'climbing' || (medium === 'swimming' && isOutOfElement(view, who));
};
