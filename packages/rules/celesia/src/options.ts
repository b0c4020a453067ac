import type { Options, RuleOption } from '@riposte/kernel';
import type { Rulings } from './rulings.ts';

/** Options of this rule set: the readings that the book leaves open. */
export const OPTIONS = {
  initiativeTie: { rule: 'CE-INI-003', values: ['dexterityThenRollOff', 'rollOff'], otherwise: 'dexterityThenRollOff' },
  netAdvantageCap: { rule: 'CE-ATK-008', values: [4, 'none'], otherwise: 4 },
  degreeStep: { rule: 'CE-INJ-020', values: [5, 10], otherwise: 5 },
  parryBeforeSize: { rule: 'CE-INJ-021', values: [true, false], otherwise: true },
  naturalOneSeverity: { rule: 'CE-CRT-008', values: ['degree', 'capOnly'], otherwise: 'degree' },
  naturalWeaponLock: { rule: 'CE-CRT-011', values: ['onlyBelowDv', 'anyNatural1'], otherwise: 'onlyBelowDv' },
  strainDegrees: { rule: 'CE-STN-002', values: ['final', 'rolled'], otherwise: 'final' },
  sizeDoubling: { rule: 'CE-SIZ-001', values: ['fromSecondStep', 'fromFirstStep'], otherwise: 'fromSecondStep' },
  attachedPartsLost: { rule: 'CE-ARM-008', values: [true, false], otherwise: true },
  injuryEffectsStack: { rule: 'CE-BDY-001', values: [true, false], otherwise: true },
  standUpIncreasesAdd: { rule: 'CE-FOT-003', values: [true, false], otherwise: true },
  headMajority: { rule: 'CE-HED-013', values: ['atLeast', 'exactly'], otherwise: 'atLeast' },
  injurySaveScope: { rule: 'CE-UNC-002', values: ['whileUnconscious', 'always'], otherwise: 'whileUnconscious' },
  unconsciousSaveBase: { rule: 'CE-UNC-004', values: [0, 10], otherwise: 0 },
  newInjuryIncluded: { rule: 'CE-UNC-012', values: [true, false], otherwise: true },
  criticalSave: { rule: 'CE-UNC-006', values: ['natural20', 'natural20OrBeatBy10'], otherwise: 'natural20' },
  reactionsPerRound: { rule: 'CE-RND-004', values: ['onePlusBonus', 'one'], otherwise: 'onePlusBonus' },
} as const satisfies Record<string, RuleOption>;

export function rulings(options: Options): Rulings {
  return {
    dexterityBreaksTies: options.initiativeTie === 'dexterityThenRollOff',
    mostAdvantage: options.netAdvantageCap === 'none' ? Number.POSITIVE_INFINITY : 4,
    degreeStep: options.degreeStep === 10 ? 10 : 5,
    parryAfterSize: options.parryBeforeSize === false,
    naturalOne: options.naturalOneSeverity === 'capOnly' ? { degrees: 0, reach: 1 } : { degrees: 1, reach: 0 },
    anyNaturalOneLocks: options.naturalWeaponLock === 'anyNatural1',
    strainDegrees: options.strainDegrees === 'rolled' ? (_final, rolled) => rolled : (final) => final,
    sizeValue: options.sizeDoubling === 'fromFirstStep' ? (steps) => 2 ** steps : (steps) => 2 ** (steps - 1),
    attachedPartsLost: options.attachedPartsLost === true,
    injuryEffectsStack: options.injuryEffectsStack === true,
    standUpIncreasesAdd: options.standUpIncreasesAdd === true,
    sameHeadInjuries: options.headMajority === 'exactly' ? (has, asked) => has === asked : (has, asked) => has >= asked,
    alwaysSaves: options.injurySaveScope === 'always',
    saveBase: options.unconsciousSaveBase === 10 ? 10 : 0,
    newInjuryCounts: options.newInjuryIncluded === true,
    criticalSave: options.criticalSave === 'natural20OrBeatBy10' ? (face, beatenBy) => face === 20 || beatenBy >= 10 : (face) => face === 20,
    reactions: options.reactionsPerRound === 'one' ? () => 1 : (bonus) => 1 + bonus,
  };
}
