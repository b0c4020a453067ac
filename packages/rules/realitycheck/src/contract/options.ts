import type { Options, RuleOption } from '@riposte/kernel';
import { BY_CHART, BY_TABLE } from '../fighters/sizes.ts';
import { d20PlusBonus, diceLadder } from '../rounds/initiative-dice.ts';
import type { Rulings } from '../rulings.ts';

/** The readings that the book leaves open. */
export const OPTIONS = {
  energyPerRound: { rule: 'RC-ENE-004', values: ['byStamina', 'flat5'], default: 'byStamina' },
  quickRun: { rule: 'RC-ENE-007', values: ['twoThirdsSpeed', 'disabled'], default: 'twoThirdsSpeed' },
  reachMeasure: { rule: 'RC-ENE-010', values: ['nPlusOne', 'n'], default: 'nPlusOne' },
  rangedAttackEnergy: { rule: 'RC-ENE-013', values: [1, 2], default: 1 },
  sprintAcceptsStaminaAsEnergy: { rule: 'RC-ENE-019', values: [true, false], default: true },
  turnCost: { rule: 'RC-ENE-022', values: ['banded90', 'per45capped2', 'per45'], default: 'banded90' },
  agileMoveCountsStaminaAsEnergy: { rule: 'RC-ENE-024', values: [true, false], default: true },
  agileMoveWindow: { rule: 'RC-ENE-026', values: ['duringAction', 'restOfRound'], default: 'duringAction' },
  jumpSurcharge: { rule: 'RC-ENE-030', values: ['perStartedThird', 'gm'], default: 'perStartedThird' },
  defendWinsRangedTies: { rule: 'RC-ENE-040', values: [true, false], default: true },
  defendEndsAtRoundEnd: { rule: 'RC-ENE-043', values: [true, false], default: false },
  pickUpEnergy: { rule: 'RC-ENE-051', values: [1, 2], default: 1 },
  catchBreathAll: { rule: 'RC-ENE-053', values: ['allRemaining', 'wholePool'], default: 'allRemaining' },
  energyFollowsStaminaMidRound: { rule: 'RC-STA-007', values: [true, false], default: false },
  wakeRollTiming: { rule: 'RC-STA-012', values: ['roundStartBeforeReset', 'roundEnd'], default: 'roundStartBeforeReset' },
  maximumStamina: { rule: 'RC-STA-014', values: ['constitutionScore', 'constitutionPlusLevelThird'], default: 'constitutionScore' },
  roundStartOrder: { rule: 'RC-RND-004', values: ['durations-saves-resets', 'resets-saves'], default: 'durations-saves-resets' },
  agilityReset: { rule: 'RC-RND-007', values: ['maximumAgility', 'speed'], default: 'maximumAgility' },
  responseWindow: { rule: 'RC-INI-002', values: ['offered', 'off'], default: 'offered' },
  initiativeRoll: { rule: 'RC-INI-005', values: ['diceLadder', 'd20PlusBonus'], default: 'diceLadder' },
  initiativeTie: { rule: 'RC-INI-006', values: ['challengerLoses', 'challengerWins'], default: 'challengerLoses' },
  interruptedMinimumEnergy: { rule: 'RC-INC-003', values: [1, 0], default: 1 },
  incompleteStaminaRefund: { rule: 'RC-INC-004', values: ['ifEffectNotStarted', 'never'], default: 'ifEffectNotStarted' },
  partialRunRounding: { rule: 'RC-INC-005', values: ['up', 'nearest'], default: 'up' },
  singleStrikeEnergy: { rule: 'RC-MEL-002', values: [1, 'gm'], default: 1 },
  meleeRollOrder: { rule: 'RC-MEL-012', values: ['combat-defense-chance-damage', 'defense-combat-chance-damage'], default: 'combat-defense-chance-damage' },
  exposedDefaultDuration: { rule: 'RC-EXP-003', values: ['endOfRound', 'endOfNextRound'], default: 'endOfRound' },
  rounding: { rule: 'RC-MEL-024', values: ['floor', 'truncate', 'nearest'], default: 'floor' },
  rangedEvasionArmourPenalty: { rule: 'RC-RNG-009', values: [true, false], default: true },
  sizeMissTable: { rule: 'RC-RNG-013', values: ['missChanceTable', 'sizeChart'], default: 'missChanceTable' },
  movementWindow: { rule: 'RC-RNG-014', values: ['currentActionElseRound', 'round'], default: 'currentActionElseRound' },
  rangedArmourComparison: { rule: 'RC-RNG-020', values: ['belowCoverageHitsArmour', 'atOrAboveHitsArmour'], default: 'belowCoverageHitsArmour' },
  beyondMaximumRange: { rule: 'RC-RNG-025', values: ['forbidden', 'gm'], default: 'forbidden' },
  drawWeightSign: { rule: 'RC-DRW-006', values: ['wholeTrio', 'firstOnly'], default: 'wholeTrio' },
  drawWeightCapMPL0: { rule: 'RC-DRW-008', values: ['sameAsMPL1', 'row8to11'], default: 'sameAsMPL1' },
  thrownAddsMASDB: { rule: 'RC-THR-009', values: [false, true], default: false },
  overflowDamageDeathRoll: { rule: 'RC-AUR-007', values: [false, true], default: false },
  auraFormula: { rule: 'RC-AUR-009', values: ['printedFourThirds', 'levelThirds'], default: 'printedFourThirds' },
  fourthDefense: { rule: 'RC-DEF-001', values: ['none', 'rangedEvasion'], default: 'none' },
  restrainedRemovesEvasion: { rule: 'RC-DEF-019', values: [false, true], default: false },
  helplessAutoHit: { rule: 'RC-DEF-020', values: ['meleeOnly', 'allAttacks'], default: 'meleeOnly' },
  naturalOneMissesHelpless: { rule: 'RC-DEF-021', values: [true, false], default: true },
  advantageCancel: { rule: 'RC-WKR-004', values: ['anyCancelsAll', 'pairwise'], default: 'anyCancelsAll' },
  mixedMultipliers: { rule: 'RC-WKR-013', values: ['doublesThenHalves', 'cancel'], default: 'doublesThenHalves' },
  twoHalvings: { rule: 'RC-WKR-014', values: ['quarter', 'half'], default: 'quarter' },
  criticalSuccessFailure: { rule: 'RC-CRT-008', values: [false, true], default: false },
  rearRangedEvasion: { rule: 'RC-FAC-006', values: ['rangedNoShieldDisadvantage', 'unarmedEvasion'], default: 'rangedNoShieldDisadvantage' },
  freeTurnInResponse: { rule: 'RC-FAC-010', values: [true, false], default: false },
  rangedSwiftCost: { rule: 'RC-SWF-003', values: ['normal', 1], default: 'normal' },
  swiftReachTrigger: { rule: 'RC-SWF-006', values: ['enterOrLeaveMaximum', 'leaveOnly', 'anyStepWithinReach'], default: 'enterOrLeaveMaximum' },
  forcedMovementTriggersSwift: { rule: 'RC-SWF-007', values: [false, true], default: false },
  agileMoveProvokes: { rule: 'RC-SWF-008', values: [false, true], default: false },
  exhaustedEnergy: { rule: 'RC-NLD-006', values: ['minus2', 'cap3'], default: 'minus2' },
  nonLethalAtZeroAura: { rule: 'RC-NLD-009', values: ['both', 'exhaustedOnly', 'shakenOnly'], default: 'both' },
  nonLethalRangedPenaltySign: { rule: 'RC-NLD-018', values: ['plus', 'minus'], default: 'plus' },
  nonProficientArmour: { rule: 'RC-MPL-004', values: ['none', 'gm'], default: 'none' },
  nonProficientEvasionScope: { rule: 'RC-MPL-006', values: ['evasionOnly', 'allEvasion'], default: 'evasionOnly' },
  reachZero: { rule: 'RC-UNA-003', values: ['adjacent', 'sameSpaceOnly'], default: 'adjacent' },
  unarmedDamageBonus: { rule: 'RC-UNA-007', values: ['MASAB', 'MASDB'], default: 'MASAB' },
  maneuverCost: { rule: 'RC-CMB-002', values: ['asAttackUsed', 3], default: 'asAttackUsed' },
  maneuverUnguardedTiming: { rule: 'RC-CMB-003', values: ['onDeclare', 'afterResolve'], default: 'onDeclare' },
  defendWinsFortitudeTies: { rule: 'RC-CMB-006', values: [true, false], default: true },
  heldMeansRestrained: { rule: 'RC-CMB-018', values: [true, false], default: true },
  escapeTie: { rule: 'RC-CMB-023', values: ['holds', 'escapes'], default: 'holds' },
  pushMissUnguards: { rule: 'RC-CMB-033', values: [true, false], default: true },
  sprintPushCost: { rule: 'RC-CMB-034', values: [0, 2], default: 0 },
  untilShortRestEnds: { rule: 'RC-RST-003', values: ['firstBlock', 'restEnd'], default: 'firstBlock' },
  unconsciousFallsProne: { rule: 'RC-UNC-004', values: [true, false], default: true },
  nonLethalKnockout: { rule: 'RC-UNC-007', values: ['viaStaminaOnly', 'gm'], default: 'viaStaminaOnly' },
  attackRollMeans: { rule: 'RC-CND-006', values: ['combatAndHitRolls', 'hitRollsOnly'], default: 'combatAndHitRolls' },
  proneForbidsRun: { rule: 'RC-CND-014', values: [true, false], default: true },
  conditionSources: { rule: 'RC-CND-021', values: ['tracked', 'single'], default: 'tracked' },
  passingAllies: { rule: 'R-PASS', values: [true, false], default: true },
  deadLetGo: { rule: 'R-DEAD', values: [true, false], default: true },
  leavingAt: { rule: 'R-LEAVE', values: ['exitsElseEdge', 'exitsOnly'], default: 'exitsElseEdge' },
} as const satisfies Record<string, RuleOption>;

/** What the options chosen come to. */
export function rulings(options: Options): Rulings {
  const is = (name: keyof typeof OPTIONS, value: string | number | boolean): boolean => options[name] === value;
  return {
    part: PARTS[options.rounding as keyof typeof PARTS],
    advantage: is('advantageCancel', 'pairwise') ? pairwise : anyCancelsAll,
    energyOf: is('energyPerRound', 'flat5') ? (stamina) => (stamina === 0 ? 0 : 5) : (stamina) => Math.min(5, stamina),
    energyFollowsStamina: is('energyFollowsStaminaMidRound', true),
    maximumStamina: is('maximumStamina', 'constitutionPlusLevelThird') ? (con, level) => Math.max(5, con + Math.floor(level / 3)) : (con) => con,
    baseAgility: is('agilityReset', 'speed') ? (speed) => Math.floor(speed / 2) : () => 3,
    auraStrength: is('auraFormula', 'levelThirds')
      ? (modifier, level) => 20 + modifier * (1 + Math.floor(level / 3))
      : (modifier) => 20 + Math.floor((modifier * 4) / 3),
    metresOfReach: is('reachMeasure', 'n') ? (reach) => Math.max(1, reach) : (reach) => reach + 1,
    unarmedReach: is('reachZero', 'sameSpaceOnly') ? 0 : 1,
    rangedEnergy: options.rangedAttackEnergy as number,
    rangedSwiftEnergy: is('rangedSwiftCost', 1) ? () => 1 : (normal) => normal,
    singleStrikeEnergy: 1,
    asksStrikeEnergy: is('singleStrikeEnergy', 'gm'),
    pickUpEnergy: options.pickUpEnergy as number,
    quickRuns: is('quickRun', 'twoThirdsSpeed'),
    sprintsOnStamina: is('sprintAcceptsStaminaAsEnergy', true),
    turnCost: TURN_COSTS[options.turnCost as keyof typeof TURN_COSTS],
    runThirds: is('partialRunRounding', 'nearest') ? (thirds) => Math.max(1, Math.round(thirds)) : (thirds) => Math.max(1, Math.ceil(thirds)),
    jumpSurcharge: is('jumpSurcharge', 'gm') ? () => 0 : (beyond) => Math.ceil(beyond),
    asksForFlight: is('jumpSurcharge', 'gm'),
    breathPrice: BREATHS[options.catchBreathAll as keyof typeof BREATHS],
    keepsNimbleness: is('agileMoveWindow', 'restOfRound'),
    staminaIsNimble: is('agileMoveCountsStaminaAsEnergy', true),
    defendWinsRangedTies: is('defendWinsRangedTies', true),
    defendWinsFortitudeTies: is('defendWinsFortitudeTies', true),
    defendEndsWithRound: is('defendEndsAtRoundEnd', true),
    wakesAtEnd: is('wakeRollTiming', 'roundEnd'),
    savesAfterResets: is('roundStartOrder', 'resets-saves'),
    responds: is('responseWindow', 'offered'),
    initiativeDice: is('initiativeRoll', 'd20PlusBonus') ? d20PlusBonus : diceLadder,
    winsInitiative: is('initiativeTie', 'challengerWins') ? (challenger, other) => challenger >= other : (challenger, other) => challenger > other,
    leastEnergy: options.interruptedMinimumEnergy as number,
    brokenOffSpendsAll: is('incompleteStaminaRefund', 'never'),
    defenceFirst: is('meleeRollOrder', 'defense-combat-chance-damage'),
    exposedRounds: is('exposedDefaultDuration', 'endOfNextRound') ? 2 : 1,
    armourHindersRangedEvasion: is('rangedEvasionArmourPenalty', true),
    missBySize: is('sizeMissTable', 'sizeChart') ? BY_CHART : BY_TABLE,
    wholeRoundMotion: is('movementWindow', 'round'),
    rangedStrikesArmour: is('rangedArmourComparison', 'atOrAboveHitsArmour')
      ? (roll, coverage) => coverage > 0 && roll >= coverage
      : (roll, coverage) => roll < coverage,
    shotsBeyondRange: is('beyondMaximumRange', 'gm'),
    negativeNumbers: is('drawWeightSign', 'firstOnly') ? 1 : 3,
    rowOfNovices: is('drawWeightCapMPL0', 'row8to11') ? 3 : 5,
    thrownAddsStrength: is('thrownAddsMASDB', true),
    overflowHarms: is('overflowDamageDeathRoll', true),
    restrainedCannotEvade: is('restrainedRemovesEvasion', true),
    shotsHitHelpless: is('helplessAutoHit', 'allAttacks'),
    oneMissesHelpless: is('naturalOneMissesHelpless', true),
    multipliers: (doubles, halves) => {
      const [two, half] = is('mixedMultipliers', 'cancel') ? [Math.max(0, doubles - halves), Math.max(0, halves - doubles)] : [doubles, halves];
      return [two, is('twoHalvings', 'half') ? Math.min(1, half) : half];
    },
    criticalsEverywhere: is('criticalSuccessFailure', true),
    rearRangedUsesUnarmed: is('rearRangedEvasion', 'unarmedEvasion'),
    turnsInResponse: is('freeTurnInResponse', true),
    passesReach: PASSING[options.swiftReachTrigger as keyof typeof PASSING],
    pushesProvoke: is('forcedMovementTriggersSwift', true),
    agileMovesProvoke: is('agileMoveProvokes', true),
    exhaustedEnergy: is('exhaustedEnergy', 'cap3') ? (energy) => Math.min(3, energy) : (energy) => Math.max(0, energy - 2),
    nonLethalExhausts: !is('nonLethalAtZeroAura', 'shakenOnly'),
    nonLethalShakes: !is('nonLethalAtZeroAura', 'exhaustedOnly'),
    nonLethalMissSign: is('nonLethalRangedPenaltySign', 'minus') ? -1 : 1,
    nonLethalKnocksOut: is('nonLethalKnockout', 'gm'),
    gmPenalisesArmour: is('nonProficientArmour', 'gm'),
    clumsyEverywhere: is('nonProficientEvasionScope', 'allEvasion'),
    unarmedDamageIsAttackBonus: is('unarmedDamageBonus', 'MASAB'),
    maneuverPrice: is('maneuverCost', 3) ? () => 3 : (normal) => normal,
    unguardsAfter: is('maneuverUnguardedTiming', 'afterResolve'),
    heldIsRestrained: is('heldMeansRestrained', true),
    escapes: is('escapeTie', 'escapes') ? (escape, hold) => escape >= hold : (escape, hold) => escape > hold,
    missedPushUnguards: is('pushMissUnguards', true),
    sprintPushEnergy: options.sprintPushCost as number,
    restEndsAtFirstBlock: is('untilShortRestEnds', 'firstBlock'),
    unconsciousFallsProne: is('unconsciousFallsProne', true),
    hindersCombatRolls: is('attackRollMeans', 'combatAndHitRolls'),
    proneCannotRun: is('proneForbidsRun', true),
    tracksSources: is('conditionSources', 'tracked'),
    fourth: options.fourthDefense as string,
    alliesLetPass: is('passingAllies', true),
    deadLetGo: is('deadLetGo', true),
    edgesAreOpen: is('leavingAt', 'exitsElseEdge'),
  };
}

/** Whole parts of an amount: rounded down, towards zero, or to the nearest. @rule RC-MEL-024 RC-MEL-026 RC-RNG-005 */
const PARTS = {
  floor: (amount: number, of: number): number => Math.floor(amount / of),
  truncate: (amount: number, of: number): number => Math.trunc(amount / of) + 0,
  nearest: (amount: number, of: number): number => Math.floor(amount / of + 0.5),
} as const;

/** One of each leaves a single die, however many there are. @rule RC-WKR-004 RC-WKR-006 */
const anyCancelsAll = (advantages: number, disadvantages: number): number =>
  advantages > 0 && disadvantages === 0 ? 1 : disadvantages > 0 && advantages === 0 ? -1 : 0;

/** They cancel one for one; what is left counts once. @rule RC-WKR-004 RC-WKR-006 */
const pairwise = (advantages: number, disadvantages: number): number => Math.sign(advantages - disadvantages);

/** Metres lost by a turn of so many degrees, by reading. @rule RC-ENE-020 RC-ENE-021 RC-ENE-022 */
const TURN_COSTS = {
  banded90: (degrees: number): number => (degrees < 45 ? 0 : degrees <= 90 ? 1 : 2),
  per45capped2: (degrees: number): number => Math.min(2, Math.floor(degrees / 45)),
  per45: (degrees: number): number => Math.floor(degrees / 45),
} as const;

/** Three Energy, or all of it: what is left when it is less, or the whole round's. @rule RC-ENE-053 */
const BREATHS = {
  allRemaining: (left: number): number | null => (left < 1 ? null : Math.min(3, left)),
  wholePool: (left: number, pool: number): number | null => (left >= 3 ? 3 : left >= 1 && left === pool ? left : null),
} as const;

/** Which steps pass through a maximum reach, by the distances at their ends. @rule RC-SWF-006 */
const PASSING = {
  enterOrLeaveMaximum: (from: number, to: number, maximum: number): boolean => from === maximum || to === maximum,
  leaveOnly: (from: number, to: number, maximum: number): boolean => from === maximum && to > maximum,
  anyStepWithinReach: (from: number, to: number, maximum: number): boolean => from <= maximum && to <= maximum,
} as const;
