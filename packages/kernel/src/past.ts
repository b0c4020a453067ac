import type { ChangeJson } from './change.ts';
import { type Course, fold } from './course.ts';
import type { Pool } from './dice.ts';
import { fail, RiposteError } from './errors.ts';
import { intentJson } from './intent.ts';
import { brief, type Json, sameJson } from './json.ts';
import type { CommandLine } from './log.ts';
import type { Viewer } from './ruleset.ts';
import { type Entry, Runner, type Trace } from './runner.ts';
import { projectChanges } from './sight.ts';
import { copyState } from './simulate.ts';
import { type Id, type State, Store } from './state.ts';

export interface Verdict {
  readonly ok: boolean;
  /** Commands executed again. */
  readonly commands: number;
  /** Number of the first line that was not open or whose outcome differs, counted from 0. */
  readonly line: number | null;
  readonly expected: Json;
  readonly got: Json;
}

/** Supplies nothing: what happened is on the tape. */
const SILENT = { roll: () => null, answer: () => null };

/** The state to which closed lines lead. */
function stateAt({ rules, header, history }: Course, path: readonly number[]): State {
  const state = copyState(rules, header.state);
  const store = new Store(state, rules, true);
  for (const n of path) {
    const line = history.lines[n];
    if (line.in === 'done' || line.in === 'fiat') fold(rules, store, line.events);
  }
  return state;
}

/** A past command with what was thrown and answered in it, and a runner in the state in which it began. */
function pastOf(course: Course, line: number): { readonly runner: Runner; readonly command: CommandLine; readonly tape: Entry[] } {
  const { rules, history } = course;
  const command = history.lines[line];
  if (command?.in !== 'command') return fail('log-broken', `line ${brief(line)} is no command`, { line });
  const tape: Entry[] = [];
  const path = history.pathThrough(line);
  for (const n of path.slice(path.indexOf(line) + 1)) {
    const one = history.lines[n];
    if (one.in === 'done' || one.in === 'command') break;
    if (one.in === 'roll' || one.in === 'answer') tape.push(one);
  }
  return { runner: Runner.recording(rules, stateAt(course, history.path(line)), SILENT), command, tape };
}

/** A copy of the state in which a past command began. */
export function stateBefore(course: Course, line: number): State {
  return pastOf(course, line).runner.state;
}

/** See `Fight.changesSeen`. */
export function changesSeen(course: Course, line: number, viewer: Viewer): ChangeJson[] {
  const { rules, history } = course;
  const at = history.lines[line];
  const events = line === course.open ? course.runner.events! : at?.in === 'done' || at?.in === 'fiat' ? at.events : null;
  if (events === null) return fail('log-broken', `line ${brief(line)} changes nothing`, { line });
  const view = Runner.recording(rules, stateAt(course, history.path(line).slice(0, -1)), SILENT);
  return events.filter((event) => {
    const before = projectChanges(view, viewer, [event]);
    fold(rules, view.store, [event]);
    return before.length + projectChanges(view, viewer, [event]).length > 0;
  });
}

/** The dice, numbers, answers and changes of one command, found by executing it again. */
export function traceOf(course: Course, line: number): readonly Trace[] {
  const { runner, command, tape } = pastOf(course, line);
  runner.trace = [];
  runner.execute(course.rules.intent(command), tape);
  return runner.trace;
}

/** The pool of a past roll, found by executing its command again. */
export function poolOf(course: Course, line: number): Pool {
  const { lines } = course.history;
  const path = course.history.path(line);
  const command = path.findLast((n) => lines[n].in === 'command') ?? -1;
  const nth = path.filter((n) => n > command && lines[n].in === 'roll').length - 1;
  const rolls = traceOf(course, command).flatMap((one) => (one.kind === 'roll' ? [one.pool] : []));
  return rolls[nth];
}

/** What a command says of how it came about, and what the rules say. */
function lawful(runner: Runner, line: CommandLine): { readonly expected: Json; readonly got: Json } {
  const { rules } = runner;
  const next = rules.def.next(runner);
  if (line.auto) return { expected: { next: { do: line.do, by: line.by, with: line.with } }, got: { next: next.run && intentJson(next.run) } };
  return { expected: { refused: [] }, got: { refused: refusedBecause(runner, line, next.declare ?? []) } };
}

function refusedBecause(runner: Runner, line: CommandLine, may: readonly Id[]): string[] {
  if (!may.includes(line.by)) return [`${line.by} may not declare`];
  try {
    const intent = runner.rules.intent(line);
    if (intent.def.automatic) return [`${intent.def.title} is nothing that one declares`];
    return runner.refusals(intent).map((one) => one.reason);
  } catch (thrown) {
    if (!(thrown instanceof RiposteError)) throw thrown;
    return [thrown.message];
  }
}

/** Executes every closed command of the path again and compares changes, results and the state at the end. */
export function verify({ rules, header, history, runner: now, open }: Course): Verdict {
  const runner = Runner.recording(rules, copyState(rules, header.state), SILENT);
  let commands = 0;
  let command: CommandLine | null = null;
  let tape: Entry[] = [];
  for (const n of history.path()) {
    const line = history.lines[n];
    if (line.in === 'command') {
      command = line;
      tape = [];
      const { expected, got } = lawful(runner, line);
      if (!sameJson(got, expected)) return { ok: false, commands, line: n, expected, got };
    } else if (line.in === 'roll' || line.in === 'answer') tape.push(line);
    else if (line.in === 'fiat') {
      runner.store.begin();
      fold(rules, runner.store, line.events);
    } else if (line.in === 'done') {
      let got: Json;
      try {
        const result = runner.execute(rules.intent(command!), tape);
        got = { result, events: runner.events as Json };
      } catch (thrown) {
        if (!(thrown instanceof RiposteError)) throw thrown;
        got = { error: thrown.message };
      }
      commands++;
      const expected = { result: line.result, events: line.events as Json };
      if (!sameJson(got, expected)) return { ok: false, commands, line: n, expected, got };
    }
  }
  if (open < 0 && !sameJson(runner.state, now.state)) return { ok: false, commands, line: null, expected: 'the folded state', got: 'another state' };
  return { ok: true, commands, line: null, expected: null, got: null };
}
