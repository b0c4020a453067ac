import { ending, fightersOf, nameOf, type Option, offerLines, optionsOf, refusedLines, walksOf } from '@riposte/files';
import type { Id, Json } from '@riposte/kernel';
import { assumed, oddsOf } from '@riposte/sim';
import { sentenceOf, standingOf, USUAL_WITHIN } from './odds.ts';
import { openTable, type Table } from './open.ts';
import { GOOD, InputError, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';

/** Milliseconds for what the choice of another would make of an act: there are many in a menu. */
const WITHIN_OF_A_CHOICE = 50;

/**
 * Each intent of a fighter with its cost or every reason of refusal. The answer is no when there is nothing that the
 * fighter may declare now.
 * @throws FileError, InputError for a fighter who does not exist.
 */
export function legal(file: string, as: string, { odds = false, within }: { readonly odds?: boolean; readonly within?: number } = {}): Outcome {
  const table = openTable(file);
  const { fight, ruleSet } = table;
  const speech = { ruleSet, view: fight.view };
  const names = new Map([...fightersOf(fight.view), ...fight.declarers].map((id) => [nameOf(speech, id), id]));
  const who = names.get(as);
  if (who === undefined) throw new InputError(`--as: expected one of ${[...names.keys()].join(', ')}`);
  const turn = fight.declarers.includes(who) && ending(table) === null;
  const options = optionsOf(fight, speech, who);
  const sentences = options.map(({ intent, refusals }) => {
    if (!odds || !turn || refusals.length > 0) return null;
    const standing = standingOf(table);
    const act = fight.rules.intent(intent);
    const found = oddsOf(standing, act, { within: within ?? USUAL_WITHIN, others: true });
    const asked = found.answered.filter((one) => one.who >= 0 && one.who !== who);
    return sentenceOf(speech, found, assumed(standing, act, { ...found, answered: asked }, { within: within ?? WITHIN_OF_A_CHOICE }));
  });
  const intents = options.map(({ intent, text, cost, provokes, refusals }, i) => {
    const sentence = sentences[i];
    return { do: intent.do, with: intent.with, text, legal: refusals.length === 0, cost, provokes, refusals, ...(sentence === null ? {} : { odds: sentence }) };
  });
  const walks = ending(table) === null ? walksOf(fight, speech, who) : [];
  const now = turn ? `${as} may act now.` : `${as} may not act now: ${waitingFor(table)}.`;
  const lines = odds && turn ? oddsLines(options, sentences) : menuLines(table, who, options, walks);
  const destinations = walks.map(({ intent, text, cost, provokes }) => ({ do: intent.do, with: intent.with, text, cost, provokes }));
  const code = turn && options.some((option) => option.refusals.length === 0) ? GOOD : NO;
  return { code, text: joined([now, ...lines]), json: { as, turn, intents, destinations } as unknown as Json };
}

/** Each act that the fighter may declare, and why the others may not be; what is the game master's only to the game master. */
function menuLines({ fight }: Table, who: Id, options: readonly Option[], walks: readonly Option[]): string[] {
  const open = new Set(fight.legal(who).map(({ def }) => def.id));
  const walked = new Set(walks.map(({ intent }) => intent.do));
  const { kind } = fight.view.state.entities[who];
  const isOwn = ({ intent }: Option): boolean => fight.rules.intent(intent).def.actor === kind;
  const legal = options.filter(({ intent, refusals }) => refusals.length === 0 && open.has(intent.do) && !walked.has(intent.do));
  return [...offerLines([...legal, ...walks]).map((line) => `yes  ${line}`), ...refusedLines(options.filter(isOwn)).map((line) => `no   ${line}`)];
}

/** Each act on a line of its own, with what it leads to. */
const oddsLines = (options: readonly Option[], sentences: readonly (string | null)[]): string[] =>
  options.flatMap((option, i) =>
    option.refusals.length > 0 ? [] : [`yes  ${offerLines([option]).join('')}`, ...(sentences[i] === null ? [] : [`       ${sentences[i]}`])],
  );

function waitingFor(table: Table): string {
  const { fight, ruleSet } = table;
  const speech = { ruleSet, view: fight.view };
  const end = ending(table);
  if (end !== null) return end;
  const { pending } = fight;
  if (pending === null) return `it is the turn of ${fight.declarers.map((who) => nameOf(speech, who)).join(' or ')}`;
  return pending.kind === 'roll' ? 'a roll is waited for' : `${pending.whos.map((who) => nameOf(speech, who)).join(', ')} must answer first`;
}
