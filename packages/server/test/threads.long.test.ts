import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleSet } from '@riposte/sea-of-shadows';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isTurnOf } from '../../files/test/tenth.ts';
import type { Founded, ServerOptions, ThreadOptions } from '../src/index.ts';
import { LIBRARY, ownFolder, type Page, post, type Running, secretOf, start, takeSeat } from './harness.ts';

const folder = ownFolder();
const module = new URL('./slow-thread.mjs', import.meta.url);

/** A duel of Ada against somebody whom the computer plays. */
function duel(foe: string): { readonly file: string; readonly text: string } {
  const fighter = (name: string) => ({ name, side: name, at: 'meadow', creature: 'duellist' });
  const said = { format: 'riposte/encounter/1', title: `Ada against ${foe}`, ruleset: 'sea-of-shadows', seed: 'dawn', sides: [foe, 'Ada'] };
  return { file: `${foe}.json`, text: JSON.stringify({ ...said, board: { regions: ['meadow'] }, fighters: [fighter(foe), fighter('Ada')] }) };
}

async function threaded(threads: Omit<ThreadOptions, 'module'>, more: Partial<ServerOptions> = {}): Promise<Running & { readonly log: string[] }> {
  const log: string[] = [];
  const library = { ...LIBRARY, ruleSets: [ruleSet], fights: [duel('Hare'), duel('Snail'), duel('Statue'), duel('Giant'), duel('Tortoise')] };
  const run = await start(folder, { library, ...more, threads: { module, ...threads }, log: (line) => void log.push(line) });
  onTestFinished(() => run.stop());
  return { ...run, log };
}

async function sitAlone(base: string, foe: string): Promise<{ readonly gm: Page; readonly founded: Founded }> {
  const founded = (await post(base, '/api/tables', { fight: `${foe}.json`, mode: 'table' })).body as unknown as Founded;
  return { founded, gm: await takeSeat(base, founded.links[0].path) };
}

/** Lets the computer play whose turn it is; it may begin before the answer is read. */
function leave(gm: Page): void {
  void gm.say({ do: 'auto', who: gm.scene.waiting.who[0], on: true });
}

/** Waits until the page's table goes on in another thread. */
async function movedFrom(page: Page): Promise<void> {
  const { epoch } = page.after!;
  await page.until(() => page.after!.epoch !== epoch);
}

/** Of the tests that keep a processor busy for seconds one in each run. */
const inTurn = (nth: number): typeof it.skip => it.runIf(isTurnOf(nth, 5));

describe('tables in threads', () => {
  it('play as in one: acts, undo, files, links, another start', { timeout: 60_000 }, async () => {
    const run = await threaded({ count: 2 });
    const { gm, founded } = await sitAlone(run.base, 'Hare');
    await gm.open();
    expect(await gm.act('strike')).toMatchObject({ ok: true });
    await gm.until(() => gm.scene.undo !== null);
    expect(await gm.say({ do: 'undo', label: gm.scene.undo })).toMatchObject({ ok: true });
    const file = await fetch(`${run.base}/api/seats/${gm.seat}/table`, { headers: { cookie: gm.cookie } });
    const taken = await post(run.base, '/api/import', { name: 'saved.json', text: await file.text() });
    expect(taken).toMatchObject({ status: 200, body: { title: 'Ada against Hare' } });
    const made = await gm.say({ do: 'seat', seat: founded.links[1].seat, act: 'rotate' });
    expect(made).toMatchObject({ ok: true, data: { path: expect.stringMatching(/^\/j#/) } });
    await gm.drop();
    await gm.open(null);
    expect(gm.scene.table.title).toBe('Ada against Hare');
  });

  inTurn(0)('a decision that takes long holds up no other table, and is done', { timeout: 60_000 }, async () => {
    const goes = join(folder, 'snail-goes');
    process.env.SNAIL_GOES = goes;
    const run = await threaded({ count: 1, others: 1000 });
    const [slow, other] = [await sitAlone(run.base, 'Snail'), await sitAlone(run.base, 'Hare')];
    await slow.gm.open();
    await other.gm.open();
    const before = slow.gm.scene.waiting.text;
    leave(slow.gm);
    await movedFrom(other.gm);
    expect(await other.gm.act('strike')).toMatchObject({ ok: true });
    expect(slow.gm.scene.waiting.text).toBe(before);
    writeFileSync(goes, '');
    await slow.gm.until(() => slow.gm.scene.waiting.text !== before);
    expect(slow.gm.closed).toBeNull();
  });

  inTurn(0)('many decisions at once are none that takes long', { timeout: 60_000 }, async () => {
    const run = await threaded({ count: 1, others: 1000 });
    const tables: Page[] = [];
    for (let n = 0; n < 8; n++) tables.push(await (await sitAlone(run.base, 'Tortoise')).gm.open());
    const epochs = tables.map((table) => table.after!.epoch);
    const before = tables.map((table) => table.scene.waiting.text);
    for (const one of tables) leave(one);
    for (const [nth, one] of tables.entries()) await one.until(() => one.scene.waiting.text !== before[nth]);
    expect(tables.map((table) => table.after!.epoch)).toEqual(epochs);
    expect(run.log.join('')).not.toContain('takes long');
  });

  inTurn(1)('a decision without end sets its table aside with a sentence; others go on, and so does it, from the disk', { timeout: 60_000 }, async () => {
    const run = await threaded({ count: 1, others: 1000, whole: 2000, aside: 12_000 });
    const [stuck, other] = [await sitAlone(run.base, 'Statue'), await sitAlone(run.base, 'Hare')];
    await stuck.gm.open();
    await other.gm.open();
    const known = JSON.stringify(stuck.gm.scene.fighters);
    leave(stuck.gm);
    await movedFrom(other.gm);
    await stuck.gm.until(() => stuck.gm.closed !== null);
    expect(stuck.gm.frames.at(-1)).toMatchObject({
      kind: 'bye',
      code: 'SET_ASIDE',
      text: expect.stringMatching(/^This table is set aside: a decision took too long/),
    });
    await expect(stuck.gm.open(null)).rejects.toThrow(/set aside/);
    expect(await other.gm.act('strike')).toMatchObject({ ok: true });
    expect(other.gm.closed).toBeNull();
    for (let isOpen = false; !isOpen; ) {
      await new Promise((done) => setTimeout(done, 500));
      isOpen = await stuck.gm.open(null).then(
        () => true,
        () => false,
      );
    }
    // The computer waits, so that it can be taken back.
    expect(stuck.gm.scene.fighters.filter((fighter) => fighter.auto)).toHaveLength(1);
    expect(await stuck.gm.say({ do: 'auto', who: stuck.gm.scene.waiting.who[0], on: false })).toMatchObject({ ok: true });
    expect(JSON.stringify(stuck.gm.scene.fighters)).toBe(known);
    expect(await stuck.gm.act('strike')).toMatchObject({ ok: true });
  });

  inTurn(2)('of more endless decisions than may hold others up the longest is ended at once; other tables go on', { timeout: 60_000 }, async () => {
    const run = await threaded({ count: 2, others: 500, whole: 60_000, aside: 60_000 });
    const stuck: Page[] = [];
    for (let n = 0; n < 3; n++) stuck.push(await (await sitAlone(run.base, 'Statue')).gm.open());
    const other = await (await sitAlone(run.base, 'Hare')).gm.open();
    for (const one of stuck) leave(one);
    const ended = (): Page[] => stuck.filter((one) => one.closed !== null);
    await Promise.race(stuck.map((one) => one.until(() => one.closed !== null)));
    // It may have moved to another thread, of which a new snapshot tells.
    for (let isDone = false; !isDone; ) isDone = (await other.act('strike')).ok;
    expect([ended().length, other.closed]).toEqual([1, null]);
  });

  it('keep to what a table and its owner may have, branch once, disclose and delete as in one', async () => {
    const run = await threaded({ count: 2 }, { quota: { tables: 1, table: 30_000 } });
    const { gm, founded } = await sitAlone(run.base, 'Hare');
    await gm.open();
    const say = { do: 'branch', entry: -1 };
    const branched = await gm.say(say, 'branched-only-once');
    expect(await gm.say(say, 'branched-only-once')).toEqual(branched);
    expect(await gm.say(say)).toMatchObject({ ok: false, code: 'QUOTA' });
    expect((await run.store.tables()).length).toBe(2);
    const { commitment } = gm.scene.table;
    expect(await gm.act('strike')).toMatchObject({ ok: true });
    expect(await gm.say({ do: 'disclose' })).toMatchObject({ ok: true });
    await gm.until(() => gm.scene.table.disclosed !== null);
    expect([gm.scene.table.earlier[0].commitment, gm.scene.table.commitment === commitment]).toEqual([commitment, false]);
    const other = new Database(run.file);
    other.exec('begin immediate');
    const seat = { do: 'seat', seat: gm.scene.seats[1].id, act: 'rotate' };
    expect(await gm.say(seat)).toMatchObject({ ok: false, code: 'BUSY' });
    other.exec('rollback');
    other.close();
    expect((await post(run.base, '/api/session', { secret: secretOf(founded.links[1].path) })).status).toBe(200);
    expect(await gm.say(seat)).toMatchObject({ ok: true });
    expect((await post(run.base, '/api/session', { secret: secretOf(founded.links[1].path) })).status).toBe(404);
    const gone = await fetch(`${run.base}/api/seats/${gm.seat}/table`, { method: 'DELETE', headers: { origin: run.base, cookie: gm.cookie } });
    expect(gone.status).toBe(200);
    await gm.until(() => gm.closed !== null);
    expect(gm.frames.at(-1)).toMatchObject({ kind: 'bye', code: 'DELETED' });
    expect(await run.store.tables()).not.toContain(founded.table);
    // The branch counts still, and plays on.
    const heir = await takeSeat(run.base, ((branched as { data: unknown }).data as Founded).links[0].path);
    await heir.open();
    expect(await heir.say(say)).toMatchObject({ ok: false, code: 'QUOTA' });
    expect(await heir.act('strike')).toMatchObject({ ok: true });
  });

  inTurn(3)('a thread that has no memory left ends alone; its table is set aside, the others go on', { timeout: 120_000 }, async () => {
    const run = await threaded({ count: 1, others: 10_000, whole: 60_000, memory: 160 });
    const [giant, other] = [await sitAlone(run.base, 'Giant'), await sitAlone(run.base, 'Hare')];
    await giant.gm.open();
    await other.gm.open();
    const { epoch } = other.gm.after!;
    leave(giant.gm);
    for (let n = 0; n < 120 && giant.gm.closed === null; n++) await new Promise((done) => setTimeout(done, 500));
    expect(giant.gm.frames.at(-1)).toMatchObject({ kind: 'bye', code: 'SET_ASIDE' });
    await other.gm.until(() => other.gm.after!.epoch !== epoch);
    expect(await other.gm.act('strike')).toMatchObject({ ok: true });
    expect((await fetch(`${run.base}/health`)).status).toBe(200);
  });

  inTurn(4)('a thread that dies takes no table with it but the one that it worked on', { timeout: 60_000 }, async () => {
    const run = await threaded({ count: 1, others: 1000, whole: 2000, aside: 60_000 });
    const tables = [];
    for (let n = 0; n < 3; n++) tables.push(await sitAlone(run.base, 'Hare'));
    for (const { gm } of tables) await gm.open();
    const stuck = await sitAlone(run.base, 'Statue');
    await stuck.gm.open();
    leave(stuck.gm);
    // Said to a thread that hears nothing any more.
    const said = tables.map(({ gm }) => gm.act('strike'));
    await stuck.gm.until(() => stuck.gm.closed !== null);
    for (const [nth, { gm }] of tables.entries()) {
      const reply = await said[nth];
      if (!reply.ok) expect(await gm.act('strike')).toMatchObject({ ok: reply.code === 'STALE' });
      await gm.until(() => gm.scene.undo !== null);
      expect(gm.closed).toBeNull();
      expect(await gm.say({ do: 'undo', label: gm.scene.undo })).toMatchObject({ ok: true });
    }
  });
});
