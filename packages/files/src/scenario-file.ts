import { type Path, type RuleSet } from '@riposte/ruleset';
import * as z from 'zod';
import type { WhyNotIgnored } from './decree.ts';
import { FileError, wrong } from './error.ts';
import { checked, isObject, parseJson } from './json.ts';
import { type LoadText, ownPack, packNames, readPacks } from './pack.ts';
import { withPacks, written } from './packed.ts';
import { oncePerRuleSet, ruleSetOf, wordsOf } from './rule-set.ts';
import { type LineOf, own, SCENARIO_FORMAT, type Scenario, scenarioSchema } from './scenario.ts';
import { faultsOf } from './strict.ts';
import { parseYaml } from './yaml.ts';

export const SECTION_FORMAT = 'riposte/scenario/2';

const MAX_SCENARIOS = 1000;
const word = z.string().min(1).max(80);
const anything = z.record(z.string(), z.unknown());

/** The scenarios of a section of a book: what they share, and each with the keys of a scenario but those that stand here. */
const section = z.strictObject({
  format: z.literal(SECTION_FORMAT),
  ruleset: word,
  section: z.string().min(1).max(300),
  cast: z.record(word, anything).default({}),
  scenarios: z
    .array(anything.refine((scenario) => !('format' in scenario || 'ruleset' in scenario), { error: 'no "format" and no "ruleset": they stand above' }))
    .min(1)
    .max(MAX_SCENARIOS),
});
type Section = z.infer<typeof section>;

/** The schema of a file in YAML for a rule set: what the reader demands of each part, in one. */
export const sectionSchema = oncePerRuleSet((ruleSet) => {
  const one = scenarioSchema(ruleSet) as z.ZodObject<{ given: z.ZodObject<{ fighters: z.ZodArray<z.ZodObject> }> }>;
  const fighter = one.shape.given.shape.fighters.element;
  return section.extend({
    ruleset: z.literal(ruleSet.rules.id),
    cast: z.record(word, fighter.partial().omit({ name: true })).default({}),
    scenarios: z
      .array(z.strictObject(without(one.shape, 'format', 'ruleset')))
      .min(1)
      .max(MAX_SCENARIOS),
  });
});

const without = (shape: z.ZodRawShape, ...keys: readonly string[]): z.ZodRawShape =>
  Object.fromEntries(Object.entries(shape).filter(([key]) => !keys.includes(key)));

/** A file of scenarios as it is written. */
export interface ScenarioText {
  /** Each in the keys of `riposte/scenario/1`, unchecked, with its place in the file. */
  readonly scenarios: readonly { readonly data: unknown; readonly at: Path }[];
  /** The heading of a file in YAML; null for JSON. */
  readonly section: string | null;
  readonly lineOf: LineOf | null;
}

/** YAML is known by the name of its file, and where that says nothing by its first character. */
const isYaml = (content: string, file: string): boolean => /\.ya?ml$/.test(file) || !(file.endsWith('.json') || /^\s*([[{]|$)/.test(content));

/**
 * The scenarios of a file one by one, whichever way they are written.
 * @throws FileError where the file as a whole is none.
 */
export function parseScenarios(content: string, file: string): ScenarioText {
  return isYaml(content, file) ? parseSection(content, file) : parseList(content, file);
}

function parseList(content: string, file: string): ScenarioText {
  const data = parseJson(content, file, 'a scenario');
  if (!Array.isArray(data)) return { scenarios: [{ data, at: [] }], section: null, lineOf: null };
  if (data.length === 0 || data.length > MAX_SCENARIOS) wrong(file, [], `1 to ${MAX_SCENARIOS} scenarios, found ${data.length}`);
  return { scenarios: data.map((scenario: unknown, i) => ({ data: scenario, at: [i] })), section: null, lineOf: null };
}

function parseSection(content: string, file: string): ScenarioText {
  const { value, lineOf } = parseYaml(content, file, 'scenarios');
  const read = withLine(lineOf, () => checked(section, value, file));
  const unused = Object.keys(read.cast).find(
    (name) => !read.scenarios.some((scenario) => fightersOf(scenario).some((fighter) => castOf(fighter, read.cast) === read.cast[name])),
  );
  if (unused !== undefined) withLine(lineOf, () => wrong(file, ['cast', unused], 'a fighter of one of the scenarios'));
  const scenarios = read.scenarios.map((scenario, i) => ({ data: whole(scenario, read), at: ['scenarios', i] }));
  return { scenarios, section: read.section, lineOf: (path) => lineOf(inCast(path, read)) };
}

/** A scenario with what stands in the header of its file. */
function whole(scenario: Section['scenarios'][number], { ruleset, cast }: Section): unknown {
  const fighters = fightersOf(scenario);
  const given = fighters.length === 0 ? {} : { given: { ...(scenario.given as object), fighters: fighters.map((fighter) => extended(fighter, cast)) } };
  return { format: SCENARIO_FORMAT, ruleset, ...scenario, ...given };
}

function fightersOf({ given }: Section['scenarios'][number]): readonly unknown[] {
  return isObject(given) && Array.isArray(given.fighters) ? given.fighters : [];
}

/** A fighter of the cast, with the scenario's own keys in place of those of the cast. */
function extended(fighter: unknown, cast: Section['cast']): unknown {
  const known = castOf(fighter, cast);
  return known === undefined ? fighter : { ...known, ...(fighter as object) };
}

function castOf(fighter: unknown, cast: Section['cast']): Section['cast'][string] | undefined {
  if (!isObject(fighter) || typeof fighter.name !== 'string' || !Object.hasOwn(cast, fighter.name)) return undefined;
  return cast[fighter.name];
}

const OF_A_FIGHTER = /^scenarios\[(\d+)\]\.given\.fighters\[(\d+)\]\.(([^.[]+).*)$/;

/** Where a key stands that a fighter has from the cast. */
function inCast(path: string, { scenarios, cast }: Section): string {
  const [, nth, which, rest, key] = OF_A_FIGHTER.exec(path) ?? [];
  if (nth === undefined) return path;
  const fighter = fightersOf(scenarios[Number(nth)])[Number(which)];
  const known = castOf(fighter, cast);
  return known === undefined || Object.hasOwn(fighter as object, key) ? path : `cast.${String((fighter as { name: string }).name)}.${rest}`;
}

/** Adds the line to what is wrong. */
function withLine<T>(lineOf: LineOf | null, read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (lineOf === null || !(thrown instanceof FileError) || thrown.line !== null) throw thrown;
    throw new FileError(thrown.file, thrown.path, thrown.expected, lineOf(thrown.path));
  }
}

/** One scenario of a file. What is wrong with it keeps it from running in YAML; in JSON it runs where it fits its schema. */
export interface Reading {
  readonly title: string;
  readonly scenario: Scenario | null;
  readonly faults: readonly FileError[];
}

/** What the reader of scenarios is given beside their text. */
export interface ReadingOptions {
  /** The text of the packs that they name. */
  readonly load?: LoadText;
  /** All rules and rulings of a rule set by their ids; without it the ids that scenarios name are not compared. */
  readonly ruleIds?: (ruleset: string) => readonly string[];
  /** Why a rule cannot be ignored; null = it can. */
  readonly whyNotIgnored?: WhyNotIgnored;
  /** Whether what is wrong with a scenario in YAML keeps it back; default: it does. */
  readonly keepsBack?: boolean;
}

/**
 * Reads a scenario file one scenario after the other, so that a bad one hides no other.
 * @throws FileError where the file as a whole is none.
 */
export function readScenarioFile(
  content: string,
  file: string,
  ruleSets: readonly RuleSet[],
  { load, ruleIds, whyNotIgnored = () => null, keepsBack = true }: ReadingOptions = {},
): Reading[] {
  const { scenarios, section: heading, lineOf } = parseScenarios(content, file);
  const known = new Map<string, readonly string[] | null>();
  /** All rules of a rule set, asked for once a file. */
  const idsOf = (id: string): readonly string[] | null => {
    const ids = known.get(id) ?? ruleIds?.(id) ?? null;
    known.set(id, ids);
    return ids;
  };
  return scenarios.map(({ data, at }) => {
    const title = isObject(data) && typeof data.title === 'string' ? data.title : 'no title';
    try {
      const scenario = withLine(lineOf, () => readScenario(data, file, at, lineOf, ruleSets, load));
      const { id } = scenario.ruleSet.rules;
      const faults = faultsOf(scenario, idsOf(id), (rule) => whyNotIgnored(id, rule));
      return { title, scenario: keepsBack && heading !== null && faults.length > 0 ? null : scenario, faults };
    } catch (thrown) {
      if (!(thrown instanceof FileError)) throw thrown;
      return { title, scenario: null, faults: [thrown] };
    }
  });
}

/**
 * Reads a scenario file: JSON, one scenario or a list of them, or YAML, the scenarios of a section.
 * @throws FileError with file, path and expectation at the first thing that is wrong; in JSON what only a warning says is let pass.
 */
export function readScenarios(content: string, file: string, ruleSets: readonly RuleSet[], load?: LoadText): Scenario[] {
  const { scenarios, section: heading, lineOf } = parseScenarios(content, file);
  return scenarios.map(({ data, at }) => {
    const scenario = withLine(lineOf, () => readScenario(data, file, at, lineOf, ruleSets, load));
    const [fault] = heading === null ? [] : faultsOf(scenario, null, () => null);
    if (fault !== undefined) throw fault;
    return scenario;
  });
}

const head = z.looseObject({ format: z.literal(SCENARIO_FORMAT), ruleset: word, packs: packNames, own });

function readScenario(data: unknown, file: string, at: Path, lineOf: LineOf | null, ruleSets: readonly RuleSet[], load: LoadText | undefined): Scenario {
  const { ruleset, packs, own: added } = checked(head, data, file, at);
  const plain = ruleSetOf(ruleSets, ruleset, file);
  wordsOf(plain, file);
  const read = [...readPacks(packs, file, plain, load), ...(added === undefined ? [] : [ownPack(added, file, [...at, 'own'], plain)])];
  const ruleSet = withPacks(plain, read);
  const full = isObject(data) ? { ...data, given: written(data.given, read) } : data;
  const { title, rules, options, given, steps } = checked(scenarioSchema(plain), full, file, at) as Omit<
    Scenario,
    'file' | 'at' | 'lineOf' | 'ruleSet' | 'packs'
  >;
  return { file, at, lineOf, title, rules, options, given, steps, ruleSet, packs: read.map((pack) => pack.mark) };
}
