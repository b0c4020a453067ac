import {
  after,
  type ConditionDef,
  carried,
  defineChange,
  defineClock,
  defineResource,
  extend,
  give,
  type Id,
  NOBODY,
  type Play,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { AfterEncounter, awake, Helpless, Stunned } from '../problematic-situations/helpless.ts';
import { type Fighter, fighter, SCENE, type Scene, scene } from '../characters/fighter.ts';
import { ApTotal } from '../characters/checks.ts';
import { payerOf } from '../mounted-combat/mounted.ts';
import { ruled } from '../rulings.ts';

/** Action points. Free 0, minor 1, major 1 and last of the turn, exclusive the whole turn. @rule SS-APS-001 */
export const ActionPoints = defineResource('ap', {
  title: 'AP',
  read: (entity) => (entity as Fighter).ap,
  write: (entity, value) => {
    (entity as Fighter).ap = value;
  },
  owed: {
    read: (entity) => (entity as Fighter).borrowed,
    write: (entity, value) => {
      (entity as Fighter).borrowed = value;
    },
  },
});

/** Turns of a fighter; ticks for conditions when one ends. */
export const TurnsEnding = defineClock('turns-ending', (view, of) => fighter(view, of).turns);

export const Acted = defineChange('acted', (store, who: Id): boolean => {
  if ((store.state.entities[who] as Fighter).acted) return false;
  (store.edit(who) as Fighter).acted = true;
  return true;
});

export const TurnEnded = defineChange(
  'turn-ended',
  (store, who: Id): boolean => {
    if ((store.state.entities[SCENE] as Scene).acting !== who) return false;
    (store.edit(SCENE) as Scene).acting = -1;
    return true;
  },
  { say: (name, who) => `${name(who)}'s turn ends` },
);

/** Gives what lasts for turns of its bearer, the current one not counted; what is borne already lasts as long at least. */
export function giveForTurns(play: Play, on: Id, def: ConditionDef, turns: number, source: Id = NOBODY): void {
  const until = after(play, TurnsEnding, on, turns);
  for (const one of carried(play, on, def)) if (one.clock >= 0 && one.at < until.at) extend(play, on, one.id, until);
  give(play, on, def, { source, until });
}

/** Refuses a minor or major action without an AP in hand. @rule SS-APS-005 SS-BAD-005 */
export function needsAp(view: View, who: Id, refuse: Refuse): void {
  if (ActionPoints.left(view, who) < 1) refuse('SS-APS-005', 'no AP left: free actions only');
}

/** Pays a minor action. @rule SS-APS-001 */
export function payMinor(play: Play, who: Id): void {
  Acted(play, who);
  ActionPoints.spend(play, who, 1);
}

/** Pays a major action; it closes the turn. @rule SS-APS-002 */
export function payMajor(play: Play, who: Id): void {
  payMinor(play, who);
  if (ruled(play).majorEndsTurn) TurnEnded(play, who);
}

/** An exclusive action is the only one of its turn and needs at least 1 AP. @rule SS-APS-003 */
export function needsWholeTurn(view: View, who: Id, refuse: Refuse): void {
  needsAp(view, who, refuse);
  if (fighter(view, who).acted) refuse('SS-APS-003', 'an exclusive action is the only action of its turn');
}

/** Pays an exclusive action: all that is left. @rule SS-APS-003 */
export function payExclusive(play: Play, who: Id): void {
  Acted(play, who);
  ActionPoints.spend(play, who, ActionPoints.left(play, who));
  TurnEnded(play, who);
}

/** Whether somebody may interrupt: able to act, and the next turn still has an AP to give. @rule SS-APS-006 */
export function ableToInterrupt(view: View, who: Id): boolean {
  if (view.state.entities[who].conditions.length > 0 && !isFit(view, who)) return false;
  const payer = view.state.entities[who].conditions.length > 0 ? payerOf(view, who) : who;
  return ApTotal(view, payer) - ActionPoints.owes(view, payer) >= 1;
}

const isFit = (view: View, who: Id): boolean => awake(view, who) && !view.has(who, Helpless) && !view.has(who, Stunned) && !view.has(who, AfterEncounter);

/** An interrupt takes its AP from the next turn. @rule SS-OPP-010 SS-APS-006 */
export function payInterruptFromNextTurn(play: Play, who: Id): void {
  ActionPoints.borrow(play, who, 1);
}

/** The other reading: the current pool first, if it is one's own turn. @rule SS-OPP-010 */
export function payInterruptFromCurrentFirst(play: Play, who: Id): void {
  if (scene(play).acting === who && ActionPoints.left(play, who) > 0) ActionPoints.spend(play, who, 1);
  else ActionPoints.borrow(play, who, 1);
}
