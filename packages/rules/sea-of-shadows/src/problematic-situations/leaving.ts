import { carried, defineCheckpoint, defineClock, defineCondition, end, endAll, give, type Id, type Play, type View } from '@riposte/kernel';
import { Moved } from '../actions/regions.ts';
import { fighters, isPresent, scene } from '../characters/fighter.ts';
import { awake } from '../taking-damage/knocked-out.ts';
import { Hidden } from './hidden.ts';
import { Prisoner, Surrendered } from './surrendered.ts';

/** Rounds begun. */
export const Rounds = defineClock('rounds', (view) => scene(view).round);

/** Left the board, and is out of the fight (R-LEAVE). */
export const Left = defineCondition('left', { rule: 'R-LEAVE', title: 'gone' });

/** Joins the fight when its round begins, in the region that is its value (R-ARRIVE). */
export const Arriving = defineCondition('arriving', { rule: 'R-ARRIVE', title: 'on the way' });

/** Who is put back on the board is neither gone nor on the way. */
export const OnTheBoard = defineCheckpoint('on-the-board', {
  rule: 'R-LEAVE',
  watches: [Moved],
  settle(play, who) {
    if (!isPresent(play, who)) return;
    endAll(play, who, Left);
    if (play.has(who, Arriving)) endAll(play, who, Hidden);
    endAll(play, who, Arriving);
  },
});

/** Takes a fighter off the board. */
export function goAway(play: Play, who: Id): void {
  Moved(play, who, -1);
  give(play, who, Left);
}

/** Those whose round has come enter; after the encounter all do (R-ARRIVE). */
export function arrive(play: Play, round: number): void {
  for (const { id: who } of fighters(play)) {
    for (const { id, at, value } of carried(play, who, Arriving)) {
      if (at > round) continue;
      end(play, who, id);
      endAll(play, who, Hidden);
      Moved(play, who, value);
    }
  }
}

/** Whether a fighter counts for its side: it is awake, has not left, and is nobody's prisoner. @rule SS-KNO-001 */
export function stands(view: View, who: Id): boolean {
  return view.state.entities[who].conditions.length === 0 || (awake(view, who) && !view.has(who, Left) && !view.has(who, Prisoner));
}

/** Whether a fighter has turns: it stands, is here, and has not given itself up. */
export function takesTurns(view: View, who: Id): boolean {
  return view.state.entities[who].conditions.length === 0 || (stands(view, who) && isPresent(view, who) && !view.has(who, Surrendered));
}
