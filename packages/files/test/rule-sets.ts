/** The rule sets whose files are tested here. */
export { RULE_SETS } from '@riposte/rule-sets';
