import type { FeatureDef, Policy, Ruleset, RulesetDef, State } from '@riposte/kernel';
import type * as z from 'zod';
import type { CharacterBuilder } from './character.ts';
import type { Look } from './look.ts';
import type { Report } from './problem.ts';
import type { CharacterSheet } from './sheet.ts';
import type { Words } from './words.ts';

/** How packs bring one sort of thing that a rule set knows more of than numbers: weapons, spells. */
export interface Sort {
  /** What there is to say of it: hands, range, price. A strict object, all of it optional. */
  readonly traits: z.ZodObject;
  /** Whether a thing is of this sort, and others can be like it. */
  readonly is: (thing: FeatureDef) => boolean;
  /** A new thing; what definition and traits leave open comes from `like`. */
  readonly make: (definition: FeatureDef, traits: never, like: FeatureDef) => FeatureDef;
}

/** What a rule set brings so that its files can be read. */
export interface Book {
  readonly ruleset: RulesetDef;
  readonly board: z.ZodType;
  /** A fighter of an encounter. A strict object with `name`, `side` and `creature`. */
  readonly fighter: z.ZodObject;
  /** Builds the state of an encounter. */
  readonly setUp: (rules: Ruleset, given: never, report: Report) => State;
  /** Decides for fighters that nobody plays. */
  readonly policy: Policy;
  /** The language of scenarios; without it the rule set has none. */
  readonly words?: Words;
  /** By their section in a pack: "weapons", "spells". */
  readonly sorts?: { readonly [section: string]: Sort };
  /** How players make characters, with advice. */
  readonly character?: CharacterBuilder;
  /** The numbers of a fighter, each with its sources. */
  readonly sheet?: CharacterSheet;
  /** How it is drawn; without it a fight is told in words alone. */
  readonly look?: Look;
}
