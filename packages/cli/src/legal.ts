import {
  ending,
  fightersOf,
  inGroups,
  isOwnAct,
  type Language,
  nameOf,
  nextToAct,
  type Option,
  offerLines,
  optionsOf,
  reactionsOf,
  refusedLines,
  walksOf,
} from '@riposte/files';
import { type Id, type Json } from '@riposte/kernel';
import { assumed, oddsOf } from '@riposte/sim';
import { means } from './meaning.ts';
import { whyNotNow } from './not-now.ts';
import { sentenceOf, standingOf, USUAL_WITHIN } from './odds.ts';
import { openTable, type Table } from './open.ts';
import { GOOD, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';
import { storyWith } from './story.ts';
import { saidIn } from './table-says.ts';
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
  { odds = false, within, lang }: { readonly odds?: boolean; readonly within?: number; readonly lang?: string } = {},
): Promise<Outcome> {
  const table = await openTable(file);
  const { fight, ruleSet } = table;
  const { language } = storyWith(table, lang === undefined ? {} : { lang }).tongue;
  const speech = { ruleSet, view: fight.view, language };
  const who = fighterNamed(speech, named, [...new Set([...fightersOf(fight.view), ...fight.declarers])]);
  const as = nameOf(speech, who);
  const end = ending(table, language);
  const turn = fight.declarers.includes(who) && end === null;
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
  const walks = end === null ? walksOf(fight, speech, who) : [];
  const isNext = turn && nextToAct(fight, ruleSet).includes(who);
  const now = isNext ? saidIn(lang, 'legal-now', { who: { text: as } }) : whyNotNow(table, speech, who, lang, end);
  const reactions = isNext || end !== null ? [] : reactionsOf(speech, who);
  const lines = odds && turn ? oddsLines(options, sentences, language) : menuLines(table, who, options, walks, reactions, language);
  const destinations = walks.map(({ intent, text, cost, provokes }) => ({ do: intent.do, with: intent.with, text, cost, provokes }));
  const code = end === null && fight.legal(who).length > 0 ? GOOD : NO;
  return { code, text: joined([means('heading', now), ...lines]), json: { as, turn, now, reactions, intents, destinations } as unknown as Json };
}

/** Each act that the fighter may declare, and why the others may not be; what is the game master's only to the game master. */
function menuLines(
  { fight, ruleSet }: Table,
  who: Id,
  options: readonly Option[],
  walks: readonly Option[],
  reactions: readonly string[],
  language: Language,
): string[] {
  const open = new Set(fight.legal(who).map(({ def }) => def.id));
  const walked = new Set(walks.map(({ intent }) => intent.do));
  const isOwn = ({ intent }: Option): boolean => isOwnAct(fight.view, fight.rules.intent(intent).def, who);
  const legal = options.filter(({ intent, refusals }) => refusals.length === 0 && open.has(intent.do) && !walked.has(intent.do));
  const refused = refusedLines(options.filter(isOwn), language);
  return [
    ...offerLines(
      inGroups(ruleSet, [...legal, ...walks], ({ intent }) => intent.do),
      language,
    ).map(indented),
    ...(reactions.length === 0 ? [] : [indented(saidIn(language.lang, 'legal-reactions', { what: { text: reactions.join(', ') } }))]),
    ...(refused.length === 0 ? [] : [means('aside', saidIn(language.lang, 'not-available', {})), ...refused.map((line) => means('aside', indented(line)))]),
  ];
}

/** Each act on its own line, with what it leads to. */
const oddsLines = (options: readonly Option[], sentences: readonly (string | null)[], language: Language): string[] =>
  options.flatMap((option, i) =>
    option.refusals.length > 0
      ? []
      : [indented(offerLines([option], language).join('')), ...(sentences[i] === null ? [] : [means('aside', indented(indented(sentences[i])))])],
  );

const indented = (line: string): string => `  ${line}`;
