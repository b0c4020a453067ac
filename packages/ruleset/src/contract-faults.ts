import type { RulesDef } from '@riposte/kernel';
import { nearest } from './one-of-text.ts';
import type { RuleSet } from './rule-set.ts';

/** What a value is asked to be, and what makes it so. */
interface Kind {
  readonly is: (value: unknown) => boolean;
  readonly expected: string;
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null;
const text = (pattern: RegExp, expected: string): Kind => ({ is: (value) => typeof value === 'string' && pattern.test(value), expected });
const func = (expected: string): Kind => ({ is: (value) => typeof value === 'function', expected });
const list: Kind = { is: Array.isArray, expected: 'a list (empty where the game has none)' };
const record = (expected: string): Kind => ({ is: (value) => isRecord(value) && !Array.isArray(value), expected });
const schema: Kind = { is: (value) => isRecord(value) && typeof value.safeParse === 'function', expected: 'a schema of zod' };

/** The lists of definitions. */
const LISTS = ['intents', 'asks', 'windows', 'rolls', 'changes', 'queries', 'conditions', 'features', 'resources', 'clocks', 'checkpoints', 'always'];

/** What every rule set has, each by the way to it. */
const NEEDED: readonly (readonly [way: string, Kind])[] = [
  ['rules', record('the rules of the game: defineRules({ ... })')],
  ['rules.id', text(/^[a-z][a-z0-9-]{1,40}$/, 'its id in small letters, digits and hyphens, such as "snowballs"')],
  ['rules.version', text(/^\d+\.\d+\.\d+$/, 'its version, such as "1.0.0": logs name it')],
  ['rules.title', text(/\S/, 'its name as people write it')],
  ['rules.options', record('the options of the game by name ({} where it has none)')],
  ...LISTS.map((name) => [`rules.${name}`, list] as const),
  ['rules.rulings', func('a function from options to rulings (() => null where it has none)')],
  ['rules.copy', func('a function that copies an entity')],
  ['rules.next', func('a function that says who acts next, or that the fight is over')],
  ['rules.perform', func('a function that carries an action out')],
  ['rules.sees', func("a function that says what of an entity a viewer sees (() => 'all' where nothing is hidden)")],
  ['rules.shown', func('a function that says what of an entity is shown (() => null where nothing is)')],
  ['rules.name', func('a function that names an entity')],
  ['board', schema],
  ['fighter', { is: (value) => schema.is(value) && isRecord((value as { shape?: unknown }).shape), expected: 'a strict object of zod' }],
  ['fighter.shape.name', schema],
  ['fighter.shape.side', schema],
  ['fighter.shape.creature', schema],
  ['setUp', func('a function that makes the state of an encounter: use defineRuleSet')],
  ['policy.declare', func('a function that chooses an action for a fighter whom nobody plays')],
  ['policy.answer', func('a function that answers for a fighter whom nobody plays')],
];

const part: Kind = {
  is: (value) => isRecord(value) || typeof value === 'function',
  expected: 'what the contract says of it, or to be left out',
};

/** What a rule set may have. */
const MORE = [
  'words',
  'sorts',
  'catalogue',
  'character',
  'sheet',
  'tracks',
  'gear',
  'tale',
  'look',
  'drawing',
  'stage',
  'creatures',
  'afterwards',
  'moments',
].map((name) => [name, part] as const);

/** What the rules of a game may have beside what they need. */
const RULES_MORE = ['predicates', 'hidesNobody', 'hides', 'anytime', 'judge'] as const satisfies readonly (keyof RulesDef)[];
const TYPES_ONLY = ['lexicon'] as const satisfies readonly (keyof RuleSet)[];

const PARTS = [...new Set([...NEEDED, ...MORE].map(([way]) => way.split('.')[0])), ...TYPES_ONLY];
const RULES_PARTS = [...NEEDED.flatMap(([way]) => (way.startsWith('rules.') ? [way.slice('rules.'.length)] : [])), ...RULES_MORE];

/** Parts that nothing asks for, and whose name is like one that is asked for. What else a game keeps there is its own. */
function misspelt(value: unknown, known: readonly string[], way: string): string[] {
  if (!isRecord(value)) return [];
  return Object.keys(value).flatMap((key) => {
    const meant = known.includes(key) ? null : nearest(known, key);
    return meant === null ? [] : [`${way}.${key}: expected no such part; did you mean "${meant}"?`];
  });
}

/** Places in the lists of definitions where none is: a name that an import does not have yet, or that an object does not have. */
function gaps(value: unknown): string[] {
  return LISTS.flatMap((name) => {
    const all = at(value, `rules.${name}`);
    if (!Array.isArray(all)) return [];
    return all.flatMap((one: unknown, i) => {
      const isThere = isRecord(one) || typeof one === 'function';
      return isThere ? [] : [`ruleSet.rules.${name}[${i}]: expected a definition, found ${String(one)}`];
    });
  });
}

/** The value at the end of a way; undefined where the way ends before. */
function at(value: unknown, way: string): unknown {
  return way.split('.').reduce((inner, key) => (isRecord(inner) && key in inner ? inner[key] : undefined), value);
}

/**
 * What a value lacks to be a rule set, each as a line with its place and what was expected there; none where it keeps the
 * contract's shape. Whether its rules keep the laws is what conformance asks.
 * @param value What a package exports as `ruleSet`; anything.
 */
export function contractFaults(value: unknown): readonly string[] {
  if (!isRecord(value)) return ['ruleSet: expected the rule set; export const ruleSet = defineRuleSet({ ... })'];
  const missing = NEEDED.filter(([way, kind]) => !kind.is(at(value, way)));
  const wrong = MORE.filter(([way, kind]) => at(value, way) !== undefined && !kind.is(at(value, way)));
  // What lies inside something that is missing itself says nothing new.
  const said = [...missing, ...wrong].filter(([way]) => !missing.some(([other]) => way.startsWith(`${other}.`)));
  return [
    ...said.map(([way, { expected }]) => `ruleSet.${way}: expected ${expected}`),
    ...gaps(value),
    ...misspelt(value, PARTS, 'ruleSet'),
    ...misspelt(value.rules, RULES_PARTS, 'ruleSet.rules'),
  ];
}
