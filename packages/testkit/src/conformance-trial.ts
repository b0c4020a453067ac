import {
  asking,
  type ChangeJson,
  differences,
  type Entity,
  Fight,
  type Id,
  type IntentJson,
  intentJson,
  type Json,
  type Pending,
  type Policy,
  type Rules,
  type State,
  type View,
} from '@riposte/kernel';
import type { RuleSet } from '@riposte/ruleset';

/** Chooses one of `below` things: an integer from 0 to `below` - 1. */
export type Choose = (below: number) => number;

/** What a fighter puts into a fight. */
export type Input = { readonly submit: IntentJson } | { readonly answer: Json; readonly who: Id; readonly ask: string };

/** How the kit hides a fighter from its foes, moves it, and asks where fighters stand. */
export interface Hiding {
  readonly look: NonNullable<RuleSet['look']>;
  readonly hide: (view: View, who: Id) => readonly ChangeJson[];
  /** Null where nobody can be put. */
  readonly stand: (view: View, who: Id, place: number) => readonly ChangeJson[] | null;
}

/** A rule set as the conformance kit looks at it. */
export interface Subject {
  readonly rules: Rules;
  /** What the game master can do; without it no decrees are tried. */
  readonly ruleSet?: RuleSet;
  /** Fights to begin with. */
  readonly states: readonly State[];
  /** Declares in fights with default answers; without it intents are chosen at random. */
  readonly policy?: Policy;
  /** What is out of bounds in a state, or null: the caps and floors of the book. */
  readonly unsound?: (view: View) => string | null;
  /**
   * The same fighter with other values where foes must not look: values that show in nothing it does while the same
   * dice are thrown and the same is chosen. Without it nothing is held to be secret.
   */
  readonly disguise?: (entity: Entity) => Entity;
  /** Whether the disguise is guessed from the facts of the game: values that may come to bear in what is done, which tells no secret then. */
  readonly comesToBear?: boolean;
  /** How a fighter hides; without it the book hides nobody. */
  readonly hiding?: Hiding;
  /** Numbers that no rule asks for in these fights; the kit asks them of every fighter who may declare. */
  readonly unasked?: readonly ((view: View, who: Id) => number)[];
}

/** One fight with chosen inputs: the same trial always goes the same way. */
export interface Trial {
  readonly subject: Subject;
  readonly state: State;
  /** Seed of the dice. */
  readonly seed: string;
  /** Makes every choice anew for each of its fights. */
  readonly choices: () => Choose;
  /** Inputs after which the trial ends, if the fight has not ended before. */
  readonly inputs: number;
}

/** Opens the fight of a trial; everything in it must survive JSON. */
export function open({ subject, state, seed }: Pick<Trial, 'subject' | 'state' | 'seed'>): Fight {
  return Fight.open(subject.rules, state, { seed, strict: true });
}

/** Plays a trial, suspended at every decision; `at` looks at each decision and at the end. Returns what was put in. */
export function play(trial: Trial, at: (fight: Fight, soFar: readonly Input[]) => void = () => {}, fight: Fight = open(trial)): Input[] {
  const choose = trial.choices();
  const inputs: Input[] = [];
  at(fight, inputs);
  while (fight.over === null && inputs.length < trial.inputs) {
    const input = anyInput(fight, choose);
    if (input === null) break;
    takeInput(fight, input);
    inputs.push(input);
    at(fight, inputs);
  }
  return inputs;
}

export function broken(what: string): never {
  throw new Error(what);
}

/** Puts an input into a fight. @throws RiposteError when it is refused. */
export function takeInput(fight: Fight, input: Input): void {
  if ('submit' in input) fight.submit(input.submit);
  else fight.answer(input.answer, { who: input.who, ask: input.ask });
}

const pick = <T>(choose: Choose, list: readonly T[]): T => list[choose(list.length)];

/** Any input that the fight lists; null when there is none. First the kind of intent is chosen, so that many ways to walk do not drown the rest. */
export function anyInput(fight: Fight, choose: Choose): Input | null {
  const { pending } = fight;
  if (pending?.kind === 'answer') {
    const who = pick(choose, pending.whos);
    const open = pending.ask.answer.candidates(asking(fight.view, { gm: who < 0, controls: [who] }), { who, about: pending.about }) as readonly Json[];
    return open.length === 0 ? null : { answer: pick(choose, open), who, ask: pending.ask.id };
  }
  const { declarers } = fight;
  if (declarers.length === 0) return null;
  const from = choose(declarers.length);
  for (let i = 0; i < declarers.length; i++) {
    const legal = fight.legal(declarers[(from + i) % declarers.length]);
    if (legal.length === 0) continue;
    const kind = pick(choose, [...new Set(legal.map((intent) => intent.def))]);
    return {
      submit: intentJson(
        pick(
          choose,
          legal.filter((intent) => intent.def === kind),
        ),
      ),
    };
  }
  return null;
}

/** Where a fight stands, as text: state, who may declare, the end, the open question. */
export function stands(fight: Fight): string {
  return JSON.stringify({ ...fight.state, declarers: fight.declarers, over: fight.over, asked: asked(fight.pending) });
}

function asked(pending: Pending | null): Json {
  if (pending === null) return null;
  return pending.kind === 'answer' ? [pending.ask.id, [...pending.whos], pending.about] : [pending.roll.id, pending.who, pending.pool.id];
}

/** @throws Error naming the first place in which what two JSON texts say differs; the order of keys says nothing. */
export function mustEqual(got: string, expected: string, when: string): void {
  if (got === expected) return;
  const [first] = differences(JSON.parse(expected), JSON.parse(got), '', 1);
  if (first !== undefined) broken(`${when}: ${first.path} is ${JSON.stringify(first.after)}, not ${JSON.stringify(first.before)}`);
}
