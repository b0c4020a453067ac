import { type Id, makeRules, type Rules, type State } from '@riposte/kernel';
import type { Problem, RuleSet } from '@riposte/ruleset';
import { wordsOf } from '../rule-set.ts';

/** Two fighters face to face on an empty board, each for itself. */
export interface Duel {
  readonly rules: Rules;
  readonly state: State;
  readonly who: Id;
  readonly foe: Id;
}

/** One side of a duel: a finished character, or an entry of the catalogue. */
export function duelOf(ruleSet: RuleSet, character: object, foe: object): Duel | { readonly problems: readonly Problem[] } {
  const words = wordsOf(ruleSet, 'the duel');
  const rules = makeRules(ruleSet.rules);
  const [name = 'one', called = 'two'] = [character, foe].map((fighter) => ('name' in fighter && typeof fighter.name === 'string' ? fighter.name : undefined));
  const two = called === name ? `${called} 2` : called;
  const fighters = [words.fighter.safeParse({ ...character, name }), words.fighter.safeParse({ ...foe, name: two })];
  const issues = fighters.flatMap(({ error }) => error?.issues ?? []);
  if (issues.length > 0) return { problems: issues.map(({ path, message }) => ({ path: path as (string | number)[], expected: message })) };
  const begun = words.begin(rules, { ...words.scene.parse({}), fighters: fighters.flatMap(({ data }) => (data === undefined ? [] : [data])) });
  if (!begun.ok) return { problems: begun.problems };
  const [who, other] = begun.value.entities.flatMap(({ kind, id }) => (kind === 'fighter' ? [id] : []));
  return { rules, state: begun.value, who, foe: other };
}

/** Whether a duel can be fought: it has a state to begin with. */
export const isFightable = (duel: ReturnType<typeof duelOf>): duel is Duel => 'state' in duel;
