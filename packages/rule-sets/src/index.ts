import { ruleSet as celesia } from '@riposte/celesia';
import { ruleSet as heroesOfDestiny } from '@riposte/heroes-of-destiny';
import { ruleSet as realitycheck } from '@riposte/realitycheck';
import { ruleSet as realmspire } from '@riposte/realmspire';
import type { RuleSet } from '@riposte/ruleset';
import { ruleSet as seaOfShadows } from '@riposte/sea-of-shadows';

export { addRuleSet, allRuleSets, RULE_SET_IDS, ruleSetIds, ruleSetNamed, ruleSetsIn } from './named.ts';

/** The rule sets that come with Riposte. This package alone lists them. */
export const RULE_SETS: readonly RuleSet[] = [seaOfShadows, heroesOfDestiny, realmspire, celesia, realitycheck];
