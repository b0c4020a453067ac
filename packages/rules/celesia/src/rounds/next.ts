import { declare, type Next, over, run, type View } from '@riposte/kernel';
import { lastSide } from '@riposte/ruleset';
import { fighters, SCENE, scene } from '../fighters/fighter.ts';
import { isStillToCome } from '../positioning/away.ts';
import { awake } from '../stamina/unconscious.ts';
import { EndEncounter } from './after-the-fight.ts';
import { RollInitiative } from './initiative.ts';
import { NextTurn } from './turns.ts';
import { countsForItsSide, fights } from './yielded.ts';

/** Who acts next, until only one side is awake. After that, where the game goes on, all who are awake and the game master. */
export function next(view: View): Next {
  const { order, acting, aftermath, ended, winner: said } = scene(view);
  if (order.length === 0) return run(ROLL_INITIATIVE);
  const winner = winnerOf(view);
  if (aftermath && ended) return declare([...order.filter((who) => awake(view, who)), SCENE]);
  if (winner !== null || ended) return aftermath ? run(END_ENCOUNTER) : over({ winner: said ?? winner ?? -1 });
  return acting >= 0 && fights(view, acting) ? declare([acting]) : run(NEXT_TURN);
}

/** The side that is left, -1 for none; null while the fight goes on: nobody else can answer a surrender. */
function winnerOf(view: View): number | null {
  const last = lastSide(view, countsForItsSide);
  const goesOn = fighters(view).some(({ id }) => fights(view, id) || (awake(view, id) && isStillToCome(view, id)));
  return last === null && !goesOn ? -1 : last;
}

const ROLL_INITIATIVE = RollInitiative.of(SCENE, {});
const NEXT_TURN = NextTurn.of(SCENE, {});
const END_ENCOUNTER = EndEncounter.of(SCENE, {});
