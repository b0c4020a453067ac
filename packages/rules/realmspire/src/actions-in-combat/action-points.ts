import { defineChange, defineResource, type Id, isOff, type Play, type Refuse, type View } from '@riposte/kernel';
import { type Fighter, fighter } from '../characters/fighter.ts';
import { scene } from '../initiative-structure/scene.ts';

/** AP of a round, for actions and reactions together. @rule RS-INI-009 RS-OVW-010 RS-ACT-001 */
export const AP_OF_A_ROUND = 3;

/** Attacks of a round. @rule RS-OVW-011 RS-ATK-009 */
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
  carry: 1,
} as const;
export type Act = keyof typeof COSTS;

/** Tags of all that a fighter does in a fight. */
export const ALL_ACTS = ['primary', 'reaction', 'free', 'turn'] as const;

/** AP of an act at this table. @rule RS-ACT-007 */
export const costOf = (view: View, act: Act): number => scene(view).costs[act] ?? COSTS[act];

/** AP left in this round. @rule RS-INI-010 RS-ACT-001 */
export const ActionPoints = defineResource('ap', {
  title: 'AP',
  read: (entity) => (entity as Fighter).ap,
  write: (entity, value) => {
    (entity as Fighter).ap = value;
  },
});

/** One more attack in this round. */
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
  if (!canPayPoints(view, who, points)) refuse('RS-ACT-007', 'too-few-ap', { ap: points, left: ActionPoints.left(view, who) });
}

/** Whether the AP left pay an act, or nobody asks for them. @rule RS-ACT-007 */
export const canPay = (view: View, who: Id, act: Act): boolean => canPayPoints(view, who, costOf(view, act));

/** Whether so many AP are left, or nobody asks for them: after the fight nothing costs AP (R-REST). @rule RS-ACT-007 */
export const canPayPoints = (view: View, who: Id, points: number): boolean =>
  ActionPoints.left(view, who) >= points || scene(view).ended || isOff(view, 'RS-ACT-007', who);

/** Refuses actions on the turn of another. @rule RS-ACT-003 RS-INI-011 */
export function needsTurn(view: View, who: Id, refuse: Refuse): void {
  if (scene(view).acting !== who) refuse('RS-ACT-003', 'not-your-turn');
}

/** Refuses on the turn of another; after the fight nobody has turns (R-REST). @rule RS-ACT-003 */
export function needsOwnTime(view: View, who: Id, refuse: Refuse): void {
  if (!scene(view).ended) needsTurn(view, who, refuse);
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

/** Pays so many AP; on the payer's own turn that uses the turn. After the fight nothing costs AP (R-REST). */
export function payPoints(play: Play, who: Id, points: number): void {
  if (scene(play).ended) return;
  ActionPoints.spend(play, who, points);
  if (scene(play).acting === who) Acted(play, who);
}

/** Refuses a third attack in a round. @rule RS-OVW-011 RS-ATK-009 */
export function needsAttack(view: View, who: Id, refuse: Refuse): void {
  if (fighter(view, who).attacks >= ATTACKS_OF_A_ROUND) refuse('RS-OVW-011', 'no-attacks');
}
