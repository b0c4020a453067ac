import { declare, type Next, over, run, type View } from '@riposte/kernel';
import { nextAfterwards } from '../adventuring/after-the-fight.ts';
import { CloseFight, GOES_ON, isSettled } from './encounter-end.ts';
import { RollInitiative } from './initiative.ts';
import { StartRound } from './rounds.ts';
import { SCENE, scene } from './scene.ts';
import { DetermineSurprise } from './surprise.ts';
import { declarers, mayHaveTurn, NextTurn, nextInQueue } from './turns.ts';

/** The steps of a fight: stage (as set up), surprise, initiative, rounds until the conflict is settled, end. @rule RS-OVW-001 RS-OVW-015 */
export function next(view: View): Next {
  const { order, acting, round, begun, ended, winner } = scene(view);
  if (ended) return scene(view).aftermath ? nextAfterwards(view) : over({ winner });
  if (!begun) return run(DETERMINE_SURPRISE);
  if (order.length === 0) return run(ROLL_INITIATIVE);
  if (winner !== GOES_ON && isSettled(view)) return run(CLOSE_FIGHT);
  if (acting >= 0) return mayHaveTurn(view, acting) ? declare(declarers(view, acting)) : run(NEXT_TURN);
  return run(round === 0 || nextInQueue(view) < 0 ? START_ROUND : NEXT_TURN);
}

const DETERMINE_SURPRISE = DetermineSurprise.of(SCENE, {});
const ROLL_INITIATIVE = RollInitiative.of(SCENE, {});
const START_ROUND = StartRound.of(SCENE, {});
const NEXT_TURN = NextTurn.of(SCENE, {});
const CLOSE_FIGHT = CloseFight.of(SCENE, {});
