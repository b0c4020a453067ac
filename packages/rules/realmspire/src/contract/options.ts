import type { Options, RuleOption } from '@riposte/kernel';
import { diceOf, dieShown, marginSteps } from '../characters/skill-test.ts';
import type { Rulings } from '../rulings.ts';

/** Options of this rule set: the readings that the book leaves open. */
export const OPTIONS = {
  surpriseRolls: { rule: 'RS-OVW-003', values: ['perObserver', 'perSide'], default: 'perObserver' },
  surprisedOnBothFail: { rule: 'RS-OVW-004', values: [false, true], default: false },
  savedTurnReordersLaterRounds: { rule: 'RS-SAV-001', values: [false, true], default: false },
  disengageScope: { rule: 'RS-PRI-002', values: ['allTriggers', 'movementOnly'], default: 'allTriggers' },
  untrainedArmorPenalty: { rule: 'RS-ATK-007', values: ['bane', 'minus2', 'both'], default: 'bane' },
  thrownCanBeParried: { rule: 'RS-DEF-008', values: [false, true], default: false },
  successes: { rule: 'RS-TST-002', values: ['dieShown', 'marginSteps5'], default: 'dieShown' },
  blockReduction: { rule: 'RS-RES-010', values: ['armorPlusBlock', 'blockOnly'], default: 'armorPlusBlock' },
  feintTestTiming: { rule: 'RS-MAN-010', values: ['onManeuver', 'onStrike'], default: 'onManeuver' },
  hitLocationMatters: { rule: 'RS-MAN-012', values: [false, true], default: false },
  opportunityAttackCountsAsAttack: { rule: 'RS-OPP-001', values: [true, false], default: true },
  enteringReachProvokes: { rule: 'RS-OPP-003', values: [false, true], default: false },
  coverAffectsSpells: { rule: 'RS-COV-002', values: [true, false], default: true },
  coverDodgeScope: { rule: 'RS-COV-003', values: ['rangedOnly', 'always'], default: 'rangedOnly' },
  unarmedAlwaysTrained: { rule: 'RS-STY-004', values: [false, true], default: false },
  fullCoverStopsBlows: { rule: 'RS-COV-009', values: [true, false], default: true },
  manoeuvresBeyondReach: { rule: 'RS-MAN-001', values: [false, true], default: false },
  luckRerolls: { rule: 'RS-TST-001', values: ['any', 'failed'], default: 'any' },
  wardsAnswerAttacks: { rule: 'RS-REA-004', values: [true, false], default: true },
  waysOut: { rule: 'RS-OVW-015', values: ['edges', 'exits'], default: 'edges' },
  surrender: { rule: 'RS-OVW-016', values: ['accepted', 'atOnce'], default: 'accepted' },
  unconsciousAt: { rule: 'RS-HLT-001', values: ['zero', 'belowZero'], default: 'zero' },
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
    wallsStopAll: options.fullCoverStopsBlows === true,
    manoeuvresBeyondReach: options.manoeuvresBeyondReach === true,
    luckRollsAny: options.luckRerolls === 'any',
    wardsAnswer: options.wardsAnswerAttacks === true,
    edgesAreOpen: options.waysOut === 'edges',
    surrenderIsAccepted: options.surrender === 'accepted',
    unarmedAlwaysTrained: options.unarmedAlwaysTrained === true,
  };
}
