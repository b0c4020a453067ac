import { copyFileSync, mkdirSync, readFileSync, renameSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLog } from '@riposte/files';
import { sql } from 'kysely';
import Database from 'libsql';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkFile, type Founded, openStoreToRead, type Reply, StoreError } from '../src/index.ts';
import { atTable, ownFolder, Page, playOut, post, secretOf, sit, start, takeSeat } from './harness.ts';
import { LANTERNS } from './toy.ts';

const folder = ownFolder();
const refusal = (reply: Reply): string => (reply.ok ? 'OK' : reply.code);

describe('the disk', () => {
  it('A4 A6 a write that fails refuses that one command, changes nothing, and the next one works', async () => {
    const {
      run,
      gm,
      players: [alba],
    } = await atTable(folder);
    const { store } = run;
    const append = store.append.bind(store);
    const before = JSON.stringify(gm.scene.fighters);
    for (const fault of ['EIO', 'ENOSPC']) {
      store.append = () => Promise.reject(new Error(fault));
      expect(refusal(await alba.act('walk'))).toBe('STORAGE_FAILED');
      expect(JSON.stringify(gm.scene.fighters)).toBe(before);
      store.append = append;
    }
    expect((await alba.act('walk')).ok).toBe(true);
    await gm.until(() => JSON.stringify(gm.scene.fighters) !== before);
    expect((await store.lines(gm.seat.split('.')[0])).length).toBeGreaterThan(1);
  });

  it('A3 nobody is told what was not stored when the table cannot be read again either: pages come back, and then it is read', async () => {
    const seated = await atTable(folder);
    const {
      run: { store },
      gm,
      players: [alba],
    } = seated;
    const { append, lines } = store;
    for (const page of [gm, alba]) await page.say({ do: 'at', entry: -1 });
    const before = JSON.stringify(gm.scene.fighters);
    const told = [gm.bytes.length, alba.bytes.length];
    store.append = () => Promise.reject(new Error('EIO'));
    store.lines = () => Promise.reject(new Error('EIO'));
    await expect(alba.act('walk')).rejects.toThrow(/closed 1012/);
    await gm.until(() => gm.closed !== null);
    for (const [n, page] of [gm, alba].entries()) expect(page.frames.slice(told[n]).map(({ kind }) => kind)).toEqual(['bye']);
    Object.assign(store, { append, lines });
    await gm.open();
    await alba.open();
    expect(JSON.stringify(gm.scene.fighters)).toBe(before);
    expect(await alba.act('walk')).toMatchObject({ ok: true });
    await gm.until(() => gm.log.length === 1);
  });

  it('A6 while the disk is full nothing is written, which everybody is told; the log of the server says why; then all goes on', async () => {
    const log: string[] = [];
    const { run, gm, players, founded } = await atTable(folder, { log: (line) => void log.push(line) });
    const { store } = run;
    const setMost = async (pages: number): Promise<void> => void (await sql.raw(`pragma max_page_count = ${pages}`).execute(store.db));
    await setMost(1);
    let last = 'OK';
    for (let n = 0; n < 100 && last === 'OK'; n++)
      last = refusal(await gm.say({ do: 'decree', act: 'set', given: { of: 'Alba', place: n % 9, reason: 'x'.repeat(150) } }));
    expect(last).toBe('STORAGE_FAILED');
    expect(log.join('')).toMatch(/could not be written.*(SQLITE_FULL|disk is full)/);
    let made = 200;
    for (let n = 0; n < 20 && made === 200; n++) {
      const { status, body } = await post(run.base, '/api/tables', { fight: 'yard.json', mode: 'table' });
      made = status;
      if (status !== 200) expect([status, body.code]).toEqual([503, 'STORAGE_FAILED']);
    }
    expect(made).toBe(503);
    await setMost(1_000_000);
    expect((await players[0].act('walk')).ok).toBe(true);
    expect((await post(run.base, '/api/session', { secret: secretOf(founded.links[1].path) })).status).toBe(200);
  });

  it('A4 a write that fails after it began leaves nothing half done', async () => {
    const {
      run,
      gm,
      players: [alba],
    } = await atTable(folder);
    const { store } = run;
    const append = store.append.bind(store);
    const table = gm.seat.split('.')[0];
    const lines = (await store.lines(table)).length;
    // The line number behind is taken, so the last insert of the transaction is refused.
    store.append = (id, addition) =>
      append(id, {
        ...addition,
        lines: [...addition.lines, ...addition.lines],
        from: addition.from,
        command: { seat: 'x', id: 'x', body: null as never, reply: '' },
      });
    expect(refusal(await alba.act('walk'))).toBe('STORAGE_FAILED');
    expect((await store.lines(table)).length).toBe(lines);
    store.append = append;
    expect((await alba.act('walk')).ok).toBe(true);
  });

  it('A9 a changed line is found: the table is shown as before it and takes nothing more; others play on', async () => {
    const run = await start(folder);
    const one = await sit(run.base);
    const other = await sit(run.base);
    await playOut(one);
    await run.stop();
    const database = new Database(run.file);
    const table = one.gm.seat.split('.')[0];
    const [row] = database.prepare("select n, text from lines where table_id = ? and text like '%done%' order by n limit 1 offset 1").all(table) as {
      n: number;
      text: string;
    }[];
    database.prepare('update lines set text = ? where table_id = ? and n = ?').run(row.text.replace('"result":true', '"result":false'), table, row.n);
    database.close();
    const again = await start(folder, { file: run.file });
    const page = await new Page(again.base, one.gm.seat, one.gm.cookie).open();
    expect(page.scene.table.readonly).toMatch(/^Line \d+ of the log was changed/);
    expect(page.log.length).toBe(1);
    expect(refusal(await page.say({ do: 'settings', paused: true }))).toBe('READ_ONLY');
    const fine = await new Page(again.base, other.gm.seat, other.gm.cookie).open();
    expect(fine.scene.table.readonly).toBeNull();
    expect((await fine.act('walk')).ok).toBe(true);
    await again.stop();
  });

  it('A10 a database that cannot be one is refused in a sentence, and nothing is put over it', async () => {
    const at = (name: string): string => join(folder, name);
    writeFileSync(at('empty.db'), '');
    writeFileSync(at('text.db'), 'this is a letter, not a database');
    mkdirSync(at('folder.db'));
    writeFileSync(at('gone.db-wal'), 'x');
    const why = async (name: string): Promise<string> =>
      start(folder, { file: at(name) }).then(
        () => 'opened',
        (thrown: unknown) => (thrown instanceof StoreError ? thrown.message.replace(folder, '') : String(thrown)),
      );
    expect(await why('empty.db')).toMatch(/empty \(0 bytes\)/);
    expect(await why('text.db')).toMatch(/not a SQLite database/);
    expect(await why('folder.db')).toMatch(/a folder stands where/);
    expect(await why('gone.db')).toMatch(/journal is there/);
  });

  it('A11 a second server on the same database is refused, until the first stops', async () => {
    const run = await start(folder);
    await expect(start(folder, { file: run.file })).rejects.toThrow(/another server uses this database/);
    await run.stop();
    await (await start(folder, { file: run.file })).stop();
  });

  it('A10 a server that was stopped leaves all its tables in the one file', async () => {
    const run = await start(folder);
    const { founded } = await sit(run.base);
    await run.stop();
    const alone = join(folder, 'alone.db');
    copyFileSync(run.file, alone);
    checkFile(alone);
    const store = await openStoreToRead(alone);
    expect(await store.tables()).toEqual([founded.table]);
    await store.close();
    truncateSync(alone, statSync(alone).size - 2048);
    expect(() => checkFile(alone)).toThrow(/it has \d+ of \d+ bytes/);
    await expect(start(folder, { file: alone })).rejects.toThrow(/it has \d+ of \d+ bytes\); restore a backup/);
  });

  it('A12 whoever asks for the health of the server is told when nothing can be written', async () => {
    const { run, founded } = await atTable(folder);
    const asked = async (): Promise<unknown> => {
      const answer = await fetch(`${run.base}/health`);
      return [answer.status, await answer.json()];
    };
    const other = new Database(run.file);
    other.exec('begin immediate');
    expect(await asked()).toEqual([503, { ok: false, text: expect.stringMatching(/cannot be read and written/) }]);
    expect(await post(run.base, '/api/session', { secret: secretOf(founded.links[0].path) })).toMatchObject({ status: 503, body: { code: 'BUSY' } });
    expect(await post(run.base, '/api/tables', { fight: 'yard.json', mode: 'solo' })).toMatchObject({ status: 503, body: { code: 'BUSY' } });
    other.exec('rollback');
    other.close();
    await vi.waitFor(async () => expect(await asked()).toEqual([200, { ok: true, tables: 1 }]), { timeout: 20_000, interval: 500 });
  });

  it('A10 a database file that is taken away while the server runs is noticed by its health', async () => {
    const { run } = await atTable(folder);
    expect((await fetch(`${run.base}/health`)).status).toBe(200);
    renameSync(run.file, `${run.file}-moved`);
    await vi.waitFor(async () => expect((await fetch(`${run.base}/health`)).status).toBe(503), { timeout: 20_000, interval: 500 });
    renameSync(`${run.file}-moved`, run.file);
  });

  it('A7 what was acknowledged is in the files as they stood at that moment, whatever came behind and was lost half-way', async () => {
    const { run, founded, gm } = await atTable(folder);
    const wal = `${run.file}-wal`;
    const kept: { readonly at: string; readonly log: number }[] = [];
    for (let n = 0; n < 8; n++) {
      expect((await gm.say({ do: 'decree', act: 'set', given: { of: 'Alba', place: n, reason: `gust ${n}` } })).ok).toBe(true);
      const at = join(folder, `power-${n}.db`);
      copyFileSync(run.file, at);
      copyFileSync(wal, `${at}-wal`);
      kept.push({ at, log: n + 1 });
    }
    const whole = readFileSync(wal);
    for (const [n, { at, log }] of kept.entries()) {
      // The next write was torn: part of it reached the disk.
      const { size } = statSync(`${at}-wal`);
      if (n % 2 === 1 && whole.length > size + 700) writeFileSync(`${at}-wal`, whole.subarray(0, size + 700));
      checkFile(at);
      const store = await openStoreToRead(at);
      const [row, lines] = [await store.table(founded.table), await store.lines(founded.table)];
      await store.close();
      const { fight } = openLog([row!.header, ...lines, ''].join('\n'), 'log', [LANTERNS]);
      expect(fight.path().filter((line) => fight.lines[line].in === 'fiat').length).toBe(log);
      expect(fight.verify().ok).toBe(true);
    }
  });

  it('A17 a line that means nothing takes only what follows it: the good part of its log and other tables stay readable', async () => {
    const run = await start(folder);
    const [one, other] = [await sit(run.base), await sit(run.base)];
    await playOut(one);
    const entries = one.gm.log.length;
    await run.stop();
    const database = new Database(run.file);
    const table = one.gm.seat.split('.')[0];
    const [{ n }] = database.prepare("select n from lines where table_id = ? and text like '%done%' order by n limit 1 offset 2").all(table) as { n: number }[];
    database.prepare('update lines set text = ? where table_id = ? and n = ?').run('{"in":"insufficient', table, n);
    database.close();
    const again = await start(folder, { file: run.file });
    onTestFinished(() => again.stop());
    const page = await new Page(again.base, one.gm.seat, one.gm.cookie).open();
    expect(page.scene.table.readonly).toMatch(/^Line \d+ of the log was changed/);
    expect(page.log).toEqual(one.gm.log.slice(0, 2));
    expect(entries).toBeGreaterThan(2);
    const fine = await new Page(again.base, other.gm.seat, other.gm.cookie).open();
    expect((await fine.act('walk')).ok).toBe(true);
  });

  it('H1 a database of a release that kept less opens, with its tables and their sizes', async () => {
    const run = await start(folder);
    const { gm, players } = await sit(run.base);
    await players[0].act('walk');
    const [{ bytes }] = await run.store.kept();
    await run.stop();
    const database = new Database(run.file);
    for (const table of ['kysely_migration', 'kysely_migration_lock', 'keeping', 'pulse']) database.exec(`drop table ${table}`);
    database.close();
    for (let twice = 0; twice < 2; twice++) {
      const again = await start(folder, { file: run.file });
      const page = await new Page(again.base, gm.seat, gm.cookie).open();
      expect(page.log.length).toBe(1);
      const [kept] = await again.store.kept();
      expect(kept).toMatchObject({ id: gm.seat.split('.')[0], owner: '' });
      expect(kept.bytes).toBeGreaterThan(0);
      expect(kept.bytes).toBeLessThan(bytes);
      await again.stop();
    }
  });

  it('H3 H5 a database of a later release is refused untouched', async () => {
    const run = await start(folder);
    await run.stop();
    const database = new Database(run.file);
    database.exec("insert into kysely_migration (name, timestamp) values ('999 moons', '2030')");
    database.pragma('wal_checkpoint(TRUNCATE)');
    database.close();
    const before = readFileSync(run.file);
    await expect(start(folder, { file: run.file })).rejects.toThrow(/later release of Riposte \("999 moons"\); install that one/);
    expect(readFileSync(run.file).equals(before)).toBe(true);
  });

  it('A14 A16 a backup is checked before it takes its name, and a failed one leaves the one before', async () => {
    const run = await start(folder);
    const { store } = run;
    await sit(run.base);
    const good = join(folder, 'good.db');
    await store.backup(good);
    checkFile(good);
    await expect(store.backup(join(folder, 'no', 'such', 'folder.db'))).rejects.toThrow(/was not written/);
    copyFileSync(good, join(folder, 'torn.db'));
    truncateSync(join(folder, 'torn.db'), 8192);
    expect(() => checkFile(join(folder, 'torn.db'))).toThrow();
    checkFile(good);
    await run.stop();
  });
});

describe('commands', () => {
  it('B1 the same id many times at once, over two connections and after coming back, is one act with one answer', async () => {
    const run = await start(folder);
    const {
      gm,
      players: [alba],
    } = await sit(run.base);
    const twin = await new Page(run.base, alba.seat, alba.cookie).open();
    const { menu } = alba.scene;
    const act = { do: 'act', menu: menu.number, way: menu.acts.find((act) => act.id === 'walk')!.ways[0].key };
    for (let i = 0; i < 20; i++) twin.raw(JSON.stringify({ id: 'the-same-id-1', say: act }));
    const answers = await Promise.all([twin.say(act, 'the-same-id-1'), alba.say(act, 'the-same-id-1')]);
    expect(answers[0]).toEqual(answers[1]);
    await gm.until(() => gm.log.length === 1);
    await alba.drop();
    await alba.open();
    expect(await alba.say(act, 'the-same-id-1')).toEqual(answers[0]);
    expect(gm.log.length).toBe(1);
    // B2
    expect(refusal(await alba.say({ do: 'redo' }, 'the-same-id-1'))).toBe('ID_REUSED');
    await run.stop();
    const again = await start(folder, { file: run.file });
    const later = await new Page(again.base, alba.seat, alba.cookie).open();
    expect(await later.say(act, 'the-same-id-1')).toEqual(answers[0]);
    expect(later.log.length).toBe(1);
    await again.stop();
  });

  it('B3 B5 of two acts on the same menu one wins, and the other is refused with a reason', async () => {
    const {
      run,
      gm,
      players: [alba],
    } = await atTable(folder);
    const twin = await new Page(run.base, alba.seat, alba.cookie).open();
    const answers = await Promise.all([alba.act('walk'), twin.act('snuff')]);
    expect(answers.filter((answer) => answer.ok).length).toBe(1);
    expect(answers.map(refusal).filter((one) => one !== 'OK')[0]).toMatch(/^(ILLEGAL_INTENT|STALE_VERSION|STALE)$/);
    await gm.until(() => gm.log.length === 1);
  });

  it('B4 any order in which seats speak is some order of their commands, and the log can be executed again', async () => {
    const { run, gm, players } = await atTable(folder);
    for (let round = 0; round < 12 && gm.scene.over === null; round++) {
      const pages = [gm, ...players];
      await Promise.all(
        pages.flatMap((page) => {
          const { menu, question } = page.scene;
          const acts = menu.acts.flatMap((act) => act.ways.slice(0, 2)).map((way) => page.say({ do: 'act', menu: menu.number, way: way.key }));
          return question === null ? acts : [...acts, page.say({ do: 'answer', question: question.number, choice: round % 2 })];
        }),
      );
    }
    const table = await run.server.own!.get(gm.seat.split('.')[0]);
    expect(table.fight.verify().ok).toBe(true);
    expect(table.fight.lines.length).toBeGreaterThan(12);
    for (const page of players) await page.say({ do: 'at', entry: -1 });
    expect(players[0].scene.facts[0]).toEqual(players[1].scene.facts[0]);
  });

  it('B7 an undo that meets a new act is refused when it would hit something else', async () => {
    const {
      gm,
      players: [alba],
    } = await atTable(folder);
    await alba.act('walk');
    await gm.until(() => gm.scene.undo !== null);
    const label = gm.scene.undo!;
    const [, undone] = await Promise.all([gm.act('walk'), gm.say({ do: 'undo', label })]);
    expect(refusal(undone)).toBe('STALE');
  });

  it('B9 many first visitors of a table read it once', async () => {
    const run = await start(folder);
    const { gm } = await sit(run.base);
    await run.stop();
    const again = await start(folder, { file: run.file });
    let reads = 0;
    const { store } = again;
    const lines = store.lines.bind(store);
    store.lines = (id) => {
      reads++;
      return lines(id);
    };
    await Promise.all(Array.from({ length: 8 }, () => new Page(again.base, gm.seat, gm.cookie).open()));
    expect(reads).toBe(1);
    await again.stop();
  });

  it('B11 B12 a seat that cannot be told is closed, the others go on', async () => {
    const {
      run,
      gm,
      players: [alba, brand],
    } = await atTable(folder);
    const table = await run.server.own!.get(gm.seat.split('.')[0]);
    const stream = table.streams.get(brand.seat)!;
    stream.update = () => {
      throw new Error('planted');
    };
    expect((await alba.act('walk')).ok).toBe(true);
    await gm.until(() => gm.log.length === 1);
    await brand.until(() => brand.closed !== null);
  });
});

describe('the network', () => {
  it('C1 C2 a page that loses every connection ends with the same picture, by tail or snapshot', async () => {
    const run = await start(folder);
    const seated = await sit(run.base);
    const [alba, brand] = seated.players;
    let tails = 0;
    await playOut(seated, async (n) => {
      await alba.drop();
      const before = alba.frames.length;
      // Every third time it comes back with nothing, as a new page.
      await alba.open(n % 3 === 0 ? null : alba.after);
      await alba.say({ do: 'at', entry: -1 });
      if (!alba.frames.slice(before).some((frame) => frame.kind === 'snapshot')) tails++;
    });
    const fresh = await new Page(run.base, alba.seat, alba.cookie).open();
    await alba.until(() => alba.scene.over !== null);
    expect(tails).toBeGreaterThan(0);
    expect(alba.scene).toEqual(fresh.scene);
    expect(alba.log).toEqual(fresh.log);
    expect(brand.scene.over).toBe(alba.scene.over);
    await run.stop();
  });

  it('C2 C4 a page from another life of the server, or from the future, gets everything anew', async () => {
    const { run, gm } = await atTable(folder);
    const kinds = async (after: { epoch: string; seq: number }): Promise<boolean> => {
      const page = await new Page(run.base, gm.seat, gm.cookie).open(after);
      await page.until(() => page.frames.some((frame) => frame.kind === 'snapshot'));
      return true;
    };
    expect(await kinds({ epoch: 'another', seq: 1 })).toBe(true);
    expect(await kinds({ epoch: gm.after!.epoch, seq: 99_999 })).toBe(true);
  });

  it('C2 coming back in the middle of a question finds the question', async () => {
    const {
      gm,
      players: [alba],
    } = await atTable(folder);
    await alba.act('throw');
    await gm.until(() => gm.scene.question !== null);
    await gm.drop();
    await gm.open();
    expect(gm.scene.question?.because).toBe('Alba throws oil at Murk');
    expect((await gm.answer('shut')).ok).toBe(true);
    await alba.until(() => alba.log[0]?.open === false);
  });

  it('C9 a page of another release is told to reload', async () => {
    const { run, founded } = await atTable(folder);
    const page = await takeSeat(run.base, founded.links[1].path);
    const opening = page.open().catch(() => undefined);
    await opening;
    page.raw(JSON.stringify({ hello: true, protocol: 0, after: null }));
    await page.until(() => page.frames.some((frame) => frame.kind === 'reply' && !frame.ok && frame.code === 'BAD_MESSAGE'));
  });

  it('A20 a server that stops says so, and closes so that pages come back', async () => {
    const run = await start(folder);
    const { gm } = await sit(run.base);
    await run.stop();
    await gm.until(() => gm.closed !== null);
    expect([gm.closed?.code, gm.frames.some((frame) => frame.kind === 'bye' && frame.code === 'RESTART')]).toEqual([1012, true]);
  });
});

describe('seats', () => {
  it('E19 D14 a new link, a closed seat and a sent-away player end open connections at once', async () => {
    const {
      run,
      gm,
      players: [alba, brand],
      spectator,
      founded,
    } = await atTable(folder);
    await gm.say({ do: 'seat', seat: brand.seat, act: 'kick' });
    await brand.until(() => brand.closed !== null);
    await expect(brand.open()).rejects.toThrow();
    await (await takeSeat(run.base, founded.links[2].path)).open();
    const rotated = await gm.say({ do: 'seat', seat: alba.seat, act: 'rotate' });
    await alba.until(() => alba.closed !== null);
    expect((await post(run.base, '/api/session', { secret: secretOf(founded.links[1].path) })).status).toBe(404);
    const path = (rotated.ok ? (rotated.data as { path: string }).path : '') ?? '';
    expect((await (await takeSeat(run.base, path)).open()).scene.me.name).toBe('Alba');
    // Whoever leaves in one tab is heard no more in another that was open, though it spoke a moment ago.
    const tab = await (await takeSeat(run.base, path)).open();
    expect((await tab.say({ do: 'look', of: 1, from: null, seen: 0 })).ok).toBe(true);
    await fetch(`${run.base}/api/seats/${tab.seat}/leave`, { method: 'POST', headers: { origin: run.base, cookie: tab.cookie } });
    tab.raw(JSON.stringify({ id: 'after-leaving', say: { do: 'undo', label: '' } }));
    await tab.until(() => tab.closed !== null);
    expect(tab.bytes.at(-1)).toContain('SESSION_ENDED');
    await gm.say({ do: 'seat', seat: spectator.seat, act: 'revoke' });
    expect((await post(run.base, '/api/session', { secret: secretOf(founded.links[3].path) })).status).toBe(404);
    await gm.say({ do: 'settings', locked: true });
    expect((await post(run.base, '/api/session', { secret: secretOf(path) })).body.code).toBe('LOCKED');
  });

  it('E19 A12 while another program holds the database a seat changes whole or not at all, and BUSY means not at all', async () => {
    const { run, gm, players, founded } = await atTable(folder);
    const [alba] = players;
    const opens = async (path: string): Promise<boolean> => (await post(run.base, '/api/session', { secret: secretOf(path) })).status === 200;
    let { path } = founded.links[1];
    let [busy, done] = [0, 0];
    for (let n = 0; n < 24; n++) {
      const other = new Database(run.file);
      other.exec('begin immediate');
      const asked = gm.say({ do: 'seat', seat: alba.seat, act: 'rotate' });
      // Sometimes before the server gives up, sometimes after.
      if (n % 3 === 0) await new Promise((over) => setTimeout(over, 5));
      else await asked;
      other.exec('rollback');
      other.close();
      const reply = await asked;
      if (reply.ok) {
        done++;
        expect(await opens(path)).toBe(false);
        ({ path } = reply.data as { path: string });
      } else {
        busy++;
        expect(reply.code).toBe('BUSY');
      }
      expect([n, await opens(path)]).toEqual([n, true]);
    }
    expect(busy).toBeGreaterThan(5);
    expect(busy + done).toBe(24);
    // The others likewise: who was to be sent away is still there, and goes when it is said again.
    const there = await (await takeSeat(run.base, path)).open();
    for (const act of ['kick', 'revoke']) {
      const other = new Database(run.file);
      other.exec('begin immediate');
      expect(refusal(await gm.say({ do: 'seat', seat: alba.seat, act }))).toBe('BUSY');
      other.exec('rollback');
      other.close();
      expect([there.closed, await opens(path)]).toEqual([null, true]);
    }
    expect((await gm.say({ do: 'seat', seat: alba.seat, act: 'revoke' })).ok).toBe(true);
    await there.until(() => there.closed !== null);
    expect(await opens(path)).toBe(false);
  });

  it('B1 the same id makes one branch, over two connections, under a lock and after a restart', async () => {
    const run = await start(folder);
    const { gm } = await sit(run.base);
    const say = { do: 'branch', entry: -1 };
    const count = async (): Promise<number> => (await run.store.tables()).length;
    const other = new Database(run.file);
    other.exec('begin immediate');
    expect(refusal(await gm.say(say, 'one-branch-only'))).toBe('BUSY');
    other.exec('rollback');
    other.close();
    expect(await count()).toBe(1);
    const twin = await new Page(run.base, gm.seat, gm.cookie).open(null);
    const answers: Reply[] = await Promise.all([gm.say(say, 'one-branch-only'), twin.say(say, 'one-branch-only')]);
    answers.push(await gm.say(say, 'one-branch-only'));
    expect(answers.map(refusal)).toEqual(['OK', 'OK', 'OK']);
    expect([answers[1], answers[2]]).toEqual([answers[0], answers[0]]);
    expect(await count()).toBe(2);
    const { links } = (answers[0] as { data: unknown }).data as Founded;
    expect((await (await takeSeat(run.base, links[0].path)).open()).scene.table.title).toMatch(/what if/);
    await run.stop();
    const again = await start(folder, { file: run.file });
    onTestFinished(() => again.stop());
    const later = await new Page(again.base, gm.seat, gm.cookie).open(null);
    // That it was made is known; the links were told once.
    expect(await later.say(say, 'one-branch-only')).toMatchObject({ ok: true, data: null });
    expect((await again.store.tables()).length).toBe(2);
  });

  it('E19 a new link of the game master ends all other connections of that seat; links are not stored, and told again under the same id', async () => {
    const { run, gm, founded } = await atTable(folder);
    const other = await (await takeSeat(run.base, founded.links[0].path)).open();
    const say = { do: 'seat', seat: gm.seat, act: 'rotate' };
    const rotated = await gm.say(say, 'rotated-once');
    await other.until(() => other.closed !== null);
    expect(gm.closed).toBe(null);
    const { path } = (rotated.ok ? rotated.data : {}) as { path: string };
    const back = await (await takeSeat(run.base, path)).open();
    expect(await back.say(say, 'rotated-once')).toEqual(rotated);
    // No secret of a link is on the disk, in no file of the database.
    const files = [run.file, `${run.file}-wal`].map((one) => readFileSync(one).toString('latin1')).join('');
    expect(files).toContain(back.seat);
    for (const link of [path, ...founded.links.map((link) => link.path)]) expect(files).not.toContain(secretOf(link));
  });
});
