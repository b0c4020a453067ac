import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyAsk, copyState, Fight, type Json, makeRules, Runner, type View } from '@riposte/kernel';
import { type RuleSet, valueOf } from '@riposte/ruleset';
import { decide, readEncounter } from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';

const root = join(import.meta.dirname, '../../..');

/** The module of types that says the words of a rule set. */
export function lexicon(ruleSet: RuleSet): string {
  const { intents, windows, asks, queries } = ruleSet.rules;
  const views = openings(ruleSet);
  const offered = new Set(windows.flatMap((window) => window.intents()));
  const acts = intents.filter((intent) => !intent.automatic || offered.has(intent));
  const name = ruleSet.rules.id.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());
  const facts = ruleSet.words!.facts;
  const fighters = views.flatMap((view) => view.state.entities.flatMap(({ kind }, id) => (kind === 'fighter' ? [facts(view, id)] : [])));
  return [
    '// The words of the rule set, made from it by `UPDATE=1 npm test -- lexicon`.',
    "import type { Json } from '@riposte/kernel';",
    '',
    '/** The words of this game for the compiler: a typo in an act, an answer or a fact does not compile. */',
    `export type ${name} = {`,
    ...block('acts', Object.fromEntries(acts.map(({ id, paramNames }) => [id, paramNames.map(quoted).join(' | ') || 'never']))),
    ...block('answers', {
      ...Object.fromEntries(asks.map((ask) => [ask.id, answerOf(ruleSet, ask, views[0])])),
      ...Object.fromEntries(windows.map(({ ask }) => [ask.id, "'act'"])),
    }),
    ...block('fighter', kinds(fighters)),
    ...block('scene', kinds(views.map((view) => facts(view, 0)))),
    `  readonly queries: ${queries.map(({ id }) => quoted(id)).join(' | ')};`,
    '};',
    '',
  ].join('\n');
}

const quoted = (word: string): string => `'${word}'`;
const keyed = (key: string): string => (/^\w+$/.test(key) ? key : quoted(key));
const block = (title: string, all: Record<string, string>): string[] => [
  `  readonly ${title}: {`,
  ...Object.entries(all).map(([key, type]) => `    readonly ${keyed(key)}: ${type};`),
  '  };',
];

/** Decisions after which a fight is looked at again: facts that begin as nothing are something by then. */
const PLAYED = 60;

/** Fights of two and the beginnings of all ready fights, to look at. */
function openings(ruleSet: RuleSet): View[] {
  const words = ruleSet.words!;
  const rules = makeRules(ruleSet.rules);
  const fighters = ['Ann', 'Bea'].map((name) => words.fighter.parse({ name }));
  const two = Runner.still(rules, valueOf(words.begin(rules, { ...words.scene.parse({}), fighters })));
  const folder = join(root, 'encounters', ruleSet.rules.id);
  const ready = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const load = (path: string): string => readFileSync(join(folder, path), 'utf8');
      if (!text.includes('"riposte/encounter/1"')) return [];
      const encounter = readEncounter(text, file, RULE_SETS, load);
      const fight = Fight.open(encounter.rules, encounter.state, { seed: encounter.seed ?? 'words' });
      const begun = Runner.still(encounter.rules, copyState(encounter.rules, fight.state));
      for (let n = 0; n < PLAYED && fight.over === null; n++)
        decide(
          fight,
          () => encounter.policy,
          () => true,
        );
      return [begun, Runner.still(encounter.rules, fight.state)];
    });
  return [two, ...ready];
}

/** Fixed words and yes or no as they are; what is named, and so depends on the fight, as any value. */
function answerOf({ words }: RuleSet, ask: AnyAsk, view: View): string {
  if (Object.hasOwn(words!.values, ask.id)) return 'Json';
  const { words: listed } = ask.answer;
  const open = openTo(ask, view);
  if (listed !== undefined && listed.length === 0) {
    const fixed = listed(view, 1).map(quoted).join(' | ');
    if (fixed !== '' && open.every((value) => typeof value === 'string')) return fixed;
    // Words may also be only a part of an answer.
    return fixed !== '' && open.every((value) => Array.isArray(value)) ? `readonly (${fixed})[]` : 'Json';
  }
  return open.length === 2 && open.every((value) => typeof value === 'boolean') ? 'boolean' : 'Json';
}

/** What may answer a question between two fighters; nothing if it cannot be asked of them. */
function openTo(ask: AnyAsk, view: View): readonly Json[] {
  try {
    const [by, who] = view.state.entities.flatMap(({ kind }, id) => (kind === 'fighter' ? [id] : []));
    const about = { by, at: who, who, enemy: who, patient: who, only: -1 };
    return ask.answer.candidates(view, { who, about }) as readonly Json[];
  } catch {
    return [];
  }
}

/** The kinds of values under each key. */
function kinds(all: readonly { readonly [fact: string]: Json }[]): Record<string, string> {
  const found: Record<string, Set<string>> = {};
  for (const facts of all) for (const [key, value] of Object.entries(facts)) (found[key] ??= new Set()).add(kindOf(value));
  return Object.fromEntries(Object.entries(found).map(([key, types]) => [key, types.size === 1 && types.has('null') ? 'Json' : [...types].sort().join(' | ')]));
}

function kindOf(value: Json): string {
  if (value === null) return 'null';
  return typeof value === 'object' ? 'Json' : typeof value;
}
