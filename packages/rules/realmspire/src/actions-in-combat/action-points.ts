import { defineChange, defineClock, defineResource, type Id, type Play, type Refuse, type Until, type View } from '@riposte/kernel';
import { awake, Dazed, Surprised } from '../damage-and-health/unconscious.ts';
import { type Fighter, fighter, SCENE, type Scene, scene } from '../characters/fighter.ts';
import { ruled } from '../rulings.ts';

/** AP of a round, for actions and reactions together. @rule RS-INI-009 RS-OVW-010 RS-ACT-001 */
export const AP_OF_A_ROUND = 3;

/** @rule RS-OVW-011 RS-ATK-009 */
export const ATTACKS_OF_A_ROUND = 2;

/** Actions and reactions open to every character, and what each costs in AP; a table may set others. @rule RS-ACT-006 RS-ACT-007 */
export const COSTS = {
  dash: 1,
  disengage: 1,
  grapple: 1,
  search: 1,
  sneak: 1,
  strike: 1,
  'use-magic': 1,
  defend: 1,
  manipulate: 1,
  'opportunity-attack': 1,
  'stand-up': 1,
  escape: 1,
  tend: 1,
} as const;
export type Act = keyof typeof COSTS;

/** AP of an act at this table. @rule RS-ACT-007 */
export const costOf = (view: View, act: Act): number => scene(view).costs[act] ?? COSTS[act];

/** @rule RS-INI-010 RS-ACT-001 */
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

/** The beginning of the round so many rounds from now. */
export const rounds = (view: View, many: number): Until => ({ clock: Rounds, of: SCENE, at: scene(view).round + many });

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

/** Something was done in the open turn: it can no longer be saved. */
export const Acted = defineChange('acted', (store, who: Id): boolean => {
  if ((store.state.entities[who] as Fighter).acted) return false;
  (store.edit(who) as Fighter).acted = true;
  return true;
});

/** Refuses what the AP left do not pay. @rule RS-ACT-001 RS-ACT-007 */
export function needsAp(view: View, who: Id, act: Act, refuse: Refuse): void {
  needsPoints(view, who, costOf(view, act), refuse);
}

/** Refuses what costs more AP than are left. */
export function needsPoints(view: View, who: Id, points: number, refuse: Refuse): void {
  if (ActionPoints.left(view, who) < points) refuse('RS-ACT-007', 'too few AP left this round');
}

/** Actions wait for one's own turn. @rule RS-ACT-003 RS-INI-011 */
export function needsTurn(view: View, who: Id, refuse: Refuse): void {
  if (scene(view).acting !== who) refuse('RS-ACT-003', 'only on your own turn');
}

/** What every primary action needs. @rule RS-ACT-003 */
export const primary =
  (act: Act) =>
  (view: View, who: Id, refuse: Refuse): void => {
    needsTurn(view, who, refuse);
    needsAp(view, who, act, refuse);
  };

/** Pays an action or reaction. @rule RS-INI-010 */
export function pay(play: Play, who: Id, act: Act): void {
  payPoints(play, who, costOf(play, act));
}

/** Pays so many AP; in the own turn that uses it. */
export function payPoints(play: Play, who: Id, points: number): void {
  ActionPoints.spend(play, who, points);
  if (scene(play).acting === who) Acted(play, who);
}

/** At most two attacks a round. @rule RS-OVW-011 RS-ATK-009 */
export function needsAttack(view: View, who: Id, refuse: Refuse): void {
  if (fighter(view, who).attacks >= ATTACKS_OF_A_ROUND) refuse('RS-OVW-011', 'two attacks a round at most');
}

/** An opportunity attack is a Strike, and a Strike is an attack. @rule RS-OPP-001 */
export const mayAttackByReaction = (view: View, who: Id): boolean => !ruled(view).opportunityCounts || fighter(view, who).attacks < ATTACKS_OF_A_ROUND;

/** Whether somebody can react at all, on whoever's turn; the dazed only defend. @rule RS-ACT-004 RS-OVW-006 */
export function ableToReact(view: View, who: Id): boolean {
  return awake(view, who) && !view.has(who, Surprised) && !view.has(who, Dazed);
}

/** Awake, not surprised, and the AP are there when the defence is chosen. @rule RS-REA-001 RS-OVW-007 */
export function ableToDefend(view: View, who: Id): boolean {
  return ActionPoints.left(view, who) >= costOf(view, 'defend') && awake(view, who) && !view.has(who, Surprised);
}
