import { randomUUID } from 'node:crypto';
import { type Book, type Bout, decide, ending, endOf, type LoadText, type LogHeader, openLog, readEncounter } from '@riposte/files';
import { type Fight, type Line, LogWriter, type Refusal, RiposteError, readLog, writeLog } from '@riposte/kernel';
import { commitmentOf, secretDice } from './dice.ts';
import { isQuery, MAY, type Request } from './messages.ts';
import { type Doing, obey } from './obey.ts';
import type { Founded, Reply } from './protocol.ts';
import { Refs } from './refs.ts';
import { playedBy, type Seat, type Stage, seatOf } from './scene.ts';
import { readSettings, type Settings } from './settings.ts';
import type { Store, TableRow } from './store.ts';
import { type Connection, Stream } from './stream.ts';
import { type Act, happening } from './tale.ts';

/** A refusal with a stable code and one plain sentence. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

/** What a table needs of the house it stands in. */
export interface House {
  readonly store: Store;
  readonly books: readonly Book[];
  readonly load: LoadText;
  /** Milliseconds between two decisions of the computer. */
  readonly pace: number;
  readonly clock: () => number;
  readonly log: (level: 'info' | 'warn' | 'error', event: string, data: object) => void;
  readonly committed: (milliseconds: number) => void;
  /** Makes a new table that begins where this one stood after a line. */
  readonly branch: (table: Table, line: number) => Promise<Founded>;
}

/** Answers to refused commands that are remembered; accepted ones are stored. */
const REFUSALS = 300;

/**
 * A fight that is played by several seats. One queue decides; what it decided is on the disk before anybody is told;
 * after a fault of the disk the table is read again from it, never trusted from memory.
 */
export class Table {
  readonly row: TableRow;
  readonly house: House;
  fight!: Fight;
  book!: Book;
  settings: Settings;
  seats: Seat[] = [];
  readonly streams = new Map<string, Stream>();
  /** The computer waits, or it would do again what was undone. */
  held = false;
  #readonly: string | null = null;
  #ended: Bout['ended'] = () => null;
  #writer!: LogWriter;
  #fresh: Line[] = [];
  #stored = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #refusals = new Map<string, { readonly body: string; readonly reply: Reply }>();
  #timer: NodeJS.Timeout | null = null;
  #computer: NodeJS.Timeout | null = null;
  /** The open question's time: what is left of it, and since when it runs; it stands while the table pauses. */
  #clock: { readonly at: string; readonly left: number; readonly since: number | null } | null = null;
  #told = new Map<string, ReturnType<typeof happening>>();
  readonly #epoch = randomUUID();

  private constructor(house: House, row: TableRow) {
    this.house = house;
    this.row = row;
    this.settings = readSettings(row.settings);
  }

  /** @throws Refused `NOT_FOUND` */
  static async open(house: House, id: string): Promise<Table> {
    const row = await house.store.table(id);
    if (row === undefined) throw new Refused('NOT_FOUND', 'there is no such table');
    const table = new Table(house, row);
    await table.#read();
    table.#update();
    table.#wake();
    return table;
  }

  /** Reads the fight from the store, its chain of hashes and all. */
  async #read(): Promise<void> {
    const { store, books, load } = this.house;
    const rows = await store.lines(this.row.id);
    const row = await store.table(this.row.id);
    if (row !== undefined) this.settings = readSettings(row.settings);
    this.seats = (await store.seats(this.row.id)).map((one) => this.#seated(seatOf(one, this.seats.find((old) => old.row.id === one.id)?.refs ?? new Refs())));
    const { content, broken } = unbroken([this.row.header, ...rows, ''].join('\n'));
    this.#readonly = broken === null ? null : `line ${broken} of the log was changed outside of the table; the fight is shown as it was before`;
    this.#fresh = [];
    const options = { dice: secretDice(this.row.secret), typed: this.settings.automation === 'manual', onLine: (line: Line) => void this.#fresh.push(line) };
    const opened = openLog(content, this.row.file, books, load, options);
    this.fight = opened.fight;
    this.book = opened.book;
    this.#ended = this.#ends();
    const { header, lines } = readLog(content);
    this.#writer = LogWriter.begin(header).writer;
    for (const line of lines) this.#writer.line(line);
    this.#stored = lines.length;
    this.#told.clear();
    for (const stream of this.streams.values()) stream.forget();
    if (this.#readonly === null) await this.#commit(null);
    if (this.#readonly !== null) this.house.log('error', 'table is read-only', { table: this.row.id, why: this.#readonly });
  }

  #seated(seat: Seat): Seat {
    if (!this.streams.has(seat.row.id)) this.streams.set(seat.row.id, new Stream(this.#epoch));
    return seat;
  }

  #ends(): Bout['ended'] {
    if (this.row.encounter === '') return () => null;
    const encounter = readEncounter(this.row.encounter, this.row.file, this.house.books, this.house.load);
    return (view) => endOf(encounter, view);
  }

  get stage(): Stage {
    const { fight, book, settings, row } = this;
    const clock = this.#clock;
    const deadline = clock === null || clock.since === null ? null : Math.round(clock.since + clock.left);
    return {
      fight,
      book,
      settings,
      title: row.title,
      commitment: commitmentOf(row.secret),
      secret: row.secret,
      readonly: this.#readonly,
      ended: this.#ended,
      deadline,
    };
  }

  get over(): string | null {
    return ending({ fight: this.fight, book: this.book, sides: this.settings.sides, ended: this.#ended });
  }

  seat(id: string): Seat {
    return this.seats.find((one) => one.row.id === id) ?? refuse('NOT_FOUND', 'there is no such seat');
  }

  stream(id: string): Stream {
    return this.streams.get(id) ?? refuse('NOT_FOUND', 'there is no such seat');
  }

  /** Decides one after the other; a fault in one does not stop the next. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work, work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  connect(seat: string, connection: Connection, after: { readonly epoch: string; readonly seq: number } | null): Promise<void> {
    return this.inTurn(async () => {
      const stream = this.stream(seat);
      for (const frame of stream.resume(after)) connection.send(frame);
      stream.connections.add(connection);
      this.#update();
    });
  }

  disconnect(seat: string, connection: Connection): Promise<void> {
    return this.inTurn(async () => {
      if (this.streams.get(seat)?.connections.delete(connection)) this.#update();
    });
  }

  /** Answers a request of a seat, exactly once however often it comes. */
  perform(seatId: string, request: Request): Promise<Reply> {
    return this.inTurn(() => this.#answer(seatId, request));
  }

  async #answer(seatId: string, { id, say }: Request): Promise<Reply> {
    const seat = this.seat(seatId);
    const body = JSON.stringify(say);
    const key = `${seatId}:${id}`;
    const known = this.#refusals.get(key) ?? (await this.#storedReply(seatId, id));
    if (known !== undefined) return known.body === body ? known.reply : refusal(id, 'ID_REUSED', 'this id was used for another command');
    if (!MAY[say.do].includes(seat.row.kind)) return this.#refuse(key, id, body, new Refused('FORBIDDEN', 'this seat may not do that'));
    if (this.#readonly !== null && !isQuery(say)) return refusal(id, 'READ_ONLY', this.#readonly);
    const doing: Doing = { table: this, seat, stream: this.stream(seatId), mine: playedBy(seat, this.seats, this.stage) };
    let data: Awaited<ReturnType<typeof obey>>;
    const before = JSON.stringify(this.settings);
    try {
      data = await obey(doing, say);
    } catch (thrown) {
      if (this.#fresh.length > 0) await this.#again('a command failed after it had begun', thrown);
      const why = asRefusal(thrown);
      if (why === null) this.house.log('error', 'fault', { table: this.row.id, do: say.do, error: String((thrown as Error).stack) });
      return this.#refuse(key, id, body, why ?? new Refused('FAULT', 'a fault in the table itself; nothing was done'));
    }
    const reply: Reply = { kind: 'reply', id, ok: true, data };
    if (isQuery(say)) return reply;
    if (say.do !== 'undo') this.held = false;
    const settings = JSON.stringify(this.settings);
    try {
      await this.#commit({ seat: seatId, id, body, reply: JSON.stringify(reply) }, settings === before ? null : settings);
    } catch (thrown) {
      await this.#again('the log could not be written', thrown);
      return refusal(id, 'STORAGE_FAILED', 'the table could not write this down, so it did not happen; try again');
    }
    this.#update();
    this.#wake();
    return reply;
  }

  async #storedReply(seat: string, id: string): Promise<{ readonly body: string; readonly reply: Reply } | undefined> {
    const row = await this.house.store.command(this.row.id, seat, id);
    return row && { body: row.body, reply: JSON.parse(row.reply) as Reply };
  }

  #refuse(key: string, id: string, body: string, { code, message }: Refused): Reply {
    const reply = refusal(id, code, message);
    this.#refusals.set(key, { body, reply });
    if (this.#refusals.size > REFUSALS) this.#refusals.delete(this.#refusals.keys().next().value!);
    return reply;
  }

  /** Brings what is new to the disk. Nobody is told before. */
  async #commit(
    command: { readonly seat: string; readonly id: string; readonly body: string; readonly reply: string } | null,
    settings: string | null = null,
  ): Promise<void> {
    if (this.#fresh.length === 0 && command === null && settings === null) return;
    const lines = this.#fresh.map((line) => this.#writer.line(line));
    const start = performance.now();
    await this.house.store.append(this.row.id, { from: this.#stored, lines, settings, command });
    this.house.committed(performance.now() - start);
    this.#stored += lines.length;
    this.#fresh = [];
  }

  /** Forgets what is in memory and reads the table from the store. When even that fails it is shown, not played. */
  async #again(event: string, thrown: unknown): Promise<void> {
    this.house.log('error', event, { table: this.row.id, error: String(thrown) });
    try {
      await this.#read();
    } catch (again) {
      this.#readonly = 'the table cannot be read from the disk; nothing more is taken until it can';
      this.house.log('error', 'table cannot be read', { table: this.row.id, error: String(again) });
    }
    this.#update();
  }

  /** Reads the table anew, for settings that a fight has from its beginning. */
  async reopen(): Promise<void> {
    await this.#commit(null, JSON.stringify(this.settings));
    await this.#read();
  }

  async reseat(): Promise<void> {
    this.seats = (await this.house.store.seats(this.row.id)).map((row) => seatOf(row, this.seat(row.id).refs));
  }

  /** Tells every seat what it sees now. */
  #update(): void {
    this.#watchClock();
    const { stage } = this;
    const online = new Set([...this.streams].flatMap(([id, stream]) => (stream.connections.size > 0 ? [id] : [])));
    const told = (act: Act): ReturnType<typeof happening> => {
      const key = `${act.line}:${act.end}`;
      const known = act.end < 0 ? undefined : this.#told.get(key);
      const now = known ?? happening(this.fight, act);
      if (act.end >= 0) this.#told.set(key, now);
      return now;
    };
    for (const seat of this.seats) {
      const stream = this.stream(seat.row.id);
      try {
        stream.update(stage, seat, this.seats, online, told);
      } catch (thrown) {
        this.house.log('error', 'a seat could not be told', { table: this.row.id, seat: seat.row.id, error: String((thrown as Error).stack) });
        stream.close('FAULT', 'this seat cannot be shown; reload the page');
      }
    }
    // Every seat has its own telling now; only what is new is looked at twice.
    this.#told.clear();
  }

  /** Questions to players have the table's time; a pause stops the clock. */
  #watchClock(): void {
    const { pending, head } = this.fight;
    const { seconds, paused } = this.settings;
    const now = this.house.clock();
    const players = new Set(this.seats.filter((one) => !one.viewer.gm).flatMap((one) => one.viewer.controls));
    const isTimed = seconds > 0 && this.#readonly === null && pending?.kind === 'answer' && pending.whos.every((who) => players.has(who));
    const at = isTimed ? String(head) : '';
    if (this.#clock?.at !== at) this.#clock = isTimed ? { at, left: seconds * 1000, since: now } : null;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#clock === null) return;
    const { left, since } = this.#clock;
    if (paused && since !== null) this.#clock = { at, left: Math.max(1000, left - (now - since)), since: null };
    else if (!paused && since === null) this.#clock = { at, left, since: now };
    if (this.#clock.since !== null) this.#timer = setTimeout(() => void this.inTurn(() => this.#tooLate(at)), this.#clock.since + this.#clock.left - now);
  }

  async #tooLate(at: string): Promise<void> {
    if (this.#clock?.at !== at || String(this.fight.head) !== at || this.settings.paused) return;
    await this.#alone(() => this.fight.passDeadline());
  }

  /** Something that the table does by itself. */
  async #alone(act: () => void): Promise<void> {
    try {
      act();
      await this.#commit(null);
    } catch (thrown) {
      await this.#again('the table could not go on by itself', thrown);
      return;
    }
    this.#update();
    this.#wake();
  }

  /** The computer decides for those whom it plays, one decision at a time, so that other tables get their turn. */
  #wake(): void {
    if (this.#computer !== null || !this.#mayDecide()) return;
    this.#computer = setTimeout(() => {
      this.#computer = null;
      void this.inTurn(async () => {
        if (!this.#mayDecide()) return;
        const { autos } = this.settings;
        await this.#alone(
          () =>
            void decide(
              this.fight,
              () => this.book.policy,
              (who) => autos.includes(who),
            ),
        );
      });
    }, this.house.pace);
  }

  #mayDecide(): boolean {
    const { automation, autos, paused } = this.settings;
    if (automation !== 'referee' || paused || this.held || this.#readonly !== null || this.over !== null) return false;
    const { pending, declarers } = this.fight;
    if (pending?.kind === 'roll') return false;
    return (pending?.whos ?? declarers).some((who) => autos.includes(who));
  }

  /** The log as a file. The secret of the dice is in it once it was disclosed. */
  exportLog(): string {
    const { secret, header } = this.row;
    const dice = { commitment: commitmentOf(secret), ...(this.settings.disclosed ? { secret } : {}) };
    const plain = JSON.parse(header) as LogHeader;
    return writeLog(plain.seed === null ? ({ ...plain, dice } as LogHeader) : plain, this.fight.lines);
  }

  close(code: string, text: string): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#computer !== null) clearTimeout(this.#computer);
    for (const stream of this.streams.values()) stream.close(code, text);
  }
}

/** @throws Refused, always. */
export function refuse(code: string, text: string): never {
  throw new Refused(code, text);
}

function refusal(id: string, code: string, text: string): Reply {
  return { kind: 'reply', id, ok: false, code, text };
}

/** Refusals by the rules and by files carry their own code and sentence; anything else is a fault of ours. */
function asRefusal(thrown: unknown): Refused | null {
  if (thrown instanceof Refused) return thrown;
  if (thrown instanceof RiposteError) return new Refused(thrown.code.toUpperCase().replaceAll('-', '_'), sentenceOf(thrown));
  return thrown instanceof Error && (thrown as { code?: string }).code === 'bad-file' ? new Refused('BAD_INPUT', thrown.message) : null;
}

/** The kernel's messages name fighters by numbers that no seat knows. */
function sentenceOf({ code, message, data }: RiposteError): string {
  const reasons = (data.reasons as readonly Refusal[] | undefined) ?? [];
  if (reasons.length > 0) return reasons.map(({ reason, rule }) => `${reason} (${rule})`).join('; ');
  if (code === 'illegal-intent') return 'not now: somebody else is to act';
  if (code === 'stale-version') return 'the fight went on meanwhile; look again';
  if (code === 'clash') return 'this clashes with what happened meanwhile; look again';
  if (code === 'stale-answer' || code === 'not-waiting') return 'that is not asked now';
  if (code === 'impossible-roll' || code === 'waiting' || code === 'nothing-to-undo' || code === 'nothing-to-redo') return message;
  return 'the rules do not take that';
}

/** What is good of a log: all of it, or what stands before the last closing line in front of the break. */
function unbroken(content: string): { readonly content: string; readonly broken: number | null } {
  try {
    readLog(content);
    return { content, broken: null };
  } catch (thrown) {
    if (!(thrown instanceof RiposteError)) throw thrown;
    const broken = thrown.data.line as number;
    const rows = content.split('\n').slice(0, broken - 1);
    while (rows.length > 1 && !/"hash":"[0-9a-f]{64}"}$/.test(rows[rows.length - 1])) rows.pop();
    const cut = `${rows.join('\n')}\n`;
    // The break may lie before the line at which it shows.
    return rows.length === 1 ? { content: cut, broken } : { content: unbroken(cut).content, broken };
  }
}
