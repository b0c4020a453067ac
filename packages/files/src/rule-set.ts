import type { RuleSet, Words } from '@riposte/ruleset';
import type * as z from 'zod';
import { wrong } from './error.ts';
import { foundText } from './json.ts';

/** A rule set by its id. @throws FileError that names those that there are. */
export function ruleSetOf(ruleSets: readonly RuleSet[], ruleset: string, file: string): RuleSet {
  const ids = ruleSets.map(({ rules }) => rules.id);
  return ruleSets[ids.indexOf(ruleset)] ?? wrong(file, ['ruleset'], `a rule set: ${ids.join(', ')}${foundText(ids, ruleset)}`);
}

/** @throws FileError for a rule set that cannot be spoken of in words yet. */
export function wordsOf(ruleSet: RuleSet, file: string): Words {
  return ruleSet.words ?? wrong(file, ['ruleset'], `a rule set that can read files; ${ruleSet.rules.id} cannot`);
}

/** Making a schema costs more than using it: one for each rule set. */
export function oncePerRuleSet(make: (ruleSet: RuleSet) => z.ZodType): (ruleSet: RuleSet) => z.ZodType {
  const made = new WeakMap<RuleSet, z.ZodType>();
  return (ruleSet) => {
    const known = made.get(ruleSet) ?? make(ruleSet);
    made.set(ruleSet, known);
    return known;
  };
}
