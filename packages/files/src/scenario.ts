import type { Path, Words } from '@riposte/ruleset';
import { type RuleSet } from '@riposte/ruleset';
import * as z from 'zod';
import { type PackMark, packNames } from './pack.ts';
import { oncePerRuleSet, wordsOf } from './rule-set.ts';

export const SCENARIO_FORMAT = 'riposte/scenario/1';

const text = z.string().min(1).max(300);
const word = z.string().min(1).max(80);
const json = z.json();
const facts = z.record(word, json);
const scalar = z.union([z.string().max(200), z.number(), z.boolean()]);

/** When a condition ends: so many ticks of a fighter's clock from now. */
export const until = z.strictObject({ clock: word, of: word, in: z.int().min(0).max(1_000_000) });

/** The value of a condition: a number, or a word where it stands for something with a name. */
export const conditionValue = z.union([z.int().min(-1_000_000).max(1_000_000), word]);

/** A condition by id, or with who caused it, its value and when it ends. */
export const condition = z.union([word, z.strictObject({ condition: word, by: word.optional(), value: conditionValue.optional(), until: until.optional() })]);

const choice = z.strictObject({
  who: word,
  ask: word.optional(),
  choice: json,
  refused: z.union([z.literal(true), z.array(word).max(50)]).optional(),
});

const die = z
  .strictObject({
    purpose: word,
    who: word.optional(),
    pool: word.optional(),
    faces: z.array(z.int().min(1).max(1000)).min(1).max(1000).optional(),
    total: z.int().min(-1_000_000).max(1_000_000).optional(),
    outcome: z.int().min(-1_000_000).max(1_000_000).optional(),
    optional: z.literal(true).optional(),
  })
  .refine((dice) => [dice.faces, dice.total, dice.outcome].filter((given) => given !== undefined).length === 1, {
    error: 'expected exactly one of "faces", "total", "outcome"',
  });

const act = z.strictObject({ as: word, do: word, with: facts.optional() });
const intent = z.union([word, z.strictObject({ do: word, with: facts.optional() })]);
const intents = z.array(intent).max(1000);

const queryQuestion = z.strictObject({
  query: word,
  of: word,
  against: word.optional(),
  with: facts.optional(),
  is: z.union([z.string().max(80), z.number()]),
  rules: z.array(word).max(50).optional(),
});
const legalQuestion = z
  .strictObject({ legal: word, is: intents.optional(), includes: intents.optional(), excludes: intents.optional() })
  .refine((question) => question.is !== undefined || question.includes !== undefined || question.excludes !== undefined, {
    error: 'expected "is", "includes" or "excludes"',
  });
const whyNotQuestion = z.strictObject({ 'why not': act, is: z.array(word).max(50) });

const asked = z.strictObject({
  ask: word,
  who: z.array(word).min(1).max(200).optional(),
  rule: word.optional(),
  choices: z.array(json).max(1000).optional(),
});

/** Facts by the name of who or what bears them. */
export const expectedFacts = z.record(word, facts);

/** What a step may find afterwards: facts, and what is the same for every rule set. */
const expectation = z
  .object({
    result: z.union([z.boolean(), z.number(), z.string().max(200)]).optional(),
    events: z.array(z.array(json).min(1).max(20)).max(500).optional(),
    'no events': z.array(word).max(100).optional(),
    asked: asked.nullable().optional(),
    over: json.optional(),
    stopped: z.boolean().optional(),
  })
  .catchall(facts);

/** Names that fighters cannot have: they mean something else in `expect` and `as`. */
export const RESERVED: readonly string[] = [...Object.keys(expectation.shape), 'gm', 'scene', 'nobody'];

const step = z
  .strictObject({
    note: text.optional(),
    as: word.optional(),
    do: word.optional(),
    with: facts.optional(),
    choose: z.union([z.literal('defaults'), z.array(z.union([choice, z.literal('defaults')])).max(500)]).optional(),
    dice: z.array(die).max(500).optional(),
    refused: z.union([z.literal(true), z.array(word).min(1).max(50)]).optional(),
    expect: expectation.optional(),
    ask: z
      .array(z.union([queryQuestion, legalQuestion, whyNotQuestion]))
      .max(200)
      .optional(),
  })
  .refine((step) => (step.do === undefined) === (step.as === undefined), { error: 'expected "as" and "do" together' })
  .refine((step) => step.do !== undefined || (step.with === undefined && step.refused === undefined), { error: 'expected "do" beside "with" and "refused"' })
  .refine((step) => step.refused === undefined || (step.dice === undefined && step.choose === undefined), {
    error: 'expected no dice and no choices for what is refused',
  });

export type Step = z.infer<typeof step>;
export type Die = z.infer<typeof die>;
export type Choice = z.infer<typeof choice>;
export type QueryQuestion = z.infer<typeof queryQuestion>;
export type LegalQuestion = z.infer<typeof legalQuestion>;
export type Question = QueryQuestion | LegalQuestion | z.infer<typeof whyNotQuestion>;
export type Intention = z.infer<typeof intent>;
export type Act = z.infer<typeof act>;
export type Expectation = z.infer<typeof expectation>;
export type Until = z.infer<typeof until>;
export type GivenCondition = z.infer<typeof condition>;

export interface Scenario {
  readonly file: string;
  /** Where it stands in the file: empty, or its place in the list. */
  readonly at: Path;
  /** The line of a path in the file, counted from 1; null where lines are not known. */
  readonly lineOf: LineOf | null;
  readonly title: string;
  readonly rules: readonly string[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly given: { readonly fighters: readonly { readonly name: string; readonly side?: unknown; readonly conditions?: readonly GivenCondition[] }[] };
  readonly steps: readonly Step[];
  /** The book with the scenario's packs. */
  readonly ruleSet: RuleSet;
  readonly packs: readonly PackMark[];
}

/** The line of a path such as `scenarios[2].steps[0].do`. */
export type LineOf = (path: string) => number;

/** What a scenario adds to the rule set by itself, as a pack without its head. */
export const own = z.record(word, json).optional();

/** The schema of one scenario of a rule set. */
export const scenarioSchema = oncePerRuleSet((ruleSet) => makeSchema(ruleSet, wordsOf(ruleSet, '')));

function makeSchema(ruleSet: RuleSet, words: Words): z.ZodType {
  return z.strictObject({
    format: z.literal(SCENARIO_FORMAT),
    ruleset: z.literal(ruleSet.rules.id),
    packs: packNames,
    own,
    options: z.record(word, scalar).default({}),
    title: text,
    note: z.string().min(1).max(2000).optional(),
    rules: z.array(word).max(100).default([]),
    given: words.scene.extend({
      fighters: z
        .array(words.fighter.extend({ conditions: z.array(condition).max(100).optional() }))
        .min(1)
        .max(200),
    }),
    steps: z.array(step).max(1000),
  });
}
