import { Consequences, consequencesOf } from './consequences.ts';
import { whyNotDeclared } from './declare.ts';
import { NotedFaces, type Pool } from './dice.ts';
import { DrawNumbers } from './draw-numbers.ts';
import { fail, RiposteError } from './errors.ts';
import { versionAt } from './header.ts';
import { intentJson } from './intent.ts';
import { brief, type Json, sameJson } from './json.ts';
import type { CommandLine, DoneLine, FiatLine } from './log.ts';
import { type DiceSource, keyedDice } from './random.ts';
import { type Entry, type RollEntry, Runner, type Trace } from './runner.ts';
import { copyState } from './simulate.ts';
import type { State } from './state.ts';
import { Store } from './store.ts';
import { type Course, fold } from './timeline.ts';
import { judging, projectChanges } from './visibility.ts';
import type { ChangeJson, Next, Viewer } from './vocabulary.ts';

export interface Verdict {
  readonly ok: boolean;
  /** Commands executed again. */
  readonly commands: number;
  /** Commands that older rules made; these rules do not judge them. */
  readonly older: number;
  /** Number of the first line that was not open or whose outcome differs, counted from 0. */
  readonly line: number | null;
  readonly expected: Json;
  readonly got: Json;
}

/** The state after the closed lines up to line `to`. Keeps the last one: the next look back is often near it. */
function stateAt(course: Course, to: number): State {
  const { rules, header, history, visited } = course;
  const known = visited !== null && history.lines[visited.at] === visited.line ? visited.at : -1;
  const since: number[] = [];
  let n = to;
  for (; n >= 0 && n !== known; n = history.before(n)) since.push(n);
  const state = copyState(rules, n < 0 ? header.state : visited!.state);
  const store = new Store(state, rules, true);
  for (const at of since.reverse()) {
    const line = history.lines[at];
    if (line.in === 'done' || line.in === 'fiat') fold(rules, store, line.events);
  }
  if (since.length > 0) course.visited = { at: to, line: history.lines[to], state: copyState(rules, state) };
  return state;
}

/** A past command with what was thrown and answered in it, its end if it has one, and a runner in the state in which it began. */
interface Past {
  readonly runner: Runner;
  readonly command: CommandLine;
  readonly tape: Entry[];
  /** Number of the line that closes it; -1 = it is open. */
  readonly done: number;
}

function pastOf(course: Course, line: number): Past {
  const { rules, history } = course;
  const command = history.lines[line];
  if (command?.in !== 'command') return fail('log-broken', `line ${brief(line)} is no command`, { line });
  const tape: Entry[] = [];
  let done = -1;
  for (const n of history.behind(line)) {
    const one = history.lines[n];
    if (one.in === 'done') done = n;
    if (one.in === 'done' || one.in === 'command') break;
    if (one.in === 'roll' || one.in === 'answer') tape.push(one);
  }
  return { runner: Runner.still(rules, stateAt(course, line)), command, tape, done };
}

/** A copy of the state in which a past command or decree began. */
export function stateBefore(course: Course, line: number): State {
  const { history } = course;
  return history.lines[line]?.in === 'fiat' ? stateAt(course, history.before(line)) : pastOf(course, line).runner.state;
}

/** See `Fight.changesSeen`. */
export function changesSeen(course: Course, line: number, viewer: Viewer): ChangeJson[] {
  const { rules, history } = course;
  const at = history.lines[line];
  const events = line === course.open ? course.runner.events! : at?.in === 'done' || at?.in === 'fiat' ? at.events : null;
  if (events === null) return fail('log-broken', `line ${brief(line)} changes nothing`, { line });
  const view = Runner.still(rules, stateAt(course, history.before(line)));
  return events.filter((event) => {
    const before = projectChanges(view, viewer, [event]);
    fold(rules, view.store, [event]);
    return before.length + projectChanges(view, viewer, [event]).length > 0;
  });
}

/** The dice, numbers, answers and changes of one command, found by executing it again; of one by older rules what is written. */
export function traceOf(course: Course, line: number): readonly Trace[] {
  const past = pastOf(course, line);
  if (past.done >= 0 && !course.isOurs(past.done)) return written(past, course.history.lines[past.done] as DoneLine);
  const { runner, command, tape } = past;
  runner.trace = [];
  runner.execute(course.rules.commanded(command), tape);
  return runner.trace;
}

function written({ command, tape }: Past, { events }: DoneLine): Trace[] {
  return [
    { kind: 'intent', intent: { do: command.do, by: command.by, with: command.with }, depth: 1 },
    ...tape.flatMap((entry): Trace[] => (entry.in === 'answer' ? [{ kind: 'answer', entry }] : [])),
    ...events.map((change): Trace => ({ kind: 'change', change })),
  ];
}

/** The pool of a past roll, found by executing its command again. */
export function poolOf(course: Course, line: number): Pool {
  const { lines } = course.history;
  const path = course.history.path(line);
  const command = course.history.commandAt(line);
  const nth = path.filter((n) => n > command && lines[n].in === 'roll').length - 1;
  const rolls = traceOf(course, command).flatMap((entry) => (entry.kind === 'roll' ? [entry.pool] : []));
  return rolls[nth] ?? fail('other-rules', 'older rules made this roll: undo it instead', { why: 'older-roll', line });
}

/** The command of a past answer as it stood when that was asked for, waiting for it. */
export function askingAt(course: Course, line: number): Runner {
  const { runner, command, tape } = pastOf(course, course.history.commandAt(line));
  runner.execute(course.rules.commanded(command), tape.slice(0, tape.indexOf(course.history.lines[line] as Entry)));
  return runner;
}

/** What a command says of how it came about, and what the rules say. */
function lawful(runner: Runner, line: CommandLine, decreed: readonly FiatLine[]): { readonly expected: Json; readonly got: Json } {
  const { rules } = runner;
  if (line.do === Consequences.id) {
    // Those of the last decree, or of more where what followed from them was taken back.
    const expected = { next: { do: line.do, by: line.by, with: line.with } };
    const follows = decreed.map((_, nth) =>
      consequencesOf(
        rules,
        decreed.slice(nth).flatMap((decree) => decree.events),
      ),
    );
    const next = follows.map((intent) => ({ next: intent && intentJson(intent) })).reverse();
    return { expected, got: next.find((got) => sameJson(got, expected)) ?? next[0] ?? { next: null } };
  }
  const next = rules.def.next(runner);
  if (line.auto) return { expected: { next: { do: line.do, by: line.by, with: line.with } }, got: { next: next.run && intentJson(next.run) } };
  return { expected: { refused: [] }, got: { refused: refusedBecause(runner, line, next) } };
}

const NOT_JUDGED = { expected: null, got: null };

function refusedBecause(runner: Runner, line: CommandLine, next: Next): string[] {
  try {
    const intent = runner.rules.intent(line);
    const why = whyNotDeclared(runner, next, intent.def, line.by);
    if (why !== null) return [why];
    const reasons = judging(runner, line.by).refusals(intent);
    // The game master may have judged it by what is, as rules once did for everybody.
    return reasons.length > 0 && runner.legal(intent) ? [] : reasons.map((reason) => reason.reason);
  } catch (thrown) {
    if (!(thrown instanceof RiposteError)) throw thrown;
    return [thrown.message];
  }
}

/** A roll of a command, and what a source of dice gives for it; null = it was not drawn but typed, kept, forced or amended. */
export interface Redrawn {
  readonly entry: RollEntry;
  readonly faces: readonly number[] | null;
  readonly isSame: boolean;
}

/** Draws the rolls of a command again, from its trace and the number by which it draws. */
export function drawAgain(dice: DiceSource, command: number, trace: readonly Trace[]): Redrawn[] {
  const before: RollEntry[] = [];
  return trace.flatMap((traced): Redrawn[] => {
    if (traced.kind !== 'roll' || traced.entry.in !== 'roll') return [];
    const { roll, pool, entry } = traced;
    const nth = before.filter((other) => other.roll === entry.roll && other.who === entry.who).length;
    before.push(entry);
    if (entry.from !== undefined) return [{ entry, faces: null, isSame: true }];
    const noted = new NotedFaces(dice.open(command, roll.key, entry.who, nth));
    const total = pool.total(noted);
    return [{ entry, faces: noted.faces, isSame: total === entry.total && sameJson(noted.faces, entry.faces) }];
  });
}

/**
 * Executes every closed command of the path again and compares changes, results and the state at the end; where the log
 * holds the seed, dice that were drawn are drawn again. What older rules made is taken as it is written.
 */
export function verify({ rules, header, history, runner: now, open }: Course): Verdict {
  const runner = Runner.still(rules, header.state);
  const dice = header.seed === null ? null : keyedDice(header.seed);
  let isOurs = versionAt(header, []) === rules.def.version;
  let commands = 0;
  let older = 0;
  let command: CommandLine | null = null;
  const numbers = new DrawNumbers();
  let tape: Entry[] = [];
  /** Decrees since the last command that was not the game master's. */
  let decreed: FiatLine[] = [];
  for (const n of history.path()) {
    const line = history.lines[n];
    if (line.in === 'rules') isOurs = line.version === rules.def.version;
    else if (line.in === 'command') {
      command = line;
      tape = [];
      const { expected, got } = isOurs ? lawful(runner, line, decreed) : NOT_JUDGED;
      if (!sameJson(got, expected)) return { ok: false, commands, older, line: n, expected, got };
      // Between a decree and what follows from it acts of the game master may stand.
      if (!isOurs || line.auto || rules.intent(line).def.actor === 'fighter') decreed = [];
    } else if (line.in === 'roll' || line.in === 'answer') tape.push(line);
    else if (line.in === 'fiat' || (line.in === 'done' && !isOurs)) {
      if (line.in === 'fiat') decreed.push(line);
      runner.store.begin();
      fold(rules, runner.store, line.events);
      if (line.in === 'done') older++;
    } else if (line.in === 'done') {
      let got: Json;
      try {
        runner.trace = dice === null ? null : [];
        const result = runner.execute(rules.commanded(command!), tape);
        got = { result, events: runner.events as Json };
        const other = dice === null ? undefined : drawAgain(dice, numbers.of(command!.do), runner.trace!).find((drawn) => !drawn.isSame);
        if (other !== undefined) {
          const at = history.path().find((line) => history.lines[line] === other.entry)!;
          return { ok: false, commands, older, line: at, expected: { faces: other.entry.faces as Json }, got: { faces: other.faces } };
        }
      } catch (thrown) {
        if (!(thrown instanceof RiposteError)) throw thrown;
        got = { error: thrown.message };
      }
      commands++;
      const expected = { result: line.result, events: line.events as Json };
      if (!sameJson(got, expected)) return { ok: false, commands, older, line: n, expected, got };
    }
    numbers.pass(line);
  }
  if (open < 0 && !sameJson(runner.state, now.state)) return { ok: false, commands, older, line: null, expected: 'the folded state', got: 'another state' };
  return { ok: true, commands, older, line: null, expected: null, got: null };
}
