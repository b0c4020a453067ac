import { type Json, makeRules } from '@riposte/kernel';
import { ruleSetIds, ruleSetNamed } from '@riposte/rule-sets';
import { type CatalogueEntry, minus, nearest, type RuleSet } from '@riposte/ruleset';
import { columns } from './columns.ts';
import { GOOD, NO, type Outcome } from './outcome.ts';
import { joined } from './print.ts';
import { noRuleset, rules, rulesWith } from './rules.ts';
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
    const guess = meantBy(search, all) ?? `To list everything: riposte catalogue ${ruleset}`;
    return { code: NO, text: `Nothing in the catalogue of ${ruleset} matches "${search}". ${guess}`, json: [] };
  }
  const text = entries.length > MAX_WHOLE ? columns(entries.map(({ sort, id, summary }) => [sort, id, /^[^.]+\.?/.exec(summary)![0]])) : entries.flatMap(whole);
  return { code: GOOD, text: joined(text), json: entries as unknown as Json };
}

/** Asks for the entry that was probably meant: its name, a word of it, or its beginning is like the search. */
function meantBy(search: string, all: readonly CatalogueEntry[]): string | null {
  const names = all.map(({ name }) => name);
  const words = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  const beginnings = words.map((word) => word.slice(0, search.length));
  const meant = nearest(words, search) ?? words[beginnings.indexOf(nearest(beginnings, search) ?? '-')];
  const entry = meant === undefined ? undefined : names.find((name) => name === meant || name.split(/[^\p{L}\p{N}]+/u).includes(meant));
  return entry === undefined ? null : `Did you mean "${entry}"?`;
}

const RULE_ID = /^[A-Z]+-[A-Z]/;

/**
 * What `riposte rules` looks up: rules and rulings by their ids, the pages of creatures, gear, spells and conditions by their names,
 * else rules by words of their texts, in one rule set or in all.
 * @throws InputError for a rule set, rule or name that there is not.
 */
export async function lookUp(ruleset?: string, id?: string): Promise<Outcome> {
  const name = id ?? ruleset;
  if (name === undefined || RULE_ID.test(name) || ruleSetIds().includes(name)) return rules(ruleset, id);
  const pages: (CatalogueEntry & { readonly ruleset: string })[] = [];
  const rulesets = id === undefined ? ruleSetIds() : [ruleset!];
  for (const one of rulesets) pages.push(...entriesOf(await knownRuleSet(one)).map((entry) => ({ ruleset: one, ...entry })));
  const found = pages.filter((entry) => isCalled(entry, name));
  const said = found.length === 0 ? rulesWith(rulesets, name) : null;
  if (said !== null) return said;
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
    ...columns([...lines.map(({ label, value }) => [label, minus(value)]), ...inFile]).map((line) => `  ${line}`),
  ];
}
