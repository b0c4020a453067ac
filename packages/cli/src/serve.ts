import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, relative } from 'node:path';
import { allRuleSets, ruleSetIds } from '@riposte/rule-sets';
import {
  type Founded,
  hookAddress,
  isPostgres,
  type Library,
  type Makers,
  makeServer,
  networksIn,
  openStore,
  type Ready,
  type RuleText,
  type Server,
  type ServerOptions,
  shownPlace,
  unusable,
} from '@riposte/server';
import { lessonFiles, readyFights, shortPath } from './home.ts';
import { ledger, ruling, whyNotIgnored } from './ledger.ts';
import { readBeside } from './open.ts';
import { InputError } from './outcome.ts';
import { placeOf } from './place.ts';
import { print } from './print.ts';
import { release } from './release.ts';
import { playableScenarios, toldScenario } from './rule-scenarios.ts';
import { ruleBook } from './rules.ts';
import { makeFolder } from './save.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** Address of the PostgreSQL database that keeps the tables; absent = a file in the folder does. */
  readonly database?: string;
  /** Path under which the proxy reaches this very server, where several share a database. */
  readonly address?: string;
  /** Addresses at which pages are opened beside those of this machine. */
  readonly publicUrl: readonly string[];
  /** Addresses of proxies, with commas between. */
  readonly trustProxy?: string;
  /** Who may make tables; default: people at this machine, and behind a public address those who have a token. */
  readonly tables?: Makers;
  readonly maker?: readonly string[];
  readonly mostTables?: number;
  readonly mostMegabytes?: number;
  readonly mostPictures?: number;
  readonly mostWorkshopMegabytes?: number;
  readonly mostLines?: number;
  readonly mostWorkshopTables?: number;
  readonly mostPictureMegabytes?: number;
  readonly keepDays: number;
  readonly keepFinishedDays?: number;
  /** Told of every table whose turn it is. */
  readonly webhook?: string;
  readonly tableWebhooks?: boolean;
  /** Networks with commas between. */
  readonly webhookNetworks?: string;
  /** Lets other machines read the figures. */
  readonly metricsToken?: string;
  readonly verbose?: boolean;
}

/** Everything that comes with Riposte, as the server needs it. */
export async function library(): Promise<Library> {
  const paths = ruleSetIds().flatMap(readyFights);
  const lessons = ruleSetIds().flatMap(lessonFiles).map(readyFight);
  return {
    ruleSets: await allRuleSets(),
    fights: paths.map(readyFight),
    lessons,
    rule: ruleText,
    rules: ruleBook,
    scenarios: playableScenarios,
    told: toldScenario,
    whyNotIgnored,
  };
}

/** A ready fight with its packs, all of it read before anybody comes. */
function readyFight(path: string): Ready {
  const text = readFileSync(path, 'utf8');
  const { packs = [] } = JSON.parse(text) as { readonly packs?: readonly string[] };
  return { file: shortPath(path), text, packs: Object.fromEntries(packs.map((name) => [name, readBeside(name, path)])) };
}

function ruleText(ruleset: string, id: string): RuleText | null {
  // A path from outside: only what is known is read.
  const entry = ruleSetIds().includes(ruleset) ? (ledger(ruleset).find((rule) => rule.id === id) ?? ruling(ruleset, id)) : null;
  if (entry === null) return null;
  return { id, section: entry.section, kind: entry.kind, text: entry.rule, status: entry.status ?? '', ruling: entry.ambiguity ?? entry.undefined ?? null };
}

/** Where the built pages are: beside the sources, or in the installed package. */
function pagesFolder(): string | null {
  const places = [join(import.meta.dirname, '../../web/dist'), join(import.meta.dirname, '../pages')];
  return places.find((place) => existsSync(join(place, 'index.html'))) ?? null;
}

/** @throws InputError for what no server can be started with, whatever the machine is */
export function mustBeServable(options: ServeOptions): void {
  const { publicUrl, trustProxy, address, maker, metricsToken } = options;
  publicUrl.forEach(mustBeOrigin);
  if (trustProxy !== undefined) mustBeAddresses(trustProxy);
  if (address !== undefined && !/^\/n\/[\w-]{1,40}$/.test(address))
    throw new InputError(`--address must be a path of the proxy to this server, such as /n/a, not ${JSON.stringify(address)}.`);
  mustBeHook(options);
  if (maker?.some((token) => token.length < SHORTEST_TOKEN)) throw new InputError(`--maker needs a token of at least ${SHORTEST_TOKEN} characters.`);
  if (metricsToken !== undefined && metricsToken.length < SHORTEST_TOKEN)
    throw new InputError(`--metrics-token needs a token of at least ${SHORTEST_TOKEN} characters.`);
}

/** Serves tables until it is stopped. @throws InputError, StoreError */
export async function serve(options: ServeOptions): Promise<void> {
  const { data, host, publicUrl, maker } = options;
  mustBeServable(options);
  const pages = pagesFolder();
  if (pages === null) throw new InputError('The pages are not built. Run: npm start');
  const place = placeOf(options);
  if (!isPostgres(place)) makeFolder(data);
  const store = await openStore(place);
  const tokens = maker ?? [randomBytes(16).toString('base64url')];
  const shelf = await library();
  let port = 0;
  const near = (): readonly string[] => (isForAll(host) ? neighbours(port) : []);
  let server: Server | null = null;
  try {
    // Heard from the beginning: what is being written when Ctrl-C comes is still written.
    const stop = stopped();
    const threads = { module: new URL('./table-thread.js', import.meta.url) };
    const farm = isPostgres(place) ? { farm: { address: place, release: release() } } : {};
    server = await makeServer({ ...serverOptions(options), ...farm, store, library: shelf, pages, near, threads, makerTokens: tokens });
    port = await listen(server, options.port, host);
    const name = isForAll(host) || host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
    const address = `http://${name}:${port}`;
    print(`Riposte is open at ${[address, ...publicUrl].join(' and ')}\n`);
    // Who sets tokens makes tables with them; what a service prints is kept, and no place for links to seats.
    const fight = maker === undefined ? shelf.fights[0] : undefined;
    if (fight !== undefined) print(links(await server.tables.found(fight, 'table'), [publicUrl[0] ?? address, ...near()]));
    if (maker === undefined && options.tables !== 'anyone' && (publicUrl.length > 0 || name !== 'localhost' || isForAll(host)))
      print(`Others can open tables of their own with this link until the server stops: ${publicUrl[0] ?? near()[0] ?? address}/m#${tokens[0]}\n`);
    if (maker !== undefined) print(`Make tables at ${publicUrl[0] ?? address}/m# followed by one of your tokens.\n`);
    print(`Tables are kept in ${isPostgres(place) ? shownPlace(place) : relative(process.cwd(), data) || '.'}. Stop with Ctrl-C; nothing is lost.`);
    await stop;
  } catch (thrown) {
    throw String((thrown as { code?: string }).code).startsWith('SQLITE') ? unusable(place, thrown) : thrown;
  } finally {
    // A server that cannot serve must not stay and answer.
    await (server ?? store).close();
  }
}

const SHORTEST_TOKEN = 16;
const MEGABYTE = 1_000_000;

function serverOptions({
  address,
  publicUrl,
  trustProxy,
  tables,
  mostTables,
  mostMegabytes,
  mostPictures,
  mostWorkshopMegabytes,
  mostLines,
  mostWorkshopTables,
  mostPictureMegabytes,
  keepDays,
  keepFinishedDays,
  webhook,
  tableWebhooks,
  webhookNetworks,
  metricsToken,
  verbose,
}: ServeOptions): Omit<ServerOptions, 'store' | 'library' | 'pages'> {
  return {
    publicUrls: publicUrl,
    ...(address === undefined ? {} : { address }),
    ...(trustProxy === undefined ? {} : { trustProxy }),
    // To a server behind a proxy everybody may seem to sit at this machine.
    makers: tables ?? (publicUrl.length > 0 ? 'token' : 'here'),
    quota: {
      ...(mostTables === undefined ? {} : { tables: mostTables }),
      ...(mostMegabytes === undefined ? {} : { bytes: mostMegabytes * MEGABYTE }),
      ...(mostLines === undefined ? {} : { lines: mostLines }),
    },
    workshop: {
      ...(mostPictures === undefined ? {} : { pictures: mostPictures }),
      ...(mostPictureMegabytes === undefined ? {} : { pictureBytes: mostPictureMegabytes * MEGABYTE }),
      ...(mostWorkshopTables === undefined ? {} : { tables: mostWorkshopTables }),
      ...(mostWorkshopMegabytes === undefined ? {} : { bytes: mostWorkshopMegabytes * MEGABYTE }),
    },
    keepDays,
    keepFinishedDays: keepFinishedDays ?? 0,
    webhooks: {
      all: webhook === undefined ? null : { url: webhook, secret: process.env.RIPOSTE_WEBHOOK_SECRET ?? '' },
      ofTables: tableWebhooks ?? false,
      allowed: webhookNetworks === undefined ? [] : networksIn(webhookNetworks),
    },
    ...(metricsToken === undefined ? {} : { metricsToken }),
    // What is wrong is always said.
    log: (line) => void ((verbose === true || line.startsWith('{"level":"error"')) && process.stderr.write(`${line}\n`)),
  };
}

/** @throws InputError */
function mustBeOrigin(url: string): void {
  const isGood = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && new URL(url).origin === url.replace(/\/$/, '');
  if (!isGood) throw new InputError(`--public-url must be an address without a path, such as https://table.example, not ${JSON.stringify(url)}.`);
}

/** @throws InputError */
function mustBeHook({ webhook, webhookNetworks }: ServeOptions): void {
  try {
    if (webhook !== undefined) hookAddress(webhook);
  } catch {
    // Without the address in the message: it may hold a password.
    throw new InputError('--webhook must be an address such as https://example.org/turns, without a name and a password.');
  }
  if (webhook !== undefined && (process.env.RIPOSTE_WEBHOOK_SECRET ?? '').length < SHORTEST_TOKEN)
    throw new InputError(`--webhook needs a secret of at least ${SHORTEST_TOKEN} characters in the variable RIPOSTE_WEBHOOK_SECRET.`);
  try {
    if (webhookNetworks !== undefined) networksIn(webhookNetworks);
  } catch {
    throw new InputError(`--webhook-networks must be addresses or networks separated by commas, such as 10.1.0.0/16, not ${JSON.stringify(webhookNetworks)}.`);
  }
}

/** Names for the networks that proxies stand in most often. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** @throws InputError */
function mustBeAddresses(text: string): void {
  const bad = text.split(',').find((network) => !NETWORKS.includes(network) && !isNetwork(network));
  if (bad !== undefined)
    throw new InputError(`--trust-proxy must be addresses or networks separated by commas, such as loopback or 10.0.0.0/8, not ${JSON.stringify(bad)}.`);
}

/** An address, alone or with a length or a mask behind it. */
function isNetwork(text: string): boolean {
  const [address, mask, more] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  const isMask = mask === undefined || isIP(mask) === 4 || (/^\d+$/.test(mask) && Number(mask) >= 1 && Number(mask) <= bits);
  return isIP(address) !== 0 && isMask && more === undefined;
}

/** Whether all networks of this machine are listened to. */
const isForAll = (host: string): boolean => host === '0.0.0.0' || host === '::';

async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    await server.app.listen({ port, host });
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    throw new InputError(code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another: --port ${port + 1}` : `Cannot listen on ${host}:${port} (${code}).`);
  }
  const address = server.app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** Addresses of this machine in its local networks. */
function neighbours(port: number): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter((address) => address.family === 'IPv4' && !address.internal).map((address) => `http://${address.address}:${port}`);
}

/** A line for each seat: whose it is and its link. */
export function seatRows({ links: seats }: Founded, address: string): string[] {
  return seats.map(({ name, kind, path }) => `  ${(kind === 'player' ? `player ${name}` : name).padEnd(22)} ${address}${path}`);
}

function links(founded: Founded, addresses: readonly string[]): string {
  const near = addresses.length > 1 ? [`  On other devices use ${addresses.slice(1).join(' or ')} instead of ${addresses[0]}.`] : [];
  return [`A table is ready: ${founded.title}. Each link is a seat, so give each person their own.`, ...seatRows(founded, addresses[0]), ...near, ''].join(
    '\n',
  );
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
