import { type AnyContribution, adds, defineQuery, type Id, plainSum, type View } from '@riposte/kernel';
import { halved, thirdOfLevel } from '../fighters/abilities.ts';
import { fighter } from '../fighters/fighter.ts';
import { SIZE_CHART } from '../fighters/sizes.ts';
import { inTwoHands, isProficientWith, meleeWeapons, shieldOf, statsOf, weaponStats, wornArmour } from '../gear/carried.ts';
import { zonesUnder } from '../movement/ground.ts';
import { ruled } from '../rulings.ts';
import { Disadvantages } from './advantage.ts';
import type { Attack } from './attack.ts';

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

/** What the book itself adds to Evasion. @rule RC-RNG-009 RC-MPL-006 RC-FAC-004 */
export const EVASION_NUMBERS: readonly AnyContribution[] = [
  ...[Evasion, UnarmedEvasion].flatMap((query) => [
    adds(query, (view, who) => thirdOfLevel(view, who), { rule: 'RC-DEF-007', label: 'a third of the level' }),
    adds(query, (view, who) => halved(view, who, 'dex'), { rule: 'RC-DEF-007', label: 'halved dexterity' }),
  ]),
  adds(Evasion, (view, who, _against, attack) => weaponEvasion(view, who, attack), { rule: 'RC-DEF-007', label: 'weapons' }),
  ...[Evasion, RangedEvasion].map((query) =>
    adds(query, (view, who) => shieldOf(view, who)!.stats.evasion, {
      rule: 'RC-DEF-007',
      label: 'shield',
      only: 'with a shield, against attacks it can block',
      when: (view, who, _against, attack) => shieldHelps(view, who, attack, query === RangedEvasion),
    }),
  ),
  ...[Evasion, UnarmedEvasion, RangedEvasion].map((query) =>
    adds(query, (view, who) => -armourPenalty(view, who), {
      rule: query === RangedEvasion ? 'RC-RNG-009' : 'RC-DEF-007',
      label: 'armour penalty',
      only: 'in hindering armour',
      when: (view, who) => armourPenalty(view, who) !== 0 && (query !== RangedEvasion || ruled(view).armourHindersRangedEvasion),
    }),
  ),
  adds(RangedEvasion, (view, who) => wornArmour(view, who).reduce((sum, piece) => sum + piece.stats.rangedEvasion, 0), {
    rule: 'R-GEAR',
    label: 'armour against shots',
    only: 'in armour that helps against shots',
    when: (view, who) => wornArmour(view, who).some((piece) => piece.stats.rangedEvasion !== 0),
  }),
  ...[Evasion, UnarmedEvasion, RangedEvasion].map((query) =>
    adds(query, -1, {
      rule: 'RC-MPL-006',
      label: 'not proficient',
      only: 'with an untrained weapon',
      when: (view, who) => (query === Evasion || ruled(view).clumsyEverywhere) && isClumsy(view, who),
    }),
  ),
  ...[Evasion, UnarmedEvasion].map((query) =>
    adds(query, (view, who) => zonesUnder(view, who, 'evasion'), {
      rule: 'RC-CND-024',
      label: 'ground',
      only: 'on difficult ground',
      when: (view, who) => zonesUnder(view, who, 'evasion') !== 0,
    }),
  ),
  adds(Disadvantages, 1, {
    rule: 'RC-FAC-004',
    label: 'from behind',
    only: 'for Evasion from attacks from behind',
    when: (_view, _who, _against, { roll, attack }) => attack !== null && (roll === 'evasion' || roll === 'ranged-evasion') && attack.behind,
  }),
];

/**
 * What weapons in hand add to Evasion: the best that is not Light, and every Light one; two hands on a weapon made for
 * one add 1. Against a Heavy weapon Light ones add nothing, and so do ranged ones always.
 */
function weaponEvasion(view: View, who: Id, attack: Attack | undefined): number {
  let best = 0;
  let light = 0;
  const heavyAttack = attack !== undefined && statsOf(view, attack.item)?.heavy === true;
  for (const item of meleeWeapons(view, who)) {
    const stats = weaponStats(item);
    const worth = stats.evasion + (inTwoHands(view, who, stats) ? 1 : 0);
    if (!stats.light) best = Math.max(best, worth);
    else if (!heavyAttack) light += worth;
  }
  return best + light;
}

/** Wields a melee weapon without being proficient. @rule RC-MPL-006 */
const isClumsy = (view: View, who: Id): boolean => meleeWeapons(view, who).some((weapon) => !isProficientWith(view, who, weapon.id));

/** What worn armour costs of Evasion. @rule RC-DEF-007 */
const armourPenalty = (view: View, who: Id): number => wornArmour(view, who).reduce((sum, piece) => sum + piece.stats.evasionCost, 0);

/** A shield helps against what one faces, unless the weapon is Heavy and the shield Light. @rule RC-RNG-008 RC-FAC-005 */
function shieldHelps(view: View, who: Id, attack: Attack | undefined, ranged: boolean): boolean {
  const shield = shieldOf(view, who);
  if (shield === null) return false;
  if (attack === undefined) return true;
  if (attack.aim === 'shield' || (ranged && attack.behind)) return false;
  return !(shield.stats.light && statsOf(view, attack.item)?.heavy === true);
}
