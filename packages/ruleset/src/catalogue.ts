import type { AnyContribution, ConditionDef, FeatureDef, Rules } from '@riposte/kernel';
import { minus } from './tale.ts';

/** One thing to know of an entry: what it costs, how far it reaches, what it adds to a number. */
export interface CatalogueLine {
  readonly label: string;
  readonly value: string | number;
}

export type CatalogueSort = 'creature' | 'gear' | 'trait' | 'spell' | 'condition';

/** Something that a rule set or a pack defines, as a page can show it. */
export interface CatalogueEntry {
  readonly sort: CatalogueSort;
  readonly id: string;
  readonly name: string;
  /** What it is or does: a sentence, of a spell up to four. */
  readonly summary: string;
  /** What it costs and does, from its definition. */
  readonly lines: readonly CatalogueLine[];
  /** Of what can fight: the part of a fighter in an encounter that makes one of it. */
  readonly fighter?: object;
}

/** All creatures, gear, spells and conditions of these rules, with their packs. */
export type Catalogue = (rules: Rules) => readonly CatalogueEntry[];

/** By id, a sentence. */
export interface Summaries {
  readonly [id: string]: string;
}

export interface CatalogueParts<Creature> {
  readonly creatures: readonly Creature[];
  readonly linesOfCreature: (creature: Creature) => readonly CatalogueLine[];
  /** What a thing is, and what there is to say of it beside what it adds to numbers. */
  readonly describe: (thing: FeatureDef) => { readonly sort: CatalogueSort; readonly summary?: string; readonly lines: readonly CatalogueLine[] };
  readonly summaries: { readonly creatures: Summaries; readonly things: Summaries; readonly conditions: Summaries; readonly durations?: Summaries };
  /**
   * What is added where a number does not say it, by bearer and query ("dashing movement rate"), with the stage behind them
   * if there is one: the whole value of the line. By "*" in place of the bearer what all of them add that compute it, or add
   * it in that stage: "halved".
   */
  readonly amounts?: Summaries;
  /** What is forbidden, by tag, where the tag does not say it: "moving on foot". */
  readonly tags?: Summaries;
}

/** The catalogue of a rule set from its definitions and its sentences. */
export function catalogueOf<Creature extends { readonly id: string; readonly title: string }>(parts: CatalogueParts<Creature>): Catalogue {
  const { creatures, linesOfCreature, describe, summaries, amounts = {} } = parts;
  const all = creatures.map((creature): CatalogueEntry => {
    const { id, title } = creature;
    return {
      sort: 'creature',
      id,
      name: plain(title),
      summary: sentence(summaries.creatures, id, title),
      lines: linesOfCreature(creature),
      fighter: { creature: id },
    };
  });
  return ({ def }) => [
    ...all,
    ...(def.features as readonly FeatureDef[]).map((thing): CatalogueEntry => {
      const { id, title = id, contributes = [] } = thing;
      const { sort, summary = sentence(summaries.things, id, title), lines } = describe(thing);
      return { sort, id, name: plain(title), summary, lines: [...lines, ...contributes.map((added) => contribution(id, added, amounts))] };
    }),
    ...def.conditions.map((condition): CatalogueEntry => {
      const { id, title } = condition;
      return { sort: 'condition', id, name: plain(title), summary: sentence(summaries.conditions, id, title), lines: linesOfCondition(condition, parts) };
    }),
  ];
}

/** What a thing does, with its numbers; undefined where the rule set has no sentences for it, as for one of a pack. */
export const summaryOf = <Thing extends FeatureDef>(summaries: { readonly [id: string]: (thing: Thing) => string }, thing: Thing): string | undefined =>
  Object.hasOwn(summaries, thing.id) ? summaries[thing.id](thing) : undefined;

const plain = (title: string): string => title.replaceAll('-', ' ');

/** What has no sentence of the rule set comes from a pack. */
const sentence = (sentences: Summaries, id: string, title: string): string =>
  Object.hasOwn(sentences, id) ? sentences[id] : `${title[0].toUpperCase()}${plain(title).slice(1)} comes from a pack.`;

function linesOfCondition<Creature>(
  condition: ConditionDef,
  { amounts = {}, tags: words = {}, summaries: { durations = {} } }: CatalogueParts<Creature>,
): CatalogueLine[] {
  const { id, contributes, forbids, stacks, while: follows } = condition;
  return [
    ...contributes.map((added) => contribution(id, added, amounts)),
    ...forbids.map(({ tags }) => ({ label: 'forbids', value: tags.map((tag) => (Object.hasOwn(words, tag) ? words[tag] : plain(tag))).join(', ') })),
    ...(Object.hasOwn(durations, id) ? [{ label: 'lasts', value: durations[id] }] : []),
    ...(stacks ? [{ label: 'stacks', value: 'yes' }] : []),
    ...(follows === null ? [] : [{ label: 'comes', value: 'automatically; nobody can give or end it' }]),
  ];
}

/** What is added to a number: "+1, on DEF". */
function contribution(bearer: string, { to, as, only, stage, amount, gives }: AnyContribution, amounts: Summaries): CatalogueLine {
  const label = as === 'against' ? `${to.id} against it` : to.id;
  const what = stage === null ? to.id : `${to.id} ${stage}`;
  const own = amounts[`${bearer} ${what}`];
  if (own !== undefined) return { label, value: own };
  const isPlain = gives === null && stage === null;
  const added = isPlain ? signed(amount) : (amounts[`* ${what}`] ?? 'varies');
  return { label, value: only === '' ? added : `${added}, ${only}` };
}

/** "+2", "-1". */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : minus(amount));

/**
 * What the fields of a definition are called, and how their values are said where that is more than the value; null where
 * a field has no line. A new field is an error of types until it is here.
 */
export type Labels<Thing> = {
  readonly [Field in Exclude<keyof Thing, keyof FeatureDef>]-?:
    | null
    | string
    | readonly [label: string, say: (value: NonNullable<Thing[Field]>, thing: Thing) => string | null];
};

/** The lines of a definition, in the order of their labels. What it does not have or do is left out: no, none and 0. */
export function linesOf<Thing extends object>(thing: Thing, labels: Labels<Thing>): CatalogueLine[] {
  return (Object.keys(labels) as (keyof Labels<Thing>)[]).flatMap((field) => {
    const value = thing[field];
    const named = labels[field];
    if (value === undefined || value === null || named === null) return [];
    if (typeof named !== 'string') {
      const said = named[1](value, thing);
      return said === null ? [] : [{ label: named[0], value: said }];
    }
    return isNothing(value) ? [] : [{ label: named, value: shown(value) }];
  });
}

const isNothing = (value: unknown): boolean =>
  value === false || value === 0 || value === '' || value === 'none' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

function shown(value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (value === true) return 'yes';
  if (Array.isArray(value)) return value.map((item) => plain(String(item))).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value as object)
      .map(([key, item]) => `${plain(key)} ${String(item)}`)
      .join(', ');
  }
  return plain(String(value));
}
