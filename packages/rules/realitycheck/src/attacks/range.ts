import { type AnyContribution, adds, defineQuery, type Id, NOBODY, plainSum, type View } from '@riposte/kernel';
import { SkillBonus } from '../fighters/skills.ts';
import { throwingDistance } from '../fighters/strength.ts';
import { statsOf } from '../gear/carried.ts';
import type { Range, WeaponStats } from '../gear/piece.ts';
import { metresBetween } from '../movement/board.ts';
import { ruled } from '../rulings.ts';
import { Advantages, Disadvantages } from './advantage.ts';
import type { Attack } from './attack.ts';
import { drawRow, signed } from './draw-weight.ts';

/** One of the three numbers of a weapon's range. */
export const Reaching = defineQuery<{ readonly item: Id; readonly band: 1 | 2 | 3; readonly thrown: boolean }>('range', {
  rule: 'RC-RNG-021',
  from: 'the weapon and the arm',
  base: (view, who, _against, { item, band, thrown }) => rangeOf(view, who, item, thrown)[band - 1],
  combine: plainSum,
});

/** The range of a weapon in this arm: the weapon's own, and what the draw weight or the throwing arm adds. @rule RC-DRW-001 RC-THR-010 RC-THR-011 */
function rangeOf(view: View, who: Id, item: Id, thrown: boolean): Range {
  const stats = statsOf(view, item);
  if (stats === null) return [0, 0, 0];
  const base = thrown ? thrownRange(stats) : (stats.range ?? [0, 0, 0]);
  const row = thrown ? null : drawRow(view, who, item);
  const more = thrown
    ? throwingDistance(SkillBonus(view, who, NOBODY, { skill: 'arm-strength' }))
    : row === null
      ? [0, 0, 0]
      : signed(row.range, ruled(view).negativeNumbers);
  return [Math.max(0, base[0] + more[0]), Math.max(0, base[1] + more[1]), Math.max(0, base[2] + more[2])];
}

/** Usual ranges of weapons that do not say their own. @rule RC-THR-005 RC-THR-006 RC-THR-007 RC-THR-008 */
function thrownRange({ thrown, light, heavy }: WeaponStats): Range {
  if (thrown !== null) return thrown;
  return light ? [3, 5, 10] : heavy ? [1, 3, 6] : [2, 4, 8];
}

/** Whether a target is near enough to aim at; beyond the third number only where the game master allows blind shots. @rule RC-RNG-025 */
export const withinRange = (view: View, by: Id, at: Id, item: Id, thrown: boolean): boolean =>
  ruled(view).shotsBeyondRange || metresBetween(view, by, at) <= Reaching(view, by, NOBODY, { item, band: 3, thrown });

/** Up to the first number there is Advantage, beyond the second Disadvantage. @rule RC-RNG-022 RC-RNG-023 RC-RNG-024 */
const firstBand = (view: View, who: Id, { item, way }: Attack): number => Reaching(view, who, NOBODY, { item, band: 1, thrown: way === 'thrown' });

/** @rule RC-RNG-022 RC-RNG-024 */
export const RANGE_NUMBERS: readonly AnyContribution[] = [
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
];
