import type { AnyIntent, Id, View } from '@riposte/kernel';
import { distance, reach, sees } from '@riposte/space';
import { kitPenalty, Stabilize } from '../../actions/treat.ts';
import { awake } from '../../health/alive.ts';
import { Dying } from '../../health/dying.ts';
import { woundCount } from '../../health/wounds.ts';
import { board, bodyAt, bodyOf, Distance } from '../../movement/distance.ts';
import { hasRoom, moving } from '../../movement/grid.ts';
import { Move, yardsLeft } from '../../movement/move.ts';
import { hasLine } from '../../rolls/sight.ts';
import { Dismount } from '../../situations/riding.ts';
import { fighter, fighters } from '../../state/fighter.ts';
import { mountOf } from '../../state/linked-creatures.ts';
import { chanceOf } from './expected-harm.ts';

/** Friends who are dying, those who have failed most checks first. */
function dyingFriends(view: View, who: Id): Id[] {
  const { side } = fighter(view, who);
  return fighters(view)
    .filter((friend) => friend.side === side && view.has(friend.id, Dying))
    .sort((a, b) => b.failures - a.failures || a.id - b.id)
    .map(({ id }) => id);
}

/** Farther than any way on a board. */
const ANYWHERE = 10_000;

/** The way to beside a friend, as far as one comes now. */
function goesTo(view: View, who: Id, friend: Id): AnyIntent[] {
  const f = fighter(view, who);
  const there = bodyOf(view, fighter(view, friend));
  const all = reach(board(view), f.at, { ...moving(view, who, f.carry), limit: ANYWHERE });
  const beside = all
    .places()
    .filter((at) => hasRoom(view, who, at) && distance(board(view), bodyAt(f, at), there) <= 1 && sees(board(view), bodyAt(f, at), there))
    .sort((a, b) => all.cost(a) - all.cost(b) || a - b);
  const steps = beside.length === 0 ? [] : (all.path(beside[0])?.places.slice(1) ?? []);
  const farthest = steps.findLastIndex((at) => all.cost(at) <= yardsLeft(view, who) && hasRoom(view, who, at));
  return farthest < 0 ? [] : [Move.of(who, { along: steps.slice(0, farthest + 1) })];
}

/** What brings help to a dying friend, the best first: none where it cannot succeed. */
function helps(view: View, who: Id, friend: Id): readonly AnyIntent[] {
  if (chanceToStabilize(view, who, friend) === 0) return [];
  const isThere = Distance(view, who, friend) <= 1 && hasLine(view, who, friend);
  if (isThere) return [Stabilize.of(who, { patient: friend })];
  return mountOf(view, who) >= 0 ? view.candidates(Dismount, who) : goesTo(view, who, friend);
}

function chanceToStabilize(view: View, who: Id, friend: Id): number {
  return chanceOf(view, who, 'healing-wounds', woundCount(fighter(view, friend)) - kitPenalty(view, who));
}

/** What a fighter does for its dying friends, the one worst off first. */
export const savesTheDying = (view: View, who: Id): AnyIntent[] => dyingFriends(view, who).flatMap((friend) => helps(view, who, friend));

/** After the fight the best healers who have not tried in this round come first; the scene closes when nobody helps any more. */
export function care(view: View, who: Id): AnyIntent | null {
  for (const patient of dyingFriends(view, who)) {
    const [first] = fighters(view)
      .filter((friend) => friend.side === fighter(view, who).side && awake(view, friend.id))
      .flatMap((healer) => helps(view, healer.id, patient).find((act) => view.legal(act)) ?? [])
      .sort((a, b) => turnsHad(view, a.by) - turnsHad(view, b.by) || chanceToStabilize(view, b.by, patient) - chanceToStabilize(view, a.by, patient));
    if (first?.by === who) return first;
  }
  return null;
}

const turnsHad = (view: View, who: Id): number => (fighter(view, who).hadTurn ? 1 : 0);
