import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@riposte/kernel';
import { RULE_SET_IDS } from '@riposte/rule-sets';
import { simulate, trialLog } from '@riposte/sim';
import { rolldown } from 'rolldown';
import { describe, expect, it, onTestFinished } from 'vitest';
import { jobOf } from '../../cli/src/job.ts';
import { isDeep } from '../../files/test/tenth.ts';
import { answer } from '../src/workbench/answers.ts';
import type { FightFile, Fought, Shape, Solved } from '../src/workbench/requests.ts';

const root = join(import.meta.dirname, '../../..');
/** Fights that are compared with those of the command. */
const FIGHTS = isDeep ? 60 : 20;
const never = { signal: new AbortController().signal, tell: () => undefined };

/** A shipped fight with the packs that lie beside it. */
function shipped(game: string, name: string): FightFile {
  const folder = join(root, 'encounters', game);
  const content = readFileSync(join(folder, name), 'utf8');
  const { packs = [] } = JSON.parse(content) as { readonly packs?: readonly string[] };
  return { content, packs: Object.fromEntries(packs.map((pack) => [pack, readFileSync(join(folder, pack), 'utf8')])) };
}

const fightsOf = (game: string): string[] =>
  readdirSync(join(root, 'encounters', game)).filter((name) => name.endsWith('.json') && shippedFormat(join(root, 'encounters', game, name)));
const shippedFormat = (file: string): boolean => readFileSync(file, 'utf8').includes('"riposte/encounter/1"');

/** The least that fits a schema. */
function least({ type, enum: words, minimum = 1, required = [], properties = {} }: Shape): Json {
  if (words !== undefined) return words[0];
  if (type === 'object') return Object.fromEntries(required.map((key) => [key, least(properties[key])]));
  return type === 'integer' ? minimum : 'Ada';
}

describe('the rules in the page', () => {
  it('need nothing of Node, and each game is a file of its own', async () => {
    const bundle = await rolldown({ input: join(root, 'packages/web/src/workbench/worker.ts'), platform: 'browser', logLevel: 'silent' });
    const { output } = await bundle.generate({ format: 'esm' });
    const chunks = output.filter((one) => one.type === 'chunk');
    const foreign = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports].filter((name) => !chunks.some((other) => other.fileName === name)));
    expect(foreign).toEqual([]);
    const games = (modules: readonly string[]): string[] => RULE_SET_IDS.filter((game) => modules.some((path) => path.includes(`/packages/rules/${game}/`)));
    const holding = chunks.map((chunk) => games(Object.keys(chunk.modules)));
    expect(holding.filter((list) => list.length > 1)).toEqual([]);
    expect(holding.flat().sort()).toEqual([...RULE_SET_IDS].sort());
    const [first] = chunks.filter((chunk) => chunk.isEntry);
    const atOnce = (name: string): string[] => [name, ...(chunks.find((chunk) => chunk.fileName === name)?.imports ?? []).flatMap(atOnce)];
    const begin = new Set(atOnce(first.fileName));
    expect(chunks.filter((chunk) => begin.has(chunk.fileName)).flatMap((chunk) => games(Object.keys(chunk.modules)))).toEqual([]);
  });

  it.each(RULE_SET_IDS)('open every ready fight of %s, with its ground and all fighters', async (game) => {
    for (const name of fightsOf(game)) {
      const file = shipped(game, name);
      const { problems, ground, standing } = await answer('open', file, never);
      const fighters = (JSON.parse(file.content) as { readonly fighters: readonly { readonly name: string }[] }).fighters.map((one) => one.name);
      expect({ name, problems, names: standing.map((one) => one.name) }).toEqual({ name, problems: [], names: fighters });
      expect(ground).not.toBeNull();
    }
  });

  it.each([
    ['realmspire', 'troll-bridge.json'],
    ['heroes-of-destiny', 'duel-at-the-mill.json'],
    ['sea-of-shadows', 'duel-at-dawn.json'],
  ])('fight as the command does: equal seeds, equal totals (%s, %s)', async (game, name) => {
    const job = await jobOf(join(root, 'encounters', game, name), { player: ['policy'] });
    const { tally } = await simulate(job, { fights: FIGHTS, workers: 1 });
    const told: Fought[] = [];
    const fought = await answer(
      'fights',
      { ...shipped(game, name), players: job.players, from: 0, to: FIGHTS },
      { ...never, tell: (soFar) => told.push(structuredClone(soFar)) },
    );
    expect(fought.tally).toEqual(tally);
    expect(told.every((soFar) => soFar.tally.fights < FIGHTS)).toBe(true);
  });

  it('fight duels of equals from both ends, so that whoever is named first has no advantage', async () => {
    const equal = { creature: 'town-guard' };
    const { won, drawn, fights } = await answer(
      'duel',
      { game: 'realmspire', fighter: { name: 'Ann', ...equal }, foe: { name: 'Bo', ...equal }, fights: 60 },
      never,
    );
    expect(fights).toBe(60);
    expect(won + drawn / 2).toBeGreaterThan(18);
    expect(won + drawn / 2).toBeLessThan(42);
  });

  it('fight a log on from where it stands as the command does, in the middle of a command too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'riposte-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const whole = (await trialLog(await jobOf(join(root, 'encounters/sea-of-shadows/duel-at-dawn.json'), {}), 0)).split('\n');
    for (const kind of ['done', 'roll']) {
      const last = whole.findIndex((line, i) => i > 12 && line.includes(`"in":"${kind}"`));
      const content = `${whole.slice(0, last + 1).join('\n')}\n`;
      const name = join(folder, `${kind}.jsonl`);
      writeFileSync(name, content);
      const versus = await jobOf(name, {}, ['Odo.hp=1']);
      const { tally, versus: others } = await simulate(await jobOf(name, {}), { fights: FIGHTS, workers: 1, versus: [versus] });
      const fight = await answer('lab', { content }, never);
      expect(fight.stands).toEqual({ entries: whole.slice(0, last + 1).filter((line) => line.includes('"in":"command"')).length, round: expect.any(Number) });
      const { shared } = await answer('compare', { content, seed: fight.seed, players: {}, changes: ['Odo.hp=1'], soFar: null, fights: FIGHTS }, never);
      expect(shared.tally).toEqual(tally);
      expect(shared.versus[0].tally).toEqual(others[0].tally);
    }
  });

  it('take computer players and orders of the file, and refuse those of nobody', async () => {
    const file = shipped('realmspire', 'troll-bridge.json');
    const data = JSON.parse(file.content) as { readonly sides: readonly string[]; readonly fighters: readonly { readonly name: string }[] };
    const having = (more: object): FightFile => ({ ...file, content: JSON.stringify({ ...data, ...more }) });
    const totals = async (one: FightFile, more = {}) => (await answer('fights', { ...one, ...more, from: 0, to: isDeep ? 40 : 15 }, never)).tally;
    const players = { [data.sides[0]]: 'random' };
    const orders = { [data.fighters[0].name]: ['never'] };
    expect(await totals(having({ players, orders }))).toEqual(await totals(file, { players, orders }));
    expect(await totals(having({ players }))).not.toEqual(await totals(file));
    const { problems } = await answer('open', having({ players: { Nobody: 'random' } }), never);
    expect(problems.map(({ path }) => path)).toEqual(['players.Nobody']);
  });

  it('stop when they are called off, and say what they have', async () => {
    const wish = new AbortController();
    const fought = await answer(
      'fights',
      { ...shipped('realmspire', 'troll-bridge.json'), from: 0, to: 1_000_000 },
      { signal: wish.signal, tell: () => wish.abort() },
    );
    expect(fought.tally.fights).toBeGreaterThan(0);
    expect(fought.tally.fights).toBeLessThan(100_000);
  });

  it('say where a fight is wrong and what was expected, and draw the rest', async () => {
    const file = shipped('celesia', 'ogre-at-the-ford.json');
    const data = JSON.parse(file.content) as { fighters: { name: string; creature?: string }[] };
    data.fighters[0].creature = 'ogr';
    const { problems, ground, standing } = await answer('open', { content: JSON.stringify(data) }, never);
    expect(problems).toEqual([{ path: 'fighters[0].creature', expected: expect.stringContaining('ogre') }]);
    expect(ground).not.toBeNull();
    expect(standing.map(({ nth, places }) => [nth, places.length > 0])).toEqual(data.fighters.map((_, nth) => [nth, true]));
  });

  it('draw a fight with a picture and a fault, and find room on it', async () => {
    const picture = { hash: 'a'.repeat(64), x: 0, y: 0, width: 16, height: 12 };
    const content = JSON.stringify({
      format: 'riposte/encounter/1',
      title: 'Bridge',
      ruleset: 'heroes-of-destiny',
      sides: ['Heroes', 'Foes'],
      board: { width: 16, height: 12, picture },
      fighters: [],
    });
    const { ground } = await answer('open', { content }, never);
    expect(ground).toMatchObject({ kind: 'square', width: 16, height: 12 });
    const at = await answer('place', { content, fighters: [{ name: 'Bandit', side: 'Foes', creature: 'bandit' }], near: null }, never);
    expect(at).toEqual([expect.any(String)]);
  });

  it.each([
    ['heroes-of-destiny', 'bandit', { width: 16, height: 12, starts: { Foes: ['3,2', '3,3'] } }, ['3,2', '3,3']],
    [
      'celesia',
      'goblin',
      {
        width: 16,
        height: 12,
        starts: {
          Foes: [
            [3, 2],
            [3, 3],
          ],
        },
      },
      [
        [3, 2],
        [3, 3],
      ],
    ],
    ['sea-of-shadows', 'bandit', { regions: ['bank', 'bridge'], paths: [['bank', 'bridge']], starts: { Foes: ['bridge'] } }, ['bridge', 'bridge']],
  ])('put new fighters into the start area of their side (%s)', async (ruleset, creature, board, there) => {
    const standing = { name: 'Old', side: 'Foes', creature, at: ruleset === 'celesia' ? [9, 9] : ruleset === 'sea-of-shadows' ? 'bank' : '9,9' };
    const content = JSON.stringify({ format: 'riposte/encounter/1', title: 'Bridge', ruleset, sides: ['Heroes', 'Foes'], board, fighters: [standing] });
    const fighters = ['New 1', 'New 2'].map((name) => ({ name, side: 'Foes', creature }));
    expect(await answer('place', { content, fighters, near: null }, never)).toEqual(there);
    const [hero] = await answer('place', { content, fighters: [{ ...fighters[0], side: 'Heroes' }], near: null }, never);
    expect(there).not.toContainEqual(hero);
  });

  it.each(RULE_SET_IDS)('make a fresh fight of %s that can be drawn, and know its book', async (game) => {
    const content = await answer('fresh', { game, title: 'A bridge', sides: ['Heroes', 'Foes'], regions: ['west bank', 'bridge', 'east bank'] }, never);
    const { ground } = await answer('open', { content }, never);
    expect(ground).not.toBeNull();
    const { entries, fighter, choices, scene, place } = await answer('book', { game }, never);
    const creatures = entries.filter((entry) => entry.fighter !== undefined);
    expect(creatures.filter((entry) => entry.icon !== null).length / creatures.length).toBeGreaterThan(0.7);
    expect(Object.keys(fighter.properties ?? {})).toEqual(expect.arrayContaining(['name', 'side', 'creature', 'at']));
    expect(choices?.properties).toHaveProperty('name');
    expect([scene, place]).not.toContain(null);
    const given = least(choices!) as Record<string, Json>;
    const built = await answer('build', { game, choices: given }, never);
    expect({ problems: built.problems, name: built.fighter?.name }).toEqual({ problems: [], name: 'Ada' });
    expect(built.sheet.length).toBeGreaterThan(0);
    const wrong = await answer('build', { game, choices: { ...given, name: 7 } }, never);
    expect({ fighter: wrong.fighter, paths: wrong.problems.map((one) => one.path) }).toEqual({ fighter: null, paths: ['name'] });
  });

  it('look for what makes a side win as often as is wanted, by one more or fewer', async () => {
    const file = shipped('realmspire', 'wolf-winter.json');
    const data = JSON.parse(file.content) as { readonly sides: readonly string[] };
    const { tried, content } = await answer('solve', { ...file, side: data.sides[0], wanted: 0.95, like: 'Storm', fights: 30, soFar: null }, never);
    expect(tried.length).toBeGreaterThan(1);
    const names = (JSON.parse(content) as { readonly fighters: readonly unknown[] }).fighters.length;
    expect(names).toBe((JSON.parse(file.content) as { readonly fighters: readonly unknown[] }).fighters.length + tried[0].more);
  });

  it('look less closely at what is far off, go on from what was counted, and number newcomers on', async () => {
    const content = JSON.stringify({
      format: 'riposte/encounter/1',
      ruleset: 'sea-of-shadows',
      title: 'A road',
      sides: ['A', 'B'],
      fighters: [
        { name: 'Guard 1', side: 'A', creature: 'guard', at: 'road' },
        { name: 'Guard 2', side: 'A', creature: 'guard', at: 'road' },
        { name: 'Bandit 1', side: 'B', creature: 'bandit', at: 'road' },
      ],
      board: { regions: ['road'] },
    });
    const wanted = { content, side: 'A', wanted: 0.05, like: 'Bandit 1', fights: 60 };
    const file = await answer('fights', { content, from: 0, to: 60 }, never);
    const heard: (readonly [string, number])[][] = [];
    const tell = (soFar: Solved): void => void heard.push(soFar.fought.map(([of, { tally }]) => [of, tally.fights]));
    const soFar = { tried: [], content, fought: [[content, file]] } as const;
    const { tried, fought, content: best } = await answer('solve', { ...wanted, few: 15, soFar }, { ...never, tell });
    expect(heard.every(([[of, fights]]) => of === content && fights === 60)).toBe(true);
    expect(fought.map(([, { tally }]) => tally.fights)).toContain(15);
    expect(tried[0].more).toBeGreaterThan(1);
    const names = (JSON.parse(best) as { readonly fighters: readonly { readonly name: string }[] }).fighters.map(({ name }) => name);
    expect(names.slice(0, 5)).toEqual(['Guard 1', 'Guard 2', 'Bandit 1', 'Bandit 2', 'Bandit 3']);
  });
});
