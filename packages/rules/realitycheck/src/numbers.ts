import { defineQuery, type Id, ladder, NOBODY, plainSum, type View } from '@riposte/kernel';
import { ABILITIES, type Ability, fighter } from './fighter.ts';
import { shieldOf, statsOf } from './gear.ts';
import { type Attack, coverageOf, drawRow, extraAbilities, missModifier, rangeOf, ratingOf } from './gear-numbers.ts';
import { ruled } from './rulings.ts';
import { SIZE_CHART } from './sizes.ts';
import { SKILLS, type Skill } from './skills.ts';
import { jumpBonus, sprintBonus } from './strength.ts';

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
/** @rule RC-WKR-004 */
export const Disadvantages = defineQuery<Rolling>('disadvantages', { rule: 'RC-WKR-004', from: 'none', base: () => 0, combine: plainSum });

/** -1, 0 or 1. @rule RC-WKR-004 RC-WKR-006 */
export function advantage(view: View, who: Id, against: Id, rolling: Rolling): number {
  return ruled(view).advantage(Advantages(view, who, against, rolling), Disadvantages(view, who, against, rolling));
}

const MAX_RATING = 1000;

/** How much damage worn armour takes off where it is struck; never less than nothing. @rule RC-MEL-022 */
export const ArmourRating = defineQuery('armor rating', { rule: 'RC-MEL-022', from: 'armour worn', base: ratingOf, combine: ladder(MAX_RATING) });

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
/** @rule RC-WKR-014 */
export const Halvings = defineQuery<Attack>('halvings', { rule: 'RC-WKR-014', from: 'none', base: () => 0, combine: plainSum });

const MAX_ENERGY = 5;

/** From 0 to 5. @rule RC-STA-006 RC-STA-008 RC-ENE-004 */
export const EnergyPerRound = defineQuery('energy per round', {
  rule: 'RC-STA-008',
  from: 'Stamina',
  base: (view, who) => ruled(view).energyOf(fighter(view, who).stamina),
  combine: ladder(MAX_ENERGY),
});

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
  sprintBonus(SkillBonus(view, who, NOBODY, { skill: 'leg-strength' })),
);

/** Decimetres of a Jump from a standstill, and how high it reaches. @rule RC-SIZ-004 RC-SIZ-008 RC-SIZ-009 RC-SIZ-010 */
export const JumpDistance = sumOf(
  'jump distance',
  'RC-SIZ-009',
  'size and Leg Strength',
  (view, who) => SIZE_CHART[fighter(view, who).size].jump + jumpBonus(SkillBonus(view, who, NOBODY, { skill: 'leg-strength' })),
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

/** Rows of the draw weight table beyond what the arm may use. */
export const DrawSteps = sumOf('draw steps', 'RC-DRW-002', 'none', () => 0);

/** Kilograms drawn, 0 for weapons that are not drawn. @rule RC-DRW-002 */
export const DrawWeight = defineQuery<{ readonly item: Id }>('draw weight', {
  rule: 'RC-DRW-002',
  from: 'the weapon and the arm',
  base: (view, who, _against, { item }) => drawRow(view, who, item)?.kilograms ?? 0,
  combine: plainSum,
});
