import { adds, defineCondition } from '@riposte/kernel';
import { AttackAdvantage, attackDie } from '../attack-and-defence/attack-dice.ts';
import { toDefences } from '../attack-and-defence/defence-dice.ts';
import { CheckAdvantage } from '../characters/checks.ts';
import type { Die } from '../characters/fighter.ts';

/** Dice that need sight. */
const SIGHT: readonly Die[] = ['ATT', 'REF', 'DEF'];

/** ATT, REF and DEF are disadvantaged. */
export const Blinded = defineCondition('blinded', {
  rule: 'R-AFFLICTIONS',
  title: 'blinded',
  contributes: [
    adds(AttackAdvantage, -1, {
      rule: 'R-AFFLICTIONS',
      label: 'blinded',
      only: 'on rolls that need sight',
      when: (view, _who, _against, attack) => SIGHT.includes(attackDie(view, attack)),
    }),
    ...toDefences(-1, {
      rule: 'R-AFFLICTIONS',
      label: 'blinded',
      only: 'on rolls that need sight',
      when: (_view, _who, _against, defence) => SIGHT.includes(defence.die),
    }),
    adds(CheckAdvantage, -1, {
      rule: 'R-AFFLICTIONS',
      label: 'blinded',
      only: 'on rolls that need sight',
      when: (_view, _who, _against, { die }) => SIGHT.includes(die),
    }),
  ],
});
