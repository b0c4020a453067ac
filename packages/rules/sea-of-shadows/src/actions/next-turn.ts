import { carried, declare, defineIntent, endAll, expire, type Id, type Next, NOBODY, type Play, run, type View } from '@riposte/kernel';
import { lastSide } from '@riposte/ruleset';
import { AfterEncounter, FightEnded } from '../after-the-encounter/after-encounter.ts';
import { nextAfterwards } from '../after-the-encounter/end-of-encounter.ts';
import { SCENE, scene } from '../characters/fighter.ts';
import { OrderChanged } from '../characters/set-facts.ts';
import { Warded } from '../magic/spells.ts';
import { Mounted, MountTurnBegan, mountOf, Ridden, shareAp } from '../mounted-combat/mounted.ts';
import { suffer } from '../problematic-situations/afflictions.ts';
import { arrive, isExpected, stands, takesTurns } from '../problematic-situations/leaving.ts';
import { Surprised } from '../problematic-situations/surprised.ts';
import { ActionPoints, ApTotal } from './action-points.ts';
import { TurnBegan, TurnEnded, TurnsEnding } from './turn.ts';
import { RollOrder } from './turn-order.ts';

/** The last turn ends, the next one begins: AP are the total, halved where due, less what interrupts took. @rule SS-APS-004 */
export const NextTurn = defineIntent('next-turn', {
  rule: 'SS-APS-004',
  title: 'Next turn',
  automatic: true,
  perform(play) {
    takeNextTurn(play);
    return true;
  },
});

/** Ends what lasts to the end of the last turn, and begins the next one. */
export function takeNextTurn(play: Play): void {
  const { order, turn, round } = scene(play);
  if (turn >= 0) endLastTurn(play, order[turn]);
  let at = turn;
  let now = round === 0 ? 1 : round;
  do {
    at++;
    if (at === order.length) {
      at = 0;
      now++;
      arrive(play, now);
    }
  } while (!hasTurns(play, order[at]));
  beginTurn(play, order[at], at, now);
}

/** What lasts to the end of a turn ends, for a ridden mount with its rider's turn. @rule SS-MNT-001 */
function endLastTurn(play: Play, who: Id): void {
  const mount = play.has(who, Mounted) ? mountOf(play, who) : NOBODY;
  expire(play, TurnsEnding, who);
  if (mount >= 0) expire(play, TurnsEnding, mount);
}

function beginTurn(play: Play, who: Id, place: number, round: number): void {
  TurnBegan(play, who, place, round);
  if (play.state.entities[who].conditions.length > 0) wearOff(play, who);
  ActionPoints.refill(play, who, ApTotal(play, who));
  if (play.state.entities[who].conditions.length === 0) return;
  if (!play.has(who, Mounted)) return suffer(play, who);
  const mount = mountOf(play, who);
  MountTurnBegan(play, mount);
  wearOff(play, mount);
  shareAp(play, who);
  suffer(play, who);
  play.settle();
  if (!play.has(who, Mounted)) return;
  suffer(play, mount);
  goBefore(play, mount, who);
}

/** A mount that came later than its rider has had its turn: from now on it comes just before the rider, also when they part. @rule SS-MNT-001 SS-MNT-003 */
function goBefore(play: Play, mount: Id, rider: Id): void {
  const { order } = scene(play);
  if (order.indexOf(mount) < order.indexOf(rider)) return;
  OrderChanged(
    play,
    SCENE,
    order.flatMap((who) => (who === mount ? [] : who === rider ? [mount, rider] : [who])),
  );
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

/** Who acts next, until only one side is left: the others are down, have left or are prisoners. Where all have given up, nobody wins. */
export function next(view: View): Next {
  if (view.state.entities[SCENE].conditions.length > 0) {
    const [ended] = carried(view, SCENE, FightEnded);
    if (ended !== undefined) return nextAfterwards(view, ended.value - 1);
    if (view.has(SCENE, AfterEncounter)) return nextAfterwards(view, -1);
  }
  const winner = lastSide(view, stands);
  if (winner !== null) return nextAfterwards(view, winner);
  const { order, acting } = scene(view);
  if (order.length === 0) return ROLL_ORDER;
  if (acting >= 0 && takesTurns(view, acting)) return declare([acting]);
  return isTurnToCome(view) ? NEXT_TURN : nextAfterwards(view, -1);
}

/** Whether another turn comes: two sides or more stand, and one of their fighters acts or is on the way. */
export const goesOn = (view: View): boolean => lastSide(view, stands) === null && isTurnToCome(view);

const isTurnToCome = (view: View): boolean => scene(view).order.some((who) => hasTurns(view, who) || isExpected(view, who));

/** A ridden mount acts on its rider's turn. @rule SS-MNT-001 */
const hasTurns = (view: View, who: Id): boolean => takesTurns(view, who) && !view.has(who, Ridden);

const ROLL_ORDER = run(RollOrder.of(SCENE, {}));
const NEXT_TURN = run(NextTurn.of(SCENE, {}));
