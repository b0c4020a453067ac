import { allRuleSets } from '@riposte/rule-sets';
import { type At, type Connection, PROTOCOL, Refused, refusal, Tables } from '@riposte/server/house';
import type { Frame } from '@riposte/server/protocol';
import { built } from './built.ts';
import { noteOpened, seatNamed, tableStore } from './table-store.ts';

/** Milliseconds between two decisions of the computer, as at a served table. */
const PACE = 350;
/** Bytes of a log, as at a served table. */
const LARGEST = 16_000_000;
/** Lines of a log, as at a served table. */
const MAX_LINES = 100_000;

const connections = new Map<number, Connection>();
/** The tables that this tab plays, each with a function that releases it. */
const held = new Map<string, () => void>();

let made: Promise<Tables> | null = null;

/** The tables of this browser, with the rules of all games. */
export function tables(): Promise<Tables> {
  made ??= begun();
  made.catch(() => (made = null));
  return made;
}

/** Why a rule cannot be ignored, by game and id; null if it can. */
type NotIgnored = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

const fileOf = async <T>(name: string): Promise<T> => (await (await built(name)).json()) as T;

async function begun(): Promise<Tables> {
  const [packs, notIgnored] = await Promise.all([fileOf<Readonly<Record<string, string>>>('packs.json'), fileOf<NotIgnored>('not-ignored.json')]);
  return new Tables({
    store: tableStore,
    ruleSets: await allRuleSets(),
    packs: new Map(Object.entries(packs)),
    whyNotIgnored: (game, rule) => (Object.hasOwn(notIgnored[game] ?? {}, rule) ? notIgnored[game][rule] : `a rule of ${game}`),
    pace: PACE,
    memory: { tables: 4, idle: 60_000 },
    largest: LARGEST,
    mostLines: MAX_LINES,
    clock: () => Date.now(),
    log: (level, event, data) => void (level === 'error' && console.error(event, data)),
    committed: () => undefined,
    connection: (number) => connections.get(number)!,
    busy: () => undefined,
    forgotten: (table) => void rest(table, async () => undefined),
  });
}

/** One tab plays a table: the one that opened it last. In browsers without locks, the log still takes each line only once. */
async function hold(table: string): Promise<void> {
  if (held.has(table) || !('locks' in navigator)) return;
  await new Promise<void>((got) => {
    let own: (() => void) | undefined;
    const until = (): Promise<void> =>
      new Promise((release) => {
        own = release;
        held.set(table, release);
        got();
      });
    // It ends with a fault if another tab took the table, even while it was being released.
    navigator.locks.request(`riposte table ${table}`, { steal: true }, until).catch(() => void (held.get(table) === own && lose(table)));
  });
}

/** Releases a table once it has stopped. A page that wants it before opens it anew. */
async function rest(table: string, stopped: () => Promise<void>): Promise<void> {
  const release = held.get(table);
  held.delete(table);
  await stopped();
  release?.();
}

/** Called when another tab has taken a table. */
async function lose(table: string): Promise<void> {
  held.delete(table);
  for (const line of lines.values()) {
    if (line.at?.table === table) line.connection.close(refusal('opened-in-tab'));
  }
  await (await tables()).drop(table);
}

interface Line {
  readonly seat: string;
  readonly connection: Connection;
  at: At | null;
  work: Promise<void>;
}

const lines = new Map<number, Line>();

/** The messages of a page to its seat, in order; the first is a hello. */
export function sayTo(number: number, text: string): void {
  const line = lines.get(number);
  if (line === undefined) return;
  line.work = line.work
    .then(() => take(number, line, text))
    .catch((thrown: unknown) => {
      if (!(thrown instanceof Refused)) console.error(thrown);
      line.connection.close(thrown instanceof Refused ? thrown.why : refusal('fault'));
    });
}

async function take(number: number, line: Line, text: string): Promise<void> {
  const { connection, at, seat } = line;
  const say = (frame: Frame): void => connection.send(JSON.stringify(frame));
  const message = JSON.parse(text) as Parameters<Tables['perform']>[1] & {
    readonly after: Parameters<Tables['connect']>[2];
    readonly languages: readonly string[];
  };
  const all = await tables();
  if (at !== null) return say(await all.perform(at, message, number));
  const table = (await seatNamed(seat)).table_id;
  // Done before anything waits: the previous line may be ending.
  line.at = { table, seat, languages: message.languages };
  await hold(table);
  await noteOpened(table);
  say({ kind: 'welcome', protocol: PROTOCOL, clock: Date.now() });
  return all.connect(line.at, number, message.after);
}

/** Opens a line to a seat. `send` gives frames to the page; null ends the line. */
export function openLine(number: number, seat: string, send: (text: string | null) => void): void {
  const connection: Connection = {
    send,
    close(why) {
      send(JSON.stringify({ kind: 'bye', ...why } satisfies Frame));
      send(null);
      closeLine(number);
    },
  };
  connections.set(number, connection);
  lines.set(number, { seat, connection, at: null, work: Promise.resolve() });
}

export function closeLine(number: number): void {
  const line = lines.get(number);
  lines.delete(number);
  if (line === undefined) return;
  void line.work.then(async () => {
    const { at } = line;
    const all = await tables();
    if (at !== null) await all.disconnect(at, number).catch(() => undefined);
    connections.delete(number);
    // A fight that nobody looks at stops, and any tab may take it.
    if (at === null || [...lines.values()].some((other) => other.at?.table === at.table)) return;
    await rest(at.table, () => all.drop(at.table));
  });
}
