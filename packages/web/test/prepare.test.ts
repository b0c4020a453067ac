import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnWith } from '@riposte/files/drawing';
import { describe, expect, it } from 'vitest';
import {
  fightersOf,
  freeNames,
  playingOf,
  renamed,
  sideRenamed,
  sidesOf,
  withFighters,
  withoutFighters,
  withoutSide,
  withPlaying,
} from '../src/prepare/changes.ts';
import { type Draft, edited, fileOf, opening, pathOf, valueAt, withAt } from '../src/prepare/document.ts';
import { boardOf, stroked } from '../src/prepare/drawing.ts';
import { mayDecide, type Numbered, numbersOf } from '../src/prepare/numbers.ts';
import { withRegion, withRegionNamed } from '../src/prepare/regions.ts';
import { foundIn, nearIn, wantedOf } from '../src/prepare/search.ts';
import { answer } from '../src/workbench/answers.ts';
import type { Entry } from '../src/workbench/requests.ts';

const root = join(import.meta.dirname, '../../../encounters');
const shipped = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && readFileSync(join(root, name), 'utf8').includes('"riposte/encounter/1"'))
  .map((name) => ({ name, folder: join(root, name, '..'), draft: JSON.parse(readFileSync(join(root, name), 'utf8')) as Draft }));

/** The canonical form: keys in order. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

describe('the fight in the editor', () => {
  it.each(['heroes-of-destiny', 'celesia', 'sea-of-shadows'] as const)('a wall or way that is drawn over a door takes its place (%s)', async (game) => {
    const { drawing } = await answer('book', { game }, { signal: new AbortController().signal, tell: () => undefined });
    const brush = (id: string) => drawing!.brushes.find((one) => one.id === id)!;
    const wall = brush(game === 'sea-of-shadows' ? 'path' : 'wall');
    const thing = wall.on === 'cell' ? ([1] as const) : ([0, 1] as const);
    const empty: Draft = { board: game === 'sea-of-shadows' ? { regions: ['bank', 'bridge'] } : { kind: 'square', width: 4, height: 4 } };
    const draw = (draft: Draft, id: string): Draft => stroked(draft, drawing!, { brush: brush(id), things: [thing], isErasing: false });
    const after = boardOf(draw(draw(empty, 'door'), wall.id));
    expect([drawnWith(drawing!, after, brush('door')), drawnWith(drawing!, after, wall)]).toEqual([[], [thing]]);
    const again = boardOf(draw(draw(draw(empty, 'door'), wall.id), 'door'));
    expect([drawnWith(drawing!, again, brush('door')), drawnWith(drawing!, again, wall)]).toEqual([[thing], []]);
  });

  it('takes a start area along when its side gets another name, and away with its side', () => {
    const draft: Draft = { sides: ['Heroes', 'Foes'], board: { starts: { Heroes: ['0,0'], Foes: ['9,9'] } } };
    expect(sideRenamed(draft, 'Foes', 'Wolves').board).toEqual({ starts: { Heroes: ['0,0'], Wolves: ['9,9'] } });
    expect(withoutSide(draft, 'Foes').board).toEqual({ starts: { Heroes: ['0,0'] } });
  });

  it('has every shipped fight', () => expect(shipped.length).toBeGreaterThan(40));

  it.each(shipped)('is the file as it came: $name', ({ draft }) => {
    expect(plain(JSON.parse(fileOf(opening(draft).now)))).toBe(plain(draft));
    // Each change and its opposite, and each change undone, leave nothing behind and take nothing away.
    const [{ name, at, side }] = fightersOf(draft);
    const changes: ((now: Draft) => Draft)[] = [
      (now) => renamed(now, 0, 'Somebody Else'),
      (now) => sideRenamed(now, side, 'Another Side'),
      (now) => withAt(now, ['fighters', 0, 'at'], 'nowhere'),
      (now) => withAt(now, ['note'], 'a note'),
      (now) => withFighters(now, [{ name: 'Newcomer', side: 'A New Side', at }]),
      (now) => withoutFighters(now, new Set([0])),
      (now) => withPlaying(now, side, 'each'),
      (now) => withPlaying(now, side, { computer: 'tactical' }),
    ];
    const all = changes.reduce((state, make, nth) => edited(state, { do: 'change', name: String(nth), make }), opening(draft));
    expect(all.past.length).toBeGreaterThan(5);
    const back = all.past.reduce((state) => edited(state, { do: 'undo' }), all);
    expect(plain(back.now)).toBe(plain(draft));
    const again = back.future.reduce((state) => edited(state, { do: 'redo' }), back);
    expect(plain(again.now)).toBe(plain(all.now));
    expect(plain(renamed(renamed(draft, 0, 'Somebody Else'), 0, name))).toBe(plain(draft));
    expect(plain(sideRenamed(sideRenamed(draft, side, 'Another Side'), 'Another Side', side))).toBe(plain(draft));
  });

  it.each(shipped)('is read by the rules with other names and players: $name', async ({ draft, folder }) => {
    const [first] = sidesOf(draft);
    const changed = withPlaying(sideRenamed(renamed(draft, 0, 'Somebody Else'), first, 'Another Side'), 'Another Side', 'each');
    const names = Array.isArray(draft.packs) ? (draft.packs as string[]) : [];
    const packs = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    const { problems } = await answer(
      'open',
      { content: JSON.stringify(withAt(changed, ['note'], 'Mind the ford.')), packs },
      { signal: new AbortController().signal, tell: () => undefined },
    );
    expect(problems).toEqual([]);
  });

  const draft: Draft = {
    sides: ['A', 'B'],
    fighters: [
      { name: 'Ann', side: 'A' },
      { name: 'Bo', side: 'B', rides: 'Ann' },
    ],
    own: { of: ['somebody'] },
  };

  it('keeps what it does not know, and the names that speak of others', () => {
    expect(renamed(draft, 0, 'Anna')).toEqual({
      ...draft,
      fighters: [
        { name: 'Anna', side: 'A' },
        { name: 'Bo', side: 'B', rides: 'Anna' },
      ],
    });
    const seated: Draft = {
      ...draft,
      seats: [{ name: 'Jo', plays: ['Ann'] }],
      orders: { Ann: ['always dodge'] },
      ends: [{ title: 'x', when: { Ann: { is: { dead: true } } } }],
    };
    expect(renamed(seated, 0, 'Anna')).toMatchObject({
      seats: [{ name: 'Jo', plays: ['Anna'] }],
      orders: { Anna: ['always dodge'] },
      ends: [{ when: { Anna: {} } }],
    });
    expect(withoutFighters(seated, new Set([0]))).not.toHaveProperty('seats');
    expect(withoutFighters(seated, new Set([0]))).not.toHaveProperty('orders');
  });

  it('keeps 200 steps, one for what is typed at a place', () => {
    let state = opening(draft);
    for (let n = 0; n < 300; n++) state = edited(state, { do: 'change', name: String(n), make: (now) => withAt(now, ['title'], `t${n}`) });
    expect(state.past.length).toBe(200);
    for (const title of ['a', 'ab', 'abc'])
      state = edited(state, { do: 'change', name: 'title', make: (now) => withAt(now, ['title'], title), typing: 'title' });
    expect(edited(state, { do: 'undo' }).now.title).toBe('t299');
    expect(edited(state, { do: 'change', name: 'none', make: (now) => ({ ...now }) })).toBe(state);
  });

  it('knows who plays a side', () => {
    // Without seats the first side has one for each of its fighters, as at a table that is made of it.
    expect([playingOf(draft, 'A'), playingOf(draft, 'B')]).toEqual(['each', 'master']);
    expect(playingOf(withPlaying(draft, 'A', 'one'), 'A')).toBe('one');
    const each = withPlaying(withFighters(draft, [{ name: 'Al', side: 'A' }]), 'A', 'each');
    expect([playingOf(each, 'A'), playingOf(each, 'B')]).toEqual(['each', 'master']);
    const tactical = withPlaying(each, 'A', { computer: 'tactical' });
    expect(tactical).toMatchObject({ players: { A: 'tactical' } });
    expect(tactical).not.toHaveProperty('seats');
    expect(withPlaying(tactical, 'A', 'master')).not.toHaveProperty('players');
  });

  it('sets and takes away at any place, whatever keys are called', () => {
    expect(pathOf('fighters[2].gear[0]')).toEqual(['fighters', 2, 'gear', 0]);
    const odd = withAt({}, ['__proto__', 'x'], 1);
    expect(Object.keys(odd)).toEqual(['__proto__']);
    expect(({} as { x?: number }).x).toBeUndefined();
    expect(valueAt({ a: [1, { b: 2 }] }, ['a', 1, 'b'])).toBe(2);
    expect(withAt({ a: [1, 2, 3] }, ['a', 1], undefined)).toEqual({ a: [1, 3] });
  });

  it('names a step by all that was typed', () => {
    const typed = (name: string, title: string) => ({ do: 'change', name, make: (draft: Draft) => withAt(draft, ['title'], title), typing: 'title' }) as const;
    const state = [typed('title F', 'F'), typed('title Ford', 'Ford')].reduce(edited, opening({ title: '' } as Draft));
    expect(state.past.map(({ name }) => name)).toEqual(['title Ford']);
    expect(state.past[0].draft).toEqual({ title: '' });
  });

  it('joins a new region to the last one, and renames a region wherever it is spoken of', () => {
    const bank: Draft = {
      board: { regions: ['near', 'far'], paths: [['near', 'far']], hard: ['far'] },
      fighters: [
        { name: 'far', side: 'Foes', at: 'far' },
        { name: 'Bo', side: 'Heroes', at: 'near' },
      ],
      ends: [{ place: 'far' }],
    };
    const more = withRegion(bank, 'mill');
    expect(more.board).toEqual({
      regions: ['near', 'far', 'mill'],
      paths: [
        ['near', 'far'],
        ['far', 'mill'],
      ],
      hard: ['far'],
    });
    expect(withRegionNamed(bank, 'far', 'bridge')).toEqual({
      board: { regions: ['near', 'bridge'], paths: [['near', 'bridge']], hard: ['bridge'] },
      fighters: [
        { name: 'far', side: 'Foes', at: 'bridge' },
        { name: 'Bo', side: 'Heroes', at: 'near' },
      ],
      ends: [{ place: 'bridge' }],
    });
  });

  it('finds what is near to a name that nobody has', () => {
    const entry = (name: string): Entry => ({ sort: 'creature', id: name, name, summary: '', lines: [], fighter: {}, icon: null });
    expect(nearIn([entry('bandit'), entry('wolf')], wantedOf('bandit captain'), []).map(({ name }) => name)).toEqual(['bandit']);
  });

  it('offers what is near in meaning where nothing has the name', () => {
    const entry = (name: string, summary = ''): Entry => ({ sort: 'creature', id: name, name, summary, lines: [], fighter: {}, icon: null });
    const ALIKE = ['captain, veteran', 'bandit, raider'];
    const all = [entry('goblin', 'A small raider.'), entry('veteran'), entry('wolf')];
    expect(nearIn(all, wantedOf('captain'), ALIKE).map(({ name }) => name)).toEqual(['veteran']);
    expect(nearIn(all, wantedOf('4 bandits'), ALIKE).map(({ name }) => name)).toEqual(['goblin']);
    expect(nearIn(all, wantedOf('dragon'), ALIKE)).toEqual([]);
  });

  it('aims for numbers that decide something', () => {
    const number = (title: string, value: number): Numbered => ({ of: 'Ann', place: `Ann.${title}`, title, value });
    expect([number('strength', 2), number('boons', 0)].filter(mayDecide).map(({ title }) => title)).toEqual(['strength']);
  });

  it('finds four bandits, and names nobody twice', () => {
    expect(wantedOf('4 bandits')).toEqual({ count: 4, words: ['bandits'] });
    const entry = (name: string, summary = ''): Entry => ({ sort: 'creature', id: name, name, summary, lines: [], fighter: {}, icon: null });
    const all = [entry('guard', 'keeps bandits away'), entry('forest bandit'), entry('wolf')];
    expect(foundIn(all, wantedOf('4 bandits')).map(({ name }) => name)).toEqual(['forest bandit', 'guard']);
    expect(foundIn(all, wantedOf('3 wolves')).map(({ name }) => name)).toEqual(['wolf']);
    expect(freeNames(['Bandit', 'Bandit 2'], 'Bandit', 3)).toEqual(['Bandit 3', 'Bandit 4', 'Bandit 5']);
    expect(freeNames([], 'Bandit', 1)).toEqual(['Bandit']);
    expect(freeNames(['Bandit 1', 'Bandit 2'], 'Bandit', 1)).toEqual(['Bandit 3']);
  });
});

describe('the numbers of a fighter', () => {
  const never = { signal: new AbortController().signal, tell: () => undefined };

  it.each([
    ['celesia', { dex: 3 }, ['Dexterity']],
    ['heroes-of-destiny', { attributes: { prc: 2 } }, ['Perception']],
    ['realitycheck', { mpl: 2, abilities: { con: 12 } }, ['Martial Proficiency Level', 'Constitution']],
    ['realmspire', { xp: 5, scores: { luck: 6 } }, ['luck', 'XP']],
    ['sea-of-shadows', { hp: 4 }, ['HP']],
  ])('have the names of the book: %s', async (game, own, titles) => {
    const book = await answer('book', { game }, never);
    const fighter = { name: 'Ann', side: 'Heroes', at: '', ...own };
    const opened = { problems: [], ground: null, standing: [] };
    expect(numbersOf({ draft: { fighters: [fighter] } as unknown as Draft, book, opened }, 'Ann').map(({ title }) => title)).toEqual(titles);
  });
});
