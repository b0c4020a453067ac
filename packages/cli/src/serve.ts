import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, relative } from 'node:path';
import { BOOKS, RULESETS } from '@riposte/books';
import { type Founded, type Library, makeServer, openStore, type Ready, type RuleText, type Server } from '@riposte/table';
import { readyFights, shortPath } from './home.ts';
import { ledger, ruling } from './ledger.ts';
import { readBeside } from './open.ts';
import { InputError } from './outcome.ts';
import { print } from './print.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly origin: readonly string[];
  readonly verbose?: boolean;
}

/** Everything that comes with Riposte, as the server needs it. */
export function library(): Library {
  const paths = BOOKS.flatMap((book) => readyFights(book.ruleset.id));
  return { books: BOOKS, fights: paths.map(readyFight), rule: ruleText };
}

/** A ready fight with its packs, all of it read before anybody comes. */
function readyFight(path: string): Ready {
  const text = readFileSync(path, 'utf8');
  const { packs = [] } = JSON.parse(text) as { readonly packs?: readonly string[] };
  return { file: shortPath(path), text, packs: Object.fromEntries(packs.map((name) => [name, readBeside(name, path)])) };
}

function ruleText(ruleset: string, id: string): RuleText | null {
  // A path from outside: only what is known is read.
  const entry = RULESETS.includes(ruleset) ? (ledger(ruleset).find((one) => one.id === id) ?? ruling(ruleset, id)) : null;
  if (entry === null) return null;
  return { id, section: entry.section, kind: entry.kind, text: entry.rule, status: entry.status ?? '', ruling: entry.ambiguity ?? entry.undefined ?? null };
}

/** Where the built pages are: beside the sources, or in the installed package. */
export function pagesFolder(): string | null {
  const places = [join(import.meta.dirname, '../../web/dist'), join(import.meta.dirname, '../pages')];
  return places.find((one) => existsSync(join(one, 'index.html'))) ?? null;
}

/** Serves tables until it is told to stop. @throws InputError, StoreError */
export async function serve({ port, host, data, origin, verbose }: ServeOptions): Promise<void> {
  mkdirSync(data, { recursive: true });
  const pages = pagesFolder();
  if (pages === null) throw new InputError('the pages are not built; run: npm start');
  const store = await openStore(join(data, 'riposte.db'));
  const log = (line: string): void => void (verbose === true && process.stderr.write(`${line}\n`));
  const near = (): readonly string[] => (host === '0.0.0.0' ? neighbours(at) : []);
  const threads = { module: new URL('./table-thread.js', import.meta.url) };
  const server = await makeServer({ store, library: library(), pages, log, near, threads, ...(origin.length > 0 ? { origins: origin } : {}) });
  const at: number = await listen(server, port, host);
  const address = `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${at}`;
  print(`Riposte is open at ${address}\n`);
  const fight = library().fights[0];
  if (fight !== undefined) print(links(await server.tables.found(fight, 'table'), [address, ...near()]));
  print(`Tables are kept in ${relative(process.cwd(), data) || '.'}. Stop with Ctrl-C; nothing is lost.`);
  await stopped();
  await server.close();
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    await server.app.listen({ port, host });
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    await server.close();
    throw new InputError(code === 'EADDRINUSE' ? `port ${port} is taken; name another: --port ${port + 1}` : `cannot listen on ${host}:${port} (${code})`);
  }
  const address = server.app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** Addresses of this machine in its local networks. */
function neighbours(port: number): string[] {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  return all.filter((one) => one.family === 'IPv4' && !one.internal).map((one) => `http://${one.address}:${port}`);
}

/** A line for each seat: whose it is and its link. */
export function seatRows({ links: seats }: Founded, address: string): string[] {
  return seats.map(({ name, kind, path }) => `  ${(kind === 'player' ? `player ${name}` : name).padEnd(22)} ${address}${path}`);
}

function links(founded: Founded, addresses: readonly string[]): string {
  const near = addresses.length > 1 ? [`  From other devices put ${addresses.slice(1).join(' or ')} in place of ${addresses[0]}.`] : [];
  return [`A table is ready: ${founded.title}. Each link is a seat, so give each person their own.`, ...seatRows(founded, addresses[0]), ...near, ''].join(
    '\n',
  );
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
