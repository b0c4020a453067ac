import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyWebsocket from '@fastify/websocket';
import { FileError } from '@riposte/files';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Hosts, networkOf } from './hosts.ts';
import { hasNul } from './json.ts';
import { PerMinute } from './per-minute.ts';
import type { Refusal } from './protocol.ts';
import { isBusy, isDisk, Refused, refusal, refuse } from './refusal.ts';
import type { Log } from './server-context.ts';

/** Refusals that are not the fault of the request. */
const STATUS: ReadonlyMap<string, number> = new Map([
  ['NOT_FOUND', 404],
  ['FORBIDDEN', 403],
  ['NO_UPGRADE', 426],
  ['NO_MAKER', 403],
  ['NO_WORKSHOP', 403],
  ['CONFLICT', 409],
  ['QUOTA', 403],
  ['TOO_MANY', 429],
  ['BUSY', 503],
]);

/** What all requests have in common. */
export interface HttpOptions {
  /** Path under which a proxy reaches this very server; empty = it has none. */
  readonly address: string;
  readonly hosts: Hosts;
  readonly trustProxy: string | false;
  /** Milliseconds in which a request has to be here whole. */
  readonly patience: number;
  /** Requests a minute of one address. */
  readonly perMinute: number;
  readonly log: Log;
  /** Called for each refusal. */
  readonly refused: (code: string) => void;
}

/** How many parts of pages are allowed for each request a minute. */
const PARTS = 10;

/** The application without its routes: which hosts it accepts, the headers of every answer, how it refuses. Also gives its open sockets. */
export async function makeApp({ address, hosts, trustProxy, patience, perMinute, log, refused }: HttpOptions): Promise<{
  readonly app: FastifyInstance;
  readonly sockets: ReadonlySet<Socket>;
}> {
  const app = fastify({
    bodyLimit: 64 * 1024,
    trustProxy,
    rewriteUrl: ({ url = '/' }) => (address !== '' && url.startsWith(`${address}/`) ? url.slice(address.length) : url),
    forceCloseConnections: true,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    requestTimeout: patience,
    frameworkErrors: (_thrown, _request, reply) => void (reply as unknown as FastifyReply).code(400).send(refusal('bad-address')),
    http: { headersTimeout: Math.min(patience, 20_000), requestTimeout: patience, connectionsCheckingInterval: Math.min(patience, 5000) },
  });
  await withHeaders(app, hosts);
  const sockets = socketsOf(app, address);
  const tooMany = (_request: FastifyRequest, { ttl }: { readonly ttl: number }) =>
    new Refused(refusal('too-many-requests', { seconds: Math.ceil(ttl / 1000) }));
  // A client that has disconnected has no address any more.
  const addressOf = ({ ip }: { readonly ip: string | undefined }): string => (ip === undefined ? '' : networkOf(ip));
  // A page has many parts, and a whole club may sit behind one address.
  const isPart = ({ url }: FastifyRequest): boolean => !url.startsWith('/api/');
  await app.register(fastifyRateLimit, {
    max: (request) => (isPart(request) ? PARTS * perMinute : perMinute),
    timeWindow: 60_000,
    store: PerMinute,
    errorResponseBuilder: tooMany,
    keyGenerator: (request) => `${addressOf(request)}${isPart(request) ? ' parts' : ''}`,
  });
  await app.register(fastifyCookie);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, jsonParser(app));
  await app.register(fastifyWebsocket, { options: { maxPayload: 16 * 1024 } });
  onlyFromOurPages(app, hosts);
  refusing(app, log, refused);
  return { app, sockets };
}

async function withHeaders(app: FastifyInstance, hosts: Hosts): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
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
    // Browsers must not insist on TLS in a local network, which has none.
    hsts: hosts.isPublicByTls ? { maxAge: 180 * 86_400, includeSubDomains: false } : false,
  });
}

/** Reads a JSON body and refuses what could not be stored. */
export function jsonParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: string, done: (error: Error | null, body?: unknown) => void): void => {
    if (hasNul(body)) done(new Refused({ code: 'BAD_REQUEST', text: 'the body: expected text without the character NUL' }));
    else void parse(request, body, done);
  };
}

function onlyFromOurPages(app: FastifyInstance, hosts: Hosts): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!hosts.isOurs(request)) return reply.code(421).send(refusal('other-host'));
    if (request.url.includes('%00')) return reply.code(400).send(refusal('bad-address'));
    if (request.method !== 'GET' && request.method !== 'HEAD' && !hosts.isOurPage(request)) return reply.code(403).send(refusal('only-our-pages-ask'));
    return undefined;
  });
}

/** All refusals have one form: a code, an English sentence, and what a page needs to translate it. */
function refusing(app: FastifyInstance, log: Log, refused: HttpOptions['refused']): void {
  app.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request;
    // Someone who mistyped an address is shown a page that says so; programs get the sentence alone.
    const isPage = method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
    if (isPage && app.hasReplyDecorator('sendFile')) return reply.code(404).sendFile('index.html');
    return refuse('no-such-address');
  });
  app.setErrorHandler((thrown: Error & { statusCode?: number }, request, reply) => {
    const { status, why } = answerTo(thrown);
    const { code } = why;
    refused(code);
    if (code === 'FAULT' || code === 'STORAGE_FAILED') log('error', 'fault', { route: request.routeOptions.url, error: String(thrown.stack) });
    return reply.code(status).send(why);
  });
}

/** The answer to a request that threw an error. */
function answerTo(thrown: Error & { readonly statusCode?: number }): { readonly status: number; readonly why: Refusal } {
  const { statusCode: status, message: text } = thrown;
  if (thrown instanceof Refused) return { status: STATUS.get(thrown.code) ?? 400, why: thrown.why };
  if (status === 413) return { status, why: refusal('body-too-large') };
  if (status !== undefined && status < 500) return { status, why: { code: 'BAD_REQUEST', text } };
  if (thrown instanceof FileError) return { status: 400, why: { code: 'BAD_INPUT', text } };
  if (isBusy(thrown)) return { status: 503, why: refusal('database-busy') };
  if (isDisk(thrown)) return { status: 503, why: refusal('disk-failed') };
  return { status: 500, why: refusal('fault') };
}

/** All open sockets. Requests for a WebSocket at a wrong address are closed, because nothing else would end them. */
function socketsOf({ server }: FastifyInstance, address: string): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.prependListener('upgrade', ({ url }: IncomingMessage, socket: Socket) => {
    const path = url?.startsWith(`${address}/`) === true ? url.slice(address.length) : (url ?? '');
    if (!/^\/api\/seats\/[\w.-]+\/socket$/.test(path)) socket.destroy();
  });
  return sockets;
}

/** The body of a request. @throws Refused */
export function checked<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refused({ code: 'BAD_REQUEST', text: `${issue.path.join('.') || 'the body'}: ${issue.message}` });
}
