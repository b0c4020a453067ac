import { defineAsk, defineWindow, GM, type Id, type IntentJson, NO_ONE, oneOf, type Play, type View } from '@riposte/kernel';
import { CatchBreath, Defend, KneelUp, StandUp } from './actions.ts';
import { MeleeAttack } from './attack.ts';
import { conscious } from './conditions.ts';
import { purse } from './energy.ts';
import { everybody, fighter, nameOf } from './fighter.ts';
import { AgileMove, Run, Shift } from './movement.ts';
import { mayStrikeSwiftly, SwiftAttack } from './swift.ts';

/** An action that was declared and has not taken place. */
export interface Declared {
  readonly act: IntentJson;
}

/** Others may answer a declared action with one of their own, by Initiative: each once a round. @rule RC-INI-004 RC-INI-005 RC-INI-011 RC-INI-013 */
export const Challenge = defineWindow<Declared>('challenge', {
  rule: 'RC-INI-005',
  because: (view, _who, { act }) => `${nameOf(view, act.by)} is about to act (${act.do}); Initiative decides whether another action comes in between`,
  who: (view, { act }) => {
    const able = everybody(view).filter((who) => who !== act.by && !fighter(view, who).rolled && conscious(view, who) && purse(view, who) > 0);
    return able.length === 0 ? NO_ONE : able;
  },
  intents: () => [MeleeAttack, Run, Shift, Defend, KneelUp, StandUp, CatchBreath],
});

/** A moment of an action in which Immediate Interrupts may come in: declared, or at one of its metres. */
export interface Moment {
  readonly by: Id;
  readonly act: string;
}

/** Immediate Interrupts break into actions, never into rolls nor into each other. @rule RC-INI-004 RC-INT-001 RC-INT-002 RC-INT-003 RC-INT-005 */
export const Interrupt = defineWindow<Moment>('interrupt', {
  rule: 'RC-INT-001',
  because: (view, _who, { by, act }) => `${nameOf(view, by)} is in the middle of an action (${act}) and no die has fallen`,
  who: (view) => {
    const able = everybody(view).filter((who) => mayMoveNimbly(view, who) || mayStrikeSwiftly(view, who));
    return able.length === 0 ? NO_ONE : able;
  },
  intents: () => [AgileMove, SwiftAttack],
  together: (play, _about, intents) =>
    inOrder(
      play,
      intents.map((intent) => ({ do: intent.def.id, by: intent.by, with: intent.with })),
    ).map((one) => intents[one]),
});

function mayMoveNimbly(view: View, who: Id): boolean {
  const { nimble, agility } = fighter(view, who);
  return nimble > 0 && agility > 0 && conscious(view, who);
}

/** Offers the moment again and again until nobody uses it. Returns whether anybody did. @rule RC-INT-001 */
export function interrupted(play: Play, by: Id, act: string): boolean {
  let somebody = false;
  while (play.offer(Interrupt, { by, act }) !== undefined) somebody = true;
  return somebody;
}

/** Acts at one moment. */
export interface Simultaneous {
  readonly acts: readonly IntentJson[];
}

/** The game master rules how simultaneous acts resolve: the order in which they take effect. @rule RC-INI-008 RC-INT-004 */
export const RuleOrder = defineAsk<Simultaneous, readonly number[]>('rule-order', {
  rule: 'RC-INT-004',
  because: (view, _who, { acts }) => `these happen at once: ${acts.map((act) => `${nameOf(view, act.by)} (${act.do})`).join(', ')}; which comes first?`,
  answer: {
    kind: 'some of',
    check(_view, { about: { acts } }, order, refuse) {
      if (!Array.isArray(order) || order.length !== acts.length || acts.some((_act, i) => !order.includes(i)))
        refuse('RC-INT-004', `name each of 0 to ${acts.length - 1} once`);
    },
    candidates: (_view, { about: { acts } }) => acts.map((_first, i) => [i, ...acts.flatMap((_act, k) => (k === i ? [] : [k]))]),
  },
  otherwise: (_view, _who, { acts }) => acts.map((_act, i) => i),
});

export const inOrder = (play: Play, acts: readonly IntentJson[]): readonly number[] => play.ask(RuleOrder, GM, { acts });

/** Why somebody is asked whether to go on. */
export const DISTURBANCES = ['interrupted', 'out of reach', 'blocked'] as const;

/** An action that others came in between. */
export interface Disturbed {
  readonly act: string;
  readonly why: (typeof DISTURBANCES)[number];
}

/** One may break an action off at any time for what it has cost so far; asked when something changed. @rule RC-INC-002 RC-INC-006 */
export const CarryOn = defineAsk<Disturbed, boolean>('carry-on', {
  rule: 'RC-INC-002',
  because: (view, who, { act, why }) =>
    `${nameOf(view, who)}: ${act} was ${why === 'interrupted' ? 'interrupted' : 'answered: the target is out of reach'}; go on with it?`,
  open: (_view, _who, { why }) => why !== 'blocked',
  answer: oneOf({ rule: 'RC-INC-002', candidates: () => [true, false] }),
  otherwise: (_view, _who, { why }) => why === 'interrupted',
});

export const carriesOn = (play: Play, who: Id, act: string, why: Disturbed['why']): boolean => conscious(play, who) && play.ask(CarryOn, who, { act, why });
