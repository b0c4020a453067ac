import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { clearCookie, type Sessions, seatCookie, setCookie, tokenOf } from './cookies.ts';
import { type Hosts, networkOf } from './hosts.ts';
import { checked } from './http.ts';
import type { Keeper } from './keeper.ts';
import type { Meters } from './meters.ts';
import { addPictures } from './pictures.ts';
import type { Where } from './protocol.ts';
import { isNotOwner, notOwner, refuse } from './refusal.ts';
import { seatFile } from './seat-file.ts';
import { hashOf, newCapability } from './secrets.ts';
import type { Log } from './server-context.ts';
import { readSettings } from './settings.ts';
import { attend } from './socket.ts';
import type { SeatRow, Store } from './store.ts';
import type { Connection } from './stream.ts';
import type { At, Export, Playing } from './tables.ts';
import type { Visit, Visits } from './visits.ts';

/** What the routes of seats go through. */
export interface SeatRoutes extends Sessions {
  readonly store: Store;
  readonly tables: Playing;
  readonly hosts: Hosts;
  readonly visits: Visits;
  readonly keeper: Keeper;
  readonly log: Log;
  /** Milliseconds in which a client must have read something. */
  readonly patience: number;
  /** Requests of one address a minute, where another number is not set. */
  readonly perMinute: number | undefined;
  /** Makes a connection known to the part that plays tables, by a number. */
  readonly connected: (connection: Connection) => number;
  readonly left: (connection: number) => void;
  readonly clock: () => number;
  readonly meters: Meters;
  readonly burst: number;
  readonly perSecond: number;
  readonly heartbeat: number;
}

const join = z.strictObject({ secret: z.string().min(20).max(100) });

/** How seats are entered and left, what of a table can be saved or deleted, and its socket. */
export async function addSeats(app: FastifyInstance, routes: SeatRoutes): Promise<void> {
  addSessions(app, routes);
  addWhere(app, routes);
  addFiles(app, routes);
  addSocket(app, routes);
  await addPictures(app, routes);
}

const settingsOf = async (store: Store, table: string) => readSettings((await store.table(table))?.settings ?? refuse('no-table'));

function addSessions(app: FastifyInstance, { store, tables, visits, log, perMinute, seatOf }: SeatRoutes): void {
  app.post('/api/session', { config: { rateLimit: { max: perMinute ?? 60, timeWindow: 60_000 } } }, async (request, reply) => {
    const { secret } = checked(join, request.body);
    const row = (await store.seatBySecret(hashOf(secret))) ?? refuse('link-invalid');
    if ((await settingsOf(store, row.table_id)).locked && row.kind !== 'gm') return refuse('locked');
    const token = newCapability();
    await store.openSession(hashOf(token), row.id, Date.now());
    setCookie(request, reply, seatCookie(row.id), token);
    return { table: row.table_id, seat: row.id, kind: row.kind, name: row.name };
  });
  app.post<{ Params: { seat: string } }>('/api/seats/:seat/leave', async (request, reply) => {
    const { seat } = request.params;
    const token = tokenOf(request, seat);
    if (token !== undefined) {
      await store.closeSession(hashOf(token));
      visits.end(hashOf(token));
    }
    clearCookie(reply, seatCookie(seat));
    return {};
  });
  app.delete<{ Params: { seat: string } }>('/api/seats/:seat/table', async (request) => {
    const row = await seatOf(request, request.params.seat);
    if (row.kind !== 'gm' && row.kind !== 'solo') return refuse('delete-not-yours');
    await tables.remove(row.table_id);
    log('info', 'table deleted', { table: row.table_id, seat: row.id });
    return {};
  });
}

/** Which server plays a table: where several share a database, a page opens its connection there. */
function addWhere(app: FastifyInstance, { store, seatOf }: SeatRoutes): void {
  app.get<{ Params: { seat: string } }>('/api/seats/:seat/where', async (request): Promise<Where> => {
    const { table_id } = await seatOf(request, request.params.seat);
    const { leases } = store;
    if (leases === null) return { at: '' };
    if (!leases.isSure) return refuse('server-stopping');
    return { at: (await leases.ownerOf(table_id))?.address ?? leases.address };
  });
}

/** A server whose address is out of date sends on to the next; nobody is sent further than so. */
const MAX_HOPS = 3;

/** Sends a request for a file to the server that plays the table. @throws Refused `BUSY` where nobody does, or nobody knows who */
async function sendOn(request: FastifyRequest, reply: FastifyReply, { store }: SeatRoutes, table: string): Promise<FastifyReply> {
  const hops = Number((request.query as { readonly hops?: string }).hops ?? 0);
  const owner = await store.leases?.ownerOf(table);
  if (owner === undefined || owner === null || owner.isHere || owner.address === '' || !(hops < MAX_HOPS)) return refuse('table-moving');
  return reply.redirect(`${owner.address}${request.url.split('?')[0]}?hops=${hops + 1}`, 307);
}

/** What of a table can be had as a file. */
const EXPORTS: readonly { readonly what: Export; readonly type: string; readonly file: string }[] = [
  { what: 'log', type: 'application/jsonl', file: 'fight.jsonl' },
  { what: 'encounter', type: 'application/json', file: 'encounter.json' },
  { what: 'standing', type: 'application/json', file: 'standing.json' },
  { what: 'table', type: 'application/json', file: 'table.json' },
];

/** Files that may be on their way to an address at a time; each can have 20 MB. */
const MAX_FILES = 4;

/** A file waits in memory until it was read, so an address has a few at a time, and who reads nothing is hung up. @throws Refused */
function filesOnTheirWay(patience: number): (request: FastifyRequest, reply: FastifyReply) => void {
  const files = new Map<string, number>();
  return ({ ip }, { raw }) => {
    // It hung up already.
    if (raw.destroyed) return;
    const network = networkOf(ip);
    const many = files.get(network) ?? 0;
    if (many >= MAX_FILES) return refuse('too-many-downloads');
    files.set(network, many + 1);
    raw.setTimeout(patience, () => raw.destroy());
    raw.on('close', () => {
      const left = files.get(network)! - 1;
      if (left > 0) files.set(network, left);
      else files.delete(network);
    });
  };
}

function addFiles(app: FastifyInstance, routes: SeatRoutes): void {
  const { store, tables, patience, seatOf } = routes;
  const onTheirWay = filesOnTheirWay(patience);
  /** Answers, or sends on to the server that plays the table. */
  const here = async (request: FastifyRequest, reply: FastifyReply, row: SeatRow, answer: () => Promise<FastifyReply>): Promise<FastifyReply> => {
    try {
      return await answer();
    } catch (thrown) {
      if (isNotOwner(thrown)) return sendOn(request, reply, routes, row.table_id);
      throw thrown;
    }
  };
  // Any server has it: nothing of it is in memory alone.
  app.get<{ Params: { seat: string } }>('/api/seats/:seat/mine', async (request, reply) => {
    const row = await seatOf(request, request.params.seat);
    // Nobody knows which of those who share a seat it was.
    if (row.kind === 'spectator') return refuse('spectators-keep-nothing');
    onTheirWay(request, reply);
    const whole = await seatFile(store, row, Date.now());
    return reply
      .type('application/json')
      .header('content-disposition', 'attachment; filename="seat.json"')
      .send(`${JSON.stringify(whole, null, 2)}\n`);
  });
  app.get<{ Params: { seat: string } }>('/api/seats/:seat/digest', async (request, reply) => {
    const row = await seatOf(request, request.params.seat);
    return here(request, reply, row, async () =>
      reply.type('application/json').send(JSON.stringify(await tables.digest({ table: row.table_id, seat: row.id }))),
    );
  });
  for (const { what, type, file } of EXPORTS) {
    app.get<{ Params: { seat: string } }>(`/api/seats/:seat/${what}`, async (request, reply) => {
      const row = await seatOf(request, request.params.seat);
      // Each holds everything, so it is for those who may see everything. A fight played alone is its player's to keep; the
      // log is for all once the dice are disclosed.
      const isMaster = row.kind === 'gm' || (row.kind === 'solo' && (what === 'standing' || what === 'log'));
      if (!isMaster && !(what === 'log' && (await settingsOf(store, row.table_id)).disclosed))
        return what === 'log' ? refuse('save-log-not-yet') : refuse('save-not-yours', { what });
      onTheirWay(request, reply);
      return here(request, reply, row, async () => {
        const text = await tables.exported({ table: row.table_id, seat: row.id }, what, row.kind === 'gm' || row.kind === 'solo');
        return reply.type(type).header('content-disposition', `attachment; filename="${file}"`).send(text);
      });
    });
  }
}

/** Milliseconds for which a session that was good counts as good. */
const LOOKED_FOR = 60_000;

function addSocket(app: FastifyInstance, routes: SeatRoutes): void {
  const { store, tables, hosts, visits, keeper, log, clock, meters, sessionOf, seatOf, burst, perSecond, heartbeat } = routes;
  const enter = (socket: WebSocket, request: FastifyRequest<{ Params: { seat: string } }>): void => {
    let looked = { at: Number.NEGATIVE_INFINITY, endings: 0 };
    let visit: Visit | null = null;
    attend(socket, {
      authorise: async () => {
        const row = await seatOf(request, request.params.seat);
        if (visit !== null) visits.sit(visit, row, hashOf(tokenOf(request, row.id)!));
        await keeper.opened(row.table_id);
        return { seat: row.id, table: row.table_id };
      },
      tables,
      enter: (_at: At, connection) => routes.connected(connection),
      leave: routes.left,
      clock,
      stillGood: async () => {
        // After a pause this server does not know what other servers did.
        if (store.leases?.isSure === false) throw notOwner();
        // Nobody else ends sessions, so what was good stays so but for its age.
        if (looked.endings === store.endings && performance.now() - looked.at < LOOKED_FOR) return true;
        const now = { at: performance.now(), endings: store.endings };
        const isGood = (await sessionOf(request, request.params.seat)) !== undefined;
        if (isGood) looked = now;
        return isGood;
      },
      asked: (isMove) => meters.asked(isMove),
      came: (close) => {
        // Before it counts: any site that a visitor opens could use up the connections of that address.
        if (!hosts.isOurPage(request)) return refuse('only-our-pages-connect');
        visit = visits.come(request.ip, close);
      },
      gone: () => {
        if (visit !== null) visits.go(visit);
      },
      log,
      burst,
      perSecond,
      heartbeat,
    });
  };
  app.route<{ Params: { seat: string } }>({
    method: 'GET',
    url: '/api/seats/:seat/socket',
    wsHandler: enter,
    handler: () => refuse('no-upgrade'),
  });
}
