import type { AnyAsk, Id, IntentJson, State, View } from '@riposte/kernel';
import {
  type AnswerEntry,
  type Choose,
  copyState,
  type Entry,
  eachFall,
  Fight,
  FLOATING,
  fail,
  type Json,
  makeRules,
  type Pending,
  RiposteError,
  type Rules,
  Runner,
  readLog,
  sameJson,
  writeLog,
} from '@riposte/kernel';
import { mustEqual } from './conformance-trial.ts';

/** One step of a passage: a fighter declares, answers, the coming dice are set, or the first die that fell for a purpose is amended. */
export type Step =
  | { readonly submit: IntentJson }
  | { readonly answer: Json; readonly who?: Id; readonly ask?: string }
  | { readonly force: { readonly roll: string; readonly who: Id; readonly total?: number; readonly faces?: readonly number[] } }
  | { readonly amend: { readonly roll: string; readonly who: Id; readonly faces: readonly number[] } };

/** A passage of play that must hold however it is run. */
export interface Passage {
  readonly rules: Rules;
  readonly state: State;
  readonly steps: readonly Step[];
  /** Most ways in which the dice of a command are enumerated (default 200,000); of more the first rolls stay as they fell. */
  readonly most?: number;
  /** Looks at the end; throws when something is wrong. */
  readonly expect: (fight: Fight) => void;
}

/** Takes a step; returns how many inputs it made, each of which can be undone. */
function take(fight: Fight, step: Step): number {
  if ('submit' in step) fight.submit(step.submit);
  else if ('answer' in step)
    fight.answer(step.answer, { ...(step.who === undefined ? {} : { who: step.who }), ...(step.ask === undefined ? {} : { ask: step.ask }) });
  else if ('amend' in step) {
    const { roll, who, faces } = step.amend;
    const fell = fight.path().find((n) => {
      const line = fight.lines[n];
      return line.in === 'roll' && line.roll === roll && line.who === who;
    });
    const amendment = fight.amend(fell ?? -1, { faces });
    amendment.confirm();
    return 1 + amendment.carried;
  } else fight.force({ roll: step.force.roll, who: step.force.who, faces: step.force.faces ?? null, total: step.force.total ?? null, reason: 'passage' });
  return 1;
}

function must(good: boolean, what: string): void {
  if (!good) throw new Error(what);
}

const text = (fight: Fight): string => JSON.stringify([fight.state, fight.declarers, fight.over, pendingJson(fight.pending)]);

function pendingJson(pending: Pending | null): Json {
  if (pending === null) return null;
  return pending.kind === 'answer' ? [pending.ask.id, [...pending.whos], pending.about] : [pending.roll.id, pending.who, pending.pool.id];
}

/** Step by step: every question suspends and is answered later. Returns the fight at its end. */
export function playSuspended(passage: Passage): Fight {
  const fight = Fight.open(passage.rules, passage.state, { seed: 'passage', strict: true });
  for (const step of passage.steps) take(fight, step);
  passage.expect(fight);
  return fight;
}

/** All answers at hand: each command runs through without waiting. Must end in the same changes. */
export function playLive(passage: Passage): void {
  const fight = playSuspended(passage);
  const state = copyState(passage.rules, fight.header.state);
  const path = fight.path().map((n) => fight.lines[n]);
  let answers: AnswerEntry[] = [];
  let rolls: Json[] = [];
  const runner = Runner.recording(passage.rules, state, {
    roll: () => (rolls.shift() as never) ?? null,
    answer(ask, who) {
      const at = answers.findIndex((answer) => answer.ask === ask.id && answer.who === who);
      return at < 0 ? null : answers.splice(at, 1)[0];
    },
  });
  path.forEach((line, i) => {
    if (line.in !== 'command') return;
    const end = path.findIndex((entry, k) => k > i && entry.in === 'done');
    if (end < 0) return;
    const inputs = path.slice(i, end);
    answers = inputs.filter((input) => input.in === 'answer');
    rolls = inputs.filter((input) => input.in === 'roll') as unknown as Json[];
    const result = runner.execute(passage.rules.commanded(line), []);
    const done = path[end];
    must(result !== null, `${line.do} waits although all answers are at hand`);
    must(done.in === 'done' && sameJson(done.events, runner.events) && done.result === result, `${line.do} goes another way when nothing suspends`);
  });
}

/** Written and read again after every step, in the middle of commands too. */
export function playReloaded(passage: Passage): void {
  let fight = Fight.open(passage.rules, passage.state, { seed: 'passage', strict: true });
  const { def, options } = passage.rules;
  const rules = makeRules(def, { options, codes: fight.header.codes });
  for (const step of passage.steps) {
    take(fight, step);
    const { header, lines } = readLog(writeLog(fight.header, fight.lines));
    const again = Fight.load(rules, header, lines, { seed: 'passage', strict: true });
    mustEqual(text(again), text(fight), `loaded after ${JSON.stringify(step)}`);
    fight = again;
  }
  passage.expect(fight);
  must(fight.verify().ok, 'the log does not verify');
}

/** Every input undone and done again. */
export function playUndone(passage: Passage): void {
  const fight = Fight.open(passage.rules, passage.state, { seed: 'passage', strict: true });
  for (const step of passage.steps) {
    const before = text(fight);
    const inputs = take(fight, step);
    const after = text(fight);
    for (let i = 0; i < inputs; i++) fight.undo();
    mustEqual(text(fight), before, `after undo of ${JSON.stringify(step)}`);
    for (let i = 0; i < inputs; i++) fight.redo();
    mustEqual(text(fight), after, `after redo of ${JSON.stringify(step)}`);
  }
  const end = text(fight);
  while (fight.canUndo) fight.undo();
  while (fight.canRedo) fight.redo();
  must(text(fight) === end, 'undoing all and redoing all ends elsewhere');
  passage.expect(fight);
  must(fight.verify().ok, 'the log does not verify');
}

const MAX_WAYS = 200_000;

/** Every command with its dice enumerated and its answers as they were given: the mass is 1, the state left alone. */
export function playEnumerated(passage: Passage): void {
  const fight = playSuspended(passage);
  const path = fight.path();
  path.forEach((n, i) => {
    const line = fight.lines[n];
    if (line.in !== 'command') return;
    const rest = path.slice(i + 1).map((later) => fight.lines[later]);
    const end = rest.findIndex((entry) => entry.in === 'done');
    const inputs = (end < 0 ? rest : rest.slice(0, end)).filter((entry) => entry.in === 'answer' || entry.in === 'roll');
    const answered = inputs.filter((input) => input.in === 'answer');
    const done = rest[end];
    const state = fight.stateBefore(n);
    const untouched = JSON.stringify(state);
    const enumerate = (given: readonly Entry[]): { mass: number; happens: boolean } => {
      let happens = done?.in !== 'done';
      const choose: Choose = (view, ask, who, about) => scripted(answered, view, ask, who, about);
      const most = passage.most ?? MAX_WAYS;
      let ways = 0;
      const stop = (): boolean => ways++ >= most && fail('too-deep', `more than ${most} ways for the dice to fall`);
      const options = { chances: FLOATING, choose, given, stop };
      const mass = eachFall(passage.rules, state, passage.rules.commanded(line), options, ({ runner }) => {
        happens ||= done.in === 'done' && sameJson(runner.events, done.events);
      });
      return { mass, happens };
    };
    const { mass, happens } = lessGiven(inputs, enumerate);
    must(happens, `${line.do}: what happened is not among what may happen`);
    must(Math.abs(mass - 1) < 1e-9, `${line.do}: the mass is ${mass}`);
    must(JSON.stringify(state) === untouched, `${line.do}: the enumeration changed the state`);
  });
}

/** Enumerates; where the dice fall in too many ways the first stay as they fell, as few as possible. */
function lessGiven<T>(inputs: readonly Entry[], enumerate: (given: readonly Entry[]) => T): T {
  for (let given = 0; ; given++) {
    try {
      return enumerate(inputs.slice(0, given));
    } catch (thrown) {
      if (!(thrown instanceof RiposteError && thrown.code === 'too-deep' && given < inputs.length)) throw thrown;
    }
  }
}

/** The answer that was given to this very question, each time it was asked, else the default: other dice ask other things. */
function scripted(given: readonly AnswerEntry[], view: View, ask: AnyAsk, who: Id, about: Json): Json {
  const same = (entry: Entry): entry is AnswerEntry => entry.in === 'answer' && entry.ask === ask.id && entry.who === who && sameJson(entry.about, about);
  const known = given.filter(same)[(view as Runner).tape.filter(same).length];
  let fits = known !== undefined;
  if (known) ask.answer.check(view, { who, about }, known.value, () => (fits = false));
  return known && fits ? known.value : (ask.fallback(view, who, about) as Json);
}

/** What the gate asks of a passage: live, suspended, reloaded, undone, enumerated. */
export const WAYS = {
  live: playLive,
  suspended: (passage: Passage): void => void playSuspended(passage),
  reloaded: playReloaded,
  undone: playUndone,
  enumerated: playEnumerated,
} as const;

/** The code of the fault that an act meets, or null when it works. */
export function faultOf(act: () => unknown): string | null {
  try {
    act();
  } catch (thrown) {
    return thrown instanceof RiposteError ? thrown.code : String(thrown);
  }
  return null;
}
