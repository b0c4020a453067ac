import { fail, RiposteError } from './errors.ts';
import type { Shift } from './explanation.ts';
import { brief, mustBeJson, ownJson } from './json.ts';
import type { FiatLine, ForceLine, OrderLine } from './log.ts';
import type { State } from './state.ts';
import { mustBeSound, Store } from './store.ts';
import type { ChangeJson, Rules, View } from './vocabulary.ts';

const ORDERS: readonly OrderLine['do'][] = ['never', 'ask', 'always', 'when'];

/** A forced roll as it goes into the log. @throws RiposteError `unknown-name`, `impossible-roll` */
export function forceLine(rules: Rules, force: Omit<ForceLine, 'in'>): ForceLine {
  const { roll, who, faces, total, reason } = { ...ownJson(force, 'the forced roll') };
  if (!rules.def.rolls.some((known) => known.id === roll)) fail('unknown-name', `no roll is called ${brief(roll)}`, { roll });
  if (!Number.isInteger(who)) fail('unknown-name', `${brief(who)} has no rolls`, { who });
  const isTotal = faces === null && Number.isInteger(total);
  const areFaces = total === null && Array.isArray(faces) && faces.every((face) => Number.isInteger(face) && face > 0);
  if (typeof reason !== 'string') fail('not-json', 'a forced roll has a reason in words');
  if (!isTotal && !areFaces) fail('impossible-roll', 'force faces, whole numbers from 1, or a total', { why: 'force-faces' });
  return { in: 'force', roll, who, faces, total, reason };
}

/** What the game master adds to numbers in a command, as it goes into the log. @throws RiposteError `unknown-name`, `not-json` */
export function soundShifts({ rules, state }: View, shifts: readonly Shift[]): readonly Shift[] {
  if (!Array.isArray(shifts)) fail('not-json', 'shifts are a list');
  return shifts.map((shift: Shift) => {
    const { query, who, amount, reason } = { ...shift };
    if (!rules.compiled.some((known) => known?.query.id === query)) fail('unknown-name', `no number is called ${brief(query)}`, { query });
    if (!Number.isInteger(who) || state.entities[who] === undefined) fail('unknown-name', `${brief(who)} has no numbers`, { who });
    if (!Number.isInteger(amount) || typeof reason !== 'string') fail('not-json', 'what is added to a number is a whole number, with a reason');
    return { query, who, amount, reason };
  });
}

/** A standing order as it goes into the log. @throws RiposteError `unknown-name` */
export function orderLine(rules: Rules, order: Omit<OrderLine, 'in'>): OrderLine {
  const { who, ask, do: how, when, value } = { ...ownJson(order, 'the order') };
  rules.ask(ask);
  if (!Number.isInteger(who)) fail('unknown-name', `${brief(who)} has no question to answer`, { who });
  if (!ORDERS.includes(how)) fail('unknown-name', `an order says ${ORDERS.join(', ')}, not ${brief(how)}`, { do: how });
  if (how === 'when' ? typeof when !== 'string' || !Object.hasOwn(rules.def.predicates ?? {}, when) : when !== null)
    fail('unknown-name', `no test is called ${brief(when)}`, { when });
  return { in: 'order', who, ask, do: how, when, value };
}

/**
 * A decree as it goes into the log. It is tried on `state`, a copy: what a game master may write is not typed, and half
 * a decree must not stay behind.
 * @throws RiposteError `unknown-name`, `not-json`
 */
export function fiatLine(rules: Rules, state: State, reason: string, events: readonly ChangeJson[]): FiatLine {
  mustBeJson(reason, 'the reason');
  const own = ownJson(events, 'the decree');
  try {
    for (const [id, ...values] of own) rules.change(id).reduce(new Store(state, rules, true), ...values);
    mustBeSound(rules, state);
  } catch (thrown) {
    if (thrown instanceof RiposteError) throw thrown;
    fail('unknown-name', `the ruling names something that does not exist: ${String(thrown)}`);
  }
  return { in: 'fiat', reason, events: own };
}
