import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { openLog } from '@riposte/files';
import { RULE_SETS } from '@riposte/rule-sets';
import pg from 'pg';
import { expect } from 'vitest';
import { type Founded, openStore, type Reply } from '../src/index.ts';
import { type Balancer, balance } from './balancer.ts';
import { Page, post, secretOf } from './harness.ts';
import { freePort, type PostgresServer } from './postgres-server.ts';

const root = join(import.meta.dirname, '../../..');
const ENCOUNTER = join(root, 'encounters/sea-of-shadows/duel-at-dawn.json');

/** Milliseconds that a page waits for its table to be opened. */
const OPENING = 10_000;

const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Times of leases that are a fifth of the usual ones, so that many faults fit into a run. */
export const SHORT = { holds: 3000, renew: 1000, sure: 2000 };

/** A line to the database that can be cut without either side being told. */
export class Line {
  readonly port: number;
  readonly #open: Set<Socket>;
  isDead = false;

  private constructor(port: number, open: Set<Socket>) {
    this.port = port;
    this.#open = open;
  }

  /** @param from Address at which it is reached */
  static async to(port: number, host = '127.0.0.1', from = '127.0.0.1'): Promise<Line> {
    const open = new Set<Socket>();
    const server = createServer((near) => {
      const far = connect(port, host);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ]) {
        open.add(one);
        one.on('data', (data) => void other.write(data));
        one
          .on('error', () => other.destroy())
          .on('close', () => {
            open.delete(one);
            if (!line.isDead) other.destroy();
          });
        if (line.isDead) one.pause();
      }
    });
    await new Promise<void>((done) => server.listen(0, from, done));
    server.unref();
    const line = new Line((server.address() as AddressInfo).port, open);
    return line;
  }

  /** Nothing goes through any more, and nobody hears of it. */
  die(): void {
    this.isDead = true;
    for (const one of this.#open) one.pause();
  }

  /** Nothing goes through the connections of now any more; later ones are as good as ever. */
  dieForThose(): void {
    this.die();
    this.isDead = false;
  }

  mend(): void {
    this.isDead = false;
    for (const one of this.#open) one.resume();
  }
}

/** One server process behind the balancer. */
interface House {
  readonly address: string;
  readonly port: number;
  readonly line: Line;
  /** The network of its own in which it stands; null = that of this machine. */
  readonly space: Namespace | null;
  /** The port on which it listens there. */
  readonly inner: number;
  child: ChildProcess;
}

/** Why no process can have a network of its own here; null = it can. */
export const WHY_NO_NAMESPACES: string | null = ((): string | null => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it takes Linux and root';
  const name = `riposte-try-${process.pid}`;
  const tries = [
    ['ip', 'netns', 'add', name],
    ['ip', 'link', 'add', `rt${process.pid}`, 'type', 'veth', 'peer', 'name', 'there', 'netns', name],
    ['ip', 'netns', 'exec', name, 'iptables', '-L', '-n'],
  ];
  const failed = tries.find(([program, ...args]) => spawnSync(program, args).status !== 0);
  spawnSync('ip', ['netns', 'del', name]);
  return failed === undefined ? null : `"${failed.join(' ')}" fails`;
})();

/** A network of its own, with one line to that of this machine. */
class Namespace {
  readonly #name: string;
  readonly #device: string;
  readonly outside: string;
  readonly inside: string;

  constructor(n: number) {
    this.#name = `riposte-${process.pid}-${n}`;
    this.#device = `rf${process.pid}-${n}`;
    const net = `10.231.${process.pid % 250}.${4 * n}`.replace(/\d+$/, '');
    [this.outside, this.inside] = [`${net}${4 * n + 1}`, `${net}${4 * n + 2}`];
    ip('netns', 'add', this.#name);
    ip('link', 'add', this.#device, 'type', 'veth', 'peer', 'name', 'there', 'netns', this.#name);
    ip('addr', 'add', `${this.outside}/30`, 'dev', this.#device);
    ip('link', 'set', this.#device, 'up');
    ip('-n', this.#name, 'addr', 'add', `${this.inside}/30`, 'dev', 'there');
    ip('-n', this.#name, 'link', 'set', 'there', 'up');
    ip('-n', this.#name, 'link', 'set', 'lo', 'up');
  }

  /** What a command line begins with that runs inside. */
  get enter(): readonly string[] {
    return ['ip', 'netns', 'exec', this.#name];
  }

  /** Drops all packets to and from a port outside, or lets them through again. */
  drop(port: number, on: boolean): void {
    const act = on ? '-A' : '-D';
    for (const [chain, side] of [
      ['OUTPUT', '--dport'],
      ['INPUT', '--sport'],
    ])
      ip('netns', 'exec', this.#name, 'iptables', act, chain, '-p', 'tcp', side, String(port), '-j', 'DROP');
  }

  remove(): void {
    spawnSync('ip', ['netns', 'del', this.#name]);
    spawnSync('ip', ['link', 'del', this.#device]);
  }
}

function ip(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('ip', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`);
}

/** The servers of a test, on one database. */
export class Street {
  readonly balancer: Balancer;
  readonly houses: House[] = [];
  readonly database: string;
  readonly #lease: object | null;

  private constructor(balancer: Balancer, database: string, lease: object | null) {
    this.balancer = balancer;
    this.database = database;
    this.#lease = lease;
  }

  /** @param lease Times of leases; null = the command as it is, with the usual ones */
  static async of(count: number, database: string, lease: object | null): Promise<Street> {
    const street = new Street(await balance([]), database, lease);
    // The tables are made once, by one.
    await (await openStore(database)).close();
    for (let n = 0; n < count; n++) {
      const space = n === 0 && WHY_NO_NAMESPACES === null && lease !== null ? new Namespace(n) : null;
      const inner = await freePort();
      const line = await Line.to(Number(new URL(database).port), '127.0.0.1', space?.outside);
      const port = space === null ? inner : (await Line.to(inner, space.inside)).port;
      const house: House = { address: `/n/${'abcdefgh'[n]}`, port, line, space, inner, child: null as never };
      street.houses.push(house);
      street.balancer.servers.set(house.address, house.port);
      await street.open(house);
    }
    return street;
  }

  async open(house: House): Promise<void> {
    const url = new URL(this.database);
    url.port = String(house.line.port);
    const { inner: port, address, space } = house;
    url.hostname = space?.outside ?? '127.0.0.1';
    // By which the database knows who writes.
    url.searchParams.set('application_name', address);
    const base = this.balancer.base;
    const command = ['serve', '--database', url.href, '--port', String(port), '--address', address, '--public-url', base, '--tables', 'anyone'];
    const options = { port, host: space?.inside ?? '127.0.0.1', address, publicUrls: [base], makers: 'anyone', lease: this.#lease };
    const args =
      this.#lease === null
        ? [join(root, 'packages/cli/dist/main.js'), ...command]
        : [join(import.meta.dirname, 'killed.mjs'), url.href, ENCOUNTER, JSON.stringify(options)];
    const [program, ...all] = [...(space?.enter ?? []), process.execPath, ...args];
    house.child = spawn(program, all, { stdio: ['ignore', 'pipe', 'inherit'] });
    const said = once(house.child.stdout!, 'data');
    await Promise.race([said, once(house.child, 'exit').then(() => Promise.reject(new Error(`the server ${house.address} ended`)))]);
  }

  /** Ends a process as the signal does, and opens another at its place. */
  async replace(house: House, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const gone = once(house.child, 'exit');
    house.child.kill(signal);
    await gone;
    await this.open(house);
  }

  async stop(): Promise<void> {
    for (const { child, space } of this.houses) {
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      space?.remove();
    }
    await this.balancer.stop();
  }
}

/** The game master of a table who goes on by all means, and remembers what was acknowledged. */
export class Stubborn {
  readonly name: string;
  readonly founded: Founded;
  /** What was acknowledged, by the id of the command, in order. */
  readonly acknowledged = new Map<string, { readonly say: object; readonly reply: Reply }>();
  /** What was said and had no answer, or was refused. */
  readonly said: string[] = [];
  /** What frames told of. */
  readonly seen = new Set<string>();
  /** Milliseconds of the clock of the process at which the last was acknowledged. */
  lastAt = 0;
  at = '';
  /** The same of when another server was named, and of when the table was opened there. */
  movedAt = 0;
  openedAt = 0;
  /** What it does or waits for, for whoever asks why it does not go on. */
  doing = 'begins';
  readonly #base: string;
  readonly #cookie: string;
  readonly #seat: string;
  readonly #rest: number;
  #ends = false;
  #n = 0;
  playing: Promise<void> = Promise.resolve();

  private constructor(name: string, base: string, founded: Founded, seat: string, cookie: string, rest: number) {
    this.name = name;
    this.#rest = rest;
    this.#base = base;
    this.founded = founded;
    this.#seat = seat;
    this.#cookie = cookie;
  }

  /** @param rest Milliseconds between two things that are said */
  static async sit(base: string, name: string, fight = 'fight.json', rest = 20): Promise<Stubborn> {
    const founded = (await post(base, '/api/tables', { fight, mode: 'table' })).body as unknown as Founded;
    const { body, cookie } = await post(base, '/api/session', { secret: secretOf(founded.links[0].path) });
    const one = new Stubborn(name, base, founded, body.seat, cookie, rest);
    one.playing = one.#play();
    return one;
  }

  async stop(): Promise<void> {
    this.#ends = true;
    await this.playing;
  }

  /** As a page does: asks where its table is, opens the connection there, and comes again when it closes. */
  async #play(): Promise<void> {
    let wait = 100;
    let open: { readonly id: string; readonly say: object } | null = null;
    while (!this.#ends || open !== null) {
      const page = await this.#open();
      if (page === null) {
        await sleep(wait * (0.5 + Math.random()));
        wait = Math.min(1000, wait * 2);
        continue;
      }
      wait = 100;
      try {
        while ((!this.#ends || open !== null) && page.closed === null) {
          open ??= this.#next(page);
          const { id, say } = open;
          this.doing = `says ${id} at ${this.at}`;
          const reply = await within(page.say(say, id), 40_000);
          if (!reply.ok) this.doing = `was refused ${id} at ${this.at}: ${reply.code} ${reply.text}`;
          if (reply.ok) {
            this.acknowledged.set(id, { say, reply });
            this.lastAt = performance.now();
          }
          open = null;
          await sleep(this.#rest);
        }
      } catch (thrown) {
        // Closed: what was said last is said again.
        this.doing = `${this.doing}; ${(thrown as Error).message.slice(0, 300)}`;
      }
      for (const text of page.bytes) for (const [mark] of text.matchAll(/mark-\w+-\d+/g)) this.seen.add(mark);
      if (page.closed === null) await page.drop();
    }
  }

  async #open(): Promise<Page | null> {
    const headers = { cookie: this.#cookie };
    try {
      const answer = await fetch(`${this.#base}/api/seats/${this.#seat}/where`, { headers, signal: AbortSignal.timeout(3000) });
      if (!answer.ok) return this.#cannot(`asks where: ${answer.status} ${await answer.text()}`);
      const { at } = (await answer.json()) as { at: string };
      if (at !== this.at) this.movedAt = performance.now();
      this.at = at;
      const page = new Page(`${this.#base}${this.at}`, this.#seat, this.#cookie);
      const opened = page.open(null, { origin: this.#base }).then((there) => {
        this.openedAt = performance.now();
        return there;
      });
      return await within(opened, OPENING).catch(async (thrown: Error) => {
        opened.catch(() => undefined);
        if (page.closed === null) await page.drop();
        return this.#cannot(`comes to ${this.at}: ${thrown.message.slice(0, 300)}`);
      });
    } catch (thrown) {
      return this.#cannot(`asks where: ${(thrown as Error).message}`);
    }
  }

  #cannot(doing: string): null {
    this.doing = doing;
    return null;
  }

  #next({ scene }: Page): { readonly id: string; readonly say: object } {
    const n = this.#n++;
    const ways = scene.menu.acts.flatMap((act) => act.ways);
    const id = `${this.name}-command-${n}`;
    if (scene.question !== null) return { id, say: { do: 'answer', question: scene.question.number, choice: n % scene.question.choices.length } };
    if (n % 5 === 4 && scene.over === null && ways.length > 0) return { id, say: { do: 'act', menu: scene.menu.number, way: ways[n % ways.length].key } };
    const reason = `mark-${this.name}-${n}`;
    this.said.push(reason);
    return { id: `${this.name}-decree-${n}`, say: { do: 'decree', act: 'set', given: { of: 'Ilse', borrowed: n % 10, reason } } };
  }
}

function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return Promise.race([work, sleep(milliseconds).then(() => Promise.reject(new Error('too late')))]);
}

export type Fault = 'kill' | 'stop' | 'sleep' | 'cut' | 'partition' | 'drop' | 'slow' | 'stall' | 'restart' | 'clock';

/** What goes wrong, how long it takes to be over, and how it is mended. */
const FAULTS: Readonly<Record<Fault, (street: Street, house: House, server: PostgresServer) => Promise<void>>> = {
  /** A process is killed; another one takes its place at once. */
  kill: (street, house) => street.replace(house, 'SIGKILL'),
  /** An update: the process is asked to end. */
  stop: (street, house) => street.replace(house, 'SIGTERM'),
  /** A process sleeps over its leases and wakes up. */
  sleep: async (_street, { child }) => {
    child.kill('SIGSTOP');
    await sleep(SHORT.holds + 1500);
    child.kill('SIGCONT');
  },
  /** All connections to the database end at once. */
  cut: ({ database }) =>
    admin(database, 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()'),
  /** A process and the database hear nothing of each other any more. */
  partition: async (_street, { line }) => {
    line.die();
    await sleep(SHORT.holds + 1500);
    line.mend();
  },
  /** For a while the database takes nothing. */
  slow: ({ database }) => admin(database, 'begin; lock table lines in exclusive mode; select pg_sleep(1.2); commit'),
  /** It holds up everything for longer than leases last, their renewal too. */
  stall: ({ database }) => admin(database, 'begin; lock table lines, owners in exclusive mode; select pg_sleep(4); commit'),
  /** The packets between a server and the database are dropped, both ways. */
  drop: async ({ houses }) => {
    const { space, line } = houses.find((one) => one.space !== null)!;
    space!.drop(line.port, true);
    await sleep(SHORT.holds + 1500);
    space!.drop(line.port, false);
  },
  /** The clock of a server jumps by hours, and stays wrong. */
  clock: async (_street, { child }) => void child.kill('SIGUSR2'),
  restart: async (_street, _house, server) => {
    await server.pause();
    await sleep(500);
    await server.goOn();
  },
};

async function admin(database: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Servers that share the database. */
const SERVERS = 4;

/** The database notes who wrote each line, and under which number. */
const AUDIT = `
  create table written (table_id text, n integer, server text, epoch bigint, primary key (table_id, n));
  create function note_line() returns trigger language plpgsql as $$ begin
    insert into written select new.table_id, new.n, current_setting('application_name'), epoch from owners where table_id = new.table_id;
    return new;
  end $$;
  create trigger note_line after insert on lines for each row execute function note_line()`;

/** Under one number one server writes, and numbers only grow: no two owned a table at a time. */
async function mustHaveOneOwner(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ table_id: string; n: number; server: string; epoch: string }>('select * from written order by table_id, n');
  await client.end();
  const servers = new Map<string, string>();
  let [last, owners] = [rows[0], 0];
  for (const row of rows) {
    const key = `${row.table_id} ${row.epoch}`;
    if (!servers.has(key)) owners++;
    expect([key, servers.get(key) ?? row.server]).toEqual([key, row.server]);
    servers.set(key, row.server);
    if (row.table_id === last.table_id) expect(Number(row.epoch)).toBeGreaterThanOrEqual(Number(last.epoch));
    last = row;
  }
  process.stdout.write(
    `${rows.length} lines of ${new Set(rows.map(({ table_id }) => table_id)).size} tables, written by ${owners} owners one after the other.\n`,
  );
  expect(rows.length).toBeGreaterThan(0);
}

/**
 * Tables are played through so many faults, one after the other; behind each, every table goes on. Then the lines of the
 * database are asked what came of it.
 * @param until When no further fault begins, by the clock of the process
 * @returns Milliseconds until the last table went on, by the kind of fault
 */
export async function survivesFaults(
  server: PostgresServer,
  database: string,
  faults: readonly Fault[],
  lease: object,
  patience: number,
  until = Number.POSITIVE_INFINITY,
): Promise<Map<Fault, number[]>> {
  const street = await Street.of(SERVERS, database, lease);
  await admin(database, AUDIT);
  const times = new Map<Fault, number[]>();
  const people: Stubborn[] = [];
  try {
    // In a long run they say less: on a busy machine it would take longer than these short leases to open so long a log.
    const rest = faults.length > 20 ? 150 : undefined;
    for (const name of ['ann', 'ben', 'cat']) people.push(await Stubborn.sit(street.balancer.base, name, undefined, rest));
    await goOn(people, patience);
    for (const [n, fault] of faults.entries()) {
      if (performance.now() > until) break;
      // It hits where somebody plays.
      const house = street.houses.find(({ address }) => address === people[n % people.length].at) ?? street.houses[0];
      const start = performance.now();
      await Promise.all([FAULTS[fault](street, house, server), sleep(0)]);
      await goOn(people, patience, `${fault}, fault ${n}`);
      times.set(fault, [...(times.get(fault) ?? []), performance.now() - start]);
      process.stdout.write(`fault ${n + 1}, ${fault}: on after ${Math.round(performance.now() - start)} ms\n`);
    }
    for (const one of people) await one.stop();
  } finally {
    await street.stop();
  }
  const store = await openStore(database);
  try {
    for (const one of people) await mustBeWhole(one, store, [...times.values()].flat().length);
    await mustHaveOneOwner(database);
  } finally {
    await store.close();
  }
  return times;
}

/**
 * What people wait for when the command is stopped and when it is killed, with the usual times.
 * @returns Milliseconds until every table was opened first, and until it went on at the other server, with the parts of that in words
 */
export async function timesOfStops(database: string): Promise<Record<'first' | 'SIGTERM' | 'SIGKILL', number> & { readonly parts: readonly string[] }> {
  const street = await Street.of(2, database, null);
  const people: Stubborn[] = [];
  const times = { first: 0, SIGTERM: 0, SIGKILL: 0 };
  const parts: string[] = [];
  try {
    const fights = (await (await fetch(`${street.balancer.base}/api/fights`)).json()) as { readonly id: string }[];
    const { id } = fights.find((fight) => fight.id.includes('duel-at-dawn'))!;
    const opened = performance.now();
    for (const name of ['ann', 'ben', 'cat']) people.push(await Stubborn.sit(street.balancer.base, name, id, 150));
    await goOn(people, 60_000);
    times.first = performance.now() - opened;
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const house = street.houses.find(({ address }) => address === people[0].at)!;
      const gone = once(house.child, 'exit');
      const start = performance.now();
      // No proxy sends anybody there any more: its own check tells it, or whoever updates.
      street.balancer.servers.delete(house.address);
      house.child.kill(signal);
      await goOn(people, 60_000, signal);
      times[signal] = performance.now() - start;
      const last = (one: 'movedAt' | 'openedAt'): number => Math.round(Math.max(...people.map((person) => person[one])) - start);
      parts.push(`${signal}: another server named after ${last('movedAt')} ms, the last table opened after ${last('openedAt')} ms`);
      await gone;
      await street.open(house);
      street.balancer.servers.set(house.address, house.port);
    }
    for (const one of people) await one.stop();
  } finally {
    await street.stop();
  }
  const store = await openStore(database);
  try {
    for (const one of people) await mustBeWhole(one, store, 2);
  } finally {
    await store.close();
  }
  return { ...times, parts };
}

/** Processor time of a process so far, in milliseconds; Linux alone tells it of others. */
function cpuOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Tables that are played while the cost of a move is measured; moves of each process until its code is compiled, and those that count. */
const COST = { tables: 8, warm: 600, counted: 800 };

/** Processor time of the servers per move, in milliseconds, where so many of the command share a new database; and how many of them had a part in it. */
export async function costOfMoves(server: PostgresServer, processes: number): Promise<{ readonly ms: number; readonly busy: number }> {
  await admin(`${server.address}/postgres`, `create database cost${processes}`);
  const street = await Street.of(processes, `${server.address}/cost${processes}`, null);
  const people: Stubborn[] = [];
  try {
    const fights = (await (await fetch(`${street.balancer.base}/api/fights`)).json()) as { readonly id: string }[];
    const { id } = fights.find((fight) => fight.id.includes('duel-at-dawn'))!;
    const moves = (): number => people.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    const until = async (count: number): Promise<void> => {
      while (moves() < count) await sleep(50);
    };
    for (let n = 0; n < COST.tables; n++) {
      people.push(await Stubborn.sit(street.balancer.base, `p${n}`, id, 5));
      await until(n + 1);
      // The proxy asks one server after the other: without this request it would ask the same one where each table is.
      await fetch(`${street.balancer.base}/health`);
    }
    await until(COST.warm * processes);
    const [begun, before] = [moves(), street.houses.map(({ child }) => cpuOf(child))];
    await until(begun + COST.counted * processes);
    const spent = street.houses.map(({ child }, n) => cpuOf(child) - before[n]);
    const [all, sum] = [moves() - begun, spent.reduce((a, b) => a + b, 0)];
    for (const one of people) await one.stop();
    return { ms: sum / all, busy: spent.filter((ms) => ms > sum / processes / 4).length };
  } finally {
    await street.stop();
  }
}

/** Waits until every table was acknowledged something that was said from now on. */
async function goOn(people: readonly Stubborn[], patience: number, after = 'the start'): Promise<void> {
  const now = performance.now() + 100;
  while (people.some(({ lastAt }) => lastAt < now)) {
    if (performance.now() - now > patience)
      throw new Error(
        `${after}: ${people
          .filter(({ lastAt }) => lastAt < now)
          .map(({ name, doing, lastAt }) => `${name} (${Math.round((performance.now() - lastAt) / 1000)} s; ${doing})`)
          .join(', ')} did not go on`,
      );
    await sleep(20);
  }
}

/** Nothing that was acknowledged is lost, nothing is there twice, nobody was told of what is not there, and the chain of hashes is one. */
async function mustBeWhole({ name, founded, acknowledged, said, seen }: Stubborn, store: Awaited<ReturnType<typeof openStore>>, faults: number): Promise<void> {
  const lines = await store.lines(founded.table);
  const { header, file } = (await store.table(founded.table))!;
  const { fight } = openLog([header, ...lines, ''].join('\n'), file, RULE_SETS);
  expect([name, fight.verify().ok, fight.lines.length]).toEqual([name, true, lines.length]);
  const all = [...lines.join('\n').matchAll(/"(mark-\w+-\d+)"/g)].map(([, mark]) => mark);
  const there = new Set(all);
  expect(all.length).toBe(there.size);
  const marks = [...acknowledged.values()].flatMap(({ say }) => (say as { given?: { reason: string } }).given?.reason ?? []);
  expect(marks.filter((mark) => !there.has(mark))).toEqual([]);
  expect([...seen].filter((mark) => !there.has(mark))).toEqual([]);
  expect(all.filter((mark) => !said.includes(mark))).toEqual([]);
  // In the order in which they were said.
  expect(all).toEqual(all.toSorted((a, b) => Number(a.split('-')[2]) - Number(b.split('-')[2])));
  const seat = founded.links[0].seat;
  for (const [id, { reply }] of acknowledged) {
    const kept = await store.command(founded.table, seat, id);
    expect([id, kept && JSON.parse(kept.reply)]).toEqual([id, reply]);
  }
  // Each went on before the first fault and after each.
  expect(marks.length).toBeGreaterThan(faults);
}
