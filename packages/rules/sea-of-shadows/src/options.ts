import type { Options, RuleOption } from '@riposte/kernel';
import { payInterruptFromCurrentFirst, payInterruptFromNextTurn } from './actions.ts';
import { fighter } from './fighter.ts';
import { rankStep, rollTwice } from './ladder.ts';
import type { Rulings } from './rulings.ts';

/** Options of this rule set: the readings that the book leaves open. */
export const OPTIONS = {
  knockedOutIsHelpless: { rule: 'SS-ATK-007', values: [true, false], otherwise: true },
  successCap: { rule: 'SS-ATK-012', values: ['none', 'four'], otherwise: 'none' },
  advantageMethod: { rule: 'SS-BLK-004', values: ['rollTwice', 'rankStep'], otherwise: 'rollTwice' },
  activeDefenceTiming: { rule: 'SS-BLK-001', values: ['beforeAttackRoll', 'afterAttackRoll'], otherwise: 'beforeAttackRoll' },
  rangedProvokes: { rule: 'SS-OPP-003', values: ['aimActionOnly', 'everyRangedAttack'], otherwise: 'aimActionOnly' },
  interruptPaidFrom: { rule: 'SS-OPP-010', values: ['nextTurn', 'currentThenNext'], otherwise: 'nextTurn' },
  majorEndsTurn: { rule: 'SS-APS-002', values: [true, false], otherwise: true },
  instantDeathHp: { rule: 'SS-IDT-001', values: ['maximum', 'current'], otherwise: 'maximum' },
  holdPenaltyScope: { rule: 'SS-GRP-015', values: ['fullHold', 'anyGrab'], otherwise: 'fullHold' },
  throwAdvantage: { rule: 'SS-GRP-024', values: ['always', 'hardGroundOnly'], otherwise: 'always' },
  combatHealingPreventsInjury: { rule: 'SS-HEA-009', values: [false, true], otherwise: false },
  unskilledHalving: { rule: 'SS-MNT-019', values: ['riderFirst', 'pairTotal'], otherwise: 'riderFirst' },
  failedEscapeCost: { rule: 'SS-ESC-003', values: ['major', 'minor'], otherwise: 'major' },
} as const satisfies Record<string, RuleOption>;

export function rulings(options: Options): Rulings {
  return {
    knockedOutIsHelpless: options.knockedOutIsHelpless === true,
    mostSuccesses: options.successCap === 'four' ? 4 : Number.POSITIVE_INFINITY,
    dice: options.advantageMethod === 'rankStep' ? rankStep : rollTwice,
    defenceSeesRoll: options.activeDefenceTiming === 'afterAttackRoll',
    shotsProvoke: options.rangedProvokes === 'everyRangedAttack',
    combatHealingPreventsInjury: options.combatHealingPreventsInjury === true,
    unskilledHalvesPair: options.unskilledHalving === 'pairTotal',
    payInterrupt: options.interruptPaidFrom === 'currentThenNext' ? payInterruptFromCurrentFirst : payInterruptFromNextTurn,
    majorEndsTurn: options.majorEndsTurn === true,
    deathHp: options.instantDeathHp === 'current' ? (view, who) => fighter(view, who).hp : (view, who) => fighter(view, who).maxHp,
    holdPenaltyFrom: options.holdPenaltyScope === 'anyGrab' ? 1 : 2,
    throwAdvantage: options.throwAdvantage === 'hardGroundOnly' ? (hardGround) => hardGround : () => true,
    failedEscapeIsMajor: options.failedEscapeCost === 'major',
  };
}
