import { ConditionEnded, ConditionGiven, carried, defineCheckpoint, defineIntent, end, give, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { fighter, fighters, isFighter } from '../characters/fighter.ts';
import { Healed } from '../damage-and-health/healing.ts';
import { Hurt } from '../damage-and-health/health.ts';
import { awake, Unconscious } from '../damage-and-health/unconscious.ts';
import { hasYielded, isPresent, Prisoner } from '../initiative-structure/out-of-the-fight.ts';
import { isInReach } from '../positioning/distances.ts';
import { nearestFree } from '../positioning/free-places.ts';
import { isSamePoint, Moved, Pushed, pointOf, Teleported } from '../positioning/places.ts';
import { Prone } from '../positioning/prone.ts';
import { needsOwnTime, pay, primary } from './action-points.ts';
import { Carried, Carrying } from './carrying.ts';
import { freeHands } from './grapple.ts';
import { Grappled, Restrained } from './holds.ts';
import { goTo } from './nets.ts';

/** Whether a fighter can be carried: there, liftable, not held or carried by others. */
const isLoad = (view: View, by: Id, who: Id): boolean =>
  who !== by && isLiftable(view, by, who) && isPresent(view, who) && !view.has(who, Carried) && !view.has(who, Grappled);

/** Not awake, in a net or a prisoner, and not larger (R-CARRY). */
export const isLiftable = (view: View, by: Id, who: Id): boolean => fighter(view, who).size <= fighter(view, by).size && isHelpless(view, who);

/** Lifts another within touch with both hands (R-CARRY). */
export const Carry = defineIntent<{ readonly at: Id }>('carry', {
  rule: 'R-CARRY',
  title: 'Carry',
  tags: ['primary'],
  available(view, by, refuse) {
    primary('carry')(view, by, refuse);
    if (freeHands(view, by) < 2) refuse('R-CARRY', 'no-two-hands');
    if (view.has(by, Carrying)) refuse('R-CARRY', 'carrying-already');
    if (view.has(by, Prone)) refuse('R-CARRY', 'prone');
    if (view.has(by, Carried)) refuse('R-CARRY', 'carried');
    if (view.has(by, Restrained)) refuse('R-CARRY', 'in-net');
  },
  params: {
    at: oneOf({
      rule: 'R-CARRY',
      candidates: (view, { by }) => fighters(view).flatMap(({ id }) => (isLoad(view, by, id) && isInReach(view, by, id, 1) ? [id] : [])),
    }),
  },
  perform(play, by, { at }) {
    pay(play, by, 'carry');
    give(play, by, Carrying, { source: at });
    give(play, at, Carried, { source: by });
    goTo(play, at, pointOf(play, by));
    return true;
  },
});

/** Puts down whom it carries, for nothing (R-CARRY). */
export const PutDown = defineIntent('put-down', {
  rule: 'R-CARRY',
  title: 'Put down',
  tags: ['turn'],
  available(view, by, refuse) {
    needsOwnTime(view, by, refuse);
    if (!view.has(by, Carrying)) refuse('R-CARRY', 'carrying-nobody');
  },
  perform(play, by) {
    for (const { source } of carried(play, by, Carrying)) putDown(play, by, source);
    return true;
  },
});

/** Ends the carrying on both sides; who is awake stands where there is room. */
export function putDown(play: Play, by: Id, who: Id): void {
  for (const { id } of carried(play, by, Carrying)) end(play, by, id);
  for (const { id } of carried(play, who, Carried)) end(play, who, id);
  const at = awake(play, who) ? nearestFree(play, who) : null;
  if (at !== null) goTo(play, who, at);
}

/** Who teleports leaves behind whom it carries, and slips off who carries it (R-CARRY). */
export const LeavesBehind = defineCheckpoint('leaves-behind', {
  rule: 'R-CARRY',
  watches: [Teleported],
  settle: (play: Play, who: Id) => {
    if (!isFighter(play, who)) return;
    for (const { source } of carried(play, who, Carrying)) putDown(play, who, source);
    for (const { source } of carried(play, who, Carried)) putDown(play, source, who);
  },
});

/** Who is carried goes along, until its carrier falls or yields, or the two are parted (R-CARRY). */
export const GoesAlong = defineCheckpoint('goes-along', {
  rule: 'R-CARRY',
  watches: [Moved, Pushed, Hurt, Healed, ConditionGiven, ConditionEnded],
  settle: (play: Play, who: Id) => {
    if (!isFighter(play, who)) return;
    for (const { source } of carried(play, who, Carrying)) {
      if (!isBorne(play, who, source)) putDown(play, who, source);
      else if (!isSamePoint(pointOf(play, who), pointOf(play, source))) goTo(play, source, pointOf(play, who));
    }
    for (const { source } of carried(play, who, Carried)) {
      if (!isBorne(play, source, who) || !isSamePoint(pointOf(play, who), pointOf(play, source))) putDown(play, source, who);
    }
  },
});

/** Who comes to itself or is set free is carried no more (R-CARRY). */
export const StandsAlone = defineCheckpoint('stands-alone', {
  rule: 'R-CARRY',
  watches: [Healed, ConditionEnded],
  settle: (play: Play, who: Id) => {
    if (!isFighter(play, who) || isHelpless(play, who)) return;
    for (const { source } of carried(play, who, Carried)) putDown(play, source, who);
  },
});

/** Whether one can still carry the other: both have left, or both are there and the carrier is on its feet. */
const isBorne = (view: View, by: Id, who: Id): boolean => (isPresent(view, who) ? canBear(view, by) : !isPresent(view, by));

/** Whether a fighter is able to carry: awake, on its feet, and has not surrendered. */
export const canBear = (view: View, by: Id): boolean => awake(view, by) && !hasYielded(view, by) && !view.has(by, Prone);

/** Unconscious, in a net or a prisoner, also where both have left. */
const isHelpless = (view: View, who: Id): boolean => view.has(who, Unconscious) || view.has(who, Restrained) || view.has(who, Prisoner);
