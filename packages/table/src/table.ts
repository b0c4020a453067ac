import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { type Book, type Bout, decide, ending, endOf, openLog } from '@riposte/files';
import { type Fight, type Json, type Line, LogWriter, readLog } from '@riposte/kernel';
import { askedSince } from './asked.ts';
import { isComputers } from './computer.ts';
import { Deadline, isForPlayers } from './deadline.ts';
import { commitmentOf, secretDice } from './dice.ts';
import type { TableHouse } from './house.ts';
import { isQuery, MAY, type Request } from './messages.ts';
import { type Doing, obey, obeyOrders } from './obey.ts';
import type { Reply } from './protocol.ts';
import { isSearch, sought } from './reach.ts';
import { Refs } from './refs.ts';
import { asRefusal, Refused, refusal, refuse } from './refusal.ts';
import { Replies } from './replies.ts';
import { playedBy, type Seat, type Stage, seatOf } from './scene.ts';
import { readSettings, type Settings } from './settings.ts';
import type { TableRow } from './store.ts';
import { knownPacks, unbroken } from './stored.ts';
import { type Connection, Stream } from './stream.ts';
import { tellAll } from './tell.ts';

/**
 * A fight that is played by several seats. One queue decides; what it decided is on the disk before anybody is told;
 * after a fault of the disk the table is read again from it, never trusted from memory.
 */
export class Table {
  readonly row: TableRow;
  readonly house: TableHouse;
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
  readonly #replies: Replies;
  #computer: NodeJS.Timeout | null = null;
  readonly #deadline: Deadline;
  readonly #epoch = randomUUID();

  private constructor(house: TableHouse, row: TableRow) {
    this.house = house;
    this.row = row;
    this.settings = readSettings(row.settings);
    this.#deadline = new Deadline(house.clock);
    this.#replies = new Replies(house.store, row.id);
  }

  /** @throws Refused `NOT_FOUND` */
  static async open(house: TableHouse, id: string): Promise<Table> {
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
    const { store, books, packs } = this.house;
    const rows = await store.lines(this.row.id);
    const row = await store.table(this.row.id);
    await this.#replies.read();
    if (row !== undefined) this.settings = readSettings(row.settings);
    this.seats = (await store.seats(this.row.id)).map((one) => this.#seated(seatOf(one, this.seats.find((old) => old.row.id === one.id)?.refs ?? new Refs())));
    const { content, broken } = unbroken([this.row.header, ...rows, ''].join('\n'));
    this.#readonly = broken === null ? null : `line ${broken} of the log was changed outside of the table; the fight is shown as it was before`;
    this.#fresh = [];
    const options = { dice: secretDice(this.row.secret), typed: this.settings.automation === 'manual', onLine: (line: Line) => void this.#fresh.push(line) };
    const opened = openLog(content, this.row.file, books, knownPacks(packs), options);
    this.fight = opened.fight;
    this.book = opened.book;
    const { book, setting } = opened;
    this.#ended = (view) => (setting === null ? null : endOf({ ends: setting.ends, book }, view));
    const { header, lines } = readLog(content);
    this.#writer = LogWriter.begin(header).writer;
    for (const line of lines) this.#writer.line(line);
    this.#stored = lines.length;
    for (const stream of this.streams.values()) stream.forget();
    if (this.#readonly === null) await this.#commit(null);
    if (this.#readonly !== null) this.house.log('error', 'table is read-only', { table: this.row.id, why: this.#readonly });
  }

  #seated(seat: Seat): Seat {
    if (!this.streams.has(seat.row.id)) this.streams.set(seat.row.id, new Stream(this.#epoch));
    return seat;
  }

  get stage(): Stage {
    const { fight, book, settings, row } = this;
    return {
      fight,
      book,
      settings,
      title: row.title,
      commitment: commitmentOf(row.secret),
      secret: row.secret,
      readonly: this.#readonly,
      ended: this.#ended,
      deadline: this.#deadline.ends,
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
    const mine = (): Promise<T> => {
      this.house.busy();
      return work();
    };
    const done = this.#queue.then(mine, mine);
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
  async perform(seatId: string, request: Request, connection: Connection): Promise<Reply> {
    let start = 0;
    const reply = await this.inTurn(() => {
      start = performance.now();
      return this.#answer(seatId, request, connection);
    });
    if (reply.ok && isSearch(reply.data)) return { ...reply, data: (await sought(reply.data, (work) => this.inTurn(work))) as unknown as Json };
    // Whoever is curious waits as long again as it took, so that the others come between.
    if (request.say.do === 'odds' || request.say.do === 'answerOdds') await rest(performance.now() - start);
    return reply;
  }

  async #answer(seatId: string, { id, say }: Request, connection: Connection): Promise<Reply> {
    const seat = this.seat(seatId);
    const body = JSON.stringify(say);
    const known = await this.#replies.find(seatId, id);
    if (known !== undefined) return known.body === body ? known.reply : refusal(id, 'ID_REUSED', 'this id was used for another command');
    const refused = ({ code, message }: Refused): Reply => {
      this.house.log('info', 'refused', { table: this.row.id, seat: seatId, do: say.do, code });
      return this.#replies.keep(seatId, id, body, refusal(id, code, message));
    };
    if (!MAY[say.do].includes(seat.row.kind)) return refused(new Refused('FORBIDDEN', 'this seat may not do that'));
    if (this.#readonly !== null && !isQuery(say)) return refusal(id, 'READ_ONLY', this.#readonly);
    const doing: Doing = { table: this, seat, stream: this.stream(seatId), connection, mine: playedBy(seat, this.seats, this.stage) };
    let data: Awaited<ReturnType<typeof obey>>;
    const before = JSON.stringify(this.settings);
    try {
      data = await obey(doing, say);
    } catch (thrown) {
      if (this.#fresh.length > 0) await this.#again('a command failed after it had begun', thrown);
      const why = asRefusal(thrown);
      if (why === null) this.house.log('error', 'fault', { table: this.row.id, do: say.do, error: String((thrown as Error).stack) });
      return refused(why ?? new Refused('FAULT', 'a fault in the table itself; nothing was done'));
    }
    const reply: Reply = { kind: 'reply', id, ok: true, data: data as Json };
    if (isQuery(say)) return reply;
    if (say.do !== 'undo') this.held = false;
    const settings = JSON.stringify(this.settings);
    // A new link is a secret, which is not stored: whoever asks again after a restart is not told it.
    const stored: Reply = say.do === 'seat' ? { ...reply, data: null } : reply;
    try {
      await this.#commit({ seat: seatId, id, body, reply: JSON.stringify(stored) }, settings === before ? null : settings);
    } catch (thrown) {
      await this.#again('the log could not be written', thrown);
      const isBusy = String((thrown as { code?: string }).code).startsWith('SQLITE_BUSY');
      return isBusy
        ? refusal(id, 'BUSY', 'another program holds the database, so it did not happen; try again')
        : refusal(id, 'STORAGE_FAILED', 'the table could not write this down, so it did not happen; try again');
    }
    if (stored !== reply) this.#replies.keep(seatId, id, body, reply);
    this.#update();
    this.#wake();
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
    if (command !== null) this.#replies.stored(command.seat, command.id);
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

  async reseat(): Promise<void> {
    this.seats = (await this.house.store.seats(this.row.id)).map((row) => seatOf(row, this.seat(row.id).refs));
  }

  /** Tells every seat what it sees now. */
  #update(): void {
    this.#watchClock();
    tellAll(this.stage, this.seats, this.streams, (seat, why) => this.house.log('error', 'a seat could not be told', { table: this.row.id, seat, error: why }));
  }

  /** Questions to players have the table's time. */
  #watchClock(): void {
    const { fight, seats, settings } = this;
    const isTimed = settings.seconds > 0 && this.#readonly === null && isForPlayers(fight, seats);
    const at = isTimed ? askedSince(fight, null) : null;
    this.#deadline.watch(at, settings, () => this.inTurn(() => this.#tooLate(at)));
  }

  async #tooLate(at: number | null): Promise<void> {
    if (this.#deadline.at !== at || askedSince(this.fight, null) !== at || this.settings.paused) return;
    await this.#alone(() => this.fight.passDeadline());
  }

  /** Something that the table does by itself. */
  async #alone(act: () => void): Promise<void> {
    try {
      act();
      obeyOrders(this);
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

  /** Nobody looks on and nothing is to come: it can be forgotten and read again. */
  get isIdle(): boolean {
    return this.#computer === null && this.#deadline.ends === null && [...this.streams.values()].every((one) => one.connections.size === 0);
  }

  #mayDecide(): boolean {
    return !this.held && this.#readonly === null && this.over === null && isComputers(this.fight, this.settings);
  }

  /** Decides nothing more by itself. */
  stop(): void {
    this.#deadline.stop();
    if (this.#computer !== null) clearTimeout(this.#computer);
  }

  close(code: string, text: string): void {
    this.stop();
    for (const stream of this.streams.values()) stream.close(code, text);
  }
}
