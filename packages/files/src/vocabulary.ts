import { type AnyAsk, type AnyIntentDef, type FeatureDef, type Json, makeRules, Runner, type View } from '@riposte/kernel';
import { type Names, type RuleSet, valueOf, type Words } from '@riposte/ruleset';
import * as z from 'zod';
import { wordsOf } from './rule-set.ts';

/** All words that scenarios of a rule set may use, as a page of Markdown. */
export function vocabulary(ruleSet: RuleSet): string {
  const words = wordsOf(ruleSet, '');
  const { rules: ruleset } = ruleSet;
  const { intents, windows, asks, rolls, queries, conditions, features, changes, clocks, options } = ruleset;
  const view = sample(ruleSet, words);
  return [
    `# Words of ${ruleset.title}`,
    '',
    'Made from the rule set by `npx vitest run packages/files` with `UPDATE=1`; a test fails when it is out of date.',
    '[scenarios.md](../scenarios.md) says how to use them.',
    '',
    section('Given: the scene', keysOf(words.scene)),
    ...boardSection(words.scene),
    section(
      'Given: a fighter',
      keysOf(words.fighter.extend({ conditions: z.array(z.string()).optional().describe('each an id, or { condition, by, value, until }') })),
    ),
    section('Acts', intents.filter((intent) => !intent.automatic).map(actOf)),
    section('Acts inside others', intents.filter((intent) => intent.automatic && isOffered(intent, ruleSet)).map(actOf)),
    section('Questions', [
      ...asks.map((ask) => askOf(ask, view)),
      ...windows.map((window) => `${askOf(window.ask, view)}; the answer is one of these acts: ${list(window.intents().map((def) => def.id))}, or null`),
    ]),
    section(
      'Purposes of rolls',
      rolls.map((roll) => `\`${roll.id}\` (${roll.rule})`),
    ),
    section(
      'Numbers to ask for',
      queries.map((query) => `\`${query.id}\` (${query.rule})`),
    ),
    section(
      'Conditions',
      conditions.map((condition) => `\`${condition.id}\` (${condition.rule})${condition.while ? ': follows from facts and cannot be given' : ''}`),
    ),
    section('Gear, traits and spells', [list((features as readonly FeatureDef[]).map((feature) => feature.id))]),
    section('Facts of a fighter, with the values of an ordinary person', factsOf(words, view, 1)),
    section('Facts of the scene', factsOf(words, view, 0)),
    section(
      'Names of values',
      Object.entries(words.values).map(([key, names]) => `\`${key}\`: ${wordsFor(names, view)}`),
    ),
    section('Events', [list(['condition-given', 'condition-ended', 'resource-set', 'debt-set', ...changes.map((change) => change.id)])]),
    section('Clocks', [list(clocks.map((clock) => clock.id))]),
    section(
      'Options',
      Object.entries(options).map(
        ([name, option]) =>
          `\`${name}\` (${option.rule}): ${option.values.map((value) => JSON.stringify(value)).join(', ')}; default ${JSON.stringify(option.default)}`,
      ),
    ),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.length === 0 ? '- none' : lines.map((line) => wrapped(`- ${line}`)).join('\n')}\n`;
}

/** Characters of a line. */
const WIDTH = 120;

/** An item of a list in lines that people read. */
function wrapped(item: string): string {
  const lines = [''];
  for (const word of item.split(' ')) {
    const line = lines[lines.length - 1];
    if (line !== '' && line.length + 1 + word.length > WIDTH) lines.push(`  ${word}`);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}

/** JSON with a space behind each comma outside texts, where a line can end. */
const jsonText = (value: Json): string => JSON.stringify(value).replaceAll(/"(?:[^"\\]|\\.)*"|,/g, (part) => (part === ',' ? ', ' : part));

const list = (ids: readonly string[]): string => ids.map((id) => `\`${id}\``).join(', ');

/** A fight of two, to look at. */
function sample(ruleSet: RuleSet, words: Words): View {
  const rules = makeRules(ruleSet.rules);
  const fighters = ['Ann', 'Bea'].map((name) => words.fighter.parse({ name }));
  return Runner.still(rules, valueOf(words.begin(rules, { ...words.scene.parse({}), fighters })));
}

/** Facts with the values that they have in the sample. */
function factsOf(words: Words, view: View, who: number): string[] {
  return Object.entries(words.facts(view, who)).map(([fact, value]) => `\`${fact}\`: ${jsonText(value)}`);
}

const MAX_WORDS = 8;
const several = (words: readonly string[]): string => (words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS).join(', ')} ...` : words.join(', '));

function wordsFor(names: Names, view: View): string {
  const all = [...names(view).values()];
  return all.length > MAX_WORDS ? `${list(all.slice(0, MAX_WORDS))} ...` : list(all);
}

const actOf = (def: AnyIntentDef): string =>
  `\`${def.id}\`: ${def.title}${def.paramNames.length === 0 ? '' : ` with ${def.paramNames.map((name) => `\`${name}\``).join(', ')}`} (${def.rule})`;

/** A request with answers that it may have: what is offered depends on the fight. */
function askOf(ask: AnyAsk, view: View): string {
  // Where bodies have parts that are entities, the second fighter is not the second entity.
  const at = view.state.entities[2].kind === 'part' ? view.state.entities.findIndex((entity, id) => id > 1 && entity.kind === 'fighter') : 2;
  const about = { by: 1, at, who: at, enemy: at, patient: at, only: -1 };
  const offered = ask.answer.candidates(view, { who: at, about }) as readonly Json[];
  return `\`${ask.id}\` (${ask.rule})${offered.length > 1 ? `: ${several(offered.map(jsonText))}` : ''}`;
}

/** Whether an act that nobody declares can be an answer. */
function isOffered(def: AnyIntentDef, ruleSet: RuleSet): boolean {
  return ruleSet.rules.windows.some((window) => window.intents().includes(def));
}

const schemaOf = (shape: z.ZodObject): z.core.JSONSchema.BaseSchema => z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });

/** The keys of an object with what they hold. */
const keysOf = (shape: z.ZodObject): string[] => keysIn(schemaOf(shape));

/** What a board is made of, in a section of its own. */
function boardSection(scene: z.ZodObject): string[] {
  const board = schemaOf(scene).properties?.board;
  return typeof board === 'object' && board.properties ? [section('Given: the board', keysIn(board))] : [];
}

function keysIn({ properties = {}, required = [] }: z.core.JSONSchema.BaseSchema): string[] {
  return Object.entries(properties).map(([key, value]) => `\`${key}\`${required.includes(key) ? ' (required)' : ''}: ${kindOf(value)}${saidOf(value)}`);
}

const saidOf = (schema: z.core.JSONSchema._JSONSchema): string => (typeof schema === 'object' && schema.description ? `; ${schema.description}` : '');

/** Keys, the first of each kind with the words that it takes, where only some are open. */
function keysInLine(properties: { readonly [key: string]: z.core.JSONSchema._JSONSchema }): string[] {
  const said = new Set<string>();
  return Object.entries(properties).map(([key, held]) => {
    const kind = kindOf(held);
    const isNew = typeof held === 'object' && held.enum !== undefined && !said.has(kind);
    said.add(kind);
    return isNew ? `${key}: ${kind}` : key;
  });
}

function kindOf(schema: z.core.JSONSchema._JSONSchema): string {
  if (typeof schema === 'boolean') return 'anything';
  const { type, const: only, enum: several, anyOf, items, prefixItems, properties, propertyNames } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (several) return several.map((form) => JSON.stringify(form)).join(' or ');
  if (anyOf) return anyOf.map(kindOf).join(' or ');
  if (prefixItems) return `[${prefixItems.map(kindOf).join(', ')}]`;
  if (type === 'array') return `list of ${Array.isArray(items) || items === undefined ? 'pairs' : kindOf(items)}`;
  if (properties) return `{ ${keysInLine(properties).join(', ')} }`;
  if (type === 'object') return typeof propertyNames === 'object' && propertyNames.enum ? `{ ${propertyNames.enum.join(', ')} }` : 'object';
  return type === 'string' ? 'text' : type === 'integer' ? 'number' : String(type ?? 'anything');
}
