import { sha256 } from '@riposte/kernel';
import { oneOfText, type Path, type RuleSet, type Sort } from '@riposte/ruleset';
import * as z from 'zod';
import { wrong } from './error.ts';
import { canonical, checked, parseJson } from './json.ts';
import { oncePerRuleSet, ruleSetOf } from './rule-set.ts';

export const PACK_FORMAT = 'riposte/pack/1';
const MAX_PACKS = 20;

const text = z.string().min(1).max(200);
/** Ids are words of lower case, so that they can stand in commands and addresses. */
const id = z.string().regex(/^[a-z][a-z0-9-]{0,79}$/, 'an id: lower-case letters, digits and hyphens');
const scalar = z.union([z.string().max(200), z.number(), z.boolean()]);
const listOf = <T extends z.ZodType>(item: T) => z.array(item).max(500).prefault([]);

/** Packs that a file uses, by name of file, in the order in which they override. */
export const packNames = z.array(text).max(MAX_PACKS).default([]);

/** What is added to a number while the thing is carried. */
const addition = z.strictObject({
  to: text.meta({ title: 'number' }),
  amount: z.int().min(-1000).max(1000).meta({ title: 'added' }),
  as: z
    .enum(['own', 'against'])
    .default('own')
    .meta({ title: 'for', description: 'own: the number of its bearer; against: that of others against its bearer' }),
  stage: text.optional(),
  /** Only while its bearer, or the other, has a condition. */
  when: z
    .strictObject({ self: id.optional().meta({ title: 'its bearer is' }), other: id.optional().meta({ title: 'the other is' }) })
    .optional()
    .meta({ title: 'only while' }),
});

const called = { id: id.meta({ title: 'id in files' }), title: text.meta({ title: 'name' }) };
const thing = z.strictObject({ ...called, adds: listOf(addition).meta({ title: 'changes of numbers' }) });

const condition = thing.extend({
  forbids: listOf(z.strictObject({ tags: z.array(text).min(1).max(31).meta({ title: 'kinds of acts' }), reason: text })).meta({ title: 'forbidden acts' }),
  stacks: z.boolean().default(false).meta({ title: 'counts each time it is given' }),
});

export type Addition = z.infer<typeof addition>;
export type PackThing = z.infer<typeof thing>;
export type PackCondition = z.infer<typeof condition>;
/** A thing of a sort: what it leaves open comes from another of its sort. */
export interface PackPiece extends PackThing {
  readonly like: string;
  readonly [trait: string]: unknown;
}
/** A fighter of an encounter in part, as it is written in the file. */
export type PackCreature = { readonly id: string; readonly title: string; readonly [key: string]: unknown };

/** The things of one sort. */
export interface Section {
  readonly title: string;
  readonly sort: Sort;
  readonly list: readonly PackPiece[];
}

/** How a log names a pack: the file, its id and the SHA-256 of its content. */
export interface PackMark {
  readonly file: string;
  readonly id: string;
  readonly hash: string;
}

/** A pack that was read and fits its rule set. */
export interface Pack {
  readonly mark: PackMark;
  readonly title: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly conditions: readonly PackCondition[];
  /** Whatever is carried and only adds to numbers: armour, shields, traits. */
  readonly gear: readonly PackThing[];
  readonly creatures: readonly PackCreature[];
  /** What the rule set knows more of: weapons, spells. */
  readonly sections: readonly Section[];
}

/** The text of a file that another file names; a log knows the hash of its content too. */
export type LoadText = (name: string, from: string, hash?: string) => string;

/** The schema of a pack for a rule set. */
export const packSchema = oncePerRuleSet((ruleSet) => {
  const sections = Object.entries(ruleSet.sorts ?? {}).map(([title, sort]) => [title, listOf(thing.extend({ like: text, ...sort.traits.shape }))]);
  return z.strictObject({
    format: z.literal(PACK_FORMAT),
    id,
    title: text,
    ruleset: z.literal(ruleSet.rules.id),
    options: z.record(z.string(), scalar).default({}),
    conditions: listOf(condition),
    gear: listOf(thing),
    creatures: listOf(creatureSchema(ruleSet)),
    ...Object.fromEntries(sections),
  });
});

/** What a fighter of an encounter says of the beginning of one fight, which is nothing of a creature. Packs may still say it. */
export const OF_ONE_FIGHT: readonly string[] = ['surprised', 'unaware', 'sneaking', 'cover', 'mounted', 'rides', 'arrives'];

/** A creature is a fighter of an encounter without name, side and place; what it leaves open comes from `creature`. */
function creatureSchema(ruleSet: RuleSet): z.ZodType {
  const { name: _name, side: _side, at: _at, ...shape } = ruleSet.fighter.shape;
  return z.strictObject(shape).partial().extend(called);
}

const head = z.looseObject({ format: z.literal(PACK_FORMAT), ruleset: text });

/** Reads a pack file. @throws FileError with file, path and expectation. */
export function readPack(content: string, file: string, ruleSets: readonly RuleSet[]): Pack {
  const data = parseJson(content, file, 'a pack');
  return packOf(data, file, ruleSetOf(ruleSets, checked(head, data, file).ruleset, file));
}

/** A pack that a scenario brings itself: what a pack file says, without its head. @throws FileError with file, path and expectation. */
export const ownPack = (data: object, file: string, at: Path, ruleSet: RuleSet): Pack =>
  packOf({ id: 'own', title: 'own', ...data, format: PACK_FORMAT, ruleset: ruleSet.rules.id }, file, ruleSet, at);

function packOf(data: unknown, file: string, ruleSet: RuleSet, at: Path = []): Pack {
  const read = checked(packSchema(ruleSet), data, file, at) as Pack & { readonly [section: string]: readonly PackPiece[] };
  const pack: Pack = {
    mark: { file, id: (data as PackCreature).id, hash: sha256(canonical(data)) },
    title: read.title,
    options: read.options,
    conditions: read.conditions,
    gear: read.gear,
    // Read as written: the defaults of a fighter are not the creature's to give.
    creatures: (data as { readonly creatures?: readonly PackCreature[] }).creatures ?? [],
    sections: Object.entries(ruleSet.sorts ?? {}).map(([title, sort]) => ({ title, sort, list: read[title] })),
  };
  mustFit(pack, ruleSet, file);
  return pack;
}

/** Reads the packs that a file names. Without `load` there are none to be had. */
export function readPacks(names: readonly string[], file: string, ruleSet: RuleSet, load: LoadText | undefined, hashes: readonly string[] = []): Pack[] {
  return names.map((name, i) => (load ? readPack(load(name, file, hashes[i]), name, [ruleSet]) : wrong(file, ['packs', i], 'no packs here')));
}

function mustFit(pack: Pack, ruleSet: RuleSet, file: string): void {
  const { conditions, features } = ruleSet.rules;
  mustBeOptions(pack.options, ruleSet, file);
  pack.conditions.forEach((condition, i) => mustForbidTags(condition, ruleSet, file, ['conditions', i]));
  const things = [{ title: 'gear', list: pack.gear }, ...pack.sections];
  for (const { title, list } of [{ title: 'conditions', list: pack.conditions }, ...things]) {
    list.forEach((thing, i) => mustAdd(thing.adds, pack.conditions, ruleSet, file, [title, i]));
  }
  for (const { title, sort, list } of pack.sections) {
    const known = features.filter(sort.is).map((feature) => feature.id);
    list.forEach((thing, i) => {
      if (!known.includes(thing.like)) wrong(file, [title, i, 'like'], `one of ${known.join(', ')}`);
    });
  }
  mustBeOnce([{ title: 'creatures', list: pack.creatures }], [], file);
  mustBeOnce([{ title: 'conditions', list: pack.conditions }], features, file);
  mustBeOnce(things, [...conditions, ...pack.conditions], file);
}

/** @throws FileError for an option or value that the rule set does not know; `at` is where the options are in the file. */
export function mustBeOptions(given: Pack['options'], { rules: ruleset }: RuleSet, file: string, at: Path = []): void {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(ruleset.options, name)) wrong(file, [...at, 'options', name], `an option of ${ruleset.id}: ${Object.keys(ruleset.options).join(', ')}`);
    const { values } = ruleset.options[name];
    if (!values.includes(value)) wrong(file, [...at, 'options', name], `one of ${values.map((known) => JSON.stringify(known)).join(', ')}`);
  }
}

function mustForbidTags({ forbids }: PackCondition, { rules: ruleset }: RuleSet, file: string, path: Path): void {
  const tags = [...new Set(ruleset.intents.flatMap((intent) => intent.tags))];
  forbids.forEach((forbid, i) =>
    forbid.tags.forEach((tag, j) => {
      if (!tags.includes(tag)) wrong(file, [...path, 'forbids', i, 'tags', j], `a tag: ${tags.join(', ')}`);
    }),
  );
}

function mustAdd(list: readonly Addition[], brought: readonly PackCondition[], { rules: ruleset }: RuleSet, file: string, path: Path): void {
  const { queries } = ruleset;
  const conditions = [...ruleset.conditions, ...brought].map((condition) => condition.id);
  list.forEach(({ to, stage, when = {} }, k) => {
    const at = [...path, 'adds', k];
    const query = queries.find((known) => known.id === to) ?? wrong(file, [...at, 'to'], `a number: ${queries.map((known) => known.id).join(', ')}`);
    const stages = query.later.map((later) => later.stage);
    if (stage !== undefined && !stages.includes(stage)) wrong(file, [...at, 'stage'], `a stage of ${query.id}: ${stages.join(', ') || 'it has none'}`);
    for (const [whose, condition] of Object.entries(when))
      if (!conditions.includes(condition)) wrong(file, [...at, 'when', whose], oneOfText(conditions, condition));
  });
}

interface Named {
  readonly id: string;
}

/** Ids stand once in these lists, and in none of the others. */
function mustBeOnce(lists: readonly { readonly title: string; readonly list: readonly Named[] }[], others: readonly Named[], file: string): void {
  const seen = new Set(others.map((thing) => thing.id));
  for (const { title, list } of lists) {
    list.forEach((thing, i) => {
      if (seen.has(thing.id)) wrong(file, [title, i, 'id'], 'an id that nothing else has');
      seen.add(thing.id);
    });
  }
}

/** Loads packs from texts that are here. @throws FileError for one that is not */
export const packsIn =
  (packs: Readonly<Record<string, string>>): LoadText =>
  (name, file) =>
    Object.hasOwn(packs, name) ? packs[name] : wrong(file, ['packs'], `a pack that exists; there is none called "${name}"`);
