import { describe, expect, it, onTestFinished } from 'vitest';
import type { ServerOptions, ShelfHead, ShelfItem, WorkshopState } from '../src/index.ts';
import { ownFolder, type Running, start } from './harness.ts';
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
    const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
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

async function house(more: Partial<ServerOptions> = {}): Promise<Running> {
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
  });
});
