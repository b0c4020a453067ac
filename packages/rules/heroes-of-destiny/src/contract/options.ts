import type { Options, RuleOption } from '@riposte/kernel';
import { doomOfDying, doomOfGm } from '../health/dying.ts';
import { allSleep, calendarDay, longestSleep, rollingDay } from '../health/rest.ts';
import { fatigueBelowHalf, relievedUntilMore } from '../health/stamina.ts';
import { ALL_ARMOUR, bareToughness, Toughness } from '../health/toughness.ts';
import { stepsAfterOverflow, stepsBeforeOverflow } from '../health/wounds.ts';
import { yardsFor } from '../movement/rate.ts';
import { d12Minus6, openEnded, ordinary } from '../rolls/dice.ts';
import type { Rulings } from '../rulings.ts';
import { scene } from '../state/scene.ts';

/** The options of this rule set: the readings that the book leaves open. */
export const OPTIONS = {
  fatalDeadline: { rule: 'HD-HDH-004', values: ['dyingCondition', 'gm'], default: 'dyingCondition' },
  baseToughness: { rule: 'HD-TGH-003', values: ['withoutArmor', 'vitalityPlusSize'], default: 'withoutArmor' },
  retrievalRestoresCurrent: { rule: 'HD-MAN-005', values: [true, false], default: true },
  longRestDay: { rule: 'HD-RST-005', values: ['calendarDay', 'rolling24Hours'], default: 'calendarDay' },
  exhaustedShortRest: { rule: 'HD-SRT-001', values: ['normal', 'nothing'], default: 'normal' },
  longRestNumbers: { rule: 'HD-LRT-001', values: ['live', 'startOfRest'], default: 'live' },
  exhaustionAfterRest: { rule: 'HD-LRT-004', values: ['relievedUntilMoreFatigue', 'fatigueToJustBelowHalf'], default: 'relievedUntilMoreFatigue' },
  woundPenaltyOnRecovery: { rule: 'HD-RCV-003', values: [false, true], default: false },
  partialLongRest: { rule: 'HD-INR-003', values: ['insteadOfResuming', 'andResume'], default: 'insteadOfResuming' },
  wildRoll: { rule: 'HD-ROL-001', values: ['d12Minus6', 'openEndedD6MinusD6'], default: 'd12Minus6' },
  weaponChecksTakeAttackModifiers: { rule: 'HD-ATK-005', values: [false, true], default: false },
  turnOrder: { rule: 'HD-INI-003', values: ['live', 'fixedAtRoundStart'], default: 'live' },
  surprisedGainAtFirstTurnEnd: { rule: 'HD-SUR-005', values: [true, false], default: true },
  outOfTurnActionsCanBeInterrupted: { rule: 'HD-ACT-004', values: [true, false], default: true },
  movementPricing: { rule: 'HD-MOV-006', values: ['roundTotal', 'perPurchase'], default: 'roundTotal' },
  actionCosts: { rule: 'HD-BLK-004', values: ['notesTable', 'askGm'], default: 'notesTable' },
  woundStepTiming: { rule: 'HD-OFF-010', values: ['beforeOverflow', 'afterOverflow'], default: 'beforeOverflow' },
  readiedActionCost: { rule: 'HD-COM-010', values: ['paidWhenUsed', 'included'], default: 'paidWhenUsed' },
  dashBonus: { rule: 'HD-POS-014', values: ['afterDoubling', 'beforeDoubling'], default: 'afterDoubling' },
  hinderRoll: { rule: 'HD-MSC-005', values: ['standard', 'wild'], default: 'standard' },
  autoFailureInflictsFatigue: { rule: 'HD-MSC-025', values: [true, false], default: true },
  leaving: { rule: 'HD-MOV-011', values: ['anyEdge', 'exitsOnly'], default: 'anyEdge' },
  surrender: { rule: 'HD-SEQ-005', values: ['offered', 'atOnce'], default: 'offered' },
  passingAllies: { rule: 'HD-POS-005', values: ['atTwiceTheCost', 'no'], default: 'atTwiceTheCost' },
  splitSleep: { rule: 'HD-RST-009', values: ['addsUp', 'oneStretch'], default: 'addsUp' },
  calmingBonus: { rule: 'HD-MNT-014', values: ['earlierAttempts', 'thisAttemptToo'], default: 'earlierAttempts' },
} as const satisfies Record<string, RuleOption>;

const MAX_CALMING = 5;

/** Each option as the value or function that it swaps. @rule HD-MOV-006 HD-POS-014 HD-MNT-014 */
export function rulings(options: Options): Rulings {
  const wild = options.wildRoll === 'openEndedD6MinusD6' ? openEnded : d12Minus6;
  return {
    wild,
    hinder: options.hinderRoll === 'wild' ? wild.dice : ordinary,
    interruptible: options.outOfTurnActionsCanBeInterrupted === true ? () => true : (view, by) => scene(view).acting === by,
    recordedAt: options.woundStepTiming === 'afterOverflow' ? stepsAfterOverflow : stepsBeforeOverflow,
    doom: options.fatalDeadline === 'gm' ? doomOfGm : doomOfDying,
    baseToughness:
      options.baseToughness === 'vitalityPlusSize'
        ? bareToughness
        : (view, who, against, attack) => Toughness(view, who, against, { ...attack, piercing: ALL_ARMOUR }),
    restored: options.retrievalRestoresCurrent === true ? (mana) => mana : () => 0,
    countsWith: options.longRestDay === 'rolling24Hours' ? rollingDay : calendarDay,
    sleep: options.splitSleep === 'oneStretch' ? longestSleep : allSleep,
    exhaustedShortRest: options.exhaustedShortRest === 'normal',
    woundForRest: options.longRestNumbers === 'startOfRest' ? (rest) => rest.severity : (_rest, now) => now,
    relieve: options.exhaustionAfterRest === 'fatigueToJustBelowHalf' ? fatigueBelowHalf : relievedUntilMore,
    penaltiesOnRecovery: options.woundPenaltyOnRecovery === true,
    resumesAfterPart: options.partialLongRest === 'andResume',
    checksAreAttacks: options.weaponChecksTakeAttackModifiers === true,
    fixedOrder: options.turnOrder === 'fixedAtRoundStart',
    surprisedGain: options.surprisedGainAtFirstTurnEnd === true,
    yardsBought:
      options.movementPricing === 'perPurchase'
        ? (rate, _before, ap) => yardsFor(rate, ap)
        : (rate, before, ap) => yardsFor(rate, before + ap) - yardsFor(rate, before),
    asksCosts: options.actionCosts === 'askGm',
    readiedCost: options.readiedActionCost === 'included' ? () => 0 : (ap) => ap,
    dashBonus: options.dashBonus === 'beforeDoubling' ? (threes) => 2 * threes : (threes) => threes,
    leavesByEdges: options.leaving !== 'exitsOnly',
    surrenderIsOffered: options.surrender !== 'atOnce',
    passesAllies: options.passingAllies !== 'no',
    failureTires: options.autoFailureInflictsFatigue === true,
    calming: options.calmingBonus === 'thisAttemptToo' ? (earlier) => Math.min(MAX_CALMING, earlier + 1) : (earlier) => Math.min(MAX_CALMING, earlier),
  };
}
