import { defineChange, defineResource, dropPayment, endAll, type Id, type Play, type Refuse, type View } from '@riposte/kernel';
import { standing } from './company.ts';
import { alive, Reacted, Stunned, Surprised, tired } from './conditions.ts';
import { type Fighter, fighter, type Investment, type Task } from './fighter.ts';
import { ApAtTurnEnd, MaxAp, MaxMana, MaxStamina } from './numbers.ts';
import { ruled } from './rulings.ts';
import { hasTrait } from './weapon.ts';

/** Action points; what is gained over the maximum is lost. @rule HD-APS-005 HD-APS-006 */
export const ActionPoints = defineResource('ap', {
  title: 'AP',
  read: (entity) => (entity as Fighter).ap,
  write: (entity, value) => {
    (entity as Fighter).ap = value;
  },
  cap: MaxAp,
});

/** Races and Vitality give its normal maximum. @rule HD-STA-002 */
export const Stamina = defineResource('stamina', {
  title: 'stamina',
  read: (entity) => (entity as Fighter).stamina,
  write: (entity, value) => {
    (entity as Fighter).stamina = value;
  },
  cap: MaxStamina,
});

/** Spending it lowers the current amount only. @rule HD-MAN-004 */
export const Mana = defineResource('mana', {
  title: 'mana',
  read: (entity) => (entity as Fighter).mana,
  write: (entity, value) => {
    (entity as Fighter).mana = value;
  },
  cap: MaxMana,
});

/** A live number that never falls below 0. @rule HD-INI-008 */
export const Initiative = defineResource('initiative', {
  title: 'initiative',
  read: (entity) => (entity as Fighter).initiative,
  write: (entity, value) => {
    (entity as Fighter).initiative = value;
  },
});

export const Tired = defineChange(
  'tired',
  (store, who: Id, fatigue: number): boolean => {
    if ((store.state.entities[who] as Fighter).fatigue === fatigue) return false;
    (store.edit(who) as Fighter).fatigue = fatigue;
    return true;
  },
  { say: (name, who, fatigue) => `${name(who)} now has ${fatigue} fatigue` },
);

/** A rest has relieved somebody of exhaustion, or the relief is over. */
export const Relieved = defineChange('relieved', (store, who: Id, relieved: boolean): boolean => {
  if ((store.state.entities[who] as Fighter).relieved === relieved) return false;
  (store.edit(who) as Fighter).relieved = relieved;
  return true;
});

export const Invested = defineChange(
  'invested',
  (store, who: Id, invested: readonly Investment[]): void => {
    (store.edit(who) as Fighter).invested = invested;
  },
  { secret: true },
);

/** What takes several rounds is begun, goes on or is given up. */
export const TaskSet = defineChange('task-set', (store, who: Id, task: Task | null): boolean => {
  if ((store.state.entities[who] as Fighter).task === task) return false;
  (store.edit(who) as Fighter).task = task;
  return true;
});

/** Reactions need initiative and all their AP at once. @rule HD-INI-006 HD-ACT-007 HD-APS-004 */
export function needsReaction(view: View, by: Id, ap: number, refuse: Refuse): void {
  if (standing(view, by) === 0) refuse('HD-INI-006', 'no reactions at initiative 0');
  if (ActionPoints.left(view, by) < ap) refuse('HD-APS-004', `a reaction of ${ap} AP`);
}

/** Like any reaction; and whoever has answered the attack or the step otherwise has had the reaction to it. @rule HD-ACT-010 */
export function needsFirstReaction(view: View, by: Id, ap: number, refuse: Refuse): void {
  needsReaction(view, by, ap, refuse);
  if (view.has(by, Reacted)) refuse('HD-ACT-010', 'one reaction to one trigger');
}

/** Spends AP at once; a payment that was running for something else is lost. @rule HD-APS-004 HD-APS-010 */
export function spendAp(play: Play, who: Id, amount: number): void {
  if (amount === 0) return;
  dropPayment(play, who);
  TaskSet(play, who, null);
  ActionPoints.spend(play, who, amount);
}

/** Spends stamina; what it does not cover becomes fatigue. @rule HD-STA-004 HD-STA-005 */
export function exert(play: Play, who: Id, cost: number): void {
  const short = cost - Stamina.left(play, who);
  Stamina.spend(play, who, cost);
  if (short > 0) tire(play, who, short);
}

/** Adds fatigue; stamina falls only as far as it exceeds its new maximum. Relief from exhaustion ends. The tireless have none. @rule HD-FAT-002 HD-FAT-004 HD-LRT-004 */
export function tire(play: Play, who: Id, points: number): void {
  if (points <= 0 || hasTrait(play, fighter(play, who), 'tireless')) return;
  Tired(play, who, fighter(play, who).fatigue + points);
  Relieved(play, who, false);
  Stamina.spend(play, who, Math.max(0, Stamina.left(play, who) - MaxStamina(play, who)));
}

/** Takes fatigue away, never below 0. @rule HD-FAT-005 */
export function rested(play: Play, who: Id, points: number): void {
  Tired(play, who, Math.max(0, fighter(play, who).fatigue - points));
  if (!tired(play, who, 2)) Relieved(play, who, false);
}

/** A long rest relieves of exhaustion until more fatigue comes. @rule HD-LRT-004 */
export const relievedUntilMore = (play: Play, who: Id): void => Relieved(play, who, true);

/** The other reading: fatigue falls to just below half the normal maximum. @rule HD-LRT-004 */
export function fatigueBelowHalf(play: Play, who: Id): void {
  const { fatigue, maxStamina } = fighter(play, who);
  rested(play, who, fatigue - Math.max(0, Math.ceil(maxStamina / 2) - 1));
}

/** Ties mana up: current and maximum fall alike. @rule HD-MAN-005 HD-BLK-006 */
export function invest(play: Play, who: Id, investment: Investment): void {
  Mana.spend(play, who, investment.mana);
  Invested(play, who, [...fighter(play, who).invested, investment]);
}

/** What one effect held comes back. @rule HD-MAN-005 HD-MAN-006 */
export function retrieve(play: Play, who: Id, by: string): void {
  const { invested } = fighter(play, who);
  const at = invested.findIndex((one) => one.by === by);
  if (at < 0) return;
  Invested(play, who, [...invested.slice(0, at), ...invested.slice(at + 1)]);
  Mana.gain(play, who, ruled(play).restored(invested[at].mana));
}

/** The second gain; the first turn of the surprised is over with it. The stunned lose what they have instead. @rule HD-APS-002 HD-SUR-005 */
export function gainsAtTurnEnd(play: Play, who: Id): void {
  const stunned = play.has(who, Stunned);
  if (stunned) ActionPoints.spend(play, who, ActionPoints.left(play, who));
  const skipped = stunned || (play.has(who, Surprised) && !ruled(play).surprisedGain);
  endAll(play, who, Stunned);
  endAll(play, who, Surprised);
  if (alive(play, who) && !skipped) ActionPoints.gain(play, who, ApAtTurnEnd(play, who));
}
