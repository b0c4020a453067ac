import { after, type ConditionDef, carried, defineChange, defineClock, extend, give, type Id, NOBODY, type Play, type Until, type View } from '@riposte/kernel';
import { type Fighter, fighter, SCENE, type Scene } from '../characters/fighter.ts';

/** Turns that a fighter has begun. What lasts for turns ends when the last of them ends. */
export const TurnsEnding = defineClock('turns-ending', (view, of) => fighter(view, of).turns);

/** The turn of a fighter began: its place in the order, and the round. */
export const TurnBegan = defineChange('turn-began', (store, who: Id, turn: number, round: number): void => {
  const s = store.edit(SCENE) as Scene;
  s.turn = turn;
  s.round = round;
  s.acting = who;
  const f = store.edit(who) as Fighter;
  f.turns++;
  f.acted = false;
});

/** The fighter took an action other than a free one in this turn. */
export const Acted = defineChange('acted', (store, who: Id): boolean => {
  if ((store.state.entities[who] as Fighter).acted) return false;
  (store.edit(who) as Fighter).acted = true;
  return true;
});

/** The turn of a fighter ended. */
export const TurnEnded = defineChange('turn-ended', (store, who: Id): boolean => {
  if ((store.state.entities[SCENE] as Scene).acting !== who) return false;
  (store.edit(SCENE) as Scene).acting = -1;
  return true;
});

/** Lasts to the end of the fighter's turn, which has begun. */
export const untilTurnEnds = (view: View, who: Id): Until => after(view, TurnsEnding, who, 0);

/** Lasts to the end of the fighter's next turn. */
export const untilNextTurnEnds = (view: View, who: Id): Until => after(view, TurnsEnding, who, 1);

/** Gives a condition for so many turns of its bearer, not counting the current one. One that it has already lasts at least as long. */
export function giveForTurns(play: Play, on: Id, def: ConditionDef, turns: number, source: Id = NOBODY): void {
  const until = after(play, TurnsEnding, on, turns);
  for (const { id, clock, at } of carried(play, on, def)) if (clock >= 0 && at < until.at) extend(play, on, id, until);
  give(play, on, def, { source, until });
}
