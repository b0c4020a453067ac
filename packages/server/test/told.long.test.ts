import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEncounter } from '@riposte/files';
import { Fight, type Json } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import type { RuleSet } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../files/test/tenth.ts';
import type { Entry } from '../src/protocol.ts';
import { actsOf, happening, tale } from '../src/seat-story.ts';

const root = join(import.meta.dirname, '../../..');
const INPUTS = 400;

/** A ready fight to its end, or some hundred inputs on. */
function played(ruleSet: RuleSet, text: string): Fight {
  const { rules, state, seed } = readEncounter(text, 'fight', [ruleSet]);
  const { policy } = ruleSet;
  const fight = Fight.open(rules, state, { seed: seed ?? 'told' });
  for (let n = 0; n < INPUTS && fight.over === null; n++) {
    const { pending, view } = fight;
    if (pending?.kind === 'answer') fight.answer(policy.answer(view, pending.ask, pending.whos[0], pending.about) as Json, { who: pending.whos[0] });
    else {
      const intent = fight.declarers.flatMap((who) => policy.declare(view, who) ?? [])[0];
      if (intent === undefined) break;
      fight.submit({ do: intent.def.id, by: intent.by, with: intent.with });
    }
  }
  return fight;
}

it('the order of a round names to a player only those whose initiative it sees', () => {
  const ruleSet = RULE_SETS.find(({ rules }) => rules.id === 'heroes-of-destiny')!;
  const fight = played(ruleSet, readFileSync(join(root, 'encounters/heroes-of-destiny/bridge-fight.json'), 'utf8'));
  const [first] = fight.view.state.entities.filter(({ kind }) => kind === 'fighter');
  const told = actsOf(fight).flatMap((act) => tale(fight, happening(fight, ruleSet, act), { gm: false, controls: [first.id] })?.parts ?? []);
  const order = told.map((part) => JSON.stringify(part)).find((part) => part.includes('Initiative: '))!;
  expect(order).toMatch(/ \d/);
  expect(order).not.toContain('at random');
});

it('lots and dice of initiative are told as a line, not as one die against another', () => {
  const ruleSet = RULE_SETS.find(({ rules }) => rules.id === 'realmspire')!;
  const encounter = JSON.parse(readFileSync(join(root, 'encounters/realmspire/riders-at-the-ford.json'), 'utf8'));
  const fight = played(ruleSet, JSON.stringify({ ...encounter, seed: '1' }));
  const told = actsOf(fight).flatMap((act) => tale(fight, happening(fight, ruleSet, act), { gm: true, controls: [] })?.parts ?? []);
  const lots = told.find((part) => JSON.stringify(part.text).includes('by a random number'))!;
  expect([lots.text, lots.sum, lots.rolls.length]).toEqual(['Ties broken by a random number: Tarik 215 before Nuri 30', null, 2]);
  expect(told.find((part) => JSON.stringify(part.text).includes('players add Initiative'))!.sum).toBeNull();
});

describe.each(RULE_SETS)('a fight of $rules.id', (ruleSet) => {
  const home = join(root, 'encounters', ruleSet.rules.id);
  const texts = readdirSync(home).map((name) => readFileSync(join(home, name), 'utf8'));
  const fights = inTurn(
    texts.filter((text) => text.startsWith('{') && !text.includes('"packs"')),
    5,
  );

  it('is told to a player as far as the seat sees it, every act of it', () => {
    for (const text of fights) {
      const fight = played(ruleSet, text);
      const [first] = fight.view.state.entities.filter(({ kind }) => kind === 'fighter');
      const acts = actsOf(fight).filter(({ end }) => end >= 0);
      expect(acts.length).toBeGreaterThan(0);
      for (const act of acts) expect(() => tale(fight, happening(fight, ruleSet, act), { gm: false, controls: [first.id] })).not.toThrow();
    }
  });

  it('tells a player no number that the game master is not told of the same act', () => {
    for (const text of fights) {
      const fight = played(ruleSet, text);
      const seats = fight.view.state.entities.filter(({ kind }) => kind === 'fighter');
      for (const act of actsOf(fight).filter(({ end }) => end >= 0)) {
        const record = happening(fight, ruleSet, act);
        const toAll = tale(fight, record, { gm: true, controls: [] });
        for (const { id } of seats) {
          const toOne = tale(fight, record, { gm: false, controls: [id] });
          for (const read of [headlines, whole]) {
            const known = new Set(numbersIn(read(toAll)));
            const wrong = numbersIn(read(toOne)).filter((number) => !known.has(number));
            if (wrong.length > 0) expect({ toAll: read(toAll), toOne: read(toOne), wrong }).toEqual({ wrong: [] });
          }
        }
      }
    }
  });
});

/** What is read of an act before anything is opened. */
const headlines = (told: Entry | null): string => (told?.parts ?? []).flatMap(({ kind, text }) => (kind === 'line' ? [] : [text])).join('\n');

/** All that is told of an act, with its sums. */
const whole = (told: Entry | null): string =>
  (told?.parts ?? []).flatMap(({ text, rolls, sum }) => [text, ...rolls.map((roll) => roll.text), `${sum?.values ?? ''}`]).join('\n');

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
