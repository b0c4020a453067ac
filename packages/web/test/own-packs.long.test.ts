import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULE_SET_IDS, RULE_SETS } from '@riposte/rule-sets';
import { describe, expect, it } from 'vitest';
import { fightFile } from '../src/fight-file.ts';
import { idFor, withThing } from '../src/library/pack-things.ts';
import { withFighter } from '../src/library/with-fighter.ts';
import { bookOf } from '../src/workbench/book.ts';
import { opened } from '../src/workbench/fight.ts';
import { copied, packBookOf, packFaults, packTried } from '../src/workbench/pack-book.ts';

const empty = (game: string) => ({ format: 'riposte/pack/1', id: 'mine', title: 'Mine', ruleset: game });

describe('an own pack', () => {
  it.each(RULE_SET_IDS)('takes a copy of whatever the book has that a pack can hold: %s', async (game) => {
    const { entries } = await bookOf({ game });
    const known = entries.map(({ id }) => id);
    let body: ReturnType<typeof withThing>['body'] = empty(game);
    const not: string[] = [];
    for (const { sort, id } of entries) {
      const copy = await copied({ game, sort, id });
      if (copy === null) not.push(`${sort} ${id}`);
      else body = withThing(body, { ...copy, thing: { ...copy.thing, title: `My ${id}` } }, known).body;
    }
    expect(await packFaults({ game, content: JSON.stringify(body) })).toEqual([]);
    // What follows from the rules alone is no thing that can be given.
    expect(not.filter((one) => !one.startsWith('condition '))).toEqual([]);
    const own = (await bookOf({ game, packs: { 'mine.json': JSON.stringify(body) } })).entries.filter(({ pack }) => pack !== undefined);
    expect(own).toHaveLength(entries.length - not.length);
    expect(own.filter(({ sort, fighter }) => sort === 'creature' && fighter === undefined)).toEqual([]);
  });

  it.each(RULE_SET_IDS)('has a form for each thing, with what the book has where nothing is said: %s', async (game) => {
    const { parts } = await packBookOf({ game });
    expect(parts.map(({ section }) => section)).toEqual(expect.arrayContaining(['creatures', 'weapons', 'gear', 'conditions']));
    for (const { section, from, likes, shape } of parts) {
      expect(Object.keys(shape.properties ?? {}), section).toEqual(expect.arrayContaining(['id', 'title', ...(from === null ? [] : [from])]));
      if (from !== null) expect(likes.length, section).toBeGreaterThan(0);
    }
    const weapons = parts.find(({ section }) => section === 'weapons')!;
    expect(weapons.likes.filter(({ usual }) => Object.keys(usual).length < 2)).toEqual([]);
  });

  it.each(RULE_SET_IDS)('stands in a fight, and is tried in duels: %s', async (game) => {
    const { entries } = await bookOf({ game });
    const creature = entries.find(({ sort }) => sort === 'creature')!;
    const { body } = withThing(empty(game), (await copied({ game, sort: 'creature', id: creature.id }))!, []);
    const packs = { 'mine.json': JSON.stringify(body) };
    const own = (await bookOf({ game, packs })).entries.find(({ pack }) => pack !== undefined)!;
    const folder = fileURLToPath(new URL(`../../../encounters/${game}`, import.meta.url));
    const file = {
      'sea-of-shadows': 'duel-at-dawn',
      'heroes-of-destiny': 'bridge-fight',
      realmspire: 'riders-at-the-ford',
      celesia: 'duel-of-parries',
      realitycheck: 'duel-on-the-bridge',
    }[game]!;
    const plain = JSON.parse(readFileSync(`${folder}/${file}.json`, 'utf8')) as Record<string, unknown>;
    const draft = withFighter(plain, own, game === 'sea-of-shadows' ? 'name' : 'pair');
    expect(draft).toMatchObject({ packs: ['mine.json'] });
    const without = await opened({ content: JSON.stringify(draft) });
    expect(without.problems[0].path).toMatch(/^packs/);
    const wish = { signal: new AbortController().signal, tell: () => undefined };
    const foe = creature.id;
    expect(await packTried({ game, content: packs['mine.json'], section: 'creatures', nth: 0, foe, fights: 4 }, wish)).toMatchObject({ fights: 4 });
    const weapons = (await packBookOf({ game })).parts.find(({ section }) => section === 'weapons')!;
    const armed = withThing(
      empty(game),
      { section: 'weapons', thing: { title: 'Mine', like: (weapons.likes.find(({ id }) => /sword|axe|spear/.test(id)) ?? weapons.likes[0]).id } },
      [],
    ).body;
    // Not everybody has hands.
    const foes = entries.filter(({ sort }) => sort === 'creature').map(({ id }) => id);
    const tried = async (by: string) =>
      (await packTried({ game, content: JSON.stringify(armed), section: 'weapons', nth: 0, foe: by, fights: 2 }, wish)).fights;
    let most = 0;
    for (const by of foes) if (most === 0) most = await tried(by);
    expect(most).toBe(2);
    expect(Object.keys(fightFile(draft as { readonly packs?: unknown }, { ...packs, 'other.json': '{}' }).packs!)).toEqual(['mine.json']);
  });

  it('that is broken leaves the book whole, and says where it is wrong', async () => {
    const game = 'sea-of-shadows';
    const pack = { ...empty(game), weapons: [{ id: 'w', title: 'W', like: 'longsword', hands: 3 }] };
    const bad = {
      'other.json': JSON.stringify({ ...pack, ruleset: 'celesia' }),
      'later.json': JSON.stringify({ ...pack, format: 'riposte/pack/2' }),
      'cut.json': JSON.stringify(pack).slice(0, 60),
      'huge.json': JSON.stringify({ ...empty(game), title: 'x'.repeat(6_000_000) }),
      'wrong.json': JSON.stringify(pack),
    };
    const { entries, broken } = await bookOf({ game, packs: bad });
    expect(entries.length).toBe((await bookOf({ game })).entries.length);
    expect(broken.map(({ name }) => name)).toEqual(Object.keys(bad));
    expect(broken.at(-1)!.problems[0]).toMatchObject({ path: 'weapons[0].hands' });
    for (const { problems } of broken) expect(problems[0].expected).not.toBe('');
  });

  it('copies a weapon with the Fighting Style that trains it', async () => {
    const { thing } = (await copied({ game: 'realmspire', sort: 'gear', id: 'longsword' }))!;
    expect(thing).toEqual({ title: 'longsword', like: 'longsword', trains: 'longsword' });
  });

  it.each(RULE_SETS.map((ruleSet) => [ruleSet.rules.id, ruleSet] as const))(
    'copies all that a pack can say of a thing: %s',
    async (game, { sorts = {}, rules }) => {
      for (const { section, likes } of (await packBookOf({ game })).parts) {
        if (!Object.hasOwn(sorts, section)) continue;
        for (const { id, said, usual } of likes) {
          const made = sorts[section].make({ id: 'copy', title: 'copy' } as never, said, rules.features.find((thing) => thing.id === id)! as never);
          const { stats = {}, ...own } = made as unknown as { readonly stats?: object };
          expect({ ...own, ...stats, ...sorts[section].written?.(made as never) }).toMatchObject({ ...usual, ...said });
        }
      }
    },
  );

  it('has ids as files want them', () => {
    expect(idFor('Öl & Essig: 3. Fassung', [])).toBe('ol-essig-3-fassung');
    expect(idFor('My axe', ['my-axe', 'my-axe-2'])).toBe('my-axe-3');
    expect(idFor('龍', [])).toBe('own');
  });
});
