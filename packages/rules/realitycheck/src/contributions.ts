import { type AnyContribution, type AnyQuery, adds, type Id, NOBODY, type View } from '@riposte/kernel';
import { isUnready } from './attack.ts';
import { fighter } from './fighter.ts';
import { isProficientWith, meleeWeapons, shieldOf, statsOf, wornArmour } from './gear.ts';
import { type Attack, drawRow, inTwoHands, weaponEvasion, zonesUnder } from './gear-numbers.ts';
import {
  Advantages,
  AttackValue,
  DamageBonus,
  Disadvantages,
  EnergyPerRound,
  Evasion,
  Fortitude,
  halved,
  JumpDistance,
  MaximumAgility,
  MaximumSurges,
  MeleeAttackBonus,
  MissChance,
  RangedEvasion,
  Reaching,
  SkillBonus,
  Speed,
  SprintDistance,
  thirdOfLevel,
  UnarmedEvasion,
  Will,
} from './numbers.ts';
import { ruled } from './rulings.ts';
import { agilityBonus } from './strength.ts';

const SPARING_STEP = 3;

/** What the book itself adds to attacks. @rule RC-MEL-008 RC-NLD-016 RC-NLD-017 RC-NLD-018 RC-MPL-007 */
const ATTACKS: readonly AnyContribution[] = [
  adds(AttackValue, (view, who) => MeleeAttackBonus(view, who), { rule: 'RC-MEL-023', label: 'strength and dexterity' }),
  adds(AttackValue, (view, _who, _against, { item }) => statsOf(view, item)?.attack ?? 0, {
    rule: 'RC-MEL-008',
    label: 'weapon',
    only: 'with a weapon',
    when: (_view, _who, _against, { item }) => item >= 0,
  }),
  adds(AttackValue, -1, {
    rule: 'RC-MPL-007',
    label: 'not proficient',
    only: 'with a weapon that one is not proficient with',
    when: (view, who, _against, { item }) => !isProficientWith(view, who, item),
  }),
  adds(AttackValue, -5, {
    rule: 'RC-CMB-005',
    label: 'combat maneuver',
    only: 'for a Combat Maneuver',
    when: (_view, _who, _against, { manoeuvre }) => manoeuvre !== 'none',
  }),
  adds(AttackValue, (_view, _who, _against, { spare }) => -SPARING_STEP * spare, {
    rule: 'RC-NLD-016',
    label: 'sparing the target',
    only: 'where the target is spared',
    when: (_view, _who, _against, { spare }) => spare > 0,
  }),
  adds(AttackValue, (view, who) => fighter(view, who).own.attack, {
    rule: 'R-CREATURES',
    label: 'its own',
    only: 'for creatures with a bonus of their own',
    when: (view, who) => fighter(view, who).own.attack !== 0,
  }),
  adds(MissChance, (view, _who, against) => ruled(view).missBySize[fighter(view, against).size], { rule: 'RC-RNG-012', label: 'size of the target' }),
  adds(MissChance, (view, _who, _against, { spare }) => ruled(view).nonLethalMissSign * SPARING_STEP * spare, {
    rule: 'RC-NLD-016',
    label: 'sparing the target',
    only: 'where the target is spared',
    when: (_view, _who, _against, { spare }) => spare > 0,
  }),
  adds(MissChance, (view, _who, against) => zonesUnder(view, against, 'missChance'), {
    rule: 'RC-RNG-011',
    label: 'ground and cover',
    only: 'on ground or behind cover that hides',
    when: (view, _who, against) => zonesUnder(view, against, 'missChance') !== 0,
  }),
  adds(Advantages, 1, {
    rule: 'RC-RNG-022',
    label: 'close range',
    only: 'on Hit rolls at close range',
    when: (view, who, _against, { roll, attack }) => roll === 'hit' && attack !== null && attack.item >= 0 && attack.metres <= firstBand(view, who, attack),
  }),
  adds(Disadvantages, 1, {
    rule: 'RC-RNG-024',
    label: 'long range',
    only: 'on Hit rolls at long range',
    when: (view, who, _against, { roll, attack }) =>
      roll === 'hit' &&
      attack !== null &&
      attack.item >= 0 &&
      attack.metres > Reaching(view, who, NOBODY, { item: attack.item, band: 2, thrown: attack.way === 'thrown' }),
  }),
  adds(Disadvantages, 1, {
    rule: 'RC-ENE-010',
    label: 'too close for the weapon',
    only: 'on Combat rolls nearer than the weapon reaches',
    when: (view, who, _against, { roll, attack }) => roll === 'combat' && attack !== null && isTooClose(view, who, attack),
  }),
];

/** Up to the first number there is Advantage, beyond the second Disadvantage. @rule RC-RNG-022 RC-RNG-023 RC-RNG-024 */
const firstBand = (view: View, who: Id, { item, way }: Attack): number => Reaching(view, who, NOBODY, { item, band: 1, thrown: way === 'thrown' });

/** Nearer than its maximum reach a weapon that is not Versatile strikes badly. @rule RC-ENE-010 */
function isTooClose(view: View, who: Id, { item, metres }: Attack): boolean {
  return item >= 0 && statsOf(view, item)!.awkward && metres < metresOfReach(view, who, item);
}

/** The farthest that a weapon, or -1 the bare hand, strikes, in metres. @rule RC-ENE-010 RC-UNA-003 RC-SIZ-011 RC-SIZ-012 */
export function metresOfReach(view: View, who: Id, item: Id): number {
  const stats = statsOf(view, item);
  const more = REACH_BY_SIZE[fighter(view, who).size] ?? 0;
  if (stats === null) return ruled(view).unarmedReach + Math.max(0, more);
  const reach = stats.twoHandReach > stats.reach && inTwoHands(view, who, stats) ? stats.twoHandReach : stats.reach;
  return ruled(view).metresOfReach(Math.max(0, reach + more));
}

const REACH_BY_SIZE: { readonly [size: string]: number } = { gigantic: 1, huge: 1, tiny: -1, diminutive: -1, fine: -1, miniscule: -1 };

/** What a drawn weapon adds for its weight, beside what it has of its own. @rule RC-RNG-019 RC-DRW-001 */
const SHOTS: readonly AnyContribution[] = [
  adds(DamageBonus, (view, who, _against, { item }) => statsOf(view, item)!.extraDamage + (drawRow(view, who, item)?.damage ?? 0), {
    rule: 'RC-RNG-019',
    label: 'draw weight',
    only: 'with a drawn weapon',
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
      only: 'with a shield against what it can meet',
      when: (view, who, against, attack) => helpsShield(view, who, against, attack, query === RangedEvasion),
    }),
  ),
  ...[Evasion, UnarmedEvasion, RangedEvasion].map((query) =>
    adds(query, (view, who) => -armourPenalty(view, who), {
      rule: query === RangedEvasion ? 'RC-RNG-009' : 'RC-DEF-007',
      label: 'armour penalty',
      only: 'in armour that hinders',
      when: (view, who) => armourPenalty(view, who) !== 0 && (query !== RangedEvasion || ruled(view).armourHindersRangedEvasion),
    }),
  ),
  adds(RangedEvasion, (view, who) => wornArmour(view, who).reduce((sum, one) => sum + one.stats.rangedEvasion, 0), {
    rule: 'R-GEAR',
    label: 'armour against shots',
    only: 'in armour that helps against shots',
    when: (view, who) => wornArmour(view, who).some((one) => one.stats.rangedEvasion !== 0),
  }),
  ...[Evasion, UnarmedEvasion, RangedEvasion].map((query) =>
    adds(query, -1, {
      rule: 'RC-MPL-006',
      label: 'not proficient',
      only: 'with a weapon that one is not proficient with',
      when: (view, who) => (query === Evasion || ruled(view).clumsyEverywhere) && isClumsy(view, who),
    }),
  ),
  ...[Evasion, UnarmedEvasion].map((query) =>
    adds(query, (view, who) => zonesUnder(view, who, 'evasion'), {
      rule: 'RC-CND-024',
      label: 'ground',
      only: 'on ground that hinders',
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
      only: 'for races and creatures with numbers of their own',
      when: (view: View, who: Id) => fighter(view, who).own[key] !== 0,
    }),
  ),
  adds(Advantages, 1, {
    rule: 'R-GEAR',
    label: 'shield in passing',
    only: 'for Evasion behind a shield, against Swift Attacks in passing',
    when: (view, who, _against, { roll, attack }) => roll === 'evasion' && attack !== null && isCovered(view, who, attack),
  }),
  adds(Disadvantages, 1, {
    rule: 'RC-FAC-004',
    label: 'from behind',
    only: 'for Evasion from attacks from behind',
    when: (_view, _who, _against, { roll, attack }) => attack !== null && (roll === 'evasion' || roll === 'ranged-evasion') && attack.behind,
  }),
];

/** Struck swiftly in passing somebody it faces, with a shield between them, and not open for another reason. */
const isCovered = (view: View, who: Id, { by, swift, behind }: Attack): boolean =>
  swift && !behind && fighter(view, who).cameFrom >= 0 && shieldOf(view, who) !== null && !isUnready(view, who, by);

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
  adds(MaximumAgility, (view, who) => agilityBonus(SkillBonus(view, who, NOBODY, { skill: 'leg-strength' })), { rule: 'RC-AGI-004', label: 'Leg Strength' }),
  adds(MaximumAgility, (view, who) => -agilityCost(view, who), {
    rule: 'R-GEAR',
    label: 'armour and shield',
    only: 'in gear that burdens',
    when: (view, who) => agilityCost(view, who) !== 0,
  }),
  adds(EnergyPerRound, (view, who) => -energyCost(view, who), {
    rule: 'R-GEAR',
    label: 'armour',
    only: 'in armour that burdens',
    when: (view, who) => energyCost(view, who) !== 0,
  }),
  adds(Speed, -1, {
    rule: 'R-GEAR',
    label: 'heavy armour',
    only: 'in heavy armour',
    when: (view, who) => wornArmour(view, who).some((one) => one.stats.heavy),
  }),
  adds(Disadvantages, 1, {
    rule: 'R-GEAR',
    label: 'heavy armour',
    only: 'on checks of strength and acrobatics, in heavy armour',
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
