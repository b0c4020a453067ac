import { adds, defineCondition } from '@riposte/kernel';
import { AttackRank } from '../attack-and-defence/attack-dice.ts';
import { DefenceRank } from '../attack-and-defence/defence-dice.ts';
import { fighter } from '../characters/fighter.ts';

/** Not trained with the weapon whose code is its value: ATT a rank lower. */
export const Unproficient = defineCondition('unproficient', {
  rule: 'R-GEAR',
  title: 'unproficient',
  stacks: true,
  contributes: [
    adds(AttackRank, -1, {
      rule: 'R-GEAR',
      label: 'unproficient',
      only: 'with the unfamiliar weapon',
      when: (_view, _who, _against, attack, lack) => attack.weapon === lack!.value,
    }),
    adds(DefenceRank, -1, {
      rule: 'R-GEAR',
      label: 'unproficient',
      only: 'for a parry with the unfamiliar weapon',
      when: (view, who, _against, { by }, lack) => by === 'parry' && fighter(view, who).weapon === lack!.value,
    }),
  ],
});
