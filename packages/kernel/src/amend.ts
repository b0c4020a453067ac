import type { SubmitOptions } from './declare.ts';
import { soundShifts } from './decree.ts';
import { totalOf } from './dice.ts';
import { fail, RiposteError } from './errors.ts';
import type { Shift } from './explanation.ts';
import { type History, isConsequences, isInput } from './history.ts';
import { brief, type Difference, differences, type Json, mustBeJson, sameJson } from './json.ts';
import type { CommandLine, ForceLine, Line, OrderLine } from './log.ts';
import { type AnswerOptions, answerTo } from './pending.ts';
import { askingAt, poolOf } from './reexecute.ts';
import type { Pending } from './runner.ts';
import type { IntentJson } from './state.ts';
import type { Course } from './timeline.ts';
import type { ChangeJson, Refusal } from './vocabulary.ts';

/**
 * A fix for one past input: other faces or another total of a roll, another answer, another intent, or what is added to
 * numbers in a command, replacing what was added there before.
 */
export type Fix =
  | { readonly faces: readonly number[] }
  | { readonly total: number }
  | { readonly value: Json }
  | { readonly intent: IntentJson }
  | { readonly shifts: readonly Shift[] };

/** What an amendment would do. Nothing has changed until `confirm`. */
export interface Amendment {
  /** Later inputs that carry over. */
  readonly carried: number;
  /**
   * The first input that does not, with the reason; null = all did. `reasons` are those of the rules, none where a participant may declare nothing now,
   * and null for a reason of another kind.
   */
  readonly stopped: { readonly line: number; readonly why: string; readonly reasons: readonly Refusal[] | null } | null;
  /** Inputs that fall away. */
  readonly lost: readonly number[];
  readonly changes: readonly Difference[];
  confirm(): void;
}

/** What people can put into a fight. */
interface Inputs {
  readonly pending: Pending | null;
  submit(json: IntentJson, options?: SubmitOptions): void;
  answer(value: Json, options: AnswerOptions): void;
  typeIn(faces: readonly number[]): void;
  force(force: Omit<ForceLine, 'in'>): void;
  order(order: Omit<OrderLine, 'in'>): void;
  fiat(reason: string, events: readonly ChangeJson[]): void;
}

/** A fight with the course behind it. */
export interface Played {
  readonly fight: Inputs;
  readonly course: Course;
}

/** Tries a fix on `trial`, a fork of the fight; see `Fight.amend`. */
export function amend({ course }: Played, trial: Played, line: number, fix: Fix): Amendment {
  const { history } = course;
  const path = history.path();
  const at = path.indexOf(line);
  if (at < 0) fail('log-broken', `line ${brief(line)} is not part of the fight as it stands`, { line });
  const later = path.slice(at + 1);
  const version = history.lines.length;
  trial.course.supply.kept = history.rollsFrom(later);
  replace(trial, line, fix);
  const { carried, stopped, lost } = giveAgain(trial, later);
  return {
    carried,
    stopped,
    lost,
    changes: differences(course.runner.state, trial.course.runner.state),
    confirm() {
      if (history.lines.length !== version) fail('stale-version', 'the fight has moved on since this correction was tried', { version: history.lines.length });
      course.whole(() => {
        for (const one of trial.course.history.lines.slice(version)) course.append(one);
        course.rebuild();
      });
    },
  };
}

function replace({ fight, course }: Played, line: number, fix: Fix): void {
  mustBeJson(fix, 'the fix');
  if (typeof fix !== 'object' || fix === null) fail('log-broken', 'a fix says faces, total, value, intent or shifts');
  const old = course.history.lines[line];
  const before = course.history.before(line);
  if (old.in === 'command' && 'intent' in fix) {
    course.goTo(before, 'amend');
    return fight.submit(fix.intent);
  }
  if (old.in === 'command' && 'shifts' in fix) {
    if (!course.isOurs(line)) fail('other-rules', 'older rules made this command: undo it instead', { why: 'older-command', line });
    const shifts = soundShifts(course.runner, fix.shifts);
    const { id: _, shifts: __, ...bare } = old;
    // Not by submitting it: what is automatic was declared by nobody.
    course.append({ in: 'head', to: before, why: 'amend' });
    course.append(shifts.length === 0 ? bare : { ...bare, shifts });
    return course.rebuild();
  }
  if (old.in === 'answer' && old.from === 'order' && 'value' in fix) {
    const asking = askingAt(course, line);
    const answer = answerTo(asking, asking.pending, fix.value, { who: old.who, ask: old.ask });
    // Not by answering it: the order would do so first.
    course.append({ in: 'head', to: before, why: 'amend' });
    course.append(answer);
    return course.rebuild();
  }
  if (old.in === 'answer' && 'value' in fix) {
    course.goTo(before, 'amend');
    return fight.answer(fix.value, { who: old.who, ask: old.ask });
  }
  if (old.in === 'roll' && ('faces' in fix || 'total' in fix)) {
    const { roll, who, pool } = old;
    const faces = 'faces' in fix ? fix.faces : null;
    const thrown = poolOf(course, line);
    const total = 'total' in fix ? fix.total : totalOf(thrown, fix.faces);
    if (!thrown.distribution().has(total)) fail('impossible-roll', `${pool} cannot total ${brief(total)}`, { why: 'no-such-total', pool, total });
    course.append({ in: 'head', to: before, why: 'amend' });
    // A forced roll that is amended still uses up what was forced.
    course.append({ in: 'roll', roll, who, pool, faces, total, from: old.from === 'forced' ? 'forced' : 'amended' });
    return course.rebuild();
  }
  return fail('log-broken', `line ${line} is no ${'intent' in fix || 'shifts' in fix ? 'command' : 'value' in fix ? 'answer' : 'roll'}`, { line });
}

/** What the game master does while a command waits, a decree or an act: one step, together with all that is given again after it. */
export function midway(played: Played, act: () => void): Amendment['stopped'] {
  const { course } = played;
  const { history } = course;
  const again = consequencesFirst(history, [...history.path().filter((n) => n >= course.open), ...(course.deferred ?? [])]);
  course.beforeOpen();
  if (course.owes(again)) course.owed = [];
  act();
  if (course.open < 0 || beginsAnew(course, again[0])) return resume(played, again);
  course.append({ in: 'head', to: history.head, why: 'fiat', again });
  return null;
}

/** What a decree set off was taken back with its answers; it is settled before all else that waits. */
function consequencesFirst({ lines }: History, again: readonly number[]): readonly number[] {
  const from = again.findIndex((n) => isConsequences(lines[n]));
  if (from <= 0) return again;
  const behind = again.slice(from + 1);
  const own = behind.findIndex((n) => lines[n].in === 'command');
  const to = own < 0 ? again.length : from + 1 + own;
  return [...again.slice(from, to), ...again.slice(0, from), ...again.slice(to)];
}

/** Whether the open command is the one that was taken back: what runs by itself begins by itself, and its answers can be given again. */
function beginsAnew({ open, history: { lines } }: Course, taken: number): boolean {
  const [now, before] = [lines[open], lines[taken]];
  return now.in === 'command' && before.in === 'command' && now.auto === true && now.do === before.do && !isConsequences(now);
}

/**
 * Gives again what was taken back for the game master, with whom it makes one step. An act of the game master's among it may ask again;
 * the command in the middle of which it was begun waits on for its end.
 */
export function resume(played: Played, again: readonly number[]): Amendment['stopped'] {
  const { course } = played;
  const { history } = course;
  let first: Amendment['stopped'] = null;
  const fallen: number[] = [];
  let waiting = again;
  do {
    const next = waiting.findIndex((n, i) => i > 0 && history.lines[n].in === 'command');
    if (course.owes(waiting)) {
      course.supply.kept = history.rollsFrom(waiting.slice(1));
      course.settle(history.lines[waiting[0]] as CommandLine);
    }
    const { stopped, lost } = giveAgain(played, next < 0 ? waiting : waiting.slice(0, next));
    first ??= stopped;
    fallen.push(...lost);
    waiting = next < 0 ? [] : waiting.slice(next);
  } while (waiting.length > 0 && course.open < 0);
  for (const one of history.standing(fallen)) course.stand(one);
  course.append({ in: 'head', to: history.head, why: 'fiat', ...(waiting.length > 0 && { again: waiting }) });
  return first;
}

/** Gives the inputs of these lines again, as far as they fit, each with the dice that followed it. */
function giveAgain(played: Played, numbers: readonly number[]): Pick<Amendment, 'carried' | 'stopped' | 'lost'> {
  const { history, supply } = played.course;
  const inputs = [...numbers.keys()].filter((i) => isInput(history.lines[numbers[i]]));
  for (const [carried, i] of inputs.entries()) {
    supply.kept = history.rollsFrom(numbers.slice(i + 1));
    try {
      give(played.fight, history.lines[numbers[i]]);
    } catch (thrown) {
      supply.kept = [];
      if (!(thrown instanceof RiposteError)) throw thrown;
      const reasons = (thrown.data.reasons as readonly Refusal[] | undefined) ?? null;
      return { carried, stopped: { line: numbers[i], why: thrown.message, reasons }, lost: inputs.slice(carried).map((input) => numbers[input]) };
    }
  }
  supply.kept = [];
  return { carried: inputs.length, stopped: null, lost: [] };
}

function give(fight: Inputs, line: Line): void {
  const { pending } = fight;
  if (line.in === 'command') fight.submit({ do: line.do, by: line.by, with: line.with }, line.from && { from: line.from });
  else if (line.in === 'answer') {
    if (pending?.kind === 'answer' && !sameJson(pending.about, line.about)) fail('stale-answer', 'the question is about something else now');
    fight.answer(line.value, { who: line.who, ask: line.ask, ...(line.from === undefined || line.from === 'order' ? {} : { from: line.from }) });
  } else if (line.in === 'fiat') fight.fiat(line.reason, line.events);
  else if (line.in === 'order') fight.order(line);
  else if (line.in === 'force') fight.force(line);
  else if (line.in === 'roll') {
    if (pending?.kind !== 'roll' || pending.roll.id !== line.roll || pending.who !== line.who || pending.pool.id !== line.pool)
      fail('stale-answer', `nobody waits for the roll ${line.roll} of ${line.who} with ${line.pool} now`);
    fight.typeIn(line.faces!);
  }
}
