import { type Json, makeRules } from '@riposte/kernel';
import { ruleSetIds, ruleSetNamed } from '@riposte/rule-sets';
import { type CatalogueEntry, nearest, type RuleSet } from '@riposte/ruleset';
import { columns } from './columns.ts';
import { GOOD, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';
import { noRuleset, rules } from './rules.ts';
import { unknown } from './unknown.ts';

/** Entries that are shown with all their lines; of more there is a table. */
const MAX_WHOLE = 5;

/**
 * What a rule set defines: a table of all, or of what is like the search; few of them with all that they cost and do.
 * @throws InputError for a rule set that there is not.
 */
export async function catalogue(ruleset: string, search = ''): Promise<Outcome> {
  const all = entriesOf(await knownRuleSet(ruleset));
  const found = all.filter((entry) => isLike(entry, search.toLowerCase()));
  const exact = found.filter((entry) => isCalled(entry, search));
  const entries = exact.length > 0 ? exact : found;
  if (entries.length === 0) {
    const meant = nearest(
      all.map(({ name }) => name),
      search,
    );
    const guess = meant === null ? '' : ` Did you mean "${meant}"?`;
    return { code: NO, text: `Nothing in the catalogue of ${ruleset} is like "${search}".${guess}`, json: [] };
  }
  const text = entries.length > MAX_WHOLE ? columns(entries.map(({ sort, id, summary }) => [sort, id, /^[^.]+\.?/.exec(summary)![0]])) : entries.flatMap(whole);
  return { code: GOOD, text: joined(text), json: entries as unknown as Json };
}

const RULE_ID = /^[A-Z]+-[A-Z]/;

/**
 * What `riposte rules` looks up: rules and rulings by their ids, and the pages of creatures, gear, spells and conditions by
 * their names, in one rule set or in all.
 * @throws InputError for a rule set, rule or name that there is not.
 */
export async function looked(ruleset?: string, id?: string): Promise<Outcome> {
  const name = id ?? ruleset;
  if (name === undefined || RULE_ID.test(name) || ruleSetIds().includes(name)) return rules(ruleset, id);
  const pages: (CatalogueEntry & { readonly ruleset: string })[] = [];
  for (const one of id === undefined ? ruleSetIds() : [ruleset!])
    pages.push(...entriesOf(await knownRuleSet(one)).map((entry) => ({ ruleset: one, ...entry })));
  const found = pages.filter((entry) => isCalled(entry, name));
  if (found.length === 0) throw unknown('rule, creature, item, spell or condition', name, [...ruleSetIds(), ...pages.map((entry) => entry.id)]);
  const text = found.flatMap((entry) => {
    const [head, ...lines] = whole(entry);
    return [`${head}, ${entry.ruleset}`, ...lines];
  });
  return { code: GOOD, text: joined(text), json: found as unknown as Json };
}

/** A rule set by its id. @throws InputError */
export async function knownRuleSet(ruleset: string): Promise<RuleSet> {
  if (!ruleSetIds().includes(ruleset)) throw noRuleset(ruleset);
  return ruleSetNamed(ruleset);
}

const entriesOf = (ruleSet: RuleSet): readonly CatalogueEntry[] => ruleSet.catalogue?.(makeRules(ruleSet.rules)) ?? [];

const isLike = ({ sort, id, name, summary }: CatalogueEntry, search: string): boolean =>
  sort === search || [id, name, summary].some((text) => text.toLowerCase().includes(search));

const isCalled = ({ id, name }: CatalogueEntry, search: string): boolean => [id, name.toLowerCase()].includes(search.toLowerCase());

/** An entry with all its lines. */
function whole({ sort, id, name, summary, lines, fighter }: CatalogueEntry): string[] {
  const inFile = fighter === undefined ? [] : [['in an encounter', JSON.stringify(fighter)]];
  return [
    `${name} (${sort}, ${id})`,
    `  ${summary}`,
    ...columns([...lines.map(({ label, value }) => [label, String(value)]), ...inFile]).map((line) => `  ${line}`),
  ];
}
