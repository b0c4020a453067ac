import { type DiceSource, Fight, type FightOptions, type Header, type Line, LOG_FORMAT, makeRules, RiposteError, readLog } from '@riposte/kernel';
import { type RuleSet } from '@riposte/ruleset';
import * as z from 'zod';
import { type Encounter, endings, mustBeAskable, type Seat, seatings } from './encounter.ts';
import { FileError, wrong } from './error.ts';
import { checked, clipped, depthOf, MAX_DEPTH } from './json.ts';
import { type LoadText, type PackMark, readPacks } from './pack.ts';
import { withPacks } from './packed.ts';
import { ruleSetOf } from './rule-set.ts';

/** Largest log that is read, in bytes. */
export const MAX_LOG_BYTES = 20_000_000;

/** Whether a text is a log: its first line alone says so. */
export function isLog(content: string): boolean {
  return content.slice(0, content.indexOf('\n') + 1).includes(`"${LOG_FORMAT}"`);
}

const text = z.string().max(10_000);
const id = z.int().min(-2).max(1_000_000);
const values = z.record(z.string(), z.json());
const change = z.tuple([text]).rest(z.json());

const state = z.strictObject({
  serial: z.int().min(0),
  ignored: z.array(text),
  entities: z
    .array(
      z.looseObject({
        id: z.int().min(0),
        kind: text,
        conditions: z.array(
          z.strictObject({
            id: z.int(),
            kind: z.int().min(0),
            source: id,
            value: z.int(),
            since: z.int(),
            parent: z.int(),
            clock: z.int(),
            of: id,
            at: z.int(),
          }),
        ),
        features: z.array(z.int().min(0)),
        payment: z
          .strictObject({ resource: z.int().min(0), cost: z.number(), paid: z.number(), intent: z.strictObject({ do: text, by: id, with: values }) })
          .nullable(),
      }),
    )
    .max(100_000),
});

const shift = z.strictObject({ query: text, who: id, amount: z.int(), reason: text });

const names = z.array(text).max(10_000);
const mark = z.strictObject({ file: text, id: text, hash: z.string().length(64) });

const hex = z.string().regex(/^[0-9a-f]{64}$/);

/** What the table must still know of its encounter when only the log is left. */
export type Setting = Pick<Encounter, 'title' | 'sides' | 'ends'> & { readonly seats: readonly Seat[] };

// Fighters of a scenario each may have a side of their own.
const setting = z.strictObject({ title: text, sides: z.array(text).max(200), seats: seatings, ends: endings });

/** The first line of a log. `packs`, `encounter` and `dice` are ours beside what the kernel writes. */
export const headerSchema = z.strictObject({
  format: z.literal(LOG_FORMAT),
  ruleset: text,
  version: text,
  content: hex.optional(),
  options: values,
  codes: z.strictObject({ things: names, resources: names, clocks: names }),
  seed: text.nullable(),
  state,
  packs: z.array(mark).max(100).optional(),
  encounter: setting.optional(),
  dice: z
    .strictObject({
      commitment: hex,
      secret: hex.optional(),
      from: z.int().min(1).optional(),
      later: z
        .array(z.strictObject({ line: z.int().min(2), commitment: hex, secret: hex.optional() }))
        .max(1000)
        .optional(),
    })
    .optional(),
});

/** Every kind of line after the first. Closing lines carry a hash in the file, which is checked before. */
export const lineSchema = z.discriminatedUnion('in', [
  z.strictObject({
    in: z.literal('command'),
    do: text,
    by: id,
    with: values,
    auto: z.literal(true).optional(),
    id: text.optional(),
    from: z.literal('deadline').optional(),
    shifts: z.array(shift).max(100).optional(),
  }),
  z.strictObject({
    in: z.literal('roll'),
    roll: text,
    who: id,
    pool: text,
    faces: z.array(z.int()).nullable(),
    total: z.number(),
    from: z.enum(['forced', 'typed', 'kept', 'amended']).optional(),
  }),
  z.strictObject({
    in: z.literal('answer'),
    ask: text,
    who: id,
    about: z.json(),
    value: z.json(),
    from: z.enum(['order', 'gm', 'deadline', 'policy', 'dial']).optional(),
  }),
  z.strictObject({ in: z.literal('force'), roll: text, who: id, faces: z.array(z.int()).nullable(), total: z.number().nullable(), reason: text }),
  z.strictObject({ in: z.literal('order'), who: id, ask: text, do: z.enum(['never', 'ask', 'always', 'when']), when: text.nullable(), value: z.json() }),
  z.strictObject({ in: z.literal('fiat'), reason: text, events: z.array(change) }),
  z.strictObject({ in: z.literal('done'), result: z.union([z.boolean(), z.number(), text]), events: z.array(change) }),
  z.strictObject({ in: z.literal('rules'), version: text, content: hex }),
  z.strictObject({
    in: z.literal('head'),
    to: z.int().min(-1),
    why: z.enum(['undo', 'redo', 'branch', 'amend', 'withdraw', 'fiat']),
    again: z.array(z.int().min(0)).max(10_000).readonly().optional(),
  }),
]);

/** What a server said of its dice before the first was thrown, and what it disclosed afterwards. */
export interface DicePromise {
  /** SHA-256 of the secret. */
  readonly commitment: string;
  readonly secret?: string;
  /** Commands that were played elsewhere before, with other dice. */
  readonly from?: number;
  /** Secrets that came in the place of those that were disclosed before the fight was over. */
  readonly later?: readonly LaterDice[];
}

/** A secret from which dice come from some line on. */
export interface LaterDice {
  /** First line of the file that it holds for; 1 is the header. */
  readonly line: number;
  readonly commitment: string;
  readonly secret?: string;
}

/** The header of a log with the packs of its fight, what else its encounter says, and the promise of its dice. */
export interface LogHeader extends Header {
  readonly packs?: readonly PackMark[];
  readonly encounter?: Setting;
  readonly dice?: DicePromise;
}

/** A log that was read and checked line by line. */
export interface Log {
  readonly header: LogHeader;
  readonly lines: readonly Line[];
  /** The last line was cut off in writing and left out. */
  readonly cut: boolean;
}

/** The header to write for the fight of an encounter. */
export function logHeader(header: Header, { title, sides, seats, ends, packs }: Encounter): LogHeader {
  return headerWithPacks({ ...header, encounter: { title, sides, seats, ends } } as LogHeader, packs);
}

/** The header with packs that lie elsewhere. */
export function headerWithPacks(header: LogHeader, packs: readonly PackMark[]): LogHeader {
  return packs.length === 0 ? header : { ...header, packs };
}

/**
 * Reads a log: its chain of hashes, then every line by its schema.
 * @throws FileError with the number of the line, counted from 1.
 */
export function parseLog(content: string, file: string): Log {
  if (content.length > MAX_LOG_BYTES) wrong(file, [], `at most ${MAX_LOG_BYTES} bytes, found ${content.length}`);
  if (content.trim() === '') wrong(file, [], 'a log, found an empty file');
  content.split('\n').forEach((row, i) => {
    if (depthOf(row) > MAX_DEPTH) wrong(file, [`line ${i + 1}`], `at most ${MAX_DEPTH} levels of nesting`);
  });
  const [, later] = /^\{"format":"(riposte\/log\/\d+)"/.exec(content) ?? [];
  if (later !== undefined && later !== LOG_FORMAT)
    wrong(file, ['line 1'], `${LOG_FORMAT}, found one from a later version of Riposte (${later}); open it with an up-to-date version`);
  const { header, lines, cut } = read(content, file);
  const head = checked(headerSchema, header, file, ['line 1']) as LogHeader;
  lines.forEach((line, i) => checked(lineSchema, line, file, [`line ${i + 2}`]));
  return { header: head, lines, cut };
}

function read(content: string, file: string): ReturnType<typeof readLog> {
  try {
    return readLog(content);
  } catch (thrown) {
    const [, other] = /^\s*\{[^{}]*?"format": *"(riposte\/(?!log)[a-z]+\/\d+)"/.exec(content) ?? [];
    if (other !== undefined) return wrong(file, ['format'], `a log, found ${other}`);
    if (thrown instanceof RiposteError) return wrong(file, [`line ${String(thrown.data.line ?? 1)}`], `an unbroken log (${clipped(thrown.message)})`);
    throw thrown;
  }
}

/** Dice of a fight whose log does not hold their seed. */
const KEPT: DiceSource = {
  open: () => {
    throw new RiposteError('impossible-roll', 'the dice of this fight are kept where it was played');
  },
};

/**
 * Opens the fight of a log. `load` gives the text of the packs that it names; they must be the very ones.
 * @throws FileError when a line has no meaning, a pack was changed or the rule set is another one; its `cause` says why.
 */
export function openLog(
  content: string,
  file: string,
  ruleSets: readonly RuleSet[],
  load?: LoadText,
  options: FightOptions = {},
): { readonly fight: Fight; readonly ruleSet: RuleSet; readonly cut: boolean; readonly setting: Setting | null } {
  const { header, lines, cut } = parseLog(content, file);
  const plain = ruleSetOf(ruleSets, header.ruleset, file);
  const marks = header.packs ?? [];
  const packs = readPacks(
    marks.map((mark) => mark.file),
    file,
    plain,
    load,
    marks.map((mark) => mark.hash),
  );
  packs.forEach((pack, i) => {
    if (pack.mark.hash !== marks[i].hash) wrong(file, ['line 1', 'packs', i], `the pack ${pack.mark.file} as it was, with hash ${marks[i].hash}`);
  });
  const ruleSet = withPacks(plain, packs);
  try {
    const rules = makeRules(ruleSet.rules, { options: header.options, codes: header.codes });
    const kept = header.seed === null ? { dice: KEPT } : {};
    const setting = header.encounter ?? null;
    if (setting !== null) mustBeAskable({ ends: setting.ends, rules, state: header.state, ruleSet }, file, ['line 1', 'encounter']);
    return { fight: Fight.load(rules, header, lines, { ...kept, ...options }), ruleSet, cut, setting };
  } catch (thrown) {
    if (thrown instanceof FileError) throw thrown;
    // A line may fit its schema and still mean nothing, such as a change of an unknown fighter.
    throw Object.assign(new FileError(file, '', `a log that can be replayed (${whyOf(thrown)})`), { cause: thrown });
  }
}

/** Why a log cannot be replayed. What a crash of rule code says is for programmers, not for people. */
const whyOf = (thrown: unknown): string => (thrown instanceof RiposteError ? clipped(thrown.message) : 'the rules cannot make sense of it');
