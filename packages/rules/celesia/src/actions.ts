import { defineAsk, defineChange, defineClock, defineResource, GM, type Id, oneOf, type Play, type Refuse, type Until, type View } from '@riposte/kernel';
import { awake, Dazed, OffGuard, Pinned } from './conditions.ts';
import { type Fighter, fighter, nameOf, SCENE, type Scene, scene, titleOf } from './fighter.ts';
import { InRoundAction } from './postures.ts';
import { ruled } from './rulings.ts';

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

/** Minutes passed since the fight; of the scene. */
export const Minutes = defineClock('minutes', (view) => scene(view).minutes);

/** Spans of time in minutes: a short rest, an hour of rest, a night's sleep, a day, a week. */
export const SPANS = { rest: 10, hour: 60, night: 480, day: 1440, week: 10_080 } as const;
export type Span = keyof typeof SPANS;

/** When somebody's next turn begins. */
export const startOfNextTurn = (view: View, who: Id): Until => ({ clock: TurnsBegun, of: who, at: fighter(view, who).turns + 1 });

/** The turn that is open does not count as the next one. */
export const endOfNextTurn = (view: View, who: Id): Until => ({ clock: TurnsEnded, of: who, at: fighter(view, who).turns + 1 });

/** So many minutes from now, by the clock of the scene. */
export const inMinutes = (view: View, minutes: number): Until => ({ clock: Minutes, of: SCENE, at: scene(view).minutes + minutes });

export const TurnEnded = defineChange(
  'turn-ended',
  (store, who: Id): boolean => {
    if ((store.state.entities[SCENE] as Scene).acting !== who) return false;
    (store.edit(SCENE) as Scene).acting = -1;
    return true;
  },
  { say: (name, who) => `${name(who)}'s turn ends` },
);

/** AP of each class of action. @rule CE-RND-005 CE-RND-008 CE-RND-009 */
export const COST = { free: 0, simple: 1, standard: 2, greater: 3 } as const;

const RULE_OF_COST = ['CE-FRE-001', 'CE-RND-007', 'CE-RND-008', 'CE-RND-009'];

/** Refuses what costs more AP than are left. @rule CE-RND-005 CE-RND-007 */
export function needsAp(view: View, who: Id, ap: number, refuse: Refuse): void {
  if (ActionPoints.left(view, who) < ap) refuse(RULE_OF_COST[ap] ?? 'CE-RND-009', `it costs ${ap} AP`);
}

/** A simple action costs 1 AP. @rule CE-ACT-001 CE-RND-007 */
export const needsSimple = (view: View, who: Id, refuse: Refuse): void => needsAp(view, who, COST.simple, refuse);
/** Spends 1 AP; `needsSimple` has said that it is there. @rule CE-RND-007 */
export const paySimple = (play: Play, who: Id): void => ActionPoints.spend(play, who, COST.simple);

/** A standard action costs 2 AP. @rule CE-STD-001 CE-RND-008 */
export const needsStandard = (view: View, who: Id, refuse: Refuse): void => needsAp(view, who, COST.standard, refuse);
/** Spends 2 AP; `needsStandard` has said that they are there. @rule CE-RND-008 */
export const payStandard = (play: Play, who: Id): void => ActionPoints.spend(play, who, COST.standard);

/** A greater action costs 3 AP. @rule CE-GRT-001 CE-RND-009 */
export const needsGreater = (view: View, who: Id, refuse: Refuse): void => needsAp(view, who, COST.greater, refuse);
/** Spends 3 AP; `needsGreater` has said that they are there. @rule CE-RND-009 */
export const payGreater = (play: Play, who: Id): void => ActionPoints.spend(play, who, COST.greater);

/** Whether somebody has a reaction left and may use it. @rule CE-INI-008 CE-REA-001 CE-RND-010 */
export function ableToReact(view: View, who: Id): boolean {
  if (Reactions.left(view, who) < 1 || !awake(view, who)) return false;
  return !view.has(who, OffGuard) && !view.has(who, Dazed) && !view.has(who, Pinned) && !view.has(who, InRoundAction);
}

export const FreeActionTaken = defineChange('free-action', (store, who: Id, name: string): void => {
  const f = store.edit(who) as Fighter;
  f.free = [...f.free, name];
});

/** Free actions need the own turn and come once each. @rule CE-FRE-001 CE-FRE-002 CE-RND-006 */
export function needsFree(view: View, who: Id, name: string, refuse: Refuse): void {
  if (scene(view).acting !== who) return refuse('CE-FRE-002', 'only in your own turn');
  if (!ruled(view).freeIsOpen(fighter(view, who).free, name)) refuse('CE-RND-006', 'this free action was used this turn');
}

/** Different free actions that fit in a turn without asking (R-FREE). */
const SURELY_FIT = 3;

/** Whether one more free action fits into six seconds. @rule CE-FRE-003 */
export const FreeFits = defineAsk<{ readonly by: Id; readonly name: string }, boolean>('free-fits', {
  rule: 'CE-FRE-003',
  because: (view, _who, { by, name }) =>
    `${nameOf(view, by)} has done this turn: ${fighter(view, by)
      .free.map((one) => titleOf(view, one))
      .join(', ')}; does ${titleOf(view, name)} still fit into six seconds?`,
  open: (view, _who, { by }) => fighter(view, by).free.length >= SURELY_FIT,
  answer: oneOf({ rule: 'CE-FRE-003', candidates: () => [true, false] }),
  fallback: () => true,
});

/** Notes a free action; false when the game master finds that there is no time left. @rule CE-FRE-003 */
export function takeFree(play: Play, who: Id, name: string): boolean {
  if (!play.ask(FreeFits, GM, { by: who, name })) return false;
  FreeActionTaken(play, who, name);
  return true;
}
