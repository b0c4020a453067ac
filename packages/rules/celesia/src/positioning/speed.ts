import { defineQuery, highest, plainSum } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';

export const GAITS = ['speed', 'climb', 'burrow', 'fly', 'swim'] as const;
export type Gait = (typeof GAITS)[number];

/** Feet that one Move covers, by the way of moving; 0 for a way that the creature lacks. @rule CE-FOT-004 CE-LEG-004 */
export const Speed = defineQuery<{ readonly gait: Gait }>('speed', {
  rule: 'CE-FOT-004',
  from: 'speed of the kind',
  base: (view, who, _against, context) => fighter(view, who)[context?.gait ?? 'speed'] ?? 0,
  combine: plainSum,
  later: [{ stage: 'at least', combine: highest }],
});

/** AP that standing up costs. @rule CE-FOT-003 CE-LEG-003 */
export const StandUpCost = defineQuery('cost of standing up', { rule: 'CE-FOT-003', from: '1 AP', base: () => 1, combine: plainSum });
