import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readEncounter } from '@riposte/files';
import {
  type AnyAsk,
  type AnyIntent,
  type Id,
  type Json,
  type Policy,
  Random,
  type Rules,
  type State,
  seedFrom,
  trialRandom,
  type View,
} from '@riposte/kernel';
import { type RuleSet } from '@riposte/ruleset';
import { simulation } from '@riposte/testkit';

const folder = join(import.meta.dirname, '../../../encounters');

export interface Ready {
  readonly file: string;
  readonly ruleSet: RuleSet;
  readonly rules: Rules;
  readonly state: State;
}

/** Every ready fight of a rule set. */
export function readyFights(ruleSet: RuleSet): readonly Ready[] {
  const home = join(folder, ruleSet.rules.id);
  const files = readdirSync(home).filter((file) => file.endsWith('.json'));
  return files.map((file) => {
    const path = join(home, file);
    const { rules, state } = readEncounter(readFileSync(path, 'utf8'), path, [ruleSet], (name, from) => readFileSync(join(dirname(from), name), 'utf8'));
    return { file, ruleSet, rules, state };
  });
}

export interface Tally {
  readonly wins: readonly number[];
  readonly draws: number;
  readonly longest: number;
}

/** Fights one encounter many times, from trial `first` on; `policy` may differ by side. */
export function tally({ ruleSet, rules, state }: Ready, fights: number, policy: (side: number) => Policy, first = 0): Tally {
  // The game master rules as the book proposes, whoever plays.
  const chooses = (who: Id): Policy => (who > 0 ? policy((state.entities[who] as unknown as { readonly side: number }).side) : ruleSet.policy);
  const sim = simulation(rules, state, { seed: 'ready', policy: chooses, maxCommands: 20_000 });
  const wins = [0, 0];
  let draws = 0;
  let longest = 0;
  for (let i = first; i < first + fights; i++) {
    const { over, state: after } = sim.fight(i);
    if (over === null) throw new Error(`no end, trial ${i}`);
    const { winner } = over as { winner: number };
    if (winner < 0) draws++;
    else wins[winner]++;
    longest = Math.max(longest, (after.entities[0] as unknown as { readonly round: number }).round);
  }
  return { wins, draws, longest };
}

/** Fights won by choosing well against choosing at random, as many from each side. */
export function wonAgainstAimless(ready: Ready, fights: number): number {
  const random = aimless(ready.file, ready.ruleSet);
  const at = (side: number): number => tally(ready, fights, (one) => (one === side ? ready.ruleSet.policy : random)).wins[side];
  return at(0) + at(1);
}

/** Takes a legal act of any kind and any answer, each kind and each answer as likely as the next; no game master. After the fight it does what the policy does. */
export function aimless(seed: string, { policy, afterwards }: RuleSet): Policy {
  const random = new Random(0, 0, 0, 0);
  trialRandom(seedFrom(seed), 1, random);
  const pick = <T>(list: readonly T[]): T => list[random.face(list.length) - 1];
  return {
    declare(view: View, who: Id): AnyIntent | null {
      if (afterwards?.isNow?.(view)) return policy.declare(view, who);
      for (const open = view.rules.def.intents.filter((def) => !def.automatic); open.length > 0; ) {
        const [def] = open.splice(random.face(open.length) - 1, 1);
        const legal = view.candidates(def, who).filter((intent) => view.legal(intent));
        if (legal.length > 0) return pick(legal);
      }
      return null;
    },
    answer(view: View, ask: AnyAsk, who: Id, about: Json): Json {
      const open = ask.answer.candidates(view, { who, about }) as readonly Json[];
      return who < 0 || open.length === 0 ? policy.answer(view, ask, who, about) : pick(open);
    },
  };
}
