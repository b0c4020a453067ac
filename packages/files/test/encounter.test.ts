import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fight } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { endOf, FileError, jsonSchema, KINDS, readEncounter } from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';
import { TOY } from './toy-rule-set.ts';

const fighters = [
  { name: 'Ann', side: 'red', points: 3 },
  { name: 'Bea', side: 'blue' },
  { name: 'Cid', side: 'blue' },
];
const encounter = (more: object) =>
  JSON.stringify({ format: 'riposte/encounter/1', title: 'x', ruleset: 'toy', sides: ['red', 'blue'], board: {}, fighters, ...more });
const read = (more: object) => readEncounter(encounter(more), 'e.json', [TOY]);
const refusal = (more: object): string => {
  try {
    read(more);
  } catch (thrown) {
    if (thrown instanceof FileError) return thrown.message;
    throw thrown;
  }
  return 'nothing';
};

describe('an encounter', () => {
  it.each([
    ['"__proto__": {}', 'fighters[0].__proto__'],
    ['"deep": { "a": [0, { "constructor": 1 }] }', 'fighters[0].deep.a[1].constructor'],
  ])('is refused for a key that reaches the prototype, by its path: %s', (hostile, path) => {
    const text = encounter({}).replace('"name":"Ann"', `"name":"Ann",${hostile}`);
    expect(() => readEncounter(text, 'e.json', [TOY])).toThrow(`e.json: ${path}: expected no key of this name`);
  });

  it('seats people by fighter and by side', () => {
    const seats = [
      { name: 'Mia', plays: ['Ann'] },
      { name: 'Tom', plays: ['blue'] },
    ];
    expect(read({ seats }).seats).toEqual([
      { name: 'Mia', plays: ['Ann'] },
      { name: 'Tom', plays: ['Bea', 'Cid'] },
    ]);
    expect(read({}).seats).toEqual([]);
  });

  it('ends when its own ends come', () => {
    const ends = [
      { title: 'Ann is rich', when: { Ann: { coins: 4 } } },
      { title: 'late', when: { scene: { hits: 3 } } },
    ];
    const one = read({ ends });
    const fight = Fight.open(one.rules, one.state, { seed: 'x' });
    expect(endOf(one, fight.view)).toBeNull();
    fight.fiat('payday', [['resource-set', 1, 0, 4]]);
    expect(endOf(one, fight.view)).toBe('Ann is rich');
  });

  it.each([
    ['a seat for nobody', { seats: [{ name: 'Mia', plays: ['Bob'] }] }, 'seats[0].plays[0]: expected a fighter or a side: Ann, Bea, Cid, red, blue'],
    [
      'two seats for one',
      {
        seats: [
          { name: 'Mia', plays: ['Bea'] },
          { name: 'Tom', plays: ['blue'] },
        ],
      },
      'seats[1].plays: expected fighters that no other seat plays: Bea is played by Mia',
    ],
    [
      'two seats of one name',
      {
        seats: [
          { name: 'Mia', plays: ['Ann'] },
          { name: 'Mia', plays: ['Bea'] },
        ],
      },
      'seats[1].name: expected a name that no other seat has',
    ],
    [
      'an end by an unknown fact',
      { ends: [{ title: 'x', when: { Ann: { luck: 1 } } }] },
      'ends[0].when.Ann.luck: expected a fact of Ann, one of conditions, is, points, coins, hits',
    ],
    ['an end for an unknown fighter', { ends: [{ title: 'x', when: { Bob: {} } }] }, 'ends[0].when.Bob: expected one of scene, Ann, Bea, Cid'],
    ['the same name twice', { fighters: [fighters[0], fighters[0]] }, 'fighters[1].name: expected a name that no other fighter has'],
    ['packs that nobody loads', { packs: ['a.json'] }, 'packs[0]: expected no packs here'],
  ])('is refused with %s', (_what, more, message) => expect(refusal(more)).toContain(`e.json: ${message}`));
});

it('all that is wrong with the fighters is told at once', () => {
  const board = { regions: ['quay'] };
  const fighter = { side: 'red', at: 'quay' };
  const all = Array.from({ length: 12 }, (_, i) => ({ ...fighter, name: `F${i}`, ...(i === 0 ? {} : i === 3 ? { at: 'moon' } : { side: 'mauve' }) }));
  const text = { format: 'riposte/encounter/1', ruleset: 'sea-of-shadows', title: 'many', sides: ['red'], board, fighters: all };
  try {
    readEncounter(JSON.stringify(text), 'e.json', RULE_SETS);
    expect.unreachable();
  } catch (thrown) {
    const { message, path, more } = thrown as FileError;
    expect(path).toBe('fighters[1].side');
    expect(more).toHaveLength(10);
    expect(message).toMatch(
      /^e\.json: fighters\[1\]\.side: expected a side: red; fighters\[2\].*; fighters\[3\]\.at: expected a region on the board: quay; .*; and 1 more$/,
    );
  }
});

describe('ready encounters', () => {
  const root = join(import.meta.dirname, '../../../encounters');
  for (const folder of readdirSync(root)) {
    for (const name of readdirSync(join(root, folder))) {
      it(`${folder}/${name}`, () =>
        expect(readEncounter(readFileSync(join(root, folder, name), 'utf8'), name, RULE_SETS).state.entities.length).toBeGreaterThan(1));
    }
  }
});

describe('published schemas', () => {
  it.each(KINDS)('%s', (kind) => {
    const schema = jsonSchema(kind, RULE_SETS);
    expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });
});
