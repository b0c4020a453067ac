import { contractFaults, type RuleSet } from '@riposte/ruleset';

/** How each is loaded: all five are 2 MB of code, of which most commands need one. */
const LOAD = new Map<string, () => Promise<{ readonly ruleSet: RuleSet }>>([
  ['sea-of-shadows', () => import('@riposte/sea-of-shadows')],
  ['heroes-of-destiny', () => import('@riposte/heroes-of-destiny')],
  ['realmspire', () => import('@riposte/realmspire')],
  ['celesia', () => import('@riposte/celesia')],
  ['realitycheck', () => import('@riposte/realitycheck')],
]);

const ADDED = new Map<string, RuleSet>();

/** The ids of the rule sets that come with Riposte. */
export const RULE_SET_IDS: readonly string[] = [...LOAD.keys()];

/** The ids of all rule sets that can be played: those that come with Riposte, then those that were added. */
export const ruleSetIds = (): readonly string[] => [...LOAD.keys()];

/** All rule sets that can be played, in the order of their ids. */
export const allRuleSets = (): Promise<readonly RuleSet[]> => Promise.all([...LOAD.keys()].map(ruleSetNamed));

/**
 * Lets another author's game be played in this thread. The same one may be added again.
 * @param exported What the main module of its package exports.
 * @param from How its module was named, for errors.
 * @returns Its id.
 * @throws Error for what does not keep the contract, with all that is missing, and where another game has its id
 */
export function addRuleSet(exported: object, from: string): string {
  const { ruleSet } = exported as { readonly ruleSet?: unknown };
  const missing = contractFaults(ruleSet);
  if (missing.length > 0) throw new Error(`${from} is no rule set: ${missing.join('; ')}`);
  const added = ruleSet as RuleSet;
  const { id } = added.rules;
  const known = ADDED.get(id);
  if (RULE_SET_IDS.includes(id) || (known !== undefined && known !== added))
    throw new Error(`${from} calls itself "${id}", and another game has this id. Give it another one: rules.id.`);
  ADDED.set(id, added);
  LOAD.set(id, async () => ({ ruleSet: added }));
  return id;
}

/** The rule set of that id. @throws Error where there is none */
export async function ruleSetNamed(id: string): Promise<RuleSet> {
  const load = LOAD.get(id);
  if (load === undefined) throw new Error(`There is no game "${id}". There are: ${ruleSetIds().join(', ')}.`);
  return (await load()).ruleSet;
}

/**
 * Loads the rule sets that a file names, before it is read. All of them where it names none, so that the error can list
 * them, and where it writes characters as escapes, which could hide a name.
 * @param text A file of any format, or the id of a rule set.
 */
export async function ruleSetsIn(text: string): Promise<readonly RuleSet[]> {
  const named = /\\[ux]/i.test(text) ? [] : ruleSetIds().filter((id) => text.includes(id));
  return Promise.all((named.length > 0 ? named : ruleSetIds()).map(ruleSetNamed));
}
