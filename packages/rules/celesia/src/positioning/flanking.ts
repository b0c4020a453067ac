import { adds, type Id, type View } from '@riposte/kernel';
import { isOpposite } from '@riposte/space';
import { AttackAdvantage, isMelee } from '../attack/attack-roll.ts';
import { OffGuard } from '../attack/off-guard.ts';
import { fighter, scene } from '../fighters/fighter.ts';
import { fights } from '../rounds/yielded.ts';
import { boardOf, bodyOn, isAdjacent } from './board.ts';
import { isHiddenFrom } from './hidden.ts';
import { canReach } from './reach.ts';

/** Whether a foe is in reach of a fighter that takes part and is neither off-guard nor hidden (R-HIDDEN, R-END). */
export const threatens = (view: View, who: Id, foe: Id): boolean =>
  fights(view, who) && !view.has(who, OffGuard) && !isHiddenFrom(view, who, foe) && canReach(view, who, foe);

/** The allies with whom a fighter flanks an enemy: adjacent to it on the opposite side or corner, and all threaten it. @rule CE-FLK-001 */
export function flankers(view: View, who: Id, foe: Id): Id[] {
  if (!isAdjacent(view, who, foe)) return [];
  const { side: mine } = fighter(view, who);
  const allies = scene(view).order.filter((id) => id !== who && id !== foe && fighter(view, id).side === mine && isAdjacent(view, id, foe));
  const threatening = allies.filter((id) => threatens(view, id, foe));
  if (threatening.length === 0 || !threatens(view, who, foe)) return [];
  const board = boardOf(view);
  const at = bodyOn(board, fighter(view, foe));
  return threatening.filter((id) => isOpposite(board, at, bodyOn(board, fighter(view, who)), bodyOn(board, fighter(view, id))));
}

/** Whether a fighter flanks a foe with any ally. @rule CE-FLK-001 */
const isFlanking = (view: View, who: Id, foe: Id): boolean => flankers(view, who, foe).length > 0;

/** What flanking does to attacks, but not to parries. @rule CE-FLK-001 */
export const FLANKING = adds(AttackAdvantage, 1, {
  rule: 'CE-FLK-001',
  label: 'flanking',
  only: 'on melee attacks against a flanked target',
  when: (view, who, against, attack) => attack.way !== 'parry' && against >= 0 && isMelee(view, attack) && isFlanking(view, who, against),
});
