import {
  type AnyContribution,
  adds,
  defineChange,
  defineIntent,
  endAll,
  type Id,
  type IntentContext,
  oneOf,
  type Param,
  type Play,
  path,
  place,
  type View,
} from '@riposte/kernel';
import { conscious, Defending, Prone, Slowed } from './conditions.ts';
import { Agility, canPay, NimbleSet, PAYMENTS, type Pay, payment, payPoints, payWhole, priced, purse } from './energy.ts';
import { type Fighter, fighter, type Motion, scene } from './fighter.ts';
import { degreesBetween, headingOf } from './grid.ts';
import { isHalted } from './items.ts';
import { MissChance, Speed } from './numbers.ts';
import { isFree, stepsFrom } from './room.ts';
import { ruled } from './rulings.ts';
import { carriesOn, interrupted } from './windows.ts';

/** Somebody is a metre farther, or pushed; `from` is where others may answer the step, -1 = nowhere. */
export const Moved = defineChange(
  'moved',
  (store, who: Id, to: number, from: number): void => {
    const f = store.edit(who) as Fighter;
    f.place = to;
    f.cameFrom = from;
    f.moved++;
  },
  { say: (name, who, to) => `${name(who)} moves to ${to}` },
);

/** The step can no longer be answered. */
export const StepOver = defineChange('step-over', (store, who: Id): boolean => {
  if ((store.state.entities[who] as Fighter).cameFrom < 0) return false;
  (store.edit(who) as Fighter).cameFrom = -1;
  return true;
});

export const Turned = defineChange('turned', (store, who: Id, heading: number): boolean => {
  if ((store.state.entities[who] as Fighter).facing === heading) return false;
  (store.edit(who) as Fighter).facing = heading;
  return true;
});

/** The course of a run, the metres without a break, and how wild it looks. */
export const CourseSet = defineChange('course-set', (store, who: Id, course: number, runUp: number, motion: Motion): boolean => {
  const was = store.state.entities[who] as Fighter;
  if (was.course === course && was.runUp === runUp && was.motion === motion) return false;
  const f = store.edit(who) as Fighter;
  f.course = course;
  f.runUp = runUp;
  f.motion = motion;
  return true;
});

/** One metre. Whoever moves farther than Speed in a round no longer defends. @rule RC-ENE-043 */
export function moveTo(play: Play, who: Id, to: number, provoking: boolean): void {
  Moved(play, who, to, provoking ? fighter(play, who).place : -1);
  if (fighter(play, who).moved > Speed(play, who)) endAll(play, who, Defending);
}

/** Whether somebody is in the middle of a movement of its own. */
export const isMoving = (view: View, who: Id): boolean =>
  view.doing.some((intent) => intent.by === who && intent.def.tags.includes('movement')) || fighter(view, who).cameFrom >= 0;

/** A movement that others see as ordinary; by one reading the wildest of the round stays. @rule RC-RNG-014 */
const seenAs = (view: View, who: Id, motion: Motion): Motion => (ruled(view).wholeRoundMotion && fighter(view, who).motion === 'wild' ? 'wild' : motion);

/** What breaks a chain of movements: any other action. @rule RC-ENE-023 */
export function breakChain(play: Play, who: Id): void {
  const { motion } = fighter(play, who);
  CourseSet(play, who, -1, 0, motion === 'none' ? 'ordinary' : motion);
}

/** Who acts moves as in any fight; else the last movement of the round counts. @rule RC-RNG-014 */
function motionOf(view: View, who: Id): Motion {
  const { motion, inanimate } = fighter(view, who);
  if (inanimate) return 'none';
  const acting = view.doing.some((intent) => intent.by === who && intent.def.tags.includes('action') && !intent.def.tags.includes('movement'));
  return acting && !ruled(view).wholeRoundMotion ? 'ordinary' : motion;
}

const BY_MOTION: { readonly [motion in Motion]: number } = { none: -5, ordinary: 0, wild: 5 };

/** @rule RC-RNG-014 */
export const MOTION_NUMBERS: readonly AnyContribution[] = [
  adds(MissChance, (view, _who, against) => BY_MOTION[motionOf(view, against)], { rule: 'RC-RNG-014', label: 'movement of the target' }),
];

function cell<P extends { readonly to: number }>(rule: string): Param<IntentContext<P>, number> {
  return place<IntentContext<P>, number>({ rule, candidates: (view, { by }) => stepsFrom(view, by, fighter(view, by).place) });
}

/** A Shift may also be paid with Agility. @rule RC-ENE-015 RC-AGI-007 */
const SHIFT_PAYMENTS = [...PAYMENTS, 'agility'] as const;
type ShiftPay = (typeof SHIFT_PAYMENTS)[number];

const SHIFT_AGILITY = 2;

function canPayShift(view: View, who: Id, pay: ShiftPay): boolean {
  if (pay === 'agility') return Agility.left(view, who) >= SHIFT_AGILITY && !view.has(who, Slowed);
  return PAYMENTS.includes(pay) && canPay(view, who, 1, pay);
}

/** One metre for 1 Energy or 2 Agility. @rule RC-ENE-015 RC-AGI-006 RC-AGI-007 */
export const Shift = defineIntent<{ readonly to: number; readonly pay: ShiftPay }>('shift', {
  rule: 'RC-ENE-015',
  title: 'Shift',
  tags: ['action', 'movement'],
  params: {
    to: cell('RC-ENE-015'),
    pay: oneOf({
      rule: 'RC-ENE-015',
      candidates: (view, { by }) => SHIFT_PAYMENTS.filter((pay) => canPayShift(view, by, pay)).slice(0, 1),
      check(view, { by }, pay, refuse) {
        if (pay === 'agility' && view.has(by, Slowed)) refuse('RC-CND-011', 'slowed: no Agility');
        else if (!canPayShift(view, by, pay)) refuse('RC-ENE-015', 'a Shift costs 1 Energy or 2 Agility');
      },
    }),
  },
  price: (_view, _by, { pay }) => (pay === 'agility' ? [{ resource: Agility, amount: SHIFT_AGILITY }] : priced(1, pay)),
  perform(play, by, { to, pay }) {
    if (pay === 'agility') Agility.spend(play, by, SHIFT_AGILITY);
    else payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    const course = headingOf(scene(play), fighter(play, by).place, to);
    moveTo(play, by, to, true);
    CourseSet(play, by, course, fighter(play, by).runUp + 1, seenAs(play, by, 'ordinary'));
    interrupted(play, by, Shift.id);
    StepOver(play, by);
    return true;
  },
});

/** Whether the ground lets one pass by an Agile Move; the game master says where not. @rule RC-ENE-027 */
const isAgileGround = (view: View, place: number): boolean => !scene(view).zones.some((zone) => !zone.agile && zone.places.includes(place));

/** One metre for 1 Agility as an Immediate Interrupt, once for each Energy of an action that is no movement. @rule RC-ENE-024 RC-ENE-025 RC-ENE-027 RC-AGI-006 RC-SWF-008 */
export const AgileMove = defineIntent<{ readonly to: number }>('agile-move', {
  rule: 'RC-ENE-024',
  title: 'Agile Move',
  tags: ['interrupt', 'movement', 'agility'],
  available(view, by, refuse) {
    if (Agility.left(view, by) < 1) refuse('RC-AGI-006', 'no Agility left');
    if (fighter(view, by).nimble < 1) refuse('RC-ENE-024', 'no Energy of an action allows it');
  },
  params: { to: cell('RC-ENE-024') },
  check(view, _by, { to }, refuse) {
    if (!isAgileGround(view, to)) refuse('RC-ENE-027', 'the ground is no place for an Agile Move');
  },
  price: () => [{ resource: Agility, amount: 1 }],
  perform(play, by, { to }) {
    Agility.spend(play, by, 1);
    NimbleSet(play, by, fighter(play, by).nimble - 1);
    const provoking = ruled(play).agileMovesProvoke;
    moveTo(play, by, to, provoking);
    if (provoking) interrupted(play, by, AgileMove.id);
    StepOver(play, by);
    return true;
  },
});

/** Turning on the spot is free; between actions only. @rule RC-FAC-010 */
export const Turn = defineIntent<{ readonly heading: number }>('turn', {
  rule: 'RC-FAC-010',
  title: 'Turn',
  tags: ['free'],
  params: {
    heading: oneOf<IntentContext<{ readonly heading: number }>, number>({
      rule: 'RC-FAC-010',
      candidates: (view, { by }) => HEADINGS[scene(view).grid].filter((heading) => heading !== fighter(view, by).facing),
    }),
  },
  perform(play, by, { heading }) {
    Turned(play, by, heading);
    return true;
  },
});

const HEADINGS = { square: [0, 1, 2, 3, 4, 5, 6, 7], hex: [0, 1, 2, 3, 4, 5] } as const;

/** Metres of a Run that a step onto a place takes. */
const groundCost = (view: View, to: number): number =>
  scene(view).zones.reduce((most, zone) => (zone.places.includes(to) ? Math.max(most, zone.cost) : most), 1);

/**
 * Metres that the first steps of a path take from the mover's Speed: its steps and its sharp turns, the first of them
 * against the course of a movement just before. @rule RC-ENE-020 RC-ENE-021 RC-ENE-022 RC-ENE-023
 */
export function metresUsed(view: View, start: number, course: number, along: readonly number[], steps = along.length): number {
  const on = scene(view);
  let used = 0;
  let heading = course;
  let from = start;
  for (let i = 0; i < steps; i++) {
    const next = headingOf(on, from, along[i]);
    used += groundCost(view, along[i]) + (heading < 0 ? 0 : ruled(view).turnCost(degreesBetween(on, heading, next)));
    heading = next;
    from = along[i];
  }
  return used;
}

/** Sharp turns within a path; two make a zigzag. */
function sharpTurns(view: View, start: number, along: readonly number[]): number {
  const on = scene(view);
  let turns = 0;
  for (let i = 1; i < along.length; i++) {
    const before = headingOf(on, i === 1 ? start : along[i - 2], along[i - 1]);
    if (degreesBetween(on, before, headingOf(on, along[i - 1], along[i])) >= 45) turns++;
  }
  return turns;
}

/** Energy for so many metres: three for the whole Speed, begun thirds count. @rule RC-INC-005 */
export const runPrice = (view: View, speed: number, used: number): number => Math.min(3, ruled(view).runThirds((3 * used) / speed));

export type RunChoice = { readonly along: readonly number[]; readonly pay: Pay };

const usedBy = (view: View, by: Id, along: readonly number[]): number => metresUsed(view, fighter(view, by).place, fighter(view, by).course, along);

export const priceOfRun = (view: View, by: Id, along: readonly number[]): number => runPrice(view, Speed(view, by), usedBy(view, by, along));

/** The sprawling do not run nor jump, unless the game master says otherwise by one reading. @rule RC-CND-014 */
export function refuseProne(view: View, by: Id, refuse: (rule: string, reason: string) => void): void {
  if (ruled(view).proneCannotRun && view.has(by, Prone)) refuse('RC-CND-014', 'prone: get up first');
}

/** A path of free steps, at most so many metres. @rule RC-ENE-016 */
export function track<P extends { readonly along: readonly number[] }>(most: (view: View, by: Id) => number): Param<IntentContext<P>, readonly number[]> {
  return path<IntentContext<P>, number>({
    rule: 'RC-ENE-016',
    next: (view, { by }, soFar) => stepsFrom(view, by, soFar.length === 0 ? fighter(view, by).place : soFar[soFar.length - 1]),
    most: (view, { by }) => Math.max(0, most(view, by)),
  });
}

const affordable = (view: View, by: Id, energy: number): number => Math.floor((Math.min(energy, purse(view, by)) * Speed(view, by)) / 3);

/** Refuses paths whose turns and ground make them too long. @rule RC-ENE-020 */
export function checkLength(view: View, by: Id, along: readonly number[], most: number, refuse: (rule: string, reason: string) => void): void {
  if (usedBy(view, by, along) > most) refuse('RC-ENE-020', 'its turns and the ground make the path too long');
}

/**
 * Up to Speed metres for 3 Energy, paid third by third; a part of it costs its part. At each metre others may
 * interrupt. Returns whether the whole path was run.
 * @rule RC-ENE-016 RC-INC-001 RC-INC-002 RC-INC-005
 */
export const Run = defineIntent<RunChoice>('run', {
  rule: 'RC-ENE-016',
  title: 'Run',
  tags: ['action', 'movement', 'run'],
  available: refuseProne,
  params: {
    along: track<RunChoice>((view, by) => affordable(view, by, 3)),
    pay: payment<RunChoice>((view, context) => priceOfRun(view, context.by, context.with.along)),
  },
  check: (view, by, { along }, refuse) => checkLength(view, by, along, Speed(view, by), refuse),
  price: (view, by, { along, pay }) => priced(priceOfRun(view, by, along), pay),
  perform: (play, by, { along, pay }) => travel(play, by, 'run', along, pay, () => true),
});

/** Two thirds of Speed for 2 Energy; never a full Run. @rule RC-ENE-006 RC-ENE-007 */
export const QuickRun = defineIntent<RunChoice>('quick-run', {
  rule: 'RC-ENE-007',
  title: 'Quick Run',
  tags: ['action', 'movement', 'run'],
  available(view, by, refuse) {
    refuseProne(view, by, refuse);
    if (!ruled(view).quickRuns) refuse('RC-ENE-007', 'there are no Quick Runs here');
  },
  params: {
    along: track<RunChoice>((view, by) => affordable(view, by, 2)),
    pay: payment<RunChoice>((view, context) => priceOfRun(view, context.by, context.with.along)),
  },
  check: (view, by, { along }, refuse) => checkLength(view, by, along, Math.floor((2 * Speed(view, by)) / 3), refuse),
  price: (view, by, { along, pay }) => priced(priceOfRun(view, by, along), pay),
  perform: (play, by, { along, pay }) => travel(play, by, 'quick-run', along, pay, () => true),
});

/**
 * Runs a path metre by metre, paying as it goes; `onMetre` is told how many metres of Speed are used and may stop it.
 * @rule RC-INC-001 RC-INC-002 RC-ENE-023
 */
export function travel(play: Play, by: Id, act: string, along: readonly number[], pay: Pay, onMetre: (used: number) => boolean): boolean {
  const { place: start, course, runUp } = fighter(play, by);
  const on = scene(play);
  const speed = Speed(play, by);
  const price = runPrice(play, speed, metresUsed(play, start, course, along));
  const motion: Motion = sharpTurns(play, start, along) >= 2 ? 'wild' : 'ordinary';
  for (let i = 0, paid = 0; i < along.length; i++) {
    const used = metresUsed(play, start, course, along, i + 1);
    const due = runPrice(play, speed, used);
    payPoints(play, by, paid, due, price, pay);
    paid = due;
    if (!conscious(play, by) || !onMetre(used)) return false;
    const heading = headingOf(on, fighter(play, by).place, along[i]);
    Turned(play, by, heading);
    moveTo(play, by, along[i], true);
    CourseSet(play, by, heading, runUp + i + 1, seenAs(play, by, used > speed ? 'wild' : motion));
    const disturbed = interrupted(play, by, act);
    StepOver(play, by);
    if (isHalted(play, by)) return false;
    if (i + 1 < along.length && disturbed && !carriesOn(play, by, act, goesOnFrom(play, by, along[i], along[i + 1]))) return false;
  }
  return true;
}

const goesOnFrom = (view: View, by: Id, here: number, next: number): 'interrupted' | 'blocked' =>
  fighter(view, by).place === here && isFree(view, by, next) ? 'interrupted' : 'blocked';

/** What is left to do for who has no Energy: a Shift. */
export const mayShiftByAgility = (view: View, who: Id): boolean => Agility.left(view, who) >= SHIFT_AGILITY && !view.has(who, Slowed);
