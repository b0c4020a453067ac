import {
  type AnyContribution,
  adds,
  type ConditionDef,
  defineCondition,
  defineFeature,
  type FeatureDef,
  type Id,
  makeRules,
  type Rules,
  type RulesDef,
  type View,
} from '@riposte/kernel';
import type { Look, Path, RuleSet } from '@riposte/ruleset';
import { isObject } from './json.ts';
import { type Addition, mustBeOptions, type Pack, type PackCondition, type PackThing } from './pack.ts';

/** The book with what the packs add and override; later packs win. */
export function withPacks(ruleSet: RuleSet, packs: readonly Pack[]): RuleSet {
  return packs.reduce(
    (soFar, pack) => ({
      ...soFar,
      rules: extended(soFar.rules, pack),
      creatures: [...(soFar.creatures ?? []), ...pack.creatures],
      ...(soFar.look && { look: looking(soFar.look, pack) }),
    }),
    ruleSet,
  );
}

/** Things look like those that they are like. */
function looking(look: Look, { sections }: Pack): Look {
  const { things = {} } = look;
  const own = sections.flatMap(({ list }) => list.flatMap(({ id, like }) => (Object.hasOwn(things, like) ? [[id, things[like]] as const] : [])));
  return own.length === 0 ? look : { ...look, things: { ...things, ...Object.fromEntries(own) } };
}

/** What was made last of a rule set: a file of scenarios wants the same again and again. */
const lastMade = new WeakMap<RulesDef, { readonly options: string; readonly rules: Rules }>();

/** Makes the rule set with a file's options. @throws FileError for an option or value that it does not know. */
export function rulesFor(ruleSet: RuleSet, options: Pack['options'], file: string, at: Path = []): Rules {
  mustBeOptions(options, ruleSet, file, at);
  const { rules: def } = ruleSet;
  const last = lastMade.get(def);
  const wanted = JSON.stringify(options);
  if (last?.options === wanted) return last.rules;
  const rules = makeRules(def, { options });
  lastMade.set(def, { options: wanted, rules });
  return rules;
}

function extended(ruleset: RulesDef, pack: Pack): RulesDef {
  const options = Object.entries(ruleset.options).map(([name, option]) => [name, { ...option, default: pack.options[name] ?? option.default }]);
  const gear = pack.gear.map((piece) => feature(ruleset, piece, pack));
  const pieces = pack.sections.flatMap(({ sort, list }) =>
    list.map((piece) => {
      const { id: _id, title: _title, adds: _adds, like, ...traits } = piece;
      const base = ruleset.features.find((known) => known.id === like)!;
      return sort.make(feature(ruleset, piece, pack), traits, base);
    }),
  );
  return {
    ...ruleset,
    options: Object.fromEntries(options),
    conditions: overridden<ConditionDef>(
      ruleset.conditions,
      pack.conditions.map((condition) => conditionOf(ruleset, condition, pack)),
    ),
    features: overridden<FeatureDef>(ruleset.features, [...gear, ...pieces]),
  };
}

function feature(ruleset: RulesDef, { id, title, adds: added }: PackThing, pack: Pack): FeatureDef {
  return defineFeature(id, { title, contributes: contributions(ruleset, added, title, pack) });
}

function conditionOf(ruleset: RulesDef, { id, title, adds: added, forbids, stacks }: PackCondition, pack: Pack): ConditionDef {
  const rule = ruleOf(pack);
  const made = defineCondition(id, {
    rule,
    title,
    contributes: contributions(ruleset, added, title, pack),
    forbids: forbids.map(({ tags, reason }) => ({ tags, rule, reason: 'in-words' as const, facts: { words: reason } })),
    stacks,
  });
  // Rules speak of a condition by its index: what overrides one keeps it.
  const old = ruleset.conditions.find((known) => known.id === id);
  return old ? { ...made, index: old.index } : made;
}

function contributions({ queries }: RulesDef, list: readonly Addition[], label: string, pack: Pack): AnyContribution[] {
  return list.map(({ to, amount, as, stage, when }) => {
    const named = { rule: ruleOf(pack), label, as, ...(stage === undefined ? {} : { stage }) };
    return adds(queries.find((known) => known.id === to)!, amount, when === undefined ? named : { ...named, ...limit(as, when) });
  });
}

/** Whether the bearer and the other have the conditions that an addition asks for. */
function limit(
  as: Addition['as'],
  { self, other }: NonNullable<Addition['when']>,
): { readonly when: (view: View, who: Id, against: Id) => boolean; readonly only: string } {
  const has = (id: string | undefined): ((view: View, who: Id) => boolean) => {
    // Looked up once: what overrides a condition later goes by the same index.
    let condition: ConditionDef | undefined;
    return (view, who) => {
      if (id === undefined) return true;
      condition ??= view.rules.def.conditions.find((known) => known.id === id)!;
      return who >= 0 && view.has(who, condition);
    };
  };
  const [selfHas, otherHas] = [has(self), has(other)];
  const only = [self === undefined ? '' : `while ${self}`, other === undefined ? '' : `against the ${other}`].filter((part) => part !== '').join(', ');
  return {
    only,
    when: (view: View, who: Id, against: Id) => {
      const [bearer, foe] = as === 'own' ? [who, against] : [against, who];
      return selfHas(view, bearer) && otherHas(view, foe);
    },
  };
}

const ruleOf = (pack: Pack): string => `pack:${pack.mark.id}`;

function overridden<T extends { readonly id: string }>(old: readonly T[], mine: readonly T[]): T[] {
  const changed = old.map((item) => mine.find((other) => other.id === item.id) ?? item);
  return [...changed, ...mine.filter((item) => !old.some((other) => other.id === item.id))];
}

/** A file's data with the fighters of packs' creatures written out; what a fighter says itself wins. */
export function written(data: unknown, packs: readonly Pack[]): unknown {
  if (packs.length === 0 || !isObject(data) || !Array.isArray(data.fighters)) return data;
  const creatures = packs.flatMap((pack) => pack.creatures);
  return { ...data, fighters: data.fighters.map((fighter) => (isObject(fighter) ? writtenOut(fighter, creatures) : fighter)) };
}

/** A fighter as a file says it, with what it leaves open taken from its creature of a pack. */
export const fighterWritten = (fighter: object, packs: readonly Pack[]): { readonly [key: string]: unknown } =>
  writtenOut(
    { ...fighter },
    packs.flatMap((pack) => pack.creatures),
  );

/** A fighter with the creature of a pack written out that it is made of; what it says itself wins. */
export function writtenOut(
  { creature, ...own }: Record<string, unknown>,
  creatures: readonly { readonly id: string; readonly title: string }[],
): Record<string, unknown> {
  const known = creatures.findLast((known) => known.id === creature);
  if (known === undefined) return creature === undefined ? own : { creature, ...own };
  const { id: _id, title: _title, ...base } = known;
  const all: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(own)) all[key] = isObject(value) && isObject(all[key]) ? { ...(all[key] as object), ...value } : value;
  return all;
}
