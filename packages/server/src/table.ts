import { type Bout, type Decider, decide, ending, endOf, languageFor, lessonIn, openLog } from '@riposte/files';
import { type DiceSource, type Fight, type Id, type Json, type Line, LogWriter, readLog } from '@riposte/kernel';
import { type RuleSet } from '@riposte/ruleset';
import { askedSince } from './asked.ts';
import { awaitedOf, newlyAwaited, type WaitedFor } from './awaited.ts';
import { tellAll } from './broadcast.ts';
import { computerPlayer, isComputers } from './computer.ts';
import { awaitedToAct, Deadline, isForPlayers } from './deadline.ts';
import type { DialMemory } from './dial.ts';
import { commitmentOf, newSecret, secretDice } from './dice.ts';
import { digestOf, LONG_AWAY } from './digest.ts';
import { applyOrders, disclosed, handle } from './handlers.ts';
import { asJson } from './json.ts';
import { isAside, isQuery, MAY, type Message, type Request } from './messages.ts';
import type { Digest, Refusal, Reply } from './protocol.ts';
import { isSearch, sought } from './reach.ts';
import { Refs } from './refs.ts';
import { asRefusal, isBusy, isNotOwner, notOwner, Refused, refusal, refuse, replyOf } from './refusal.ts';
import { Replies } from './replies.ts';
import { playedBy, type Seat, seatOf, type TableState } from './scene.ts';
import { Acts } from './seat-story.ts';
import { hashOf, randomHex } from './secrets.ts';
import type { OpenTable, SeatRequest, TableHouse } from './server-context.ts';
import { readSettings, type Settings } from './settings.ts';
import { bytesOf, sizeOfAside, sizeOfCommand } from './sizes.ts';
import type { Addition, Aside, AsideRow, Seen, TableRow } from './store.ts';
import { isOfLaterRelease, knownPacks, unbroken } from './stored.ts';
import { type Connection, Stream } from './stream.ts';
import type { Turn } from './turn.ts';
import { Turns } from './turns.ts';
import { type MapPicture, mapIn } from './workshop.ts';

/** Commands that do not change the log. */
const SHORT: readonly Message['do'][] = ['erase', 'seat', 'settings', 'disclose', 'auto', 'dial', 'stop', 'unsay', 'dropNote'];
/** A question keeps its table open for so many milliseconds before its time is over. */
const SOON = 3_600_000;
/** How much more than others these may add to a full table. */
const SPARE = 1.25;

/**
 * A fight that several seats play. One queue decides, and every decision is on the disk before it is sent. After a fault of the disk the table
 * is read again, never trusted from memory.
 */
export class Table implements OpenTable {
  row: TableRow;
  readonly house: TableHouse;
  fight!: Fight;
  ruleSet!: RuleSet;
  settings: Settings;
  seats: Seat[] = [];
  asides: readonly AsideRow[] = [];
  readonly streams = new Map<string, Stream>();
  /** The computer waits, or it would do again what was undone. */
  held = false;
  readonly dial: DialMemory = { passes: [], taken: null };
  #readonly: Refusal | null = null;
  #ended: Bout['ended'] = () => null;
  #writer!: LogWriter;
  #fresh: Line[] = [];
  #stored = 0;
  #bytes = 0;
  /** The number under which it is written to. */
  #lease = 0;
  /** No longer played here: memory may hold what was never stored, so the next visitor opens it again. */
  #isGone = false;
  readonly #turns: Turns;
  readonly #replies: Replies;
  readonly #acts = new Acts();
  readonly #map: MapPicture | null;
  readonly #lesson: TableState['lesson'];
  #computer: NodeJS.Timeout | null = null;
  #awaited: WaitedFor | null = null;
  readonly #deadline: Deadline;
  /** Whose turn the computer ends, for its time is over; null = nobody's. */
  #late: Id | null = null;
  /** Whether the fight was over, as it is kept. */
  #wasOver = false;
  /** Its time as it is kept. */
  #keptTime: object | null = null;
  /** Computer players by fighter, as far as they had something to decide. */
  readonly #players = new Map<Id, Decider>();
  readonly #epoch = randomHex(16);

  private constructor(house: TableHouse, row: TableRow) {
    this.house = house;
    this.row = row;
    this.settings = readSettings(row.settings);
    const encounter = asJson(row.encounter);
    this.#map = mapIn(encounter);
    const lesson = lessonIn(encounter);
    this.#lesson = lesson === null ? null : { file: row.file, lesson };
    this.#turns = new Turns(house.busy);
    this.#deadline = new Deadline(house.clock);
    this.#replies = new Replies(house.store, row.id);
  }

  /** @throws Refused `NOT_FOUND`, `NOT_OWNER` */
  static async open(house: TableHouse, id: string): Promise<Table> {
    const row = await house.store.table(id);
    if (row === undefined) throw new Refused(refusal('no-table'));
    const lease = await house.store.claim(id);
    try {
      const table = new Table(house, row);
      table.#lease = lease;
      await table.#read();
      table.#update();
      table.#wake();
      return table;
    } catch (thrown) {
      if (!isOfLaterRelease(thrown)) throw thrown;
      house.log('warn', 'table of a later release', { table: id, error: (thrown as Error).message });
      // Where several share the database, one of the others has that release.
      throw lease > 0 ? new Refused(refusal('later-release-plays')) : new Refused(refusal('later-release'));
    }
  }

  /** Reads the fight from the store, its chain of hashes and all. */
  async #read(): Promise<void> {
    const { store, ruleSets, packs } = this.house;
    const rows = await store.lines(this.row.id);
    const row = await store.table(this.row.id);
    const ofCommands = await this.#replies.read();
    if (row !== undefined) {
      this.row = row;
      this.settings = readSettings(row.settings);
    }
    this.seats = (await store.seats(this.row.id)).map((row) => this.#seated(seatOf(row, this.seats.find((old) => old.row.id === row.id)?.refs ?? new Refs())));
    this.asides = await store.asides(this.row.id);
    this.#deadline.restore(await store.deadline(this.row.id));
    this.#keptTime = this.#deadline.time;
    const { content, broken } = unbroken([this.row.header, ...rows, ''].join('\n'));
    this.#readonly = broken === null ? null : refusal('log-changed', { line: broken });
    this.#fresh = [];
    // The next roll may use another secret.
    const dice: DiceSource = { open: (...key) => secretDice(this.row.secret).open(...key) };
    const options = { dice, typed: this.settings.automation === 'manual', onLine: (line: Line) => void this.#fresh.push(line) };
    const opened = openLog(content, this.row.file, ruleSets, knownPacks(packs, await store.packs(this.row.id)), options);
    this.fight = opened.fight;
    this.#players.clear();
    this.ruleSet = opened.ruleSet;
    const { ruleSet, setting } = opened;
    this.#ended = (view) => (setting === null ? null : endOf({ ends: setting.ends, ruleSet }, view));
    const { header, lines } = readLog(content);
    this.#writer = LogWriter.begin(header).writer;
    for (const line of lines) this.#writer.line(line);
    this.#stored = lines.length;
    this.#bytes = bytesOf(content) + ofCommands + sizeOfAll(this.asides);
    for (const stream of this.streams.values()) stream.forget();
    this.#awaited = null;
    if (this.#readonly === null) {
      // A secret that an older release disclosed is not used for any more rolls.
      const isSpent = this.settings.disclosed && this.settings.secrets.length === 0;
      if (isSpent) this.settings = disclosed(this);
      await this.#commit(null, isSpent ? JSON.stringify(this.settings) : null, isSpent ? { secret: newSecret() } : {});
    }
    this.#awaited = awaitedOf(this.stage, this.seats, this.over !== null);
    if (this.#readonly !== null) this.house.log('error', 'table is read-only', { table: this.row.id, why: this.#readonly.text });
  }

  #seated(seat: Seat): Seat {
    if (!this.streams.has(seat.row.id)) this.streams.set(seat.row.id, new Stream(this.#epoch));
    return seat;
  }

  get stage(): TableState {
    const { fight, ruleSet, settings, row } = this;
    return {
      fight,
      ruleSet,
      settings,
      title: row.title,
      commitment: commitmentOf(row.secret),
      readonly: this.#readonly?.text ?? null,
      ended: this.#ended,
      deadline: this.#deadline.ends,
      dial: this.dial,
      map: this.#map,
      lesson: this.#lesson,
    };
  }

  get over(): string | null {
    return ending({ fight: this.fight, ruleSet: this.ruleSet, sides: this.settings.sides, ended: this.#ended });
  }

  seat(id: string): Seat {
    return this.seats.find((seat) => seat.row.id === id) ?? refuse('no-seat');
  }

  stream(id: string): Stream {
    return this.streams.get(id) ?? refuse('no-seat');
  }

  /** What the table does by itself, between the commands of its seats. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#turns.command('', work);
  }

  /** Resolves when all that is waiting now has been decided. */
  settled(): Promise<void> {
    return this.#turns.settled();
  }

  /** Looks for a seat when no command waits and this seat has rested. */
  look<T>(seat: string, work: () => Promise<T>): Promise<T> {
    return this.#turns.look(seat, work);
  }

  /** @param languages What the page reads; all who look over the shoulder of a seat read the log in the language of the page that came last. */
  connect(seat: string, connection: Connection, after: { readonly epoch: string; readonly seq: number } | null, languages?: readonly string[]): Promise<void> {
    return this.#turns.command(seat, async () => {
      if (this.#isGone) throw unread();
      const stream = this.stream(seat);
      if (stream.connections.size === 0) await this.#comes(seat, stream);
      // The table may have been closed while this seat waited.
      if (this.#isGone) throw unread();
      const isOther = languages !== undefined && stream.speak(languageFor(this.ruleSet.tale, languages));
      // A seat without a page gets nothing until one connects.
      if (isOther || stream.connections.size === 0) this.#update(seat);
      for (const frame of stream.resume(after)) connection.send(frame);
      stream.connections.add(connection);
      this.#update();
    });
  }

  disconnect(seat: string, connection: Connection): Promise<void> {
    return this.#turns.command(seat, async () => {
      const stream = this.streams.get(seat);
      if (!stream?.connections.delete(connection)) return;
      // Nobody holds the key any more.
      if (stream.connections.size === 0) {
        stream.everything = false;
        await this.#saw(seat);
      }
      this.#update();
    });
  }

  /** A seat looks again after some time: remembers what it had seen before. */
  async #comes(seat: string, stream: Stream): Promise<void> {
    const seen = await this.#seenBy(seat);
    if (seen !== null && this.house.clock() - seen.at > LONG_AWAY) stream.away = seen;
    await this.#saw(seat);
  }

  /** What cannot be read is as if the seat had never looked. Those who share a seat have seen different things. */
  #seenBy(seat: string): Promise<Seen | null> {
    return this.seat(seat).row.kind === 'spectator' ? Promise.resolve(null) : this.house.store.seen(this.row.id, seat).catch(() => null);
  }

  async #saw(seat: string): Promise<void> {
    if (this.seat(seat).row.kind === 'spectator') return;
    const seen = { line: this.fight.lines.length, at: Math.round(this.house.clock()) };
    await this.house.store.noteSeen(this.row.id, seat, seen).catch(() => undefined);
  }

  /** What happened since a seat looked: while it has a page, since it came back from being away for long. Null = nothing. */
  digest(seat: string): Promise<Digest | null> {
    return this.look(seat, async () => {
      if (this.#isGone) throw unread();
      const stream = this.stream(seat);
      const isAway = stream.connections.size === 0;
      const seen = isAway ? await this.#seenBy(seat) : stream.away;
      if (isAway) this.#update(seat);
      return seen === null ? null : digestOf(stream, seen);
    });
  }

  /** The server stops: those who are here have seen what there is. */
  async part(): Promise<void> {
    for (const [seat, stream] of this.streams) if (stream.connections.size > 0) await this.#saw(seat);
  }

  /** Answers a request of a seat, exactly once however often it comes. */
  async perform(seatId: string, request: Request, connection: Connection): Promise<Reply> {
    const answer = (): Promise<Reply> => this.#answer(seatId, request, connection);
    if (!isQuery(request.say) || request.say.do === 'branch') return this.#turns.command(seatId, answer);
    const look = <T>(work: () => Promise<T>): Promise<T> => this.look(seatId, work);
    const reply = await look(answer);
    return reply.ok && isSearch(reply.data) ? { ...reply, data: (await sought(reply.data, look)) as unknown as Json } : reply;
  }

  async #answer(seatId: string, { id, say }: Request, connection: Connection): Promise<Reply> {
    if (this.#isGone) throw unread();
    const seat = this.seat(seatId);
    // What was said and deleted must not stand among the commands.
    const body = isAside(say) ? hashOf(JSON.stringify(say)) : JSON.stringify(say);
    const known = await this.#replies.find(seatId, id);
    if (known !== undefined) return known.body === body ? known.reply : replyOf(id, refusal('id-reused'));
    const refused = ({ why }: Refused): Reply => {
      this.house.log('info', 'refused', { table: this.row.id, seat: seatId, do: say.do, code: why.code });
      return this.#replies.keep(seatId, id, body, replyOf(id, why));
    };
    if (!MAY[say.do].includes(seat.row.kind)) return refused(new Refused(refusal('not-for-your-seat')));
    if (this.#readonly !== null && !isQuery(say)) return replyOf(id, { ...this.#readonly, code: 'READ_ONLY' });
    if (!isQuery(say) && !SHORT.includes(say.do) && this.#stored >= this.house.mostLines)
      return refused(new Refused(refusal('log-full', { lines: this.house.mostLines })));
    if (!isQuery(say) && this.#bytes >= this.house.largest * (SHORT.includes(say.do) ? SPARE : 1)) return refused(new Refused(refusal('table-full')));
    const aside: SeatRequest['aside'] = {};
    // The page is gone, but its request is still judged by the present state.
    if (this.stream(seatId).connections.size === 0) this.#update(seatId);
    const doing: SeatRequest = { table: this, seat, stream: this.stream(seatId), connection, mine: playedBy(seat, this.seats, this.stage), aside };
    let data: Awaited<ReturnType<typeof handle>>;
    const before = JSON.stringify(this.settings);
    try {
      data = await handle(doing, say);
    } catch (thrown) {
      if (this.#fresh.length > 0) await this.#again('a command failed after it had begun', thrown);
      const why = asRefusal(
        { ruleSet: this.ruleSet, view: this.fight.view, language: doing.stream.language(this) },
        thrown,
        doing.stream.made?.scene.waiting.names,
      );
      if (why === null) this.house.log('error', 'fault', { table: this.row.id, do: say.do, error: String((thrown as Error).stack) });
      return refused(why ?? new Refused(refusal('fault-nothing-changed')));
    }
    const reply: Reply = { kind: 'reply', id, ok: true, data: data as Json };
    if (isQuery(say) && aside.founded === undefined) return reply;
    if (!isQuery(say) && !isAside(say) && say.do !== 'undo' && say.do !== 'takeUp') this.held = false;
    const settings = JSON.stringify(this.settings);
    // New links are secrets and not stored: after a restart nobody can ask for them again.
    const stored: Reply = aside.reseat !== undefined || aside.founded !== undefined ? { ...reply, data: null } : reply;
    try {
      await this.#commit({ seat: seatId, id, body, reply: JSON.stringify(stored) }, settings === before ? null : settings, aside);
    } catch (thrown) {
      // If the owner has too many tables, that is not a fault of the disk.
      if (thrown instanceof Refused && !isNotOwner(thrown)) return refused(thrown);
      await this.#again('the log could not be written', thrown);
      // Perhaps only the answer of the database was lost.
      const done = await this.#replies.find(seatId, id);
      if (done !== undefined) return done.reply;
      return isBusy(thrown) ? replyOf(id, refusal('database-busy')) : replyOf(id, refusal('not-saved'));
    }
    if (stored !== reply) this.#replies.keep(seatId, id, body, reply);
    if (aside.founded !== undefined) this.house.log('info', 'table made', { table: aside.founded.table.id, from: this.row.id });
    if (aside.reseat !== undefined) await this.#reseated(aside.reseat.seat, seat === this.seat(aside.reseat.seat) ? connection : null);
    if (aside.plays !== undefined) await this.#loadSeats();
    this.#update();
    this.#wake();
    return reply;
  }

  /** Writes what is new to the disk, before anything is sent. */
  async #commit(command: Addition['command'], settings: string | null = null, aside: Aside = {}): Promise<void> {
    this.#watchClock();
    const { time } = this.#deadline;
    const over = this.over !== null;
    // What was over before is noted in the database when a table is opened; what goes on, when it was over.
    const isOther = over !== this.#wasOver;
    if (this.#fresh.length === 0 && command === null && settings === null && time === this.#keptTime && !isOther) return;
    const awaited = awaitedOf(this.stage, this.seats, over);
    const turns = this.#turnsSince(awaited);
    const lines = this.#fresh.map((line) => this.#writer.line(line));
    const asides = withAsides(this.asides, aside);
    const more = asides === this.asides ? 0 : sizeOfAll(asides) - sizeOfAll(this.asides);
    const start = performance.now();
    await this.house.store.append(this.row.id, {
      lease: this.#lease,
      from: this.#stored,
      lines,
      settings,
      command,
      more,
      ...aside,
      ...(time === this.#keptTime ? {} : { deadline: this.#deadline.kept }),
      ...(isOther ? { over } : {}),
      ...(turns.length > 0 ? { turns } : {}),
    });
    this.#awaited = awaited;
    this.#wasOver = over;
    this.#keptTime = time;
    this.house.committed(performance.now() - start);
    if (aside.secret !== undefined) this.row = { ...this.row, secret: aside.secret };
    this.asides = asides;
    this.#bytes += more;
    this.#stored += lines.length;
    for (const line of lines) this.#bytes += bytesOf(line);
    if (command !== null) this.#bytes += sizeOfCommand(command);
    this.#fresh = [];
    if (command !== null) this.#replies.stored(command.seat, command.id);
  }

  /**
   * Forgets what is in memory and reads the table from the store. If even that fails, the table is closed: nothing unstored is sent, and the
   * next visitor opens it again.
   * @throws Refused `RESTART`, `NOT_OWNER`
   */
  async #again(event: string, thrown: unknown): Promise<void> {
    this.house.log('error', event, { table: this.row.id, error: String(thrown) });
    if (isNotOwner(thrown)) {
      this.#giveUp(notOwner().why);
      throw thrown;
    }
    try {
      await this.#read();
    } catch (again) {
      this.house.log('error', 'table cannot be read', { table: this.row.id, error: String(again) });
      this.#giveUp(refusal('database-silent'));
      throw unread();
    }
    this.#update();
  }

  #giveUp(why: Refusal): void {
    this.#isGone = true;
    this.house.giveUp(why);
  }

  /** The sessions of a seat ended: who is there is sent away at once. The game master stays to be told the own new link, with which the page comes back. */
  async #reseated(id: string, but: Connection | null): Promise<void> {
    this.stream(id).close(refusal('ended-by-master'), but);
    await this.#loadSeats();
  }

  async #loadSeats(): Promise<void> {
    this.seats = (await this.house.store.seats(this.row.id)).map((row) => seatOf(row, this.seat(row.id).refs));
  }

  /** Tells one seat what it sees now. */
  tell(seat: string): void {
    this.#update(seat);
  }

  /** Tells every seat that has a page what it sees now, or one seat alone. */
  #update(only: string | null = null): void {
    if (this.#isGone) return;
    this.#watchClock();
    const failed = (seat: string, why: string): void => this.house.log('error', 'a seat could not be told', { table: this.row.id, seat, error: why });
    tellAll(this.stage, this.seats, this.streams, { acts: this.#acts.of(this.fight), asides: this.asides }, failed, only);
  }

  /** Seats without a page that are awaited now, and were not before. What waited when the table was opened was told then. */
  #turnsSince(now: WaitedFor): readonly Turn[] {
    if (this.#awaited === null) return [];
    const { id: table, title } = this.row;
    const away = newlyAwaited(now, this.#awaited).filter((id) => this.stream(id).connections.size === 0);
    return away.map((id) => ({ table, title, seat: id, name: this.seat(id).row.name, kind: now.kind }));
  }

  /** Questions to players have the table's time, and so have their turns. */
  #watchClock(): void {
    const { at, seconds } = this.#timed();
    this.#deadline.watch(at, { seconds, paused: this.settings.paused }, () => this.inTurn(() => this.#tooLate(at)));
  }

  /** The line from which a time limit runs, and how much time there is; null = none runs. */
  #timed(): { readonly at: number | null; readonly seconds: number } {
    const { fight, seats, settings, ruleSet } = this;
    const none = { at: null, seconds: 0 };
    if (this.#late !== null && ruleSet.look?.turn?.(fight.view) !== this.#late) this.#late = null;
    const isLate = (whos: readonly Id[]): boolean => whos.length === 1 && whos[0] === this.#late;
    if (this.#readonly !== null) return none;
    if (isForPlayers(fight, seats)) {
      const late = fight.pending?.kind === 'answer' && isLate(fight.pending.whos);
      return settings.seconds > 0 || late ? { at: askedSince(fight, null), seconds: late ? 0 : settings.seconds } : none;
    }
    if (!settings.turnSeconds || this.#isFull || this.over !== null) return none;
    const awaited = awaitedToAct(this.stage, seats);
    return awaited.length === 0 ? none : { at: fight.head, seconds: isLate(awaited) ? 0 : settings.turnSeconds };
  }

  async #tooLate(at: number | null): Promise<void> {
    const { fight } = this;
    if (this.#isGone || this.#deadline.at !== at || this.#timed().at !== at || this.settings.paused) return;
    if (fight.pending !== null) return this.#alone(() => fight.passDeadline());
    const late = awaitedToAct(this.stage, this.seats);
    const onTurn = this.ruleSet.look?.turn?.(fight.view);
    this.#late = late.length === 1 && late[0] === onTurn ? onTurn : null;
    await this.#alone(() => {
      const isDone = decide(
        fight,
        (who) => this.#playerOf(who),
        (who) => late.includes(who),
        'deadline',
      );
      // Where the computer knows nothing to do, people have the time once more.
      if (!isDone) this.#deadline.restore(null);
    });
  }

  /** Something that the table does by itself. */
  async #alone(act: () => void): Promise<void> {
    try {
      act();
      applyOrders(this);
      await this.#commit(null);
    } catch (thrown) {
      // A page that comes back wakes the table, and the computer tries again what the database refused.
      await this.#again('the table could not go on by itself', thrown).then(
        () => isBusy(thrown) && this.#wake(),
        () => undefined,
      );
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
              (who) => this.#playerOf(who),
              (who) => autos.includes(who),
            ),
        );
      });
    }, this.house.pace);
  }

  /** Who decides for a fighter that the computer plays. */
  #playerOf(who: Id): Decider {
    const { settings, ruleSet } = this;
    const name = settings.players.find((player) => player.who === who)?.name;
    if (name === undefined) return ruleSet.policy;
    const known = this.#players.get(who) ?? computerPlayer(name, this.stage);
    this.#players.set(who, known);
    return known;
  }

  /** Nobody looks on and nothing is to come: it can be forgotten and read again. */
  get isIdle(): boolean {
    const { ends } = this.#deadline;
    // It is opened again when the time is over.
    const isSoon = ends !== null && ends - this.house.clock() < SOON;
    return this.#computer === null && !isSoon && [...this.streams.values()].every((stream) => stream.connections.size === 0);
  }

  get #isFull(): boolean {
    return this.#bytes >= this.house.largest || this.#stored >= this.house.mostLines;
  }

  #mayDecide(): boolean {
    return !this.#isGone && !this.held && !this.#isFull && this.#readonly === null && this.over === null && isComputers(this.fight, this.settings);
  }

  /** Ends the table when the work before it is done, and then does this. */
  end(work: () => Promise<void>): Promise<void> {
    return this.inTurn(async () => {
      await work();
      const why = refusal('table-deleted');
      this.#readonly = why;
      this.close(why);
    });
  }

  /** Is not played here any more. */
  stop(): void {
    this.#isGone = true;
    this.#deadline.stop();
    if (this.#computer !== null) clearTimeout(this.#computer);
  }

  close(why: Refusal): void {
    this.stop();
    for (const stream of this.streams.values()) stream.close(why);
  }
}

const unread = (): Refused => new Refused(refusal('table-unread'));

const sizeOfAll = (asides: readonly AsideRow[]): number => asides.reduce((sum, row) => sum + sizeOfAside(row), 0);

/** What was said and noted, with what is new; a note that was changed stands last. */
function withAsides(before: readonly AsideRow[], { said = [], unsaid = [] }: Aside): readonly AsideRow[] {
  if (said.length + unsaid.length === 0) return before;
  const isGone = new Set([...unsaid, ...said.map((row) => row.id)]);
  return [...before.filter((row) => !isGone.has(row.id)), ...said];
}
