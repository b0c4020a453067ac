import {
  ConditionEnded,
  ConditionGiven,
  carried,
  defineCheckpoint,
  defineIntent,
  end,
  give,
  type Id,
  type IntentContext,
  isOff,
  oneWhere,
  type Play,
  place,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { Bound } from '../conditions/helpless.ts';
import { fallProne, Prone } from '../conditions/prone.ts';
import { FactSet } from '../fighters/fact-set.ts';
import { everybody, fighter, isFighter, itemsOf, SIZES, scene } from '../fighters/fighter.ts';
import { HANDS, handsFull } from '../gear/carried.ts';
import { drop } from '../gear/items.ts';
import { conscious } from '../harm/unconscious.ts';
import { Held, heldBy, holdersOf, Restrained, release } from '../maneuvers/hold.ts';
import { areAllies, isPresent, isPrisoner } from '../rounds/presence.ts';
import { SideSet } from '../rounds/sides.ts';
import { Carrying, loadOf } from './along.ts';
import { cellsAt, cellsOf, metres, metresBetween } from './board.ts';
import { Carried, carrierOf } from './borne.ts';
import { Mounted, mountOf, Ridden, riderOf } from './mounted.ts';
import { areLevel, isFree, nearestFree, stepsFrom } from './room.ts';
import { isClear } from './sight.ts';
import { Moved, Placed } from './steps.ts';

type WhomChoice = { readonly who: Id; readonly pay: Pay };

const ENERGY = 2;
const sizeOf = (view: View, who: Id): number => SIZES.indexOf(fighter(view, who).size);
const isNextTo = (view: View, by: Id, who: Id): boolean => isPresent(view, who) && metresBetween(view, by, who) <= 1 && isClear(view, by, who);
const isFreeOfCompany = (view: View, who: Id): boolean => [Carrying, Carried, Mounted, Ridden].every((def) => !view.has(who, def));

/** Whether a fighter is carried against nobody's will: a friend, or one who cannot help it. R-CARRY */
export const letsItselfBeCarried = (view: View, by: Id, who: Id): boolean =>
  areAllies(view, by, who) || !conscious(view, who) || view.has(who, Bound) || isPrisoner(view, who);

/** Why a fighter cannot carry another, wherever they stand; null = it can. R-CARRY */
export function whyNotCarried(view: View, by: Id, who: Id): string | null {
  if (who === by || fighter(view, who).inanimate || fighter(view, by).inanimate) return 'someone else to carry';
  if (sizeOf(view, who) > sizeOf(view, by)) return 'someone no larger to carry';
  if (!isFreeOfCompany(view, who) || !isFreeOfCompany(view, by)) return 'two who neither carry, ride nor are carried';
  if (!conscious(view, by) || view.has(by, Prone)) return 'a carrier that stands';
  return isPresent(view, who) ? null : 'someone who is there';
}

/** Who can be taken up. R-CARRY */
const canBeCarried = (view: View, by: Id, who: Id): boolean =>
  whyNotCarried(view, by, who) === null && letsItselfBeCarried(view, by, who) && isNextTo(view, by, who);

/** Getting on or off, or lifting a fighter, is a movement. @rule RC-CMB-020 RC-CMB-018 RC-DEF-019 */
function refuseTheHeld(view: View, by: Id, refuse: Refuse): void {
  if (view.has(by, Restrained)) refuse('RC-CMB-020', 'restrained');
  if (view.has(by, Held)) refuse('RC-CMB-018', 'held');
  if (view.has(by, Bound)) refuse('RC-DEF-019', 'fully-restrained');
}

/** Takes up a friend or a helpless fighter, with both hands. R-CARRY */
export const Carry = defineIntent<WhomChoice>('carry', {
  rule: 'R-CARRY',
  title: 'Carry',
  tags: ['action'],
  available(view, by, refuse) {
    refuseTheHeld(view, by, refuse);
    if (!isFreeOfCompany(view, by)) refuse('R-CARRY', 'in-company');
    else if (handsFull(view, by) > 0 || heldBy(view, by).length > 0) refuse('R-CARRY', 'both-hands');
  },
  params: {
    who: oneWhere<IntentContext<WhomChoice>, Id>({ rule: 'R-CARRY', of: everybody, is: (view, { by }, who) => canBeCarried(view, by, who) }),
    pay: payment<WhomChoice>(() => ENERGY),
  },
  price: (_view, _by, { pay }) => priced(ENERGY, pay),
  perform(play, by, { who, pay }) {
    payWhole(play, by, ENERGY, pay);
    if (!conscious(play, by) || !(canBeCarried(play, by, who) || isOff(play, 'R-CARRY', by))) return false;
    give(play, who, Carried, { source: by });
    give(play, by, Carrying, { source: who });
    Placed(play, who, fighter(play, by).place);
    return true;
  },
});

type WhereChoice = { readonly to: number };

const freeNextTo = (view: View, who: Id, other: Id): number[] => {
  if (who < 0 || other < 0) return [];
  const body = cellsOf(view, other);
  const isBeside = (place: number): boolean => !(cellsAt(scene(view), place, fighter(view, who).size) ?? []).some((cell) => body.includes(cell));
  return [...new Set(body.flatMap((cell) => stepsFrom(view, who, cell)))].filter(isBeside).sort((a, b) => a - b);
};

/** Sets down whom it carries, beside it. R-CARRY */
export const SetDown = defineIntent<WhereChoice>('set-down', {
  rule: 'R-CARRY',
  title: 'Set down',
  tags: ['free'],
  available(view, by, refuse) {
    if (loadOf(view, by) < 0) refuse('R-CARRY', 'carrying-nobody');
  },
  params: { to: place<IntentContext<WhereChoice>, number>({ rule: 'R-CARRY', candidates: (view, { by }) => freeNextTo(view, loadOf(view, by), by) }) },
  perform(play, by, { to }) {
    const who = loadOf(play, by);
    part(play, by, who);
    Placed(play, who, to);
    return true;
  },
});

/** Ends what ties two together, on both sides. */
function part(play: Play, a: Id, b: Id): void {
  for (const [who, other] of [
    [a, b],
    [b, a],
  ])
    for (const def of [Carrying, Carried, Mounted, Ridden]) for (const tie of carried(play, who, def)) if (tie.source === other) end(play, who, tie.id);
}

/** Whom a falling fighter carries lies beside it. R-CARRY */
export function dropLoad(play: Play, by: Id): void {
  const who = loadOf(play, by);
  if (who < 0) return;
  part(play, by, who);
  Placed(play, who, nearestFree(play, who, fighter(play, by).place));
}

/** A mount bears one rider smaller than itself, of its own side. R-MOUNT */
const canBeRidden = (view: View, by: Id, mount: Id): boolean => whyNotRidden(view, by, mount) === null && isNextTo(view, by, mount);

/** Why a fighter cannot ride a mount, wherever they stand; null = it can. R-MOUNT */
export function whyNotRidden(view: View, by: Id, mount: Id): string | null {
  if (mount === by || fighter(view, mount).inanimate || fighter(view, by).inanimate) return 'a mount';
  if (sizeOf(view, mount) <= sizeOf(view, by)) return 'a mount larger than its rider';
  if (!isFreeOfCompany(view, mount) || !isFreeOfCompany(view, by)) return 'two who neither carry, ride nor are carried';
  if (!conscious(view, mount) || view.has(mount, Prone)) return 'a mount that stands';
  return areAllies(view, by, mount) ? null : 'a mount of its own side';
}

type MountChoice = { readonly mount: Id; readonly pay: Pay };

/** Gets on a mount. R-MOUNT */
export const Mount = defineIntent<MountChoice>('mount', {
  rule: 'R-MOUNT',
  title: 'Mount',
  tags: ['action'],
  available(view, by, refuse) {
    refuseTheHeld(view, by, refuse);
    if (!isFreeOfCompany(view, by)) refuse('R-MOUNT', 'in-company');
    else if (view.has(by, Prone)) refuse('RC-CND-014', 'prone');
  },
  params: {
    mount: oneWhere<IntentContext<MountChoice>, Id>({ rule: 'R-MOUNT', of: everybody, is: (view, { by }, mount) => canBeRidden(view, by, mount) }),
    pay: payment<MountChoice>(() => ENERGY),
  },
  price: (_view, _by, { pay }) => priced(ENERGY, pay),
  perform(play, by, { mount, pay }) {
    payWhole(play, by, ENERGY, pay);
    if (!conscious(play, by) || !(canBeRidden(play, by, mount) || isOff(play, 'R-MOUNT', by))) return false;
    give(play, by, Mounted, { source: mount });
    give(play, mount, Ridden, { source: by });
    Placed(play, by, fighter(play, mount).place);
    return true;
  },
});

type DismountChoice = { readonly to: number; readonly pay: Pay };

/** Gets off, beside the mount. R-MOUNT */
export const Dismount = defineIntent<DismountChoice>('dismount', {
  rule: 'R-MOUNT',
  title: 'Dismount',
  tags: ['action'],
  available(view, by, refuse) {
    refuseTheHeld(view, by, refuse);
    if (mountOf(view, by) < 0) refuse('R-MOUNT', 'not-mounted');
  },
  params: {
    to: place<IntentContext<DismountChoice>, number>({ rule: 'R-MOUNT', candidates: (view, { by }) => freeNextTo(view, by, mountOf(view, by)) }),
    pay: payment<DismountChoice>(() => 1),
  },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { to, pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by) || mountOf(play, by) < 0) return false;
    getOff(play, by, mountOf(play, by), to);
    return true;
  },
});

/** Stands beside the mount. R-MOUNT */
function getOff(play: Play, rider: Id, mount: Id, to: number): void {
  part(play, rider, mount);
  standAt(play, rider, to);
  gripAfoot(play, rider);
}

/** On foot a lance takes two hands again: what is too much for them falls. R-MOUNT */
export function gripAfoot(play: Play, who: Id): void {
  for (const item of itemsOf(play, who, 'hand')) if (handsFull(play, who) > HANDS) drop(play, item.id, fighter(play, who).place);
}

/** The nearest free place to a mount's body, on its level if there is one. R-FALL */
function beside(view: View, rider: Id, mount: Id): number {
  const { place: there } = fighter(view, mount);
  const near = freeNextTo(view, rider, mount).sort((a, b) => metres(scene(view), a, there) - metres(scene(view), b, there) || a - b);
  return near.find((place) => areLevel(view, rider, place, there)) ?? near[0] ?? nearestFree(view, rider, there);
}

/** A mount that falls throws its rider: prone beside it. R-MOUNT */
export function throwRider(play: Play, mount: Id): void {
  const rider = riderOf(play, mount);
  if (rider < 0) return;
  getOff(play, rider, mount, beside(play, rider, mount));
  if (!play.has(rider, Prone)) fallProne(play, rider);
}

/** A rider that falls unconscious or dies lies beside its mount. R-MOUNT */
export function fallOff(play: Play, rider: Id): void {
  const mount = mountOf(play, rider);
  if (mount >= 0) getOff(play, rider, mount, beside(play, rider, mount));
}

/** A rider that is pushed or thrown away from its mount lies where it comes to be; who is put elsewhere is carried no more. R-MOUNT R-CARRY */
export const Unseated = defineCheckpoint('unseated', {
  rule: 'R-MOUNT',
  watches: [Moved, Placed],
  settle(play, who) {
    if (!isFighter(play, who)) return;
    const carrier = carrierOf(play, who);
    if (carrier >= 0 && fighter(play, carrier).place !== fighter(play, who).place) {
      part(play, carrier, who);
      standAt(play, who, fighter(play, who).place);
    }
    const mount = mountOf(play, who);
    if (mount < 0 || fighter(play, mount).place === fighter(play, who).place) return;
    getOff(play, who, mount, fighter(play, who).place);
    if (!play.has(who, Prone)) fallProne(play, who);
  },
});

/** Who leaves lets go of all and is let go, and goes without whom it does not take along. R-LEAVE */
export const Parted = defineCheckpoint('parted', {
  rule: 'R-LEAVE',
  watches: [ConditionGiven, ConditionEnded],
  settle(play, who) {
    if (!isFighter(play, who) || play.state.entities[who].conditions.length === 0) return;
    if (!isPresent(play, who)) letGoOfAll(play, who);
    partFrom(play, who, areBothThere, areBothThere);
  },
});

/** Those stay together who can, when sides, sizes or what made one helpless change: of fitting sizes, of one side, or one of them helpless. R-SIDES R-CARRY */
export const Unwilling = defineCheckpoint('unwilling', {
  rule: 'R-SIDES',
  watches: [ConditionEnded, SideSet, FactSet],
  settle(play, who) {
    if (isFighter(play, who) && play.state.entities[who].conditions.length > 0) partFrom(play, who, goesOnCarrying, goesOnBearing);
  },
});

type StayTogether = (view: View, below: Id, above: Id) => boolean;

/** Ends what ties a fighter to those with whom it does not stay together. */
function partFrom(play: Play, who: Id, carry: StayTogether, bear: StayTogether): void {
  const load = loadOf(play, who);
  if (load >= 0 && !carry(play, who, load)) dropLoad(play, who);
  const carrier = carrierOf(play, who);
  if (carrier >= 0 && !carry(play, carrier, who)) dropLoad(play, carrier);
  const mount = mountOf(play, who);
  if (mount >= 0 && !bear(play, mount, who)) fallOff(play, who);
  const rider = riderOf(play, who);
  if (rider >= 0 && !bear(play, who, rider)) fallOff(play, rider);
}

const goesOnCarrying = (view: View, by: Id, load: Id): boolean => letsItselfBeCarried(view, by, load) && sizeOf(view, load) <= sizeOf(view, by);
const goesOnBearing = (view: View, mount: Id, rider: Id): boolean => areAllies(view, mount, rider) && sizeOf(view, rider) < sizeOf(view, mount);

const areBothThere: StayTogether = (view, below, above) => isPresent(view, below) === isPresent(view, above);

function letGoOfAll(play: Play, who: Id): void {
  for (const held of heldBy(play, who)) release(play, who, held);
  for (const holder of holdersOf(play, who)) release(play, holder, who);
}

/** Stands at its place, or at the nearest that is free. */
export function standAt(play: Play, who: Id, place: number): void {
  Placed(play, who, isFree(play, who, place) ? place : nearestFree(play, who, place));
}
