import { defineAsk, GM, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { distance, type Reach, reach } from '@riposte/space';
import { awake } from '../health/alive.ts';
import { board } from '../movement/distance.ts';
import { sweep } from '../movement/drift.ts';
import { moving } from '../movement/grid.ts';
import { MovementRate } from '../movement/rate.ts';
import { Immobile } from '../rolls/defence.ts';
import { ActionPoints, spendAp } from '../sequence/action-points.ts';
import { fighter, fighters, isFighter } from '../state/fighter.ts';
import { Grappling, mountOf } from '../state/linked-creatures.ts';
import type { Place } from '../state/scene.ts';
import { Bolting } from './mount-control.ts';

/** Where a mount out of control runs: by default as far from the enemy as a full movement takes it. @rule HD-MNT-012 */
export const Flight = defineAsk<{ readonly mount: Id }, Place>('flight', {
  rule: 'HD-MNT-012',
  answer: oneOf<{ readonly who: Id; readonly about: { readonly mount: Id } }, Place>({
    rule: 'HD-MNT-012',
    candidates: (view, { about: { mount } }) => refuges(view, mount),
  }),
  fallback: (view, _gm, { mount }) => {
    const all = refuges(view, mount);
    return all.reduce((a, b) => (safety(view, mount, b) > safety(view, mount, a) ? b : a));
  },
});

const refuges = (view: View, mount: Id): readonly Place[] => (isFighter(view, mount) ? ways(view, mount).places() : []);

/** Where a full movement could take it. */
function ways(view: View, mount: Id): Reach {
  const { at, carry } = fighter(view, mount);
  return reach(board(view), at, { ...moving(view, mount, carry), limit: MovementRate(view, mount) });
}

/** Yards from the nearest foe, in the straight. */
function safety(view: View, mount: Id, at: Place): number {
  const { side } = fighter(view, mount);
  const foes = fighters(view).filter((other) => other.side !== side && awake(view, other.id));
  return Math.min(1000, ...foes.map((foe) => distance(board(view), foe.at, at)));
}

const FULL_MOVEMENT = 4;

/** A mount out of control flees as the shared turn begins, unless something holds it. @rule HD-MNT-012 */
export function bolts(play: Play, rider: Id): void {
  const mount = mountOf(play, rider);
  if (mount < 0 || !play.has(mount, Bolting) || !awake(play, mount) || play.has(mount, Immobile) || play.has(mount, Grappling)) return;
  const to = play.ask(Flight, GM, { mount });
  spendAp(play, mount, Math.min(FULL_MOVEMENT, ActionPoints.left(play, mount)));
  sweep(play, mount, ways(play, mount).path(to)?.places.slice(1) ?? []);
}
