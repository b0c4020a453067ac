import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyAsk,
  type AnyIntent,
  type Id,
  type Json,
  makeRuleset,
  type Policy,
  Random,
  type Ruleset,
  type State,
  seedFrom,
  simulation,
  trialRandom,
  type View,
} from '@riposte/kernel';
import * as z from 'zod';
import { boardSchema, type Fighter, fighterSchema, realitycheck, type Scene, setUp, steady } from '../src/index.ts';

const folder = join(import.meta.dirname, '../../../../encounters/realitycheck');

export interface Ready {
  readonly file: string;
  readonly rules: Ruleset;
  readonly state: State;
}

const schema = z.object({
  sides: z.array(z.string()),
  board: boardSchema,
  fighters: z.array(fighterSchema),
  options: z.record(z.string(), z.union([z.string(), z.boolean(), z.number()])).default({}),
});

/** Every ready fight of this rule set. */
export const READY: readonly Ready[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const given = schema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    const rules = makeRuleset(realitycheck, { options: given.options });
    const state = setUp(rules, given, (path, expected) => {
      throw new Error(`${file}: ${path.join('.')}: expected ${expected}`);
    });
    return { file, rules, state };
  });

export interface Tally {
  readonly wins: readonly number[];
  readonly draws: number;
  readonly longest: number;
}

/** Fights one encounter many times; `policy` may differ by side. */
export function tally({ rules, state }: Ready, fights: number, policy: (side: number) => Policy): Tally {
  const sideOf = (who: Id): number => (who > 0 ? (state.entities[who] as Fighter).side : -1);
  const sim = simulation(rules, state, { seed: 'ready', policy: (who) => policy(sideOf(who)), maxCommands: 20_000 });
  const wins = [0, 0];
  let draws = 0;
  let longest = 0;
  for (let i = 0; i < fights; i++) {
    const { over, state: after } = sim.fight(i);
    if (over === null) throw new Error(`no end, trial ${i}`);
    const { winner } = over as { winner: number };
    if (winner < 0) draws++;
    else wins[winner]++;
    longest = Math.max(longest, (after.entities[0] as Scene).round);
  }
  return { wins, draws, longest };
}

/** Fights won by choosing well against choosing at random, as many from each side. */
export function wonAgainstAimless(ready: Ready, fights: number): number {
  const random = aimless(ready.file);
  const at = (side: number): number => tally(ready, fights, (one) => (one === side ? steady : random)).wins[side];
  return at(0) + at(1);
}

/** Takes any kind of legal intent, then any of that kind, and any answer. */
export function aimless(seed: string): Policy {
  const random = new Random(0, 0, 0, 0);
  trialRandom(seedFrom(seed), 1, random);
  const pick = <T>(list: readonly T[]): T => list[random.face(list.length) - 1];
  return {
    declare(view: View, who: Id): AnyIntent | null {
      const kinds = view.rules.def.intents.filter((def) => !def.automatic);
      const legal = kinds.map((def) => view.candidates(def, who).filter((intent) => view.legal(intent))).filter((list) => list.length > 0);
      return legal.length === 0 ? null : pick(pick(legal));
    },
    answer(view: View, ask: AnyAsk, who: Id, about: Json): Json {
      const open = ask.answer.candidates(view, { who, about }) as readonly Json[];
      return who < 0 || open.length === 0 ? steady.answer(view, ask, who, about) : pick(open);
    },
  };
}
