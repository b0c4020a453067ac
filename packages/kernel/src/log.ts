import { fail } from './errors.ts';
import type { Shift } from './explanation.ts';
import type { Json } from './json.ts';
import type { AnswerEntry, RollEntry } from './runner.ts';
import { sha256 } from './sha256.ts';
import type { Id, State } from './state.ts';
import type { ChangeJson, Codes, Options, Result } from './vocabulary.ts';

export const LOG_FORMAT = 'riposte/log/1';

/** The first line of a log: everything that the rest depends on. */
export interface Header {
  readonly format: typeof LOG_FORMAT;
  readonly ruleset: string;
  readonly version: string;
  /** SHA-256 of the rule set's conditions and features, packs included; logs of before have none. */
  readonly content?: string;
  readonly options: Options;
  readonly codes: Codes;
  /** Secret of the dice; null if another program keeps it. */
  readonly seed: string | null;
  readonly state: State;
}

/** A declared intent. `auto`: the loop ran it. */
export interface CommandLine {
  readonly in: 'command';
  readonly do: string;
  readonly by: Id;
  readonly with: { readonly [name: string]: Json };
  readonly auto?: true;
  /** The id that the client gave it. */
  readonly id?: string;
  /** The time of whose turn it was had run out, and the computer declared it. */
  readonly from?: 'deadline';
  /** Numbers that the game master amended in it. */
  readonly shifts?: readonly Shift[];
}

/** The game master decides how a coming roll falls. */
export interface ForceLine {
  readonly in: 'force';
  readonly roll: string;
  readonly who: Id;
  readonly faces: readonly number[] | null;
  readonly total: number | null;
  readonly reason: string;
}

/** A standing order: an answer given in advance. */
export interface OrderLine {
  readonly in: 'order';
  readonly who: Id;
  readonly ask: string;
  readonly do: 'never' | 'ask' | 'always' | 'when';
  /** Name of a predicate of the rule set, for "when". */
  readonly when: string | null;
  /** The answer, for "always" and "when"; null = the intent or choice that is first among the candidates beside the default. */
  readonly value: Json;
}

/** The game master changed facts by decree. */
export interface FiatLine {
  readonly in: 'fiat';
  readonly reason: string;
  readonly events: readonly ChangeJson[];
}

/** A command came to its end. */
export interface DoneLine {
  readonly in: 'done';
  readonly result: Result;
  readonly events: readonly ChangeJson[];
}

/**
 * The log only grows: undo, redo and branches say which line the next one continues. A decree in the middle of a command moves the head before
 * that command and back again afterwards: everything between is one step.
 */
export interface HeadLine {
  readonly in: 'head';
  readonly to: number;
  readonly why: 'undo' | 'redo' | 'branch' | 'amend' | 'withdraw' | 'fiat';
  /** Inputs that are given again when what the game master began in the middle of an act has ended: numbers of lines. */
  readonly again?: readonly number[];
}

/** From here on the fight goes by later rules than before; what was done until then stands as it is. */
export interface RulesLine {
  readonly in: 'rules';
  readonly version: string;
  readonly content: string;
}

export type Line = CommandLine | RollEntry | AnswerEntry | ForceLine | OrderLine | FiatLine | DoneLine | HeadLine | RulesLine;

/** Lines that close something and carry the hash of everything up to them. */
function closes(line: Line): boolean {
  return line.in === 'done' || line.in === 'fiat' || line.in === 'head' || line.in === 'rules';
}

/** Writes a log as JSON Lines. Each closing line carries SHA-256 of the hash before it and the text since: a changed line breaks the chain. */
export class LogWriter {
  #hash: string;
  #since = '';

  private constructor(hash: string) {
    this.#hash = hash;
  }

  static begin(header: Header): { readonly writer: LogWriter; readonly text: string } {
    const text = JSON.stringify(header);
    return { writer: new LogWriter(sha256(text)), text };
  }

  /** The text of one more line, without the line break. */
  line(line: Line): string {
    const body = JSON.stringify(line);
    if (!closes(line)) {
      this.#since += `${body}\n`;
      return body;
    }
    this.#hash = sha256(`${this.#hash}${this.#since}${body}`);
    this.#since = '';
    return `${body.slice(0, -1)},"hash":"${this.#hash}"}`;
  }
}

/** A whole log as JSON Lines, as `readLog` reads it. */
export function writeLog(header: Header, lines: readonly Line[]): string {
  const { writer, text } = LogWriter.begin(header);
  return [text, ...lines.map((line) => writer.line(line)), ''].join('\n');
}

const HASH_HEAD = ',"hash":"';
const HASH_TAIL = HASH_HEAD.length + 64 + '"}'.length;

/**
 * Reads a log and checks its chain. A last line that was cut off in writing is left out.
 * @throws RiposteError `log-broken` (not a log), `hash-mismatch` (changed), both with `line` counted from 1.
 */
export function readLog(text: string): { readonly header: Header; readonly lines: Line[]; readonly cut: boolean } {
  const rows = text.split('\n');
  const cut = rows[rows.length - 1] !== '';
  rows.pop();
  if (rows.length === 0) fail('log-broken', 'the log has no header line', { line: 1 });
  const header = parse(rows[0], 1) as Header;
  if (header.format !== LOG_FORMAT) fail('log-broken', `the first line is not a header of format ${LOG_FORMAT}`, { line: 1 });
  const lines: Line[] = [];
  let hash = sha256(rows[0]);
  let since = '';
  for (let i = 1; i < rows.length; i++) {
    const row = rows[i];
    // The hash is cut off before parsing: taking it out of the object would make every later look into that slow.
    const hashed = row.startsWith(HASH_HEAD, row.length - HASH_TAIL);
    const body = hashed ? `${row.slice(0, -HASH_TAIL)}}` : row;
    const line = parse(body, i + 1) as Line;
    if (hashed || closes(line)) {
      hash = sha256(`${hash}${since}${body}`);
      since = '';
      if (!row.startsWith(hash, row.length - HASH_TAIL + HASH_HEAD.length)) {
        fail('hash-mismatch', `line ${i + 1} or one since the last closing line was changed`, { line: i + 1 });
      }
    } else since += `${row}\n`;
    lines.push(line);
  }
  return { header, lines, cut };
}

function parse(row: string, line: number): object {
  let value: unknown;
  try {
    value = JSON.parse(row);
  } catch {
    return fail('log-broken', `line ${line} is not JSON`, { line });
  }
  return typeof value === 'object' && value !== null ? value : fail('log-broken', `line ${line} is not an object`, { line });
}
