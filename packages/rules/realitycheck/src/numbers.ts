import { type AnyContribution, type AnyQuery, adds, best, defineQuery, die, exploding, type Id, type Pool, plainSum, type View, worst } from '@riposte/kernel';
import { ABILITIES, type Ability, fighter } from './fighter.ts';
import { isProficientWith, meleeWeapons, shieldOf, statsOf, wornArmour } from './gear.ts';
import { type Attack, coverageOf, drawRow, extraAbilities, missModifier, rangeOf, ratingOf, weaponEvasion, zonesUnder } from './gear-numbers.ts';
import { ruled } from './rulings.ts';
import { SIZE_CHART } from './sizes.ts';
import { SKILLS, type Skill } from './skills.ts';
import { agilityBonus, jumpBonus, sprintBonus } from './strength.ts';

export type { Attack } from './gear-numbers.ts';

/** Ability modifier: the score less 10, not halved. @rule RC-MEL-024 */
export const modifier = (view: View, who: Id, ability: Ability): number => fighter(view, who)[ability] - 10;

/** Half a modifier. @rule RC-RNG-005 */
export const halved = (view: View, who: Id, ability: Ability): number => ruled(view).part(modifier(view, who, ability), 2);

/** A third of the level. @rule RC-DEF-007 */
export const thirdOfLevel = (view: View, who: Id): number => ruled(view).part(fighter(view, who).level, 3);

const sumOf = (id: string, rule: string, from: string, base: (view: View, who: Id) => number) => defineQuery(id, { rule, from, base, combine: plainSum });

/** MASAB: strength and dexterity, and what a theme adds once, divided by three. @rule RC-MEL-023 RC-MEL-024 RC-MEL-027 RC-MEL-028 */
export const MeleeAttackBonus = sumOf('melee ability attack bonus', 'RC-MEL-024', 'strength and dexterity by three', (view, who) =>
  ruled(view).part(abilitySum(view, who, 'attack'), 3),
);

/** MASDB, the same for damage. @rule RC-MEL-025 RC-MEL-026 */
export const MeleeDamageBonus = sumOf('melee ability damage bonus', 'RC-MEL-026', 'strength and dexterity by three', (view, who) =>
  ruled(view).part(abilitySum(view, who, 'damage'), 3),
);

/** No ability counts twice in one sum. @rule RC-MEL-027 RC-MEL-028 */
function abilitySum(view: View, who: Id, to: 'attack' | 'damage'): number {
  const all = new Set<Ability>(['str', 'dex', ...extraAbilities(view, who, to)]);
  let sum = 0;
  for (const ability of all) sum += modifier(view, who, ability);
  return sum;
}

/** AV: how hard a melee attack is to evade. @rule RC-MEL-007 RC-MEL-008 RC-UNA-006 */
export const AttackValue = defineQuery<Attack>('attack value', { rule: 'RC-MEL-008', from: 'any melee attack', base: () => 15, combine: plainSum });

/** The shooter's standing number. @rule RC-RNG-005 RC-RNG-006 */
export const ShooterModifier = defineQuery<Attack>('shooter modifier', {
  rule: 'RC-RNG-005',
  from: 'any shot, less accuracy and dexterity',
  base: (view, who, _against, attack) => missModifier(view, who, attack),
  combine: plainSum,
});

/** What a Hit roll must reach, before the target's Ranged Evasion roll is added. @rule RC-RNG-003 RC-RNG-004 RC-RNG-011 */
export const MissChance = defineQuery<Attack>('miss chance', {
  rule: 'RC-RNG-004',
  from: 'the shooter',
  base: (view, who, against, attack) => ShooterModifier(view, who, against, attack),
  combine: plainSum,
});

/** @rule RC-DEF-007 RC-DEF-008 RC-DEF-009 RC-SIZ-003 */
export const Evasion = defineQuery<Attack>('evasion', {
  rule: 'RC-DEF-007',
  from: 'size',
  base: (view, who) => SIZE_CHART[fighter(view, who).size].inherentEvasion,
  combine: plainSum,
});

/** Where neither weapons nor shields help. @rule RC-DEF-014 RC-DEF-016 */
export const UnarmedEvasion = defineQuery<Attack>('unarmed evasion', {
  rule: 'RC-DEF-016',
  from: 'size',
  base: (view, who) => SIZE_CHART[fighter(view, who).size].inherentEvasion,
  combine: plainSum,
});

/** Neither size nor level counts. @rule RC-DEF-012 RC-DEF-013 RC-RNG-008 RC-DEF-010 */
export const RangedEvasion = defineQuery<Attack>('ranged evasion', {
  rule: 'RC-DEF-013',
  from: 'halved dexterity',
  base: (view, who) => halved(view, who, 'dex'),
  combine: plainSum,
});

const INHERENT = 10;

/** @rule RC-DEF-025 RC-DEF-026 RC-DEF-027 */
export const Fortitude = sumOf(
  'fortitude',
  'RC-DEF-026',
  'inherent, level, constitution and strength',
  (view, who) => INHERENT + thirdOfLevel(view, who) + halved(view, who, 'con') + halved(view, who, 'str'),
);

/** @rule RC-DEF-029 RC-DEF-030 RC-DEF-031 */
export const Will = sumOf(
  'will',
  'RC-DEF-030',
  'inherent, level, charisma and wisdom',
  (view, who) => INHERENT + thirdOfLevel(view, who) + halved(view, who, 'cha') + halved(view, who, 'wis'),
);

/** One roll to which Advantage or Disadvantage may come. */
export interface Rolling {
  readonly roll: 'combat' | 'hit' | 'evasion' | 'ranged-evasion' | 'fortitude' | 'will' | 'check' | 'cast';
  readonly attack: Attack | null;
  readonly skill: Skill | null;
}

/** How many Advantages, and Disadvantages, a roll has. */
export const Advantages = defineQuery<Rolling>('advantages', { rule: 'RC-WKR-004', from: 'none', base: () => 0, combine: plainSum });
export const Disadvantages = defineQuery<Rolling>('disadvantages', { rule: 'RC-WKR-004', from: 'none', base: () => 0, combine: plainSum });

/** -1, 0 or 1. @rule RC-WKR-004 RC-WKR-006 */
export function advantage(view: View, who: Id, against: Id, rolling: Rolling): number {
  return ruled(view).advantage(Advantages(view, who, against, rolling), Disadvantages(view, who, against, rolling));
}

/** How much damage worn armour takes off where it is struck. @rule RC-MEL-022 */
export const ArmourRating = sumOf('armor rating', 'RC-MEL-022', 'armour worn', ratingOf);

/** Combat rolls below this strike the armour. @rule RC-MEL-021 */
export const ArmourCoverage = sumOf('armor coverage', 'RC-MEL-021', 'armour worn', (view, who) => coverageOf(view, who, false));

/** The same for shots. @rule RC-RNG-018 */
export const RangedCoverage = sumOf('ranged armor coverage', 'RC-RNG-018', 'armour worn', (view, who) => coverageOf(view, who, true));

/** Widens the critical range downward. @rule RC-CRT-002 */
export const Precision = defineQuery<Attack>('precision', {
  rule: 'RC-CRT-002',
  from: 'the weapon',
  base: (view, _who, _against, { item }) => statsOf(view, item)?.precise ?? 0,
  combine: plainSum,
});

/** Moves the upper end of the band that exposes its user, 3. @rule RC-MEL-015 RC-RNG-016 */
export const Exposing = defineQuery<Attack>('exposing', {
  rule: 'RC-MEL-015',
  from: 'the weapon and the shield',
  base: (view, who, _against, { item }) => (statsOf(view, item)?.exposing ?? 0) + (shieldOf(view, who)?.stats.exposing ?? 0),
  combine: plainSum,
});

/** Damage beyond the dice. @rule RC-MEL-009 RC-RNG-019 RC-UNA-007 RC-THR-009 */
export const DamageBonus = defineQuery<Attack>('damage bonus', { rule: 'RC-MEL-009', from: 'none', base: () => 0, combine: plainSum });

/** Sources of doubled and of halved damage, each from another rule. @rule RC-WKR-012 RC-WKR-013 RC-WKR-014 */
export const Doublings = defineQuery<Attack>('doublings', { rule: 'RC-WKR-012', from: 'none', base: () => 0, combine: plainSum });
export const Halvings = defineQuery<Attack>('halvings', { rule: 'RC-WKR-014', from: 'none', base: () => 0, combine: plainSum });

/** @rule RC-STA-006 RC-STA-008 RC-ENE-004 */
export const EnergyPerRound = sumOf('energy per round', 'RC-STA-008', 'Stamina', (view, who) => ruled(view).energyOf(fighter(view, who).stamina));

/** @rule RC-STA-014 */
export const MaximumStamina = sumOf('maximum stamina', 'RC-STA-014', 'Constitution, or as entered', (view, who) => {
  const { con, level, staminaGiven } = fighter(view, who);
  return staminaGiven >= 0 ? staminaGiven : ruled(view).maximumStamina(con, level);
});

/** @rule RC-AGI-002 RC-AGI-004 RC-AGI-005 RC-RND-007 */
export const MaximumAgility = sumOf('maximum agility', 'RC-AGI-002', 'everybody', (view, who) => ruled(view).baseAgility(fighter(view, who).speed));

/** Metres of a Run. @rule RC-ENE-016 RC-SIZ-005 */
export const Speed = sumOf('speed', 'RC-ENE-016', 'race or size', (view, who) => fighter(view, who).speed);

/** Metres that a Sprint adds. @rule RC-ENE-018 */
export const SprintDistance = sumOf('sprint distance', 'RC-ENE-018', 'Leg Strength', (view, who) =>
  sprintBonus(SkillBonus(view, who, -1, { skill: 'leg-strength' })),
);

/** Decimetres of a Jump from a standstill, and how high it reaches. @rule RC-SIZ-004 RC-SIZ-008 RC-SIZ-009 RC-SIZ-010 */
export const JumpDistance = sumOf(
  'jump distance',
  'RC-SIZ-009',
  'size and Leg Strength',
  (view, who) => SIZE_CHART[fighter(view, who).size].jump + jumpBonus(SkillBonus(view, who, -1, { skill: 'leg-strength' })),
);

/** All ability modifiers but dexterity. @rule RC-AUR-010 RC-AUR-011 */
export const AuraModifier = sumOf('aura modifier', 'RC-AUR-011', 'all abilities but dexterity', (view, who) =>
  ABILITIES.reduce((sum, ability) => (ability === 'dex' ? sum : sum + modifier(view, who, ability)), 0),
);

/** The most Aura; of ready creatures it is entered. @rule RC-AUR-008 RC-AUR-009 RC-AUR-012 */
export const AuraStrength = sumOf('aura strength', 'RC-AUR-009', '20 and the Aura Modifier, or as entered', (view, who) => {
  const { auraGiven, level } = fighter(view, who);
  return auraGiven >= 0 ? auraGiven : Math.max(0, ruled(view).auraStrength(AuraModifier(view, who), level));
});

/** @rule RC-AUR-015 */
export const MaximumSurges = sumOf('recovery surges', 'RC-AUR-015', '5 and halved constitution', (view, who) => Math.max(0, 5 + halved(view, who, 'con')));

/** Aura that a Recovery Surge restores. @rule RC-AUR-017 */
export const RecoveryValue = sumOf('recovery value', 'RC-AUR-017', 'Aura Modifier', (view, who) => Math.max(1, AuraModifier(view, who)));

/** The bonus of a skill: halved ability, a third of wisdom, and training. */
export const SkillBonus = defineQuery<{ readonly skill: Skill }>('skill bonus', {
  rule: 'RC-INI-005',
  from: 'ability, wisdom and training',
  base: (view, who, _against, { skill }) => untrained(view, who, skill) + (fighter(view, who).trained[skill] ?? 0),
  combine: plainSum,
});

const RARE_PENALTY = 10;

/** A skill bonus before proficiency and ranks. */
export function untrained(view: View, who: Id, skill: Skill): number {
  const { ability, rare } = SKILLS[skill];
  const bare = halved(view, who, ability) + ruled(view).part(modifier(view, who, 'wis'), 3);
  return rare && fighter(view, who).trained[skill] === undefined ? bare - RARE_PENALTY : bare;
}

/** One of the three numbers of a weapon's range. */
export const Reaching = defineQuery<{ readonly item: Id; readonly band: 1 | 2 | 3; readonly thrown: boolean }>('range', {
  rule: 'RC-RNG-021',
  from: 'the weapon and the arm',
  base: (view, who, _against, { item, band, thrown }) => rangeOf(view, who, item, thrown)[band - 1],
  combine: plainSum,
});

/** Kilograms drawn, 0 for weapons that are not drawn. @rule RC-DRW-002 */
export const DrawWeight = defineQuery<{ readonly item: Id }>('draw weight', {
  rule: 'RC-DRW-002',
  from: 'the weapon and the arm',
  base: (view, who, _against, { item }) => drawRow(view, who, item)?.kilograms ?? 0,
  combine: plainSum,
});

const SPARING_STEP = 3;

/** What the book itself adds to attacks. @rule RC-MEL-008 RC-NLD-016 RC-NLD-017 RC-NLD-018 RC-MPL-007 */
const ATTACKS: readonly AnyContribution[] = [
  adds(AttackValue, (view, who) => MeleeAttackBonus(view, who), { rule: 'RC-MEL-023', label: 'strength and dexterity' }),
  adds(AttackValue, (view, _who, _against, { item }) => statsOf(view, item)?.attack ?? 0, {
    rule: 'RC-MEL-008',
    label: 'weapon',
    when: (_view, _who, _against, { item }) => item >= 0,
  }),
  adds(AttackValue, -1, { rule: 'RC-MPL-007', label: 'not proficient', when: (view, who, _against, { item }) => !isProficientWith(view, who, item) }),
  adds(AttackValue, -5, { rule: 'RC-CMB-005', label: 'combat maneuver', when: (_view, _who, _against, { manoeuvre }) => manoeuvre !== 'none' }),
  adds(AttackValue, (_view, _who, _against, { spare }) => -SPARING_STEP * spare, {
    rule: 'RC-NLD-016',
    label: 'sparing the target',
    when: (_view, _who, _against, { spare }) => spare > 0,
  }),
  adds(AttackValue, (view, who) => fighter(view, who).own.attack, {
    rule: 'R-CREATURES',
    label: 'its own',
    when: (view, who) => fighter(view, who).own.attack !== 0,
  }),
  adds(MissChance, (view, _who, against) => ruled(view).missBySize[fighter(view, against).size], { rule: 'RC-RNG-012', label: 'size of the target' }),
  adds(MissChance, (view, _who, _against, { spare }) => ruled(view).nonLethalMissSign * SPARING_STEP * spare, {
    rule: 'RC-NLD-016',
    label: 'sparing the target',
    when: (_view, _who, _against, { spare }) => spare > 0,
  }),
  adds(MissChance, (view, _who, against) => zonesUnder(view, against, 'missChance'), {
    rule: 'RC-RNG-011',
    label: 'ground and cover',
    when: (view, _who, against) => zonesUnder(view, against, 'missChance') !== 0,
  }),
  adds(Advantages, 1, {
    rule: 'RC-RNG-022',
    label: 'close range',
    when: (view, who, _against, { roll, attack }) => roll === 'hit' && attack !== null && attack.item >= 0 && attack.metres <= firstBand(view, who, attack),
  }),
  adds(Disadvantages, 1, {
    rule: 'RC-RNG-024',
    label: 'long range',
    when: (view, who, _against, { roll, attack }) =>
      roll === 'hit' &&
      attack !== null &&
      attack.item >= 0 &&
      attack.metres > Reaching(view, who, -1, { item: attack.item, band: 2, thrown: attack.way === 'thrown' }),
  }),
  adds(Disadvantages, 1, {
    rule: 'RC-ENE-010',
    label: 'too close for the weapon',
    when: (view, who, _against, { roll, attack }) => roll === 'combat' && attack !== null && isTooClose(view, who, attack),
  }),
];

/** Up to the first number there is Advantage, beyond the second Disadvantage. @rule RC-RNG-022 RC-RNG-023 RC-RNG-024 */
const firstBand = (view: View, who: Id, { item, way }: Attack): number => Reaching(view, who, -1, { item, band: 1, thrown: way === 'thrown' });

/** Nearer than its maximum reach a weapon that is not Versatile strikes badly. @rule RC-ENE-010 */
function isTooClose(view: View, who: Id, { item, metres }: Attack): boolean {
  return item >= 0 && statsOf(view, item)!.awkward && metres < metresOfReach(view, who, item);
}

/** The farthest that a weapon, or -1 the bare hand, strikes, in metres. @rule RC-ENE-010 RC-UNA-003 RC-SIZ-011 RC-SIZ-012 */
export function metresOfReach(view: View, who: Id, item: Id): number {
  const stats = statsOf(view, item);
  const more = REACH_BY_SIZE[fighter(view, who).size] ?? 0;
  if (stats === null) return ruled(view).unarmedReach + Math.max(0, more);
  return ruled(view).metresOfReach(Math.max(0, stats.reach + more));
}

const REACH_BY_SIZE: { readonly [size: string]: number } = { gigantic: 1, huge: 1, tiny: -1, diminutive: -1, fine: -1, miniscule: -1 };

/** What a drawn weapon adds for its weight, beside what it has of its own. @rule RC-RNG-019 RC-DRW-001 */
const SHOTS: readonly AnyContribution[] = [
  adds(DamageBonus, (view, who, _against, { item }) => (statsOf(view, item)?.extraDamage ?? 0) + (drawRow(view, who, item)?.damage ?? 0), {
    rule: 'RC-RNG-019',
    label: 'draw weight',
    when: (_view, _who, _against, { item, way }) => way === 'ranged' && item >= 0,
  }),
];

/** What the book itself adds to defences. @rule RC-DEF-008 RC-RNG-009 RC-MPL-006 RC-FAC-004 */
const DEFENCES: readonly AnyContribution[] = [
  ...[Evasion, UnarmedEvasion].flatMap((query) => [
    adds(query, (view, who) => thirdOfLevel(view, who), { rule: 'RC-DEF-007', label: 'a third of the level' }),
    adds(query, (view, who) => halved(view, who, 'dex'), { rule: 'RC-DEF-007', label: 'halved dexterity' }),
  ]),
  adds(Evasion, (view, who, against, attack) => weaponEvasion(view, who, against, attack), { rule: 'RC-DEF-007', label: 'weapons' }),
  ...[Evasion, RangedEvasion].map((query) =>
    adds(query, (view, who) => shieldOf(view, who)!.stats.evasion, {
      rule: 'RC-DEF-007',
      label: 'shield',
      when: (view, who, against, attack) => helpsShield(view, who, against, attack, query === RangedEvasion),
    }),
  ),
  ...[Evasion, UnarmedEvasion, RangedEvasion].map((query) =>
    adds(query, (view, who) => -armourPenalty(view, who), {
      rule: query === RangedEvasion ? 'RC-RNG-009' : 'RC-DEF-007',
      label: 'armour penalty',
      when: (view, who) => armourPenalty(view, who) !== 0 && (query !== RangedEvasion || ruled(view).armourHindersRangedEvasion),
    }),
  ),
  adds(RangedEvasion, (view, who) => wornArmour(view, who).reduce((sum, one) => sum + one.stats.rangedEvasion, 0), {
    rule: 'R-GEAR',
    label: 'armour against shots',
    when: (view, who) => wornArmour(view, who).some((one) => one.stats.rangedEvasion !== 0),
  }),
  ...[Evasion, UnarmedEvasion, RangedEvasion].map((query) =>
    adds(query, -1, {
      rule: 'RC-MPL-006',
      label: 'not proficient',
      when: (view, who) => (query === Evasion || ruled(view).clumsyEverywhere) && isClumsy(view, who),
    }),
  ),
  ...[Evasion, UnarmedEvasion].map((query) =>
    adds(query, (view, who) => zonesUnder(view, who, 'evasion'), {
      rule: 'RC-CND-024',
      label: 'ground',
      when: (view, who) => zonesUnder(view, who, 'evasion') !== 0,
    }),
  ),
  ...(
    [
      [Evasion, 'evasion'],
      [RangedEvasion, 'rangedEvasion'],
      [UnarmedEvasion, 'unarmedEvasion'],
      [Fortitude, 'fortitude'],
      [Will, 'will'],
      [MaximumAgility, 'agility'],
      [SprintDistance, 'sprint'],
      [JumpDistance, 'jump'],
      [MaximumSurges, 'surges'],
    ] as const
  ).map(([query, key]) =>
    adds(query as AnyQuery, (view: View, who: Id) => fighter(view, who).own[key], {
      rule: 'RC-DEF-008',
      label: 'race and nature',
      when: (view: View, who: Id) => fighter(view, who).own[key] !== 0,
    }),
  ),
  adds(Disadvantages, 1, {
    rule: 'RC-FAC-004',
    label: 'from behind',
    when: (_view, _who, _against, { roll, attack }) => attack !== null && (roll === 'evasion' || roll === 'ranged-evasion') && attack.behind,
  }),
];

/** Wields a melee weapon without being proficient. @rule RC-MPL-006 */
const isClumsy = (view: View, who: Id): boolean => meleeWeapons(view, who).some((one) => !isProficientWith(view, who, one.id));

/** What worn armour costs of Evasion. @rule RC-DEF-007 */
const armourPenalty = (view: View, who: Id): number => wornArmour(view, who).reduce((sum, one) => sum + one.stats.evasionCost, 0);

/** A shield helps against what one faces, unless the weapon is Heavy and the shield Light. @rule RC-RNG-008 RC-FAC-005 */
function helpsShield(view: View, who: Id, _against: Id, attack: Attack | undefined, ranged: boolean): boolean {
  const one = shieldOf(view, who);
  if (one === null) return false;
  if (attack === undefined) return true;
  if (attack.aim === 'shield' || (ranged && attack.behind)) return false;
  return !(one.stats.light && statsOf(view, attack.item)?.heavy === true);
}

/** What worn gear and legs do to pools and movement. @rule RC-AGI-004 RC-AGI-005 */
const BURDENS: readonly AnyContribution[] = [
  adds(MaximumAgility, (view, who) => agilityBonus(SkillBonus(view, who, -1, { skill: 'leg-strength' })), { rule: 'RC-AGI-004', label: 'Leg Strength' }),
  adds(MaximumAgility, (view, who) => -agilityCost(view, who), {
    rule: 'R-GEAR',
    label: 'armour and shield',
    when: (view, who) => agilityCost(view, who) !== 0,
  }),
  adds(EnergyPerRound, (view, who) => -energyCost(view, who), { rule: 'R-GEAR', label: 'armour', when: (view, who) => energyCost(view, who) !== 0 }),
  adds(Speed, -1, { rule: 'R-GEAR', label: 'heavy armour', when: (view, who) => wornArmour(view, who).some((one) => one.stats.heavy) }),
  adds(Disadvantages, 1, {
    rule: 'R-GEAR',
    label: 'heavy armour',
    when: (view, who, _against, { roll, skill }) =>
      roll === 'check' &&
      (skill === 'arm-strength' || skill === 'leg-strength' || skill === 'acrobatics') &&
      wornArmour(view, who).some((one) => one.stats.heavy),
  }),
];

function agilityCost(view: View, who: Id): number {
  const shield = shieldOf(view, who);
  const worn = wornArmour(view, who);
  const weak = fighter(view, who).str < 11 && (worn.some((one) => !one.stats.light) || (shield !== null && !shield.stats.light));
  return worn.reduce((sum, one) => sum + one.stats.agilityCost, 0) + (shield?.stats.agilityCost ?? 0) + (weak ? 1 : 0);
}

function energyCost(view: View, who: Id): number {
  const worn = wornArmour(view, who);
  return worn.reduce((sum, one) => sum + one.stats.energyCost, 0) + (fighter(view, who).str < 13 && worn.some((one) => one.stats.heavy) ? 1 : 0);
}

export const ALWAYS: readonly AnyContribution[] = [...ATTACKS, ...SHOTS, ...DEFENCES, ...BURDENS];

const D20 = die(20);
const D20_TWICE = [worst(D20, 2), D20, best(D20, 2)];

/** A d20 under Advantage (1), Disadvantage (-1) or neither. */
export const d20 = (by = 0): Pool => D20_TWICE[by + 1];

const exploder = (sides: number): readonly Pool[] => {
  const one = die(sides);
  return [exploding(worst(one, 2), sides), exploding(one, sides), exploding(best(one, 2), sides)];
};

const D10 = exploder(10);
const D4 = exploder(4);

/** The die of a defence: its highest face is rolled again and added, with Advantage at each of these rolls. @rule RC-DEF-003 RC-DEF-004 RC-DEF-006 RC-DEF-015 */
export const defenceDie = (by: number): Pool => D10[by + 1];

/** Against shots a d4. @rule RC-DEF-011 RC-RNG-010 */
export const rangedDefenceDie = (by: number): Pool => D4[by + 1];
