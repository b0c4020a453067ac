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
  type Play,
  place,
  sourceSeen,
  type View,
} from '@riposte/kernel';
import { COSTS } from '../actions/costs.ts';
import { patientOf } from '../actions/patients.ts';
import { needsApart } from '../grappling/apart.ts';
import { awake, Helpless, isThere } from '../health/alive.ts';
import { mayFlank } from '../rolls/flanking.ts';
import { ActionPoints } from '../sequence/action-points.ts';
import { Sat } from '../situations/riding.ts';
import { fighter, isFighter } from '../state/fighter.ts';
import { borneBy, Grappling, mountOf, riderOf } from '../state/linked-creatures.ts';
import { Carried, Carrying } from '../state/ridden.ts';
import type { Place } from '../state/scene.ts';
import { freePlaceNear, hasRoom, nextPlaces } from './grid.ts';
import { Prone } from './posture.ts';

/** Whom a fighter carries, or -1. */
export const loadOf = (view: View, who: Id): Id => sourceSeen(view, who, Carrying);

/** Those who come and go together: mount and rider, bearer and burden; who bears comes before who is borne. */
export function companyOf(view: View, who: Id): Id[] {
  const below = [mountOf(view, who), sourceSeen(view, who, Carried)].find((other) => other >= 0);
  if (below !== undefined) return companyOf(view, below);
  return [who, ...borneBy(view, who)];
}

type Taking = { readonly whom: Id };

/** Takes a willing or helpless neighbour, no larger than oneself, upon one's back (R-LEAVING). */
export const Carry = defineIntent<Taking>('carry', {
  rule: 'R-LEAVING',
  title: 'Carry',
  tags: ['action', 'moving', 'afoot'],
  available(view, by, refuse) {
    needsApart(view, by, refuse);
    if (view.has(by, Prone)) refuse('R-LEAVING', 'crouch-first');
  },
  params: { whom: patientOf<Taking>('R-LEAVING', true) },
  check(view, by, { whom }, refuse) {
    const [bearer, load] = [fighter(view, by), fighter(view, whom)];
    if (load.size > bearer.size || load.space > bearer.space) refuse('R-LEAVING', 'too-heavy');
    if (view.has(whom, Grappling) || mountOf(view, whom) >= 0 || riderOf(view, whom) >= 0 || view.has(whom, Carrying) || view.has(whom, Carried))
      refuse('R-LEAVING', 'tied');
    if (riderOf(view, by) >= 0 || view.has(by, Carried)) refuse('R-LEAVING', 'carrying-already');
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.carry.ap }],
  perform(play, by, { whom }) {
    give(play, by, Carrying, { source: whom });
    give(play, whom, Carried, { source: by });
    mayFlank(play, () => Sat(play, whom, fighter(play, by).at));
    return true;
  },
});

type Putting = { readonly to: Place };

/** Who bears and who is borne, seen from either of the two; null for everyone else. */
function pairOf(view: View, by: Id): readonly [bearer: Id, load: Id] | null {
  const bearer = sourceSeen(view, by, Carried);
  if (bearer >= 0) return [bearer, by];
  return loadOf(view, by) < 0 ? null : [by, loadOf(view, by)];
}

/** Puts down whom one carries, or gets down, beside the bearer; takes no time. */
export const PutDown = defineIntent<Putting>('put-down', {
  rule: 'R-LEAVING',
  title: 'Put down',
  tags: ['free'],
  available(view, by, refuse) {
    if (pairOf(view, by) === null) refuse('R-LEAVING', 'not-carrying');
  },
  params: {
    to: place<IntentContext<Putting>, Place>({
      rule: 'R-LEAVING',
      candidates(view, { by }) {
        const pair = pairOf(view, by);
        return pair === null ? [] : nextPlaces(view, fighter(view, pair[0]).at).filter((at) => hasRoom(view, pair[1], at));
      },
    }),
  },
  perform(play, by, { to }) {
    const [bearer, load] = pairOf(play, by)!;
    putDown(play, bearer, load, to);
    return true;
  },
});

/** Ends the carrying of one by the other. */
export function losesLoad(play: Play, by: Id, whom: Id): void {
  for (const condition of carried(play, by, Carrying)) end(play, by, condition.id);
  for (const condition of carried(play, whom, Carried)) if (condition.source === by) end(play, whom, condition.id);
}

function putDown(play: Play, by: Id, whom: Id, to: Place): void {
  losesLoad(play, by, whom);
  mayFlank(play, () => Sat(play, whom, to));
}

/** Whether one bears the other on: it is able to and does not lie on the ground, or both have gone. */
const isCarrier = (view: View, who: Id, load: Id): boolean =>
  isThere(view, who) ? awake(view, who) && !view.has(who, Helpless) && !view.has(who, Prone) : !isThere(view, load);

/** Comes to lie or stand beside the bearer. */
export function slipsOff(play: Play, by: Id, whom: Id): void {
  losesLoad(play, by, whom);
  const to = freePlaceNear(play, whom, fighter(play, by).at);
  mayFlank(play, () => Sat(play, whom, to));
}

/** A burden that is carried no more, or whose bearer has gone down, comes to lie beside the bearer; one that is gone is carried no more. */
export const SlipsDown = defineCheckpoint('slips-down', {
  rule: 'R-LEAVING',
  watches: [ConditionGiven, ConditionEnded],
  settle(play, who) {
    if (!isFighter(play, who)) return;
    const load = loadOf(play, who);
    if (load >= 0 && (!isCarrier(play, who, load) || !play.has(load, Carried))) slipsOff(play, who, load);
    const bearer = sourceSeen(play, who, Carried);
    if (bearer < 0) return;
    if (isThere(play, bearer) && !isThere(play, who)) losesLoad(play, bearer, who);
    else if (!play.has(bearer, Carrying)) slipsOff(play, bearer, who);
  },
});
