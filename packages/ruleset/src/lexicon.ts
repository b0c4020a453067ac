import type { Json } from '@riposte/kernel';

/**
 * The words of a rule set for the compiler, made from what it declares; nothing of it is there at run time. Of a rule set that has none
 * every word is taken.
 */
export interface Lexicon {
  /** Acts by id, each with the names of its parameters. */
  readonly acts: { readonly [act: string]: string };
  /** What may answer each question: fixed words, yes or no; `Json` where it depends on the fight; `Act` where it is an act. */
  readonly answers: { readonly [ask: string]: unknown };
  /** The facts of fighters, and those of the scene. */
  readonly fighter: { readonly [fact: string]: Json };
  readonly scene: { readonly [fact: string]: Json };
  /** Numbers that can be explained. */
  readonly queries: string;
}

type With<Name extends string> = { readonly [P in Name]?: Json };

/** An act: its id alone, or with its parameters, of which those with one open value may be left out. */
export type Act<L extends Lexicon = Lexicon> = L extends Lexicon
  ? { [A in keyof L['acts'] & string]: A | { readonly do: A; readonly with?: With<L['acts'][A]> } }[keyof L['acts'] & string]
  : never;

/** An act that answers a question, with its actor if that is another fighter. */
export type Reaction<L extends Lexicon = Lexicon> = Act<L> | (Extract<Act<L>, object> & { readonly by?: string }) | null;

/** The questions of a rule set. */
export type Question<L extends Lexicon = Lexicon> = L extends Lexicon ? keyof L['answers'] & string : never;

/** What may answer one question. */
export type Answer<L extends Lexicon, Q extends string> = L extends Lexicon
  ? Q extends keyof L['answers']
    ? L['answers'][Q] extends 'act'
      ? Reaction<L>
      : L['answers'][Q]
    : never
  : never;

/** A choice that depends on the fight, as a question lists it: a name, a place. */
export type Listed = { readonly listed: never };

/** What may answer some question: words that are always the same, or what the question lists. */
export type Choice<L extends Lexicon = Lexicon> = L extends Lexicon
  ? string extends keyof L['answers']
    ? Json
    : { [Q in keyof L['answers'] & string]: Json extends L['answers'][Q] ? Listed : Answer<L, Q> }[keyof L['answers'] & string]
  : never;
