import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTurn, isDeep } from '../../files/test/tenth.ts';
import type { Founded } from '../../server/src/index.ts';
import { post, type Running, start, takeSeat } from '../../server/test/harness.ts';
import { library } from '../src/serve.ts';
import { ownFolder } from './command.ts';

const shipped = await library();

const { crowd } = (await import('../../../bench/crowd.mjs' as string)) as { crowd(ruleset: string, fighters: number): string };
const folder = ownFolder();
const module = new URL('../dist/table-thread.js', import.meta.url);

/** The widest board that a book's file may have, and what may stand on it. */
const WIDEST: { readonly [ruleset: string]: (draw: () => number) => object } = {
  'sea-of-shadows': (draw) => {
    const regions = Array.from({ length: 200 }, (_, i) => `region ${i}`);
    return { regions, paths: Array.from({ length: 2000 }, () => [regions[draw() % 200], regions[draw() % 200]]).filter(([a, b]) => a !== b) };
  },
  'heroes-of-destiny': () => ({ width: 200, height: 200 }),
  realmspire: () => ({ width: 200, height: 200 }),
  celesia: (draw) => ({ width: 60, height: 60, solid: Array.from({ length: 1000 }, () => [draw() % 60, 57 + (draw() % 3)]) }),
  realitycheck: () => ({ width: 60, height: 60 }),
};

interface Crowd {
  readonly board: { readonly regions?: readonly string[] };
  readonly fighters: { at: unknown }[];
}

/** 200 fighters on the widest board. */
function largest(ruleset: string, seed: number): string {
  let last = seed;
  const draw = (): number => (last = (last * 16_807) % 2_147_483_647);
  const plain = JSON.parse(crowd(ruleset, 200)) as Crowd;
  const board = WIDEST[ruleset](draw) as Crowd['board'];
  const fighters = plain.fighters.map((fighter, i) => (board.regions === undefined ? fighter : { ...fighter, at: board.regions[(i + draw()) % 200] }));
  return JSON.stringify({ ...plain, board, fighters });
}

describe('the largest files', () => {
  let run: Running;
  beforeAll(async () => {
    run = await start(folder, { library: shipped, threads: { module } });
    return () => run.stop();
  });

  // Four of each rule set in the deep run; in each other one of the first two of each.
  const seeds = fc.sample(fc.integer({ min: 1, max: 1e9 }), { numRuns: 4, seed: 7 });
  const all = shipped.ruleSets.flatMap((ruleSet) => seeds.map((seed) => [ruleSet.rules.id, seed] as const));

  it.each(isDeep ? all : inTurn(all.filter(([, seed]) => seeds.indexOf(seed) < 2)))(
    'of %s are played or refused, and hold up nobody else: %i',
    { timeout: 240_000 },
    async (ruleset, seed) => {
      const gate = shipped.fights.find((fight) => fight.file.includes('duel-at-dawn'))!;
      const small = (await post(run.base, '/api/tables', { fight: gate.file, mode: 'table' })).body as unknown as Founded;
      const other = await (await takeSeat(run.base, small.links[0].path)).open();
      const text = largest(ruleset, seed);
      const race = { isDone: false };
      const big = (async () => {
        const { status, body } = await post(run.base, '/api/import', { name: 'largest.json', text });
        if (body.code === 'TOO_SLOW') return;
        expect([status, body.text]).toEqual([200, undefined]);
        const gm = await takeSeat(run.base, (body as unknown as Founded).links[0].path);
        await gm.open(null);
        const { acts, number } = gm.scene.menu;
        const ways = acts.flatMap((act) => act.ways);
        expect(gm.scene.fighters).toHaveLength(200);
        if (ways.length > 0) expect((await gm.say({ do: 'act', menu: number, way: ways[seed % ways.length].key })).ok).toBe(true);
        await gm.drop();
      })()
        .then(
          () => null,
          // On a slow machine.
          (thrown: Error) => (thrown.message.includes('set aside') ? null : thrown),
        )
        .finally(() => {
          race.isDone = true;
        });
      // The other table plays on meanwhile: it may move to another thread, and be told so by a new snapshot.
      while (!race.isDone) {
        const { undo, menu } = other.scene;
        const way = menu.acts.flatMap((act) => act.ways)[0];
        const reply = await other.say(undo === null ? { do: 'act', menu: menu.number, way: way.key } : { do: 'undo', label: undo });
        if (!reply.ok) expect(reply.code).toBe('STALE');
        await new Promise((done) => setTimeout(done, 50));
      }
      expect(await big).toBeNull();
      expect(other.closed).toBeNull();
    },
  );
});
