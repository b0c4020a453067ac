import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fight, type Json, sha256 } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { MAX_BYTES, parseScenarios, readEncounter } from '../src/index.ts';
import { fault, garbled, mutated, mutatedLog, READERS, random } from './fuzz.ts';
import { RULE_SETS } from './rule-sets.ts';
import { TOY, toyScenario } from './toy-rule-set.ts';

const root = join(import.meta.dirname, '../../..');
const harbour = JSON.parse(readFileSync(join(root, 'encounters/sea-of-shadows/harbour-gate.json'), 'utf8')) as Record<string, unknown>;
const furnished = {
  ...harbour,
  seats: [{ name: 'Mia', plays: ['Watch'] }],
  ends: [{ title: 'late', when: { scene: { round: 9 }, Ann: { hp: 0, is: { prone: true }, conditions: ['prone'] } } }],
};
// Packs are dear: a rule set is made for each.
const encounters = [harbour, furnished, harbour, furnished, { ...furnished, packs: ['a.json'] }];
const packs = [
  {
    format: 'riposte/pack/1',
    id: 'south',
    title: 'The south',
    ruleset: 'sea-of-shadows',
    options: { successCap: 'four' },
    conditions: [{ id: 'dizzy', title: 'dizzy', adds: [{ to: 'attack advantage', amount: -1 }], forbids: [{ tags: ['movement'], reason: 'turning' }] }],
    gear: [{ id: 'charm', title: 'charm', adds: [{ to: 'defence die', amount: 1 }] }],
    weapons: [{ id: 'sabre', title: 'sabre', like: 'sword', attack: 1, hands: 1 }],
    spells: [{ id: 'dart', title: 'Dart', like: 'bolt', range: 1 }],
    creatures: [{ id: 'corsair', title: 'Corsair', creature: 'bandit', dice: { ATT: 'D8' }, gear: ['sword'] }],
  },
];
const scenarios = [
  ...readdirSync(join(root, 'scenarios/sea-of-shadows')).flatMap((name) =>
    parseScenarios(readFileSync(join(root, 'scenarios/sea-of-shadows', name), 'utf8'), name).scenarios.map((scenario) => scenario.data),
  ),
  JSON.parse(
    toyScenario({}, [
      { as: 'gm', do: 'give', with: { to: 'Ann', condition: 'cursed', by: 'Bea', value: 3, until: { clock: 'rounds', of: 'scene', in: 2 } } },
      { as: 'Ann', do: 'auction', choose: 'defaults' },
    ]),
  ) as unknown,
];

function shortFight(): Fight {
  const content = JSON.stringify({
    format: 'riposte/encounter/1',
    title: 'x',
    ruleset: 'toy',
    sides: ['a'],
    board: {},
    fighters: [
      { name: 'Ann', side: 'a', coins: 4 },
      { name: 'Bea', side: 'a' },
    ],
  });
  const { rules, state } = readEncounter(content, 'e', [TOY]);
  const fight = Fight.open(rules, state, { seed: 'x' });
  fight.submit({ do: 'blow', by: 2, with: { at: 1 } });
  fight.answer(null);
  fight.answer('low');
  fight.fiat('gift', [['counted', 2]]);
  fight.undo();
  return fight;
}
const fight = shortFight();
const log = [fight.header, ...fight.lines];

/** Each commit tries other texts than the one before. */
const FIRST = Number(process.env.RIPOSTE_TURN ?? 0) * 10_000;

/** Tries many texts and returns the first fault. */
function firstFault(times: number, seed: number, read: (text: string) => void, make: (pick: (n: number) => number) => string): string | null {
  for (let n = FIRST; n < FIRST + times; n++) {
    const found = fault(read, make(random(seed * 1_000_003 + n)));
    if (found !== null) return `seed ${seed}, number ${n}: ${found}`;
  }
  return null;
}

const anyOf = (list: readonly unknown[]) => (pick: (n: number) => number) => JSON.stringify(mutated(list[pick(list.length)], pick));

/** Reads mutated and hostile files: 22,000 times `times`. Only FileError may come of it. */
export function fuzz(times: number): void {
  describe(`mutated files: ${22_000 * times} of them`, () => {
    it('encounters', () => expect(firstFault(3000 * times, 1, READERS.encounter, anyOf(encounters))).toBeNull());
    it('packs', () => expect(firstFault(5000 * times, 2, READERS.pack, anyOf(packs))).toBeNull());
    it('scenarios, run to their end', () => expect(firstFault(3000 * times, 3, READERS.scenario, anyOf(scenarios))).toBeNull());
    it('logs with a good chain', () => expect(firstFault(5000 * times, 4, READERS.log, (pick) => mutatedLog(log, pick))).toBeNull());
    it('garbled text of all kinds', () => {
      const texts = [encounters[0], packs[0], scenarios[0]].map((one) => JSON.stringify(one));
      const readers = [READERS.encounter, READERS.pack, READERS.scenario];
      const found = texts.map((text, i) => firstFault(1500 * times, 5 + i, readers[i], (pick) => garbled(text, pick)));
      const lines = log.map((line) => JSON.stringify(line)).join('\n');
      expect([...found, firstFault(1500 * times, 9, READERS.log, (pick) => garbled(lines, pick))]).toEqual([null, null, null, null]);
    });
  });

  describe('hostile files', () => {
    const all = Object.entries(READERS);
    it.each(all)('%s: 50 MB of anything', (_kind, read) => {
      for (const one of ['[', '{"a":', ' ', 'x', '"', '1']) expect(fault(read, one.repeat(Math.ceil(50_000_000 / one.length)))).toBeNull();
    });
    it.each(all)('%s: as deep as the size allows', (_kind, read) => {
      for (const one of ['[', '{"a":']) expect(fault(read, one.repeat(Math.floor(MAX_BYTES / one.length)))).toBeNull();
    });
    it('a pack whose creatures are like each other, for ever', () => {
      const circle = JSON.stringify({
        ...packs[0],
        creatures: [
          { id: 'a', title: 'a', creature: 'b' },
          { id: 'b', title: 'b', creature: 'a' },
        ],
      });
      const fighters = [{ name: 'Ann', side: 'Watch', at: 'quay', creature: 'a' }];
      expect(fault(READERS.pack, circle)).toBeNull();
      expect(() => readEncounter(JSON.stringify({ ...harbour, packs: ['p'], fighters }), 'e', RULE_SETS, () => circle)).toThrow(
        'e: fighters[0].creature: expected a creature',
      );
    });
    it('regions that lead round and round', () => {
      const board = { regions: ['a', 'b'], paths: Array.from({ length: 1000 }, () => ['a', 'b']) };
      expect(fault(READERS.encounter, JSON.stringify({ ...harbour, board }))).toBeNull();
    });
  });

  describe('a running fight', () => {
    const hash = (one: Fight): string => sha256(JSON.stringify([one.state, one.declarers, one.over]));

    /** Acts that make no sense, each on the same fight; names the first that changed it without being an input. */
    function firstChange(one: Fight, act: (made: Json) => void, usual: Json): string | null {
      const before = hash(one);
      for (let n = 0; n < 1000 * times; n++) {
        const made = mutated([usual], random(77_000_000 + n)) as Json;
        const lines = one.lines.length;
        try {
          act(Array.isArray(made) ? made[0] : made);
        } catch {
          // Refused: nothing may have changed.
        }
        if (one.lines.length > lines) one.undo();
        if (hash(one) !== before) return JSON.stringify(made);
      }
      return one.verify().ok ? null : 'the log does not verify';
    }

    it('is unchanged by commands that make no sense', () => {
      const one = shortFight();
      expect(firstChange(one, (made) => one.submit(made as never), { do: 'auction', by: 2, with: {} })).toBeNull();
    });

    it('is unchanged by answers that make no sense', () => {
      const one = shortFight();
      one.submit({ do: 'blow', by: 2, with: { at: 1 } });
      expect(firstChange(one, (made) => one.answer(made), { do: 'dodge', by: 1, with: {} })).toBeNull();
    });
  });
}
