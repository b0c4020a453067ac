import {
  arithmetic,
  capital,
  ending,
  endText,
  intentText,
  isLog,
  nameOf,
  openCommand,
  promptText,
  readScenarios,
  type Speech,
  saysNothing,
  valueText,
} from '@riposte/files';
import { type AnyIntent, type Id, type IntentJson, intentJson, type Json } from '@riposte/kernel';
import { ruleSetsIn } from '@riposte/rule-sets';
import {
  type Answered,
  type Assumed,
  assumed,
  type Consequence,
  certainly,
  chancesOf,
  choiceText,
  FIGHT,
  futureOf,
  MAX_WAYS,
  type Odds,
  type OddsOptions,
  oddsOf,
  oddsSentence,
  percent,
  reasonsOf,
  type Situation,
  wouldMakeIt,
} from '@riposte/sim';
import { playScenario } from '@riposte/testkit';
import { columns } from './columns.ts';
import { means } from './meaning.ts';
import { openTable, readText, type Table } from './open.ts';
import { GOOD, InputError, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';
import { fighterNamed, unknown } from './unknown.ts';

export interface OddsCommandOptions {
  readonly as?: string;
  readonly action?: string;
  readonly exact?: boolean;
  /** Milliseconds after which bounds are enough. */
  readonly within?: number;
}

const MAX_ROWS = 20;
/** A process that has just begun is slow: ten times what a running one needs. */
export const USUAL_WITHIN = 500;

/**
 * The exact odds of an act or of each, of the answers to an open question, or of the whole fight.
 * @throws FileError, InputError for nobody or nothing of that name.
 */
export async function odds(file: string, { as, action, exact = false, within }: OddsCommandOptions): Promise<Outcome> {
  const options: OddsOptions = { exact, within: within ?? USUAL_WITHIN };
  const table = await openAny(file);
  const { fight } = table;
  const standing = standingOf(table);
  const end = ending(table);
  if (end !== null) return { code: NO, text: `The fight is over: ${end}.`, json: { end } };
  if (fight.pending?.kind === 'answer') return ofAnswers(table, standing, options);
  if (as === undefined && action !== undefined) throw new InputError('Whose action? Add --as NAME to --action.');
  if (as === undefined) return ofFight(table, standing, within ?? 5000);
  const speech = { ruleSet: table.ruleSet, view: fight.view, now: true };
  const who = fighterNamed(speech, as);
  const acts = fight.legal(who).filter((intent) => action === undefined || isMeant(speech, intentJson(intent), action));
  if (acts.length === 0) {
    if (action === undefined) return { code: NO, text: `${capital(as)} can do nothing now.`, json: { as, acts: [] } };
    const open = fight.legal(who).map((intent) => intentText(speech, intentJson(intent)));
    throw open.length === 0 ? new InputError(`It is someone else's turn. ${capital(as)} can do nothing now.`) : unknown('action', action, open);
  }
  const told = acts.map((intent) => ofAct(table, standing, intent, options, exact || acts.length <= 3));
  return { code: GOOD, text: joined(told.flatMap((act) => act.lines)), json: { as, acts: told.map((act) => act.json) } as unknown as Json };
}

/** A fight from an encounter, a log, or the end of a scenario. */
async function openAny(file: string): Promise<Table> {
  const content = readText(file);
  if (isLog(content) || !content.includes('"riposte/scenario/')) return openTable(file);
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

/** An act is meant by its id, by its text or the beginning of it, or as JSON. */
function isMeant(speech: Speech, intent: IntentJson, action: string): boolean {
  const text = intentText(speech, intent).toLowerCase();
  return intent.do === action || text.startsWith(action.toLowerCase()) || JSON.stringify({ do: intent.do, with: intent.with }) === action.replaceAll(' ', '');
}

interface Told {
  readonly lines: readonly string[];
  readonly json: object;
}

/** One act: its sentence, each outcome, what other answers would make of it, the numbers behind it. */
function ofAct(table: Table, standing: Situation, intent: AnyIntent, options: OddsOptions, whole: boolean): Told {
  const { ruleSet, fight } = table;
  const speech = { ruleSet, view: fight.view, now: true };
  const act = intentText(speech, intentJson(intent));
  const result = oddsOf(standing, intent, { ...options, others: whole });
  const name = (who: Id): string => nameOf(speech, who);
  const others = whole ? assumed(standing, intent, result, options) : [];
  const sentence = sentenceOf(speech, result, others);
  const head = `${means('heading', `${act}:`)} ${sentence}`;
  const lines = whole
    ? [
        head,
        ...tree(speech, result),
        ...others.map(
          ({ question, value, odds: other }) =>
            `  If ${name(question.who)} ${choiceText(question.ask.id, valueText(speech, question.ask.id, value))}${askedMore(result, question) ? ` (${question.ask.id})` : ''}: ${oddsSentence(other, name)}`,
        ),
        ...reasons(speech, standing, result),
      ]
    : [head];
  return {
    lines,
    json: {
      act: { do: intent.def.id, with: intent.with },
      text: act,
      sentence,
      ...plain(speech, result),
      assumed: others.map(({ question, value, odds: other }) => ({ ask: question.ask.id, who: name(question.who), value, ...plain(speech, other) })),
    },
  };
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

/** Whether somebody is asked other questions besides this one, so that an answer alone says too little. */
function askedMore({ answered }: Odds, { who, ask }: Answered): boolean {
  return answered.some((answer) => answer.who === who && answer.ask !== ask);
}

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
      `  ${means('heading', range(outcome.probability, outcome.atMost))}`,
      outcome.exactly ?? '',
      outcome.consequences.map((its) => consequenceText(speech, its)).join('; ') || 'nothing else',
    ]);
  const more = outcomes.length - rows.length;
  const sure = always.filter((consequence) => !consequence.aside);
  return [
    ...(sure.length === 0 ? [] : [`  In any case: ${sure.map((consequence) => consequenceText(speech, consequence)).join('; ')}.`]),
    ...answered.map((answer) =>
      means(
        'aside',
        `  Assumed: ${nameOf(speech, answer.who)} ${choiceText(answer.ask.id, valueText(speech, answer.ask.id, answer.value))} (${answer.ask.id}, ${answer.ask.rule})`,
      ),
    ),
    ...columns(rows),
    ...(more > 0 ? [`  and ${more} rarer outcomes`] : []),
    ...(isWhole
      ? []
      : [
          means(
            'warning',
            `  Only ${percent(mass)} is counted: ${ways < MAX_WAYS ? 'time ran out (--within 0 counts everything)' : 'there are too many ways for the dice to fall'}.`,
          ),
        ]),
  ];
}

function consequenceText(speech: Speech, consequence: Consequence): string {
  return certainly([consequence], (who) => nameOf(speech, who), null)[0];
}

/** The numbers behind the rolls of the likeliest way, each with its sources. */
function reasons(speech: Speech, standing: Situation, { intent, likeliest }: Odds): string[] {
  const lines: string[] = [];
  for (const one of reasonsOf(standing.rules, standing.state, intent, likeliest)) {
    if (one.kind === 'value' && !saysNothing(one.explanation)) lines.push(`  ${arithmetic(speech, one.explanation)}`);
    if (one.kind === 'roll')
      lines.push(`  ${nameOf(speech, one.entry.who)} rolls ${one.roll.title}: ${speech.ruleSet.words?.dice(one.pool.id) ?? one.pool.id} (${one.roll.rule})`);
  }
  return [...new Set(lines)];
}

function plain(speech: Speech, result: Odds): object {
  const name = (who: Id): string => (who === FIGHT ? 'fight' : nameOf(speech, who));
  const said = ({ who, what }: Consequence): object => ({ who: name(who), what });
  return {
    counted: result.mass,
    always: result.always.map(said),
    outcomes: result.outcomes.map(({ consequences, probability, atMost, exactly }) => ({
      probability,
      atMost,
      ...(exactly === null ? {} : { exactly }),
      consequences: consequences.map(said),
      text: consequences.map(({ who, what }) => (who === FIGHT ? what : `${name(who)} ${what}`)).join('; '),
    })),
    chances: chancesOf(result).map(({ who, probability, atMost, parts }) => ({
      who: name(who),
      probability,
      atMost,
      parts: parts.map((part) => ({ what: part.what, probability: part.probability })),
    })),
    answers: result.answered.map(({ ask, who, value }) => ({ ask: ask.id, who: name(who), value })),
  };
}

/** The odds of each answer to the question that a command waits for. */
function ofAnswers(table: Table, standing: Situation, options: OddsOptions): Outcome {
  const { fight, ruleSet } = table;
  const speech = { ruleSet, view: fight.view };
  const pending = fight.pending as { kind: 'answer' } & NonNullable<typeof fight.pending>;
  const open = openCommand(fight)!;
  const { ask, whos, about } = pending as unknown as { ask: Answered['ask']; whos: readonly Id[]; about: Json };
  const [who] = whos;
  const values = ask.answer.candidates(fight.view, { who, about }) as readonly Json[];
  const results = values.map((value) => {
    const given = [...open.given, { in: 'answer' as const, ask: ask.id, who, about, value }];
    return oddsOf({ ...standing, state: open.state }, open.intent, { ...options, given });
  });
  const certain = results.map(({ always }) => always.map((consequence) => consequenceText(speech, consequence)));
  const always = new Set(certain[0]?.filter((text) => certain.every((all) => all.includes(text))));
  const told = values.map((value, i) => ({
    value,
    text: valueText(speech, ask.id, value),
    sentence: differing(speech, results[i], always),
    ...plain(speech, results[i]),
  }));
  const head = `${nameOf(speech, who)}: ${promptText(speech, ask, who, about)} (${ask.rule})`;
  const json = { as: nameOf(speech, who), ask: ask.id, answers: told } as unknown as Json;
  return { code: GOOD, text: joined([head, ...told.map((act) => `${means('heading', `${act.text}:`)} ${act.sentence}`)]), json };
}

/** The odds of one answer, with what is certain by it and not by every one. */
function differing(speech: Speech, result: Odds, byEvery: ReadonlySet<string>): string {
  const own = result.always.filter((consequence) => !consequence.aside && !consequence.part && !byEvery.has(consequenceText(speech, consequence)));
  const sentence = oddsSentence({ ...result, always: own }, (id) => nameOf(speech, id));
  if (own.length === 0 || result.outcomes.every(({ consequences }) => consequences.length === 0)) return sentence;
  return `${sentence} In any case: ${own.map((consequence) => consequenceText(speech, consequence)).join('; ')}.`;
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
  const lines = rows.map(([end, probability]) => `${means('heading', range(probability, Math.min(1, probability + open)))}: ${end}`);
  const rest =
    open > 1e-6 ? `Not decided after ${commands} actions: ${percent(open)}. "riposte simulate" estimates the rest.` : `Exact to ${open.toExponential(0)}.`;
  const json = { ends: rows.map(([end, probability]) => ({ end, probability, atMost: Math.min(1, probability + open) })), open, commands, states };
  return { code: GOOD, text: joined([...lines, means('aside', rest)]), json };
}
