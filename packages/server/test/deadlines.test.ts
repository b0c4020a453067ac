import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Deadline } from '../src/deadline.ts';
import type { Founded } from '../src/index.ts';
import { murkThrows, ownFolder, Page, type Running, sit, start } from './harness.ts';
import { POSTGRES, storeAt } from './stores.ts';

const folder = ownFolder();
const DAY = 86_400;
let files = 0;
const newFile = (): string => `${folder}/slow-${files++}.db`;

async function begin(more: Parameters<typeof start>[1] = {}): Promise<Running> {
  const run = await start(folder, more);
  onTestFinished(() => run.stop());
  return run;
}

/** Alba is asked, and has so many seconds to answer. */
async function asked(run: Running, seconds: number) {
  const seated = await sit(run.base);
  const { gm, players } = seated;
  await gm.say({ do: 'settings', seconds });
  await murkThrows(seated);
  const [alba] = players;
  await alba.until(() => alba.scene.question !== null);
  return { ...seated, alba, ends: alba.scene.waiting.deadline! };
}

const again = (run: Running, { seat, cookie }: Page): Promise<Page> => new Page(run.base, seat, cookie).open(null);

/** The lines of a table whose server is stopped. */
async function openLines(file: string, { table }: Founded): Promise<number> {
  const store = await storeAt(file);
  const { length } = await store.lines(table);
  await store.close();
  return length;
}

const linesOf = async ({ store }: Running, { table }: Founded): Promise<number> => (await store.lines(table)).length;

describe('the time of a question', () => {
  it('may be 30 days, and goes on where it was after a restart', async () => {
    const first = await start(folder, { file: newFile() });
    const { alba, gm, ends } = await asked(first, 30 * DAY);
    expect(ends - Date.now()).toBeGreaterThan((30 * DAY - 30) * 1000);
    expect((await gm.say({ do: 'settings', seconds: 31 * DAY })).ok).toBe(false);
    await first.stop();
    const second = await start(folder, { file: first.file });
    const back = await again(second, alba);
    expect(Math.abs(back.scene.waiting.deadline! - ends)).toBeLessThan(1000);
    // It stands while the table pauses, also over a restart.
    const master = await again(second, gm);
    await master.say({ do: 'settings', paused: true });
    await back.until(() => back.scene.waiting.deadline === null);
    const left = ends - Date.now();
    await second.stop();
    const third = await begin({ file: first.file });
    const late = await again(third, gm);
    expect(late.scene.waiting.deadline).toBeNull();
    await late.say({ do: 'settings', paused: false });
    await late.until(() => late.scene.waiting.deadline !== null);
    expect(Math.abs(late.scene.waiting.deadline! - Date.now() - left)).toBeLessThan(1500);
  });

  it('ends while no server runs and nobody looks on: the default is taken as soon as one runs again', async () => {
    const first = await start(folder, { file: newFile() });
    const { founded } = await asked(first, 2);
    const before = await linesOf(first, founded);
    await first.stop();
    await new Promise((done) => setTimeout(done, 2100));
    const second = await begin({ file: first.file, look: 100 });
    await vi.waitFor(async () => expect(await linesOf(second, founded)).toBeGreaterThan(before), { timeout: 10_000 });
    // It is kept no longer than the question is open.
    expect(await second.store.due()).toEqual([]);
  });

  it('does not hold its table in memory, and nothing is decided twice when that is opened again', async () => {
    const run = await begin({ file: newFile(), memory: { tables: 1, idle: 0 }, look: 100 });
    const { founded, gm, players, spectator } = await asked(run, 2 * 3600);
    for (const page of [gm, ...players, spectator]) await page.drop();
    const before = await linesOf(run, founded);
    await sit(run.base);
    await vi.waitFor(() => expect(run.server.tables.count).toBe(1));
    await sql`update deadlines set ends = ends - ${2 * 3600 * 1000}`.execute(run.store.db);
    await vi.waitFor(async () => expect(await linesOf(run, founded)).toBeGreaterThan(before), { timeout: 10_000 });
    expect((await again(run, gm)).scene.table.readonly).toBeNull();
  });

  it.runIf(POSTGRES !== undefined)('goes on at the server that takes over, whose clock may be wrong', { timeout: 60_000 }, async () => {
    const file = newFile();
    const first = await begin({ file, address: '/n/a' });
    const { alba, founded, ends } = await asked(first, 3 * DAY);
    const left = ends - Date.now();
    await first.server.tables.close();
    await first.store.leases!.giveBack();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    const second = await begin({ file, address: '/n/b', look: 100 });
    const back = await again(second, alba);
    expect(Math.abs(back.scene.waiting.deadline! - Date.now() - left)).toBeLessThan(2000);
    expect(await second.store.due()).toEqual([]);
    expect(await linesOf(second, founded)).toBe(await linesOf(first, founded));
  });
});

/** It is Alba's turn, and she has so many seconds. */
async function onTurn(run: Running, turnSeconds: number) {
  const seated = await sit(run.base);
  const { gm, players } = seated;
  const [alba] = players;
  await gm.say({ do: 'settings', turnSeconds });
  await alba.until(() => alba.scene.table.turnSeconds === turnSeconds && (turnSeconds === 0 || alba.scene.waiting.deadline !== null));
  return { ...seated, alba, ends: alba.scene.waiting.deadline! };
}

describe('the time of a turn', () => {
  it('may be 30 days, is told to all, stands while the table pauses, and goes on where it was after a restart', async () => {
    const first = await start(folder, { file: newFile() });
    const { alba, gm, spectator, ends } = await onTurn(first, 30 * DAY);
    expect(ends - Date.now()).toBeGreaterThan((30 * DAY - 30) * 1000);
    await vi.waitFor(() =>
      expect([alba, gm, spectator].map(({ scene }) => [scene.waiting.kind, scene.waiting.deadline])).toEqual(Array.from({ length: 3 }, () => ['turn', ends])),
    );
    expect((await gm.say({ do: 'settings', turnSeconds: 31 * DAY })).ok).toBe(false);
    expect((await alba.say({ do: 'settings', turnSeconds: 5 })).ok).toBe(false);
    await first.stop();
    const second = await begin({ file: first.file });
    const back = await again(second, alba);
    expect(Math.abs(back.scene.waiting.deadline! - ends)).toBeLessThan(1000);
    const master = await again(second, gm);
    await master.say({ do: 'settings', paused: true });
    await back.until(() => back.scene.waiting.deadline === null);
    await master.say({ do: 'settings', paused: false });
    await back.until(() => back.scene.waiting.deadline !== null);
    // Whoever acts in time gives the next one a whole time.
    expect(await back.act('walk')).toMatchObject({ ok: true });
    await master.say({ do: 'settings', turnSeconds: 0 });
    await master.until(() => master.scene.table.turnSeconds === 0);
  });

  it('ends while nobody looks on: the computer acts for whose turn it is until it is another’s, who has a whole time', async () => {
    const run = await begin({ file: newFile() });
    const { alba, gm, founded } = await onTurn(run, 0);
    expect(alba.scene.waiting.mine).toBe(true);
    const before = await linesOf(run, founded);
    await gm.say({ do: 'settings', turnSeconds: 2 });
    await alba.until(() => !alba.scene.waiting.mine);
    expect(await linesOf(run, founded)).toBeGreaterThan(before);
    expect(gm.log.length).toBeGreaterThan(0);
    // All are told why, also who opens the log later.
    const said = 'Alba ran out of time, so the computer acted.';
    expect(JSON.stringify(alba.log).split(said).length - 1).toBe(1);
    const lines = await run.store.lines(founded.table);
    expect(lines.filter((line) => JSON.parse(line).from === 'deadline').length).toBe(1);
    // Those of the game master have all the time that they like.
    const { waiting } = gm.scene;
    if (waiting.mine) expect(waiting.deadline).toBeNull();
    else expect(waiting.deadline! - Date.now()).toBeGreaterThan(500);
  });

  it('does not begin anew when nobody plays its table: the computer acts as soon as a server runs again', async () => {
    const first = await start(folder, { file: newFile() });
    const { founded } = await onTurn(first, 2);
    const before = await linesOf(first, founded);
    await first.stop();
    const stopped = await openLines(first.file, founded);
    await new Promise((done) => setTimeout(done, 2100));
    const second = await begin({ file: first.file, look: 100 });
    await vi.waitFor(async () => expect(await linesOf(second, founded)).toBeGreaterThan(Math.max(before, stopped)), { timeout: 10_000 });
  });

  it.runIf(POSTGRES !== undefined)('goes on at the server that takes over', { timeout: 60_000 }, async () => {
    const file = newFile();
    const first = await begin({ file, address: '/n/a' });
    const { alba, ends } = await onTurn(first, 3 * DAY);
    await first.server.tables.close();
    await first.store.leases!.giveBack();
    const second = await begin({ file, address: '/n/b', look: 100 });
    const back = await again(second, alba);
    expect(Math.abs(back.scene.waiting.deadline! - ends)).toBeLessThan(2000);
  });
});

describe('a deadline', () => {
  it('further away than a timer reaches rings when it is over, and not before', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const deadline = new Deadline(() => Date.now());
    const ring = vi.fn();
    deadline.watch(4, { seconds: 30 * DAY, paused: false }, ring);
    vi.advanceTimersByTime((30 * DAY - 1) * 1000);
    expect(ring).not.toBeCalled();
    vi.advanceTimersByTime(1000);
    expect(ring).toBeCalledTimes(1);
  });
});
