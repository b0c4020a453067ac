import { fightersOf, fighterWritten, OF_ONE_FIGHT, packSchema, readPack, standing, withPacks } from '@riposte/files';
import { type AnyContribution, defineFeature, type FeatureDef, type Json, makeRules } from '@riposte/kernel';
import { ruleSetNamed } from '@riposte/rule-sets';
import type { CatalogueEntry, Facts, RuleSet, Sort } from '@riposte/ruleset';
import { duelled } from './duels.ts';
import { FILE } from './fight.ts';
import { isBroken, packRead } from './packs.ts';
import { shapeOf } from './places.ts';
import type { Copied, Duelled, PackBook, PackPart, Problem, Requests, Shape } from './requests.ts';
import type { Way } from './together.ts';

/** What packs of a game can hold: a form for each sort of thing, and what a new one can be like. */
export async function packBookOf({ game }: Requests['packBook']['asks']): Promise<PackBook> {
  const ruleSet = await ruleSetNamed(game);
  const shape = shapeOf(packSchema(ruleSet));
  const sections = ['creatures', ...Object.keys(ruleSet.sorts ?? {}), 'gear', 'conditions'];
  return { id: game, title: ruleSet.rules.title, parts: sections.map((section) => partOf(ruleSet, section, shape.properties?.[section]?.items as Shape)) };
}

function partOf(ruleSet: RuleSet, section: string, shape: Shape): PackPart {
  const sort = Object.hasOwn(ruleSet.sorts ?? {}, section) ? ruleSet.sorts![section] : undefined;
  const likes = section === 'creatures' ? creaturesOf(ruleSet) : sort === undefined ? [] : thingsOf(ruleSet, sort);
  const from = section === 'creatures' ? 'creature' : sort === undefined ? null : 'like';
  const asked = section === 'creatures' ? { ...shape, properties: withoutKeys(shape.properties ?? {}, OF_ONE_FIGHT) } : shape;
  return { section, from, likes, shape: spoken(ruleSet, asked, from === null ? {} : { [from]: likes.map(({ id }) => id) }) };
}

const ownEntries = (ruleSet: RuleSet): readonly CatalogueEntry[] => ruleSet.catalogue?.(makeRules(ruleSet.rules)) ?? [];

function creaturesOf(ruleSet: RuleSet): PackPart['likes'] {
  return ownEntries(ruleSet).flatMap(({ sort, id, name, fighter }) => {
    if (sort !== 'creature' || fighter === undefined) return [];
    const stood = standing(ruleSet, { name: FILE, ...fighter }, FILE);
    return [{ id, name, usual: 'view' in stood ? (ruleSet.words?.facts(stood.view, fightersOf(stood.view)[0]) ?? {}) : {}, said: {} }];
  });
}

function thingsOf(ruleSet: RuleSet, sort: Sort): PackPart['likes'] {
  return (ruleSet.rules.features as readonly FeatureDef[]).filter(sort.is).map((thing) => {
    const said = saidOf(thing, sort);
    const usual = Object.fromEntries(Object.entries(traitsOf(thing, sort)).filter(([key]) => !Object.hasOwn(said, key)));
    return { id: thing.id, name: thing.title ?? thing.id, usual, said };
  });
}

/** What a copy of a thing must say, for it does not come from the thing that it is like: which style trains a weapon. */
function saidOf(thing: FeatureDef, sort: Sort): Facts {
  const copy = traitsOf(sort.make(defineFeature('copy', { title: '' }), {}, thing), sort);
  return Object.fromEntries(Object.entries(traitsOf(thing, sort)).filter(([key, value]) => JSON.stringify(copy[key]) !== JSON.stringify(value)));
}

/** What a thing of the book has of what a pack may say. */
function traitsOf(thing: FeatureDef, { traits, written }: Sort): Facts {
  const { stats = {}, ...own } = thing as unknown as { readonly stats?: object; readonly [key: string]: unknown };
  const all: { readonly [key: string]: unknown } = { ...own, ...stats, ...written?.(thing) };
  return Object.fromEntries(
    Object.entries(traits.shape).flatMap(([key, schema]) => (all[key] !== undefined && schema.safeParse(all[key]).success ? [[key, all[key] as Json]] : [])),
  );
}

/** The shape of a thing with the names that its game has for numbers, tags and conditions. */
function spoken({ rules }: RuleSet, shape: Shape, more: { readonly [key: string]: readonly string[] }): Shape {
  const numbers = rules.queries.map(({ id }) => id);
  const conditions = rules.conditions.map(({ id }) => id);
  const tags = [...new Set(rules.intents.flatMap((intent) => intent.tags))].sort();
  const words = (names: readonly string[]): Shape => ({ type: 'string', enum: names });
  const { adds, forbids, title = {}, id = {}, ...rest } = shape.properties ?? {};
  return {
    ...shape,
    properties: {
      // What it is called and like comes first, whatever the schema begins with.
      title,
      id,
      ...Object.fromEntries(Object.entries(more).map(([key, names]) => [key, words(names)])),
      ...withoutKeys(rest, Object.keys(more)),
      ...(adds && {
        adds: listWith(adds, { to: words(numbers), when: { type: 'object', properties: { self: words(conditions), other: words(conditions) } } }),
      }),
      ...(forbids && { forbids: listWith(forbids, { tags: { type: 'array', items: words(tags) } }) }),
    },
  };
}

const withoutKeys = (shapes: NonNullable<Shape['properties']>, gone: readonly string[]): NonNullable<Shape['properties']> =>
  Object.fromEntries(Object.entries(shapes).filter(([key]) => !gone.includes(key)));

const listWith = (list: Shape, more: Readonly<Record<string, Shape>>): Shape => {
  const items = list.items as Shape;
  return { ...list, items: { ...items, properties: { ...items.properties, ...more } } };
};

/** An entry of the book as a pack can hold it. Traits that are not said are those of what it is like. */
export async function copied({ game, sort, id }: Requests['copied']['asks']): Promise<Copied | null> {
  const ruleSet = await ruleSetNamed(game);
  const title = ownEntries(ruleSet).find((entry) => entry.sort === sort && entry.id === id)?.name ?? id;
  if (sort === 'creature') return { section: 'creatures', thing: { title, creature: id } };
  if (sort === 'condition') {
    const condition = ruleSet.rules.conditions.find((condition) => condition.id === id);
    if (condition === undefined || condition.while !== null) return null;
    const forbids = condition.forbids.map(({ tags }) => ({ tags, reason: title }));
    return {
      section: 'conditions',
      thing: { title, adds: addsOf(condition.contributes), ...(forbids.length > 0 && { forbids }), ...(condition.stacks && { stacks: true }) },
    };
  }
  const thing = (ruleSet.rules.features as readonly FeatureDef[]).find((feature) => feature.id === id);
  if (thing === undefined) return null;
  const [section, own] = Object.entries(ruleSet.sorts ?? {}).find(([, one]) => one.is(thing)) ?? [];
  if (section === undefined || own === undefined) return { section: 'gear', thing: { title, adds: addsOf(thing.contributes ?? []) } };
  return { section, thing: { title, like: id, ...saidOf(thing, own) } };
}

/** What can be said of a contribution in a pack: a whole number, always. */
const addsOf = (contributes: readonly AnyContribution[]): { readonly [key: string]: Json }[] =>
  contributes.flatMap(({ to, amount, as, only, stage, gives }) =>
    gives === null && stage === null && only === '' ? [{ to: to.id, amount, ...(as === 'against' && { as }) }] : [],
  );

/** What is wrong with a pack. */
export async function packFaults({ game, content }: Requests['packFaults']['asks']): Promise<readonly Problem[]> {
  const read = packRead(content, FILE, await ruleSetNamed(game));
  return isBroken(read) ? read.problems : [];
}

/** A creature of the book with a thing of a pack, against the same creature with the thing it resembles; or a creature of the pack against one of the book. */
export async function packTried({ game, content, section, nth, foe, fights }: Requests['packTried']['asks'], way: Way<Duelled>): Promise<Duelled> {
  const ruleSet = await ruleSetNamed(game);
  const pack = readPack(content, FILE, [ruleSet]);
  const whole = withPacks(ruleSet, [pack]);
  const against = { name: 'foe', creature: foe };
  const creature = pack.creatures[nth];
  if (section === 'creatures')
    return duelled({ game, fights, fighter: fighterWritten({ name: creature.title, creature: creature.id }, [pack]) as never, foe: against }, way, whole);
  const { sort, list } = pack.sections.find(({ title }) => title === section)!;
  const { id, like } = list[nth];
  const armed = (thing: string): object => sort.carried?.(thing) ?? { gear: [thing] };
  return duelled({ game, fights, fighter: { ...against, name: 'new', ...armed(id) }, foe: { ...against, ...armed(like) } }, way, whole);
}
