import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Json } from '@riposte/kernel';
import { RULE_SET_IDS, ruleSetIds } from '@riposte/rule-sets';
import { columns } from './columns.ts';
import { type Executed, executed } from './executed.ts';
import { addedHome, COVERAGE_INDEX, codeFiles, codeFolder, SOURCES, shortPath } from './home.ts';
import { type Entry, isText, ledger } from './ledger.ts';
import { GOOD, InputError, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';
import { scenariosOf } from './rule-scenarios.ts';
import { unknown } from './unknown.ts';

const STATUSES = ['tested', 'implemented', 'text', 'ruling', 'missing'] as const;
export type Status = (typeof STATUSES)[number];

/** Where an entry of a ledger is implemented and which scenarios test it. */
export interface Covered {
  readonly id: string;
  readonly kind: string;
  readonly status: Status;
  /** "file:line" of each tag. */
  readonly code: readonly string[];
  readonly scenarios: readonly string[];
}

/**
 * Counts per rule set and kind. The answer is no when an entry is neither tested nor marked with a reason, when a
 * scenario names a rule whose code it does not execute, and when too many rules stand in one place without a reason.
 * @param ruleset One of those that can be played; without it all that come with Riposte.
 * @param claimed Of which of them the scenarios are run to see that; default: all.
 * @throws InputError for a rule set that there is not
 */
export function coverage(ruleset?: string, claimed?: readonly string[]): Outcome {
  if (ruleset !== undefined && !ruleSetIds().includes(ruleset)) throw unknown('rule set', ruleset, ruleSetIds());
  const ids = ruleset === undefined ? RULE_SET_IDS : [ruleset];
  const found = Object.fromEntries(ids.map((id) => [id, coverageOf(id)]));
  const entries = Object.values(found).flat();
  const open = entries.filter((entry) => entry.status === 'missing' || entry.status === 'implemented');
  const tables = Object.entries(found).flatMap(([id, list]) => [...tableOf(id, list), '']);
  const faults = claims(claimed ?? ids);
  const lines = [...tables, ...faults, summaryOf(entries.length, open.length)];
  const rulesets = Object.fromEntries(Object.entries(found).map(([id, list]) => [id, { entries: list }]));
  return { code: entries.length > 0 && open.length + faults.length === 0 ? GOOD : NO, text: joined(lines), json: { rulesets, faults } as unknown as Json };
}

/** What is said of a game without rules. */
export const UNWRITTEN = 'No rule is written down: write each as a numbered sentence into rules.json.';

function summaryOf(all: number, open: number): string {
  if (all === 0) return UNWRITTEN;
  return open === 0 ? 'Every rule is tested or has a reason.' : `${open} of ${all} rules are neither tested nor have a reason.`;
}

/** What the scenarios and tags claim and does not hold, a line each; an installed package has neither, and a game elsewhere has no parser. */
function claims(rulesets: readonly string[]): string[] {
  return rulesets.flatMap((ruleset) => {
    const added = addedHome(ruleset);
    if (SOURCES === null || (added !== null && !added.startsWith(SOURCES + sep))) return [];
    return claimLines(executed(SOURCES, ruleset, added === null ? [] : [join(added, 'scenarios'), codeFolder(ruleset)!]));
  });
}

function claimLines({ unexecuted, crowded }: Executed): string[] {
  return [
    ...unexecuted.map(({ rule, file, title }) => `${file}: "${title}" names ${rule} but runs none of its code`),
    ...crowded.map(({ place, rules }) => `${place}: ${rules.length} rules in one place and no @because: ${rules.join(', ')}`),
  ];
}

const KNOWN = new Map<string, readonly Covered[]>();

/** The entries of one rule set. Sources and scenarios are read once: they stay as they are while a command runs. */
export function coverageOf(ruleset: string): readonly Covered[] {
  const code = codeFolder(ruleset);
  const known = KNOWN.get(ruleset) ?? (code === null ? indexed(ruleset) : coveredIn(code, ruleset));
  KNOWN.set(ruleset, known);
  return known;
}

/** Tags in the code that name no rule of the ledger: the rule, and "file:line". */
export function strayTags(ruleset: string, ids: readonly string[]): readonly (readonly [rule: string, place: string])[] {
  const code = codeFolder(ruleset);
  const found = code === null ? [] : [...tags(code)];
  return found.flatMap(([rule, places]) => (ids.includes(rule) ? [] : places.map((place) => [rule, place] as const)));
}

function coveredIn(folder: string, ruleset: string): Covered[] {
  const code = tags(folder);
  const scenarios = named(ruleset);
  return ledger(ruleset).map((entry) => {
    const mine = { code: code.get(entry.id) ?? [], scenarios: scenarios.get(entry.id) ?? [] };
    return { id: entry.id, kind: entry.kind, status: statusOf(entry, mine), ...mine };
  });
}

/** What packing found, for an installed package without sources. */
function indexed(ruleset: string): Covered[] {
  if (!existsSync(COVERAGE_INDEX)) throw new InputError('This package was built without its index of rules.');
  const { rulesets } = JSON.parse(readFileSync(COVERAGE_INDEX, 'utf8')) as { rulesets: Record<string, { entries: Covered[] }> };
  return rulesets[ruleset]?.entries ?? [];
}

function statusOf(entry: Entry, { code, scenarios }: Pick<Covered, 'code' | 'scenarios'>): Status {
  if (code.length > 0 && scenarios.length > 0) return 'tested';
  if (isText(entry)) return 'text';
  if (code.length > 0) return 'implemented';
  return entry.status === 'ruling' && entry.reason ? 'ruling' : 'missing';
}

/** Ids behind `@rule`, which may go on over several lines of a comment. */
const TAG = /@rule((?:[\s*,]+[A-Z]+(?:-[A-Z0-9]+)+)+)/g;

/** "file:line" of each tag, by the id of the rule. */
function tags(folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of codeFiles(folder)) {
    const source = readFileSync(file, 'utf8');
    for (const { 1: ids, index } of source.matchAll(TAG)) {
      const line = source.slice(0, index).split('\n').length;
      for (const id of new Set(ids.match(/[A-Z0-9-]+/g))) add(found, id, `${shortPath(file)}:${line}`);
    }
  }
  return found;
}

/** The scenario files that name each rule. */
function named(ruleset: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const files = new Map<string, Set<string>>();
  for (const { file, scenario } of scenariosOf(ruleset)) {
    const ids = files.get(file) ?? new Set();
    for (const id of scenario.rules) ids.add(id);
    files.set(file, ids);
  }
  for (const file of [...files.keys()].sort()) for (const id of files.get(file)!) add(found, id, file);
  return found;
}

function add(to: Map<string, string[]>, id: string, where: string): void {
  to.set(id, [...(to.get(id) ?? []), where]);
}

function tableOf(ruleset: string, entries: readonly Covered[]): string[] {
  const count = (list: readonly Covered[], status: Status): string => String(list.filter((entry) => entry.status === status).length);
  const kinds = [...new Set(entries.map((entry) => entry.kind))];
  const rows = [...kinds.map((kind) => [kind, entries.filter((entry) => entry.kind === kind)] as const), ['all', entries] as const];
  const table = columns([['', ...STATUSES], ...rows.map(([kind, list]) => [kind, ...STATUSES.map((status) => count(list, status))])]);
  const open = (['missing', 'implemented'] as const).flatMap((status) => {
    const ids = entries.filter((entry) => entry.status === status).map((entry) => entry.id);
    return ids.length === 0 ? [] : [`  ${status === 'missing' ? 'missing' : 'without a scenario'}: ${ids.join(', ')}`];
  });
  return [ruleset, ...table.map((line) => `  ${line}`), ...open];
}
