import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { readPack } from '@riposte/files';
import type { FastifyInstance } from 'fastify';
import { steady } from './clock.ts';
import { sessionsOf } from './cookies.ts';
import { addFarm } from './farm-routes.ts';
import { Hosts } from './hosts.ts';
import { makeApp } from './http.ts';
import { Keeper } from './keeper.ts';
import { addLobby, type Making } from './lobby-routes.ts';
import { makersOf, type Ownership } from './makers.ts';
import { Meters } from './meters.ts';
import { addSeats } from './seat-routes.ts';
import type { Log } from './server-context.ts';
import type { Library, ServerOptions } from './server-options.ts';
import type { Connection } from './stream.ts';
import { type Playing, Tables } from './tables.ts';
import { Threads } from './threads.ts';
import { Visits } from './visits.ts';
import { addWebhooks } from './webhook-routes.ts';
import { Webhooks } from './webhooks.ts';
import { USUAL_LIMITS } from './workshop.ts';
import { addWorkshop, workshopsBy } from './workshop-routes.ts';
import { WorkshopStore } from './workshop-store.ts';

export type { Library, ServerOptions } from './server-options.ts';

export interface Server {
  readonly app: FastifyInstance;
  readonly tables: Playing;
  /** The tables that the server's own thread plays; null = they are played in threads of their own. */
  readonly own: Tables | null;
  close(): Promise<void>;
}

/** Milliseconds in which a request has to be here whole: a file can have 20 MB, and not every line is a fast one. */
const PATIENCE = 60_000;

/** Milliseconds in which connections end by themselves when the server stops. */
const FAREWELL = 1000;

/** The connections of all seats, each by a number that threads can name. */
function numbered() {
  const connections = new Map<number, Connection>();
  let last = 0;
  return {
    connection: (number: number): Connection => connections.get(number) ?? NOBODY,
    connected: (connection: Connection): number => {
      connections.set(++last, connection);
      return last;
    },
    left: (number: number): void => void connections.delete(number),
  };
}

/** What tables need of the server. */
interface Around {
  readonly log: Log;
  readonly connection: (number: number) => Connection;
  readonly committed: (milliseconds: number) => void;
  readonly clock: () => number;
  /** The time of day less the steady clock, in milliseconds. */
  readonly since: number;
}

/** Where tables are played: in this thread, where there are no others. */
function playing(options: ServerOptions, { since, clock, ...given }: Around): { readonly tables: Playing; readonly own: Tables | null } {
  const { store, library } = options;
  const context = {
    store,
    packs: knownPacksOf(library),
    pace: options.pace ?? 350,
    largest: store.quota.table,
    mostLines: store.quota.lines,
    memory: options.memory ?? { tables: 200, idle: 60_000 },
    forgotten: (table: string): void => void store.leases?.release(table),
    ...given,
  };
  if (options.threads !== undefined) return { tables: new Threads(context, since, options.threads), own: null };
  const { ruleSets, whyNotIgnored } = library;
  const own = new Tables({ ...context, ruleSets, whyNotIgnored, clock, busy: () => undefined });
  return { tables: own, own };
}

/** The server of all tables. It listens nowhere yet. */
export async function makeServer(options: ServerOptions): Promise<Server> {
  const { store, library, perMinute, patience = PATIENCE, keepDays = 0 } = options;
  const { connection, connected, left } = numbered();
  const log: Log = (level, event, data) => options.log?.(JSON.stringify({ level, event, at: new Date().toISOString(), ...data }));
  // Steady: a clock that is set back or ahead moves no deadline.
  const since = Date.now() - steady();
  const clock = (): number => since + steady();
  store.quota = { ...store.quota, ...options.quota };
  const base = options.publicUrls?.[0] ?? null;
  const webhooks = new Webhooks(options.webhooks ?? {}, { store, base, log, counted: (result) => meters.told(result) });
  store.telling = webhooks;
  const { tables, own } = playing(options, { log, connection, clock, since, committed: (milliseconds) => meters.committed(milliseconds) });
  const { leases } = store;
  leases?.begin(options.address ?? '', (table) => tables.leave(table), options.lease);
  const hosts = new Hosts({ publicUrls: options.publicUrls ?? [], ...(options.names === undefined ? {} : { names: options.names }) });
  const visits = new Visits({ seat: 8, spectators: 100, address: 200, ...options.connections });
  const meters: Meters = new Meters({ tables: () => tables.count, connections: () => visits.count, leases });
  const { app, sockets } = await makeApp({
    address: options.address ?? '',
    hosts,
    trustProxy: options.trustProxy ?? false,
    patience,
    perMinute: perMinute ?? 600,
    log,
    refused: (code) => meters.refused(code),
  });
  const sessions = sessionsOf(store);
  if (leases !== null) await store.listen((session) => visits.end(session));
  const workshops = new WorkshopStore(store, { ...USUAL_LIMITS, ...options.workshop });
  const acting = { look: options.look, wake: (table: string) => tables.wake(table), remove: (table: string) => tables.remove(table) };
  const keeper = new Keeper({ store, workshops, days: keepDays, finishedDays: options.keepFinishedDays ?? 0, used: () => visits.tables, ...acting, log });
  const now = (): number => Math.round(clock());
  const workshopOf = workshopsBy(workshops, now);
  const owners = makersOf({ store, makers: options.makers ?? 'here', tokens: options.makerTokens ?? [], workshopOf, ...sessions });
  const { ownership, noted } = inWorkshops(owners, workshops, workshopOf);
  await addLobby(app, options, { tables, metrics: meters.all, log, noted, ...ownership });
  addFarm(app, { farm: options.farm, perMinute, log, ...ownership });
  await addWorkshop(app, { store, workshops, workshopOf, library, tables, keepDays, perMinute, clock: now, log, noted, ...ownership, ...sessions });
  const { burst = 40, perSecond = 15, heartbeat = 12_000 } = options;
  const seats = { store, tables, hosts, visits, keeper, log, patience, perMinute, connected, left, clock, meters, burst, perSecond, heartbeat };
  await addSeats(app, { ...seats, ...sessions });
  addWebhooks(app, { store, webhooks, perMinute, ...sessions });
  if (options.pages !== null && existsSync(options.pages)) await addPages(app, options.pages);
  await keeper.sweep();
  webhooks.begin();
  const close = async (): Promise<void> => {
    keeper.stop();
    await webhooks.close();
    leases?.end();
    await tables.close();
    await leases?.giveBack();
    await closeApp(app, sockets);
    await store.close();
  };
  return { app, tables, own, close };
}

/** Makers who came with the cookie of a workshop: their tables need room in it, and are noted there. */
function inWorkshops(
  owners: Ownership,
  workshops: WorkshopStore,
  workshopOf: ReturnType<typeof workshopsBy>,
): { readonly ownership: Ownership; readonly noted: Making['noted'] } {
  return {
    ownership: {
      ...owners,
      ownerFor: async (request) => {
        const workshop = await workshopOf(request);
        if (workshop !== undefined) await workshops.mustHaveTableRoom(workshop.id);
        return owners.ownerFor(request);
      },
    },
    noted: async (request, founded) => {
      const workshop = await workshopOf(request);
      if (workshop !== undefined) await workshops.noteTable(workshop.id, founded.table);
      return founded;
    },
  };
}

/** The pages from their folder, each at its address. Assets have their content in their names, so that browsers keep them. */
async function addPages(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    index: ['index.html'],
    preCompressed: true,
    setHeaders: (reply, path) => void reply.header('cache-control', path.startsWith(join(root, 'assets')) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
  for (const path of [
    '/j',
    '/m',
    '/w',
    '/t/*',
    '/r/*',
    '/settings',
    '/prepare',
    '/prepare/*',
    '/library',
    '/library/*',
    '/characters',
    '/characters/*',
    '/lab',
    '/lab/*',
    '/rules',
    '/rules/*',
    '/learn',
    '/learn/*',
  ])
    app.get(path, (_request, reply) => reply.sendFile('index.html'));
}

/** Does not wait for clients that do not close their connection. */
async function closeApp(app: FastifyInstance, sockets: ReadonlySet<Socket>): Promise<void> {
  const late = setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, FAREWELL);
  await app.close();
  clearTimeout(late);
}

/** A connection that is gone already. */
const NOBODY: Connection = { send: () => undefined, close: () => undefined };

/** The packs of all ready fights by the hash of their content: the only ones that a log may name. */
export function knownPacksOf({ ruleSets, fights }: Library): Map<string, string> {
  const all = fights.flatMap(({ packs = {} }) => Object.entries(packs));
  return new Map(all.map(([name, text]) => [readPack(text, name, ruleSets).mark.hash, text]));
}
