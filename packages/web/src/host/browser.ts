import { useEffect, useState } from 'react';
import { begin } from '../begin.ts';
import type { FromHouse, ToHouse } from '../house/worker.ts';
// oxlint-disable-next-line import/default -- Vite makes it
import address from '../house/worker.ts?worker&url';
import { trusted } from '../trusted.ts';
import { addressOf } from './address-parts.ts';
import { markNow, searchNow, useHashPath, useHashSearch, within } from './hash-address.ts';
import type { Host } from './host.ts';
import { keepOffline } from './offline.ts';

/**
 * Pages without a server: this browser answers everything itself. What is the same for everybody comes from files that the build puts beside the
 * pages; a thread plays the fights and stores what people keep.
 */
export const host: Host = {
  ask: (path, init = {}) => fileFor(path, init) ?? asked(path, init),
  open: async (seat) => new Line(seat),
  useShown,
  hasLinks: false,
  address: addressOf,
  search: searchNow,
  mark: markNow,
  within,
  docs: 'docs/index.html',
  router: { hook: useHashPath, searchHook: useHashSearch, hrefs: addressOf },
};

// If this fails, the next visit tries again.
keepOffline().catch(() => undefined);

/** The address of a file of the site, relative to the page, not to this script. */
const built = (name: string): Promise<Response> => fetch(new URL(`data/${name}`, document.baseURI));

/** The file that answers an address; null if none does. */
function fileFor(path: string, { method = 'GET' }: RequestInit): Promise<Response> | null {
  const [, what, ...more] = path.split('/').slice(1).map(decodeURIComponent);
  if (method !== 'GET' || more.some((part) => !/^[\w./-]+$/.test(part) || part.includes('..'))) return null;
  if (what === 'games') return built('games.json');
  if (what === 'fights') return more.length === 0 ? built('fights.json') : fightOf(more[0]);
  // Scenarios are played where the rules are.
  if (what === 'rules' && more.length >= 3) return null;
  if (what === 'rules') return more.length === 1 ? built(`rules/${more[0]}.json`) : ruleOf(more[0], more[1]);
  // Lessons that are missing in a language are in English, as on a server.
  if (what === 'lessons') return built(`lessons/${more[0]}.json`).then((answer) => (answer.ok ? answer : built('lessons/en.json')));
  return what === 'terms' ? built(`terms/${more[0]}/${more[1]}.json`) : null;
}

const missing = (key: string, said: string): Response => Response.json({ code: 'NOT_FOUND', text: said, say: { key, with: {} } }, { status: 404 });

/** A ready fight. */
async function fightOf(file: string): Promise<Response> {
  const answer = await built(`fights/${file.replaceAll('/', '+')}`);
  return answer.ok ? answer : missing('no-fight', 'There is no such fight.');
}

/** A rule of the book of its game. */
async function ruleOf(game: string, id: string): Promise<Response> {
  const texts = await built(`rules/${game}.texts.json`);
  if (!texts.ok) return texts;
  const all = (await texts.json()) as Readonly<Record<string, unknown>>;
  return Object.hasOwn(all, id) ? Response.json(all[id]) : missing('no-rule', 'There is no such rule.');
}

let thread: Promise<Worker> | null = null;
let last = 0;
const waiting = new Map<number, (answer: Response) => void>();
const lines = new Map<number, Line>();

function say(message: ToHouse): void {
  thread ??= begin(made);
  void thread.then((one) => one.postMessage(message));
}

function made(): Worker {
  const one = new Worker(trusted(address), { type: 'module', name: 'house' });
  one.addEventListener('message', ({ data }: MessageEvent<FromHouse>) => {
    if ('line' in data) return lines.get(data.line)?.hear(data.text);
    const { status, type, body } = data.answer;
    waiting.get(data.ask)?.(new Response(body, { status, headers: { 'content-type': type } }));
    waiting.delete(data.ask);
  });
  one.addEventListener('error', () => {
    one.terminate();
    thread = null;
    // The next request starts a new thread, and pages return to their seats by themselves.
    for (const done of waiting.values())
      done(Response.json({ code: 'FAULT', text: 'Riposte failed. Please report this fault.', say: { key: 'fault', with: {} } }, { status: 500 }));
    waiting.clear();
    for (const line of lines.values()) line.hear(null);
  });
  return one;
}

function asked(path: string, { method = 'GET', body = null }: RequestInit): Promise<Response> {
  // Ask the browser to keep what people make, even when storage is short.
  if (method !== 'GET' && path !== '/api/replay') void navigator.storage?.persist?.();
  return new Promise((done) => {
    const ask = ++last;
    waiting.set(ask, done);
    say({ ask, about: { method, path, body: body as string | Blob | null } });
  });
}

/** A line to a seat in the thread that plays its table. */
class Line extends EventTarget {
  readonly #number = ++last;

  constructor(seat: string) {
    super();
    lines.set(this.#number, this);
    say({ line: this.#number, seat });
    // Wait until whoever opens it listens.
    setTimeout(() => this.dispatchEvent(new Event('open')));
  }

  send(text: string): void {
    say({ line: this.#number, text });
  }

  close(): void {
    if (!lines.has(this.#number)) return;
    say({ line: this.#number, close: true });
    this.hear(null);
  }

  /** A frame of the table; null ends the line. */
  hear(text: string | null): void {
    if (text === null) lines.delete(this.#number);
    this.dispatchEvent(text === null ? new Event('close') : new MessageEvent('message', { data: text }));
  }
}

const shown = new Map<string, Promise<string | null>>();

/** A stored picture has an address only while the page is open. */
function useShown(path: string | null): string | null {
  const [found, setFound] = useState<{ readonly path: string; readonly url: string | null } | null>(null);
  useEffect(() => {
    if (path === null) return;
    const known = shown.get(path) ?? host.ask(path).then(async (response) => (response.ok ? URL.createObjectURL(await response.blob()) : null));
    shown.set(path, known);
    void known.then((url) => setFound({ path, url }));
  }, [path]);
  return found?.path === path ? found.url : null;
}

/** Files that a server would send are made here on demand. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[download][href^="/api/"]') : null;
  if (link === null) return;
  event.preventDefault();
  void host.ask(link.getAttribute('href')!).then(async (response) => {
    const saved = document.createElement('a');
    saved.href = URL.createObjectURL(await response.blob());
    saved.download =
      link.download || `${link.getAttribute('href')!.split('/').at(-1)!}.${response.headers.get('content-type') === 'application/jsonl' ? 'jsonl' : 'json'}`;
    saved.click();
    // The browser takes it within a moment.
    setTimeout(() => URL.revokeObjectURL(saved.href), 60_000);
  });
});
