import { declare, defineChange, defineIntent, defineRoll, endAll, expire, GM, type Id, type Next, type Play, run, type View } from '@riposte/kernel';
import { ActionPoints, TurnEnded, TurnsEnding } from './action-points.ts';
import { suffer } from '../problematic-situations/afflictions.ts';
import { afterwards } from '../after-the-encounter/end-of-encounter.ts';
import { WeaponReady, Wielded } from '../equipment/arms.ts';
import { awake, Surprised } from '../problematic-situations/helpless.ts';
import { type Fighter, fighter, SCENE, type Scene, scene } from '../characters/fighter.ts';
import type { Rank } from '../characters/ladder.ts';
import { Warded } from '../magic/casting.ts';
import { shareAp } from '../mounted-combat/riding.ts';
import { ApTotal, CheckAdvantage, CheckRank, check } from '../characters/checks.ts';
import { Mounted, mountOf, Ridden } from '../mounted-combat/mounted.ts';
import { ruled } from '../rulings.ts';

export const OrderRoll = defineRoll('turn-order', { rule: 'SS-SUR-002', title: 'turn order' });
export const TieRoll = defineRoll('tie', { rule: 'SS-SUR-002', title: 'tie' });

export const OrderSet = defineChange(
  'order-set',
  (store, _scene: Id, order: readonly Id[]): void => {
    const s = store.edit(SCENE) as Scene;
    s.order = order;
    s.turn = -1;
  },
  { say: (name, _scene, order) => `turn order: ${order.map(name).join(', ')}` },
);

export const TurnBegan = defineChange(
  'turn-began',
  (store, who: Id, turn: number, round: number): void => {
    const s = store.edit(SCENE) as Scene;
    s.turn = turn;
    s.round = round;
    s.acting = who;
    const f = store.edit(who) as Fighter;
    f.turns++;
    f.acted = false;
  },
  { say: (name, who, _turn, round) => `round ${round}: ${name(who)}'s turn` },
);

/** REF rolls at the start set the order: highest first, ties by higher REF die, then at random. @rule SS-SUR-001 SS-SUR-002 */
export const RollOrder = defineIntent('roll-order', {
  rule: 'SS-SUR-002',
  title: 'Roll for turn order',
  automatic: true,
  perform(play) {
    const rolls: Reaction[] = [];
    for (const { kind, id: who } of play.state.entities) {
      if (kind !== 'fighter') continue;
      const { ref } = fighter(play, who);
      const roll = play.roll(OrderRoll, who, ruled(play).dice(CheckRank(play, who, who, ORDER), CheckAdvantage(play, who, who, ORDER)));
      rolls.push({ who, roll, ref, tie: 0 });
      if (play.has(who, Surprised) && !play.ask(WeaponReady, GM, { who })) Wielded(play, who, -1);
    }
    const own = rolls.filter((one) => !play.has(one.who, Ridden));
    for (const one of own) if (play.has(one.who, Mounted)) takeBetter(play, rolls, one);
    for (const one of own) if (isTied(own, one)) one.tie = play.roll(TieRoll, one.who, ruled(play).dice(TIE_RANK, 0));
    const order: Id[] = [];
    for (const who of inOrder(own)) {
      if (play.has(who, Mounted)) order.push(mountOf(play, who));
      order.push(who);
    }
    OrderSet(play, SCENE, order);
    return true;
  },
});

const ORDER = check('turn-order', 'REF');

/** A pair comes in the order where the better of the two would; the mount before its rider, with whose turn its own is gone. @rule SS-MNT-003 */
function takeBetter(view: View, rolls: readonly Reaction[], rider: Reaction): void {
  const mount = rolls.find((one) => one.who === mountOf(view, rider.who))!;
  if (!before(mount, rider)) return;
  rider.roll = mount.roll;
  rider.ref = mount.ref;
}

interface Reaction {
  readonly who: Id;
  roll: number;
  ref: Rank;
  tie: number;
}

function isTied(rolls: readonly Reaction[], one: Reaction): boolean {
  for (const other of rolls) if (other !== one && other.roll === one.roll && other.ref === one.ref) return true;
  return false;
}

/** How many come before each is its place. */
function inOrder(rolls: readonly Reaction[]): Id[] {
  const order = rolls.map((one) => one.who);
  for (const one of rolls) {
    let place = 0;
    for (const other of rolls) if (before(other, one)) place++;
    order[place] = one.who;
  }
  return order;
}

function before(a: Reaction, b: Reaction): boolean {
  if (a.roll !== b.roll) return a.roll > b.roll;
  if (a.ref !== b.ref) return a.ref > b.ref;
  if (a.tie !== b.tie) return a.tie > b.tie;
  return a.who < b.who;
}

/** Ties are broken by the largest die. */
const TIE_RANK = 13;

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
    begin(play, order[at], at, now);
    return true;
  },
});

function begin(play: Play, who: Id, at: number, round: number): void {
  TurnBegan(play, who, at, round);
  if (play.state.entities[who].conditions.length > 0) wearOff(play, who);
  ActionPoints.refill(play, who, ApTotal(play, who));
  if (play.state.entities[who].conditions.length > 0) beginBurdened(play, who);
}

/** What lasted until this turn. @rule SS-SUR-003 */
function wearOff(play: Play, who: Id): void {
  endAll(play, who, Surprised);
  endAll(play, who, Warded);
}

function beginBurdened(play: Play, who: Id): void {
  if (play.has(who, Mounted)) shareAp(play, who);
  suffer(play, who);
}

/** Ends the own turn; unspent AP lapse. */
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
  const winner = lastSide(view);
  if (winner !== null) return afterwards(view, winner);
  const { order, acting } = scene(view);
  if (order.length === 0) return ROLL_ORDER;
  return acting >= 0 && awake(view, acting) ? declare([acting]) : NEXT_TURN;
}

const ROLL_ORDER = run(RollOrder.of(SCENE, {}));
const NEXT_TURN = run(NextTurn.of(SCENE, {}));

/** The only side with somebody awake, -1 when nobody is; null while two sides fight on. */
function lastSide(view: View): number | null {
  const { entities } = view.state;
  let side = -1;
  for (let id = 1; id < entities.length; id++) {
    if (entities[id].kind !== 'fighter') continue;
    const f = entities[id] as Fighter;
    if (f.side === side || !awake(view, id)) continue;
    if (side >= 0) return null;
    side = f.side;
  }
  return side;
}
