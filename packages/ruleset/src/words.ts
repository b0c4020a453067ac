import type { Condition, Id, IntentJson, Json, Play, Rules, State, Until, View } from '@riposte/kernel';
import * as z from 'zod';
import { type Problem, type Report, type Result, resultOf } from './problem.ts';
import type { Settables } from './settable.ts';

/** Numbers of the rules and their words: fighters by id and name, regions by place and name. */
export type Names = (view: View) => ReadonlyMap<number, string>;

/** Facts by name, in the language of the table. */
export type Facts = { readonly [fact: string]: Json };

/** The source, value and end of a condition that the game master gives; default: the book's usual. */
export interface SaidByHand {
  readonly source?: Id;
  readonly value?: number;
  readonly until?: Until;
}

/** What happens when a scenario or the game master gives or ends a condition, with its defaults. */
export interface ByHand {
  /** What is wrong with the request; null = nothing. */
  readonly lacks?: (view: View, on: Id, said: SaidByHand) => Problem | null;
  readonly give: (play: Play, on: Id, said: SaidByHand) => void;
  /** When it ends by the book if the game master gives it in play without an end; null = not by a clock. */
  readonly usual?: (view: View, on: Id, said: SaidByHand) => Until | null;
  /** Why it cannot be ended; null = it can. */
  readonly stays?: (view: View, on: Id) => Problem | null;
  readonly end?: (play: Play, on: Id, condition: Condition) => void;
}

/** A scenario, as read by the schemas of its rule set. */
export interface Given {
  readonly fighters: readonly object[];
}

/**
 * The language of the table for one rule set, both ways. Rule sets implement it without importing it; nothing here
 * plays by its own rules.
 */
export interface Words {
  /** A fighter as a scenario gives it. A strict object with `name`. */
  readonly fighter: z.ZodObject;
  /** What else is given: board, sides, whose turn it is, clocks. A strict object, all of it optional. */
  readonly scene: z.ZodObject;
  /** The given state, or everything wrong with it. The caller adds the conditions. */
  readonly begin: (rules: Rules, given: Given) => Result<State>;
  /** Everything with a name: fighters, the scene, "gm". */
  readonly names: Names;
  /** The entity that does the acts of the game master. */
  readonly gm: Id;
  /** The words of values, by the name of the parameter or the id of the request. Others are shown as they are. */
  readonly values: { readonly [name: string]: Names };
  /** The text after a value in a menu: " with longsword" behind a hand. */
  readonly suffix?: (view: View, called: string, value: number) => string;
  /** Usual values of parameters, which menus leave out. */
  readonly usual?: { readonly [name: string]: Json };
  /** The words of the values of changes, by position; null = as they are. */
  readonly changes: { readonly [change: string]: readonly (Names | null)[] };
  /** The word between a condition and its source, if not "by": "on" after "mounted", '' after "ignoring"; null = nobody asks for its source. */
  readonly preposition?: { readonly [condition: string]: string | null };
  /** Conditions that need more than the usual when the game master gives or ends them. */
  readonly byHand?: { readonly [condition: string]: ByHand };
  /** All facts of an entity. The caller adds the conditions. */
  readonly facts: (view: View, who: Id) => Facts;
  /** The facts that the game master can set. */
  readonly settables: Settables;
  /** The facts that put a fighter on a place of the board, by the number of the drawn place. */
  readonly stand?: (view: View, place: number) => Facts;
  /** The acts that let minutes pass; null = they cannot. Default: time does not pass by itself. */
  readonly pass?: (view: View, minutes: number) => readonly IntentJson[] | null;
  /** The context of a query, or what is wrong with it; `said` already has ids. */
  readonly context: (view: View, query: string, who: Id, against: Id, said: Facts) => Result<unknown>;
  /** A pool of dice as the book writes it. */
  readonly dice: (pool: string) => string;
  /** The end of a fight in words. */
  readonly over: (view: View, over: Json) => Json;
  /** What conditions must have: their source, or their value. */
  readonly needs?: { readonly [condition: string]: 'by' | 'value' };
  /** What the rules do not allow in the given state: the fighter, the keys of the fact as given, and what it could be. */
  readonly impossible?: (view: View) => readonly { readonly who: Id; readonly fact: readonly string[]; readonly expected: string }[];
  /** The possible keys of a fighter's `skills`, if its schema leaves them open. */
  readonly skills?: (view: View) => readonly string[];
}

/** Words whose functions know their own schemas and report what is wrong. */
export interface WordsParts<Fighter extends z.ZodObject, Scene extends z.ZodObject, Said> extends Omit<Words, 'begin' | 'context' | 'changes' | 'dice'> {
  readonly fighter: Fighter;
  readonly scene: Scene;
  readonly begin: (rules: Rules, given: z.infer<Scene> & { readonly fighters: readonly z.infer<Fighter>[] }, report: Report) => State;
  /** Default: as they are. */
  readonly changes?: Words['changes'];
  /** Default: in capitals, "D6". */
  readonly dice?: Words['dice'];
  /** What may be said about a number; default: nothing. */
  readonly said?: z.ZodType<Said>;
  /** Default: no query has a context. */
  readonly context?: (view: View, query: string, who: Id, against: Id, said: Said, report: Report) => unknown;
}

/** Makes the vocabulary of a game, as the contract describes it. */
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
