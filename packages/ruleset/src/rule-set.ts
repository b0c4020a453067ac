import { type AnyIntentDef, type FeatureDef, fail, type Id, type Policy, type Rules, type RulesDef, type State, type View } from '@riposte/kernel';
import type * as z from 'zod';
import type { Afterwards } from './afterwards.ts';
import type { Catalogue } from './catalogue.ts';
import type { CharacterBuilder } from './character.ts';
import type { Drawing } from './drawing.ts';
import type { Lexicon } from './lexicon.ts';
import type { Look } from './look.ts';
import type { Moments } from './moments.ts';
import { type Report, type Result, resultOf } from './problem.ts';
import type { CharacterSheet, CharacterTracks } from './sheet.ts';
import type { Stage } from './stage.ts';
import type { Tale } from './tale.ts';
import type { Facts, Words } from './words.ts';

/** How packs add one sort of thing that has more than numbers: weapons, spells. */
export interface Sort {
  /** What a pack may say about it: hands, range, price. A strict object, all of it optional. */
  readonly traits: z.ZodObject;
  /** Whether a thing is of this sort, so that others can be like it. */
  readonly is: (thing: FeatureDef) => boolean;
  /** A new thing; anything that definition and traits do not say comes from `like`. `traits` fits the schema. */
  readonly make: (definition: FeatureDef, traits: object, like: FeatureDef) => FeatureDef;
  /** The part of a fighter in an encounter that has it in hand or wears it; default: `gear`. */
  readonly carried?: (id: string) => object;
  /** What the rules hold in another form than packs write it, as a pack writes it: dice as "2d6". */
  readonly written?: (thing: FeatureDef) => Facts;
}

/** A sort with the traits as its schema reads them, and its things by what they are. */
export function defineSort<Traits extends z.ZodObject, Thing extends FeatureDef>(sort: {
  readonly traits: Traits;
  readonly is: (thing: FeatureDef) => boolean;
  readonly make: (definition: FeatureDef, traits: z.infer<Traits>, like: Thing) => FeatureDef;
  readonly carried?: Sort['carried'];
  readonly written?: (thing: Thing) => Facts;
}): Sort {
  const { written, ...rest } = sort;
  return {
    ...rest,
    make: (definition, traits, like) => sort.make(definition, traits as z.infer<Traits>, like as Thing),
    ...(written && { written: (thing) => written(thing as Thing) }),
  };
}

/** An encounter, as read by the schemas of its rule set. */
export interface Setting<Fighter = object, Board = unknown> {
  readonly board: Board;
  readonly sides: readonly string[];
  readonly fighters: readonly Fighter[];
}

/** What a rule set provides for reading its files. */
export interface RuleSet<L extends Lexicon = Lexicon> {
  /** Its words for the compiler; they do not exist at run time. */
  readonly lexicon?: L;
  readonly rules: RulesDef;
  readonly board: z.ZodType;
  /** A fighter of an encounter. A strict object with `name`, `side` and `creature`. */
  readonly fighter: z.ZodObject;
  /** The first state of an encounter that fits the schemas, or everything wrong with it. */
  readonly setUp: (rules: Rules, given: Setting) => Result<State>;
  /** Decides for the fighters that no person plays. */
  readonly policy: Policy;
  /** Acts that computer players leave to the policy: none is won by giving up or by throwing one's weapon away. */
  readonly leftToPolicy?: readonly AnyIntentDef[];
  /** The vocabulary of scenarios; without it the rule set has no scenarios. */
  readonly words?: Words;
  /** By their section in a pack: "weapons", "spells". */
  readonly sorts?: { readonly [section: string]: Sort };
  /** Everything that it and its packs define, as data for pages. */
  readonly catalogue?: Catalogue;
  /** How players make characters, with advice. */
  readonly character?: CharacterBuilder;
  /** The numbers of a fighter, each with its sources. */
  readonly sheet?: CharacterSheet;
  /** What changes in play, for sheets on paper. */
  readonly tracks?: CharacterTracks;
  /** What a fighter holds, wears and carries, by the fields in which an encounter writes it; without it, no form changes gear. */
  readonly gear?: (view: View, who: Id) => Facts;
  /** How its fights are told; default: in general words. */
  readonly tale?: Tale;
  /** How it is drawn; default: the page shows only text. */
  readonly look?: Look;
  /** What can be drawn on its boards; without it, authors write boards by hand. */
  readonly drawing?: Drawing;
  /** How the game master changes the board of a running fight and brings in fighters; without it, that is not possible. */
  readonly stage?: Stage;
  /** Creatures of packs as written: the parts of a fighter who names one. */
  readonly creatures?: readonly { readonly id: string; readonly title: string }[];
  /** Care and rests after a fight; without it, a day has one fight. */
  readonly afterwards?: Afterwards;
  /** When fighters may step in while others act, and how often players are asked by default. */
  readonly moments?: Moments;
}

/** A rule set whose set-up knows its own schemas and reports what is wrong. */
export interface RuleSetParts<Fighter extends z.ZodObject, Board extends z.ZodType> extends Omit<RuleSet, 'setUp' | 'lexicon'> {
  readonly fighter: Fighter;
  readonly board: Board;
  readonly setUp: (rules: Rules, given: Setting<z.infer<Fighter>, z.infer<Board>>, report: Report) => State;
}

/** The one value by which files, tables and commands reach a rule set. */
export function defineRuleSet<Fighter extends z.ZodObject, Board extends z.ZodType, L extends Lexicon = Lexicon>(
  parts: RuleSetParts<Fighter, Board>,
): RuleSet<L> {
  type Given = Setting<z.infer<Fighter>, z.infer<Board>>;
  return { ...parts, setUp: (rules, given) => resultOf((report) => whole(parts.setUp(rules, given as Given, report))) };
}

/** Checks that a state has what rules need. @throws RiposteError `bad-definition` that says what it lacks */
function whole(state: State): State {
  const lacks = (what: string): never => fail('bad-definition', `setUp gives no whole state: ${what}`);
  if (!Array.isArray(state?.entities)) return lacks('it returns { serial: 0, ignored: [], entities: [...] }');
  for (const [i, entity] of state.entities.entries()) {
    if (entity.id !== i) return lacks(`entities[${i}].id must be ${i}, its place in the list, not ${entity.id}`);
    for (const list of ['conditions', 'features'] as const)
      if (!Array.isArray(entity[list])) return lacks(`entities[${i}] has no list "${list}", which may be empty`);
  }
  return state;
}
