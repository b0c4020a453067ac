import { describe, expect, it } from 'vitest';
import type { Founded, Reply } from '../src/index.ts';
import { atTable, ownFolder, type Page, post, type Running, type Seated, start, takeSeat } from './harness.ts';

const folder = ownFolder();
const refusal = (reply: Reply): string => (reply.ok ? 'OK' : reply.code);
const bytes = (page: Page): string => page.bytes.join('\n');

/** An answer comes behind all frames before it. */
async function settled(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.say({ do: 'at', entry: -1 });
}

/** What a page is told that comes to a seat anew, beside those that are there. */
async function anew(page: Page): Promise<Page> {
  const { Page: Another } = await import('./harness.ts');
  return new Another(page.base, page.seat, page.cookie).open(null);
}

/** All that the database holds, as text. */
async function stored({ store }: Running): Promise<string> {
  const parts = [];
  for (const table of ['tables', 'lines', 'commands', 'seats', 'asides', 'keeping'] as const)
    parts.push(await store.db.selectFrom(table).selectAll().execute());
  return JSON.stringify(parts);
}

const exported = async ({ base, cookie, seat }: Page, what: string): Promise<string> =>
  (await fetch(`${base}/api/seats/${seat}/${what}`, { headers: { cookie } })).text();

const SECRET = 'the lamp is empty';

describe('chat', () => {
  it('reaches those it is said to and nobody else: in no frame, after no reconnect, in no look back, in no file', async () => {
    const seated = await atTable(folder);
    const {
      run,
      gm,
      players: [alba, brand],
      spectator,
    } = seated;
    expect(refusal(await alba.say({ do: 'chat', to: brand.seat, text: SECRET }))).toBe('OK');
    expect(refusal(await alba.say({ do: 'chat', to: 'gm', text: 'for the master alone' }))).toBe('OK');
    expect(refusal(await gm.say({ do: 'chat', to: alba.seat, text: 'an answer in private' }))).toBe('OK');
    expect(refusal(await brand.say({ do: 'chat', to: 'all', text: 'good evening' }))).toBe('OK');
    await alba.act('walk');
    await alba.until(() => alba.log.length === 1);
    await settled(alba, brand, gm, spectator);
    expect(alba.said.map((line) => line.text)).toEqual([SECRET, 'for the master alone', 'an answer in private', 'good evening']);
    expect(brand.said.map((line) => [line.text, line.from, line.to])).toEqual([
      [SECRET, alba.seat, brand.seat],
      ['good evening', brand.seat, 'all'],
    ]);
    expect(gm.said.map((line) => line.text)).toEqual(['for the master alone', 'an answer in private', 'good evening']);
    expect(spectator.said.map((line) => line.text)).toEqual(['good evening']);
    for (const page of [gm, spectator]) {
      await page.say({ do: 'at', entry: 0 });
      await page.drop();
      await page.open();
      const other = await anew(page);
      expect(bytes(page) + bytes(other)).not.toContain(SECRET);
      expect(bytes(page) + bytes(other)).toContain('good evening');
    }
    for (const page of [brand, spectator]) expect(bytes(page)).not.toMatch(/master alone|answer in private/);
    const files = await Promise.all(['log', 'table', 'encounter'].map((what) => exported(gm, what)));
    expect(files.join()).not.toContain(SECRET);
    expect(files[1]).toContain('for the master alone');
    // The log, which is hashed, knows nothing of it.
    expect(files[0]).not.toContain('good evening');
    expect(await stored(run)).toContain(SECRET);
  });

  it('makes no frame and no number at seats that may not read it', async () => {
    const {
      gm,
      players: [alba, brand],
      spectator,
    } = await atTable(folder);
    await settled(gm, spectator);
    const before = [gm, spectator].map((page) => [page.after!.seq, page.frames.length]);
    await alba.say({ do: 'chat', to: brand.seat, text: SECRET });
    await alba.say({ do: 'unsay', line: alba.said[0].id });
    await alba.say({ do: 'note', id: null, to: 'own', text: SECRET });
    await settled(gm, spectator);
    expect([gm, spectator].map((page) => [page.after!.seq, page.frames.length - 1])).toEqual(before);
  });

  it('a refusal says the same of a line of others as of one that never was', async () => {
    const {
      players: [alba, brand],
      gm,
    } = await atTable(folder);
    await alba.say({ do: 'chat', to: brand.seat, text: SECRET });
    await alba.say({ do: 'note', id: null, to: 'own', text: SECRET });
    const [line, note] = [alba.said[0].id, alba.notes[0].id];
    const plain = ({ id: _id, ...rest }: Reply): unknown => rest;
    for (const [say, key] of [
      ['unsay', 'line'],
      ['dropNote', 'id'],
      ['readNote', 'id'],
    ] as const) {
      const theirs = plain(await gm.say({ do: say, [key]: say === 'unsay' ? line : note }));
      expect(theirs).toEqual(plain(await gm.say({ do: say, [key]: 'nothing-at-all' })));
      expect(theirs).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    }
    // Also whoever was told a line cannot delete it.
    expect(refusal(await brand.say({ do: 'unsay', line }))).toBe('NOT_FOUND');
    expect(refusal(await gm.say({ do: 'note', id: note, to: 'all', text: 'mine now' }))).toBe('NOT_FOUND');
    expect(refusal(await alba.say({ do: 'readNote', id: note }))).toBe('OK');
  });

  it('what its sender deletes is gone, from every page and from the disk', async () => {
    const {
      run,
      gm,
      players: [alba, brand],
    } = await atTable(folder);
    const words = ['one', SECRET, 'three'];
    for (const text of words) await alba.say({ do: 'chat', to: 'all', text });
    await brand.until(() => brand.said.length === 3);
    const { id } = brand.said[1];
    expect(refusal(await gm.say({ do: 'unsay', line: id }))).toBe('NOT_FOUND');
    expect(refusal(await alba.say({ do: 'unsay', line: id }))).toBe('OK');
    await brand.until(() => brand.said.length === 2);
    expect(brand.said.map((line) => line.text)).toEqual(['one', 'three']);
    const late = await anew(gm);
    expect(bytes(late)).not.toContain(SECRET);
    expect(await stored(run)).not.toContain(SECRET);
  });

  it('stands where it was said, whatever is undone, and undo does not touch it', async () => {
    const {
      gm,
      players: [alba],
      spectator,
    } = await atTable(folder);
    await alba.say({ do: 'chat', to: 'all', text: 'before' });
    await alba.act('walk');
    await gm.until(() => gm.scene.waiting.text !== 'Alba to act');
    await alba.say({ do: 'chat', to: 'all', text: 'after' });
    await spectator.until(() => spectator.said.length === 2);
    expect(spectator.said.map((line) => line.after)).toEqual([-1, 0]);
    const undone = await gm.say({ do: 'undo', label: gm.scene.undo! });
    expect(refusal(undone)).toBe('OK');
    await settled(spectator);
    expect(spectator.said.map((line) => [line.text, line.after])).toEqual([
      ['before', -1],
      ['after', -1],
    ]);
    await gm.say({ do: 'redo' });
    await settled(spectator);
    expect(spectator.said.map((line) => line.after)).toEqual([-1, 0]);
    // The next act comes behind what was said.
    await gm.until(() => gm.scene.menu.acts.length > 0);
    await gm.act('walk');
    await settled(gm);
    expect(gm.said.map((line) => line.after)).toEqual([-1, 0]);
    expect(gm.log).toHaveLength(2);
  });

  it('wakes no computer that waits after an undo, and leaves the log and its hash as they were', async () => {
    const { run, gm, players } = await atTable(folder);
    const [alba] = players;
    for (const { ref, name } of gm.scene.fighters) if (name !== 'Alba') await gm.say({ do: 'auto', who: ref, on: true });
    await alba.act('walk');
    await alba.until(() => alba.scene.menu.acts.length > 0 || gm.scene.question !== null);
    await gm.say({ do: 'undo', label: gm.scene.undo! });
    const table = await run.server.own!.get(gm.seat.split('.')[0]);
    expect(table.held).toBe(true);
    const before = await exported(gm, 'log');
    await alba.say({ do: 'chat', to: 'all', text: 'wait' });
    await alba.say({ do: 'note', id: null, to: 'all', text: 'wait' });
    await settled(gm);
    expect(table.held).toBe(true);
    expect(await exported(gm, 'log')).toBe(before);
  });

  it('has limits: letters, lines a minute, lines that are kept, readers, control characters', async () => {
    let now = 0;
    const {
      run,
      gm,
      players: [alba, brand],
      spectator,
    } = await atTable(folder);
    const table = await run.server.own!.get(gm.seat.split('.')[0]);
    Object.assign(table.house, { clock: () => now });
    const chat = (text: string, to = 'all', page = alba): Promise<Reply> => page.say({ do: 'chat', to, text });
    expect(refusal(await chat('x'.repeat(501)))).toBe('BAD_MESSAGE');
    expect(refusal(await chat('  '))).toBe('BAD_MESSAGE');
    for (const bad of ['a\u0000b', 'a\u001b[2J', 'two\nlines']) expect(refusal(await chat(bad))).toBe('BAD_MESSAGE');
    for (const to of [alba.seat, spectator.seat, 'nobody', '']) expect(refusal(await chat('x', to))).toMatch(/NOT_FOUND|BAD_MESSAGE/);
    for (let n = 0; n < 20; n++) expect(refusal(await chat(`line ${n}`))).toBe('OK');
    expect(refusal(await chat('one too many'))).toBe('TOO_MANY');
    // The limit is of one seat, and of a minute.
    expect(refusal(await chat('mine', 'all', brand))).toBe('OK');
    now = 60_001;
    expect(refusal(await chat('x'.repeat(500)))).toBe('OK');
    for (let n = 0; n < 300; n++) {
      now += 3100;
      await chat(`more ${n}`);
    }
    await brand.until(() => brand.said.at(-1)?.text === 'more 299');
    expect(brand.said.filter((line) => line.from === alba.seat).map((line) => line.text)).toEqual(Array.from({ length: 300 }, (_, n) => `more ${n}`));
    expect(brand.said.some((line) => line.text === 'mine')).toBe(true);
    const kept = await run.store.asides(gm.seat.split('.')[0]);
    expect(kept).toHaveLength(301);
  });

  it('said twice over a line that broke is said once', async () => {
    const {
      players: [alba, brand],
    } = await atTable(folder);
    const first = await alba.say({ do: 'chat', to: 'all', text: 'once' }, 'the-same-id');
    expect(await alba.say({ do: 'chat', to: 'all', text: 'once' }, 'the-same-id')).toEqual(first);
    expect(refusal(await alba.say({ do: 'chat', to: 'all', text: 'other' }, 'the-same-id'))).toBe('ID_REUSED');
    await settled(brand);
    expect(brand.said).toHaveLength(1);
  });

  it('is there after a restart, for those who may read it', async () => {
    const run = await start(folder);
    const founded = (await post(run.base, '/api/tables', { fight: 'yard.json', mode: 'table' })).body as unknown as Founded;
    const [gm, alba, brand] = await Promise.all(founded.links.slice(0, 3).map(async (link) => (await takeSeat(run.base, link.path)).open()));
    await alba.say({ do: 'chat', to: brand.seat, text: SECRET });
    await alba.say({ do: 'chat', to: 'all', text: 'good night' });
    await run.stop();
    const again = await start(folder, { file: run.file });
    const moved = (page: Page): Page => Object.assign(page, { base: again.base });
    const [gm2, brand2] = await Promise.all([gm, brand].map((page) => anew(moved(page))));
    expect(gm2.said.map((line) => line.text)).toEqual(['good night']);
    expect(brand2.said.map((line) => line.text)).toEqual([SECRET, 'good night']);
    await again.stop();
  });
});

describe('notes', () => {
  it('are read by their writer, the game master or everybody, as they say, and by nobody else', async () => {
    const {
      gm,
      players: [alba, brand],
      spectator,
    } = await atTable(folder);
    const note = (to: string, text: string): Promise<Reply> => alba.say({ do: 'note', id: null, to, text });
    await note('own', `my own\n${SECRET}`);
    await note('gm', 'for the master');
    await note('all', 'for everybody');
    await settled(gm, brand, spectator);
    expect([alba, gm, brand, spectator].map((page) => page.notes.map((one) => one.title))).toEqual([
      ['my own', 'for the master', 'for everybody'],
      ['for the master', 'for everybody'],
      ['for everybody'],
      ['for everybody'],
    ]);
    const own = alba.notes[0].id;
    for (const page of [gm, brand, spectator]) {
      expect(refusal(await page.say({ do: 'readNote', id: own }))).toBe('NOT_FOUND');
      expect(bytes(page) + bytes(await anew(page))).not.toContain('my own');
    }
    expect(await alba.say({ do: 'readNote', id: own })).toMatchObject({ ok: true, data: { text: `my own\n${SECRET}` } });
    // What was shared and is not any more is gone from the others.
    const shared = alba.notes[2].id;
    expect(refusal(await alba.say({ do: 'note', id: shared, to: 'own', text: 'for me after all' }))).toBe('OK');
    await settled(brand);
    expect(brand.notes).toEqual([]);
    expect(refusal(await brand.say({ do: 'readNote', id: shared }))).toBe('NOT_FOUND');
    const files = await Promise.all(['log', 'table', 'encounter'].map((what) => exported(gm, what)));
    expect(files.join()).not.toMatch(/my own|the lamp is empty|for me after all/);
    expect(files[1]).toContain('for the master');
  });

  it('are changed and deleted by their writer, and have limits', async () => {
    const {
      run,
      gm,
      players: [alba],
    } = await atTable(folder);
    const note = (text: string, id: string | null = null): Promise<Reply> => alba.say({ do: 'note', id, to: 'all', text });
    expect(refusal(await note('x'.repeat(4001)))).toBe('BAD_MESSAGE');
    expect(refusal(await note('a\u0007b'))).toBe('BAD_MESSAGE');
    for (let n = 0; n < 50; n++) expect(refusal(await note(`note ${n}\n\nwith lines\tand tabs`))).toBe('OK');
    expect(refusal(await note('one too many'))).toBe('TOO_MANY');
    const { id } = alba.notes[7];
    expect(refusal(await note('ü'.repeat(4000), id))).toBe('OK');
    await gm.until(() => gm.notes.some((one) => one.title.startsWith('üü')));
    expect(gm.notes.find((one) => one.id === id)?.title).toHaveLength(60);
    expect(refusal(await alba.say({ do: 'dropNote', id }))).toBe('OK');
    await gm.until(() => gm.notes.length === 49);
    expect(await stored(run)).not.toContain('üü');
    for (let n = 0; n < 9; n++) await note(`again ${n}`, alba.notes[0].id);
    expect(refusal(await note('too often', alba.notes[0].id))).toBe('TOO_MANY');
  });
});

describe('pings', () => {
  it('go to everybody whose board has the place, once a second, and are kept nowhere', async () => {
    const {
      run,
      gm,
      players: [alba, brand],
      spectator,
    } = await atTable(folder);
    const pings = (page: Page): unknown[] => page.frames.filter((frame) => frame.kind === 'ping');
    await settled(brand);
    const seq = brand.after!.seq;
    expect(refusal(await alba.say({ do: 'ping', place: 5 }))).toBe('OK');
    expect(refusal(await alba.say({ do: 'ping', place: 6 }))).toBe('TOO_MANY');
    expect(refusal(await brand.say({ do: 'ping', place: 24 }))).toBe('NOT_FOUND');
    await settled(gm, brand, spectator);
    for (const page of [gm, brand, spectator]) expect(pings(page)).toEqual([{ kind: 'ping', place: 5, from: alba.seat }]);
    expect(brand.after!.seq).toBe(seq);
    expect(await stored(run)).not.toContain('ping');
    const late = await anew(brand);
    expect(pings(late)).toEqual([]);
  });

  it('go to no seat whose board has no such place', async () => {
    const {
      run,
      gm,
      players: [alba, brand],
    } = await atTable(folder);
    const table = await run.server.own!.get(gm.seat.split('.')[0]);
    // No rule set hides parts of its ground yet: this seat is shown none.
    const stream = table.stream(brand.seat);
    stream.made = { ...stream.made!, scene: { ...stream.made!.scene, ground: null } };
    await alba.say({ do: 'ping', place: 5 });
    await gm.until(() => gm.frames.some((frame) => frame.kind === 'ping'));
    await brand.say({ do: 'readNote', id: 'nothing' });
    expect(brand.frames.some((frame) => frame.kind === 'ping')).toBe(false);
  });
});

describe('a table with what was said', () => {
  const speak = async ({ gm, players: [alba, brand] }: Pick<Seated, 'gm' | 'players'>): Promise<void> => {
    await alba.say({ do: 'chat', to: 'all', text: 'to all' });
    await alba.say({ do: 'chat', to: brand.seat, text: SECRET });
    await gm.say({ do: 'chat', to: alba.seat, text: 'the master whispers' });
    await brand.say({ do: 'note', id: null, to: 'gm', text: 'shared note' });
    await brand.say({ do: 'note', id: null, to: 'own', text: 'private note' });
  };

  it('is saved by its game master with what the game master may read, and opened again with it', async () => {
    const seated = await atTable(folder);
    await speak(seated);
    const { run, gm } = seated;
    const text = await exported(gm, 'table');
    for (const part of ['to all', 'the master whispers', 'shared note']) expect(text).toContain(part);
    for (const part of [SECRET, 'private note']) expect(text).not.toContain(part);
    const { status, body } = await post(run.base, '/api/import', { name: 'table.json', text });
    expect(status).toBe(200);
    const links = (body as unknown as Founded).links;
    const [gm2, alba2, brand2] = await Promise.all(links.slice(0, 3).map(async (link) => (await takeSeat(run.base, link.path)).open()));
    expect(gm2.said.map((line) => [line.text, line.from])).toEqual([
      ['to all', alba2.seat],
      ['the master whispers', gm2.seat],
    ]);
    expect(brand2.said.map((line) => line.text)).toEqual(['to all']);
    expect([gm2, alba2, brand2].map((page) => page.notes.map((note) => note.title))).toEqual([['shared note'], [], ['shared note']]);
  });

  it('refuses a file whose asides are none', async () => {
    const { run, gm } = await atTable(folder);
    const file = JSON.parse(await exported(gm, 'table')) as { asides: unknown[] };
    const good = { seat: 0, kind: 'chat', at: 1, entry: 0, to: 'all', body: 'x' };
    const bring = async (aside: object): Promise<number> =>
      (await post(run.base, '/api/import', { name: 'table.json', text: JSON.stringify({ ...file, asides: [aside] }) })).status;
    expect(await bring(good)).toBe(200);
    for (const bad of [{ seat: -1 }, { kind: 'other' }, { body: 'x'.repeat(4001) }, { at: 1e300 }, { to: 'somebody' }, { more: 1 }])
      expect(await bring({ ...good, ...bad })).toBe(400);
  });

  it('is deleted with it, in one go', async () => {
    const seated = await atTable(folder);
    await speak(seated);
    const { run, gm } = seated;
    expect(await stored(run)).toContain(SECRET);
    await run.server.tables.remove(gm.seat.split('.')[0]);
    expect(await run.store.db.selectFrom('asides').selectAll().execute()).toEqual([]);
  });

  it('counts what is said to its size, and gives room back', async () => {
    const {
      run,
      players: [alba],
    } = await atTable(folder);
    const size = async (): Promise<number> => (await run.store.kept())[0].bytes;
    const before = await size();
    await alba.say({ do: 'note', id: null, to: 'own', text: 'x'.repeat(4000) });
    const full = await size();
    expect(full - before).toBeGreaterThan(4000);
    await alba.say({ do: 'dropNote', id: alba.notes[0].id });
    expect(full - (await size())).toBeGreaterThan(3000);
  });
});
