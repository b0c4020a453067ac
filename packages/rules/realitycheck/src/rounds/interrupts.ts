import { defineAsk, defineIntent, defineWindow, GM, type Id, type IntentJson, NO_ONE, type Play } from '@riposte/kernel';
import { Agility } from '../actions/agility.ts';
import { mayTakeFromTable, Snatch } from '../actions/handling.ts';
import { Intimidate, mayThreaten } from '../attacks/intimidate.ts';
import { mayStrikeSwiftly, SwiftAttack } from '../attacks/swift.ts';
import { outOfSight } from '../conditions/hidden.ts';
import { everybody, fighter } from '../fighters/fighter.ts';
import { isAgileGround } from '../movement/ground.ts';
import { mayMoveNimbly, NimbleSet } from '../movement/nimble.ts';
import { mayRetreat, Retreat } from '../movement/retreat.ts';
import { cell, moveTo, StepOver } from '../movement/steps.ts';
import { ruled } from '../rulings.ts';

/** A moment of an action in which Immediate Interrupts may come in: declared, or at one of its metres. */
export interface Moment {
  readonly by: Id;
  readonly act: string;
}

/** Immediate Interrupts break into actions, never into rolls nor into each other. @rule RC-INI-004 RC-INT-001 RC-INT-002 RC-INT-003 RC-INT-005 */
export const Interrupt = defineWindow<Moment>('interrupt', {
  rule: 'RC-INT-001',
  who: (view, { by }) => {
    if (outOfSight(view, by)) return NO_ONE;
    const all = everybody(view).filter(
      (who) =>
        !outOfSight(view, who) &&
        (mayMoveNimbly(view, who) ||
          mayStrikeSwiftly(view, who) ||
          (who === by && mayTakeFromTable(view, who)) ||
          mayRetreat(view, who) ||
          mayThreaten(view, who, by)),
    );
    return all.length === 0 ? NO_ONE : all;
  },
  intents: () => [AgileMove, SwiftAttack, Snatch, Retreat, Intimidate],
  together: (play, _about, intents) =>
    inOrder(
      play,
      intents.map((intent) => ({ do: intent.def.id, by: intent.by, with: intent.with })),
    ).map((place) => intents[place]),
});

/** Offers the moment until no one uses it any more. Returns whether anyone did. @rule RC-INT-001 RC-INT-006 RC-INT-007 */
export function interrupted(play: Play, by: Id, act: string): boolean {
  let used = false;
  while (play.offer(Interrupt, { by, act }) !== undefined) used = true;
  return used;
}

/** One metre for 1 Agility as an Immediate Interrupt, once for each Energy of an action that is no movement. @rule RC-ENE-024 RC-ENE-025 RC-ENE-027 RC-AGI-006 RC-SWF-008 */
export const AgileMove = defineIntent<{ readonly to: number }>('agile-move', {
  rule: 'RC-ENE-024',
  title: 'Agile Move',
  tags: ['interrupt', 'movement', 'agility'],
  available(view, by, refuse) {
    if (Agility.left(view, by) < 1) refuse('RC-AGI-006', 'no-agility');
    if (fighter(view, by).nimble < 1) refuse('RC-ENE-024', 'not-acting');
  },
  params: { to: cell('RC-ENE-024') },
  check(view, _by, { to }, refuse) {
    if (!isAgileGround(view, to)) refuse('RC-ENE-027', 'bad-ground');
  },
  price: () => [{ resource: Agility, amount: 1 }],
  perform(play, by, { to }) {
    Agility.spend(play, by, 1);
    NimbleSet(play, by, fighter(play, by).nimble - 1);
    const provoking = ruled(play).agileMovesProvoke;
    if (!moveTo(play, by, to, provoking)) return false;
    if (provoking) interrupted(play, by, AgileMove.id);
    StepOver(play, by);
    return true;
  },
});

/** Acts at one moment. */
interface Simultaneous {
  readonly acts: readonly IntentJson[];
}

/** The game master rules how simultaneous acts resolve: the order in which they take effect. @rule RC-INI-008 RC-INT-003 RC-INT-004 */
export const RuleOrder = defineAsk<Simultaneous, readonly number[]>('rule-order', {
  rule: 'RC-INT-004',
  answer: {
    kind: 'some of',
    check(_view, { about: { acts } }, order, refuse) {
      if (!Array.isArray(order) || order.length !== acts.length || acts.some((_act, i) => !order.includes(i)))
        refuse('RC-INT-004', 'name-each-once', { last: acts.length - 1 });
    },
    // Without acts where its answers are listed for people.
    candidates: (_view, { about: { acts = [] } }) => acts.map((_first, i) => [i, ...acts.flatMap((_act, k) => (k === i ? [] : [k]))]),
  },
  fallback: (_view, _who, { acts }) => acts.map((_act, i) => i),
});

export const inOrder = (play: Play, acts: readonly IntentJson[]): readonly number[] => play.ask(RuleOrder, GM, { acts });
