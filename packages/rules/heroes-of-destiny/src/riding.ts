import {
  carried,
  defineAsk,
  defineChange,
  defineCondition,
  defineIntent,
  end,
  endAll,
  GM,
  give,
  type Id,
  type IntentContext,
  number,
  oneOf,
  type Play,
  place,
  type View,
} from '@riposte/kernel';
import { covered, distance } from '@riposte/space';
import { needsAp } from './attack.ts';
import { roll } from './checks.ts';
import { Mounted, mountOf, Ridden, riderOf, sharesTurn } from './company.ts';
import { alive, awake, Crouching, Prone } from './conditions.ts';
import { board, bodyAt, bodyOf, Distance } from './distance.ts';
import { type Fighter, fighter, isFighter, type Place, scene } from './fighter.ts';
import { foesWithin, hasRoom, nextPlaces, othersWithin } from './grid.ts';
import { ActionPoints, gainsAtTurnEnd } from './pools.ts';
import { ruled } from './rulings.ts';
import { COSTS } from './tables.ts';
import { comesTo } from './water.ts';
import { hasTrait, isRanged, weaponAt } from './weapon.ts';

/** TN to control an average untrained horse. @rule HD-MNT-015 */
const CONTROL_TN = 5;
const FEET_IN_A_YARD = 3;
const NEAR_FEET = 30;

/** Its rider has lost control: it flees as the game master says. */
export const Bolting = defineCondition('bolting', { rule: 'HD-MNT-011', title: 'out of control' });

/** Attempts in a row to calm the mount. */
export const Calming = defineCondition('calming', { rule: 'HD-MNT-014', title: 'calming the mount' });

/** Asked for a creature so much larger that it may be ground to stand on and no mount. @rule HD-MNT-003 */
export const Platform = defineAsk<{ readonly mount: Id; readonly rider: Id }, boolean>('is-platform', {
  rule: 'HD-MNT-003',
  because: (view, _gm, { mount }) => `${fighter(view, mount).name} is very large; is it a moving platform and no mount?`,
  open: (view, _gm, { mount, rider }) => fighter(view, mount).size - fighter(view, rider).size > 7,
  answer: oneOf({ rule: 'HD-MNT-003', candidates: () => [true, false] }),
  fallback: (view, _gm, { mount, rider }) => fighter(view, mount).size - fighter(view, rider).size > 7,
});

/** Climbs onto a mount at least as large as oneself, or off it. @rule HD-POS-012 HD-MNT-001 */
export const Mount = defineIntent<{ readonly on: Id }>('mount', {
  rule: 'HD-POS-012',
  title: 'Mount',
  tags: ['action', 'moving', 'hurried'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (mountOf(view, by) >= 0) refuse('HD-POS-012', 'mounted already');
  },
  params: {
    on: oneOf<IntentContext<{ readonly on: Id }>, Id>({
      rule: 'HD-POS-012',
      candidates: (view, { by }) => othersWithin(view, by, 1).filter((one) => fighter(view, one).side === fighter(view, by).side),
      check(view, { by }, on, refuse) {
        if (!isFighter(view, on) || on === by || fighter(view, on).side !== fighter(view, by).side) return refuse('HD-POS-012', 'no such mount');
        if (Distance(view, by, on) > 1) refuse('HD-POS-012', 'too far away');
        if (fighter(view, on).size < fighter(view, by).size) refuse('HD-MNT-001', 'smaller than the rider');
        if (!awake(view, on) || riderOf(view, on) >= 0) refuse('HD-POS-012', 'carries nobody now');
      },
    }),
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.mount.ap }],
  perform(play, by, { on }) {
    if (play.ask(Platform, GM, { mount: on, rider: by })) return 'a platform, no mount';
    endAll(play, by, Prone);
    endAll(play, by, Crouching);
    give(play, by, Mounted, { source: on });
    give(play, on, Ridden, { source: by, value: fighter(play, on).hadTurn ? scene(play).round : 0 });
    Sat(play, by, fighter(play, on).at);
    comesTo(play, on, fighter(play, on).at);
    return true;
  },
});

export const Sat = defineChange('sat', (store, who: Id, at: Place): boolean => {
  if ((store.state.entities[who] as Fighter).at === at) return false;
  (store.edit(who) as Fighter).at = at;
  return true;
});

/** @rule HD-POS-012 */
export const Dismount = defineIntent<{ readonly to: Place }>('dismount', {
  rule: 'HD-POS-012',
  title: 'Dismount',
  tags: ['action', 'moving', 'hurried'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (mountOf(view, by) < 0) refuse('HD-POS-012', 'not mounted');
  },
  params: {
    to: place<IntentContext<{ readonly to: Place }>, Place>({ rule: 'HD-POS-012', candidates: (view, { by }) => besides(view, by) }),
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.mount.ap }],
  perform(play, by, { to }) {
    getsOff(play, by, to);
    return true;
  },
});

/** Places beside the mount on which its rider has room. */
function besides(view: View, rider: Id): readonly Place[] {
  const mount = mountOf(view, rider);
  if (mount < 0) return [];
  const below = bodyOf(fighter(view, mount));
  const around = new Set(covered(board(view), below).flatMap((at) => nextPlaces(view, at)));
  return [...around].filter((at) => hasRoom(view, rider, at) && distance(board(view), bodyAt(fighter(view, rider), at), below) === 1);
}

function getsOff(play: Play, rider: Id, to: Place): void {
  part(play, rider);
  Sat(play, rider, to);
  comesTo(play, rider, to);
}

/** Throws a rider off, to the free place beside the mount that is nearest to somebody. */
export function unseat(play: Play, rider: Id, by: Id): void {
  const far = (at: Place): number => distance(board(play), at, bodyOf(fighter(play, by)));
  const [to] = [...besides(play, rider)].sort((a, b) => far(a) - far(b));
  if (to !== undefined) getsOff(play, rider, to);
}

/** Whether a mount has had a turn in this round before it was mounted. */
export const isDone = (view: View, mount: Id): boolean => carried(view, mount, Ridden).some((one) => one.value === scene(view).round);

/** Rider and mount go their own ways; each has its own initiative again. A turn that they share is over for the mount. @rule HD-MNT-004 */
export function part(play: Play, rider: Id): void {
  const mount = mountOf(play, rider);
  if (mount >= 0 && scene(play).acting === rider && sharesTurn(play, mount) && !isDone(play, mount)) gainsAtTurnEnd(play, mount);
  endAll(play, rider, Mounted);
  endAll(play, rider, Calming);
  if (mount >= 0) endAll(play, mount, Ridden);
}

/** Whether a mount has its own turn and will: it is sentient. @rule HD-MNT-017 HD-MNT-019 */
export const isSentient = (view: View, mount: Id): boolean => hasTrait(view, fighter(view, mount), 'sentient');

/** Whether the mount must be kept under control. */
const isSkittish = (view: View, mount: Id): boolean => hasTrait(view, fighter(view, mount), 'untrained');

/** TN of a mount: that of a horse unless the game master knows better. @rule HD-MNT-015 */
export const ControlTn = defineAsk<{ readonly mount: Id }, number>('control-tn', {
  rule: 'HD-MNT-015',
  because: (view, _gm, { mount }) => `how hard is ${fighter(view, mount).name} to control?`,
  answer: number({ rule: 'HD-MNT-015', least: () => -20, most: () => 40 }),
  fallback: () => CONTROL_TN,
});

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

/** Foes whose melee weapons reach somebody. */
export function threats(view: View, who: Id): Id[] {
  return foesWithin(view, who, 12).filter((foe) => {
    const weapon = weaponAt(view, fighter(view, foe).weapon);
    return awake(view, foe) && !isRanged(weapon) && Distance(view, foe, who) <= weapon.reach + 1;
  });
}

/** Coming into an enemy's reach frightens it, too. @rule HD-MNT-010 */
export function comesIntoReach(play: Play, mover: Id, before: readonly Id[]): void {
  const rider = mountOf(play, mover) >= 0 ? mover : riderOf(play, mover);
  if (rider >= 0 && threats(play, mover).some((foe) => !before.includes(foe))) mustControl(play, rider);
}

/** -1 for each enemy within 30 feet, and a bonus for attempts in a row. @rule HD-MNT-013 HD-MNT-014 */
export const CalmMount = defineIntent('calm-mount', {
  rule: 'HD-MNT-013',
  title: 'Regain control of the mount',
  tags: ['action'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (mountOf(view, by) < 0 || !view.has(mountOf(view, by), Bolting)) refuse('HD-MNT-013', 'no mount out of control');
  },
  price: () => [{ resource: ActionPoints, amount: COSTS['calm-mount'].ap }],
  perform(play, by) {
    const mount = mountOf(play, by);
    const [before] = play.state.entities[by].conditions.filter((one) => one.kind === play.rules.codeOf(Calming));
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

export const CONDITIONS = [Bolting, Calming];
export const INTENTS = [Mount, Dismount, CalmMount];
export const ASKS = [Platform, ControlTn];
export const CHANGES = [Sat];
