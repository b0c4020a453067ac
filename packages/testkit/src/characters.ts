import { chosenAt, duelOf, isFightable, listOf, numberOf, placedFields, quickCharacter, randomCharacter } from '@riposte/files';
import { makeRules } from '@riposte/kernel';
import type { CharacterBuilder, CharacterField, RuleSet } from '@riposte/ruleset';

/**
 * What is wrong with the characters of a rule set, a sentence each; none where every choice can be reached and has its words,
 * every archetype and so many characters by chance, from seed `first` on, are as the book wants them and can fight, and points add up.
 */
export function characterFaults(ruleSet: RuleSet, seeds: number, first = 0): string[] {
  const { character: builder } = ruleSet;
  if (builder === undefined) return ['there is no builder'];
  return [
    ...reachFaults(builder),
    ...builder.blocks.flatMap(({ fields }) => fields.flatMap((field) => wordFaults(ruleSet, field))),
    ...builder.archetypes.flatMap(({ id }) => madeFaults(ruleSet, builder, () => quickCharacter(builder, id, 'Ann'), `the archetype ${id}`)),
    ...Array.from({ length: seeds }, (_, i) => first + i).flatMap((seed) =>
      madeFaults(ruleSet, builder, () => randomCharacter(builder, `${seed}`), `the character of seed ${seed}`),
    ),
  ];
}

/** Every choice of the schema has a field, and every field stands for a choice. */
function reachFaults(builder: CharacterBuilder): string[] {
  const keys = Object.keys(builder.schema.shape).filter((key) => key !== 'name');
  const fields = builder.blocks.flatMap((block) => block.fields);
  const tops = new Set(fields.map(({ path }) => path[0]));
  const ids = builder.blocks.map(({ id }) => id);
  return [
    ...keys.filter((key) => !tops.has(key)).map((key) => `the choice ${key}: no field reaches it`),
    ...[...tops].filter((top) => !keys.includes(top)).map((top) => `the field ${top}: there is no such choice`),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `the block ${id}: is named twice`),
    ...(builder.growth.path === null || tops.has(builder.growth.path[0]) ? [] : ['growth: no field has its number']),
  ];
}

/** A title and a sentence for all that may be chosen, here or in the catalogue. */
function wordFaults(ruleSet: RuleSet, field: CharacterField): string[] {
  const called = `the field ${field.path.join('.')}`;
  const entries = new Set((ruleSet.catalogue?.(makeRules(ruleSet.rules)) ?? []).map(({ id }) => id));
  const options = 'options' in field ? field.options : [];
  const values = options.map(({ value }) => value);
  return [
    ...(field.title === '' || !/^[A-Z0-9][^.]*\.$/.test(field.says) ? [`${called}: "${field.says}" is not one sentence`] : []),
    ...('options' in field && options.length === 0 ? [`${called}: nothing can be chosen`] : []),
    ...values.filter((value, i) => values.indexOf(value) !== i).map((value) => `${called}: ${value} is named twice`),
    ...options.flatMap(({ value, title, says }) =>
      (title === undefined || says === undefined) && !entries.has(value) ? [`${called}: ${value} has no words, here or in the catalogue`] : [],
    ),
    ...(field.kind === 'list' ? field.fields.flatMap((inner) => wordFaults(ruleSet, inner)) : []),
  ];
}

/** What is wrong with a character, or why there is none. */
function madeFaults(ruleSet: RuleSet, builder: CharacterBuilder, chosen: () => Choices, called: string): string[] {
  try {
    return finishedFaults(ruleSet, builder, chosen(), called);
  } catch (thrown) {
    const { issues } = thrown as { readonly issues?: readonly Issue[] };
    const why = issues === undefined ? String(thrown).replaceAll(/\s+/g, ' ').slice(0, MAX_SAID) : issuesText(issues);
    return [`${called}: cannot be made (${why})`];
  }
}

interface Choices {
  readonly [choice: string]: unknown;
}

/** What a schema of zod has against choices. */
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const issuesText = (issues: readonly Issue[]): string => issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');

const MAX_SAID = 200;

/** What is wrong with a finished character, of which the book should have nothing to say. */
function finishedFaults(ruleSet: RuleSet, builder: CharacterBuilder, choices: Choices, called: string): string[] {
  const read = builder.schema.safeParse(choices);
  if (!read.success) return [`${called}: ${issuesText(read.error.issues)}`];
  const advice = builder.advise(read.data);
  const fighter = builder.build(read.data);
  return [
    ...advice.flatMap(({ level, path, says }) => (level === 'hint' ? [] : [`${called}: ${path}: ${says}`])),
    ...builder.pools(read.data).flatMap(({ id, spent, of }) => (Number.isInteger(spent) && spent <= of ? [] : [`${called}: ${spent} of ${of} ${id}`])),
    ...placedFields(builder, read.data).flatMap(({ field, at }) =>
      fits(field, chosenAt(read.data, at.slice(0, at.length - field.path.length)), fighter) ? [] : [`${called}: ${at.join('.')} has what no page offers`],
    ),
    ...(isFightable(duelOf(ruleSet, fighter, fighter)) ? [] : [`${called}: cannot stand in a fight`]),
  ];
}

/** Whether a page can show what is chosen. */
function fits(field: CharacterField, within: unknown, fighter: object): boolean {
  const value = chosenAt(within, field.path);
  switch (field.kind) {
    case 'number': {
      const number = numberOf(field, within);
      const made = field.makes === undefined ? 0 : chosenAt(fighter, field.makes);
      return made !== undefined && (number === null ? field.none !== undefined : number >= field.least && number <= field.most);
    }
    case 'one':
      return value === undefined || value === null
        ? field.none !== undefined || field.usual !== undefined
        : field.options.some((option) => option.value === value);
    case 'many': {
      const list = listOf(field, within);
      const isKnown = list.every((chosen) => field.options.some((option) => option.value === chosen));
      return isKnown && (field.repeats === true || new Set(list).size === list.length);
    }
    case 'ranks':
      return Object.keys((value ?? {}) as object).every((name) => field.options.some((option) => option.value === name));
    default:
      return true;
  }
}
