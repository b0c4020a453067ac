import { defineChange, defineClock, defineResource, type Id, type Play, type Refuse, type Until, type View } from '@riposte/kernel';
import { awake, Dazed, Surprised } from './conditions.ts';
import { type Fighter, fighter, SCENE, type Scene, scene } from './fighter.ts';

/** AP of a round, for actions and reactions together. @rule RS-INI-009 RS-OVW-010 RS-ACT-001 */
export const AP_OF_A_ROUND = 3;
/** @rule RS-OVW-011 RS-ATK-009 */
export const ATTACKS_OF_A_ROUND = 2;

/** @rule RS-INI-010 RS-ACT-002 */
export const ActionPoints = defineResource('ap', {
  title: 'AP',
  read: (entity) => (entity as Fighter).ap,
  write: (entity, value) => {
    (entity as Fighter).ap = value;
  },
});

/** Rounds begun; of the scene. */
export const Rounds = defineClock('rounds', (view) => scene(view).round);

/** Turns of a fighter ended. */
export const TurnsEnded = defineClock('turns-ended', (view, of) => fighter(view, of).turns - (scene(view).acting === of ? 1 : 0));

/** The turn that is open does not count as the next one. */
export const endOfNextTurn = (view: View, who: Id): Until => ({ clock: TurnsEnded, of: who, at: fighter(view, who).turns + 1 });

/** The end of the turn that is open. */
export const endOfThisTurn = (view: View, who: Id): Until => ({ clock: TurnsEnded, of: who, at: fighter(view, who).turns });

export const TurnEnded = defineChange(
  'turn-ended',
  (store, who: Id): boolean => {
    if ((store.state.entities[SCENE] as Scene).acting !== who) return false;
    (store.edit(SCENE) as Scene).acting = -1;
    return true;
  },
  { say: (name, who) => `${name(who)}'s turn ends` },
);

export const AttackMade = defineChange('attack-made', (store, who: Id): void => {
  (store.edit(who) as Fighter).attacks++;
});

/** Every action and reaction costs 1 AP. @rule RS-ACT-007 */
export function needsAp(view: View, who: Id, refuse: Refuse): void {
  if (ActionPoints.left(view, who) < 1) refuse('RS-ACT-007', 'no AP left this round');
}

export function payAp(play: Play, who: Id): void {
  ActionPoints.spend(play, who, 1);
}

/** @rule RS-OVW-011 RS-ATK-009 RS-ATK-012 */
export function needsAttack(view: View, who: Id, refuse: Refuse): void {
  if (fighter(view, who).attacks >= ATTACKS_OF_A_ROUND) refuse('RS-OVW-011', 'two attacks a round at most');
}

/** Whether a reaction can be paid and taken; the dazed only defend. @rule RS-ACT-004 RS-REA-001 RS-OVW-006 */
export function ableToReact(view: View, who: Id): boolean {
  return ableToDefend(view, who) && !view.has(who, Dazed);
}

/** @rule RS-REA-001 RS-OVW-007 */
export function ableToDefend(view: View, who: Id): boolean {
  return ActionPoints.left(view, who) >= 1 && awake(view, who) && !view.has(who, Surprised);
}
