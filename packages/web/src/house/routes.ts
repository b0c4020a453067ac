import { ruleSetIds } from '@riposte/rule-sets';
import {
  asJson,
  bytesOf,
  copySchema,
  type Export,
  exportWorkshop,
  hashOf,
  importWorkshop,
  kindSchema,
  mapIn,
  packFile,
  pictureItem,
  Refused,
  readBody,
  refusal,
  refuse,
  stateSchema,
  USUAL_LIMITS,
  withTitle,
} from '@riposte/server/house';
import type { Founded, ShelfBody, ShelfKind, WrittenKind } from '@riposte/server/protocol';
import { built } from './built.ts';
import { bytesIn, mapOf, portraitOf } from './pictures.ts';
import { moment, replayed } from './replays.ts';
import { scenariosOf } from './scenarios.ts';
import { shelfStore } from './shelf-store.ts';
import { keepPicture, seatBySecret, seatNamed, tableStore, tablesKept } from './table-store.ts';
import { tables } from './tables.ts';

/** A request of a page, as it would go to a server. */
export interface Asked {
  readonly method: string;
  /** The path below `/api/`, with its search. */
  readonly path: string;
  readonly body: string | Blob | null;
}

/** An answer: JSON, a text of another type, or a picture. */
export interface Answered {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** A parsed request: the parts of its path after the first. */
interface Request {
  readonly parts: readonly string[];
  readonly search: URLSearchParams;
  readonly text: () => Promise<string>;
  readonly json: () => Promise<Readonly<Record<string, unknown>>>;
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly stream: () => ReadableStream<Uint8Array<ArrayBuffer>>;
}

type Route = (request: Request) => Promise<unknown>;

/** The one workshop of a browser needs no name. */
const OWN = '';

const answer = (type: string, body: Answered['body']): Answered => ({ status: 200, type, body });
const json = (value: unknown): Answered => answer('application/json', JSON.stringify(value));
const webp = (base64: string | undefined): Answered => answer('image/webp', bytesIn(base64 ?? refuse('no-picture')));

/** Answers as a server would. Never throws. */
export async function answerLikeServer({ method, path, body }: Asked): Promise<Answered> {
  try {
    const url = new URL(path, 'http://here');
    const parts = url.pathname.split('/').slice(2).map(decodeURIComponent);
    const blob = new Blob(body === null ? [] : [body]);
    const found = ROUTES.find(([does, pattern]) => does === method && isLike(parts, pattern.split(' '))) ?? refuse('server-needed');
    const request: Request = {
      parts: parts.slice(1),
      search: url.searchParams,
      text: () => blob.text(),
      json: async () => JSON.parse((await blob.text()) || '{}') as Readonly<Record<string, unknown>>,
      bytes: async () => new Uint8Array(await blob.arrayBuffer()),
      stream: () => blob.stream(),
    };
    const given = await found[2](request);
    return isAnswer(given) ? given : json(given ?? {});
  } catch (thrown) {
    const { code = 'FAULT', message } = thrown as { readonly code?: string; readonly message: string };
    const isKnown = thrown instanceof Refused || code === 'bad-file';
    if (!isKnown) console.error(thrown);
    const { text, say } =
      thrown instanceof Refused
        ? thrown.why
        : isKnown
          ? { text: message }
          : refusal((thrown as Error).name === 'QuotaExceededError' ? 'browser-full' : 'fault');
    return {
      ...json({ code: code === 'bad-file' ? 'BAD_INPUT' : code, text, say }),
      status: code === 'CONFLICT' ? 409 : code === 'NOT_FOUND' ? 404 : isKnown ? 400 : 500,
    };
  }
}

const isAnswer = (given: unknown): given is Answered => typeof given === 'object' && given !== null && 'status' in given && 'type' in given;
const isLike = (parts: readonly string[], pattern: readonly string[]): boolean =>
  parts.length === pattern.length && pattern.every((part, i) => part === '*' || part === parts[i]);

const kindOf = (part: string): ShelfKind => kindSchema.parse(part);
const writtenOf = (part: string): WrittenKind => kindSchema.exclude(['picture']).parse(part);

const stateNow = async () => ({ ...(await shelfStore.counts()), limits: USUAL_LIMITS, keepDays: 0, tables: await tablesKept() });

const kept = async (kind: ShelfKind, id: string) => (await shelfStore.read(OWN, kind, id)) ?? refuse('gone-from-workshop');

/** The texts of the own packs that a draft names. Of two with the same name, the one changed last counts. */
async function packsOf(draft: unknown): Promise<Record<string, string>> {
  const { ruleset, packs } = draft as { readonly ruleset: string; readonly packs?: unknown };
  const texts = Object.create(null) as Record<string, string>;
  for (const { id, game, state } of Array.isArray(packs) ? await shelfStore.list(OWN, 'pack') : []) {
    if (game !== ruleset || state === 'binned') continue;
    const { body } = await kept('pack', id);
    const name = packFile(asJson(body));
    if (name !== null && (packs as readonly unknown[]).includes(name)) texts[name] ??= body;
  }
  return texts;
}

/** A draft is played alone: nobody else can join a table in a browser. */
async function played(id: string): Promise<Founded> {
  const draft = await kept('draft', id);
  const whole: unknown = JSON.parse(draft.body);
  const founded = await (await tables()).found({ file: draft.title || id, text: draft.body, packs: await packsOf(whole) }, 'solo');
  const map = mapIn(whole);
  const picture = map === null ? undefined : await shelfStore.read(OWN, 'picture', map.hash);
  if (picture !== undefined) await keepPicture(founded.table, picture.id, picture.body);
  return founded;
}

async function foundReady(file: string): Promise<Founded> {
  const response = await built(`fights/${file.replaceAll('/', '+')}`);
  if (!response.ok) return refuse('no-fight');
  const { content, packs } = (await response.json()) as { readonly content: string; readonly packs: Readonly<Record<string, string>> };
  return (await tables()).found({ file, text: content, packs }, 'solo');
}

async function* linesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  let rest = '';
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value = '' } = await reader.read();
    const lines = (rest + value).split('\n');
    rest = lines.pop()!;
    yield* lines;
    if (done) break;
  }
  if (rest !== '') yield rest;
}

async function exported(seat: string, what: Export): Promise<string> {
  const row = await seatNamed(seat);
  return (await tables()).exported({ table: row.table_id, seat }, what);
}

const ROUTES: readonly (readonly [method: string, path: string, route: Route])[] = [
  ['GET', 'near', async () => []],
  ['GET', 'rules * * scenarios', ({ parts: [game, id] }) => scenariosOf(game, id, 'en')],
  ['GET', 'rules * * scenarios *', ({ parts: [game, id, , language] }) => scenariosOf(game, id, language)],
  ['POST', 'replay', async ({ json: body }) => replayed(await body())],
  ['GET', 'replay *', async ({ parts: [entry] }) => moment(Number(entry))],
  ['GET', 'workshop', async () => ({ workshop: await stateNow() })],
  ['POST', 'workshop', async () => ({ workshop: await stateNow() })],
  [
    'DELETE',
    'workshop',
    async ({ json: body }) => {
      const { tables: wanted } = (await body()) as { readonly tables: readonly string[] };
      for (const table of wanted) await (await tables()).remove(table);
      await shelfStore.clear();
    },
  ],
  [
    'GET',
    'workshop file',
    async () => {
      let text = '';
      for await (const line of exportWorkshop(shelfStore, OWN, Date.now())) text += line;
      return answer('application/jsonl', text);
    },
  ],
  [
    'POST',
    'workshop file',
    async ({ stream, search }) =>
      importWorkshop(linesOf(stream()), search.get('name') ?? 'workshop.jsonl', { store: shelfStore, workshop: OWN, games: ruleSetIds(), now: Date.now }),
  ],
  [
    'POST',
    'workshop pictures',
    async ({ bytes, search }) => {
      const drawn = await mapOf(await bytes());
      const old = await shelfStore.read(OWN, 'picture', drawn.hash);
      if (old === undefined) await shelfStore.write(OWN, pictureItem(drawn, search.get('title') ?? ''), null, Date.now());
      else await shelfStore.move('picture', drawn.hash, 'kept', Date.now());
      return { picture: drawn.hash, width: drawn.width, height: drawn.height };
    },
  ],
  ['GET', 'workshop *', async ({ parts: [kind] }) => ({ items: await shelfStore.list(OWN, kindOf(kind)) })],
  [
    'GET',
    'workshop * *',
    async ({ parts: [kind, id] }) => {
      const item = await kept(kindOf(kind), id);
      return kind === 'picture' ? webp(item.body) : { ...item, body: JSON.parse(item.body) as ShelfBody };
    },
  ],
  [
    'PUT',
    'workshop * *',
    async ({ parts: [kind, id], search, text }) => {
      const body = await text();
      const read = readBody(writtenOf(kind), body, `${kind} ${id}`, ruleSetIds());
      const was = search.get('was');
      return shelfStore.write(OWN, { kind: writtenOf(kind), id, ...read, size: bytesOf(body), body }, was === null ? null : Number(was), Date.now());
    },
  ],
  ['DELETE', 'workshop * *', ({ parts: [kind, id] }) => shelfStore.forget(kindOf(kind), id)],
  [
    'GET',
    'workshop * * file',
    async ({ parts: [kind, id] }) => answer('application/json', `${JSON.stringify(JSON.parse((await kept(writtenOf(kind), id)).body), null, 2)}\n`),
  ],
  [
    'POST',
    'workshop * * state',
    async ({ parts: [kind, id], json: body }) => shelfStore.move(kindOf(kind), id, stateSchema.parse(await body()).state, Date.now()),
  ],
  [
    'POST',
    'workshop * * copy',
    async ({ parts: [kind, id], json: body }) => {
      const { id: copy, title } = copySchema.parse(await body());
      const { body: old, game, count } = await kept(writtenOf(kind), id);
      const text = JSON.stringify(withTitle(JSON.parse(old) as ShelfBody, title));
      return shelfStore.write(OWN, { kind: writtenOf(kind), id: copy, title, game, count, size: bytesOf(text), body: text }, null, Date.now());
    },
  ],
  ['POST', 'workshop draft * play', ({ parts: [, id] }) => played(id)],
  ['POST', 'tables', async ({ json: body }) => foundReady(String((await body()).fight))],
  [
    'POST',
    'import',
    async ({ json: body }) => {
      const { name, text } = (await body()) as { readonly name: string; readonly text: string };
      return (await tables()).take(text, name);
    },
  ],
  [
    'POST',
    'session',
    async ({ json: body }) => {
      const row = (await seatBySecret(hashOf(String((await body()).secret)))) ?? refuse('link-not-kept');
      return { seat: row.id, name: row.name, table: row.table_id, kind: row.kind };
    },
  ],
  ['DELETE', 'seats * table', async ({ parts: [seat] }) => (await tables()).remove((await seatNamed(seat)).table_id)],
  ['GET', 'seats * log', async ({ parts: [seat] }) => answer('application/jsonl', await exported(seat, 'log'))],
  ['GET', 'seats * encounter', async ({ parts: [seat] }) => answer('application/json', await exported(seat, 'encounter'))],
  ['GET', 'seats * standing', async ({ parts: [seat] }) => answer('application/json', await exported(seat, 'standing'))],
  ['GET', 'seats * table', async ({ parts: [seat] }) => answer('application/json', await exported(seat, 'table'))],
  ['GET', 'seats * picture *', async ({ parts: [seat, , hash] }) => webp(await tableStore.picture((await seatNamed(seat)).table_id, hash))],
  [
    'POST',
    'seats * pictures',
    async ({ parts: [seat], bytes }) => {
      const { hash, data } = await portraitOf(await bytes());
      await keepPicture((await seatNamed(seat)).table_id, hash, data);
      return { picture: hash };
    },
  ],
];
