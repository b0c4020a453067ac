import { capital, ending, endText, intentText, isLog, MAX_LOG_BYTES, nameOf, readScenarios, type Speech, valueText } from '@riposte/files';
import { type AnyIntent, type Id, intentJson, type Json } from '@riposte/kernel';
import { ruleSetsIn } from '@riposte/rule-sets';
import {
  type ActApart,
  type Assumed,
  actApart,
  answersApart,
  choiceText,
  consequenceText,
  futureOf,
  isActMeant,
  MAX_WAYS,
  type Odds,
  type OddsOptions,
  oddsSentence,
  percent,
  playActs,
  type Situation,
  wouldMakeIt,
} from '@riposte/sim';
import { playScenario } from '@riposte/testkit';
import { columns } from './columns.ts';
import { jobOf } from './job.ts';
import { means } from './meaning.ts';
import { openNew, openTable, readText, type Table } from './open.ts';
import { GOOD, InputError, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';
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
  const text = ['As it is:', plain.text, '', ...joined([`With ${vs.join(', ')}:`]).split('\n'), variant.text].join('\n');
  return { code: plain.code, text, json: { ...(plain.json as object), versus: { changes: vs, ...(variant.json as object) } } as unknown as Json };
}

function oddsIn(table: Table, { as, action, exact = false, within }: OddsCommandOptions): Outcome {
  const options: OddsOptions = { exact, within: within ?? USUAL_WITHIN };
  const { fight } = table;
  const standing = standingOf(table);
  const end = ending(table);
  if (end !== null) return { code: NO, text: `The fight is over: ${end}.`, json: { end } };
  if (fight.pending?.kind === 'answer') return ofAnswers(table, standing, options);
  if (as === undefined && action !== undefined) throw new InputError('Whose action? Add --as NAME to --action.');
  if (as === undefined) return ofFight(table, standing, within ?? 5000);
  const speech = { ruleSet: table.ruleSet, view: fight.view, now: true };
  const who = fighterNamed(speech, as);
  const acts = fight.legal(who).filter((intent) => action === undefined || isActMeant(speech, intent, action));
  if (acts.length === 0) {
    if (action === undefined) return { code: NO, text: `${capital(as)} can do nothing now.`, json: { as, acts: [] } };
    const open = fight.legal(who).map((intent) => intentText(speech, intentJson(intent)));
    throw open.length === 0 ? new InputError(`It is someone else's turn. ${capital(as)} can do nothing now.`) : unknown('action', action, open);
  }
  const told = acts.map((intent) => ofAct(table, standing, intent, options, exact || acts.length <= 3));
  return { code: GOOD, text: joined(told.flatMap((act) => act.lines)), json: { as, acts: told.map((act) => act.json) } as unknown as Json };
}

/** A fight from an encounter, with changes or without, a log, or the end of a scenario. */
async function openAny(file: string, { seed, after = 0 }: OddsCommandOptions, changes: readonly string[] = []): Promise<Table> {
  const content = readText(file, MAX_LOG_BYTES);
  const isEncounter = content.includes('"riposte/encounter/') && !isLog(content);
  if (changes.length > 0 && !isEncounter) throw new InputError('--vs needs an encounter: what a log or a scenario tells cannot be changed.');
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

interface Told {
  readonly lines: readonly string[];
  readonly json: ActApart;
}

/** One act: its sentence, each outcome, what other answers would make of it, the numbers behind it. */
function ofAct(table: Table, standing: Situation, intent: AnyIntent, options: OddsOptions, whole: boolean): Told {
  const speech = { ruleSet: table.ruleSet, view: table.fight.view, now: true };
  const { odds: result, told } = actApart(standing, speech, intent, options, whole);
  const head = `${means('heading', `${told.text}:`)} ${told.sentence}`;
  const rolls = told.rolls.map(({ who, title, dice, rule }) => `  ${who} rolls ${title}: ${dice} (${rule})`);
  const lines = whole
    ? [
        head,
        ...tree(speech, result),
        ...told.assumed.map(({ text, sentence }) => `  If ${text}: ${sentence}`),
        ...told.numbers.map(({ text }) => `  ${text}`),
        ...new Set(rolls),
      ]
    : [head];
  return { lines, json: told };
}

/** Milliseconds for each of several acts, so that nobody waits long for all of them. */
const WITHIN_EACH = 150;

/** The odds of acts that may be declared now: of one with all that it may bring, of several a sentence each. */
export function oddsOfActs(table: Table, intents: readonly AnyIntent[]): string[] {
  const isOne = intents.length === 1;
  const options = { exact: false, within: isOne ? USUAL_WITHIN : WITHIN_EACH };
  return intents.flatMap((intent) => ofAct(table, standingOf(table), intent, options, isOne).lines);
}

/** The odds of each answer to the open question. */
export const oddsOfAnswers = (table: Table): string[] => ofAnswers(table, standingOf(table), { exact: false, within: USUAL_WITHIN }).text.split('\n');

/** The odds of an act and what others' choices would make of them, as one sentence. */
export function sentenceOf(speech: Speech, odds: Odds, others: readonly Assumed[]): string {
  const name = (who: Id): string => nameOf(speech, who);
  const would = wouldMakeIt(odds, others, name, (ask, value) => valueText(speech, ask, value));
  return `${oddsSentence(odds, name)}${would === '' ? '' : ` ${would}`}`;
}

/** What is certain, what is assumed, and each outcome with its probability. */
function tree(speech: Speech, { always, outcomes, answered, mass, isWhole, ways }: Odds): string[] {
  const rows = outcomes
    .slice(0, MAX_ROWS)
    .map((outcome) => [
      `  ${range(outcome.probability, outcome.atMost)}`,
      outcome.exactly ?? '',
      outcome.consequences.map((its) => consequenceText(speech, its)).join('; ') || 'nothing else',
    ]);
  const more = outcomes.length - rows.length;
  const sure = always.filter((consequence) => !consequence.aside);
  return [
    ...(sure.length === 0 ? [] : [`  In any case: ${sure.map((consequence) => consequenceText(speech, consequence)).join('; ')}.`]),
    ...answered.map(
      (answer) =>
        `  Assumed: ${nameOf(speech, answer.who)} ${choiceText(answer.ask.id, valueText(speech, answer.ask.id, answer.value))} (${answer.ask.id}, ${answer.ask.rule})`,
    ),
    ...columns(rows),
    ...(more > 0 ? [`  and ${more} rarer outcomes`] : []),
    ...(isWhole
      ? []
      : [
          `  Only ${percent(mass)} is counted: ${ways < MAX_WAYS ? 'time ran out (--within 0 counts everything)' : 'there are too many ways for the dice to fall'}.`,
        ]),
  ];
}

/** The odds of each answer to the question that a command waits for. */
function ofAnswers({ fight }: Table, standing: Situation, options: OddsOptions): Outcome {
  const { as, ask, rule, question, answers } = answersApart(standing, fight, options)!;
  const head = `${as}: ${question} (${rule})`;
  const text = joined([head, ...answers.map((answer) => `${means('heading', `${answer.text}:`)} ${answer.sentence}`)]);
  return { code: GOOD, text, json: { as, ask, rule, question, answers } as unknown as Json };
}

/** Bounds, as one where they look the same. */
function range(least: number, most: number): string {
  return percent(least) === percent(most) ? percent(least) : `${percent(least)} to ${percent(most)}`;
}

/** How the whole fight ends with default computer players. */
function ofFight(table: Table, standing: Situation, within: number): Outcome {
  const label = (view: Table['fight']['view'], over: Json, own: string | null): string =>
    own ?? endText(over, table.sides, table.ruleSet.words?.over(view, over) ?? over);
  const { ends, open, commands, states } = futureOf(standing, { within, label });
  const rows = [...ends].sort((a, b) => b[1] - a[1]);
  const lines = rows.map(([end, probability]) => `${range(probability, Math.min(1, probability + open))}: ${end}`);
  const rest =
    open > 1e-6 ? `Not decided after ${commands} actions: ${percent(open)}. "riposte simulate" estimates the rest.` : `Exact to ${open.toExponential(0)}.`;
  const json = { ends: rows.map(([end, probability]) => ({ end, probability, atMost: Math.min(1, probability + open) })), open, commands, states };
  return { code: GOOD, text: joined([...lines, rest]), json };
}
