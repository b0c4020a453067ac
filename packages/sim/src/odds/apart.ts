import {
  type Answered,
  arithmetic,
  type Consequence,
  capital,
  certainly,
  chancesOf,
  answerText as choiceText,
  decide,
  FIGHT,
  intentText,
  type Language,
  languageIn,
  nameOf,
  type Odds,
  type OddsOptions,
  oddsOf,
  oddsSentence,
  openCommand,
  plain,
  poolText,
  promptText,
  reasonsOf,
  type Situation,
  type Speech,
  saysNothing,
} from '@riposte/files';
import { type AnyIntent, type Explanation, type Fight, type Id, type IntentJson, intentJson, type Json } from '@riposte/kernel';
import { answerText, assumed, wouldMakeIt } from './assumed.ts';

/** What can follow, in words and numbers. `probability` is a lower bound and `atMost` the upper one; they differ only where time ran out. */
export interface Following {
  /** How much of the probability was counted, 0 to 1. */
  readonly counted: number;
  /** What happens however the dice fall. */
  readonly always: readonly Said[];
  /** What else may happen, the likeliest first. */
  readonly outcomes: readonly {
    readonly probability: number;
    readonly atMost: number;
    /** As a fraction, where asked for. */
    readonly exactly?: string;
    readonly consequences: readonly Said[];
    readonly text: string;
  }[];
  /** The same by fighter: others before the one who acts. */
  readonly chances: readonly {
    readonly who: string;
    readonly probability: number;
    readonly atMost: number;
    readonly parts: readonly { readonly what: string; readonly probability: number }[];
  }[];
  /** Questions on the way, as they were answered. */
  readonly answers: readonly { readonly ask: string; readonly who: string; readonly value: Json }[];
}

export interface Said {
  readonly who: string;
  readonly what: string;
}

/** A roll of the likeliest way, with every total of its dice. */
export interface RollApart {
  readonly who: string;
  readonly title: string;
  readonly dice: string;
  readonly rule: string;
  readonly totals: readonly (readonly [total: number, probability: number])[];
}

/** A number behind the rolls, with what adds to it. */
export interface NumberApart {
  readonly who: string;
  readonly query: string;
  readonly rule: string;
  readonly shown: string;
  readonly base: { readonly label: string; readonly shown: string };
  /** `chance` is that of the first of `chances` without the part; null where that cannot be told. */
  readonly parts: readonly { readonly rule: string; readonly label: string; readonly amount: number; readonly chance: number | null }[];
  /** All of it in one line. */
  readonly text: string;
}

/** An act taken apart. */
export interface ActApart extends Following {
  readonly act: Pick<IntentJson, 'do' | 'with'>;
  readonly text: string;
  readonly sentence: string;
  /** What would follow from other answers of others. */
  readonly assumed: readonly (Following & {
    readonly ask: string;
    readonly who: string;
    readonly value: Json;
    /** "Odo parries". */
    readonly text: string;
    readonly sentence: string;
  })[];
  readonly rolls: readonly RollApart[];
  readonly numbers: readonly NumberApart[];
}

/** An act is meant by its id, by its text or the beginning of it, or as JSON. */
export function isActMeant(speech: Speech, intent: AnyIntent, action: string): boolean {
  const json = intentJson(intent);
  return (
    json.do === action ||
    asTyped(intentText(speech, json)).startsWith(asTyped(action)) ||
    JSON.stringify({ do: json.do, with: json.with }) === action.replaceAll(' ', '')
  );
}

/** "move to 4,3" for "Move to (4,3)" and "Move to 4, 3": people type places in several ways. */
const asTyped = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\((-?[\d.]+,-?[\d.]+)\)/g, '$1')
    .replace(/(?<=\d), +(?=-?\d)/g, ',');

/** Lets the policy play so many acts of everybody, or fewer where the fight ends before. */
export function playActs({ policy, ended = () => null }: Pick<Situation, 'policy' | 'ended'>, fight: Fight, acts: number): void {
  const goesOn = (): boolean => fight.over === null && ended(fight.view) === null;
  for (let played = 0; played < acts && (fight.pending !== null || goesOn()); played++) {
    do {
      if (
        !decide(
          fight,
          () => policy,
          () => true,
        )
      )
        return;
    } while (fight.pending !== null);
  }
}

/** Parts whose share of the chance is counted. */
const MAX_PARTS = 24;

/**
 * The odds of an act that may be declared now.
 * @param whole Whether other answers, rolls and numbers are wanted too; without them it is quicker.
 */
export function actApart(
  situation: Situation,
  speech: Speech,
  intent: AnyIntent,
  options: OddsOptions,
  whole: boolean,
): { readonly odds: Odds; readonly told: ActApart } {
  const odds = oddsOf(situation, intent, { ...options, others: whole });
  const name = (who: Id): string => nameOf(speech, who);
  const others = whole ? assumed(situation, intent, odds, options) : [];
  const would = wouldMakeIt(odds, others, speech);
  const told: ActApart = {
    act: { do: intent.def.id, with: intentJson(intent).with },
    text: intentText(speech, intentJson(intent)),
    sentence: `${oddsSentence(odds, speech)}${would === '' ? '' : ` ${would}`}`,
    ...followingOf(speech, odds),
    assumed: others.map(({ question, value, odds: other }) => ({
      ask: question.ask.id,
      who: name(question.who),
      value,
      text: `${answerText(speech, question.who, question.ask.id, value)}${isAskedMore(odds, question) ? ` (${question.ask.id})` : ''}`,
      sentence: oddsSentence(other, speech),
      ...followingOf(speech, other),
    })),
    ...(whole ? reasonsApart(situation, speech, odds, options) : { rolls: [], numbers: [] }),
  };
  return { odds, told };
}

/** Whether a fighter is asked other questions too, so that one answer alone says too little. */
function isAskedMore({ answered }: Odds, { who, ask }: Answered): boolean {
  return answered.some((answer) => answer.who === who && answer.ask !== ask);
}

/** The rolls of the likeliest way and the numbers behind them. */
function reasonsApart(situation: Situation, speech: Speech, odds: Odds, options: OddsOptions): Pick<ActApart, 'rolls' | 'numbers'> {
  const trace = reasonsOf(situation.rules, situation.state, odds.intent, odds.likeliest);
  const rolls = trace.flatMap((one): RollApart[] => {
    if (one.kind !== 'roll') return [];
    const totals = [...one.pool.distribution()].sort((a, b) => a[0] - b[0]);
    const dice = poolText(speech, one.pool.id);
    return [{ who: nameOf(speech, one.entry.who), title: languageIn(speech).term('roll', one.roll.title), dice, rule: one.roll.rule, totals }];
  });
  const explained = new Map(
    trace.flatMap((one) => (one.kind === 'value' && !saysNothing(one.explanation) ? [[arithmetic(speech, one.explanation), one.explanation] as const] : [])),
  );
  let left = MAX_PARTS;
  const numbers = [...explained].map(([text, explanation]): NumberApart => {
    const { query, rule, who, shown, base, parts } = explanation;
    return {
      who: nameOf(speech, who),
      query,
      rule,
      shown,
      base: { label: base.label, shown: base.shown },
      parts: parts.map((part) => ({
        rule: part.rule,
        label: part.label,
        amount: part.amount,
        chance: part.amount !== 0 && isSum(explanation) && left-- > 0 ? chanceWithout(situation, odds, explanation, part.amount, options) : null,
      })),
      text,
    };
  });
  return { rolls, numbers };
}

/** Of a number that is more than a sum nobody can say what it were without one of its parts. */
const isSum = ({ value, base, parts }: Explanation): boolean => parts.reduce((sum, { amount }) => sum + amount, base.amount) === value;

/** The first chance of an act if a part were not in a number, as if the game master took it out; null where it cannot be counted. */
function chanceWithout(situation: Situation, odds: Odds, { query, who }: Explanation, amount: number, options: OddsOptions): number | null {
  const [first] = chancesOf(odds);
  if (first === undefined || !odds.isWhole) return null;
  const shifts = [...(odds.intent.shifts ?? []), { query, who, amount: -amount, reason: 'without' }];
  const other = oddsOf(situation, { ...odds.intent, shifts }, { ...options, exact: false });
  if (!other.isWhole) return null;
  return chancesOf(other).find((chance) => chance.who === first.who)?.probability ?? 0;
}

/** The odds of each answer to the question that a fight waits for. */
export interface AnswersApart {
  readonly as: string;
  readonly ask: string;
  readonly rule: string;
  readonly question: string;
  readonly answers: readonly (Following & { readonly value: Json; readonly text: string; readonly sentence: string })[];
}

/** The odds of each answer to the question that is open; null = none is. */
export function answersApart(situation: Situation, fight: Fight, options: OddsOptions, language?: Language): AnswersApart | null {
  const { pending } = fight;
  const open = openCommand(fight);
  if (pending?.kind !== 'answer' || open === null) return null;
  const speech = { ruleSet: situation.ruleSet, view: fight.view, now: true, ...(language && { language }) };
  const { ask, about } = pending;
  const [who] = pending.whos;
  const values = ask.answer.candidates(fight.view, { who, about }) as readonly Json[];
  const results = values.map((value) => {
    const given = [...open.given, { in: 'answer' as const, ask: ask.id, who, about, value }];
    return oddsOf({ ...situation, state: open.state }, open.intent, { ...options, given });
  });
  const certain = results.map(({ always }) => always.map((consequence) => consequenceText(speech, consequence)));
  const always = new Set(certain[0]?.filter((text) => certain.every((all) => all.includes(text))));
  return {
    as: nameOf(speech, who),
    ask: ask.id,
    rule: ask.rule,
    question: promptText(speech, ask, who, about),
    answers: values.map((value, i) => ({
      value,
      text: capital(choiceText(speech, ask, about, value)),
      sentence: differing(speech, results[i], always),
      ...followingOf(speech, results[i]),
    })),
  };
}

/** The odds of one answer, with what is certain by it and not by every one. */
function differing(speech: Speech, result: Odds, byEvery: ReadonlySet<string>): string {
  const own = result.always.filter(
    (consequence) =>
      !consequence.aside &&
      !(consequence.part && result.always.some((other) => !other.part && !other.aside)) &&
      !byEvery.has(consequenceText(speech, consequence)),
  );
  const sentence = oddsSentence({ ...result, always: own }, speech);
  if (own.length === 0 || result.outcomes.every(({ consequences }) => consequences.length === 0)) return sentence;
  const what = certainly(own, speech, null).join('; ');
  return `${sentence} ${plain(languageIn(speech).say('odds-always', { what })!)}`;
}

/** "Odo loses 1 HP". */
export function consequenceText(speech: Speech, consequence: Consequence): string {
  return certainly([consequence], speech, null)[0] ?? '';
}

/** "Odo loses 1 HP; Odo is then prone", without bookkeeping, and without what a part shows that its owner shows already. */
export function consequencesText(speech: Speech, consequences: readonly Consequence[]): string {
  const { look, tale } = speech.ruleSet;
  const quiet = tale?.quiet.conditions ?? [];
  // A game without gauges does not say what is bookkeeping.
  const hasGauges = (look?.gauges ?? []).length > 0;
  const isTold = ({ aside, part, change }: Consequence): boolean =>
    !(aside && hasGauges) && !(part && change?.kind === 'amount') && !(change !== null && 'id' in change && quiet.includes(change.id));
  return certainly(consequences.filter(isTold), speech, null).join('; ');
}

function followingOf(speech: Speech, result: Odds): Following {
  const name = (who: Id): string => (who === FIGHT ? 'fight' : nameOf(speech, who));
  const said = ({ who, what }: Consequence): Said => ({ who: name(who), what });
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
