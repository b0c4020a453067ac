import { declare, defineChange, defineIntent, expire, type Id, type Next, over, type Play, run, type View } from '@riposte/kernel';
import { alive, BleedingOut, conscious, isExhaustedForGood, Rounds } from './conditions.ts';
import { deathSave, wakeRoll } from './death.ts';
import { Agility, Energy, mayPush } from './energy.ts';
import { everybody, type Fighter, fighter, SCENE, type Scene, scene } from './fighter.ts';
import { mayShiftByAgility } from './movement.ts';
import { EnergyPerRound, MaximumAgility } from './numbers.ts';

export const RoundBegan = defineChange(
  'round-began',
  (store, _scene: Id, round: number): void => {
    (store.edit(SCENE) as Scene).round = round;
  },
  { say: (_name, _scene, round) => `round ${round}` },
);

/** What is open once a round is open again. @rule RC-RND-008 RC-RND-009 */
export const Refreshed = defineChange('refreshed', (store, who: Id): boolean => {
  const before = store.state.entities[who] as Fighter;
  if (!before.swift && !before.rolled && !before.pushed && !before.waits && before.moved === 0 && before.nimble === 0) return false;
  const f = store.edit(who) as Fighter;
  f.swift = false;
  f.rolled = false;
  f.pushed = false;
  f.waits = false;
  f.moved = 0;
  f.nimble = 0;
  return true;
});

/**
 * The round closes and the next begins: what lasted until its end ends, the fallen roll, then Energy and Agility are
 * set afresh, then what is open once a round is open again.
 * @rule RC-RND-004 RC-STA-006 RC-RND-006 RC-RND-007 RC-AGI-003
 */
export const BeginRound = defineIntent('begin-round', {
  rule: 'RC-RND-004',
  title: 'A new round',
  automatic: true,
  perform(play) {
    RoundBegan(play, SCENE, scene(play).round + 1);
    expire(play, Rounds, SCENE);
    const all = everybody(play);
    for (const who of all) rollOfTheFallen(play, who);
    for (const who of all) if (conscious(play, who)) Energy.refill(play, who, EnergyPerRound(play, who));
    for (const who of all) if (conscious(play, who)) Agility.refill(play, who, MaximumAgility(play, who));
    for (const who of all) Refreshed(play, who);
    return true;
  },
});

/** @rule RC-STA-012 RC-DTH-007 */
function rollOfTheFallen(play: Play, who: Id): void {
  if (!alive(play, who)) return;
  wakeRoll(play, who);
  if (play.has(who, BleedingOut)) deathSave(play, who);
}

const BEGIN_ROUND = BeginRound.of(SCENE, {});

/**
 * Nobody has a turn: all who have Energy and do not wait may declare, most Energy left first, and behind them all who
 * wait or could act without Energy. When nobody is left who would act, the round closes.
 * @rule RC-ENE-002 RC-RND-001 RC-INI-001 RC-INC-008
 */
export function next(view: View): Next {
  const winner = lastSide(view);
  if (winner !== null) return over({ winner });
  if (scene(view).round === 0) return run(BEGIN_ROUND);
  const eager: Id[] = [];
  const others: Id[] = [];
  for (const who of everybody(view)) {
    if (!conscious(view, who)) continue;
    const { energy, waits } = fighter(view, who);
    if (energy > 0 && !waits) eager.push(who);
    else if (energy > 0 || mayPush(view, who) || mayShiftByAgility(view, who)) others.push(who);
  }
  if (eager.length === 0) return isStalemate(view) ? over({ winner: -1 }) : run(BEGIN_ROUND);
  eager.sort((a, b) => fighter(view, b).energy - fighter(view, a).energy || a - b);
  return declare(others.length === 0 ? eager : [...eager, ...others]);
}

/** The only side with somebody conscious, -1 when nobody is; null while two sides fight on. */
function lastSide(view: View): number | null {
  let side = -1;
  for (const one of view.state.entities) {
    if (one.kind !== 'fighter') continue;
    const f = one as Fighter;
    if (f.side === side || !conscious(view, f.id)) continue;
    if (side >= 0) return null;
    side = f.side;
  }
  return side;
}

/** Whether nobody conscious will ever have Energy again: too little Stamina, and exhausted until a rest. */
function isStalemate(view: View): boolean {
  return everybody(view).every((who) => !conscious(view, who) || (EnergyPerRound(view, who) <= 0 && isExhaustedForGood(view, who)));
}
