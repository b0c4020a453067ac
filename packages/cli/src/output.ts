import * as z from 'zod';
import { formatOf } from './output-format.ts';

type Shape = { readonly [key: string]: z.ZodType };

const text = z.string();
const number = z.number();
const whole = z.int();
const flag = z.boolean();
const json = z.unknown();
const texts = z.array(text);
/** New keys may come. */
const some = (shape: Shape): z.ZodType => z.looseObject(shape);
const list = (shape: Shape): z.ZodType => z.array(some(shape));
const chance = { probability: number, atMost: number };
const estimate = some({ share: number, least: number, most: number });
const act = { do: text, with: json };
const refusals = list({ rule: text, reason: text });
const consequences = list({ who: text, what: text });
const entry = { id: text, section: text, kind: text, rule: text, status: text.optional(), code: texts.optional(), scenarios: texts.optional() };
const thing = { sort: text, id: text, name: text, summary: text };
const reckoned = {
  counted: number,
  always: consequences,
  outcomes: list({ ...chance, consequences, text }),
  chances: list({ who: text, ...chance }),
  answers: list({ ask: text, who: text, value: json }),
};
const covered = list({ id: text, kind: text, status: text, code: texts, scenarios: texts });

/** Each command's output: an object by its keys, of which one is printed; or something else. A server prints only what is wrong. */
const OUTPUTS: { readonly [command: string]: readonly Shape[] | z.ZodType } = {
  fight: [{ title: text, ruleset: text, seed: text.nullable(), over: json, end: text, commands: whole }],
  verify: [{ file: text, ok: flag, commands: whole.nullable(), line: whole.nullable(), why: text.nullable(), notes: z.array(json) }],
  replay: [
    { end: text.nullable(), over: json, commands: list({ line: whole, told: texts }) },
    { line: whole, fighters: list({ name: text, side: json, resources: texts, conditions: texts }), state: some({ entities: z.array(json) }) },
  ],
  legal: [
    {
      as: text,
      turn: flag,
      now: text,
      reactions: texts,
      intents: list({ ...act, text, legal: flag, cost: z.record(text, number), provokes: texts, refusals }),
      destinations: list({ ...act, text, cost: z.record(text, number), provokes: texts }),
    },
  ],
  odds: [
    { as: text, acts: list({ act: some(act), text, sentence: text, ...reckoned }) },
    { as: text, acts: z.array(json).max(0) },
    { as: text, ask: text, answers: list({ value: json, text, sentence: text, ...reckoned }) },
    { ends: list({ end: text, ...chance }), open: number, commands: whole, states: whole },
    { end: text },
  ],
  advise: [{ as: text.nullable(), weighed: list({ text, worth: number }) }],
  orders: [{ as: text, asked: whole, fired: list({ line: whole, ask: text, ordered: json, given: json }) }],
  dice: [{ expression: text, rolls: list({ total: number }), chances: z.array(json).nullable() }],
  simulate: [
    {
      stopped: text,
      partial: flag,
      seconds: number,
      tally: some({ fights: whole, unfinished: whole }),
      wins: z.record(text, estimate),
      report: some({ title: text }),
      files: texts,
    },
    { wanted: number, of: text, side: text, partial: flag, tried: z.array(json) },
    { fight: whole, log: text },
    { partial: flag, seconds: number, heroes: texts, tally: some({ days: whole, home: whole }), home: estimate, report: some({ title: text }), files: texts },
  ],
  tournament: [
    {
      partial: flag,
      table: list({ player: text, wins: estimate, fights: whole }),
      pairings: list({ first: text, second: text, encounter: text, fights: whole }),
    },
  ],
  lab: [{ partial: flag, failures: z.array(json), results: list({ encounter: text, variant: text, failures: z.array(json) }) }],
  calibrate: [{ partial: flag, seconds: number, told: list({ share: number, won: flag }), report: some({ title: text }), files: texts }],
  bench: some({}),
  rules: z.union([
    some({ format: z.literal(formatOf('rules')), ...entry }),
    list(entry),
    list({ ruleset: text, rules: whole }),
    list({ ruleset: text, ...thing }),
    list({ ruleset: text, id: text, rule: text }),
  ]),
  catalogue: list(thing),
  character: [
    { advice: list({ level: text, path: text, says: text }), fighter: json, sheet: z.array(json).nullable(), problems: list({ path: text, expected: text }) },
  ],
  coverage: [{ rulesets: z.record(text, some({ entries: covered })), faults: texts }],
  scenario: [
    { passed: whole, failed: whole, results: list({ file: text, title: text, ok: flag, rules: texts, failures: list({ path: text, expected: json }) }) },
  ],
  check: [{ file: text, ok: flag, kind: text, warnings: list({ path: text, expected: text }).optional() }],
  map: [{ encounter: some({ format: text }), notes: z.array(json) }, { map: some({}), notes: z.array(json) }, { map: some({}) }],
  schema: some({ $schema: text }),
  'new-game': [{ folder: text, id: text, files: whole, next: texts }],
  conformance: [
    {
      ruleset: text,
      ok: flag,
      checks: list({ check: text, title: text, verdict: z.enum(['good', 'fault', 'skipped']), says: text, where: texts.optional(), remedy: text.optional() }),
    },
  ],
  completions: [{ shell: text, script: text }],
  man: [{ page: text }],
  doctor: [{ ok: flag, checks: list({ check: text, verdict: z.enum(['good', 'warning', 'fault']), says: text, remedy: text.optional() }) }],
  backup: [{ file: text, tables: whole }],
  restore: [{ file: text, tables: whole, bad: texts }],
  tables: [{ tables: list({ id: text, title: text, owner: text, bytes: number }) }],
  delete: [{ id: text, title: text }],
  worker: [
    {
      workers: list({ name: text, host: text, threads: whole, rules: texts, since: text, seen: text, shares: whole, fights: whole, drains: flag }),
      waiting: whole,
      running: whole,
      simulations: list({ id: text, title: text, rules: text, seed: text, open: flag, fights: whole, used: text }),
      aside: list({ simulation: text, title: text, seed: text, from: whole, to: whole, fight: whole.nullable(), why: text, at: text }),
    },
    { drained: whole },
    { name: text, shares: whole, fights: whole },
  ],
  links: [{ tables: list({ id: text, title: text }) }, { title: text, links: z.array(json) }],
  serve: [],
  play: some({ ok: flag, lines: texts, log: json, version: whole }),
};

/** Commands whose output has a schema. */
export const WITH_OUTPUT: readonly string[] = Object.keys(OUTPUTS);

/** What a command prints when something is wrong. */
const error = some({ error: some({ code: text, message: text }) });

/** The JSON Schema (draft 2020-12) of what a command prints with --json; of `play` of one line. */
export function outputSchema(command: string): object {
  const shapes = OUTPUTS[command];
  const good = Array.isArray(shapes)
    ? (shapes as readonly Shape[]).map((shape) => some({ format: z.literal(formatOf(command)), ...shape }))
    : [shapes as z.ZodType];
  return { title: `riposte ${command} --json`, ...z.toJSONSchema(z.union([...good, error]), { io: 'input' }) };
}
