import { defineChange, defineCheckpoint, endAll, type Id, type IntentContext, type Param, type Play, place, type View } from '@riposte/kernel';
import { Defending } from '../actions/defend.ts';
import { type Fighter, fighter, isFighter, type Motion, scene } from '../fighters/fighter.ts';
import { ruled } from '../rulings.ts';
import { companyOf } from './along.ts';
import { cellName } from './board.ts';
import { cameFrom, moverOf } from './borne.ts';
import { meets, openSteps, stepsFrom } from './room.ts';
import { Speed } from './speed.ts';

/** A fighter is a metre farther, or pushed; `from` is where others may answer the step, -1 = nowhere. */
export const Moved = defineChange('moved', (store, who: Id, to: number, from: number): void => {
  const f = store.edit(who) as Fighter;
  f.place = to;
  f.cameFrom = from;
  f.moved++;
});

/** A fighter is moved without taking a step: carried, thrown, set down. */
export const Placed = defineChange('placed', (store, who: Id, to: number): boolean => {
  if ((store.state.entities[who] as Fighter).place === to) return false;
  (store.edit(who) as Fighter).place = to;
  return true;
});

/** The step can no longer be answered. */
export const StepOver = defineChange('step-over', (store, who: Id): boolean => {
  if ((store.state.entities[who] as Fighter).cameFrom < 0) return false;
  (store.edit(who) as Fighter).cameFrom = -1;
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

/** One metre, unless a hidden fighter is met there (R-HIDDEN). A fighter that moves farther than its Speed in a round no longer defends. @rule RC-ENE-043 */
export function moveTo(play: Play, who: Id, to: number, provoking: boolean): boolean {
  if (meets(play, who, to)) return false;
  Moved(play, who, to, provoking ? fighter(play, who).place : -1);
  takeAlong(play, who);
  if (fighter(play, who).moved > Speed(play, who)) endAll(play, who, Defending);
  return true;
}

/** Who is carried and who rides comes along. R-CARRY R-MOUNT */
export function takeAlong(play: Play, who: Id): void {
  const { place: to, conditions } = fighter(play, who);
  if (conditions.length === 0) return;
  for (const other of companyOf(play, who)) Placed(play, other, to);
}

/** They come along also when the game master moves a fighter. R-CARRY R-MOUNT */
export const Along = defineCheckpoint('along', {
  rule: 'R-CARRY',
  watches: [Moved, Placed],
  settle(play, who) {
    if (isFighter(play, who)) takeAlong(play, who);
  },
});

/** Whether a fighter is in the middle of a movement, on its own legs or others'. */
export const isMoving = (view: View, who: Id): boolean => {
  const mover = moverOf(view, who);
  return view.doing.some((intent) => intent.by === mover && intent.def.tags.includes('movement')) || cameFrom(view, who) >= 0;
};

/** A movement that others see as ordinary; by one reading the wildest of the round stays. @rule RC-RNG-014 */
export const seenAs = (view: View, who: Id, motion: Motion): Motion => (ruled(view).wholeRoundMotion && fighter(view, who).motion === 'wild' ? 'wild' : motion);

/** What breaks a chain of movements: any other action. @rule RC-ENE-023 */
export function breakChain(play: Play, who: Id): void {
  const { motion } = fighter(play, who);
  CourseSet(play, who, -1, 0, motion === 'none' ? 'ordinary' : motion);
}

/** A free place a step away. */
export function cell<P extends { readonly to: number }>(rule: string): Param<IntentContext<P>, number> {
  return place<IntentContext<P>, number>({
    rule,
    candidates: (view, { by }) => stepsFrom(view, by, fighter(view, by).place),
    check(view, { by }, to, refuse) {
      if (openSteps(view, by, [to]) === 0) refuse(rule, 'no-free-step', { place: cellName(scene(view), to) });
    },
  });
}
