import { makeRules } from '@riposte/kernel';
import type { CatalogueEntry, RuleSet } from '@riposte/ruleset';

/** What a catalogue is held against. */
export interface CatalogueTrial {
  /** Ids of all creatures that the rule set defines. */
  readonly creatures: readonly string[];
  /** A board as an encounter file gives it, and a place on it with room for the largest of them. */
  readonly board: object;
  readonly at: unknown;
}

/**
 * What is wrong with the catalogue of a rule set, a sentence each; none where it has everything that is defined, each with
 * a sentence, a spell up to four, and lines that can be shown, a spell its cost, range and duration; and every creature can be
 * put on a board.
 */
export function catalogueFaults(ruleSet: RuleSet, trial: CatalogueTrial): string[] {
  if (ruleSet.catalogue === undefined) return ['there is no catalogue'];
  const rules = makeRules(ruleSet.rules);
  const entries = ruleSet.catalogue(rules);
  const { features, conditions } = ruleSet.rules;
  return [
    ...differences('creature', trial.creatures, idsOf(entries, 'creature')),
    ...differences('condition', ids(conditions), idsOf(entries, 'condition')),
    ...differences('thing', ids(features), idsOf(entries, 'gear', 'trait', 'spell')),
    ...entries.flatMap((entry) => [...sentenceFaults(entry, entries), ...lineFaults(entry)].map((fault) => `${entry.sort} ${entry.id}: ${fault}`)),
    ...entries.flatMap((entry) => (entry.sort === 'creature' ? standingFaults(ruleSet, entry, trial).map((fault) => `creature ${entry.id}: ${fault}`) : [])),
  ];
}

const ids = (all: readonly unknown[]): string[] => (all as readonly { readonly id: string }[]).map(({ id }) => id);
const idsOf = (entries: readonly CatalogueEntry[], ...sorts: readonly CatalogueEntry['sort'][]): string[] =>
  ids(entries.filter(({ sort }) => sorts.includes(sort)));

function differences(sort: string, defined: readonly string[], listed: readonly string[]): string[] {
  return [
    ...defined.filter((id) => !listed.includes(id)).map((id) => `${sort} ${id}: is missing`),
    ...listed.filter((id, i) => !defined.includes(id) || listed.indexOf(id) !== i).map((id) => `${sort} ${id}: is not defined, or listed twice`),
  ];
}

function sentenceFaults({ sort, name, summary }: CatalogueEntry, entries: readonly CatalogueEntry[]): string[] {
  const hyphened = entries.find(({ id }) => id.includes('-') && !name.includes(id) && summary.toLowerCase().includes(id));
  return [
    ...(name.trim() === '' ? ['has no name'] : []),
    ...(isWhole(sort, summary) ? [] : [`"${summary}" is not ${sort === 'spell' ? 'two to four sentences' : 'one sentence'}`]),
    ...(summary.endsWith('comes from a pack.') ? ['has no sentence of its own'] : []),
    ...(hyphened === undefined ? [] : [`"${summary}" has the id ${hyphened.id}`]),
  ];
}

/** One sentence, of a spell two to four. */
const isWhole = (sort: CatalogueEntry['sort'], summary: string): boolean =>
  sort === 'spell' ? /^[A-Z][^.]+\.(?: [A-Z][^.]+\.){1,3}$/.test(summary) : /^[A-Z][^.]+\.$/.test(summary);

/** What the page of a spell says beside what it does. */
const OF_A_SPELL = ['cost', 'range', 'target', 'duration'];

function lineFaults({ sort, lines }: CatalogueEntry): string[] {
  const missing = sort === 'spell' ? OF_A_SPELL.filter((label) => !lines.some((line) => line.label === label)) : [];
  const isBad = (value: string | number): boolean =>
    typeof value === 'number' ? !Number.isFinite(value) : /^$|undefined|NaN|\[object|depends on the situation|^varies/.test(value);
  return [
    ...missing.map((label) => `has no line "${label}"`),
    ...lines.flatMap(({ label, value }) => (label === '' || isBad(value) ? [`the line "${label}" says "${value}"`] : [])),
  ];
}

/** Whether a fighter made of the entry's fragment fits the schema and can stand on the board. */
function standingFaults(ruleSet: RuleSet, { name, fighter }: CatalogueEntry, { board, at }: CatalogueTrial): string[] {
  if (fighter === undefined) return ['makes no fighter'];
  const read = ruleSet.fighter.safeParse({ name, side: 'one', at, ...fighter });
  if (!read.success) return read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const set = ruleSet.setUp(makeRules(ruleSet.rules), { board: ruleSet.board.parse(board), sides: ['one'], fighters: [read.data] });
  return set.ok ? [] : set.problems.map(({ path, expected }) => `${path.join('.')}: expected ${expected}`);
}
