import { type AnyAsk, copyState, Fight, type Id, intentJson, type Json, makeRules, RiposteError, Runner, readLog, type View, writeLog } from '@riposte/kernel';
import { accepted, refused } from './conformance-choices.ts';
import { hidesPlaces } from './conformance-hidden.ts';
import { soundAfterDecrees } from './conformance-master.ts';
import { keepsSecrets } from './conformance-secrets.ts';
import { anyInput, broken, type Input, mustEqual, open, play, stands, type Trial, takeInput } from './conformance-trial.ts';

export { hidingIn } from './conformance-hidden.ts';
export { type Choose, type Hiding, type Input, open, play, type Subject, type Trial } from './conformance-trial.ts';

/** Rules run in one piece, changing the state in place, come to the state that a fight suspended at each question came to. */
function inProcess(trial: Trial): void {
  const { rules } = trial.subject;
  const fight = open(trial);
  play(trial, undefined, fight);
  let faces: number[] = [];
  let answers: { readonly ask: string; readonly who: Id; readonly value: Json }[] = [];
  const choose = (view: View, ask: AnyAsk, who: Id, about: Json): Json => {
    const usual = ask.fallback(view, who, about) as Json;
    if (ask.open !== null && !ask.open(view, who, about)) return usual;
    const at = answers.findIndex((answer) => answer.ask === ask.id && answer.who === who);
    return at < 0 ? broken(`${ask.id} is asked of ${who} only when the act runs without a pause`) : answers.splice(at, 1)[0].value;
  };
  const runner = Runner.simulating(
    rules,
    copyState(rules, fight.header.state),
    { face: () => faces.shift() ?? broken('more dice are thrown when an act runs without a pause') },
    choose,
  );
  const lines = fight.path().map((n) => fight.lines[n]);
  let end = 0;
  for (let done = ended(lines, 0); done >= 0; done = ended(lines, end)) {
    const [command, ...given] = lines.slice(end, done);
    const closing = lines[done];
    if (command.in !== 'command' || closing.in !== 'done') return broken('the log is no sequence of commands');
    answers = given.flatMap((line) => (line.in === 'answer' ? [line] : []));
    faces = given.flatMap((line) => (line.in === 'roll' ? (line.faces ?? []) : []));
    const result = runner.perform(rules.intent(command));
    if (result !== closing.result || faces.length + answers.length > 0) broken(`"${command.do}" goes another way when it runs without a pause`);
    end = done + 1;
  }
  const waiting = fight.path()[end];
  mustEqual(
    JSON.stringify(runner.state),
    JSON.stringify(waiting === undefined ? fight.state : fight.stateBefore(waiting)),
    'after acts that ran without a pause',
  );
}

const ended = (lines: readonly { readonly in: string }[], from: number): number => lines.findIndex((line, i) => i >= from && line.in === 'done');

/** Executed again from the log, every command makes the same changes. */
function verified(trial: Trial): void {
  const fight = open(trial);
  play(trial, undefined, fight);
  mustVerify(fight);
}

function mustVerify(fight: Fight): void {
  const verdict = fight.verify();
  if (!verdict.ok) broken(`line ${verdict.line} of the log, executed again, is ${JSON.stringify(verdict.got)}, not ${JSON.stringify(verdict.expected)}`);
}

/** Written and read again at every decision, a fight stands where it stood, and goes on to the same log. */
function reloaded(trial: Trial): void {
  const straight = open(trial);
  const inputs = play(trial, undefined, straight);
  let fight = open(trial);
  const { def, options } = trial.subject.rules;
  const rules = makeRules(def, { options, codes: fight.header.codes });
  for (const input of inputs) {
    takeInput(fight, input);
    const { header, lines } = readLog(writeLog(fight.header, fight.lines));
    const again = Fight.load(rules, header, lines, { strict: true });
    mustEqual(stands(again), stands(fight), `saved and loaded after ${JSON.stringify(input)}`);
    fight = again;
  }
  mustVerify(fight);
  if (writeLog(fight.header, fight.lines) !== writeLog(straight.header, straight.lines)) broken('the loaded fight wrote another log');
}

/** Each input undone is as if it had not been, and done again as if it had not been undone. */
function undone(trial: Trial): void {
  const inputs = play(trial);
  const fight = open(trial);
  for (const input of inputs) {
    const before = stands(fight);
    takeInput(fight, input);
    const after = stands(fight);
    fight.undo();
    mustEqual(stands(fight), before, `after undo of ${JSON.stringify(input)}`);
    fight.redo();
    mustEqual(stands(fight), after, `after redo of ${JSON.stringify(input)}`);
  }
}

/** What happens in a fork leaves the original alone and goes the way in which the original would go. */
function forked(trial: Trial): void {
  const inputs = play(trial);
  const fight = open(trial);
  for (const input of inputs) {
    const before = stands(fight);
    const version = fight.version;
    const fork = fight.fork();
    takeInput(fork, input);
    mustEqual(stands(fight), before, `after ${JSON.stringify(input)} in a copy of the fight, the fight itself has changed`);
    if (fight.version !== version) broken('a copy of the fight wrote into the log of the fight itself');
    takeInput(fight, input);
    mustEqual(stands(fork), stands(fight), `a copy of the fight and the fight itself differ after ${JSON.stringify(input)}`);
  }
}

/** At every decision the resources are within their bounds. */
function withinBounds(trial: Trial): void {
  play(trial, (fight) => {
    const wrong = trial.subject.unsound?.(fight.view) ?? null;
    if (wrong !== null) broken(wrong);
  });
}

/** Until it is over, there is something to do: an intent is legal or an answer open. */
function neverStuck(trial: Trial): void {
  play(trial, (fight, inputs) => {
    if (fight.over === null && anyInput(fight, () => 0) === null) broken(`nobody can do anything after ${inputs.length} inputs`);
  });
}

/**
 * Every number asked for in the fight, with the context in which rule code asks, is the number that its explanation
 * comes to. Returns the queries heard.
 */
function explained(trial: Trial): Set<string> {
  const heard = new Set<string>();
  const { queries } = trial.subject.rules.def;
  const fight = open(trial);
  const view: { completed: View['completed'] } = fight.view;
  const completed = view.completed.bind(view);
  let explaining = false;
  // All queries pass here, so that no context has to be invented.
  view.completed = (index, who, against, context, base) => {
    const value = completed(index, who, against, context, base);
    const query = queries.find((known) => known.index === index);
    if (explaining || query === undefined) return value;
    explaining = true;
    const told = fight.view.explain(query, who, against, context);
    explaining = false;
    heard.add(query.id);
    if (told.value !== value) broken(`${query.id} of ${who} is ${value}, its explanation comes to ${told.value}`);
    return value;
  };
  const unasked = trial.subject.unasked ?? [];
  play(trial, () => fight.declarers.forEach((who) => unasked.forEach((query) => query(fight.view, who))), fight);
  return heard;
}

/** Where a fight with default answers came to. */
export interface Finish {
  readonly over: Json;
  readonly inputs: number;
}

/** Plays with default answers until the fight is over or `trial.inputs` were made; `over` is null then. */
export function finish(trial: Trial): Finish {
  const { policy } = trial.subject;
  const choose = trial.choices();
  const fight = open(trial);
  let inputs = 0;
  for (; fight.over === null && inputs < trial.inputs; inputs++) {
    if (fight.pending !== null) {
      fight.passDeadline();
      continue;
    }
    const planned = policy && first(fight.declarers, (who) => policy.declare(fight.view, who));
    // A policy that chooses nothing for anyone leaves the fight where it is.
    const input: Input | null = planned ? { submit: intentJson(planned) } : policy ? null : anyInput(fight, choose);
    if (input === null) break;
    takeInput(fight, input);
  }
  return { over: fight.over, inputs };
}

function first<T, U>(list: readonly T[], of: (item: T) => U | null): U | null {
  for (const one of list) {
    const found = of(one);
    if (found !== null) return found;
  }
  return null;
}

/** With default answers the fight comes to its end within `trial.inputs`. */
function finished(trial: Trial): void {
  const { over, inputs } = finish(trial);
  if (over === null) broken(`not over after ${inputs} inputs with default answers`);
}

/**
 * What must hold of every rule set. Each check plays a trial in its own way and throws an Error that says what does
 * not hold.
 */
export const CHECKS = {
  'in process as suspended at every decision': inProcess,
  'executed again as before': verified,
  'loaded at every decision as it was': reloaded,
  'undo takes back, redo gives back': undone,
  'a fork leaves the original alone': forked,
  'what is listed is accepted': (trial: Trial) => atEnd(trial, accepted),
  'what is not is refused and changes nothing': (trial: Trial) => atEnd(trial, refused),
  'no viewer learns what is hidden': keepsSecrets,
  'no viewer learns where someone hides': hidesPlaces,
  'default answers finish the fight': finished,
  'resources stay within bounds': withinBounds,
  'someone can always do something': neverStuck,
  'numbers are what their explanations say': explained,
  'after each decree all is as the rules allow, and undo takes it back': soundAfterDecrees,
} as const;

/** Looks at the decision at which a trial ends. */
function atEnd(trial: Trial, look: (fight: Fight) => void): void {
  const fight = open(trial);
  play(trial, undefined, fight);
  if (fight.over === null) look(fight);
}

/** The message of the Error that a check throws, or null. A fault of the kernel or a crash of rule code counts as well. */
export function faultIn(check: (trial: Trial) => unknown, trial: Trial): string | null {
  try {
    check(trial);
    return null;
  } catch (thrown) {
    return thrown instanceof RiposteError ? `${thrown.code}: ${thrown.message}` : String(thrown);
  }
}
