import { type AnyContribution, adds, type ContributionOptions, defineCondition } from '@riposte/kernel';
import { type Defence, DefenceRank, PassiveAdvantage } from '../attack-and-defence/defence-dice.ts';

/** Steps that lead from any die to the D2. */
const DOWN_TO_D2 = -26;

/**
 * DEF is a D2 with disadvantage: in melee, at point-blank range, and wherever no minimum defence stands.
 * @rule SS-HLP-002 SS-HLP-003
 */
export const helplessDef = (label: ContributionOptions<Defence>): readonly AnyContribution[] => [
  adds(DefenceRank, DOWN_TO_D2, label),
  adds(PassiveAdvantage, -1, label),
];

/** Tied up or paralysed: no physical actions; DEF is a D2 with disadvantage. @rule SS-HLP-001 SS-HLP-002 SS-HLP-003 */
export const Helpless = defineCondition('helpless', {
  rule: 'SS-HLP-001',
  title: 'helpless',
  contributes: [...helplessDef({ rule: 'SS-HLP-002', label: 'helpless', only: 'on DEF', when: (_view, _who, _against, { die }) => die === 'DEF' })],
  forbids: [{ tags: ['physical'], rule: 'SS-HLP-001', reason: 'helpless' }],
});
