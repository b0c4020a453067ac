import { ruleSet as celesia } from '@riposte/celesia';
import { ruleSet as heroesOfDestiny } from '@riposte/heroes-of-destiny';
import { ruleSet as realitycheck } from '@riposte/realitycheck';
import { ruleSet as realmspire } from '@riposte/realmspire';
import type { RuleSet } from '@riposte/ruleset';
import { ruleSet as seaOfShadows } from '@riposte/sea-of-shadows';

/** The rule sets that can be played. The only module that lists them. */
export const RULE_SETS: readonly RuleSet[] = [seaOfShadows, heroesOfDestiny, realmspire, celesia, realitycheck];

/** Their ids. */
export const RULE_SET_IDS: readonly string[] = RULE_SETS.map((ruleSet) => ruleSet.rules.id);
