import { describe, expect, it, vi } from 'vitest';
import { notOwner } from '../src/refusal.ts';
import { atTable, ownFolder, Page, type Running } from './harness.ts';

const folder = ownFolder();

/** The same page once more. */
const again = (run: Running, { seat, cookie }: Page): Page => new Page(run.base, seat, cookie);

/** From now on the next table that is opened waits for the database, until it is told how that ends. */
function slowly({ store }: Running): { readonly begun: () => Promise<unknown>; readonly end: (thrown?: Error) => void } {
  const lines = store.lines.bind(store);
  let waiting: { readonly done: (all: Promise<string[]>) => void; readonly failed: (thrown: Error) => void; readonly table: string } | null = null;
  store.lines = (table) => {
    store.lines = lines;
    return new Promise((done, failed) => (waiting = { done, failed, table }));
  };
  return {
    begun: () => vi.waitFor(() => expect(waiting).not.toBeNull()),
    end: (thrown) => (thrown === undefined ? waiting!.done(lines(waiting!.table)) : waiting!.failed(thrown)),
  };
}

describe('a table that was left while it was being opened, and is opened anew', () => {
  for (const [how, thrown] of [
    ['fails in the end', Object.assign(new Error('silent'), { code: '08006' })],
    ['comes about in the end', undefined],
  ] as const)
    it(`is played by those who came to it when the first opening ${how}`, async () => {
      const { run, gm, players, founded } = await atTable(folder);
      run.server.tables.leave(founded.table);
      await vi.waitFor(() => expect([gm.closed, players[0].closed]).toEqual([{ code: 1012 }, { code: 1012 }]));
      const first = slowly(run);
      const early = again(run, players[1]);
      const came = early.open().catch(() => null);
      await first.begun();
      run.server.tables.leave(founded.table);
      const master = await again(run, gm).open();
      first.end(thrown);
      await came;
      // Who came to the first opening is sent away, or has come in time.
      await vi.waitFor(() => expect([early.closed, early.frames.at(-1)]).toMatchObject([{ code: 1012 }, { kind: 'bye' }]));
      const alba = await again(run, players[0]).open();
      expect(await alba.act('walk')).toMatchObject({ ok: true });
      await vi.waitFor(() => expect([master.log.length, alba.log.length]).toEqual([1, 1]));
      expect(run.server.tables.count).toBe(1);
    });
});

describe('a table that finds out by itself that another server has it', () => {
  it('is forgotten, its pages are sent away, and who comes again has it opened anew', async () => {
    const { run, gm, players } = await atTable(folder);
    const append = run.store.append.bind(run.store);
    run.store.append = async () => {
      run.store.append = append;
      throw notOwner();
    };
    await expect(players[0].act('walk')).rejects.toThrow('closed 1012');
    await vi.waitFor(() => expect(gm.closed).toEqual({ code: 1012 }));
    const master = await again(run, gm).open();
    expect(master.log.length).toBe(0);
    expect(await (await again(run, players[0]).open()).act('walk')).toMatchObject({ ok: true });
    await master.until(() => master.log.length === 1);
  });
});
