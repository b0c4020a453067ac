import { CONSEQUENCES } from './consequences.ts';
import { fail } from './errors.ts';
import { brief } from './json.ts';
import type { CommandLine, ForceLine, HeadLine, Line, OrderLine } from './log.ts';
import type { Entry, RollEntry } from './runner.ts';

/** How far a history has come, so that it can be cut off there. */
export interface Mark {
  readonly lines: number;
  readonly head: number;
  readonly redo: Undone | null;
}

/** Where a redo goes, and what was undone before it. */
interface Undone {
  readonly line: number;
  readonly before: Undone | null;
}

/** The lines of a log as a tree: each continues the line before it, unless a head line names another. */
export class History {
  readonly lines: Line[] = [];
  /** For each line the one it continues; -1 = the header. */
  readonly #before: number[] = [];
  /** For each line the last `rules` line up to it; -1 = none. */
  readonly #rules: number[] = [];
  #head = -1;
  #redo: Undone | null = null;
  /** The path to the head, where it was asked for since the last change. */
  #path: readonly number[] | null = null;

  /** Number of the line that the next one continues; -1 at the start. */
  get head(): number {
    return this.#head;
  }

  /** Where a redo goes; undefined = nothing was undone. */
  get undone(): number | undefined {
    return this.#redo?.line;
  }

  before(n: number): number {
    return this.#before[n];
  }

  /** The line of the rules that made line `n`; -1 = those that the header names. */
  rulesAt(n: number): number {
    return n < 0 ? -1 : this.#rules[n];
  }

  add(line: Line): void {
    this.#path = null;
    if (line.in === 'head') this.#turn(line);
    else this.#grow(line);
  }

  #grow(line: Exclude<Line, HeadLine>): void {
    const n = this.lines.length;
    this.lines.push(line);
    this.#before.push(this.#head);
    this.#rules.push(line.in === 'rules' ? n : this.rulesAt(this.#head));
    this.#head = n;
    // Lines have many shapes, so that looking into each cost 40 ns: only where there is something to redo.
    if (this.#redo !== null && isInput(line)) this.#redo = null;
  }

  #turn(line: HeadLine): void {
    const n = this.lines.length;
    if (!Number.isInteger(line.to) || line.to < -1 || line.to >= n) fail('log-broken', `line ${n} continues line ${brief(line.to)}`, { line: n });
    if (line.again?.some((from) => !Number.isInteger(from) || from < 0 || from >= n))
      fail('log-broken', `line ${n} gives again what there is not`, { line: n });
    this.lines.push(line);
    this.#before.push(this.#head);
    this.#rules.push(this.rulesAt(this.#head));
    if (line.why === 'undo') this.#redo = { line: this.#head, before: this.#redo };
    else this.#redo = line.why === 'redo' ? (this.#redo?.before ?? null) : null;
    this.#head = line.to;
  }

  get mark(): Mark {
    return { lines: this.lines.length, head: this.#head, redo: this.#redo };
  }

  /** Forgets all lines since a mark, as if they had never been. */
  cut({ lines, head, redo }: Mark): void {
    this.#path = null;
    this.lines.length = lines;
    this.#before.length = lines;
    this.#rules.length = lines;
    this.#head = head;
    this.#redo = redo;
  }

  /** Numbers of the lines from the header to `to`, undone ones left out. */
  path(to: number = this.#head): readonly number[] {
    if (to === this.#head && this.#path !== null) return this.#path;
    const path: number[] = [];
    for (let n = to; n >= 0; n = this.#before[n]) path.push(n);
    path.reverse();
    if (to === this.#head) this.#path = path;
    return path;
  }

  /** The numbers of the lines behind a line on the path as it stands; behind one that was undone, on the latest path that went through it. */
  *behind(line: number): Iterable<number> {
    let path = this.path();
    for (let to = this.lines.length - 1; placeOn(path, line) < 0; to--) if (this.lines[to].in !== 'head') path = this.path(to);
    for (let i = placeOn(path, line) + 1; i < path.length; i++) yield path[i];
  }

  /** The last command up to a line; -1 = there is none. */
  commandAt(line: number): number {
    let n = line;
    while (n >= 0 && this.lines[n].in !== 'command') n = this.#before[n];
    return n;
  }

  /** Dice and answers from behind a command to the head. */
  tapeBehind(command: number): Entry[] {
    const tape: Entry[] = [];
    for (let n = this.#head; n > command; n = this.#before[n]) {
      const line = this.lines[n];
      if (line.in === 'roll' || line.in === 'answer') tape.push(line);
    }
    return tape.reverse();
  }

  /** The dice that fell by themselves before the next input among these lines. */
  rollsFrom(numbers: readonly number[]): RollEntry[] {
    const rolls: RollEntry[] = [];
    for (const n of numbers) {
      const line = this.lines[n];
      if (isInput(line)) break;
      if (line.in === 'roll') rolls.push(line);
    }
    return rolls;
  }

  get canUndo(): boolean {
    return this.path().some((n) => isInput(this.lines[n]));
  }

  /** Where the last input up to a line is not there yet. @throws RiposteError `nothing-to-undo` */
  beforeLastInput(from: number = this.#head): number {
    let n = from;
    while (n >= 0 && !isInput(this.lines[n]) && this.#amendmentBefore(n) < 0) n = this.#before[n];
    if (n < 0) fail('nothing-to-undo', 'there is nothing to undo');
    // Behind an amendment, and behind a decree with all that was given again after it, stands the branch that it left.
    const turn = Math.max(this.#amendmentBefore(n), this.#decreeAround(n));
    return this.#before[turn < 0 ? n : turn];
  }

  /** Where the turn stands that put line `n` in place of another; -1 = nowhere. */
  #amendmentBefore(n: number): number {
    const turn = this.lines[n - 1]?.in === 'rules' ? n - 2 : n - 1;
    return this.#turns(turn, 'amend') ? turn : -1;
  }

  #turns(n: number, why: HeadLine['why']): boolean {
    const line = this.lines[n];
    return line?.in === 'head' && line.why === why;
  }

  /** Where a decree turned from a command to which line `n` belongs that was given again after it; -1 = nowhere. */
  #decreeAround(n: number): number {
    let end = n + 1;
    while (end < this.lines.length && this.lines[end].in !== 'head') end++;
    if (!this.#turns(end, 'fiat') || (this.lines[end] as HeadLine).to !== this.#before[end]) return -1;
    let begin = n - 1;
    while (!this.#turns(begin, 'fiat')) begin--;
    return begin;
  }

  /** Orders and forced dice among these lines. */
  standing(numbers: readonly number[]): (ForceLine | OrderLine)[] {
    return numbers.map((n) => this.lines[n]).filter((line) => line.in === 'order' || line.in === 'force');
  }
}

/** What people put in, the units of undo; drawn dice, automatic commands and ordered answers come by themselves. */
export function isInput(line: Line): boolean {
  if (line.in === 'command') return line.auto !== true;
  if (line.in === 'answer') return line.from !== 'order';
  if (line.in === 'roll') return line.from === 'typed';
  return line.in === 'fiat' || line.in === 'order' || line.in === 'force';
}

/** Whether a line begins what follows from a decree. */
export const isConsequences = (line: Line): line is CommandLine => line.in === 'command' && line.do === CONSEQUENCES;

/** Where a line stands on a path, whose numbers only grow; -1 = it is not on it. */
function placeOn(path: readonly number[], line: number): number {
  let from = 0;
  let to = path.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (path[middle] < line) from = middle + 1;
    else to = middle;
  }
  return path[from] === line ? from : -1;
}
