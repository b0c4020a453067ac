import { defineChange, defineClock, defineResource, type Id, type Play, type Refuse, type Until, type View } from '@riposte/kernel';
import { awake, Dazed, OffGuard } from './conditions.ts';
import { type Fighter, fighter, SCENE, type Scene, scene } from './fighter.ts';

/** @rule CE-RND-003 */
export const ActionPoints = defineResource('ap', {
  title: 'AP',
  read: (entity) => (entity as Fighter).ap,
  write: (entity, value) => {
    (entity as Fighter).ap = value;
  },
});

/** @rule CE-REA-001 CE-REA-002 */
export const Reactions = defineResource('reactions', {
  title: 'reactions',
  read: (entity) => (entity as Fighter).reactions,
  write: (entity, value) => {
    (entity as Fighter).reactions = value;
  },
});

/** Turns of a fighter begun. */
export const TurnsBegun = defineClock('turns-begun', (view, of) => fighter(view, of).turns);

/** Turns of a fighter ended. */
export const TurnsEnded = defineClock('turns-ended', (view, of) => fighter(view, of).turns - (scene(view).acting === of ? 1 : 0));

export const startOfNextTurn = (view: View, who: Id): Until => ({ clock: TurnsBegun, of: who, at: fighter(view, who).turns + 1 });

/** The turn that is open does not count as the next one. */
export const endOfNextTurn = (view: View, who: Id): Until => ({ clock: TurnsEnded, of: who, at: fighter(view, who).turns + 1 });

export const TurnEnded = defineChange(
  'turn-ended',
  (store, who: Id): boolean => {
    if ((store.state.entities[SCENE] as Scene).acting !== who) return false;
    (store.edit(SCENE) as Scene).acting = -1;
    return true;
  },
  { say: (name, who) => `${name(who)}'s turn ends` },
);

/** Refuses what costs more AP than are left. @rule CE-RND-005 CE-RND-007 */
export function needsAp(view: View, who: Id, ap: number, refuse: Refuse): void {
  if (ActionPoints.left(view, who) < ap) refuse('CE-RND-007', `it costs ${ap} AP`);
}

export const needsSimple = (view: View, who: Id, refuse: Refuse): void => needsAp(view, who, 1, refuse);

/** A simple action costs 1 AP. @rule CE-ACT-001 CE-RND-007 */
export function paySimple(play: Play, who: Id): void {
  ActionPoints.spend(play, who, 1);
}

/** Whether somebody has a reaction left and may use it. @rule CE-INI-008 CE-REA-002 */
export function ableToReact(view: View, who: Id): boolean {
  return Reactions.left(view, who) >= 1 && awake(view, who) && !view.has(who, OffGuard) && !view.has(who, Dazed);
}
