import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Founded, ImportReport, ShelfHead, ShelfItem, WorkshopState } from '../src/index.ts';
import { USUAL_LIMITS } from '../src/workshop.ts';
import { WorkshopStore } from '../src/workshop-store.ts';
import { ownFolder, type Page, type Running, start, takeSeat } from './harness.ts';
import { YARD } from './toy.ts';

const folder = ownFolder();

interface Told {
  readonly code?: string;
  readonly text?: string;
}

/** A browser: it keeps its cookies. */
class Visitor {
  readonly base: string;
  readonly cookies = new Map<string, string>();

  constructor(base: string) {
    this.base = base;
  }

  async ask<T = Told>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ readonly status: number; readonly body: T & Told; readonly bytes: Buffer; readonly headers: Headers }> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const isText = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(this.base + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), origin: this.base, cookie, ...headers },
      ...(body === undefined ? {} : { body: isText ? (body as string) : JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      this.cookies.set(name, value);
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = /^application\/json(;|$)/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, body: (isJson ? JSON.parse(bytes.toString()) : {}) as T & Told, bytes, headers: response.headers };
  }

  get = <T = Told>(path: string) => this.ask<T>('GET', path);
  post = <T = Told>(path: string, body: unknown = {}) => this.ask<T>('POST', path, body);
  put = (kind: string, id: string, body: unknown, was?: number) =>
    this.ask<ShelfHead>('PUT', `/api/workshop/${kind}/${id}${was === undefined ? '' : `?was=${was}`}`, body);

  /** Makes the workshop. */
  async begin(): Promise<this> {
    expect((await this.post('/api/workshop')).status).toBe(200);
    return this;
  }
  heads = async (kind: string): Promise<readonly ShelfHead[]> => (await this.get<{ readonly items: readonly ShelfHead[] }>(`/api/workshop/${kind}`)).body.items;
  state = async (): Promise<WorkshopState | null> => (await this.get<{ readonly workshop: WorkshopState | null }>('/api/workshop')).body.workshop;
  link = async (renew = false): Promise<string> => (await this.post<{ readonly path: string }>('/api/workshop/link', { renew })).body.path;
}

async function house(more: Parameters<typeof start>[1] = {}): Promise<Running> {
  const run = await start(folder, more);
  onTestFinished(() => run.stop());
  return run;
}

const draft = (title: string, more: object = {}): object => ({ ...(JSON.parse(YARD) as object), title, ...more });

describe('a workshop', () => {
  it('is made by the first thing that is kept, and belongs to whoever holds its link', async () => {
    const { base } = await house();
    const [one, other] = [new Visitor(base), new Visitor(base)];
    expect(await one.state()).toBeNull();
    expect(await one.heads('draft')).toEqual([]);
    expect((await one.put('draft', 'd1', draft('Bridge'))).body.code).toBe('NO_WORKSHOP');
    await one.begin();
    const written = await one.put('draft', 'd1', draft('Bridge'));
    expect(written.status).toBe(200);
    // Its head alone: not where it is kept.
    expect(Object.keys(written.body).sort()).toEqual(['changed', 'count', 'game', 'id', 'kind', 'size', 'state', 'title', 'version']);
    expect(written.body).toMatchObject({ kind: 'draft', id: 'd1', version: 1, title: 'Bridge', game: 'lanterns', count: 4, state: 'kept' });
    expect((await one.get<ShelfItem>('/api/workshop/draft/d1')).body.body).toEqual(draft('Bridge'));
    // A stranger sees nothing of it.
    expect(await other.heads('draft')).toEqual([]);
    expect((await other.get('/api/workshop/draft/d1')).status).toBe(403);
    await other.begin();
    expect((await other.get('/api/workshop/draft/d1')).status).toBe(404);
    // By its link it is theirs too.
    const secret = (await one.link()).split('#')[1];
    expect((await other.post('/api/workshop/look', { secret })).body).toMatchObject({ counts: { draft: 1 }, isOwn: false });
    expect(await other.heads('draft')).toEqual([]);
    await other.post('/api/workshop/use', { secret });
    expect((await other.heads('draft')).map(({ title }) => title)).toEqual(['Bridge']);
    // A new link shuts out whoever has the old one.
    const renewed = (await one.link(true)).split('#')[1];
    expect(await other.heads('draft')).toEqual([]);
    expect((await other.post('/api/workshop/look', { secret })).status).toBe(404);
    expect((await other.post('/api/workshop/use', { secret: renewed })).status).toBe(200);
    expect(await one.heads('draft')).toEqual(await other.heads('draft'));
  });

  it('keeps of its secret only a hash, in a cookie that no script reads', async () => {
    const run = await house();
    const one = new Visitor(run.base);
    const { headers } = await one.post('/api/workshop');
    expect(headers.get('set-cookie')).toMatch(/^__Host-workshop=[\w-]{43};.*HttpOnly; Secure; SameSite=Lax$/);
    const secret = (await one.link()).split('#')[1];
    const rows = JSON.stringify(await run.store.db.selectFrom('workshops').selectAll().execute());
    expect(rows).toContain('secret_hash');
    expect(rows).not.toContain(secret);
    expect(JSON.stringify(await one.state())).not.toContain(secret);
    // Another site cannot make a browser do anything.
    for (const path of ['/api/workshop', '/api/workshop/link', '/api/workshop/use'])
      expect((await one.ask('POST', path, { renew: true }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await one.ask('DELETE', '/api/workshop', { tables: [] }, { origin: 'https://evil.example' })).status).toBe(403);
  });

  it('is for whoever may make tables, and for players, who make no tables with it', async () => {
    const run = await house({ makers: 'token', makerTokens: ['a-token-of-the-operator'] });
    const [stranger, maker, player] = [new Visitor(run.base), new Visitor(run.base), new Visitor(run.base)];
    expect((await stranger.post('/api/workshop')).body).toMatchObject({ code: 'NO_MAKER' });
    await maker.post('/api/maker', { token: 'a-token-of-the-operator' });
    await maker.begin();
    const founded = (
      await maker.post<{ readonly links: readonly { readonly kind: string; readonly path: string }[] }>('/api/tables', { fight: 'yard.json', mode: 'table' })
    ).body;
    const link = founded.links.find(({ kind }) => kind === 'player')!.path;
    await player.post('/api/session', { secret: link.split('#')[1] });
    await player.begin();
    expect((await player.put('draft', 'd1', draft('Mine'))).status).toBe(200);
    expect((await player.post('/api/workshop/draft/d1/play', { mode: 'solo' })).body.code).toBe('NO_MAKER');
    // By the link alone, without a token, the maker's other device makes tables.
    const other = new Visitor(run.base);
    await other.post('/api/workshop/use', { secret: (await maker.link()).split('#')[1] });
    expect((await other.post('/api/tables', { fight: 'yard.json', mode: 'solo' })).status).toBe(200);
    expect((await maker.state())!.tables.map(({ seat }) => seat)).toEqual([null, null]);
  });
});

describe('an item', () => {
  it('is written over the version that was read; the second of two windows is told and loses nothing', async () => {
    const one = await new Visitor((await house()).base).begin();
    await one.put('draft', 'd1', draft('First'));
    expect((await one.put('draft', 'd1', draft('Second'), 1)).body.version).toBe(2);
    const late = await one.put('draft', 'd1', draft('Third'), 1);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'CONFLICT' });
    expect(late.body.text).toMatch(/^Another window changed this \d+ seconds ago\. Your version is not lost/);
    // The same again is no conflict: its answer may have been lost on the way.
    expect((await one.put('draft', 'd1', draft('Second'), 1)).body.version).toBe(2);
    expect((await one.put('draft', 'd1', draft('New'))).status).toBe(409);
    expect((await one.put('draft', 'gone', draft('Gone'), 3)).status).toBe(409);
    expect((await one.get<ShelfItem>('/api/workshop/draft/d1')).body).toMatchObject({ title: 'Second', version: 2 });
    // Of many writes at once over one version one is taken.
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => one.put('draft', 'd1', draft(`At once ${n}`), 2)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  });

  it('goes to the bin and comes back, is put aside, copied, and goes for good after 30 days', async () => {
    const run = await house();
    const one = await new Visitor(run.base).begin();
    const move = (id: string, state: string) => one.post<ShelfHead>(`/api/workshop/draft/${id}/state`, { state });
    const states = async (): Promise<Record<string, string>> => Object.fromEntries((await one.heads('draft')).map(({ id, state }) => [id, state]));
    await one.put('draft', 'd1', draft('Bridge'));
    await one.put('draft', 'd2', draft('Ford'));
    expect((await one.post<ShelfHead>('/api/workshop/draft/d1/copy', { id: 'd3', title: 'Copy of Bridge' })).body).toMatchObject({
      title: 'Copy of Bridge',
      version: 1,
    });
    expect((await one.get<ShelfItem>('/api/workshop/draft/d3')).body.body).toEqual(draft('Copy of Bridge'));
    const hero = { format: 'riposte/character/1', ruleset: 'lanterns', title: 'Alba', choices: { name: 'Alba', wick: 3 } };
    await one.put('character', 'c1', hero);
    await one.post('/api/workshop/character/c1/copy', { id: 'c2', title: 'Another Alba' });
    const copied = { ...hero, title: 'Another Alba', choices: { name: 'Another Alba', wick: 3 } };
    expect((await one.get<ShelfItem>('/api/workshop/character/c2')).body.body).toEqual(copied);
    await move('d1', 'binned');
    await move('d2', 'archived');
    expect(await states()).toEqual({ d1: 'binned', d2: 'archived', d3: 'kept' });
    expect((await one.state())!.counts.draft).toBe(2);
    // What is not in the bin is not deleted for good.
    for (const id of ['d1', 'd2', 'd3']) await one.ask('DELETE', `/api/workshop/draft/${id}`);
    expect(await states()).toEqual({ d2: 'archived', d3: 'kept' });
    await move('d3', 'binned');
    await move('d3', 'kept');
    expect(await states()).toEqual({ d2: 'archived', d3: 'kept' });
    // A change of what was put aside leaves it there.
    expect((await one.put('draft', 'd2', draft('Ford'), 1)).status).toBe(200);
    expect((await states()).d2).toBe('archived');
    await move('d3', 'binned');
    const workshops = new WorkshopStore(run.store, USUAL_LIMITS);
    const day = 86_400_000;
    await workshops.sweep(Date.now() + 29 * day, 0);
    expect((await states()).d3).toBe('binned');
    await workshops.sweep(Date.now() + 31 * day, 0);
    expect(await states()).toEqual({ d2: 'archived' });
    expect((await move('d3', 'kept')).body.code).toBe('NOT_FOUND');
    // Only where its owner says so does a server delete what nobody opens.
    await workshops.sweep(Date.now() + 31 * day, 90);
    expect(await one.state()).not.toBeNull();
    await workshops.sweep(Date.now() + 91 * day, 90);
    expect(await one.state()).toBeNull();
  });

  it('may be unfinished, but not without form, of another kind, of a later version, or too large', async () => {
    const one = await new Visitor((await house({ workshop: { items: 3, pictures: 1, itemBytes: 4000, bytes: 9000 } })).base).begin();
    const put = async (kind: string, id: string, body: unknown): Promise<string> => {
      const { status, body: told } = await one.put(kind, id, body);
      return status === 200 ? 'kept' : `${told.code} ${told.text}`;
    };
    expect(await put('draft', 'half', { format: 'riposte/encounter/1', ruleset: 'lanterns' })).toBe('kept');
    expect(await put('draft', 'odd', { format: 'riposte/encounter/1', ruleset: 'lanterns', fighters: 'none yet', later: { key: 1 } })).toBe('kept');
    expect(await put('character', 'c1', { format: 'riposte/character/1', ruleset: 'lanterns', name: 'Alba' })).toBe('kept');
    expect(await put('draft', 'x', '{')).toMatch(/^BAD_INPUT draft x: expected JSON/);
    expect(await put('draft', 'x', '')).toMatch(/^(BAD_INPUT|BAD_REQUEST)/);
    expect(await put('draft', 'x', '[]')).toBe('BAD_INPUT draft x: expected an object, in { }, found a list, in [ ]');
    expect(await put('draft', 'x', { format: 'riposte/encounter/1' })).toBe('BAD_INPUT draft x: ruleset: expected a text, found nothing');
    expect(await put('draft', 'x', { format: 'riposte/encounter/1', ruleset: 12 })).toBe('BAD_INPUT draft x: ruleset: expected a text, found a number');
    expect(await put('pack', 'x', { format: 'riposte/pack/1', ruleset: 'lanterns', title: 5 })).toBe(
      'BAD_INPUT pack x: title: expected a text, found a number',
    );
    expect(await put('draft', 'x', '['.repeat(3000))).toMatch(/levels of nesting/);
    expect(await put('draft', 'x', '{"format":"riposte/encounter/1","ruleset":"lanterns","__proto__":{"a":1}}')).toMatch(/no key of this name/);
    expect(await put('draft', 'x', { format: 'riposte/encounter/2', ruleset: 'lanterns' })).toMatch(/later version of Riposte/);
    expect(await put('draft', 'x', { format: 'riposte/pack/1', ruleset: 'lanterns' })).toMatch(/expected a fight .*found "riposte\/pack\/1"/);
    expect(await put('draft', 'x', { format: 'riposte/encounter/1', ruleset: 'chess' })).toMatch(/expected a game of this server \(lanterns\), found "chess"/);
    expect(await put('draft', 'x', draft('Long', { note: 'x'.repeat(4000) }))).toMatch(/^QUOTA .*At most 0\.1 MB|^QUOTA/);
    expect((await one.put('draft', 'x', draft('Long', { note: 'x'.repeat(20_000) }))).status).toBe(413);
    for (const id of ['..%2f..%2fx', 'a%20b', 'x'.repeat(65)]) expect((await one.put('draft', id, draft('Id'))).status).toBe(400);
    for (const kind of ['picture', 'table', '__proto__']) expect((await one.put(kind, 'x', draft('Kind'))).status).toBe(400);
    expect((await one.put('draft', 'half', draft('Half'), Number.NaN)).status).toBe(400);
    expect(await put('draft', 'third', draft('Third'))).toBe('kept');
    expect(await put('draft', 'fourth', draft('Fourth'))).toBe('QUOTA A workshop keeps at most 3 of these. Delete one first.');
    // The bin makes room on the list, and coming back needs it again.
    await one.post('/api/workshop/draft/third/state', { state: 'binned' });
    expect(await put('draft', 'fourth', draft('Fourth'))).toBe('kept');
    expect((await one.post('/api/workshop/draft/third/state', { state: 'kept' })).body.code).toBe('QUOTA');
    for (const id of ['c2', 'c3']) await put('character', id, { format: 'riposte/character/1', ruleset: 'lanterns', note: 'x'.repeat(3500) });
    expect(await put('pack', 'p', { format: 'riposte/pack/1', ruleset: 'lanterns', note: 'x'.repeat(3500) })).toMatch(
      /^QUOTA A workshop keeps at most 0\.1 MB/,
    );
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });
});

/** A picture of the tests' own. */
const picture = (width: number, height: number, seed = 37): Promise<Buffer> =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, i) => (i * seed) % 251)), { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Artist: 'SECRET-ARTIST' } })
    .png()
    .toBuffer();

const bring = (one: Visitor, data: Buffer, type = 'image/png') =>
  one.ask<{ readonly picture: string; readonly width: number; readonly height: number }>('POST', '/api/workshop/pictures?title=Bridge', data, {
    'content-type': type,
  });

describe('a map', () => {
  it('is drawn anew, named by its content, and served as nothing but a picture to whoever holds the workshop', async () => {
    const run = await house({ workshop: { pictures: 2 } });
    const one = await new Visitor(run.base).begin();
    const brought = await bring(one, await picture(5000, 30));
    expect(brought).toMatchObject({ status: 200, body: { width: 4096, height: 25 } });
    const address = `/api/workshop/picture/${brought.body.picture}`;
    const { headers, bytes } = await one.get(address);
    expect(['content-type', 'x-content-type-options', 'content-security-policy'].map((name) => headers.get(name))).toEqual([
      'image/webp',
      'nosniff',
      "default-src 'none'; sandbox",
    ]);
    const said = await sharp(bytes).metadata();
    expect([said.format, said.width, said.height, said.exif]).toEqual(['webp', 4096, 25, undefined]);
    expect(bytes.toString('latin1')).not.toContain('SECRET');
    expect((await new Visitor(run.base).get(address)).status).toBe(403);
    expect((await (await new Visitor(run.base).begin()).get(address)).status).toBe(404);
    // The same twice is one, and comes back from the bin.
    await one.post(`${address}/state`, { state: 'binned' });
    expect((await bring(one, await picture(5000, 30))).body.picture).toBe(brought.body.picture);
    expect(await one.heads('picture')).toMatchObject([{ title: 'Bridge', state: 'kept' }]);
    await bring(one, await picture(50, 50));
    expect((await bring(one, await picture(51, 50))).body.code).toBe('QUOTA');
    // What nothing names makes room, once it is a day old; what a draft names stays, in the bin too.
    const board = { picture: { hash: brought.body.picture, x: 0, y: 0, width: 1, height: 1 } };
    await one.put('draft', 'd1', draft('Bridge', { board }));
    await one.post('/api/workshop/draft/d1/state', { state: 'binned' });
    await run.store.db.updateTable('shelf').set({ changed: 0 }).where('kind', '=', 'picture').execute();
    const third = (await bring(one, await picture(51, 50))).body.picture;
    expect((await one.heads('picture')).map(({ id }) => id).sort()).toEqual([brought.body.picture, third].sort());
    expect((await bring(one, await picture(52, 50))).body.code).toBe('QUOTA');
  });

  it('is refused where it is none', async () => {
    const one = await new Visitor((await house()).base).begin();
    const png = await picture(60, 40);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const strip = await sharp({ create: { width: 8193, height: 1, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    for (const bad of [svg, Buffer.from('GIF89a'), Buffer.from([0x89]), png.subarray(0, png.length / 2), strip, Buffer.from('<!doctype html>')])
      expect((await bring(one, bad)).body).toMatchObject({ code: 'BAD_PICTURE' });
    for (const type of ['image/svg+xml', 'text/html', 'application/json']) expect((await bring(one, png, type)).status).toBe(415);
    expect((await bring(one, Buffer.concat([png, Buffer.alloc(20_000_000)]))).status).toBe(413);
    expect((await bring(new Visitor(one.base), png)).body.code).toBe('NO_WORKSHOP');
    expect(await one.heads('picture')).toEqual([]);
  });

  it('goes along to the table that is made of its draft, for the seats there', async () => {
    const run = await house();
    const one = await new Visitor(run.base).begin();
    const { picture: hash } = (await bring(one, await picture(60, 40))).body;
    const place = { hash, x: -1, y: 0.5, width: 12, height: 8 };
    await one.put('draft', 'd1', draft('Bridge', { board: { picture: place } }));
    await one.put('draft', 'half', { format: 'riposte/encounter/1', ruleset: 'lanterns', title: 'Half' });
    const refused = await one.post('/api/workshop/draft/half/play', { mode: 'table' });
    expect(refused.body.code).toBe('BAD_INPUT');
    expect(refused.body.text).toMatch(/^Half: .*expected/);
    const founded = (await one.post<Founded>('/api/workshop/draft/d1/play', { mode: 'table' })).body;
    const seat = await (await takeSeat(run.base, founded.links.find(({ kind }) => kind === 'player')!.path)).open();
    expect(seat.scene.map).toEqual({ ...place, path: `/api/seats/${seat.seat}/picture/${hash}` });
    const got = await fetch(run.base + seat.scene.map!.path, { headers: { cookie: seat.cookie } });
    expect([got.status, got.headers.get('content-type')]).toEqual([200, 'image/webp']);
    // The draft changes; the fight does not. A portrait later takes no map away.
    await one.put('draft', 'd1', draft('Other'), 1);
    await run.store.db.updateTable('pictures').set({ at: 0 }).execute();
    const alba = seat.scene.fighters.find(({ mine }) => mine)!.ref;
    expect((await seat.say({ do: 'portrait', who: alba, picture: null })).ok).toBe(true);
    expect((await fetch(run.base + seat.scene.map!.path, { headers: { cookie: seat.cookie } })).status).toBe(200);
    // A table that goes on from here lies on the same map.
    const gm = await (await takeSeat(run.base, founded.links[0].path)).open();
    const branch = await gm.say({ do: 'branch', entry: -1 });
    const after = await (await takeSeat(run.base, (branch as unknown as { readonly data: Founded }).data.links[0].path)).open();
    expect(after.scene.map).toMatchObject(place);
    expect((await fetch(run.base + after.scene.map!.path, { headers: { cookie: after.cookie } })).status).toBe(200);
    expect((await one.state())!.tables).toMatchObject([{ table: founded.table, title: 'Bridge', seat: null }]);
    await one.post('/api/session', { secret: founded.links[0].path.split('#')[1] });
    expect((await one.state())!.tables).toMatchObject([{ seat: founded.links[0].seat }]);
  });
});

describe('a workshop as a file', () => {
  const savedAll = async (one: Visitor): Promise<string> => (await one.get('/api/workshop/file')).bytes.toString();
  const bringFile = (one: Visitor, text: string | Uint8Array) =>
    one.ask<ImportReport>('POST', '/api/workshop/file?name=mine.jsonl', text, { 'content-type': 'application/jsonl' });

  it('has all of it, and brings it back elsewhere: the same bodies, maps by their new names', async () => {
    const run = await house();
    const one = await new Visitor(run.base).begin();
    const { picture: hash } = (await bring(one, await picture(600, 400))).body;
    const board = { picture: { hash, x: 0, y: 0, width: 6, height: 3 } };
    const bodies = { d1: draft('Bridge', { board }), d2: draft('Ford', { note: '\u2028 "quoted" \\ <b>' }) };
    for (const [id, body] of Object.entries(bodies)) await one.put('draft', id, body);
    await one.put('draft', 'gone', draft('Gone'));
    await one.post('/api/workshop/draft/gone/state', { state: 'binned' });
    await one.post('/api/workshop/draft/d2/state', { state: 'archived' });
    await one.put('character', 'c1', { format: 'riposte/character/1', ruleset: 'lanterns', name: 'Alba' });
    const text = await savedAll(one);
    // Brought to where all of it is, it changes nothing.
    expect((await bringFile(one, text)).body).toEqual({ came: { draft: 0, character: 0, pack: 0, picture: 0 }, same: 4, refused: [] });
    const other = await new Visitor(run.base).begin();
    expect((await bringFile(other, text)).body).toEqual({ came: { draft: 2, character: 1, pack: 0, picture: 1 }, same: 0, refused: [] });
    const heads = await other.heads('draft');
    expect(heads.map(({ id, title, state, version }) => [id, title, state, version]).sort()).toEqual([
      ['d1', 'Bridge', 'kept', 1],
      ['d2', 'Ford', 'archived', 1],
    ]);
    const [map] = await other.heads('picture');
    expect((await other.get<ShelfItem>('/api/workshop/draft/d2')).body.body).toEqual(bodies.d2);
    expect((await other.get<ShelfItem>('/api/workshop/draft/d1')).body.body).toEqual(
      draft('Bridge', { board: { picture: { ...board.picture, hash: map.id } } }),
    );
    // What was changed meanwhile stays, and what comes gets another name.
    await other.put('draft', 'd2', draft('Ford, changed'), 1);
    expect((await bringFile(other, text)).body.came).toMatchObject({ draft: 1 });
    expect((await other.heads('draft')).map(({ title }) => title).sort()).toEqual(['Bridge', 'Ford', 'Ford, changed']);
  });

  it('that is hostile, cut, old, late or none says where and what to do, and brings the rest', async () => {
    const one = await new Visitor((await house({ workshop: { items: 3 } })).base).begin();
    const head = '{"format":"riposte/workshop/1"}\n';
    const line = (id: string, body: unknown, kind = 'draft'): string => `${JSON.stringify({ kind, id, title: id, body })}\n`;
    const told = async (text: string | Uint8Array): Promise<string> => `${(await bringFile(one, text)).status} ${(await bringFile(one, text)).body.text}`;
    expect(await told('')).toMatch(/^400 mine\.jsonl: line 1: expected a workshop/);
    expect(await told('{"format":"riposte/workshop/2"}\n')).toMatch(/later version; open it with an up-to-date version/);
    expect(await told('{"format":"riposte/table/1"}')).toMatch(/expected a workshop .*found "riposte\/table\/1"/);
    expect(await told(`{"a":${'['.repeat(100_000)}`)).toMatch(/levels of nesting/);
    expect(await told(Buffer.from([0x50, 0x4b, 3, 4, 0, 0xff]))).toMatch(/^400 /);
    const svg = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
    const text = [
      head,
      line('good', draft('Good')),
      '{"kind":"draft","id":"__proto__x","title":"x","body":{"__proto__":{"a":1}}}\n',
      line('../../etc', draft('Path')),
      line('chess', { format: 'riposte/encounter/1', ruleset: 'chess' }),
      `${JSON.stringify({ kind: 'picture', id: '0'.repeat(64), title: 'svg', data: svg })}\n`,
      'half a li',
    ].join('');
    const { status, body } = await bringFile(one, text);
    expect(status).toBe(200);
    expect(body.came).toMatchObject({ draft: 1, picture: 0 });
    expect(body.refused.map(({ line: nth, title }) => [nth, title])).toEqual([
      [3, ''],
      [4, '../../etc'],
      [5, 'chess'],
      [6, 'svg'],
      [7, ''],
      [7, ''],
    ]);
    expect(body.refused[2].why).toMatch(/expected a game of this server \(lanterns\), found "chess"/);
    expect(body.refused.at(-1)!.why).toMatch(/ends here, before its end/);
    expect((await one.heads('draft')).map(({ id }) => id)).toEqual(['good']);
    // No more than there is room for.
    const many = [head, ...Array.from({ length: 5 }, (_, n) => line(`n${n}`, draft(`N ${n}`))), '{"end":5}\n'].join('');
    const full = (await bringFile(one, many)).body;
    expect(full.came.draft).toBe(2);
    expect(full.refused.map(({ why }) => why)).toEqual(Array.from({ length: 3 }, () => 'A workshop keeps at most 3 of these. Delete one first.'));
    expect((await bringFile(new Visitor(one.base), many)).body.code).toBe('NO_WORKSHOP');
  });
});

describe('the end of a workshop', () => {
  it('takes what it keeps and the tables that are named, and no others', async () => {
    const run = await house();
    const [one, other] = [await new Visitor(run.base).begin(), await new Visitor(run.base).begin()];
    const make = async (who: Visitor): Promise<string> => (await who.post<Founded>('/api/tables', { fight: 'yard.json', mode: 'solo' })).body.table;
    const [goes, stays, theirs] = [await make(one), await make(one), await make(other)];
    await one.put('draft', 'd1', draft('Bridge'));
    await other.put('draft', 'd1', draft('Theirs'));
    expect((await one.ask('DELETE', '/api/workshop', { tables: [goes, theirs] })).status).toBe(404);
    expect(await run.store.table(goes)).toBeDefined();
    expect((await one.ask('DELETE', '/api/workshop', { tables: [goes] })).status).toBe(200);
    expect([await run.store.table(goes), (await run.store.table(stays))?.id, (await run.store.table(theirs))?.id]).toEqual([undefined, stays, theirs]);
    expect(await one.state()).toBeNull();
    expect((await other.heads('draft')).map(({ title }) => title)).toEqual(['Theirs']);
    const left = await run.store.db.selectFrom('shelf').select('title').execute();
    expect(left).toEqual([{ title: 'Theirs' }]);
    // A table that goes by itself leaves the list.
    await run.server.tables.remove(theirs);
    expect((await other.state())!.tables).toEqual([]);
  });
});

const LAMPS = {
  format: 'riposte/pack/1',
  id: 'lamps',
  title: 'Lamps',
  ruleset: 'lanterns',
  creatures: [{ id: 'storm', title: 'Storm lamp', oil: 7 }],
  conditions: [{ id: 'sooty', title: 'sooty', adds: [{ to: 'glow', amount: -2 }] }],
};

/** The yard with one lamp of the pack. */
const withLamp = (more: object = {}): object => {
  const yard = JSON.parse(YARD) as { readonly fighters: readonly object[] };
  return { ...yard, packs: ['lamps.json'], fighters: [...yard.fighters, { name: 'Gale', side: 'Wicks', at: 3, creature: 'storm' }], ...more };
};

const oilOf = (page: Page, name: string): string | undefined =>
  page.scene.fighters.find((fighter) => fighter.name === name)?.facts?.find(([fact]) => fact === 'oil')?.[1];

const saved = async ({ base, cookie, seat }: Page, what: 'table' | 'log'): Promise<string> =>
  (await fetch(`${base}/api/seats/${seat}/${what}`, { headers: { cookie } })).text();

describe('an own pack', () => {
  it('is played by a draft that names it; the table keeps it, and takes it along when it is saved', async () => {
    const run = await start(folder);
    const one = await new Visitor(run.base).begin();
    await one.put('draft', 'd1', withLamp());
    const refused = await one.post('/api/workshop/draft/d1/play', { mode: 'table' });
    expect(refused.body).toMatchObject({ code: 'BAD_INPUT' });
    expect(refused.body.text).toContain('lamps.json');
    await one.put('pack', 'p1', LAMPS);
    const founded = (await one.post<Founded>('/api/workshop/draft/d1/play', { mode: 'table' })).body;
    const gm = await (await takeSeat(run.base, founded.links[0].path)).open();
    expect(oilOf(gm, 'Gale')).toBe('7');
    const [whole, log] = [await saved(gm, 'table'), await saved(gm, 'log')];
    // What the workshop does with its pack later, and a new start of the server, change nothing for the table.
    await one.put('pack', 'p1', { ...LAMPS, creatures: [{ id: 'storm', title: 'Storm lamp', oil: 1 }] }, 1);
    await run.stop();
    const again = await house({ file: run.file });
    const back = await (await takeSeat(again.base, founded.links[0].path)).open();
    expect(oilOf(back, 'Gale')).toBe('7');
    const branch = (await back.say({ do: 'branch', entry: -1 })) as unknown as { readonly data: Founded };
    expect(oilOf(await (await takeSeat(again.base, branch.data.links[0].path)).open(), 'Gale')).toBe('7');
    // Elsewhere nobody has it.
    const other = await house();
    const bringThere = async (name: string, text: string) =>
      new Visitor(other.base).ask<Founded>('POST', '/api/import', { name, text }, { origin: other.base });
    expect((await bringThere('fight.jsonl', log)).body.text).toMatch(/none has the content of "lamps.json"; save the whole table/);
    const there = await bringThere('table.json', whole);
    expect(oilOf(await (await takeSeat(other.base, there.body.links[0].path)).open(), 'Gale')).toBe('7');
    for (const bad of ['{', JSON.stringify({ ...LAMPS, ruleset: 'tides' }), JSON.stringify({ ...LAMPS, format: 'riposte/pack/2' }), ''])
      expect((await bringThere('table.json', JSON.stringify({ ...JSON.parse(whole), packs: [bad] }))).body).toMatchObject({ code: 'BAD_INPUT' });
    await again.store.remove(founded.table);
    expect(await again.store.packs(founded.table)).toEqual([]);
  });

  it('is the one that was changed last where two have one id, and never one from the bin or of another game', async () => {
    const run = await house();
    const one = await new Visitor(run.base).begin();
    await one.put('draft', 'd1', withLamp());
    await one.put('pack', 'p1', LAMPS);
    await one.put('pack', 'p2', { ...LAMPS, creatures: [{ id: 'storm', title: 'Storm lamp', oil: 5 }] });
    await run.store.db.updateTable('shelf').set({ changed: 1 }).where('id', '=', 'p1').execute();
    const oil = async (): Promise<unknown> => {
      const { status, body } = await one.post<Founded>('/api/workshop/draft/d1/play', { mode: 'table' });
      return status === 200 ? oilOf(await (await takeSeat(run.base, body.links[0].path)).open(), 'Gale') : status;
    };
    expect(await oil()).toBe('5');
    await one.post('/api/workshop/pack/p2/state', { state: 'binned' });
    expect(await oil()).toBe('7');
    await one.post('/api/workshop/pack/p1/state', { state: 'binned' });
    expect(await oil()).toBe(400);
  });
});

describe('a fight that is prepared', () => {
  it('begins with the computer players and orders of its file', async () => {
    const run = await house();
    const one = await new Visitor(run.base).begin();
    const order = 'shut';
    await one.put('draft', 'd1', draft('Bridge', { players: { Moths: 'careful' }, orders: { Alba: [order] } }));
    const { status, body } = await one.post<Founded & Told>('/api/workshop/draft/d1/play', { mode: 'table' });
    expect([status, body.text]).toEqual([200, undefined]);
    const gm = await (await takeSeat(run.base, body.links[0].path)).open();
    expect(gm.scene.fighters.map(({ name, auto }) => [name, auto])).toEqual([
      ['Alba', false],
      [expect.any(String), true],
      ['Brand', false],
      ['Murk', true],
    ]);
    const [row] = await run.store.db.selectFrom('tables').select('settings').execute();
    expect(JSON.parse(row.settings)).toMatchObject({
      players: [
        { who: 2, name: 'careful' },
        { who: 4, name: 'careful' },
      ],
      orders: [{ who: 1, text: order }],
    });
    await one.put('draft', 'bad', draft('Bridge', { players: { Moths: 'genius' } }));
    expect((await one.post('/api/workshop/draft/bad/play', { mode: 'table' })).body.text).toMatch(/players\.Moths.*tactical/s);
    await one.put('draft', 'odd', draft('Bridge', { orders: { Alba: ['dance'] } }));
    expect((await one.post('/api/workshop/draft/odd/play', { mode: 'table' })).body.text).toMatch(/orders\.Alba\[0\]/);
  });
});

describe('the map of a saved table', () => {
  it('comes along, drawn anew', async () => {
    const run = await house();
    const one = await new Visitor(run.base).begin();
    const { picture: hash } = (await bring(one, await picture(60, 40))).body;
    await one.put('draft', 'd1', draft('Bridge', { board: { picture: { hash, x: 0, y: 0, width: 6, height: 4 } } }));
    const founded = (await one.post<Founded>('/api/workshop/draft/d1/play', { mode: 'table' })).body;
    const gm = await (await takeSeat(run.base, founded.links[0].path)).open();
    const whole = await saved(gm, 'table');
    const other = await house();
    const bringThere = async (text: string) =>
      new Visitor(other.base).ask<Founded>('POST', '/api/import', { name: 'table.json', text }, { origin: other.base });
    const seat = await (await takeSeat(other.base, (await bringThere(whole)).body.links[0].path)).open();
    const got = await fetch(other.base + seat.scene.map!.path, { headers: { cookie: seat.cookie } });
    expect([got.status, got.headers.get('content-type'), seat.scene.map]).toMatchObject([200, 'image/webp', { width: 6, height: 4 }]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    expect((await bringThere(JSON.stringify({ ...JSON.parse(whole), map: svg }))).body.text).toMatch(/map.*set it to null/s);
    expect((await bringThere(JSON.stringify({ ...JSON.parse(whole), map: null }))).status).toBe(200);
  });
});
