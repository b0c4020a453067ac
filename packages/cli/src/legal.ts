import {
  capital,
  ending,
  fightersOf,
  isOwnAct,
  nameOf,
  nextToAct,
  type Option,
  offerLines,
  optionsOf,
  reactionsOf,
  refusedLines,
  turnText,
  walksOf,
} from '@riposte/files';
import type { Id, Json } from '@riposte/kernel';
import { assumed, oddsOf } from '@riposte/sim';
import { means } from './meaning.ts';
import { sentenceOf, standingOf, USUAL_WITHIN } from './odds.ts';
import { openTable, type Table } from './open.ts';
import { GOOD, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';
import { fighterNamed } from './unknown.ts';

/** Milliseconds for what the choice of another would make of an act: there are many in a menu. */
const WITHIN_OF_A_CHOICE = 50;

/**
 * Each action of a fighter with its cost or every reason of refusal. Exit status 1 when there is nothing that the
 * fighter can do now.
 * @throws FileError, InputError for a fighter who does not exist.
 */
export async function legal(
  file: string,
  named: string | undefined,
  { odds = false, within }: { readonly odds?: boolean; readonly within?: number } = {},
): Promise<Outcome> {
  const table = await openTable(file);
  const { fight, ruleSet } = table;
  const speech = { ruleSet, view: fight.view };
  const who = fighterNamed(speech, named, [...new Set([...fightersOf(fight.view), ...fight.declarers])]);
  const as = nameOf(speech, who);
  const turn = fight.declarers.includes(who) && ending(table) === null;
  const options = optionsOf(fight, speech, who);
  const sentences = options.map(({ intent, refusals }) => {
    if (!odds || !turn || refusals.length > 0) return null;
    const standing = standingOf(table);
    const act = fight.rules.intent(intent);
    const found = oddsOf(standing, act, { within: within ?? USUAL_WITHIN, others: true });
    const asked = found.answered.filter((answer) => answer.who >= 0 && answer.who !== who);
    return sentenceOf(speech, found, assumed(standing, act, { ...found, answered: asked }, { within: within ?? WITHIN_OF_A_CHOICE }));
  });
  const intents = options.map(({ intent, text, cost, provokes, refusals }, i) => {
    const sentence = sentences[i];
    return { do: intent.do, with: intent.with, text, legal: refusals.length === 0, cost, provokes, refusals, ...(sentence === null ? {} : { odds: sentence }) };
  });
  const walks = ending(table) === null ? walksOf(fight, speech, who) : [];
  const isNext = turn && nextToAct(fight, ruleSet).includes(who);
  const now = isNext ? `${as} can act now.` : whyNotNow(table, who);
  const reactions = isNext || ending(table) !== null ? [] : reactionsOf(speech, who);
  const lines = odds && turn ? oddsLines(options, sentences) : menuLines(table, who, options, walks, reactions);
  const destinations = walks.map(({ intent, text, cost, provokes }) => ({ do: intent.do, with: intent.with, text, cost, provokes }));
  const code = turn && options.some((option) => option.refusals.length === 0) ? GOOD : NO;
  return { code, text: joined([means('heading', now), ...lines]), json: { as, turn, now, reactions, intents, destinations } as unknown as Json };
}

/** Each act that the fighter may declare, and why the others may not be; what is the game master's only to the game master. */
function menuLines({ fight }: Table, who: Id, options: readonly Option[], walks: readonly Option[], reactions: readonly string[]): string[] {
  const open = new Set(fight.legal(who).map(({ def }) => def.id));
  const walked = new Set(walks.map(({ intent }) => intent.do));
  const isOwn = ({ intent }: Option): boolean => isOwnAct(fight.view, fight.rules.intent(intent).def, who);
  const legal = options.filter(({ intent, refusals }) => refusals.length === 0 && open.has(intent.do) && !walked.has(intent.do));
  const refused = refusedLines(options.filter(isOwn));
  return [
    ...offerLines([...legal, ...walks]).map(indented),
    ...(reactions.length === 0 ? [] : [indented(`When others act, if the rules ask for it: ${reactions.join(', ')}`)]),
    ...(refused.length === 0 ? [] : [means('aside', 'Not available:'), ...refused.map((line) => means('aside', indented(line)))]),
  ];
}

/** Each act on a line of its own, with what it leads to. */
const oddsLines = (options: readonly Option[], sentences: readonly (string | null)[]): string[] =>
  options.flatMap((option, i) =>
    option.refusals.length > 0
      ? []
      : [indented(offerLines([option]).join('')), ...(sentences[i] === null ? [] : [means('aside', indented(indented(sentences[i])))])],
  );

const indented = (line: string): string => `  ${line}`;

/** Why a fighter cannot act as it likes now: "It is Arne's turn. Yrsa can only answer what others do." */
function whyNotNow(table: Table, who: Id): string {
  const { fight, ruleSet } = table;
  const speech = { ruleSet, view: fight.view };
  const end = ending(table);
  if (end !== null) return `The fight is over: ${end}.`;
  const { pending } = fight;
  const names = (ids: readonly Id[]): string => ids.map((id) => nameOf(speech, id)).join(' or ');
  if (pending?.kind === 'roll') return `Waiting for a roll of ${nameOf(speech, pending.who)}.`;
  if (pending !== null) return `${capital(names(pending.whos))} must answer first.`;
  if (ruleSet.look?.out?.(fight.view, who)) return `${nameOf(speech, who)} is out of the fight.`;
  const name = nameOf(speech, who);
  return `${capital(turnText(fight, speech))}. ${fight.legal(who).length > 0 ? `All the same, ${name} can do this:` : `${name} can only answer what others do.`}`;
}
