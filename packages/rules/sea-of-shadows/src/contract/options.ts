import type { Options, RuleOption } from '@riposte/kernel';
import { payInterruptFromCurrentFirst, payInterruptFromNextTurn } from '../actions/interrupts.ts';
import { fighter } from '../characters/fighter.ts';
import { rankStep, rollTwice } from '../characters/ladder.ts';
import type { Rulings } from '../rulings.ts';

/** Options of this rule set: the readings that the book leaves open. */
export const OPTIONS = {
  knockedOutIsHelpless: { rule: 'SS-ATK-007', values: [true, false], default: true },
  successCap: { rule: 'SS-ATK-012', values: ['none', 'four'], default: 'none' },
  advantageMethod: { rule: 'SS-BLK-004', values: ['rollTwice', 'rankStep'], default: 'rollTwice' },
  activeDefenceTiming: { rule: 'SS-BLK-001', values: ['beforeAttackRoll', 'afterAttackRoll'], default: 'beforeAttackRoll' },
  rangedProvokes: { rule: 'SS-OPP-003', values: ['aimActionOnly', 'everyRangedAttack'], default: 'aimActionOnly' },
  interruptPaidFrom: { rule: 'SS-OPP-010', values: ['nextTurn', 'currentThenNext'], default: 'nextTurn' },
  majorEndsTurn: { rule: 'SS-APS-002', values: [true, false], default: true },
  instantDeathHp: { rule: 'SS-IDT-001', values: ['maximum', 'current'], default: 'maximum' },
  holdPenaltyScope: { rule: 'SS-GRP-015', values: ['fullHold', 'anyGrab'], default: 'fullHold' },
  throwAdvantage: { rule: 'SS-GRP-024', values: ['always', 'hardGroundOnly'], default: 'always' },
  combatHealingPreventsInjury: { rule: 'SS-HEA-009', values: [false, true], default: false },
  unskilledHalving: { rule: 'SS-MNT-019', values: ['riderFirst', 'pairTotal'], default: 'riderFirst' },
  failedEscapeCost: { rule: 'SS-ESC-003', values: ['major', 'minor'], default: 'major' },
  opportunityEffects: { rule: 'SS-OPP-011', values: ['weapons', 'all'], default: 'weapons' },
  attackFromHiding: { rule: 'SS-UNA-001', values: ['noticed', 'unseen'], default: 'noticed' },
  leaveFrom: { rule: 'SS-OPP-004', values: ['exits', 'anywhere'], default: 'exits' },
} as const satisfies Record<string, RuleOption>;

export function rulings(options: Options): Rulings {
  return {
    knockedOutIsHelpless: options.knockedOutIsHelpless === true,
    maxSuccesses: options.successCap === 'four' ? 4 : Number.POSITIVE_INFINITY,
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
    openingsHaveEffects: options.opportunityEffects === 'all',
    hidingIsUnseen: options.attackFromHiding === 'unseen',
    leaveAnywhere: options.leaveFrom === 'anywhere',
    failedEscapeIsMajor: options.failedEscapeCost === 'major',
  };
}
