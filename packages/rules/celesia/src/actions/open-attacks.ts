import { type Id, type Refuse, type View } from '@riposte/kernel';
import { fighter, opponents } from '../fighters/fighter.ts';
import { laden } from '../gear/in-hand.ts';
import { shooters, strikers } from '../gear/ready-weapons.ts';
import { FEET, feetBetween } from '../positioning/board.ts';
import { inReach } from '../positioning/reach.ts';
import { ActionPoints, COST } from '../rounds/action-points.ts';
import { alive } from '../stamina/dead.ts';
import { runUps } from './run-up.ts';

/** Whether a fighter knows a spell that strikes in this way and that it has the AP for. */
const knowsStrike = (view: View, who: Id, way: 'melee' | 'ranged'): boolean =>
  fighter(view, who).features.some((code) => {
    const thing = view.rules.things[code] as { readonly strikes?: string | null; readonly ap?: number };
    return thing.strikes === way && ActionPoints.left(view, who) >= (thing.ap ?? 0);
  });

/** Whether a fighter could attack one foe in melee now: by a blow, a lunge, a charge or a spell that touches. */
function couldStrike(view: View, who: Id, foe: Id): boolean {
  if (knowsStrike(view, who, 'melee') && feetBetween(view, who, foe) <= FEET) return true;
  const parts = strikers(view, who);
  if (parts.some((part) => inReach(view, foe, who, part, FEET))) return true;
  return ActionPoints.left(view, who) >= COST.standard && parts.some((part) => runUps(view, who, foe, part, FEET).length > 0);
}

/** What is declared as part of a melee attack needs one that can be made now. @rule CE-PWR-001 CE-RCK-001 CE-LNG-001 */
export function needsMelee(view: View, who: Id, rule: string, refuse: Refuse): void {
  if (ActionPoints.left(view, who) < COST.simple) return refuse(rule, 'no-attack-ap');
  if (strikers(view, who).length === 0 && !knowsStrike(view, who, 'melee')) return refuse(rule, 'nothing-to-strike-with');
  if (!opponents(view, who).some((foe) => alive(view, foe) && couldStrike(view, who, foe))) refuse(rule, 'nobody-in-reach');
}

/** What is declared as part of a ranged attack needs one that can be made now. @rule CE-AIM-001 */
export function needsRanged(view: View, who: Id, rule: string, refuse: Refuse): void {
  if (ActionPoints.left(view, who) < COST.simple) return refuse(rule, 'no-attack-ap');
  if (shooters(view, who).length === 0 && laden(view, who).length === 0 && !knowsStrike(view, who, 'ranged')) refuse(rule, 'nothing-to-shoot-or-throw');
  else if (!opponents(view, who).some((foe) => alive(view, foe))) refuse(rule, 'no-foe-to-shoot');
}
