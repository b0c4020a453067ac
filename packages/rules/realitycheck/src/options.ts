import type { Options, RuleOption } from '@riposte/kernel';
import { d20PlusBonus, diceLadder } from './initiative.ts';
import type { Rulings } from './rulings.ts';

/** Options of this rule set: the readings that the book leaves open. */
export const OPTIONS = {
  energyPerRound: { rule: 'RC-ENE-004', values: ['byStamina', 'flat5'], otherwise: 'byStamina' },
  maximumStamina: { rule: 'RC-STA-014', values: ['constitutionScore', 'constitutionPlusLevelThird'], otherwise: 'constitutionScore' },
  reachMeasure: { rule: 'RC-ENE-010', values: ['nPlusOne', 'n'], otherwise: 'nPlusOne' },
  initiativeRoll: { rule: 'RC-INI-005', values: ['diceLadder', 'd20PlusBonus'], otherwise: 'diceLadder' },
  initiativeTie: { rule: 'RC-INI-006', values: ['challengerLoses', 'challengerWins'], otherwise: 'challengerLoses' },
  agileMoveWindow: { rule: 'RC-ENE-026', values: ['duringAction', 'restOfRound'], otherwise: 'duringAction' },
  agileMoveCountsStaminaAsEnergy: { rule: 'RC-ENE-024', values: [true, false], otherwise: true },
  interruptedMinimumEnergy: { rule: 'RC-INC-003', values: [1, 0], otherwise: 1 },
  exposedDefaultDuration: { rule: 'RC-EXP-003', values: ['endOfRound', 'endOfNextRound'], otherwise: 'endOfRound' },
  overflowDamageDeathRoll: { rule: 'RC-AUR-007', values: [false, true], otherwise: false },
  naturalOneMissesHelpless: { rule: 'RC-DEF-021', values: [true, false], otherwise: true },
  unconsciousFallsProne: { rule: 'RC-UNC-004', values: [true, false], otherwise: true },
  turnCost: { rule: 'RC-ENE-022', values: ['banded90', 'per45capped2', 'per45'], otherwise: 'banded90' },
} as const satisfies Record<string, RuleOption>;

export function rulings(options: Options): Rulings {
  return {
    energyOf: options.energyPerRound === 'flat5' ? (stamina) => (stamina === 0 ? 0 : 5) : (stamina) => Math.min(5, stamina),
    maximumStamina: options.maximumStamina === 'constitutionPlusLevelThird' ? (who) => Math.max(5, who.con + Math.floor(who.level / 3)) : (who) => who.con,
    metresOfReach: options.reachMeasure === 'n' ? (reach) => reach : (reach) => reach + 1,
    initiativeDice: options.initiativeRoll === 'd20PlusBonus' ? d20PlusBonus : diceLadder,
    winsInitiative: options.initiativeTie === 'challengerWins' ? (challenger, other) => challenger >= other : (challenger, other) => challenger > other,
    keepsNimbleness: options.agileMoveWindow === 'restOfRound',
    staminaIsNimble: options.agileMoveCountsStaminaAsEnergy === true,
    leastEnergy: options.interruptedMinimumEnergy as number,
    exposedRounds: options.exposedDefaultDuration === 'endOfNextRound' ? 2 : 1,
    overflowHarms: options.overflowDamageDeathRoll === true,
    oneMissesHelpless: options.naturalOneMissesHelpless === true,
    unconsciousFallsProne: options.unconsciousFallsProne === true,
    turnCost: TURN_COSTS[options.turnCost as keyof typeof TURN_COSTS],
  };
}

/** Metres lost by a turn, by reading. @rule RC-ENE-020 RC-ENE-021 RC-ENE-022 */
const TURN_COSTS = {
  banded90: (eighths: number): number => (eighths === 0 ? 0 : eighths <= 2 ? 1 : 2),
  per45capped2: (eighths: number): number => Math.min(2, eighths),
  per45: (eighths: number): number => eighths,
} as const;
