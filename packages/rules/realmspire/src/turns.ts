import { declare, defineChange, defineIntent, defineRoll, die, expire, type Id, type Next, over, type Play, run, type View } from '@riposte/kernel';
import { ActionPoints, AP_OF_A_ROUND, Rounds, TurnEnded, TurnsEnded } from './actions.ts';
import { awake, Surprised } from './conditions.ts';
import { bonus, type Fighter, fighter, SCENE, type Scene, scene } from './fighter.ts';

const InitiativeRoll = defineRoll('initiative', { rule: 'RS-INI-005', title: 'initiative' });
const TieRoll = defineRoll('tie', { rule: 'RS-INI-008', title: 'tie' });
export const ROLLS = [InitiativeRoll, TieRoll];

const D6 = die(6);
const DRAW = die(1000);

export const OrderSet = defineChange(
  'order-set',
  (store, _scene: Id, order: readonly Id[]): void => {
    (store.edit(SCENE) as Scene).order = order;
  },
  { say: (name, _scene, order) => `turn order: ${order.map(name).join(', ')}` },
);

export const RoundBegan = defineChange(
  'round-began',
  (store, _scene: Id, round: number): void => {
    const s = store.edit(SCENE) as Scene;
    s.round = round;
    s.turn = -1;
    for (const id of s.order) (store.edit(id) as Fighter).attacks = 0;
  },
  { say: (_name, _scene, round) => `round ${round} begins` },
);

export const TurnBegan = defineChange(
  'turn-began',
  (store, who: Id, turn: number): void => {
    const s = store.edit(SCENE) as Scene;
    s.turn = turn;
    s.acting = who;
    const f = store.edit(who) as Fighter;
    f.turns++;
    f.moved = 0;
  },
  { say: (name, who) => `${name(who)}'s turn` },
);

/** Players add their Initiative, others PER; ties by Agility, then players first, then by lot; once per encounter. @rule RS-INI-005 RS-INI-006 RS-INI-008 RS-OVW-017 */
export const RollInitiative = defineIntent('roll-initiative', {
  rule: 'RS-INI-008',
  title: 'Roll initiative',
  automatic: true,
  perform(play) {
    const all = play.state.entities.flatMap((one) => (one.kind === 'fighter' ? [one as Fighter] : []));
    const rolls = all.map((f) => ({ f, total: play.roll(InitiativeRoll, f.id, D6) + (f.player ? f.initiative : bonus(f.perception)), lot: 0 }));
    for (const one of rolls) {
      const tied = rolls.some((other) => other !== one && other.total === one.total && other.f.agility === one.f.agility && other.f.player === one.f.player);
      if (tied) one.lot = play.roll(TieRoll, one.f.id, DRAW);
    }
    rolls.sort((a, b) => b.total - a.total || b.f.agility - a.f.agility || Number(b.f.player) - Number(a.f.player) || b.lot - a.lot || a.f.id - b.f.id);
    OrderSet(
      play,
      SCENE,
      rolls.map((one) => one.f.id),
    );
    return true;
  },
});

/** Everybody has 3 AP and two attacks again; what was left is lost. @rule RS-INI-004 RS-INI-009 RS-OVW-012 RS-OVW-013 RS-OVW-014 */
export const StartRound = defineIntent('start-round', {
  rule: 'RS-INI-009',
  title: 'Round begins',
  automatic: true,
  perform(play) {
    const { order, round } = scene(play);
    RoundBegan(play, SCENE, round + 1);
    for (const who of order) ActionPoints.refill(play, who, AP_OF_A_ROUND);
    expire(play, Rounds, SCENE);
    return true;
  },
});

/** @rule RS-INI-003 RS-INI-014 RS-OVW-009 */
export const NextTurn = defineIntent('next-turn', {
  rule: 'RS-INI-014',
  title: 'Next turn',
  automatic: true,
  perform(play) {
    const { acting, order } = scene(play);
    if (acting >= 0) endTurn(play, acting);
    const at = nextPlace(play);
    if (at >= 0) TurnBegan(play, order[at], at);
    return true;
  },
});

function endTurn(play: Play, who: Id): void {
  TurnEnded(play, who);
  expire(play, TurnsEnded, who);
}

/** The next place in the order of somebody who has a turn in this round, or -1. @rule RS-OVW-005 */
function nextPlace(view: View): number {
  const { order, turn } = scene(view);
  for (let at = turn + 1; at < order.length; at++) if (awake(view, order[at]) && !view.has(order[at], Surprised)) return at;
  return -1;
}

export const EndTurn = defineIntent('end-turn', {
  rule: 'RS-INI-014',
  title: 'End turn',
  tags: ['free'],
  perform(play, by) {
    endTurn(play, by);
    return true;
  },
});

/** Who acts next, until only one side is awake. @rule RS-OVW-001 RS-OVW-015 RS-OVW-016 */
export function next(view: View): Next {
  const { order, acting, round } = scene(view);
  if (order.length === 0) return run(ROLL_INITIATIVE);
  const winner = lastSide(view, order);
  if (winner !== null) return over({ winner });
  if (acting >= 0) return awake(view, acting) ? declare([acting]) : run(NEXT_TURN);
  return run(round === 0 || nextPlace(view) < 0 ? START_ROUND : NEXT_TURN);
}

const ROLL_INITIATIVE = RollInitiative.of(SCENE, {});
const START_ROUND = StartRound.of(SCENE, {});
const NEXT_TURN = NextTurn.of(SCENE, {});

/** The only side with somebody awake, -1 when nobody is; null while two sides fight on. */
function lastSide(view: View, order: readonly Id[]): number | null {
  let side = -1;
  for (const id of order) {
    const f = fighter(view, id);
    if (f.side === side || !awake(view, id)) continue;
    if (side >= 0) return null;
    side = f.side;
  }
  return side;
}
