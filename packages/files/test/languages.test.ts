import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Message, parse, type TextElement, Visitor } from '@fluent/syntax';
import { Fight } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { decide, ending, languageOf, narrateAll, readEncounter, tongueOf } from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';

// A language beside English says everything that English says, and no English is left in the fights that it tells.

const packages = join(import.meta.dirname, '../..');
const GAME = join(packages, 'rules/sea-of-shadows');
const encounters = join(packages, '../encounters/sea-of-shadows');
const LANGUAGES = readdirSync(join(GAME, 'messages'))
  .map((name) => basename(name, '.ftl'))
  .filter((name) => name !== 'en');
const ruleSet = RULE_SETS.find(({ rules }) => rules.id === 'sea-of-shadows')!;

const messagesOf = (folder: string, language: string): Message[] =>
  parse(readFileSync(join(folder, `messages/${language}.ftl`), 'utf8'), {}).body.filter((one): one is Message => one.type === 'Message');
const allOf = (language: string): Message[] => [...messagesOf(join(packages, 'files'), language), ...messagesOf(GAME, language)];

/** What a message says, as keys: its own and those of its attributes. A thing has forms of its own in each language. */
const saidBy = ({ id, value, attributes }: Message): string[] => [
  ...(value === null ? [] : [id.name]),
  ...(id.name.startsWith('thing-') ? [] : attributes.map((one) => `${id.name}.${one.id.name}`)),
];

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** The words of the texts of messages. */
function wordsOf(messages: readonly Message[]): Set<string> {
  const words = new Set<string>();
  class Reader extends Visitor {
    override visitTextElement({ value }: TextElement): void {
      for (const word of wordsIn(value)) words.add(word);
    }
  }
  for (const message of messages) new Reader().visit(message);
  return words;
}

/** A ready fight that the computer plays to its end, or as far as it comes. */
function played(name: string, seed: string) {
  const path = join(encounters, name);
  const { rules, state, policy, title, sides } = readEncounter(readFileSync(path, 'utf8'), path, RULE_SETS);
  const fight = Fight.open(rules, state, { seed });
  for (let n = 0; n < 600 && fight.over === null; n++)
    decide(
      fight,
      () => policy,
      () => true,
    );
  return { fight, title, sides };
}

const FIGHTS = readdirSync(encounters).filter((name) => name.endsWith('.json'));
const SEEDS = ['story', '1', '2'];
const { view } = played(FIGHTS[0], 'rules').fight;
const { def } = view.rules;

const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Why a part of a number does not count, as the kernel has it. */
const WHY_NOT = ['rule switched off', 'overruled'];

/** What rules call something in English: a language says it by these keys. */
function calledByRules(): string[] {
  const parts = [...def.conditions, ...def.features].flatMap(({ contributes = [] }) => contributes);
  const labels = [...parts, ...def.always].flatMap(({ label, only }) => [label, ...(only ? [`only ${only}`] : [])]);
  const bases = def.queries.map(({ from }) => from);
  const gauges = (ruleSet.look?.gauges ?? []).map(({ title }) => title);
  const pools = Object.values(ruleSet.tale?.changes ?? {}).flatMap(({ pool }) => pool?.title ?? []);
  const params = [...def.intents.flatMap((one) => [...one.params]), ...def.asks.map(({ answer }) => answer)];
  const spans = ['5 minutes', '10 minutes', '1 hour', '1 day', '1 week', '1 month'];
  // Names of dice and statistics stay as the book has them.
  const values = [...spans, ...params.flatMap(({ words }) => words?.(view, view.state.entities[1].id) ?? [])].filter((one) => !/^[A-Z\d]+$/.test(one));
  return [
    ...def.features.flatMap(({ id }) => [`thing-${id}`, `thing-${id}.akk`, `thing-${id}.with`]),
    ...def.intents.map(({ id }) => `act-${id}.title`),
    ...[...labels, ...bases, ...WHY_NOT].map((label) => `label-${slug(label)}`),
    ...def.rolls.map(({ title }) => `roll-${slug(title)}`),
    ...def.queries.map(({ id }) => `query-${slug(id)}`),
    ...[...def.resources.map(({ title }) => title), ...gauges, ...pools].map((title) => `resource-${slug(title)}`),
    ...values.map((value) => `word-${slug(value)}`),
  ];
}

describe.each(LANGUAGES)('the language %s of Sea of Shadows', (lang) => {
  const own = new Set(allOf(lang).flatMap((one) => [...saidBy(one), ...one.attributes.map(({ id }) => `${one.id.name}.${id.name}`)]));
  const german = wordsOf(allOf(lang));
  const english = wordsOf(allOf('en'));

  it('says whatever English says', () => {
    expect(allOf('en').flatMap((one) => saidBy(one).filter((key) => !key.startsWith('thing-') && !own.has(key)))).toEqual([]);
  });

  it('says whatever the rules call in English, and each condition', () => {
    expect(calledByRules().filter((key) => !own.has(key))).toEqual([]);
    const untitled = def.conditions.filter(({ id }) => !own.has(`condition-${id}.title`));
    expect(untitled.map(({ id }) => id)).toEqual([]);
  });

  it('has no message for what there is not', () => {
    const acts = [...def.intents, ...def.conditions].flatMap(({ id }) => [`act-${id}`, `condition-${id}`]);
    const known = new Set([...calledByRules(), ...acts, ...allOf('en').map(({ id }) => id.name)].map((key) => key.split('.')[0]));
    const free = /^(word|in-general)-|^thing-(the-game-master|the-scene|nobody)$/;
    expect([...own].map((key) => key.split('.')[0]).filter((key) => !known.has(key) && !free.test(key))).toEqual([]);
  });

  it('leaves no English word in a ready fight', () => {
    const list = new Set([...english, ...def.conditions.flatMap(({ title }) => wordsIn(title)), ...def.features.flatMap(({ title }) => wordsIn(title))]);
    for (const word of german) list.delete(word);
    expect(list.size).toBeGreaterThan(200);
    const left: string[] = [];
    let lines = 0;
    for (const name of FIGHTS) {
      for (const seed of SEEDS) {
        const { fight, sides } = played(name, seed);
        const { regions } = fight.state.entities.find(({ kind }) => kind === 'scene') as unknown as { readonly regions: readonly string[] };
        const names = fight.state.entities.flatMap((one) => (one.kind === 'fighter' ? [String((one as unknown as { readonly name: string }).name)] : []));
        const theirs = [...names, ...regions, ...sides].sort((a, b) => b.length - a.length).map((one) => new RegExp(`\\b${one}\\b`, 'gi'));
        const end = ending({ fight, ruleSet, sides, ended: () => null }, languageOf(ruleSet.tale, lang));
        for (const told of [...narrateAll(fight, tongueOf({ ruleSet }, lang)).flatMap((act) => act.told), end ?? '']) {
          lines++;
          const text = theirs.reduce((rest, one) => rest.replaceAll(one, ''), told);
          const words = wordsIn(text).filter((word) => list.has(word));
          if (words.length > 0) left.push(`${name} ${seed}: ${told} [${words.join(', ')}]`);
        }
      }
    }
    expect(left).toEqual([]);
    expect(lines).toBeGreaterThan(1000);
  });

  it('stands in its messages alone: no rule knows a word of it', () => {
    const files = (folder: string): string[] =>
      readdirSync(folder).flatMap((name) => (statSync(join(folder, name)).isDirectory() ? files(join(folder, name)) : [join(folder, name)]));
    const sources = files(join(GAME, 'src')).filter((file) => !/\.(test|gen)\.ts$/.test(file));
    expect(sources.length).toBeGreaterThan(50);
    const strange = [...german].filter((word) => word.length > 5 && !english.has(word));
    expect(strange.length).toBeGreaterThan(200);
    const found = sources.flatMap((file) => {
      const words = new Set(wordsIn(readFileSync(file, 'utf8')));
      return strange.filter((word) => words.has(word)).map((word) => `${file}: ${word}`);
    });
    expect(found).toEqual([]);
  });
});
