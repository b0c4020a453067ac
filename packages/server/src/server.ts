import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import fastifyWebsocket, { type WebSocket } from '@fastify/websocket';
import { FileError, readEncounter, readPack } from '@riposte/files';
import { Runner } from '@riposte/kernel';
import { type RuleSet } from '@riposte/ruleset';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import * as z from 'zod';
import { pulse } from './health.ts';
import { Hosts, isFromHere, isLoopback, networkOf } from './hosts.ts';
import { Keeper } from './keeper.ts';
import { MAKER_COOKIE, type Makers, makersOf } from './makers.ts';
import { picture } from './picture.ts';
import type { ReadyFight, RuleText } from './protocol.ts';
import { isBusy, isDisk, Refused, refuse } from './refusal.ts';
import { hashOf, newCapability } from './secrets.ts';
import { readSettings } from './settings.ts';
import { attend } from './socket.ts';
import type { Quota, SeatRow, Store } from './store.ts';
import type { Connection } from './stream.ts';
import { type At, type Export, type Playing, packsOf, type Ready, Tables } from './tables.ts';
import { steady } from './thread.ts';
import { type ThreadOptions, Threads } from './threads.ts';
import { type MostConnections, type Visit, Visits } from './visits.ts';

/** Refusals that are no fault of what was sent. */
const STATUS: ReadonlyMap<string, number> = new Map([
  ['NOT_FOUND', 404],
  ['FORBIDDEN', 403],
  ['NO_UPGRADE', 426],
  ['NO_MAKER', 403],
  ['QUOTA', 403],
  ['TOO_MANY', 429],
]);

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose the table is that the request makes. */
    owner: string;
  }
}

/** What comes with Riposte: rule sets, ready fights, rules in our own words. */
export interface Library {
  readonly ruleSets: readonly RuleSet[];
  readonly fights: readonly Ready[];
  readonly rule: (ruleset: string, id: string) => RuleText | null;
}

export interface ServerOptions {
  readonly store: Store;
  readonly library: Library;
  /** Folder of the built pages; without it only the interface for programs is served. */
  readonly pages: string | null;
  /** Addresses at which pages are opened beside those of this machine, as `https://table.example`. */
  readonly publicUrls?: readonly string[];
  /** Names and addresses of this machine; default: those that the operating system knows. */
  readonly names?: () => readonly string[];
  /** Addresses of proxies, with commas between, whose word on where a request comes from is taken; default: none. */
  readonly trustProxy?: string;
  /** Who may make tables without a token; default: whoever sits at this machine. */
  readonly makers?: Makers;
  /** What lets others make tables. */
  readonly makerTokens?: readonly string[];
  readonly quota?: Partial<Quota>;
  readonly connections?: Partial<MostConnections>;
  /** Tables that were not opened for so many days are deleted; 0 = never. */
  readonly keepDays?: number;
  /** Milliseconds in which a request has to be here whole. */
  readonly patience?: number;
  /** Addresses by which other devices reach this server, as origins. */
  readonly near?: () => readonly string[];
  /** Milliseconds between two decisions of the computer. */
  readonly pace?: number;
  /** From how many tables on those are forgotten that nobody has looked at for so many milliseconds. */
  readonly memory?: { readonly tables: number; readonly idle: number };
  /** Milliseconds between two signs of life of a connection. */
  readonly heartbeat?: number;
  readonly log?: (line: string) => void;
  /** Messages of one connection in a burst, and how many a second it regains. */
  readonly burst?: number;
  readonly perSecond?: number;
  /** Requests a minute of one address. */
  readonly perMinute?: number;
  /** Plays tables in threads of their own; without it they are played in the server's own thread, where a long decision holds up all of them. */
  readonly threads?: ThreadOptions;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly tables: Playing;
  /** The tables that the server's own thread plays; null = they are played in threads of their own. */
  readonly own: Tables | null;
  close(): Promise<void>;
}

/** Milliseconds for which a session that was good counts as good. */
const LOOKED_FOR = 60_000;

const newTable = z.strictObject({ fight: z.string().min(1).max(200), mode: z.enum(['table', 'solo']) });
/** A file can have 20 MB, and not every line is a fast one. */
const PATIENCE = 60_000;

/** Files that may be on their way to an address at a time; each can have 20 MB. */
const MOST_FILES = 4;

/** Milliseconds in which connections end by themselves when the server stops. */
const FAREWELL = 1000;

const join = z.strictObject({ secret: z.string().min(20).max(100) });

/** The server of all tables. It listens nowhere yet. */
export async function makeServer(options: ServerOptions): Promise<Server> {
  const { store, library } = options;
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const requests = new Counter({ name: 'riposte_requests_total', help: 'Requests of seats by answer', labelNames: ['code'], registers: [metrics] });
  const commits = new Histogram({
    name: 'riposte_commit_seconds',
    help: 'Time until a command is on the disk',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [metrics],
  });
  const open = new Gauge({ name: 'riposte_connections', help: 'Open connections', registers: [metrics] });
  // Steady: a clock that is set back or ahead moves no deadline.
  const since = Date.now() - steady();
  const log = (level: string, event: string, data: object): void => options.log?.(JSON.stringify({ level, event, at: new Date().toISOString(), ...data }));
  const connections = new Map<number, Connection>();
  store.quota = { ...store.quota, ...options.quota };
  let lastConnection = 0;
  const house = {
    store,
    packs: knownPacksOf(library),
    pace: options.pace ?? 350,
    largest: store.quota.table,
    memory: options.memory ?? { tables: 200, idle: 60_000 },
    log,
    committed: (milliseconds: number) => commits.observe(milliseconds / 1000),
    connection: (number: number) => connections.get(number) ?? NOBODY,
  };
  const nothing = (): void => undefined;
  const own =
    options.threads === undefined
      ? new Tables({ ...house, ruleSets: library.ruleSets, clock: () => since + steady(), busy: nothing, forgotten: nothing })
      : null;
  const tables: Playing = own ?? new Threads(house, since, options.threads!);
  const hosts = new Hosts({ publicUrls: options.publicUrls ?? [], ...(options.names === undefined ? {} : { names: options.names }) });
  const patience = options.patience ?? PATIENCE;
  const app = fastify({
    bodyLimit: 64 * 1024,
    trustProxy: options.trustProxy ?? false,
    forceCloseConnections: true,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    requestTimeout: patience,
    frameworkErrors: (_thrown, _request, reply) => void (reply as unknown as FastifyReply).code(400).send({ code: 'BAD_REQUEST', text: 'this is no address' }),
    http: { headersTimeout: Math.min(patience, 20_000), requestTimeout: patience, connectionsCheckingInterval: Math.min(patience, 5000) },
  });
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // One rule that react-aria-components adds for touch, by its hash.
        styleSrc: ["'self'", "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // A plain local network has no TLS that a browser could be told to insist on.
    hsts: hosts.isPublicByTls ? { maxAge: 180 * 86_400, includeSubDomains: false } : false,
  });
  const sockets = socketsOf(app);
  const tooMany = (_request: FastifyRequest, { after }: { readonly after: string }) =>
    new Refused('TOO_MANY', `too many requests from this address; try again in ${after}`);
  // Who hung up has no address any more.
  const addressOf = ({ ip }: { readonly ip: string | undefined }): string => (ip === undefined ? '' : networkOf(ip));
  await app.register(fastifyRateLimit, { max: options.perMinute ?? 600, timeWindow: 60_000, errorResponseBuilder: tooMany, keyGenerator: addressOf });
  await app.register(fastifyCookie);
  await app.register(fastifyWebsocket, { options: { maxPayload: 16 * 1024 } });

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!hosts.isOurs(request)) return reply.code(421).send({ code: 'HOST', text: 'this server does not answer by that name; start it with --public-url' });
    if (request.method !== 'GET' && request.method !== 'HEAD' && !hosts.isOurPage(request))
      return reply.code(403).send({ code: 'ORIGIN', text: 'requests come from the pages of this table only' });
    return undefined;
  });
  app.setNotFoundHandler(() => refuse('NOT_FOUND', 'there is nothing at this address'));
  app.setErrorHandler((thrown: Error & { statusCode?: number }, request, reply) => {
    if (thrown instanceof Refused) return reply.code(STATUS.get(thrown.code) ?? 400).send({ code: thrown.code, text: thrown.message });
    if (thrown.statusCode !== undefined && thrown.statusCode < 500)
      return reply.code(thrown.statusCode).send({ code: thrown.statusCode === 413 ? 'TOO_LARGE' : 'BAD_REQUEST', text: thrown.message });
    if (thrown instanceof FileError) return reply.code(400).send({ code: 'BAD_INPUT', text: thrown.message });
    if (isBusy(thrown)) return reply.code(503).send({ code: 'BUSY', text: 'another program holds the database, so it did not happen; try again' });
    log('error', 'fault', { route: request.routeOptions.url, error: String(thrown.stack) });
    if (isDisk(thrown))
      return reply.code(503).send({ code: 'STORAGE_FAILED', text: 'the server cannot write to its disk, so it did not happen; try again later' });
    return reply.code(500).send({ code: 'FAULT', text: 'a fault in the table itself' });
  });

  /** The seat whose cookie the request brings, while its session is good. */
  const sessionOf = async (request: FastifyRequest, seat: string): Promise<SeatRow | undefined> => {
    const token = tokenOf(request, seat);
    const row = token === undefined ? undefined : await store.seatOfSession(hashOf(token), Date.now());
    return row?.id === seat ? row : undefined;
  };
  /** @throws Refused */
  const seatOf = async (request: FastifyRequest, seat: string): Promise<SeatRow> =>
    (await sessionOf(request, seat)) ?? refuse('FORBIDDEN', 'this browser has no seat here; open the link of the seat');

  const settingsOf = async (table: string) => readSettings((await store.table(table))?.settings ?? refuse('NOT_FOUND', 'there is no such table'));
  const visits = new Visits({ seat: 8, spectators: 100, address: 200, ...options.connections });
  const keeper = new Keeper({ store, days: options.keepDays ?? 0, used: () => visits.tables, remove: (table) => tables.remove(table), log });
  const { isToken, ownerFor } = makersOf({ store, makers: options.makers ?? 'here', tokens: options.makerTokens ?? [], sessionOf });
  const beat = pulse(store);
  app.get('/health', { config: { rateLimit: false } }, async (_request, reply) => {
    try {
      await beat();
      return { ok: true, tables: tables.count };
    } catch (thrown) {
      log('error', 'the database does not answer', { error: String(thrown) });
      return reply.code(503).send({ ok: false, text: 'the database cannot be read and written now' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request)) return refuse('FORBIDDEN', 'metrics are for this machine only');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
  // For whoever sits at this machine and invites others; nobody else is told about its networks.
  app.get('/api/near', async (request) => (isFromHere(request) ? (options.near?.() ?? []) : []));
  const ready = readyFights(library);
  app.get('/api/fights', async () => ready);
  app.get<{ Params: { ruleset: string; id: string } }>(
    '/api/rules/:ruleset/:id',
    async ({ params }) => library.rule(params.ruleset, params.id) ?? refuse('NOT_FOUND', 'there is no such rule'),
  );
  // Before the body is read.
  const mayMake = async (request: FastifyRequest): Promise<void> => {
    request.owner = await ownerFor(request);
  };
  app.decorateRequest('owner', '');
  const perMinute = (max: number) => ({ rateLimit: { max: options.perMinute ?? max, timeWindow: 60_000 } });
  app.post('/api/tables', { config: perMinute(60), onRequest: mayMake }, async ({ body, owner }) => {
    const { fight, mode } = checked(newTable, body);
    const file = library.fights.find((one) => one.file === fight) ?? refuse('NOT_FOUND', 'there is no such fight');
    return tables.found(file, mode, owner);
  });
  await app.register(async (imports) => {
    const parse = imports.getDefaultJsonParser('error', 'error');
    imports.removeContentTypeParser('application/json');
    imports.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
      isFlat(body) ? parse(request, body, done) : done(new Refused('BAD_REQUEST', 'the body: expected a name and a text')),
    );
    imports.post('/api/import', { bodyLimit: 20_000_000, config: perMinute(20), onRequest: mayMake }, async ({ body, owner }) => {
      const { name, text } = checked(z.strictObject({ name: z.string().min(1).max(200), text: z.string().min(1) }), body);
      return tables.take(text, name, owner);
    });
  });
  app.post('/api/maker', { config: perMinute(20) }, async (request, reply) => {
    const { token } = checked(z.strictObject({ token: z.string().max(200) }), request.body);
    if (!isToken(token)) return refuse('NO_MAKER', 'this link makes no tables; ask whoever runs this server for a new one');
    setCookie(request, reply, MAKER_COOKIE, token);
    return {};
  });
  app.post('/api/session', { config: perMinute(60) }, async (request, reply) => {
    const { secret } = checked(join, request.body);
    const row = (await store.seatBySecret(hashOf(secret))) ?? refuse('NOT_FOUND', 'this link opens no seat; ask the game master for a new one');
    if ((await settingsOf(row.table_id)).locked && row.kind !== 'gm') return refuse('LOCKED', 'the game master has locked the table');
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
    for (const secure of [true, false]) void reply.clearCookie(cookieName(secure, seatCookie(seat)), { path: '/', secure });
    return {};
  });
  app.delete<{ Params: { seat: string } }>('/api/seats/:seat/table', async (request) => {
    const row = await seatOf(request, request.params.seat);
    if (row.kind !== 'gm' && row.kind !== 'solo') return refuse('FORBIDDEN', 'the game master deletes the table');
    await tables.remove(row.table_id);
    log('info', 'table deleted', { table: row.table_id, seat: row.id });
    return {};
  });
  const files = new Map<string, number>();
  /** A file waits in memory until it was read, so an address has a few at a time, and who reads nothing is hung up. @throws Refused */
  const onTheirWay = ({ ip }: FastifyRequest, { raw }: FastifyReply): void => {
    // It hung up already.
    if (raw.destroyed) return;
    const network = networkOf(ip);
    const many = files.get(network) ?? 0;
    if (many >= MOST_FILES) return refuse('TOO_MANY', 'too many files are on their way to this address; try again when they have arrived');
    files.set(network, many + 1);
    raw.setTimeout(patience, () => raw.destroy());
    raw.on('close', () => {
      const left = files.get(network)! - 1;
      if (left > 0) files.set(network, left);
      else files.delete(network);
    });
  };
  for (const { what, type, file } of EXPORTS) {
    app.get<{ Params: { seat: string } }>(`/api/seats/:seat/${what}`, async (request, reply) => {
      const row = await seatOf(request, request.params.seat);
      // Each holds everything, so it is for those who may see everything; the log for all once the dice are disclosed.
      if (row.kind !== 'gm' && !(what === 'log' && (await settingsOf(row.table_id)).disclosed))
        return refuse('FORBIDDEN', `the ${what} is for the game master${what === 'log' ? ' until the dice are disclosed' : ''}`);
      onTheirWay(request, reply);
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${file}"`)
        .send(await tables.exported({ table: row.table_id, seat: row.id }, what, row.kind === 'gm' || row.kind === 'solo'));
    });
  }
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
      enter: (_at: At, connection) => {
        connections.set(++lastConnection, connection);
        return lastConnection;
      },
      leave: (number) => void connections.delete(number),
      clock: () => since + steady(),
      stillGood: async () => {
        // Nobody else ends sessions, so what was good stays so but for its age.
        if (looked.endings === store.endings && performance.now() - looked.at < LOOKED_FOR) return true;
        const now = { at: performance.now(), endings: store.endings };
        const isGood = (await sessionOf(request, request.params.seat)) !== undefined;
        if (isGood) looked = now;
        return isGood;
      },
      counted: (code) => requests.inc({ code }),
      came: (close) => {
        // Before it counts: else any site that somebody visits could use up the connections of that address.
        if (!hosts.isOurPage(request)) return refuse('ORIGIN', 'connections come from the pages of this table only');
        visit = visits.come(request.ip, close);
        open.set(visits.count);
      },
      gone: () => {
        if (visit !== null) visits.go(visit);
        open.set(visits.count);
      },
      log,
      burst: options.burst ?? 40,
      perSecond: options.perSecond ?? 15,
      heartbeat: options.heartbeat ?? 12_000,
    });
  };
  app.route<{ Params: { seat: string } }>({
    method: 'GET',
    url: '/api/seats/:seat/socket',
    wsHandler: enter,
    handler: () => refuse('NO_UPGRADE', 'this connection lets no WebSocket through: a proxy in between must pass the Upgrade header on'),
  });
  if (options.pages !== null && existsSync(options.pages)) {
    await app.register(fastifyStatic, { root: options.pages, cacheControl: false, index: ['index.html'] });
    for (const path of ['/j', '/m', '/t/*', '/r/*']) app.get(path, (_request, reply) => reply.sendFile('index.html'));
  }
  await keeper.sweep();
  const stop = async (): Promise<void> => {
    keeper.stop();
    await tables.close();
    // Whoever does not say farewell is not waited for.
    const late = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, FAREWELL);
    await app.close();
    clearTimeout(late);
    await store.close();
  };
  return { app, tables, own, close: stop };
}

/** What of a table can be had as a file. */
const EXPORTS: readonly { readonly what: Export; readonly type: string; readonly file: string }[] = [
  { what: 'log', type: 'application/jsonl', file: 'fight.jsonl' },
  { what: 'encounter', type: 'application/json', file: 'encounter.json' },
  { what: 'table', type: 'application/json', file: 'table.json' },
];

/** All open sockets. Those that ask for a WebSocket where there is none are hung up: nobody else would end them. */
function socketsOf({ server }: FastifyInstance): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.prependListener('upgrade', ({ url }: IncomingMessage, socket: Socket) => {
    if (!/^\/api\/seats\/[\w.-]+\/socket$/.test(url ?? '')) socket.destroy();
  });
  return sockets;
}

/** A connection that is gone already. */
const NOBODY: Connection = { send: () => undefined, close: () => undefined };

/** The packs of all ready fights by the hash of their content: the only ones that a log may name. */
export function knownPacksOf({ ruleSets, fights }: Library): Map<string, string> {
  const all = fights.flatMap(({ packs = {} }) => Object.entries(packs));
  return new Map(all.map(([name, text]) => [readPack(text, name, ruleSets).mark.hash, text]));
}

/** Whether JSON is one object of two strings at most. To parse 20 MB of nested lists would hold up all tables for seconds. */
function isFlat(json: string): boolean {
  let opened = 0;
  let quotes = 0;
  for (let i = 0; i < json.length; i++) {
    const char = json[i];
    if (char === '"') quotes++;
    else if (quotes % 2 === 1) i += char === '\\' ? 1 : 0;
    else if (char === '{' || char === '[') opened++;
    if (opened > 1 || quotes > 8) return false;
  }
  return true;
}

function checked<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return refuse('BAD_REQUEST', `${issue.path.join('.') || 'the body'}: ${issue.message}`);
}

/**
 * Browsers keep secure cookies from this machine even without TLS; in a plain local network there are none. Of TLS that a
 * proxy in front of the server speaks the page's origin tells, which is looked at before.
 */
function isSecure({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin?.startsWith('https:') === true || isLoopback(host);
}

/** One cookie per seat, so that the links of several seats can be open in one browser. */
const seatCookie = (seat: string): string => `seat-${seat}`;
const cookieName = (secure: boolean, name: string): string => `${secure ? '__Host-' : ''}${name}`;

function tokenOf({ cookies }: FastifyRequest, seat: string): string | undefined {
  return cookies[cookieName(true, seatCookie(seat))] ?? cookies[cookieName(false, seatCookie(seat))];
}

function setCookie(request: FastifyRequest, reply: FastifyReply, name: string, token: string): void {
  const secure = isSecure(request);
  void reply.setCookie(cookieName(secure, name), token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: 180 * 86_400 });
}

/** The first screen: every ready fight as its board stands at the beginning. */
function readyFights({ ruleSets, fights }: Library): ReadyFight[] {
  return fights.map(({ file, text, packs = {} }) => {
    const encounter = readEncounter(text, file, ruleSets, packsOf(packs));
    const view = Runner.still(encounter.rules, encounter.state);
    return { id: file, ...picture({ ruleSet: encounter.ruleSet, view }, encounter.title, encounter.sides) };
  });
}
