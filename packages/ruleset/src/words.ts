import type { Condition, Id, IntentJson, Json, Play, Rules, State, Until, View } from '@riposte/kernel';
import * as z from 'zod';
import { type Problem, type Report, type Result, resultOf } from './problem.ts';
import type { Settables } from './settable.ts';

/** What rules hold as numbers and people say as words: fighters by id and name, regions by place and name. */
export type Names = (view: View) => ReadonlyMap<number, string>;

/** Facts by name, in the language of the table. */
export type Facts = { readonly [fact: string]: Json };

/** Whose a condition is that is given by hand, what it is worth, when it ends; where nothing is said, the book's usual. */
export interface SaidByHand {
  readonly source?: Id;
  readonly value?: number;
  readonly until?: Until;
}

/** What goes with a condition that a scenario or the game master gives or ends, and what it is where nothing is said. */
export interface ByHand {
  /** What is wrong with what is said of it; null = it can be given so. */
  readonly lacks?: (view: View, on: Id, said: SaidByHand) => Problem | null;
  readonly give: (play: Play, on: Id, said: SaidByHand) => void;
  /** Why it cannot be ended; null = it can. */
  readonly stays?: (view: View, on: Id) => Problem | null;
  readonly end?: (play: Play, on: Id, condition: Condition) => void;
}

/** What a scenario gives, as the schemas of its rule set read it. */
export interface Given {
  readonly fighters: readonly object[];
}

/**
 * The language of the table for one rule set, both ways. Rule sets implement it without importing it; nothing here
 * plays by rules of its own.
 */
export interface Words {
  /** A fighter as a scenario gives it. A strict object with `name`. */
  readonly fighter: z.ZodObject;
  /** What is given besides fighters: board, sides, whose turn it is, clocks. A strict object, all of it optional. */
  readonly scene: z.ZodObject;
  /** The state that is given, or all that is wrong with it. Conditions are added by the caller. */
  readonly begin: (rules: Rules, given: Given) => Result<State>;
  /** Everybody and everything that has a name: fighters, the scene, "gm". */
  readonly names: Names;
  /** Whose acts those of the game master are. */
  readonly gm: Id;
  /** How values are said, by the name of the parameter or the id of the request. Others are said as they are. */
  readonly values: { readonly [name: string]: Names };
  /** What people are told besides where they choose: " with longsword" behind a hand. */
  readonly suffix?: (view: View, called: string, value: number) => string;
  /** Values of parameters that go without saying. */
  readonly usual?: { readonly [name: string]: Json };
  /** How the values of changes are said, by position; null = as they are. */
  readonly changes: { readonly [change: string]: readonly (Names | null)[] };
  /** What stands between a condition and whose it is where "by" is not the word: "on" behind "mounted", nothing behind "ignoring". */
  readonly preposition?: { readonly [condition: string]: string };
  /** Conditions that are more than themselves when they are given or ended by hand; others come and go as said. */
  readonly byHand?: { readonly [condition: string]: ByHand };
  /** All facts of somebody or something. Conditions are added by the caller. */
  readonly facts: (view: View, who: Id) => Facts;
  /** The facts that the game master can set. */
  readonly settables: Settables;
  /** The facts that put somebody on a place of the board, by its number as it is drawn. */
  readonly stand?: (view: View, place: number) => Facts;
  /** The acts by which so many minutes pass; null where they cannot. Without it time does not pass by itself. */
  readonly pass?: (view: View, minutes: number) => readonly IntentJson[] | null;
  /** What a query must know besides whose number it is and against whom, or what is wrong with it; `said` holds ids already. */
  readonly context: (view: View, query: string, who: Id, against: Id, said: Facts) => Result<unknown>;
  /** A pool of dice as the book writes it. */
  readonly dice: (pool: string) => string;
  /** The end of a fight in words. */
  readonly over: (view: View, over: Json) => Json;
  /** What conditions cannot be without: whose they are, or their value. */
  readonly needs?: { readonly [condition: string]: 'by' | 'value' };
  /** What the given state says and the rules do not allow: of whom, the keys of the fact as they are given, and what it could be. */
  readonly impossible?: (view: View) => readonly { readonly who: Id; readonly fact: readonly string[]; readonly expected: string }[];
  /** Names that the keys of a fighter's `skills` may have, where its schema leaves them open. */
  readonly skills?: (view: View) => readonly string[];
}

/** Words whose functions know their own schemas, and may report what is wrong where they find it. */
export interface WordsParts<Fighter extends z.ZodObject, Scene extends z.ZodObject, Said> extends Omit<Words, 'begin' | 'context' | 'changes' | 'dice'> {
  readonly fighter: Fighter;
  readonly scene: Scene;
  readonly begin: (rules: Rules, given: z.infer<Scene> & { readonly fighters: readonly z.infer<Fighter>[] }, report: Report) => State;
  /** Default: as they are. */
  readonly changes?: Words['changes'];
  /** Default: in capitals, "D6". */
  readonly dice?: Words['dice'];
  /** What may be said of a number; default: nothing. */
  readonly said?: z.ZodType<Said>;
  /** Default: no query has a context. */
  readonly context?: (view: View, query: string, who: Id, against: Id, said: Said, report: Report) => unknown;
}

/** The language of the table as the contract has it. */
export function defineWords<Fighter extends z.ZodObject, Scene extends z.ZodObject, Said>(parts: WordsParts<Fighter, Scene, Said>): Words {
  const { changes = {}, dice = (pool) => pool.toUpperCase(), said: schema = z.strictObject({}), context = () => undefined } = parts;
  return {
    ...parts,
    changes,
    dice,
    begin: (rules, given) => resultOf((report) => parts.begin(rules, given as Parameters<typeof parts.begin>[1], report)),
    context: (view, query, who, against, said) =>
      resultOf((report) => {
        const { success, data, error } = schema.safeParse(said);
        if (success) return context(view, query, who, against, data as Said, report);
        const [issue] = error.issues;
        return issue.code === 'unrecognized_keys'
          ? report([issue.keys[0]], `nothing that "${query}" depends on`)
          : report(issue.path as string[], issue.message);
      }),
  };
}
