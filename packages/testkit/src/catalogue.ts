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

/**
 * What is wrong with a catalogue by the contract alone, a sentence each: something defined that it does not list, an entry without a name or a
 * sentence, a line without a value, a creature that fits nowhere. `places`: the boards of encounters, with a place where somebody stands.
 */
export function entryFaults(ruleSet: RuleSet, places: readonly Omit<CatalogueTrial, 'creatures'>[]): string[] {
  const entries = ruleSet.catalogue?.(makeRules(ruleSet.rules)) ?? [];
  const { features, conditions } = ruleSet.rules;
  const standing = (entry: CatalogueEntry): string[] => {
    const wrong = places.map(({ board, at }) => standingFaults(ruleSet, entry, { board, at }));
    return wrong.some((faults) => faults.length === 0) ? [] : (wrong[0] ?? []).map((fault) => `no fighter can be made of it: ${fault}`);
  };
  return [
    ...differences('condition', ids(conditions), idsOf(entries, 'condition')),
    ...differences('thing', ids(features), idsOf(entries, 'gear', 'trait', 'spell')),
    ...entries.flatMap((entry) =>
      [...bareFaults(entry), ...valueFaults(entry), ...(entry.sort === 'creature' ? standing(entry) : [])].map(
        (fault) => `${entry.sort} ${entry.id}: ${fault}`,
      ),
    ),
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
    ...bareFaults({ name, summary }),
    ...(isWhole(sort, summary) ? [] : [`"${summary}" is not ${sort === 'spell' ? 'two to four sentences' : 'one sentence'}`]),
    ...(hyphened === undefined ? [] : [`"${summary}" has the id ${hyphened.id}`]),
  ];
}

const bareFaults = ({ name, summary }: Pick<CatalogueEntry, 'name' | 'summary'>): string[] => [
  ...(name.trim() === '' ? ['has no name'] : []),
  ...(summary.trim() === '' || summary.endsWith('comes from a pack.') ? ['has no sentence of its own'] : []),
];

/** One sentence, of a spell two to four. */
const isWhole = (sort: CatalogueEntry['sort'], summary: string): boolean =>
  sort === 'spell' ? /^[A-Z][^.]+\.(?: [A-Z][^.]+\.){1,3}$/.test(summary) : /^[A-Z][^.]+\.$/.test(summary);

/** What the page of a spell says beside what it does. */
const OF_A_SPELL = ['cost', 'range', 'target', 'duration'];

function lineFaults(entry: CatalogueEntry): string[] {
  const missing = entry.sort === 'spell' ? OF_A_SPELL.filter((label) => !entry.lines.some((line) => line.label === label)) : [];
  return [...missing.map((label) => `has no line "${label}"`), ...valueFaults(entry)];
}

function valueFaults({ lines }: CatalogueEntry): string[] {
  const isBad = (value: string | number): boolean =>
    typeof value === 'number' ? !Number.isFinite(value) : /^$|undefined|NaN|\[object|depends on the situation|^varies/.test(value);
  return lines.flatMap(({ label, value }) => (label === '' || isBad(value) ? [`the line "${label}" says "${value}"`] : []));
}

/** Whether a fighter made of the entry's fragment fits the schema and can stand on the board. */
function standingFaults(ruleSet: RuleSet, { name, fighter }: CatalogueEntry, { board, at }: Omit<CatalogueTrial, 'creatures'>): string[] {
  if (fighter === undefined) return ['makes no fighter'];
  // A game without places has no such key.
  const read = ruleSet.fighter.safeParse({ name, side: 'one', ...(at !== undefined && { at }), ...fighter });
  if (!read.success) return read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const set = ruleSet.setUp(makeRules(ruleSet.rules), { board: ruleSet.board.parse(board), sides: ['one'], fighters: [read.data] });
  return set.ok ? [] : set.problems.map(({ path, expected }) => `${path.join('.')}: expected ${expected}`);
}
