import { nameOf, valueText } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { orderWords, parseOrder, previewOrder } from '@riposte/sim';
import { standingOf } from './odds.ts';
import { lineNumber, openTable } from './open.ts';
import { GOOD, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';
import { fighterNamed } from './unknown.ts';

/** Where a standing order would have applied in a fight. The answer is no if it never would. @throws FileError, InputError, TextError */
export async function orders(file: string, text: string, as?: string): Promise<Outcome> {
  const table = await openTable(file);
  const { fight, ruleSet } = table;
  const speech = { ruleSet, view: fight.view };
  const self = fighterNamed(speech, as);
  const name = nameOf(speech, self);
  const standing = { ...standingOf(table), state: fight.header.state };
  const { asked, fired } = previewOrder(parseOrder(text, orderWords(standing, self)), standing, fight, self);
  const times = fired.length === 1 ? 'once' : `${fired.length} times`;
  const lines = [
    `${name} was asked ${asked === 1 ? 'once' : `${asked} times`}; the order would ${fired.length === 0 ? 'never have applied' : `have applied ${times}`}.`,
    ...fired.map(
      (order) =>
        `  [${lineNumber(order.line)}] ${order.ask}: ${valueText(speech, order.ask, order.ordered as Json)} instead of ${valueText(speech, order.ask, order.given as Json)}`,
    ),
  ];
  return {
    code: fired.length > 0 ? GOOD : NO,
    text: joined(lines),
    json: { as: name, asked, fired: fired.map((order) => ({ ...order, line: lineNumber(order.line) })) } as unknown as Json,
  };
}
