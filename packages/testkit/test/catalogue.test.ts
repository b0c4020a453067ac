import { CREATURES as celesia } from '@riposte/celesia';
import { ruleSetOf } from '@riposte/files';
import { CREATURES as heroesOfDestiny } from '@riposte/heroes-of-destiny';
import { adds, makeRules } from '@riposte/kernel';
import { CREATURES as realitycheck } from '@riposte/realitycheck';
import { CREATURES as realmspire } from '@riposte/realmspire';
import { RULE_SETS } from '@riposte/rule-sets';
import type { Catalogue, CatalogueEntry, RuleSet } from '@riposte/ruleset';
import { CREATURES as seaOfShadows } from '@riposte/sea-of-shadows';
import { type CatalogueTrial, catalogueFaults } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';

const trial = (creatures: readonly { readonly id: string }[], board: object, at: unknown): CatalogueTrial => ({
  creatures: creatures.map(({ id }) => id),
  board,
  at,
});

const TRIALS: { readonly [ruleset: string]: CatalogueTrial } = {
  'sea-of-shadows': trial(seaOfShadows, { regions: ['yard'] }, 'yard'),
  'heroes-of-destiny': trial(heroesOfDestiny, {}, '8,8'),
  realmspire: trial(realmspire, { width: 20, height: 20 }, [8, 8]),
  celesia: trial(celesia, {}, [2, 2]),
  realitycheck: trial(realitycheck, {}, '4,4'),
};

it.each(RULE_SETS.map((ruleSet) => [ruleSet.rules.id, ruleSet] as const))('%s has a catalogue of all that it defines', (id, ruleSet) => {
  expect(catalogueFaults(ruleSet, TRIALS[id])).toEqual([]);
});

it.each(RULE_SETS.map((ruleSet) => [ruleSet.rules.id, ruleSet] as const))('%s says how long each condition lasts', (_id, { catalogue, rules }) => {
  const conditions = catalogue!(makeRules(rules)).filter(({ sort }) => sort === 'condition');
  const lasting = ({ lines }: CatalogueEntry) => lines.find(({ label }) => label === 'lasts')?.value;
  for (const one of conditions.filter(({ id }) => id === 'prone')) expect(lasting(one)).toMatch(/^until it (stands|gets) up$/);
  expect(conditions.filter((one) => lasting(one) === undefined).map(({ id }) => id)).toEqual([]);
  for (const one of conditions) expect(lasting(one), one.id).toMatch(/^(until|while|as long as|for) |^(permanently|always)$/);
});

describe('a catalogue', () => {
  const ruleSet = ruleSetOf(RULE_SETS, 'sea-of-shadows', 'test');
  const faultsBy = (change: (entries: readonly CatalogueEntry[]) => readonly CatalogueEntry[]): string[] => {
    const catalogue: Catalogue = (rules) => change(ruleSet.catalogue!(rules));
    return catalogueFaults({ ...ruleSet, catalogue } as RuleSet, TRIALS['sea-of-shadows']);
  };
  const withEntry = (id: string, more: Partial<CatalogueEntry>) => faultsBy((all) => all.map((entry) => (entry.id === id ? { ...entry, ...more } : entry)));
  const withLines = (id: string, change: (lines: CatalogueEntry['lines']) => CatalogueEntry['lines']) =>
    faultsBy((all) => all.map((entry) => (entry.id === id ? { ...entry, lines: change(entry.lines) } : entry)));
  const without = ({ catalogue: _catalogue, ...rest }: RuleSet): RuleSet => rest;

  it.each([
    ['leaves nothing out', () => faultsBy((all) => all.filter(({ id }) => id !== 'sword')), 'thing sword: is missing'],
    ['lists nothing twice', () => faultsBy((all) => [...all, all[0]]), 'creature peasant: is not defined, or listed twice'],
    ['has sentences', () => withEntry('orc', { summary: 'strong raider' }), 'creature orc: "strong raider" is not one sentence'],
    ['has sentences of its own', () => withEntry('orc', { summary: 'Orc comes from a pack.' }), 'creature orc: has no sentence of its own'],
    [
      'tells spells in two to four sentences',
      () => withEntry('bolt', { summary: 'Hurls a bolt.' }),
      'spell bolt: "Hurls a bolt." is not two to four sentences',
    ],
    ['says how long spells last', () => withLines('bolt', (lines) => lines.filter(({ label }) => label !== 'duration')), 'spell bolt: has no line "duration"'],
    [
      'says what an amount depends on',
      () => withLines('bow', () => [{ label: 'DEF', value: 'depends on the situation' }]),
      'gear bow: the line "DEF" says "depends on the situation"',
    ],
    ['says names, not ids', () => withEntry('orc', { summary: 'Wears light-armour.' }), 'creature orc: "Wears light-armour." has the id light-armour'],
    ['says what can be shown', () => withEntry('bow', { lines: [{ label: 'range', value: Number.NaN }] }), 'gear bow: the line "range" says "NaN"'],
    ['has creatures that the schema takes', () => withEntry('orc', { fighter: { beast: 'orc' } }), 'creature orc: : Unrecognized key: "beast"'],
    [
      'has creatures that can stand',
      () => withEntry('orc', { fighter: { creature: 'ork' } }),
      expect.stringMatching(/^creature orc: fighters\.0\.creature: expected a creature/),
    ],
    ['is there', () => catalogueFaults(without(ruleSet), TRIALS['sea-of-shadows']), 'there is no catalogue'],
  ])('%s', (_what, faults, fault) => expect(faults()).toEqual([fault]));

  it('has what a pack brings, and what a pack changes', () => {
    const [attackDie] = ruleSet.rules.queries;
    const made = (id: string, title: string) => ({
      id,
      title,
      contributes: [adds(attackDie, 2, { rule: 'pack:moon', label: title, only: 'at night', when: () => true })],
    });
    const features = [
      ...ruleSet.rules.features.filter((thing) => (thing as { id: string }).id !== 'bandages'),
      made('moon-stone', 'moon stone'),
      made('bandages', 'moon bandages'),
    ];
    const entries = ruleSet.catalogue!(makeRules({ ...ruleSet.rules, features }));
    const line = { label: attackDie.id, value: '+2, at night' };
    expect(entries.find(({ id }) => id === 'moon-stone')).toEqual({
      sort: 'gear',
      id: 'moon-stone',
      name: 'moon stone',
      summary: 'Moon stone comes from a pack.',
      lines: [line],
    });
    expect(entries.find(({ id }) => id === 'bandages')).toMatchObject({ name: 'moon bandages', lines: [line] });
  });
});
