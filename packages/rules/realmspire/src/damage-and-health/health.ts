import { defineChange, defineQuery, type Id, plainSum } from '@riposte/kernel';
import { bonus, type Fighter, fighter } from '../characters/fighter.ts';

/** A full Health Pool by Endurance. @rule RS-HLT-001 */
export const healthPool = (endurance: number): number => 5 * bonus(endurance);

/** The most health of a fighter. @rule RS-HLT-001 */
export const MostHealth = defineQuery('most health', {
  rule: 'RS-HLT-001',
  from: '5 x END',
  base: (view, who) => fighter(view, who).maxHealth,
  combine: plainSum,
});

/** Health lost; what goes below 0 is kept. @rule RS-HLT-001 */
export const Hurt = defineChange('hurt', (store, who: Id, points: number): boolean => {
  if (points <= 0) return false;
  (store.edit(who) as Fighter).health -= points;
  return true;
});
