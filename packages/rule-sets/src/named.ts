import type { RuleSet } from '@riposte/ruleset';

/** How each is loaded: all five are 2 MB of code, of which most commands need one. */
const LOAD: { readonly [id: string]: () => Promise<{ readonly ruleSet: RuleSet }> } = {
  'sea-of-shadows': () => import('@riposte/sea-of-shadows'),
  'heroes-of-destiny': () => import('@riposte/heroes-of-destiny'),
  realmspire: () => import('@riposte/realmspire'),
  celesia: () => import('@riposte/celesia'),
  realitycheck: () => import('@riposte/realitycheck'),
};

/** The ids of the rule sets that can be played. */
export const RULE_SET_IDS: readonly string[] = Object.keys(LOAD);

/** The rule set of that id. @throws Error where there is none */
export async function ruleSetNamed(id: string): Promise<RuleSet> {
  if (!Object.hasOwn(LOAD, id)) throw new Error(`There is no game "${id}". There are: ${RULE_SET_IDS.join(', ')}.`);
  return (await LOAD[id]()).ruleSet;
}

/**
 * Loads the rule sets that a file names, before it is read. All of them where it names none, so that the error can list
 * them, and where it writes characters as escapes, which could hide a name.
 * @param text A file of any format, or the id of a rule set.
 */
export async function ruleSetsIn(text: string): Promise<readonly RuleSet[]> {
  const named = /\\[ux]/i.test(text) ? [] : RULE_SET_IDS.filter((id) => text.includes(id));
  const ids = named.length > 0 ? named : RULE_SET_IDS;
  return Promise.all(ids.map(async (id) => (await LOAD[id]()).ruleSet));
}
