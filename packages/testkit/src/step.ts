import type { Choice, Die, Expectation, Step } from '@riposte/files/testing';
import {
  type Codec,
  decree,
  type Expected,
  type Failure,
  fits,
  isComplaint,
  isDecree,
  isNamed,
  pathText,
  reasonText,
  stoppedText,
  turnText,
  unmet,
} from '@riposte/files/testing';
import { type Fight, type Id, type IntentJson, type Json, type Pending, type Refusal, RiposteError } from '@riposte/kernel';
import { type Facts, oneOfText, type Path } from '@riposte/ruleset';
import { canShow, facesFor, facesForOutcome } from './dice.ts';
import { ask, differing, sorted } from './question.ts';

/** What a step brings for use, and whether it was used. */
interface Supply<T> {
  readonly given: T;
  readonly path: Path;
  used: boolean;
}

/** Takes one step: does what it says, answers, rolls, then looks and asks. Returns what was not as expected. */
export function takeStep(fight: Fight, speech: Codec, step: Step, path: Path): Failure[] {
  const start = fight.lines.length;
  if (step.refused !== undefined) return [...tryRefused(fight, speech, step, path), ...look(fight, speech, step, start, path)];
  const dice = supplied(step.dice ?? [], [...path, 'dice']);
  const listed = step.choose === undefined || step.choose === 'defaults' ? [] : step.choose;
  const choices = supplied(listed, [...path, 'choose']).filter((choice): choice is Supply<Choice> => choice.given !== 'defaults');
  const newcomers = step.as === 'gm' && step.do === 'add' ? namesIn(step.with?.fighters) : [];
  mustBeKnown(speech, newcomers, dice, choices);
  const supplies: Supplies = {
    dice,
    choices,
    defaults: step.choose === 'defaults' || listed.includes('defaults'),
    pauses: step.expect?.asked !== undefined && step.expect.asked !== null,
    path,
  };
  const odd = acts(fight, speech, step, path).flatMap((act) => {
    act();
    return goOn(fight, speech, supplies);
  });
  const unused = [
    ...dice.filter((die) => !die.used && die.given.optional !== true).map((die) => ({ ...die, expected: `a roll for ${die.given.purpose}` })),
    ...choices.filter((choice) => !choice.used).map((choice) => ({ ...choice, expected: `a question for ${choice.given.who}` })),
  ];
  return [
    ...odd,
    ...unused.map((supply): Failure => ({ path: pathText(supply.path), expected: supply.expected, got: 'none came' })),
    ...look(fight, speech, step, start, path),
  ];
}

/** Names of fighters that a step brings in. */
const namesIn = (fighters: Json | undefined): string[] =>
  Array.isArray(fighters) ? fighters.flatMap((one) => (isNamed(one) && typeof one.name === 'string' ? [one.name] : [])) : [];

function supplied<T>(given: readonly T[], path: Path): Supply<T>[] {
  return given.map((said, i) => ({ given: said, path: [...path, i], used: false }));
}

function mustBeKnown(speech: Codec, newcomers: readonly string[], dice: readonly Supply<Die>[], choices: readonly Supply<Choice>[]): void {
  const { rolls, asks, windows } = speech.rules.def;
  const purposes = rolls.map((roll) => roll.id);
  const questions = [...asks, ...windows].map((question) => question.id);
  for (const { given, path } of dice) {
    if (!purposes.includes(given.purpose)) speech.complain([...path, 'purpose'], oneOfText(purposes, given.purpose), given.purpose);
    if (given.who !== undefined && !newcomers.includes(given.who)) speech.id(given.who, [...path, 'who']);
  }
  for (const { given, path } of choices) {
    if (!newcomers.includes(given.who)) speech.id(given.who, [...path, 'who']);
    if (given.ask !== undefined && !questions.includes(given.ask)) speech.complain([...path, 'ask'], oneOfText(questions, given.ask), given.ask);
  }
}

/** What the step does, one after the other; a step without "do" goes on with what is open. */
function acts(fight: Fight, speech: Codec, step: Step, path: Path): (() => void)[] {
  if (step.do === undefined) return [() => {}];
  const { do: called, as } = step;
  const goesOn = (stopped: ReturnType<Fight['fiat']>): void => {
    const { stopped: falls } = step.expect ?? {};
    // What ends the fight or the turn ends the open act with it.
    const isEnded = stopped?.reasons?.length === 0;
    if (stopped !== null && falls !== true && !(isEnded && falls === undefined))
      speech.complain(
        [...path, 'with'],
        'a decree after which the open act goes on, or "stopped": true in "expect", for one that it ends',
        stoppedText(fight, speech, stopped),
      );
    if (stopped === null && falls === true)
      speech.complain([...path, 'expect', 'stopped'], 'an open command that does not go on', 'it goes on, or none was open');
  };
  if (as === 'gm' && isDecree(called)) return [() => goesOn(decree(fight, speech, called, step.with ?? {}, [...path, 'with'], speech.sides))];
  if (as !== 'gm') mustBeFree(fight, speech, called, path);
  const intents = as === 'gm' && called === 'pass' ? passing(speech, step.with ?? {}, [...path, 'with']) : [intentOf(speech, step, path)];
  return intents.map((intent) => () => {
    const reasons = refusalOf(() => goesOn(fight.interject(intent)));
    if (reasons === null) return;
    const why = reasons[0].rule === NOT_NOW ? [...fight.view.refusals(fight.rules.intent(intent)), ...reasons] : reasons;
    for (const [name, open] of openWords(fight, intent, reasons))
      speech.complain([...path, 'with', name], oneOfText(open, intent.with[name] as string), intent.with[name]);
    speech.complain([...path, 'do'], `that ${as} may ${called} now`, fight.over === null ? told(speech, why, fight) : 'the fight is over');
  });
}

/** Parameters that say a word which is none of those that the act knows, with these. */
function openWords({ rules, view }: Fight, intent: IntentJson, reasons: readonly Refusal[]): (readonly [name: string, open: readonly string[]])[] {
  const { def } = rules.intent(intent);
  return def.paramNames.flatMap((name, i) => {
    const value = intent.with[name];
    if (
      typeof value !== 'string' ||
      !reasons.some(({ reason, facts }) => reason === 'not-open' && (facts as { value?: unknown } | undefined)?.value === JSON.stringify(value))
    )
      return [];
    const open = (def.params[i].candidates(view, { by: intent.by, with: intent.with as never }) as readonly Json[]).filter((one) => typeof one === 'string');
    return open.length === 0 ? [] : [[name, open as string[]] as const];
  });
}

/** Nobody acts while something is open: a step without "do" goes on with it. */
function mustBeFree({ pending }: Fight, speech: Codec, called: string, path: Path): void {
  if (pending === null) return;
  const open = pending.kind === 'roll' ? `the dice of ${pending.roll.id}` : `the answer to ${pending.ask.id}`;
  speech.complain([...path, 'do'], `a step before this one, without "do", for ${open}`, called);
}

function intentOf(speech: Codec, step: Step, path: Path): IntentJson {
  const by = step.as === 'gm' ? speech.words.gm : speech.id(step.as!, [...path, 'as']);
  return speech.intent(by, { do: step.do!, ...(step.with === undefined ? {} : { with: step.with }) }, path);
}

const MINUTES = { minutes: 1, hours: 60, days: 1440 } as const;

/** `{"hours": 1}` as acts of the game master. */
function passing(speech: Codec, given: Facts, path: Path): readonly IntentJson[] {
  const minutes = Object.entries(given).reduce((sum, [unit, many]) => {
    if (!Object.hasOwn(MINUTES, unit)) speech.complain([...path, unit], `one of ${Object.keys(MINUTES).join(', ')}`, unit);
    if (typeof many !== 'number' || !Number.isInteger(many) || many < 1 || many > MAX_PASSING)
      return speech.complain([...path, unit], `1 to ${MAX_PASSING}`, many);
    return sum + many * MINUTES[unit as keyof typeof MINUTES];
  }, 0);
  return speech.words.pass?.(speech.view, minutes) ?? speech.complain(path, 'a span of time that the rules can let pass', given);
}

const MAX_PASSING = 1000;

/** A step that the rules must refuse. */
function tryRefused(fight: Fight, speech: Codec, step: Step, path: Path): Failure[] {
  const { do: called } = step;
  if (step.as === 'gm' && called !== undefined && isDecree(called)) return tryRefusedDecree(fight, speech, called, step, path);
  const by = step.as === 'gm' ? speech.words.gm : speech.id(step.as!, [...path, 'as']);
  const unsaid = speech.formless(by, step.do!, step.with ?? {}, step.refused !== true);
  if (unsaid !== null) return refusedAs(step.refused!, unsaid, [...path, 'refused']);
  const intent = intentOf(speech, step, path);
  const reasons = refusalOf(() => fight.submit(intent));
  if (reasons === null) return speech.complain([...path, 'refused'], step.refused!, 'it took place');
  const isByRules = reasons[0].rule === NOT_NOW && step.refused !== true && !step.refused!.includes(NOT_NOW);
  const byRules = isByRules ? fight.view.refusals(fight.rules.intent(intent)) : [];
  return refusedAs(step.refused!, byRules.length > 0 ? byRules : reasons, [...path, 'refused']);
}

/** A decree that goes beyond what the rules allow, and not on purpose; it names no rules. */
function tryRefusedDecree(fight: Fight, speech: Codec, called: Parameters<typeof decree>[2], { with: given = {}, refused }: Step, path: Path): Failure[] {
  if (refused !== true) return speech.complain([...path, 'refused'], 'true, for a decree', refused ?? null);
  try {
    decree(fight, speech, called, given, [...path, 'with'], speech.sides);
  } catch (thrown) {
    if (isComplaint(thrown)) return [];
    throw thrown;
  }
  return speech.complain([...path, 'refused'], true, 'it took place');
}

function refusedAs(expected: true | readonly string[], reasons: readonly Refusal[], path: Path): Failure[] {
  return expected === true ? [] : differing(sorted(expected), sorted(reasons.map((reason) => reason.rule)), path);
}

const NOT_NOW = 'not now';

/** Why an act was refused; null when it was not. */
function refusalOf(submit: () => void): readonly Refusal[] | null {
  try {
    submit();
    return null;
  } catch (thrown) {
    if (!(thrown instanceof RiposteError) || (thrown.code !== 'illegal-intent' && thrown.code !== 'illegal-answer')) throw thrown;
    const reasons = thrown.data.reasons as readonly Refusal[];
    return reasons.length > 0 ? reasons : [{ rule: NOT_NOW, reason: 'not-your-turn' }];
  }
}

/** The reasons in words; if it is another's turn, they say whose. */
function told(speech: Codec, reasons: readonly Refusal[], fight?: Fight): Json {
  return reasons.map(
    (refusal) => `${refusal.rule}: ${fight !== undefined && refusal.rule === NOT_NOW ? turnText(fight, speech) : reasonText(speech, refusal)}`,
  );
}

interface Supplies {
  readonly dice: readonly Supply<Die>[];
  readonly choices: readonly Supply<Choice>[];
  /** Questions without an answer get the default. */
  readonly defaults: boolean;
  /** Stops at the first question without an answer. */
  readonly pauses: boolean;
  readonly path: Path;
}

/** Feeds dice and answers to what is open until it is done. */
function goOn(fight: Fight, speech: Codec, given: Supplies): Failure[] {
  const failures: Failure[] = [];
  for (let pending = fight.pending; pending !== null; pending = fight.pending) {
    if (pending.kind === 'roll') failures.push(...throwDice(fight, speech, pending, given));
    else {
      const answered = answer(fight, speech, pending, given);
      if (answered === null) break;
      failures.push(...answered);
    }
  }
  return failures;
}

function throwDice(fight: Fight, speech: Codec, { roll, who, pool }: Pending & { kind: 'roll' }, { dice, path }: Supplies): Failure[] {
  const roller = speech.name(who);
  const one = dice.find(({ used, given }) => !used && given.purpose === roll.id && (given.who === undefined || given.who === roller));
  const shown = speech.words.dice(pool.id);
  if (!one) return speech.complain([...path, 'dice'], `dice for ${roll.id} of ${roller} (${shown})`, null);
  one.used = true;
  const { faces, total, outcome } = one.given;
  const found = faces ?? (total === undefined ? facesForOutcome(fight, pool, outcome!) : facesFor(pool, total));
  if (found === null || !canShow(pool, found)) return speech.complain(one.path, `what ${shown} can show`, faces ?? total ?? outcome!);
  fight.typeIn(found);
  return one.given.pool === undefined ? [] : differing(one.given.pool, shown, [...one.path, 'pool']);
}

/** What is expected in place of an answer that is refused; of a word that the question does not offer, the words that it does. */
function answerText(speech: Codec, { ask: question, about }: Pending & { kind: 'answer' }, who: Id, said: Json): string {
  const words = speech.choices(question, who, about).filter((choice) => typeof choice === 'string');
  const text = `an answer to ${question.id}`;
  return typeof said !== 'string' || words.length === 0 || words.includes(said) ? text : `${text}, ${oneOfText(words, said)}`;
}

/** Gives one answer; null when the step has none and stops here. */
function answer(fight: Fight, speech: Codec, pending: Pending & { kind: 'answer' }, { choices, defaults, pauses, path }: Supplies): Failure[] | null {
  const { ask: question, whos, about } = pending;
  for (const who of whos) {
    const name = speech.name(who);
    const one = choices.find(({ used, given }) => !used && given.who === name && (given.ask === undefined || given.ask === question.id));
    if (!one) continue;
    one.used = true;
    const value = speech.answer(question, who, one.given.choice, [...one.path, 'choice']);
    const reasons = refusalOf(() => fight.answer(value, { who, ask: question.id }));
    const { refused } = one.given;
    if (reasons !== null)
      return refused
        ? refusedAs(refused, reasons, [...one.path, 'refused'])
        : speech.complain([...one.path, 'choice'], answerText(speech, pending, who, one.given.choice), told(speech, reasons));
    return refused ? speech.complain([...one.path, 'refused'], refused, 'it was accepted') : [];
  }
  if (pauses) return null;
  const [who] = whos;
  if (!defaults)
    return speech.complain(
      [...path, 'choose'],
      `an answer of ${speech.name(who)} to ${question.id}, ${oneOfText(
        speech.choices(question, who, about).map((choice) => JSON.stringify(choice)),
        null,
      )}`,
      null,
    );
  fight.answer(question.fallback(speech.view, who, about), { who });
  return [];
}

/** Compares what the step expects and asks its questions. */
function look(fight: Fight, speech: Codec, step: Step, start: number, path: Path): Failure[] {
  return [
    ...(step.expect === undefined ? [] : unexpected(fight, speech, step.expect, start, [...path, 'expect'])),
    ...(step.ask ?? []).flatMap((question, i) => ask(fight, speech, question, [...path, 'ask', i])),
  ];
}

function unexpected(fight: Fight, speech: Codec, expected: Expectation, start: number, path: Path): Failure[] {
  const { result, events, 'no events': none, asked, over, stopped: _stopped, ...facts } = expected;
  const done = fight.lines.slice(start);
  const first = done.find((line) => line.in === 'done');
  const happened = [...done.flatMap((line) => (line.in === 'done' || line.in === 'fiat' ? line.events : [])), ...fight.openChanges].map((change) =>
    speech.sayChange(change),
  );
  const end = fight.over === null ? null : speech.words.over(speech.view, fight.over);
  return [
    ...(result === undefined ? [] : differing(result, first?.in === 'done' ? first.result : null, [...path, 'result'])),
    ...(events === undefined ? [] : unhappened(speech, events, happened, [...path, 'events'])),
    ...(none === undefined ? [] : happenedAnyway(speech, none, happened, [...path, 'no events'])),
    ...(asked === undefined ? [] : unasked(fight, speech, asked, [...path, 'asked'])),
    ...(over === undefined ? [] : differing(over as Json, end, [...path, 'over'])),
    ...unmet(speech, facts as Expected, path),
  ];
}

/** The events expected that did not happen in this order; values may be left out from the end. */
function unhappened(speech: Codec, expected: readonly Json[][], happened: readonly (readonly Json[])[], path: Path): Failure[] {
  let at = 0;
  for (const [i, event] of expected.entries()) {
    mustBeChange(speech, event[0], [...path, i]);
    while (at < happened.length && !fits(event, happened[at].slice(0, event.length))) at++;
    if (at++ >= happened.length) return [{ path: pathText([...path, i]), expected: event, got: happened as Json }];
  }
  return [];
}

function happenedAnyway(speech: Codec, none: readonly string[], happened: readonly (readonly Json[])[], path: Path): Failure[] {
  return none.flatMap((id, i) => {
    mustBeChange(speech, id, [...path, i]);
    const found = happened.filter((change) => change[0] === id);
    return found.length === 0 ? [] : [{ path: pathText([...path, i]), expected: `no ${id}`, got: found as Json }];
  });
}

function mustBeChange(speech: Codec, id: Json, path: Path): void {
  const known = speech.changes;
  if (typeof id !== 'string' || !known.includes(id)) speech.complain(path, oneOfText(known, id), id);
}

function unasked(fight: Fight, speech: Codec, expected: NonNullable<Expectation['asked']> | null, path: Path): Failure[] {
  const { pending } = fight;
  if (pending?.kind !== 'answer') return expected === null ? [] : [{ path: pathText(path), expected, got: null }];
  const got = { ask: pending.ask.id, who: pending.whos.map((who) => speech.name(who)), rule: pending.ask.rule };
  if (expected === null) return [{ path: pathText(path), expected, got }];
  const { choices, ...rest } = expected;
  const offered = choices === undefined ? [] : speech.choices(pending.ask, pending.whos[0], pending.about);
  const same =
    choices === undefined || (choices.length === offered.length && (choices as Json[]).every((choice) => offered.some((other) => fits(choice, other))));
  return [...differing(rest as Json, got, path), ...(same ? [] : [{ path: pathText([...path, 'choices']), expected: choices as Json, got: offered }])];
}
