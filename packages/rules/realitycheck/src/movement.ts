import {
  type AnyContribution,
  adds,
  brief,
  defineChange,
  defineIntent,
  endAll,
  type Id,
  type IntentContext,
  oneOf,
  type Param,
  type Play,
  place,
  type View,
} from '@riposte/kernel';
import { conscious, Defending, Slowed } from './conditions.ts';
import { Agility, canPay, NimbleSet, PAYMENTS, payWhole, priced } from './energy.ts';
import { type Fighter, fighter, type Motion, scene } from './fighter.ts';
import { headingOf } from './grid.ts';
import { MissChance, Speed } from './numbers.ts';
import { meets, openSteps, stepsFrom } from './room.ts';
import { ruled } from './rulings.ts';
import { interrupted } from './windows.ts';

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

/** One metre, unless somebody out of sight is met there (R-HIDDEN). Whoever moves farther than Speed in a round no longer defends. @rule RC-ENE-043 */
export function moveTo(play: Play, who: Id, to: number, provoking: boolean): boolean {
  if (meets(play, who, to)) return false;
  Moved(play, who, to, provoking ? fighter(play, who).place : -1);
  if (fighter(play, who).moved > Speed(play, who)) endAll(play, who, Defending);
  return true;
}

/** Whether somebody is in the middle of a movement of its own. */
export const isMoving = (view: View, who: Id): boolean =>
  view.doing.some((intent) => intent.by === who && intent.def.tags.includes('movement')) || fighter(view, who).cameFrom >= 0;

/** A movement that others see as ordinary; by one reading the wildest of the round stays. @rule RC-RNG-014 */
export const seenAs = (view: View, who: Id, motion: Motion): Motion => (ruled(view).wholeRoundMotion && fighter(view, who).motion === 'wild' ? 'wild' : motion);

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

/** A free place a step away. */
export function cell<P extends { readonly to: number }>(rule: string): Param<IntentContext<P>, number> {
  return place<IntentContext<P>, number>({
    rule,
    candidates: (view, { by }) => stepsFrom(view, by, fighter(view, by).place),
    check(view, { by }, to, refuse) {
      if (openSteps(view, by, [to]) === 0) refuse(rule, `${brief(to)} is not open here`);
    },
  });
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
    if (!moveTo(play, by, to, true)) return false;
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
    if (!moveTo(play, by, to, provoking)) return false;
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

/** What is left to do for who has no Energy: a Shift. */
export const mayShiftByAgility = (view: View, who: Id): boolean => Agility.left(view, who) >= SHIFT_AGILITY && !view.has(who, Slowed);
