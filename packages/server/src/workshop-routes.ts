import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { cookieOf, type Sessions, setCookie } from './cookies.ts';
import { checked } from './http.ts';
import { asJson } from './json.ts';
import type { Making } from './lobby-routes.ts';
import { MAX_MAP_BYTES, mapOf, sendPicture, takePictures } from './pictures.ts';
import type { Founded } from './protocol.ts';
import { refuse } from './refusal.ts';
import type { Log } from './server-context.ts';
import type { Library } from './server-options.ts';
import type { Store } from './store.ts';
import type { Playing } from './tables.ts';
import {
  type BroughtPicture,
  copySchema,
  type ImportReport,
  itemId,
  kindSchema,
  mapIn,
  packFile,
  readBody,
  type ShelfBody,
  type ShelfHead,
  type ShelfItem,
  stateSchema,
  type WorkshopState,
  withTitle,
} from './workshop.ts';
import { exportWorkshop, importWorkshop, linesOf, pictureItem } from './workshop-file.ts';
import type { Workshop, WorkshopStore } from './workshop-store.ts';

const WORKSHOP_COOKIE = 'workshop';

/** What the routes of workshops go through. */
export interface WorkshopRoutes extends Making, Pick<Sessions, 'sessionOf'> {
  readonly store: Store;
  readonly workshops: WorkshopStore;
  readonly workshopOf: WorkshopOf;
  readonly library: Library;
  readonly tables: Playing;
  readonly keepDays: number;
  /** Default limit of requests of one address in a minute. */
  readonly perMinute: number | undefined;
  readonly clock: () => number;
  readonly log: Log;
}

/** The workshop of the cookie in a request. */
export type WorkshopOf = (request: FastifyRequest) => Promise<Workshop | undefined>;

export const workshopsBy =
  (workshops: WorkshopStore, clock: () => number): WorkshopOf =>
  async (request) => {
    const secret = cookieOf(request, WORKSHOP_COOKIE);
    return secret === undefined ? undefined : workshops.of(secret, clock());
  };

/** @throws Refused `NO_WORKSHOP` */
type Own = (request: FastifyRequest) => Promise<string>;

/** The workshop of a request: what it keeps, its link, its tables, its file. */
export async function addWorkshop(app: FastifyInstance, routes: WorkshopRoutes): Promise<void> {
  const own: Own = async (request) => (await routes.workshopOf(request))?.id ?? refuse('no-workshop');
  addHouse(app, routes, own);
  addItems(app, routes, own);
  await addWriting(app, routes, own);
  await addFile(app, routes, own);
  addPlaying(app, routes, own);
}

const limited = (perMinute: number | undefined, max: number) => ({ rateLimit: { max: perMinute ?? max, timeWindow: 60_000 } });

const secretSchema = z.strictObject({ secret: z.string().min(20).max(100) });

/** The workshop as a whole: whose it is, its link, its end. */
function addHouse(app: FastifyInstance, routes: WorkshopRoutes, own: Own): void {
  const { workshops, workshopOf, tables, founderFor, perMinute, clock, log } = routes;
  const few = { config: limited(perMinute, 20) };
  const take = (request: FastifyRequest, reply: FastifyReply, secret: string): void => setCookie(request, reply, WORKSHOP_COOKIE, secret);
  app.get('/api/workshop', async (request, reply) => {
    const workshop = await workshopOf(request);
    if (workshop === undefined) return { workshop: null };
    // Using a cookie renews it.
    take(request, reply, cookieOf(request, WORKSHOP_COOKIE)!);
    return { workshop: await stateOf(request, workshop.id, routes) };
  });
  // A first visit makes a workshop.
  app.post('/api/workshop', few, async (request, reply) => {
    const known = await workshopOf(request);
    const workshop = known ?? (await workshops.make(await founderFor(request), clock()));
    if ('secret' in workshop) {
      take(request, reply, workshop.secret as string);
      log('info', 'workshop made', { workshop: workshop.id });
    }
    return { workshop: await stateOf(request, workshop.id, routes) };
  });
  // Only on request, so that no page has it by chance.
  app.post('/api/workshop/link', few, async (request, reply) => {
    const { renew } = checked(z.strictObject({ renew: z.boolean() }), request.body);
    const workshop = await own(request);
    const secret = renew ? await workshops.renew(workshop) : cookieOf(request, WORKSHOP_COOKIE)!;
    if (renew) take(request, reply, secret);
    return { path: `/w#${secret}` };
  });
  const known = async (secret: string): Promise<Workshop> => (await workshops.of(secret, clock())) ?? refuse('bad-workshop-link');
  app.post('/api/workshop/look', few, async (request) => {
    const { secret } = checked(secretSchema, request.body);
    const { id } = await known(secret);
    return { ...(await workshops.counts(id)), isOwn: (await workshopOf(request))?.id === id };
  });
  app.post('/api/workshop/use', few, async (request, reply) => {
    const { secret } = checked(secretSchema, request.body);
    const { id } = await known(secret);
    take(request, reply, secret);
    return { workshop: await stateOf(request, id, routes) };
  });
  app.delete('/api/workshop', few, async (request) => {
    const { tables: wanted } = checked(z.strictObject({ tables: z.array(z.string().max(100)).max(1000) }), request.body);
    const workshop = await own(request);
    const made = (await workshops.tables(workshop)).map(({ table }) => table);
    if (wanted.some((table) => !made.includes(table))) return refuse('others-table');
    for (const table of wanted) await tables.remove(table);
    await workshops.remove(workshop);
    log('info', 'workshop deleted', { workshop, tables: wanted.length });
    return {};
  });
}

async function stateOf(request: FastifyRequest, workshop: string, { workshops, keepDays, sessionOf }: WorkshopRoutes): Promise<WorkshopState> {
  const tables = await workshops.tables(workshop);
  const seats = Object.keys(request.cookies).flatMap((name) => /^(?:__Host-)?seat-(.+)$/.exec(name)?.[1] ?? []);
  const seated = [];
  for (const table of tables) {
    const seat = seats.find((known) => known.startsWith(`${table.table}.`));
    seated.push({ ...table, seat: seat !== undefined && (await sessionOf(request, seat)) !== undefined ? seat : null });
  }
  return { ...(await workshops.counts(workshop)), limits: workshops.limits, keepDays, tables: seated };
}

interface ItemAddress {
  readonly kind: string;
  readonly id: string;
}
const addressSchema = z.object({ kind: kindSchema, id: itemId });
const writtenSchema = z.object({ kind: kindSchema.exclude(['picture']), id: itemId });

/** Items are listed, read, moved, copied, deleted. */
function addItems(app: FastifyInstance, { workshops, workshopOf, perMinute, clock }: WorkshopRoutes, own: Own): void {
  const config = limited(perMinute, 120);
  app.get<{ Params: { kind: string } }>('/api/workshop/:kind', async (request): Promise<{ readonly items: readonly ShelfHead[] }> => {
    const { kind } = checked(z.object({ kind: kindSchema }), request.params);
    const workshop = await workshopOf(request);
    return { items: workshop === undefined ? [] : await workshops.list(workshop.id, kind) };
  });
  app.get<{ Params: ItemAddress }>('/api/workshop/:kind/:id', async (request, reply) => {
    const { kind, id } = checked(addressSchema, request.params);
    const item = (await workshops.read(await own(request), kind, id)) ?? refuse('not-in-workshop');
    if (kind === 'picture') return sendPicture(reply, item.body);
    const whole: ShelfItem = { ...item, body: JSON.parse(item.body) as ShelfBody };
    return whole;
  });
  // The item as a file, which the page names.
  app.get<{ Params: ItemAddress }>('/api/workshop/:kind/:id/file', async (request, reply) => {
    const { kind, id } = checked(writtenSchema, request.params);
    const item = (await workshops.read(await own(request), kind, id)) ?? refuse('not-in-workshop');
    return reply
      .type('application/json')
      .header('content-disposition', 'attachment')
      .send(`${JSON.stringify(JSON.parse(item.body), null, 2)}\n`);
  });
  app.post<{ Params: ItemAddress }>('/api/workshop/:kind/:id/state', { config }, async (request): Promise<ShelfHead> => {
    const { kind, id } = checked(addressSchema, request.params);
    return workshops.move(await own(request), kind, id, checked(stateSchema, request.body).state, clock());
  });
  app.post<{ Params: ItemAddress }>('/api/workshop/:kind/:id/copy', { config }, async (request): Promise<ShelfHead> => {
    const { kind, id } = checked(writtenSchema, request.params);
    const { id: copy, title } = checked(copySchema, request.body);
    const workshop = await own(request);
    const old = (await workshops.read(workshop, kind, id)) ?? refuse('gone-from-workshop');
    const body = JSON.stringify(withTitle(JSON.parse(old.body) as ShelfBody, title));
    const { game, count } = old;
    return workshops.write(workshop, { kind, id: copy, title, game, count, size: Buffer.byteLength(body), body }, null, clock());
  });
  // Deletes only what is in the bin.
  app.delete<{ Params: ItemAddress }>('/api/workshop/:kind/:id', { config }, async (request) => {
    const { kind, id } = checked(addressSchema, request.params);
    await workshops.forget(await own(request), kind, id);
    return {};
  });
}

/** The version that a write replaces: a number, or nothing for a new item. */
const wasSchema = z.object({ was: z.coerce.number().int().min(1).optional() });

/** Items are written as text, pictures are uploaded. */
async function addWriting(app: FastifyInstance, { workshops, library, perMinute, clock }: WorkshopRoutes, own: Own): Promise<void> {
  const games = library.ruleSets.map(({ rules }) => rules.id);
  await app.register(async (writing) => {
    writing.removeContentTypeParser('application/json');
    writing.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text));
    writing.put<{ Params: ItemAddress; Querystring: { was?: string }; Body: string }>(
      '/api/workshop/:kind/:id',
      { bodyLimit: 4 * workshops.limits.itemBytes, config: limited(perMinute, 240), onRequest: async (request) => void (await own(request)) },
      async (request): Promise<ShelfHead> => {
        const { kind, id } = checked(writtenSchema, request.params);
        const { was = null } = checked(wasSchema, request.query);
        const text = typeof request.body === 'string' ? request.body : '';
        const read = readBody(kind, text, `${kind} ${id}`, games);
        return workshops.write(await own(request), { kind, id, ...read, size: Buffer.byteLength(text), body: text }, was, clock());
      },
    );
  });
  await app.register(async (pictures) => {
    takePictures(pictures);
    pictures.post<{ Querystring: { title?: string }; Body: Buffer }>(
      '/api/workshop/pictures',
      { bodyLimit: MAX_MAP_BYTES, config: limited(perMinute, 20), onRequest: async (request) => void (await own(request)) },
      async (request): Promise<BroughtPicture> => {
        const { title } = checked(z.object({ title: z.string().max(200).default('') }), request.query);
        const drawn = await mapOf(request.body);
        const { hash, width, height } = drawn;
        const workshop = await own(request);
        const old = await workshops.read(workshop, 'picture', hash);
        if (old === undefined) await workshops.write(workshop, pictureItem(drawn, title), null, clock());
        else await workshops.move(workshop, 'picture', hash, 'kept', clock());
        return { picture: hash, width, height };
      },
    );
  });
}

/** The workshop as one file, out and in. */
async function addFile(app: FastifyInstance, { workshops, library, perMinute, clock }: WorkshopRoutes, own: Own): Promise<void> {
  const few = { config: limited(perMinute, 10) };
  app.get('/api/workshop/file', few, async (request, reply) =>
    reply
      .type('application/jsonl')
      .header('content-disposition', 'attachment; filename="workshop.jsonl"')
      .send(Readable.from(exportWorkshop(workshops, await own(request), clock()))),
  );
  await app.register(async (imports) => {
    imports.removeAllContentTypeParsers();
    imports.addContentTypeParser('application/jsonl', (_request, payload, done) => done(null, payload));
    imports.post<{ Querystring: { name?: string }; Body: Readable }>(
      '/api/workshop/file',
      { ...few, onRequest: async (request) => void (await own(request)) },
      async (request): Promise<ImportReport> => {
        const { name } = checked(z.object({ name: z.string().min(1).max(200).default('workshop.jsonl') }), request.query);
        const games = library.ruleSets.map(({ rules }) => rules.id);
        return importWorkshop(linesOf(request.body, name), name, { store: workshops, workshop: await own(request), games, now: clock });
      },
    );
  });
}

const modeSchema = z.strictObject({ mode: z.enum(['table', 'solo']) });

/** The most pictures of a table; its map comes before any portrait. */
const FIRST = 1;

/** The texts of the own packs that a draft names. Reading the draft reports a missing one. */
async function packsOf(draft: unknown, workshops: WorkshopStore, workshop: string): Promise<Record<string, string>> {
  const { ruleset, packs } = draft as { readonly ruleset: string; readonly packs?: unknown };
  const wanted = new Set(Array.isArray(packs) ? packs : []);
  const texts = Object.create(null) as Record<string, string>;
  if (wanted.size === 0) return texts;
  const heads = (await workshops.list(workshop, 'pack')).filter(({ game, state }) => game === ruleset && state !== 'binned');
  for (const { id } of heads) {
    const text = (await workshops.read(workshop, 'pack', id))?.body ?? '';
    const name = packFile(asJson(text));
    // The latest change comes first.
    if (name !== null && wanted.has(name)) texts[name] ??= text;
  }
  return texts;
}

/** A table is made from a draft by copying. */
function addPlaying(app: FastifyInstance, { store, workshops, tables, ownerFor, noted, perMinute, clock }: WorkshopRoutes, own: Own): void {
  app.post<{ Params: { id: string } }>('/api/workshop/draft/:id/play', { config: limited(perMinute, 60) }, async (request): Promise<Founded> => {
    const { id } = checked(z.object({ id: itemId }), request.params);
    const { mode } = checked(modeSchema, request.body);
    const workshop = await own(request);
    const owner = await ownerFor(request);
    const draft = (await workshops.read(workshop, 'draft', id)) ?? refuse('draft-gone');
    const whole: unknown = JSON.parse(draft.body);
    const packs = await packsOf(whole, workshops, workshop);
    const founded = await noted(request, await tables.found({ file: draft.title || id, text: draft.body, packs }, mode, owner));
    const map = mapIn(whole);
    const picture = map === null ? undefined : await workshops.read(workshop, 'picture', map.hash);
    if (picture !== undefined) await store.keepPicture(founded.table, { hash: picture.id, data: picture.body, at: clock() }, FIRST);
    return founded;
  });
}
