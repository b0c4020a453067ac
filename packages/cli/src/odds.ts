import {
  capital,
  ending,
  endText,
  fightersOf,
  inGroups,
  intentText,
  isLog,
  type Language,
  languageIn,
  MAX_LOG_BYTES,
  percentIn,
  plain,
  plus,
  rational,
  rationalText,
  readScenarios,
  type Speech,
} from '@riposte/files';
import { type AnyIntent, intentJson, type Json } from '@riposte/kernel';
import { ruleSetsIn } from '@riposte/rule-sets';
import {
  type ActApart,
  type Assumed,
  actApart,
  answersApart,
  answerText,
  consequencesText,
  futureOf,
  isActMeant,
  MAX_WAYS,
  type Odds,
  type OddsOptions,
  oddsSentence,
  playActs,
  type Situation,
  wouldMakeIt,
} from '@riposte/sim';
import { playScenario } from '@riposte/testkit';
import { columns } from './columns.ts';
import { jobOf } from './job.ts';
import { means } from './meaning.ts';
import { whyNotNow } from './not-now.ts';
import { openNew, openTable, readText, type Table } from './open.ts';
import { GOOD, InputError, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';
import { type StoryOptions, storyWith } from './story.ts';
import { saidAt, saidIn } from './table-says.ts';
import { fighterNamed, unknown } from './unknown.ts';

export interface OddsCommandOptions {
  readonly as?: string;
  readonly action?: string;
  readonly exact?: boolean;
  /** The variant that it is compared with. */
  readonly vs?: readonly string[];
  /** Acts that the rules' own players do first. */
  readonly after?: number;
  readonly seed?: string;
  /** Milliseconds after which bounds are enough. */
  readonly within?: number;
  /** Of what people read; default English. */
  readonly lang?: string;
}

const MAX_ROWS = 20;
/** A process that has just begun is slow: ten times what a running one needs. */
export const USUAL_WITHIN = 500;

/**
 * The exact odds of an act or of each, of the answers to an open question, or of the whole fight; with `vs` those of the variant after them.
 * @throws FileError, TextError, InputError for nobody or nothing of that name.
 */
export async function odds(file: string, options: OddsCommandOptions): Promise<Outcome> {
  const { vs } = options;
  const plain = oddsIn(await openAny(file, options), options);
  if (vs === undefined) return plain;
  const variant = oddsIn(await openAny(file, options, vs), options);
  const said = (key: 'odds-as-it-is' | 'odds-with', changes: string): string => joined([saidIn(options.lang, key, { changes })]);
  const text = [said('odds-as-it-is', ''), plain.text, '', said('odds-with', vs.join(', ')), variant.text].join('\n');
  return { code: plain.code, text, json: { ...(plain.json as object), versus: { changes: vs, ...(variant.json as object) } } as unknown as Json };
}

function oddsIn(table: Table, { as, action, exact = false, within, lang }: OddsCommandOptions): Outcome {
  const story = { ...(lang !== undefined && { lang }) };
  const { language } = storyWith(table, story).tongue;
  const own = { table, story };
  const options: OddsOptions = { exact, within: within ?? USUAL_WITHIN };
  const { fight } = table;
  const standing = standingOf(table);
  const end = ending(table, language);
  if (end !== null) return { code: NO, text: saidAt(own, 'odds-over', { end: { text: end } }), json: { end } };
  // A misspelt name is said, also where the odds of an open question need none.
  if (as !== undefined)
    fighterNamed({ ruleSet: table.ruleSet, view: fight.view, now: true, language }, as, [
      ...new Set([...fightersOf(fight.view), ...(fight.pending?.kind === 'answer' ? fight.pending.whos : [])]),
    ]);
  if (fight.pending?.kind === 'answer') return ofAnswers(table, standing, options, language);
  if (as === undefined && action !== undefined) throw new InputError('Whose action? Add --as NAME to --action.');
  if (as === undefined) return ofFight(own, standing, within ?? 5000);
  const speech = { ruleSet: table.ruleSet, view: fight.view, now: true, language };
  const who = fighterNamed(speech, as);
  const meant = fight.legal(who).filter((intent) => action === undefined || isActMeant(speech, intent, action));
  const acts = inGroups(table.ruleSet, meant, ({ def }) => def.id);
  if (acts.length === 0) {
    if (action === undefined) return { code: NO, text: whyNotNow(table, speech, who, lang, null), json: { as, acts: [] } };
    const open = fight.legal(who).map((intent) => intentText(speech, intentJson(intent)));
    throw open.length === 0 ? new InputError(whyNotNow(table, speech, who, lang, null)) : unknown('action', action, open);
  }
  const told = acts.map((intent) => ofAct(own, standing, intent, options, exact || acts.length <= 3));
  return { code: GOOD, text: joined(told.flatMap((act) => act.lines)), json: { as, acts: told.map((act) => act.json) } as unknown as Json };
}

/** A fight from an encounter, with changes or without, a log, or the end of a scenario. */
async function openAny(file: string, { seed, after = 0 }: OddsCommandOptions, changes: readonly string[] = []): Promise<Table> {
  const content = readText(file, MAX_LOG_BYTES);
  const isEncounter = content.includes('"riposte/encounter/') && !isLog(content);
  if (changes.length > 0 && !isEncounter) throw new InputError('--vs needs an encounter: a log or a scenario cannot be changed.');
  const dice = seed === undefined ? {} : { seed };
  const table =
    changes.length > 0
      ? await openNew((await jobOf(file, {}, changes)).content, file, dice)
      : content.includes('"riposte/scenario/') && !isLog(content)
        ? await openScenario(content, file)
        : await openTable(file, dice);
  playActs(standingOf(table), table.fight, after);
  return table;
}

async function openScenario(content: string, file: string): Promise<Table> {
  const [scenario] = readScenarios(content, file, await ruleSetsIn(content));
  const { fight } = playScenario(scenario);
  if (fight === null) throw new InputError(`The first scenario in ${file} cannot start.`);
  const { title, ruleSet } = scenario;
  return {
    file,
    title,
    ruleSet,
    fight,
    header: fight.header,
    sides: [],
    played: null,
    ended: () => null,
    playerOf: () => ruleSet.policy,
    stored: null,
    lesson: null,
  };
}

export function standingOf({ ruleSet, fight, ended }: Table): Situation {
  return { ruleSet, rules: fight.rules, state: fight.state, policy: ruleSet.policy, ended };
}

/** A fight with the language in which it is told. */
export interface Own {
  readonly table: Table;
  readonly story: StoryOptions;
}

interface Told {
  readonly lines: readonly string[];
  readonly json: ActApart;
}

/** One act: its sentence, each outcome, what other answers would make of it, the numbers behind it. */
function ofAct(own: Own, standing: Situation, intent: AnyIntent, options: OddsOptions, whole: boolean): Told {
  const { table, story } = own;
  const speech = { ruleSet: table.ruleSet, view: table.fight.view, now: true, language: storyWith(table, story).tongue.language };
  const { odds: result, told } = actApart(standing, speech, intent, options, whole);
  const head = `${means('heading', `${told.text}:`)} ${told.sentence}`;
  const rolls = told.rolls.map(
    ({ who, title, dice, rule }) => `  ${saidAt(own, 'odds-rolls', { who: { text: who }, roll: { text: title }, dice: { text: dice } })} (${rule})`,
  );
  const lines = whole
    ? [
        head,
        ...tree(own, speech, result),
        ...told.assumed.map(({ text, sentence }) => `  ${saidAt(own, 'odds-if', { answer: { text }, odds: { text: sentence } })}`),
        ...told.numbers.map(({ text }) => `  ${text}`),
        ...new Set(rolls),
      ]
    : [head];
  return { lines, json: told };
}

/** Milliseconds for each of several acts, so that nobody waits long for all of them. */
const WITHIN_EACH = 150;

/** The odds of acts that may be declared now: of one with all that it may bring, of several a sentence each. */
export function oddsOfActs(own: Own, intents: readonly AnyIntent[]): string[] {
  const isOne = intents.length === 1;
  const options = { exact: false, within: isOne ? USUAL_WITHIN : WITHIN_EACH };
  return intents.flatMap((intent) => ofAct(own, standingOf(own.table), intent, options, isOne).lines);
}

/** The odds of each answer to the open question. */
export const oddsOfAnswers = ({ table, story }: Own): string[] =>
  ofAnswers(table, standingOf(table), { exact: false, within: USUAL_WITHIN }, storyWith(table, story).tongue.language).text.split('\n');

/** The odds of an act and what others' choices would make of them, as one sentence. */
export function sentenceOf(speech: Speech, odds: Odds, others: readonly Assumed[]): string {
  const would = wouldMakeIt(odds, others, speech);
  return `${oddsSentence(odds, speech)}${would === '' ? '' : ` ${would}`}`;
}

/** What is certain, what is assumed, and each outcome with its probability. */
function tree(own: Own, speech: Speech, { always, outcomes, answered, mass, isWhole, ways }: Odds): string[] {
  const language = languageIn(speech);
  const read = alike(outcomes, ({ consequences }) => consequencesText(speech, consequences) || saidAt(own, 'odds-nothing-else', {}));
  const isSure = isWhole && outcomes.every(({ consequences }) => consequences.length === 0);
  const rows = (isSure ? [] : read)
    .slice(0, MAX_ROWS)
    .map(([text, { probability, atMost, exactly }]) => [`  ${range(language, probability, atMost)}`, exactly ?? '', text]);
  const more = isSure ? 0 : read.length - rows.length;
  const what = consequencesText(
    speech,
    always.filter(({ aside }) => !aside),
  );
  const lines = [
    // What is sure stands in the sentence above.
    ...(what === '' || isSure ? [] : [plain(language.say('odds-always', { what })!)]),
    ...answered.map(
      ({ who, ask, value }) => `${saidAt(own, 'odds-assumed', { answer: { text: answerText(speech, who, ask.id, value) } })} (${ask.id}, ${ask.rule})`,
    ),
  ];
  const why = ways < MAX_WAYS ? 'time' : 'ways';
  return [
    ...lines.map((line) => `  ${line}`),
    ...columns(rows),
    ...(more > 0 ? [`  ${saidAt(own, 'odds-rarer', { number: more })}`] : []),
    ...(isWhole ? [] : [`  ${saidAt(own, 'odds-counted', { percent: percentIn(language, mass, 1), why })}`]),
  ];
}

type Share = Pick<Odds['outcomes'][number], 'probability' | 'atMost' | 'exactly'>;

/** Outcomes that read alike as one, the likeliest first. */
function alike(outcomes: Odds['outcomes'], textOf: (outcome: Odds['outcomes'][number]) => string): [text: string, share: Share][] {
  const read = new Map<string, Share>();
  for (const outcome of outcomes) {
    const text = textOf(outcome);
    const { probability, atMost, exactly } = read.get(text) ?? { probability: 0, atMost: outcome.atMost - outcome.probability, exactly: null };
    read.set(text, { probability: probability + outcome.probability, atMost: atMost + outcome.probability, exactly: sumText(exactly, outcome.exactly) });
  }
  return [...read].sort(([, a], [, b]) => b.probability - a.probability);
}

/** The sum of two fractions in words. */
function sumText(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  const [a, b] = [one, other].map((text) => text.split('/').map(BigInt)).map(([over, under = 1n]) => rational(over, under));
  return rationalText(plus(a, b));
}

/** The odds of each answer to the question that a command waits for. */
function ofAnswers({ fight }: Table, standing: Situation, options: OddsOptions, language: Language): Outcome {
  const { as, ask, rule, question, answers } = answersApart(standing, fight, options, language)!;
  const head = `${capital(as)}: ${question} (${rule})`;
  const text = joined([head, ...answers.map((answer) => `${means('heading', `${answer.text}:`)} ${answer.sentence}`)]);
  return { code: GOOD, text, json: { as, ask, rule, question, answers } as unknown as Json };
}

/** Bounds, as one where they look the same. */
function range(language: Language, least: number, most: number): string {
  const [from, to] = [percentIn(language, least, 1), percentIn(language, most, 1)];
  return from === to ? from : plain(language.say('odds-range', { from, to })!);
}

/** How the whole fight ends with default computer players. */
function ofFight(own: Own, standing: Situation, within: number): Outcome {
  const { table } = own;
  const { language } = storyWith(table, own.story).tongue;
  const label = (view: Table['fight']['view'], over: Json, ended: string | null): string =>
    ended ?? endText(over, table.sides, table.ruleSet.words?.over(view, over) ?? over, language);
  const { ends, open, commands, states } = futureOf(standing, { within, label });
  const rows = [...ends].sort((a, b) => b[1] - a[1]);
  const lines = rows.map(([end, probability]) => `${range(language, probability, Math.min(1, probability + open))}: ${end}`);
  const rest =
    open > 1e-6
      ? saidAt(own, 'odds-undecided', { number: commands, percent: percentIn(language, open, 1) })
      : saidAt(own, 'odds-exact', { number: open.toExponential(0) });
  const json = { ends: rows.map(([end, probability]) => ({ end, probability, atMost: Math.min(1, probability + open) })), open, commands, states };
  return { code: GOOD, text: joined([...lines, rest]), json };
}
