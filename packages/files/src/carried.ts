import { copyState, type Json, Random, type Rules, Runner, type State, seedFrom } from '@riposte/kernel';
import type { RuleSet } from '@riposte/ruleset';
import * as z from 'zod';
import { giveSaid } from './by-hand.ts';
import { wrong } from './error.ts';
import { wordsOf } from './rule-set.ts';
import { condition } from './scenario.ts';
import { factsText, isWithin, makeChanges, rangeText, settableFacts } from './settable.ts';
import { Codec } from './vocabulary-codec.ts';

const text = z.string().min(1).max(200);
const word = z.string().min(1).max(80);

/** How fighters begin who come from another fight, by name: facts that the game master can set, and conditions. */
export const carrying = z.record(
  text,
  z.strictObject({
    /** The fight, and the day; nothing reads them. */
    from: text.optional(),
    on: text.optional(),
    facts: z.record(word, z.json()).default({}),
    conditions: z.array(condition).max(100).default([]),
  }),
);

export type CarriedIn = z.infer<typeof carrying>;

interface Carrying {
  readonly carried: CarriedIn;
  readonly seed: string;
}

/**
 * The state of an encounter with what its fighters bring from other fights and the consequences under the rules. Dice come from the seed.
 * @throws FileError for a fact that cannot be set, a value out of its range, or an unknown condition
 */
export function carriedIn(ruleSet: RuleSet, rules: Rules, state: State, { carried, seed }: Carrying, file: string): State {
  const fighters = Object.entries(carried);
  if (fighters.length === 0) return state;
  wordsOf(ruleSet, file);
  const play = Runner.simulating(
    rules,
    copyState(rules, state),
    new Random(...seedFrom(seed)),
    (view, ask, who, about) => ask.fallback(view, who, about) as Json,
  );
  const speech = new Codec(ruleSet, play, (path, expected) => wrong(file, path, String(expected)), file);
  for (const [name, { facts, conditions }] of fighters) {
    const at = ['carried', name];
    const who = speech.id(name, at);
    for (const [fact, value] of inOrder(ruleSet, facts)) {
      const ranges = settableFacts({ words: speech.words, view: play }, who);
      if (!Object.hasOwn(ranges, fact)) {
        // What a fight leaves and nobody can set follows from the rest.
        if (ruleSet.character?.lasting.includes(fact) === true) continue;
        wrong(file, [...at, 'facts', fact], factsText(ranges));
      }
      const changes = isWithin(ranges[fact], value, false) ? speech.words.settables[fact].changes(play, who, value) : null;
      makeChanges(play, changes ?? wrong(file, [...at, 'facts', fact], rangeText(ranges[fact], value)));
    }
    conditions.forEach((said, nth) => giveSaid(play, speech, who, said, [...at, 'conditions', nth]));
  }
  play.settle();
  return play.state;
}

/** Facts in the order of the rule set: what others depend on comes first. */
function inOrder({ character }: RuleSet, facts: CarriedIn[string]['facts']): [string, CarriedIn[string]['facts'][string]][] {
  const place = (fact: string): number => (character?.lasting.indexOf(fact) ?? -1) >>> 0;
  return Object.entries(facts).sort(([one], [other]) => place(one) - place(other));
}
