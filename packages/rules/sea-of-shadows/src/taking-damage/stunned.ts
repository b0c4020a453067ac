import { adds, defineCondition, type Id, type Play } from '@riposte/kernel';
import { giveForTurns } from '../actions/turn.ts';
import { AttackAdvantage } from '../attack-and-defence/attack-dice.ts';
import { toDefences } from '../attack-and-defence/defence-dice.ts';
import { CheckAdvantage } from '../characters/checks.ts';

/**
 * No actions, all rolls disadvantaged. Acts that take minutes after the fight are not barred: they can wait for a turn.
 * A value above 0 means for the rest of the encounter; it is the turns begun when it was given, plus 1. @rule SS-HEA-006
 */
export const Stunned = defineCondition('stunned', {
  rule: 'SS-HEA-006',
  title: 'stunned',
  contributes: [
    adds(AttackAdvantage, -1, { rule: 'SS-HEA-006', label: 'stunned' }),
    ...toDefences(-1, { rule: 'SS-HEA-006', label: 'stunned' }),
    adds(CheckAdvantage, -1, { rule: 'SS-HEA-006', label: 'stunned' }),
  ],
  forbids: [{ tags: ['action', 'free'], rule: 'SS-HEA-006', reason: 'stunned' }],
});

/** Stuns for one turn. @rule SS-HEA-005 SS-KNO-012 */
export function stun(play: Play, who: Id): void {
  giveForTurns(play, who, Stunned, 1);
}
