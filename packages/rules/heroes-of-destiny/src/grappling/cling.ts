import { defineAsk, defineIntent, defineWindow, type Id, type IntentContext, oneOf, type Play, type View } from '@riposte/kernel';
import { distance } from '@riposte/space';
import { COSTS } from '../actions/costs.ts';
import { awake } from '../health/alive.ts';
import { Stamina } from '../health/stamina.ts';
import { board, bodyAt, bodyOf } from '../movement/distance.ts';
import { combatCheck } from '../rolls/checks.ts';
import { ActionPoints } from '../sequence/action-points.ts';
import { needsFirstReaction } from '../sequence/triggers.ts';
import { fighter } from '../state/fighter.ts';
import { bearsFrom, Grappling, grapplers, riderOf } from '../state/linked-creatures.ts';
import type { Place } from '../state/scene.ts';
import { drag } from './drag.ts';
import { heldBy, loosen } from './hold.ts';

/** Points of the check that a yard costs: to follow, and to hold back. */
export const FOLLOW = 5;
export const HOLD_BACK = 10;

type Purchase = readonly [follow: number, reduce: number];

/** How the points are used; what is left over is lost. @rule HD-GRP-002 HD-GRP-003 HD-GRP-004 HD-GRP-005 */
export const ChooseCling = defineAsk<{ readonly points: number }, Purchase>('choose-cling', {
  rule: 'HD-GRP-002',
  answer: oneOf<{ readonly who: Id; readonly about: { readonly points: number } }, [number, number]>({
    rule: 'HD-GRP-005',
    candidates: (_view, { about: { points } }) => purchases(points),
  }),
  fallback: (_view, _who, { points }) => [0, Math.max(0, Math.floor(points / HOLD_BACK))],
});

function purchases(points: number): [number, number][] {
  const all: [number, number][] = [];
  for (let reduce = 0; reduce * HOLD_BACK <= Math.max(0, points); reduce++) {
    for (let follow = 0; follow * FOLLOW + reduce * HOLD_BACK <= Math.max(0, points); follow++) all.push([follow, reduce]);
  }
  return all;
}

/** An opponent is about to leave the holder's reach. @rule HD-GRP-001 */
export const Leaving = defineWindow<{ readonly may: Id; readonly target: Id; readonly yards: number }>('leaving-grapple', {
  rule: 'HD-GRP-001',
  who: (_view, { may }) => [may],
  intents: () => [Cling],
  check(_view, { target }, intent, refuse) {
    if (intent.with.whom !== target) refuse('HD-GRP-001', 'only-who-leaves');
  },
});

/** A Power check whose points hold the target back or take one along. Hands back the points. @rule HD-GRP-001 HD-GRP-002 */
export const Cling = defineIntent<{ readonly whom: Id }>('cling', {
  rule: 'HD-GRP-001',
  title: 'Cling',
  tags: ['reaction'],
  automatic: true,
  available: (view, by, refuse) => needsFirstReaction(view, by, COSTS.cling.ap, refuse),
  params: { whom: oneOf<IntentContext<{ readonly whom: Id }>, Id>({ rule: 'HD-GRP-001', candidates: (view, { by }) => heldBy(view, by) }) },
  price: () => [
    { resource: ActionPoints, amount: COSTS.cling.ap },
    { resource: Stamina, amount: COSTS.cling.stamina },
  ],
  perform: (play, by) => combatCheck(play, by, 'power'),
});

/** Those who are carried by a step: the mover and its rider. */
const riddenTogether = (view: View, mover: Id): Id[] => (riderOf(view, mover) >= 0 ? [mover, riderOf(view, mover)] : [mover]);

/** Holders of these out of whose reach a step leads, each with whom it holds. */
function holders(view: View, mover: Id, to: Place): readonly (readonly [holder: Id, held: Id])[] {
  return riddenTogether(view, mover).flatMap((held) =>
    grapplers(view, held).flatMap((holder): [Id, Id][] =>
      distance(board(view), bodyOf(view, fighter(view, holder)), bodyAt(fighter(view, mover), to)) > 1 ? [[holder, held]] : [],
    ),
  );
}

/** Whether a step leads out of a holder's reach. Those whom a drag takes along stay in it. */
export function canCling(view: View, mover: Id, to: Place): boolean {
  if (view.doing.some((intent) => intent.def.id === 'move-grapple')) return false;
  return holders(view, mover, to).length > 0;
}

/** Each holder may cling. A holder who does not keep up loses the hold. Returns the yards held back. @rule HD-GRP-001 HD-GRP-003 HD-GRP-004 */
export function clings(play: Play, mover: Id, places: readonly Place[]): number {
  let reduced = 0;
  for (const [holder, held] of holders(play, mover, places[0])) {
    const points =
      awake(play, holder) && play.legal(Cling.of(holder, { whom: held }))
        ? play.offer(Leaving, { may: holder, target: held, yards: places.length })
        : undefined;
    const [follow, reduce] = typeof points === 'number' && points >= FOLLOW ? play.ask(ChooseCling, holder, { points }) : [0, 0];
    reduced += reduce;
    const steps = places.length - reduced;
    if (steps <= 0) continue;
    const trail = [fighter(play, mover).at, ...places];
    if (follow > 0) drag(play, holder, trail[Math.min(follow, steps) - 1]);
    if (follow < steps && bearsFrom(play, held, Grappling, holder)) loosen(play, held, holder);
  }
  return reduced;
}

/** A holder who walks off lets go, unless the opponent holds on. @rule HD-GRP-012 */
export function leavesHolds(play: Play, who: Id): void {
  for (const held of heldBy(play, who)) {
    const apart = distance(board(play), bodyOf(play, fighter(play, who)), bodyOf(play, fighter(play, held))) > 1;
    if (apart && !bearsFrom(play, who, Grappling, held)) loosen(play, held, who);
  }
}
