import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import {
  type Act,
  type Entry,
  type Founded,
  type Frame,
  type Library,
  makeServer,
  type NoteHead,
  PROTOCOL,
  type Reply,
  type SaidLine,
  type Scene,
  type Server,
  type ServerOptions,
  type Store,
} from '../src/index.ts';
import { storeAt } from './stores.ts';
import { CANARY, LANTERNS, YARD } from './toy.ts';

export const LIBRARY: Library = {
  ruleSets: [LANTERNS],
  fights: [{ file: 'yard.json', text: YARD }],
  rule: (_ruleset, id) =>
    id === 'L-1' ? { id, section: 'Light', kind: 'formula', text: 'A wick glows with two.', status: 'implemented', ruling: null } : null,
};

/** A folder that is there while the tests of this file run. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-table-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Running {
  readonly server: Server;
  readonly store: Store;
  readonly base: string;
  readonly file: string;
  stop(): Promise<void>;
}

let files = 0;

export async function start(folder: string, more: Partial<ServerOptions> & { readonly file?: string } = {}): Promise<Running> {
  const file = more.file ?? join(folder, `tables-${files++}.db`);
  const store = more.store ?? (await storeAt(file));
  const server = await makeServer({ library: LIBRARY, pages: null, pace: 0, burst: 10_000, perSecond: 10_000, perMinute: 100_000, ...more, store });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  return { server, store, base: `http://localhost:${port}`, file, stop: () => server.close() };
}

export interface Answer {
  readonly status: number;
  readonly body: { readonly [key: string]: string };
  readonly cookie: string;
  readonly headers: Headers;
}

export async function post(base: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base, ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0];
  return { status: response.status, body: JSON.parse(text || '{}') as Answer['body'], cookie, headers: response.headers };
}

export const secretOf = (path: string): string => path.split('#')[1];

/** A page of the tests: keeps every byte that it received. */
export class Page {
  readonly seat: string;
  readonly cookie: string;
  readonly base: string;
  readonly bytes: string[] = [];
  readonly frames: Frame[] = [];
  scene!: Scene;
  log: readonly Entry[] = [];
  said: readonly SaidLine[] = [];
  notes: readonly NoteHead[] = [];
  after: { epoch: string; seq: number } | null = null;
  closed: { readonly code: number } | null = null;
  /** What its browser reads. */
  languages: readonly string[] | undefined;
  #socket: WebSocket | null = null;
  #ids = 0;
  readonly #waiting = new Map<string, { done(reply: Reply): void; failed(error: Error): void }>();
  #wake: (() => void)[] = [];

  constructor(base: string, seat: string, cookie: string) {
    this.base = base;
    this.seat = seat;
    this.cookie = cookie;
  }

  open(after = this.after, headers: Record<string, string> = {}): Promise<this> {
    this.closed = null;
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/api/seats/${this.seat}/socket`, {
      headers: { origin: this.base, cookie: this.cookie, ...headers },
    });
    this.#socket = socket;
    return new Promise((done, failed) => {
      socket.on('open', () => socket.send(JSON.stringify({ hello: true, protocol: PROTOCOL, after, languages: this.languages })));
      socket.on('error', failed);
      socket.on('close', (code) => {
        this.closed = { code };
        this.#notify();
        const closed = new Error(`closed ${code}: ${this.bytes.at(-1) ?? ''}`);
        failed(closed);
        for (const waiting of this.#waiting.values()) waiting.failed(closed);
        this.#waiting.clear();
      });
      socket.on('message', (data: Buffer) => {
        this.#take(data.toString());
        const last = this.frames.at(-1);
        if (last?.kind === 'bye') failed(new Error(last.text));
        else if (after !== null || last?.kind !== 'welcome') done(this);
      });
    });
  }

  #take(text: string): void {
    this.bytes.push(text);
    const frame = JSON.parse(text) as Frame;
    this.frames.push(frame);
    if (frame.kind === 'snapshot') {
      this.scene = frame.scene;
      this.log = frame.log;
      this.said = frame.said;
      this.notes = frame.notes;
      this.after = { epoch: frame.epoch, seq: frame.seq };
    } else if (frame.kind === 'step') {
      if (this.after?.seq !== frame.seq - 1) throw new Error(`frame ${frame.seq} after ${this.after?.seq}`);
      this.scene = { ...this.scene, ...frame.set };
      if (frame.log !== null) this.log = [...this.log.slice(0, frame.log.from), ...frame.log.entries];
      if (frame.said !== undefined) this.said = [...this.said.slice(0, frame.said.from), ...frame.said.lines];
      this.notes = frame.notes ?? this.notes;
      this.after = { epoch: frame.epoch, seq: frame.seq };
    } else if (frame.kind === 'reply') {
      this.#waiting.get(frame.id)?.done(frame);
      this.#waiting.delete(frame.id);
    }
    this.#notify();
  }

  #notify(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }

  raw(text: string): void {
    this.#socket!.send(text);
  }

  say(say: object, id = `${this.seat.slice(-2)}-say-${this.#ids++}-${Math.random().toString(36).slice(2)}`): Promise<Reply> {
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.raw(JSON.stringify({ id, say }));
    });
  }

  /** Waits until something is so. */
  async until(test: () => boolean, what = String(test)): Promise<void> {
    const late = Date.now() + 30_000;
    while (!test()) {
      if (Date.now() > late) throw new Error(`it never came that ${what}: ${JSON.stringify(this.scene?.waiting)}`);
      await new Promise<void>((done) => {
        const timer = setTimeout(done, 250);
        this.#wake.push(() => {
          clearTimeout(timer);
          done();
        });
      });
    }
  }

  /** The first legal form of an act. */
  act(id: string, way = 0): Promise<Reply> {
    const { menu } = this.scene;
    const found = menu.acts.find((one) => one.id === id && one.ways.length > 0);
    if (found === undefined) throw new Error(`${id} is not open: ${JSON.stringify(this.scene.waiting)}`);
    // The forms of an act are numbered through.
    return this.say({ do: 'act', menu: menu.number, way: found.ways[0].key + way });
  }

  /** What all who may act can do, with all forms. */
  async whole(): Promise<readonly Act[]> {
    for (;;) {
      const { number, acting } = this.scene.menu;
      if (acting.length === 0) return [];
      const reply = await this.say({ do: 'forms', menu: number, by: null, act: null });
      // The menu may have changed meanwhile.
      if (!reply.ok || (reply.data as readonly unknown[]).length > 0) return reply.ok ? (reply.data as unknown as readonly Act[]) : [];
    }
  }

  answer(text: string): Promise<Reply> {
    const { question } = this.scene;
    return this.say({ do: 'answer', question: question!.number, choice: question!.choices.find((choice) => choice.text === text)!.key });
  }

  /** Reads nothing more. */
  pause(): void {
    this.#socket!.pause();
  }

  /** Answers no sign of life, like a machine that fell asleep. */
  stiff(): void {
    this.#socket!.pong = () => undefined;
  }

  drop(): Promise<void> {
    return new Promise((done) => {
      this.#socket!.removeAllListeners('close');
      this.#socket!.on('close', () => done());
      this.#socket!.terminate();
    });
  }
}

export interface Seated {
  readonly founded: Founded;
  readonly gm: Page;
  readonly players: readonly Page[];
  readonly spectator: Page;
}

export async function takeSeat(base: string, path: string): Promise<Page> {
  const { status, body, cookie } = await post(base, '/api/session', { secret: secretOf(path) });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return new Page(base, body.seat, cookie);
}

/** A new table with everybody there. */
export async function sit(base: string, mode: 'table' | 'solo' = 'table'): Promise<Seated> {
  const founded = (await post(base, '/api/tables', { fight: 'yard.json', mode })).body as unknown as Founded;
  const pages: Page[] = [];
  for (const link of founded.links) pages.push(await (await takeSeat(base, link.path)).open());
  return { founded, gm: pages[0], players: pages.slice(1, -1), spectator: pages[pages.length - 1] };
}

/** A house with a table and everybody seated, for the length of one test. */
export async function atTable(folder: string, more: Parameters<typeof start>[1] = {}): Promise<Seated & { readonly run: Running }> {
  const run = await start(folder, more);
  onTestFinished(() => run.stop());
  return { run, ...(await sit(run.base)) };
}

/** The others walk until Murk throws oil at Alba. */
export async function murkThrows({ gm, players: [alba, brand] }: Seated): Promise<void> {
  await alba.act('walk');
  await gm.until(() => gm.scene.waiting.text.startsWith(CANARY));
  await gm.act('walk');
  await brand.until(() => brand.scene.menu.acts.length > 0);
  await brand.act('walk');
  await gm.until(() => gm.scene.waiting.text.startsWith('Murk'));
  await gm.act('throw');
}

/** Plays by everybody's first choice until the fight is over; `each` is called before each decision. */
export async function playOut({ gm, players }: Pick<Seated, 'gm' | 'players'>, each: (n: number) => Promise<void> = async () => undefined): Promise<number> {
  for (let n = 0; n < 400; n++) {
    if (gm.scene.over !== null) return n;
    await each(n);
    const { question } = gm.scene;
    const who = question === null ? gm.scene.menu.acts[0]?.by : question.who;
    const name = gm.scene.fighters.find((fighter) => fighter.ref === who)?.name;
    const page = players.find((player) => player.scene.me.name === name) ?? gm;
    if (question !== null) {
      await page.until(() => page.scene.question !== null && !page.scene.question.mirror);
      await page.say({ do: 'answer', question: page.scene.question!.number, choice: n % page.scene.question!.choices.length });
    } else {
      await page.until(() => page.scene.menu.acts.length > 0 && page.scene.question === null, `${page.scene.me.name} may act`);
      await page.act(page.scene.menu.acts.some((act) => act.id === 'throw' && act.ways.length > 0) ? 'throw' : 'walk');
    }
    await gm.until(() => gm.scene.over !== null || gm.scene.question !== question || gm.scene.menu.acts.length > 0);
  }
  throw new Error('the fight does not end');
}
