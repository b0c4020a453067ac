import { fightersOf, nameOf, valueText } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { orderWords, parseOrder, previewOrder } from '@riposte/sim';
import { standingOf } from './odds.ts';
import { lineNumber, openTable } from './open.ts';
import { GOOD, InputError, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';

/** Where a standing order would have fired in a fight. The answer is no when it never would. @throws FileError, InputError, TextError */
export function orders(file: string, text: string, as: string): Outcome {
  const table = openTable(file);
  const { fight, ruleSet } = table;
  const speech = { ruleSet, view: fight.view };
  const self = fightersOf(fight.view).find((fighter) => nameOf(speech, fighter) === as);
  if (self === undefined)
    throw new InputError(
      `--as: expected one of ${fightersOf(fight.view)
        .map((id) => nameOf(speech, id))
        .join(', ')}`,
    );
  const standing = { ...standingOf(table), state: fight.header.state };
  const { asked, fired } = previewOrder(parseOrder(text, orderWords(standing, self)), standing, fight, self);
  const times = fired.length === 1 ? 'once' : `${fired.length} times`;
  const lines = [
    `${as} was asked ${asked === 1 ? 'once' : `${asked} times`}; the order would have fired ${fired.length === 0 ? 'never' : times}.`,
    ...fired.map(
      (one) =>
        `  [${lineNumber(one.line)}] ${one.ask}: ${valueText(speech, one.ask, one.ordered as Json)}, where ${valueText(speech, one.ask, one.given as Json)} was answered`,
    ),
  ];
  return {
    code: fired.length > 0 ? GOOD : NO,
    text: joined(lines),
    json: { as, asked, fired: fired.map((one) => ({ ...one, line: lineNumber(one.line) })) } as unknown as Json,
  };
}
