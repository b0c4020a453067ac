import { type Id, type IntentContext, oneOf, type Refuse, type View } from '@riposte/kernel';
import { hasTrait, isLoaded, isRanged, meleeWeapon, weaponAt } from '../catalogue/weapon.ts';
import { alive, isThere } from '../health/alive.ts';
import { Distance } from '../movement/distance.ts';
import { foesWithin } from '../movement/grid.ts';
import { fighter, isFighter } from '../state/fighter.ts';
import { bearsFrom, Grappling } from '../state/linked-creatures.ts';
import { scene } from '../state/scene.ts';
import { hasLine } from './sight.ts';

/** A parameter: a target at most so many yards away, while there is a fight. Foes are listed; a friend may be named, too. */
export function foe<P extends object>(range: (view: View, by: Id, chosen: P) => number): ReturnType<typeof oneOf<IntentContext<P>, Id>> {
  return oneOf<IntentContext<P>, Id>({
    rule: 'HD-ATK-001',
    candidates: (view, { by, with: chosen }) => (scene(view).peace ? [] : foesWithin(view, by, range(view, by, chosen))),
    check(view, { by, with: chosen }, at, refuse) {
      if (scene(view).peace) refuse('HD-RST-001', 'fight-over');
      if (!isFighter(view, at) || at === by) return refuse('HD-ATK-001', 'no-such-target');
      if (!alive(view, at)) refuse('HD-ATK-001', isThere(view, at) ? 'target-dead' : 'target-gone');
      const yards = range(view, by, chosen);
      if (Distance(view, by, at) > yards) refuse('HD-OFF-011', 'out-of-range', { yards });
      if (!hasLine(view, by, at)) refuse('R-GEAR', 'wall-between');
    },
  });
}

/** A melee attack needs a melee weapon, or the bare hands. */
export const meleeFoe = foe((view, by) => weaponAt(view, meleeWeapon(view, by)).reach + 1);

/** In a grapple one acts only against those in it. @rule HD-GRP-012 */
export function onlyInGrapple(view: View, by: Id, at: Id, refuse: Refuse): void {
  if (view.has(by, Grappling) && !bearsFrom(view, by, Grappling, at)) refuse('HD-GRP-012', 'grappling-others');
}

/** What stands against any attack with a weapon: in a grapple only those in it, with short weapons; no shots under water. @rule HD-GRP-012 HD-UWC-003 */
export function weaponAllowed(view: View, by: Id, at: Id, code: number, refuse: Refuse): void {
  const weapon = weaponAt(view, code);
  onlyInGrapple(view, by, at, refuse);
  if (view.has(by, Grappling) && (weapon.reach > 0 || isRanged(weapon))) refuse('HD-GRP-012', 'too-long-to-grapple');
  if (fighter(view, by).medium === 'underwater' && !hasTrait(view, fighter(view, by), 'aquatic') && rangedAt(view, by, at, code)) {
    refuse('HD-UWC-003', 'no-shots-under-water');
  }
  if (weapon.load > 0 && !isLoaded(fighter(view, by), code)) refuse('R-GEAR', 'not-loaded');
}

const rangedAt = (view: View, by: Id, at: Id, code: number): boolean => {
  const weapon = weaponAt(view, code);
  return isRanged(weapon) || Distance(view, by, at) > weapon.reach + 1;
};
