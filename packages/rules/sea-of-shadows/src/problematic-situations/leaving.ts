import { carried, defineCheckpoint, defineClock, defineCondition, endAll, give, type Id, type Play, type View } from '@riposte/kernel';
import { Moved } from '../actions/regions.ts';
import { fighter, fighters, isPresent, NOWHERE, scene } from '../characters/fighter.ts';
import { awake } from '../taking-damage/knocked-out.ts';
import { Hidden } from './hidden.ts';
import { Prisoner, Surrendered } from './surrendered.ts';

/** Rounds begun. */
export const Rounds = defineClock('rounds', (view) => scene(view).round);

/** Left the board from the region that is its value, and is out of the fight (R-LEAVE). */
export const Left = defineCondition('left', { rule: 'R-LEAVE', title: 'gone' });

/** Joins the fight when its round begins, in the region that is its value; without a round when the game master calls it (R-ARRIVE). */
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

/** The region where a fighter is, is to arrive or has left. */
export function entrance(view: View, who: Id): number {
  const { region } = fighter(view, who);
  const [away] = [...carried(view, who, Arriving), ...carried(view, who, Left)];
  return region < 0 && away !== undefined ? away.value : region;
}

/** Takes a fighter off the board. */
export function goAway(play: Play, who: Id): void {
  const from = entrance(play, who);
  endAll(play, who, Arriving);
  Moved(play, who, NOWHERE);
  give(play, who, Left, { value: from });
}

/** Puts a fighter who is still to come, or has left, on the board. */
export function comeIn(play: Play, who: Id, region: number): void {
  if (play.has(who, Arriving)) endAll(play, who, Hidden);
  endAll(play, who, Arriving);
  endAll(play, who, Left);
  Moved(play, who, region);
}

/** Whether a fighter comes by itself in a later round. */
export const isExpected = (view: View, who: Id): boolean => carried(view, who, Arriving).some(({ clock }) => clock >= 0);

/** Whether a fighter is still to come, and waits until the game master calls it. */
const isWaiting = (view: View, who: Id): boolean => carried(view, who, Arriving).some(({ clock }) => clock < 0);

/** Those whose round has come enter; after the encounter all do who are not waiting to be called (R-ARRIVE). */
export function arrive(play: Play, round: number): void {
  for (const { id: who } of fighters(play)) {
    for (const { clock, at, value } of carried(play, who, Arriving)) if (clock >= 0 && at <= round) comeIn(play, who, value);
  }
}

/** Whether a fighter counts for its side: it is awake, has not left, waits for no call, and is nobody's prisoner. @rule SS-KNO-001 */
export function stands(view: View, who: Id): boolean {
  return view.state.entities[who].conditions.length === 0 || (awake(view, who) && !view.has(who, Left) && !view.has(who, Prisoner) && !isWaiting(view, who));
}

/** Whether a fighter has turns: it stands, is here, and has not given itself up. */
export function takesTurns(view: View, who: Id): boolean {
  return view.state.entities[who].conditions.length === 0 || (stands(view, who) && isPresent(view, who) && !view.has(who, Surrendered));
}
