import { type Json, makeRules } from '@riposte/kernel';
import { ruleSetsIn } from '@riposte/rule-sets';
import type { CatalogueEntry, RuleSet } from '@riposte/ruleset';
import { columns } from './columns.ts';
import { GOOD, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';
import { noRuleset } from './rules.ts';

/** Entries that are shown with all their lines; of more there is a table. */
const MAX_WHOLE = 5;

/**
 * What a rule set defines: a table of all, or of what is like the search; few of them with all that they cost and do.
 * @throws InputError for a rule set that there is not.
 */
export async function catalogue(ruleset: string, search = ''): Promise<Outcome> {
  const all = entriesOf(await ruleSetNamed(ruleset));
  const found = all.filter((entry) => isLike(entry, search.toLowerCase()));
  const exact = found.filter(({ id, name }) => [id, name.toLowerCase()].includes(search.toLowerCase()));
  const entries = exact.length > 0 ? exact : found;
  if (entries.length === 0) return { code: NO, text: `nothing in the catalogue of ${ruleset} is like "${search}"`, json: [] };
  const text = entries.length > MAX_WHOLE ? columns(entries.map(({ sort, id, summary }) => [sort, id, summary])) : entries.flatMap(whole);
  return { code: GOOD, text: joined(text), json: entries as unknown as Json };
}

/** A rule set by its id. @throws InputError */
export async function ruleSetNamed(ruleset: string): Promise<RuleSet> {
  const ruleSet = (await ruleSetsIn(ruleset)).find(({ rules }) => rules.id === ruleset);
  if (ruleSet === undefined) throw noRuleset(ruleset);
  return ruleSet;
}

const entriesOf = (ruleSet: RuleSet): readonly CatalogueEntry[] => ruleSet.catalogue?.(makeRules(ruleSet.rules)) ?? [];

const isLike = ({ sort, id, name, summary }: CatalogueEntry, search: string): boolean =>
  sort === search || [id, name, summary].some((text) => text.toLowerCase().includes(search));

/** An entry with all its lines. */
function whole({ sort, id, name, summary, lines, fighter }: CatalogueEntry): string[] {
  const inFile = fighter === undefined ? [] : [['in an encounter', JSON.stringify(fighter)]];
  return [
    `${name} (${sort}, ${id})`,
    `  ${summary}`,
    ...columns([...lines.map(({ label, value }) => [label, String(value)]), ...inFile]).map((line) => `  ${line}`),
  ];
}
