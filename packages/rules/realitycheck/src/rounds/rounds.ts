import {
  type ConditionDef,
  carried,
  declare,
  defineChange,
  defineIntent,
  endAll,
  expire,
  type Id,
  type Next,
  over,
  type Play,
  run,
  type View,
} from '@riposte/kernel';
import { Agility, MaximumAgility } from '../actions/agility.ts';
import { Defending } from '../actions/defend.ts';
import { Energy, EnergyPerRound } from '../actions/energy.ts';
import { beSurprised, Surprised } from '../attacks/surprise.ts';
import { isExhaustedForRounds } from '../conditions/exhausted.ts';
import { notice } from '../conditions/hidden.ts';
import { everybody, fighter, SCENE, type Scene, scene } from '../fighters/fighter.ts';
import { BleedingOut } from '../harm/death.ts';
import { recovers } from '../harm/rest.ts';
import { alive, conscious, takesPart, Unconscious } from '../harm/unconscious.ts';
import { feelGround } from '../movement/ground.ts';
import { ruled } from '../rulings.ts';
import { arriveAll } from './arrive.ts';
import { Rounds } from './clock.ts';
import { isPeaceful, lastSide } from './last-side.ts';
import { isExpected } from './presence.ts';
import { Refreshed } from './refreshed.ts';

export const RoundBegan = defineChange('round-began', (store, _scene: Id, round: number): void => {
  (store.edit(SCENE) as Scene).round = round;
});

/**
 * The round closes and the next begins: what lasted until its end ends, the fallen roll, then Energy and Agility are
 * set afresh, then what is open once a round is open again.
 * @rule RC-RND-004 RC-STA-006 RC-RND-005 RC-RND-006
 */
export const BeginRound = defineIntent('begin-round', {
  rule: 'RC-RND-004',
  title: 'A new round',
  automatic: true,
  perform(play) {
    beginRound(play);
    return true;
  },
});

/** @rule RC-RND-004 */
export function beginRound(play: Play): void {
  const all = everybody(play);
  const { wakesAtEnd, savesAfterResets, defendEndsWithRound } = ruled(play);
  const fallen = wakesAtEnd ? [BleedingOut] : [Unconscious, BleedingOut];
  if (wakesAtEnd) for (const who of all) suffer(play, who, [Unconscious]);
  RoundBegan(play, SCENE, scene(play).round + 1);
  arriveAll(play);
  expire(play, Rounds, SCENE);
  if (defendEndsWithRound) for (const who of all) endAll(play, who, Defending);
  if (!savesAfterResets) for (const who of all) suffer(play, who, fallen);
  for (const who of all) reset(play, who);
  if (savesAfterResets) for (const who of all) suffer(play, who, fallen);
  for (const who of all) {
    notice(play, who);
    Refreshed(play, who);
  }
  for (const who of all) feelGround(play, who);
  if (scene(play).round === 1) beSurprised(play);
}

/** Unspent Energy is gone; the unconscious get none. @rule RC-STA-006 RC-AGI-003 RC-RND-005 RC-RND-006 RC-RND-007 */
export function reset(play: Play, who: Id): void {
  if (!alive(play, who) || fighter(play, who).inanimate) return;
  Energy.refill(play, who, conscious(play, who) ? EnergyPerRound(play, who) : 0);
  Agility.refill(play, who, Math.max(0, MaximumAgility(play, who)));
}

/** What conditions do each round, in this order; each does it once, however many causes it has. @rule RC-STA-012 RC-DTH-007 */
function suffer(play: Play, who: Id, conditions: readonly ConditionDef[]): void {
  if (!alive(play, who)) return;
  for (const def of conditions) {
    const [condition] = carried(play, who, def);
    if (condition !== undefined) def.each?.(play, who, condition);
  }
}

const BEGIN_ROUND = BeginRound.of(SCENE, {});

/**
 * There are no turns: all who have Energy and do not wait may declare, most Energy left first, and after them the other
 * conscious ones, who may still speak, drop things, let go or act without Energy. When no one is left to act, the round closes.
 * @rule RC-ENE-002 RC-RND-001 RC-INI-001 RC-INC-008
 */
export function next(view: View): Next {
  const { round, contested, aftermath, closed } = scene(view);
  const winner = contested || typeof scene(view).won === 'number' ? lastSide(view) : null;
  if (closed || (winner !== null && !aftermath)) return over({ winner: winner ?? -1 });
  if (round === 0) return run(BEGIN_ROUND);
  const eager: Id[] = [];
  const others: Id[] = [];
  for (const who of everybody(view)) {
    if (!conscious(view, who) || fighter(view, who).inanimate) continue;
    const { energy, waits } = fighter(view, who);
    if (energy > 0 && !waits && takesPart(view, who)) eager.push(who);
    else others.push(who);
  }
  if (isPeaceful(view)) return inPeace(view, eager, others);
  if (eager.length === 0) return isStalemate(view) ? over({ winner: -1 }) : run(BEGIN_ROUND);
  return declare(byEnergy(view, eager, others));
}

/** Without a fight the game master may let time pass, and who has left it uses the rest elsewhere. R-LEAVE */
function inPeace(view: View, eager: readonly Id[], others: readonly Id[]): Next {
  const stuck = everybody(view).every((who) => !takesPart(view, who) || fighter(view, who).inanimate || EnergyPerRound(view, who) <= 0);
  if (eager.length === 0 && !stuck) return run(BEGIN_ROUND);
  const elsewhere = everybody(view).filter((who) => recovers(view, who));
  return declare([...byEnergy(view, [...eager], others), ...elsewhere, SCENE]);
}

/** The surprised come last: they are not asked before those who take them unawares. */
function byEnergy(view: View, eager: Id[], others: readonly Id[]): Id[] {
  const late = (who: Id): number => (view.has(who, Surprised) ? 1 : 0);
  eager.sort((a, b) => late(a) - late(b) || fighter(view, b).energy - fighter(view, a).energy || a - b);
  return others.length === 0 ? eager : [...eager, ...others];
}

/** Whether no conscious fighter will ever have Energy again: too little Stamina in heavy armour, or exhausted until a rest. */
function isStalemate(view: View): boolean {
  return everybody(view).every(
    (who) =>
      !isExpected(view, who) && (!takesPart(view, who) || fighter(view, who).inanimate || (EnergyPerRound(view, who) <= 0 && !isExhaustedForRounds(view, who))),
  );
}
