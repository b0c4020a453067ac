import type { Options, RuleOption } from '@riposte/kernel';
import type { Rulings } from './rulings.ts';
import { diceOf, dieShown, marginSteps } from './skill-test.ts';

/** Options of this rule set: the readings that the book leaves open. */
export const OPTIONS = {
  surpriseRolls: { rule: 'RS-OVW-003', values: ['perObserver', 'perSide'], otherwise: 'perObserver' },
  surprisedOnBothFail: { rule: 'RS-OVW-004', values: [false, true], otherwise: false },
  savedTurnReordersLaterRounds: { rule: 'RS-SAV-001', values: [false, true], otherwise: false },
  disengageScope: { rule: 'RS-PRI-002', values: ['allTriggers', 'movementOnly'], otherwise: 'allTriggers' },
  untrainedArmorPenalty: { rule: 'RS-ATK-007', values: ['bane', 'minus2', 'both'], otherwise: 'bane' },
  thrownCanBeParried: { rule: 'RS-DEF-008', values: [false, true], otherwise: false },
  successes: { rule: 'RS-TST-002', values: ['dieShown', 'marginSteps5'], otherwise: 'dieShown' },
  blockReduction: { rule: 'RS-RES-010', values: ['armorPlusBlock', 'blockOnly'], otherwise: 'armorPlusBlock' },
  feintTestTiming: { rule: 'RS-MAN-010', values: ['onManeuver', 'onStrike'], otherwise: 'onManeuver' },
  hitLocationMatters: { rule: 'RS-MAN-012', values: [false, true], otherwise: false },
  opportunityAttackCountsAsAttack: { rule: 'RS-OPP-001', values: [true, false], otherwise: true },
  enteringReachProvokes: { rule: 'RS-OPP-003', values: [false, true], otherwise: false },
  coverAffectsSpells: { rule: 'RS-COV-002', values: [true, false], otherwise: true },
  coverDodgeScope: { rule: 'RS-COV-003', values: ['rangedOnly', 'always'], otherwise: 'rangedOnly' },
  unarmedAlwaysTrained: { rule: 'RS-STY-004', values: [false, true], otherwise: false },
  unconsciousAt: { rule: 'RS-HLT-001', values: ['zero', 'belowZero'], otherwise: 'zero' },
} as const satisfies Record<string, RuleOption>;

/** What the options of a game mean for the rules. */
export function rulings(options: Options): Rulings {
  return {
    dice: options.successes === 'marginSteps5' ? diceOf('margin', marginSteps) : diceOf('under', dieShown),
    blockedBy: options.blockReduction === 'blockOnly' ? (_armour, block) => block : (armour, block) => armour + block,
    opportunityCounts: options.opportunityAttackCountsAsAttack === true,
    enteringProvokes: options.enteringReachProvokes === true,
    disengageCoversAll: options.disengageScope === 'allTriggers',
    unconsciousAt: options.unconsciousAt === 'belowZero' ? -1 : 0,
    untrainedArmour: { bane: options.untrainedArmorPenalty === 'minus2' ? 0 : 1, points: options.untrainedArmorPenalty === 'bane' ? 0 : 2 },
    feintTestedAtOnce: options.feintTestTiming === 'onManeuver',
    eachObserverRolls: options.surpriseRolls === 'perObserver',
    bothFailSurprises: options.surprisedOnBothFail === true,
    savedTurnStays: options.savedTurnReordersLaterRounds === true,
    thrownCanBeParried: options.thrownCanBeParried === true,
    locationMatters: options.hitLocationMatters === true,
    coverAgainstSpells: options.coverAffectsSpells === true,
    coverAlwaysDodges: options.coverDodgeScope === 'always',
    unarmedAlwaysTrained: options.unarmedAlwaysTrained === true,
  };
}
