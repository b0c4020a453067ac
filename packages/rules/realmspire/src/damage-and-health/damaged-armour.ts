import { adds, defineCondition, defineQuery, plainSum } from '@riposte/kernel';
import { ArmourRating, BlockRating, NATURAL } from './armour.ts';

/** The gl that it costs to repair what is worn and in hand (R-DAMAGED). */
export const RepairPrice = defineQuery('repair price', { rule: 'R-DAMAGED', from: 'nothing damaged', base: () => 0, combine: plainSum });

/** The gl that a degree of damage costs to repair (R-DAMAGED). */
const REPAIR = adds(RepairPrice, (_view, _who, _against, _nothing, damage) => 50 * damage!.value, { rule: 'R-DAMAGED', label: 'repair' });

/** Degrees as the value, taken off all worn armour; several damages add up (R-DAMAGED). */
export const DamagedArmour = defineCondition('damaged-armour', {
  rule: 'R-DAMAGED',
  title: 'damaged armour',
  stacks: true,
  contributes: [
    adds(ArmourRating, (_view, _who, _against, _source, damage) => -damage!.value, {
      rule: 'R-DAMAGED',
      label: 'damaged armour',
      only: 'for worn armour',
      when: (_view, _who, _against, source) => source !== NATURAL,
    }),
    REPAIR,
  ],
});

/** Degrees as the value, taken off the shield (R-DAMAGED). */
export const DamagedShield = defineCondition('damaged-shield', {
  rule: 'R-DAMAGED',
  title: 'damaged shield',
  stacks: true,
  contributes: [adds(BlockRating, (_view, _who, _against, _nothing, damage) => -damage!.value, { rule: 'R-DAMAGED', label: 'damaged shield' }), REPAIR],
});
