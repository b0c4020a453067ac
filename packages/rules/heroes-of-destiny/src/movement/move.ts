import {
  defineAsk,
  defineChange,
  defineIntent,
  give,
  type Id,
  type IntentContext,
  isOff,
  oneOf,
  type Play,
  path,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { canCling, clings, leavesHolds } from '../grappling/cling.ts';
import { Dragged, drag, dragAp, maySpendOnDrag } from '../grappling/drag.ts';
import { wholeGrapple } from '../grappling/hold.ts';
import { awake, Helpless } from '../health/alive.ts';
import { Immobile } from '../rolls/defence.ts';
import { mayFlank } from '../rolls/flanking.ts';
import { ruled } from '../rulings.ts';
import { ActionPoints, MaxAp, needsFight, spendAp } from '../sequence/action-points.ts';
import { Stunned } from '../sequence/ap-at-turn-end.ts';
import { goesOnFor, happens } from '../sequence/reactions.ts';
import { comesTo } from '../situations/medium.ts';
import { Bolting, comeIntoReach, isSentient, uneasyMounts } from '../situations/mount-control.ts';
import { type Fighter, fighter } from '../state/fighter.ts';
import { borneBy, Grappling, isPartner, mountOf, riderOf, Sharing } from '../state/linked-creatures.ts';
import { type Place, scene } from '../state/scene.ts';
import { roomAt } from './distance.ts';
import { leaveSpaces } from './enter-space.ts';
import { hasRoom, meets, nextPlaces, othersWithin, stepTo } from './grid.ts';
import { MovementRate } from './rate.ts';

/** What a stretch of movement hands back: it took place but is no action. */
export const MOVED = 'moved';

/** Yards that a step covers whatever the ground: every second diagonal covers 2. @rule HD-JMP-002 */
const yardsOfStep = (before: number, now: number): number => (before & 1 && (before ^ now) & 1 ? 2 : 1);

export const Moved = defineChange('moved', (store, who: Id, at: Place, yards: number, carry: number): void => {
  const f = store.edit(who) as Fighter;
  f.at = at;
  f.yards -= yards;
  f.movedYards += yards;
  if (yards > 0) f.runUp += yardsOfStep(f.carry, carry);
  f.carry = carry;
  f.bearings = [];
});

/** AP bought so many yards for the rest of the round. */
export const MovementBought = defineChange('movement-bought', (store, who: Id, ap: number, yards: number): boolean => {
  if (ap === 0 && yards === 0) return false;
  const f = store.edit(who) as Fighter;
  f.movedAp += ap;
  f.yards += yards;
  return true;
});

/** Yards bought that are gone without a step. */
export const YardsLost = defineChange('yards-lost', (store, who: Id, yards: number): boolean => {
  const f = store.state.entities[who] as Fighter;
  const less = Math.min(yards, f.yards);
  if (less <= 0) return false;
  (store.edit(who) as Fighter).yards -= less;
  return true;
});

/** Who moves when a fighter declares it: the mount, for its rider. */
export const moverOf = (view: View, by: Id): Id => (mountOf(view, by) >= 0 ? mountOf(view, by) : by);

/** Whether a rider spends AP for the steps of its mount: unless the game master ignores that. @rule HD-MNT-009 */
const paysToo = (view: View, by: Id): boolean => moverOf(view, by) !== by && !isOff(view, 'HD-MNT-009', by);

/** AP that the mover can spend: a rider spends as many as the mount. At leisure none are spent, and a way is as long as the most AP would make it. @rule HD-MNT-009 HD-RST-006 */
function apOf(view: View, by: Id): number {
  const mover = moverOf(view, by);
  if (scene(view).peace) return MaxAp(view, mover);
  const own = ActionPoints.left(view, mover);
  const most = paysToo(view, by) ? Math.min(own, ActionPoints.left(view, by)) : own;
  return Math.min(most, dragAp(view, by) ?? most);
}

/** Yards that one could still move in this round with all AP. @rule HD-MOV-002 HD-MOV-003 HD-MOV-008 */
export function yardsLeft(view: View, by: Id): number {
  const mover = moverOf(view, by);
  const f = fighter(view, mover);
  return f.yards + ruled(view).yardsBought(MovementRate(view, mover), f.movedAp, apOf(view, by));
}

/** The fewest AP for so many yards more than are in the pool. @rule HD-MOV-006 HD-MOV-007 */
function apFor(view: View, by: Id, yards: number): number {
  const mover = moverOf(view, by);
  const { movedAp, yards: pool } = fighter(view, mover);
  if (pool >= yards) return 0;
  const rate = MovementRate(view, mover);
  const most = apOf(view, by);
  for (let ap = 1; ap <= most; ap++) if (pool + ruled(view).yardsBought(rate, movedAp, ap) >= yards) return ap;
  return most + 1;
}

interface Going {
  readonly from: Place;
  readonly carry: number;
  /** Yards. */
  readonly left: number;
}

/** Whether allies let it through: not a whole grapple (R-ALLIES). */
const mayPass = (view: View, mover: Id): boolean => !view.has(mover, Grappling);

/** A step within the yards left; null where it cannot be made. */
function oneStep(view: View, mover: Id, { from, carry, left }: Going, to: Place): Going | null {
  const made = left < 1 || !nextPlaces(view, from).includes(to) ? null : stepTo(view, mover, from, to, carry, mayPass(view, mover));
  return made === null || made.cost > left ? null : { from: to, carry: made.carry, left: left - made.cost };
}

/** Where one stands at the start and after each of these steps, up to the first that cannot be made. */
function goings(view: View, by: Id, steps: readonly Place[]): Going[] {
  const mover = moverOf(view, by);
  const { at: from, carry } = fighter(view, mover);
  const all: Going[] = [{ from, carry, left: yardsLeft(view, by) }];
  for (const [i, to] of steps.entries()) {
    const going = oneStep(view, mover, all[i], to);
    if (going === null) break;
    all.push(going);
  }
  return all;
}

/** Places that the yards left after the steps so far suffice for. */
function nextSteps(view: View, by: Id, soFar: readonly Place[]): readonly Place[] {
  const going = goings(view, by, soFar)[soFar.length];
  return going === undefined ? [] : nextPlaces(view, going.from).filter((to) => oneStep(view, moverOf(view, by), going, to) !== null);
}

/** Asked in the middle of a path, when something came in between. */
export const GoOn = defineAsk<{ readonly left: number }, boolean>('go-on', {
  rule: 'HD-MOV-007',
  answer: oneOf({ rule: 'HD-MOV-007', candidates: () => [true, false] }),
  fallback: () => true,
});

type Along = { readonly along: readonly Place[] };

const along = path<IntentContext<Along>, Place>({
  rule: 'HD-MOV-006',
  next: (view, { by }, soFar) => nextSteps(view, by, soFar),
  open: (view, { by }, steps) => goings(view, by, steps).length - 1,
  most: (view, { by }) => yardsLeft(view, by),
});

/** Whether a fighter is held in place: a mount in a grapple still carries its rider off (R-CLING). */
const isFixed = (view: View, who: Id): boolean => view.has(who, Immobile) || view.has(who, Helpless) || view.has(who, Stunned);

/**
 * A rider cannot lead a sentient mount, one out of control or one that cannot go; a ridden mount does not move by itself.
 * @rule HD-MNT-009 HD-MNT-017
 */
export function leads(view: View, by: Id, refuse: Refuse): void {
  const mount = mountOf(view, by);
  if (mount >= 0 && isSentient(view, mount)) refuse('HD-MNT-017', 'mount-decides');
  if (mount >= 0 && view.has(mount, Bolting)) refuse('HD-MNT-011', 'mount-bolting');
  if (mount >= 0 && isFixed(view, mount)) refuse('HD-MNT-009', 'mount-stuck');
  if (riderOf(view, by) >= 0 && !isSentient(view, by)) refuse('HD-MNT-009', 'rider-leads');
}

/**
 * Moves step by step. A foe may rebuff before a step, others react after it; the mover then decides anew. AP are bought
 * for each step as it is made.
 * @rule HD-MOV-007 HD-MOV-008 HD-OFF-009 HD-ACT-009
 */
export const Move = defineIntent<Along>('move', {
  rule: 'HD-MOV-002',
  title: 'Move',
  tags: ['movement'],
  available: leads,
  params: { along },
  check(view, by, { along: places }, refuse) {
    if (Array.isArray(places) && places.length > 0 && !hasRoom(view, moverOf(view, by), places[places.length - 1])) refuse('R-ALLIES', 'occupied');
  },
  perform(play, by, { along: places }) {
    const mover = moverOf(play, by);
    const start = fighter(play, mover).movedYards;
    walk(play, by, mover, places);
    squeezesIn(play, mover);
    return fighter(play, mover).movedYards === start ? false : MOVED;
  },
});

/** After a drag: moves the whole grapple. @rule HD-GRP-008 */
export const MoveGrapple = defineIntent<Along>('move-grapple', {
  rule: 'HD-GRP-008',
  title: 'Drag the grapple along',
  tags: ['dragging'],
  available(view, by, refuse) {
    if (dragAp(view, by) === null) refuse('HD-GRP-008', 'no-drag');
    if (view.has(by, Immobile)) refuse('HD-DEF-004', 'immobile');
  },
  params: { along },
  perform(play, by, { along: places }) {
    walk(play, by, by, places);
    return MOVED;
  },
});

/** Buys yards for later in the round, on any turn. @rule HD-MOV-006 HD-MOV-008 */
export const BuyMovement = defineIntent<{ readonly ap: number }>('buy-movement', {
  rule: 'HD-MOV-008',
  title: 'Buy movement',
  tags: ['movement', 'anytime'],
  available(view, by, refuse) {
    needsFight(view, refuse);
    leads(view, by, refuse);
  },
  params: {
    ap: {
      kind: 'number',
      check(view, { by }, ap, refuse) {
        if (!Number.isInteger(ap) || ap < 1 || ap > apOf(view, by)) refuse('HD-MOV-006', 'ap-you-have');
      },
      candidates: (view, { by }) => Array.from({ length: Math.min(4, apOf(view, by)) }, (_, i) => i + 1),
    },
  },
  perform(play, by, { ap }) {
    buy(play, by, ap);
    return true;
  },
});

/** AP for yards, from the mount and the rider alike. @rule HD-MNT-009 */
function buy(play: Play, by: Id, ap: number): void {
  const mover = moverOf(play, by);
  const f = fighter(play, mover);
  const yards = ruled(play).yardsBought(MovementRate(play, mover), f.movedAp, ap);
  if (scene(play).peace) return void MovementBought(play, mover, 0, yards);
  spendAp(play, mover, ap);
  if (paysToo(play, by)) spendAp(play, by, ap);
  const drag = dragAp(play, by);
  if (drag !== null) maySpendOnDrag(play, by, drag - ap);
  MovementBought(play, mover, ap, yards);
}

/** Yards that are gone with no step on the board. */
export function paysYards(play: Play, by: Id, yards: number): void {
  const ap = apFor(play, by, yards);
  if (ap > 0) buy(play, by, ap);
  YardsLost(play, moverOf(play, by), yards);
}

function walk(play: Play, by: Id, mover: Id, places: readonly Place[]): void {
  for (let i = 0; i < places.length; i++) {
    const left = places.length - i;
    if (moverOf(play, by) !== mover) return;
    const reacted = comesNear(play, mover, places[i]);
    if (reacted.length > 0 && !goesOn(play, mover, by, left)) return;
    const lost = canCling(play, mover, places[i]) ? goesOnFor(play, reacted, () => clings(play, mover, places.slice(i))) : 0;
    if (lost > 0) YardsLost(play, mover, lost);
    if (left - lost <= 0 || !step(play, by, mover, places[i])) return;
    places = lost > 0 ? places.slice(0, places.length - lost) : places;
    if (happens(play, mover, 'moves').length > 0 && places.length - i > 1 && !goesOn(play, mover, by, places.length - i - 1)) return;
  }
}

/** A mover who is stopped in the space of allies shares it (R-ALLIES). @rule HD-POS-009 */
function squeezesIn(play: Play, mover: Id): void {
  const f = fighter(play, mover);
  if (!awake(play, mover) || hasRoom(play, mover, f.at)) return;
  for (const other of othersWithin(play, mover, 0)) {
    if (isPartner(play, mover, other) || fighter(play, other).side !== f.side) continue;
    give(play, mover, Sharing, { source: other });
    give(play, other, Sharing, { source: mover });
  }
}

/** The mover is about to step nearer, with its rider. Returns those who reacted. @rule HD-OFF-008 */
function comesNear(play: Play, mover: Id, to: Place): readonly Id[] {
  const reacted = happens(play, mover, 'approaches', null, to);
  const rider = riderOf(play, mover);
  return rider < 0 ? reacted : [...reacted, ...happens(play, rider, 'approaches', null, to)];
}

function goesOn(play: Play, mover: Id, by: Id, left: number): boolean {
  if (!awake(play, mover) || !awake(play, by) || isFixed(play, mover)) return false;
  // Grabbed on the way.
  if (mover === by && play.has(by, Grappling) && !isDragging(play, by)) return false;
  return play.ask(GoOn, by, { left });
}

/** One step, if it is still open and can be paid. */
function step(play: Play, by: Id, mover: Id, to: Place): boolean {
  const { at, carry } = fighter(play, mover);
  if (nextPlaces(play, at).includes(to) && meets(play, mover, to)) return false;
  const made = stepTo(play, mover, at, to, carry, mayPass(play, mover));
  if (made === null) return false;
  const ap = apFor(play, by, made.cost);
  if (ap > apOf(play, by)) return false;
  if (ap > 0) buy(play, by, ap);
  arrive(play, mover, to, made.cost, made.carry);
  return true;
}

/** Comes to a place, with rider and those dragged along; then follows what a new place brings. @rule HD-GRP-008 HD-TER-003 */
export function arrive(play: Play, who: Id, place: Place, yards: number, carry: number): void {
  const to = roomAt(play, who, place);
  const near = uneasyMounts(play);
  const { at: from } = fighter(play, who);
  const company = isDragging(play, who) ? wholeGrapple(play, who) : [];
  mayFlank(play, () => {
    Moved(play, who, to, yards, carry);
    for (const other of borneBy(play, who)) Dragged(play, other, to);
    for (const member of company) drag(play, member, from);
    leaveSpaces(play, who);
    leavesHolds(play, who);
    comesTo(play, who, to);
    comeIntoReach(play, near);
  });
}

const isDragging = (view: View, who: Id): boolean => view.doing.some((intent) => intent.by === who && intent.def === MoveGrapple);
