import { type AnyContribution, adds, defineQuery, type Id, ladder, NOBODY, plainSum, type View } from '@riposte/kernel';
import { MaximumAgility } from '../actions/agility.ts';
import { EnergyPerRound } from '../actions/energy.ts';
import { Disadvantages } from '../attacks/advantage.ts';
import { fighter } from '../fighters/fighter.ts';
import { SkillBonus } from '../fighters/skills.ts';
import { agilityBonus } from '../fighters/strength.ts';
import { Speed } from '../movement/speed.ts';
import { shieldOf, wornArmour } from './carried.ts';
import type { ArmourStats } from './piece.ts';

const MAX_RATING = 1000;

/** How much damage worn armour takes off where it is struck; never less than nothing. @rule RC-MEL-022 */
export const ArmourRating = defineQuery('armor rating', { rule: 'RC-MEL-022', from: 'armour worn', base: ratingOf, combine: ladder(MAX_RATING) });

/** Armour Rating: that of all pieces together; a broken one has half. @rule RC-MEL-022 */
function ratingOf(view: View, who: Id): number {
  return wornArmour(view, who).reduce((sum, { stats, broken }) => sum + (broken ? Math.floor(stats.rating / 2) : stats.rating), 0);
}

/** Combat rolls below this strike the armour. @rule RC-MEL-021 */
export const ArmourCoverage = defineQuery('armor coverage', {
  rule: 'RC-MEL-021',
  from: 'armour worn',
  base: (view, who) => coverageOf(view, who, false),
  combine: plainSum,
});

/** The same for shots. @rule RC-RNG-018 */
export const RangedCoverage = defineQuery('ranged armor coverage', {
  rule: 'RC-RNG-018',
  from: 'armour worn',
  base: (view, who) => coverageOf(view, who, true),
  combine: plainSum,
});

/** Coverage: that of the armour worn over the others. @rule RC-MEL-021 RC-RNG-018 */
function coverageOf(view: View, who: Id, ranged: boolean): number {
  const worn = wornArmour(view, who).map((piece): ArmourStats => piece.stats);
  const over = worn.find((armour) => !armour.under) ?? worn[0];
  if (over === undefined) return 0;
  return ranged && over.rangedCoverage >= 0 ? over.rangedCoverage : over.coverage;
}

/** What worn gear and legs do to pools and movement. @rule RC-AGI-004 RC-AGI-005 */
export const BURDENS: readonly AnyContribution[] = [
  adds(MaximumAgility, (view, who) => agilityBonus(SkillBonus(view, who, NOBODY, { skill: 'leg-strength' })), { rule: 'RC-AGI-004', label: 'Leg Strength' }),
  adds(MaximumAgility, (view, who) => -agilityCost(view, who), {
    rule: 'R-GEAR',
    label: 'armour and shield',
    only: 'in burdensome gear',
    when: (view, who) => agilityCost(view, who) !== 0,
  }),
  adds(EnergyPerRound, (view, who) => -energyCost(view, who), {
    rule: 'R-GEAR',
    label: 'armour',
    only: 'in burdensome armour',
    when: (view, who) => energyCost(view, who) !== 0,
  }),
  adds(Speed, -1, {
    rule: 'R-GEAR',
    label: 'heavy armour',
    only: 'in heavy armour',
    when: (view, who) => wornArmour(view, who).some((piece) => piece.stats.heavy),
  }),
  adds(Disadvantages, 1, {
    rule: 'R-GEAR',
    label: 'heavy armour',
    only: 'on checks of strength and acrobatics, in heavy armour',
    when: (view, who, _against, { roll, skill }) =>
      roll === 'check' &&
      (skill === 'arm-strength' || skill === 'leg-strength' || skill === 'acrobatics') &&
      wornArmour(view, who).some((piece) => piece.stats.heavy),
  }),
];

function agilityCost(view: View, who: Id): number {
  const shield = shieldOf(view, who);
  const worn = wornArmour(view, who);
  const weak = fighter(view, who).str < 11 && (worn.some((piece) => !piece.stats.light) || (shield !== null && !shield.stats.light));
  return worn.reduce((sum, piece) => sum + piece.stats.agilityCost, 0) + (shield?.stats.agilityCost ?? 0) + (weak ? 1 : 0);
}

export function energyCost(view: View, who: Id): number {
  const worn = wornArmour(view, who);
  return worn.reduce((sum, piece) => sum + piece.stats.energyCost, 0) + (fighter(view, who).str < 13 && worn.some((piece) => piece.stats.heavy) ? 1 : 0);
}
