import { declare, defineIntent, endAll, expire, type Id, type Next, type Play, run, type View } from '@riposte/kernel';
import { lastSide } from '@riposte/ruleset';
import { afterwards } from '../after-the-encounter/end-of-encounter.ts';
import { SCENE, scene } from '../characters/fighter.ts';
import { Warded } from '../magic/spells.ts';
import { Mounted, Ridden, shareAp } from '../mounted-combat/mounted.ts';
import { suffer } from '../problematic-situations/afflictions.ts';
import { Surprised } from '../problematic-situations/surprised.ts';
import { awake } from '../taking-damage/knocked-out.ts';
import { ActionPoints, ApTotal } from './action-points.ts';
import { TurnBegan, TurnEnded, TurnsEnding } from './turn.ts';
import { RollOrder } from './turn-order.ts';

/** The last turn ends, the next one begins: AP are the total, halved where due, less what interrupts took. @rule SS-APS-004 */
export const NextTurn = defineIntent('next-turn', {
  rule: 'SS-APS-004',
  title: 'Next turn',
  automatic: true,
  perform(play) {
    const { order, turn, round } = scene(play);
    if (turn >= 0) expire(play, TurnsEnding, order[turn]);
    let at = turn;
    let now = round === 0 ? 1 : round;
    do {
      at++;
      if (at === order.length) {
        at = 0;
        now++;
      }
    } while (!awake(play, order[at]) || play.has(order[at], Ridden));
    beginTurn(play, order[at], at, now);
    return true;
  },
});

function beginTurn(play: Play, who: Id, place: number, round: number): void {
  TurnBegan(play, who, place, round);
  if (play.state.entities[who].conditions.length > 0) wearOff(play, who);
  ActionPoints.refill(play, who, ApTotal(play, who));
  if (play.state.entities[who].conditions.length === 0) return;
  if (play.has(who, Mounted)) shareAp(play, who);
  suffer(play, who);
}

/** Ends what lasts until the next turn begins. @rule SS-SUR-003 */
function wearOff(play: Play, who: Id): void {
  endAll(play, who, Surprised);
  endAll(play, who, Warded);
}

/** Ends one's turn; AP left over are lost. */
export const EndTurn = defineIntent('end-turn', {
  rule: 'SS-APS-004',
  title: 'End turn',
  tags: ['turn'],
  perform(play, by) {
    TurnEnded(play, by);
    return true;
  },
});

/** Who acts next, until only one side is awake. */
export function next(view: View): Next {
  if (view.state.entities[SCENE].conditions.length > 0) return afterwards(view, -1);
  const winner = lastSide(view, awake);
  if (winner !== null) return afterwards(view, winner);
  const { order, acting } = scene(view);
  if (order.length === 0) return ROLL_ORDER;
  return acting >= 0 && awake(view, acting) ? declare([acting]) : NEXT_TURN;
}

const ROLL_ORDER = run(RollOrder.of(SCENE, {}));
const NEXT_TURN = run(NextTurn.of(SCENE, {}));
