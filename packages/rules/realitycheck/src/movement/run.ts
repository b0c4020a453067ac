import { defineIntent, type Id, type IntentContext, isOff, judging, type Param, type Play, path, type Refuse, type View } from '@riposte/kernel';
import { type Pay, payment, payPoints, priced, purse } from '../actions/payment.ts';
import { maySpendStamina } from '../actions/stamina.ts';
import { isHalted } from '../attacks/brace.ts';
import { Bound } from '../conditions/helpless.ts';
import { Prone } from '../conditions/prone.ts';
import { fighter, type Motion, scene } from '../fighters/fighter.ts';
import { conscious } from '../harm/unconscious.ts';
import { Held, Restrained } from '../maneuvers/hold.ts';
import { carriesOn } from '../rounds/carry-on.ts';
import { interrupted } from '../rounds/interrupts.ts';
import { ruled } from '../rulings.ts';
import { cellName, degreesBetween, headingOf } from './board.ts';
import { Turned } from './facing.ts';
import { groundCost } from './ground.ts';
import { isFree, isPassable, nearestFree, openSteps, stepsFrom } from './room.ts';
import { Speed } from './speed.ts';
import { CourseSet, moveTo, Placed, StepOver, seenAs, takeAlong } from './steps.ts';

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
const runPrice = (view: View, speed: number, used: number): number => Math.min(3, ruled(view).runThirds((3 * used) / speed));

export type RunChoice = { readonly along: readonly number[]; readonly pay: Pay };

const usedBy = (view: View, by: Id, along: readonly number[]): number => metresUsed(view, fighter(view, by).place, fighter(view, by).course, along);

export const priceOfRun = (view: View, by: Id, along: readonly number[]): number => runPrice(view, Speed(view, by), usedBy(view, by, along));

/** Prone fighters neither run nor jump; by one reading the game master may allow it. @rule RC-CND-014 */
export function refuseProne(view: View, by: Id, refuse: Refuse): void {
  if (ruled(view).proneCannotRun && view.has(by, Prone)) refuse('RC-CND-014', 'prone');
}

/** A path of free steps, at most so many metres. @rule RC-ENE-016 */
export function track<P extends { readonly along: readonly number[] }>(most: (view: View, by: Id) => number): Param<IntentContext<P>, readonly number[]> {
  const steps = path<IntentContext<P>, number>({
    rule: 'RC-ENE-016',
    next: (view, { by }, soFar) => stepsFrom(view, by, soFar.length === 0 ? fighter(view, by).place : soFar[soFar.length - 1]),
    open: (view, { by }, along) => openSteps(view, by, along),
    most: (view, { by }) => Math.max(0, most(view, by)),
  });
  return {
    ...steps,
    check(view, context, along, refuse) {
      const isShut = Array.isArray(along) && along.length > 0 && along.length <= Math.max(0, most(view, context.by));
      const open = isShut ? openSteps(view, context.by, along) : 0;
      if (isShut && open < along.length) refuse('RC-ENE-016', 'step-blocked', { step: open + 1, place: cellName(scene(view), along[open]) });
      else steps.check(view, context, along, refuse);
    },
  };
}

const affordable = (view: View, by: Id, energy: number): number => Math.floor((Math.min(energy, purse(view, by)) * Speed(view, by)) / 3);

/** Refuses paths whose turns and ground make them too long. @rule RC-ENE-020 */
export function checkLength(view: View, by: Id, along: readonly number[], most: number, refuse: Refuse): void {
  if (usedBy(view, by, along) > most) refuse('RC-ENE-020', 'path-too-long');
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
    if (!ruled(view).quickRuns) refuse('RC-ENE-007', 'no-quick-runs');
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
 * Runs a path metre by metre, paying as it goes; `onMetre` gets the metres of Speed used so far and may stop it.
 * @rule RC-INC-001 RC-INC-002 RC-ENE-023
 */
export function travel(play: Play, by: Id, act: string, along: readonly number[], pay: Pay, onMetre: (used: number) => boolean): boolean {
  const { place: start } = fighter(play, by);
  const whole = goAlong(play, by, act, along, pay, onMetre);
  makeRoom(play, by, [start, ...along]);
  return whole;
}

/** Whom something stops in the place of a friend goes back to the last place that was free. R-PASS */
function makeRoom(play: Play, by: Id, path: readonly number[]): void {
  const { place } = fighter(play, by);
  if (isFree(play, by, place)) return;
  const back = path.slice(0, path.lastIndexOf(place)).findLast((was) => isFree(play, by, was));
  Placed(play, by, back ?? nearestFree(play, by, place));
  takeAlong(play, by);
}

function goAlong(play: Play, by: Id, act: string, along: readonly number[], pay: Pay, onMetre: (used: number) => boolean): boolean {
  const { place: start, course, runUp } = fighter(play, by);
  const on = scene(play);
  const speed = Speed(play, by);
  const price = runPrice(play, speed, metresUsed(play, start, course, along));
  const motion: Motion = sharpTurns(play, start, along) >= 2 ? 'wild' : 'ordinary';
  for (let i = 0, paid = 0; i < along.length; i++) {
    const used = metresUsed(play, start, course, along, i + 1);
    const due = runPrice(play, speed, used);
    if (pay === 'stamina' && due === price && due > paid && !maySpendStamina(play, by)) return false;
    payPoints(play, by, paid, due, price, pay);
    paid = due;
    if (!conscious(play, by) || !onMetre(used)) return false;
    const heading = headingOf(on, fighter(play, by).place, along[i]);
    Turned(play, by, heading);
    if (!moveTo(play, by, along[i], true)) return false;
    CourseSet(play, by, heading, runUp + i + 1, seenAs(play, by, used > speed ? 'wild' : motion));
    const disturbed = interrupted(play, by, act);
    StepOver(play, by);
    if (isHalted(play, by) || isStopped(play, by)) return false;
    if (i + 1 < along.length && disturbed && !carriesOn(play, by, act, goesOnFrom(play, by, along[i], along[i + 1]))) return false;
  }
  return true;
}

/** Whom a hold or a fall stops in the middle of it. @rule RC-CMB-020 RC-CND-014 */
export const isStopped = (view: View, who: Id): boolean =>
  view.has(who, Restrained) ||
  view.has(who, Held) ||
  view.has(who, Bound) ||
  (ruled(view).proneCannotRun && view.has(who, Prone) && !isOff(view, 'RC-CND-014', who));

const goesOnFrom = (view: View, by: Id, here: number, next: number): 'interrupted' | 'blocked' =>
  fighter(view, by).place === here && isPassable(judging(view, by), by, next) ? 'interrupted' : 'blocked';
