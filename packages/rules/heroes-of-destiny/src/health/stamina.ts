import { adds, defineChange, defineCondition, defineQuery, defineResource, type Id, type Play, plainSum, type View } from '@riposte/kernel';
import { hasTrait } from '../catalogue/weapon.ts';
import { onAllRolls } from '../rolls/penalties.ts';
import { ApAtRoundStart, ApAtTurnEnd } from '../sequence/action-points.ts';
import { type Fighter, fighter, heroic } from '../state/fighter.ts';

/** Stamina less fatigue, never below 0. @rule HD-FAT-003 */
export const MaxStamina = defineQuery('most stamina', {
  rule: 'HD-FAT-003',
  from: 'stamina less fatigue',
  base: (view, who) => Math.max(0, fighter(view, who).maxStamina - fighter(view, who).fatigue),
  combine: plainSum,
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

/** Spends stamina; what it does not cover becomes fatigue. @rule HD-STA-004 HD-STA-005 */
export function exert(play: Play, who: Id, cost: number): void {
  const short = cost - Stamina.left(play, who);
  Stamina.spend(play, who, cost);
  if (short > 0) tire(play, who, short);
}

export const Tired = defineChange('tired', (store, who: Id, fatigue: number): boolean => {
  if ((store.state.entities[who] as Fighter).fatigue === fatigue) return false;
  (store.edit(who) as Fighter).fatigue = fatigue;
  return true;
});

/** A rest has relieved a fighter of exhaustion, or the relief is over. */
export const Relieved = defineChange('relieved', (store, who: Id, relieved: boolean): boolean => {
  if ((store.state.entities[who] as Fighter).relieved === relieved) return false;
  (store.edit(who) as Fighter).relieved = relieved;
  return true;
});

/** Adds fatigue; stamina falls only as far as it exceeds its new maximum. Relief from exhaustion ends. The tireless have none. @rule HD-FAT-002 HD-FAT-004 HD-LRT-004 */
export function tire(play: Play, who: Id, points: number): void {
  if (points <= 0 || hasTrait(play, fighter(play, who), 'tireless')) return;
  Tired(play, who, fighter(play, who).fatigue + points);
  Relieved(play, who, false);
  Stamina.spend(play, who, Math.max(0, Stamina.left(play, who) - MaxStamina(play, who)));
}

/** Takes fatigue away, never below 0. @rule HD-FAT-005 */
export function takeOffFatigue(play: Play, who: Id, points: number): void {
  Tired(play, who, Math.max(0, fighter(play, who).fatigue - points));
  if (!isFatigued(play, who, 2)) Relieved(play, who, false);
}

/** A long rest relieves of exhaustion until more fatigue comes. @rule HD-LRT-004 */
export const relievedUntilMore = (play: Play, who: Id): void => Relieved(play, who, true);

/** The other reading: fatigue falls to just below half the normal maximum. @rule HD-LRT-004 */
export function fatigueBelowHalf(play: Play, who: Id): void {
  const { fatigue, maxStamina } = fighter(play, who);
  takeOffFatigue(play, who, fatigue - Math.max(0, Math.ceil(maxStamina / 2) - 1));
}

function isFatigued(view: View, who: Id, times: number): boolean {
  const { fatigue, maxStamina } = fighter(view, who);
  return fatigue > 0 && times * fatigue >= maxStamina;
}

/** Fatigue of half the normal stamina, until a rest relieves it. @rule HD-FAT-006 */
export const Exhausted = defineCondition('exhausted', {
  rule: 'HD-FAT-006',
  title: 'exhausted',
  while: (view, on) => view.state.entities[on].kind === 'fighter' && !fighter(view, on).relieved && isFatigued(view, on, 2),
  contributes: onAllRolls(-1, 'HD-FAT-006', 'exhausted'),
});

/** Fatigue of all the normal stamina; ordinary NPCs never are. @rule HD-FAT-007 HD-NPC-003 */
export const Staggered = defineCondition('staggered', {
  rule: 'HD-FAT-007',
  title: 'staggered',
  while: (view, on) => view.state.entities[on].kind === 'fighter' && heroic(fighter(view, on)) && isFatigued(view, on, 1),
  contributes: [
    ...onAllRolls(-2, 'HD-FAT-007', 'staggered'),
    adds(ApAtRoundStart, 2, { rule: 'HD-FAT-007', label: 'staggered', stage: 'halve' }),
    adds(ApAtTurnEnd, 2, { rule: 'HD-FAT-007', label: 'staggered', stage: 'halve' }),
  ],
  forbids: [{ tags: ['reaction', 'reacting'], rule: 'HD-FAT-007', reason: 'staggered' }],
});
