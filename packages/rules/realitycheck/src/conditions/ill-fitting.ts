import { adds, defineCondition, type Id, type View } from '@riposte/kernel';
import { Evasion } from '../attacks/evasion.ts';
import { fighter } from '../fighters/fighter.ts';
import { knows } from '../fighters/trait.ts';
import { wornArmour } from '../gear/carried.ts';
import { ruled } from '../rulings.ts';

/** Levels that count for armour only, R-STYLES. */
const armourLevels = (view: View, who: Id): number => (knows(view, who, 'armor-proficiency') ? 2 : 0);

/** What the game master makes of armour and shields worn without proficiency, by the reading that lets him. @rule RC-MPL-004 */
export const IllFitting = defineCondition('ill-fitting', {
  rule: 'RC-MPL-004',
  title: 'ill-fitting armour',
  contributes: [
    adds(Evasion, (_view, _who, _against, _attack, condition) => -(condition?.value ?? 0), {
      rule: 'RC-MPL-004',
      label: 'not proficient',
      only: 'for untrained armour, if the game master says so',
      when: (view, who) =>
        ruled(view).gmPenalisesArmour && wornArmour(view, who).some((piece) => fighter(view, who).mpl + armourLevels(view, who) < piece.stats.mpr),
    }),
  ],
});
