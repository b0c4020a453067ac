import { defineAsk, defineCondition, defineIntent, end, endAll, GM, give, type Id, number, type Play, type View } from '@riposte/kernel';
import { COSTS } from '../actions/costs.ts';
import { hasTrait, isRanged, weaponAt } from '../catalogue/weapon.ts';
import { alive, awake } from '../health/alive.ts';
import { Distance, FEET_IN_A_YARD } from '../movement/distance.ts';
import { foesWithin } from '../movement/grid.ts';
import { roll } from '../rolls/checks.ts';
import { isMenacing } from '../rolls/menace.ts';
import { hasLine } from '../rolls/sight.ts';
import { ruled } from '../rulings.ts';
import { ActionPoints, needsAp } from '../sequence/action-points.ts';
import { fighter } from '../state/fighter.ts';
import { mountOf, riderOf } from '../state/linked-creatures.ts';

/** TN to control an average untrained horse. @rule HD-MNT-015 */
const CONTROL_TN = 5;
const NEAR_FEET = 30;

/** Its rider has lost control: it flees as the game master says. */
export const Bolting = defineCondition('bolting', { rule: 'HD-MNT-011', title: 'out of control' });

/** An untrained mount takes fright at a wound of either. @rule HD-MNT-010 */
export function shies(play: Play, wounded: Id): void {
  const rider = mountOf(play, wounded) >= 0 ? wounded : riderOf(play, wounded);
  if (rider >= 0 && alive(play, wounded)) mustControl(play, rider);
}

/** Failing, the rider loses control. @rule HD-MNT-010 HD-MNT-011 */
function mustControl(play: Play, rider: Id): void {
  const mount = mountOf(play, rider);
  if (mount < 0 || !isSkittish(play, mount) || play.has(mount, Bolting) || !awake(play, rider) || !awake(play, mount)) return;
  if (roll(play, rider, 'riding') < play.ask(ControlTn, GM, { mount })) give(play, mount, Bolting, { source: rider });
}

/** Foes whose melee weapons reach this fighter. */
function threats(view: View, who: Id): Id[] {
  return foesWithin(view, who, 12).filter((foe) => {
    const weapon = weaponAt(view, fighter(view, foe).weapon);
    return isMenacing(view, foe) && !isRanged(weapon) && Distance(view, foe, who) <= weapon.reach + 1 && hasLine(view, foe, who);
  });
}

type Threatened = { readonly mount: Id; readonly by: readonly Id[] };

/** The untrained mounts that are ridden, with the foes whose weapons reach them. */
export function uneasyMounts(view: View): readonly Threatened[] {
  const uneasy: Threatened[] = [];
  for (const { id, kind } of view.state.entities) {
    if (kind === 'fighter' && riderOf(view, id) >= 0 && isSkittish(view, id)) uneasy.push({ mount: id, by: threats(view, id) });
  }
  return uneasy;
}

/** An enemy's reach frightens them, whichever of the two came near. @rule HD-MNT-010 */
export function comeIntoReach(play: Play, before: readonly Threatened[]): void {
  for (const { mount, by } of before) {
    if (riderOf(play, mount) >= 0 && threats(play, mount).some((foe) => !by.includes(foe))) mustControl(play, riderOf(play, mount));
  }
}

/** Whether the mount must be kept under control. */
const isSkittish = (view: View, mount: Id): boolean => hasTrait(view, fighter(view, mount), 'untrained');

/** Whether a mount is sentient: it decides for itself. @rule HD-MNT-017 HD-MNT-019 */
export const isSentient = (view: View, mount: Id): boolean => hasTrait(view, fighter(view, mount), 'sentient');

/** TN of a mount: that of a horse unless the game master knows better. @rule HD-MNT-015 */
export const ControlTn = defineAsk<{ readonly mount: Id }, number>('control-tn', {
  rule: 'HD-MNT-015',
  answer: number({ rule: 'HD-MNT-015', least: () => -20, most: () => 40 }),
  fallback: () => CONTROL_TN,
});

/** Attempts in a row to calm the mount. */
export const Calming = defineCondition('calming', { rule: 'HD-MNT-014', title: 'calming the mount' });

/** -1 for each enemy within 30 feet, and a bonus for attempts in a row. @rule HD-MNT-013 HD-MNT-014 */
export const CalmMount = defineIntent('calm-mount', {
  rule: 'HD-MNT-013',
  title: 'Regain control of the mount',
  tags: ['action'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (mountOf(view, by) < 0 || !view.has(mountOf(view, by), Bolting)) refuse('HD-MNT-013', 'mount-calm');
  },
  price: () => [{ resource: ActionPoints, amount: COSTS['calm-mount'].ap }],
  perform(play, by) {
    const mount = mountOf(play, by);
    const [before] = play.state.entities[by].conditions.filter((condition) => condition.kind === play.rules.codeOf(Calming));
    const earlier = before?.value ?? 0;
    const near = foesWithin(play, by, NEAR_FEET / FEET_IN_A_YARD).filter((foe) => awake(play, foe)).length;
    const total = roll(play, by, 'riding', ruled(play).calming(earlier) - near);
    if (before !== undefined) end(play, by, before.id);
    if (total >= play.ask(ControlTn, GM, { mount })) {
      endAll(play, mount, Bolting);
      return true;
    }
    give(play, by, Calming, { value: earlier + 1 });
    return 'failed';
  },
});
