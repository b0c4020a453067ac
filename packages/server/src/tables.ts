import {
  type Encounter,
  FileError,
  fightersOf,
  type LoadText,
  type LogHeader,
  logHeader,
  nameOf,
  openLog,
  openScenario,
  type PackMark,
  parseLog,
  readEncounter,
  readPack,
  readScenarios,
  type Speech,
} from '@riposte/files';
import { copyState, type DiceSource, Fight, GM, type Header, type Id, LogWriter, Runner } from '@riposte/kernel';
import { mindsOf, playerFault } from './computer.ts';
import { commitmentOf, newSecret, secretDice } from './dice.ts';
import { asJson } from './json.ts';
import type { Request } from './messages.ts';
import { bytesIn, mapOf } from './pictures.ts';
import type { Digest, Founded, Refusal, Reply, SeatKind, SeatLink } from './protocol.ts';
import { Refs } from './refs.ts';
import { notOwner, refusal, refuse } from './refusal.ts';
import { lookedAt, sceneFor, seatOf } from './scene.ts';
import { actsOf, happening, tale } from './seat-story.ts';
import { hashOf, newCapability, newName } from './secrets.ts';
import { type OpenTable, type Planned, type ServerContext, storeOf, type TableHouse } from './server-context.ts';
import { type Settings, USUAL } from './settings.ts';
import type { NewTable, PackText } from './store.ts';
import { exportLog, knownPacks } from './stored.ts';
import type { Connection } from './stream.ts';
import { Table } from './table.ts';
import { readBrought, type TableFile, writeTable } from './table-file.ts';
import { mapIn } from './workshop.ts';

const MAX_PLAYERS = 12;

/** Whether friends join by links, or one person plays against the computer. */
export type Mode = 'table' | 'solo';

/** A fight that comes with Riposte, with the packs that it names. */
export interface Ready {
  /** Its id: the path below the folder of ready fights. */
  readonly file: string;
  readonly text: string;
  /** The texts of its packs by the names that it gives them. */
  readonly packs?: Readonly<Record<string, string>>;
}

/** What can be saved of a table as a file. */
export type Export = 'log' | 'encounter' | 'standing' | 'table';

/** The seat of a table. */
export interface At {
  readonly table: string;
  readonly seat: string;
  /** The languages that its page reads, the preferred one first; absent if it does not say. */
  readonly languages?: readonly string[];
}

/** The last frame that a page has. */
export type After = { readonly epoch: string; readonly seq: number } | null;

/** What a server asks of its tables, wherever they are played. */
export interface Playing {
  /** A table for a ready fight. @throws FileError */
  found(fight: Ready, mode: Mode, owner?: string): Promise<Founded>;
  /** A table for an uploaded file: an encounter, the beginning of a scenario, a log or a whole table. @throws FileError */
  take(text: string, name: string, owner?: string): Promise<Founded>;
  /** Opens the table where it is not open yet. @throws Refused `NOT_FOUND` */
  connect(at: At, connection: number, after: After): Promise<void>;
  disconnect(at: At, connection: number): Promise<void>;
  perform(at: At, request: Request, connection: number): Promise<Reply>;
  /** @param all Whether the request may see everything; if not, only the disclosed part of a log. */
  exported(at: At, what: Export, all?: boolean): Promise<string>;
  /** What happened since a seat looked; null = nothing. */
  digest(at: At): Promise<Digest | null>;
  /** Opens a table where something happens without a person. */
  wake(table: string): Promise<void>;
  /** Deletes a table and tells the open pages. */
  remove(table: string): Promise<void>;
  /** Forgets a table that another server now plays, and sends its pages there. */
  leave(table: string): void;
  /** Open tables. */
  readonly count: number;
  close(): Promise<void>;
}

interface Place {
  readonly kind: SeatKind;
  readonly name: string;
  readonly plays: readonly Id[];
}

/** What a new table is made of. */
interface Plan {
  readonly title: string;
  readonly file: string;
  readonly encounter: string;
  readonly settings: Settings;
  readonly places: readonly Place[];
  readonly begin: (dice: DiceSource) => Fight;
  /** How many of its commands were played elsewhere, with other dice. */
  readonly elsewhere: number;
  /** The header of its log, with all that belongs there. */
  readonly dress: (header: Header) => LogHeader;
  /** What was said and noted elsewhere. */
  readonly asides?: TableFile['asides'];
  /** The packs that its log needs beside those that come with Riposte. */
  readonly packs?: readonly PackText[];
  readonly map?: NewTable['map'];
}

/** All tables of one thread; each is read once and kept. */
export class Tables implements Playing {
  readonly house: ServerContext;
  readonly #open = new Map<string, Promise<Table>>();
  /** When each table was last asked for. */
  readonly #wanted = new Map<string, number>();
  /** The table of each connection: its messages go there, even if the table was opened again since. */
  readonly #connections = new Map<number, { readonly connection: Connection; readonly opening: Promise<Table> }>();

  constructor(house: ServerContext) {
    this.house = house;
  }

  /** @throws Refused `NOT_FOUND` */
  get(id: string): Promise<Table> {
    this.#wanted.set(id, this.house.clock());
    const known = this.#open.get(id);
    if (known !== undefined) return known;
    if (this.#open.size >= this.house.memory.tables) void this.#forget();
    const opening: Promise<Table> = Table.open(
      this.#houseOf(id, (why) => void this.#giveUp(id, opening, why)),
      id,
    );
    this.#open.set(id, opening);
    // A table that cannot be read now may be readable later.
    opening.catch(() => this.#drop(id, opening) && this.house.forgotten(id));
    return opening;
  }

  /** Forgets a table; false if it is already forgotten, or was opened again since. */
  #drop(id: string, opening: Promise<Table>): boolean {
    if (this.#open.get(id) !== opening) return false;
    this.#wanted.delete(id);
    return this.#open.delete(id);
  }

  #houseOf(id: string, giveUp: TableHouse['giveUp']): TableHouse {
    const { house } = this;
    const busy = (): void => house.busy(id);
    const call = (name: keyof ServerContext['store'], args: readonly unknown[]): Promise<unknown> =>
      (house.store[name] as (...given: readonly unknown[]) => Promise<unknown>)(...args);
    return { ...house, busy, giveUp, store: storeOf(call, busy), branch: (table, line) => this.branch(table, line) };
  }

  /** Tables without open pages leave memory; the next visitor reads them again. */
  async #forget(): Promise<void> {
    for (const [id, opening] of this.#open) {
      const table = await opening.catch(() => null);
      const isUnwanted = this.house.clock() - (this.#wanted.get(id) ?? 0) > this.house.memory.idle;
      if (!table?.isIdle || !isUnwanted || this.#isVisited(opening) || !this.#drop(id, opening)) continue;
      table.stop();
      this.house.forgotten(id);
    }
  }

  /** Whether a page is connected, or about to connect. */
  #isVisited(opening: Promise<Table>): boolean {
    return [...this.#connections.values()].some((one) => one.opening === opening);
  }

  get count(): number {
    return this.#open.size;
  }

  async connect({ table, seat, languages }: At, number: number, after: After): Promise<void> {
    const connection = this.house.connection(number);
    const opening = this.get(table);
    // The connection is known at once: its next message may come before the table is read.
    this.#connections.set(number, { connection, opening });
    await (await opening).connect(seat, connection, after, languages);
  }

  async disconnect({ seat }: At, number: number): Promise<void> {
    const known = this.#connections.get(number);
    this.#connections.delete(number);
    // A table that is not open has no connections. Opening it for this would take it away from the server that plays it.
    await (await known?.opening)?.disconnect(seat, known!.connection);
  }

  async perform({ table, seat }: At, request: Request, number: number): Promise<Reply> {
    const { connection, opening } = this.#connections.get(number) ?? refuse('connection-ended');
    this.#wanted.set(table, this.house.clock());
    return (await opening).perform(seat, request, connection);
  }

  async digest({ table, seat }: At): Promise<Digest | null> {
    return (await this.get(table)).digest(seat);
  }

  async wake(id: string): Promise<void> {
    await this.get(id);
  }

  /** Makes the computer wait until a person has done something. */
  async hold(id: string): Promise<void> {
    (await this.get(id)).held = true;
  }

  async exported({ table: id, seat }: At, what: Export, all = true): Promise<string> {
    const table = await this.get(id);
    return table.look(seat, async () => {
      const { row, settings, seats, fight } = table;
      if (what === 'log') return exportLog(row, settings, fight, all);
      if (what === 'encounter') return row.encounter === '' ? refuse('no-encounter') : row.encounter;
      if (what === 'standing') {
        const own = await this.house.store.packs(id);
        const { packs: marks = [] } = JSON.parse(row.header) as LogHeader;
        const textOf = knownPacks(this.house.packs, own);
        return JSON.stringify({
          content: exportLog(row, settings, fight, all),
          packs: Object.fromEntries(marks.map(({ file, hash }) => [file, textOf(file, row.file, hash)])),
        });
      }
      const rows = seats.map((seated) => seated.row);
      const { row: reader } = table.seat(seat);
      const packs = (await this.house.store.packs(id)).map(({ text }) => text);
      const hash = mapIn(asJson(row.encounter))?.hash;
      const map = hash === undefined ? null : ((await this.house.store.picture(id, hash)) ?? null);
      return writeTable({ row, settings, fight, asides: table.asides, packs, map }, rows, reader);
    });
  }

  /** Forgets a table that another thread now plays. */
  async drop(id: string): Promise<void> {
    const opening = this.#open.get(id);
    if (opening === undefined) return;
    // At once: the next visitor opens it again.
    this.#drop(id, opening);
    (await opening.catch(() => null))?.stop();
  }

  leave(id: string): void {
    const opening = this.#open.get(id);
    if (opening !== undefined && this.#drop(id, opening)) void opening.then((table) => table.close(notOwner().why)).catch(() => undefined);
  }

  /** Forgets a table that gave up, and disconnects its pages. */
  async #giveUp(id: string, opening: Promise<Table>, why: Refusal): Promise<void> {
    const isLast = this.#drop(id, opening);
    // Tell open pages first: a forgotten table can send nothing.
    (await opening.catch(() => null))?.close(why);
    // A table that was opened again in the meantime is still in use.
    if (isLast && !this.#open.has(id)) this.house.forgotten(id);
  }

  async found({ text, file, packs = {} }: Ready, mode: Mode, owner = ''): Promise<Founded> {
    return this.#found(readEncounter(text, file, this.house.ruleSets, packsOf(packs)), { text, file, packs }, mode, owner);
  }

  #found(encounter: Encounter, { text, file, packs = {} }: Ready, mode: Mode, owner: string): Promise<Founded> {
    const { title, rules, state, sides, ruleSet, seats } = encounter;
    const view = Runner.still(rules, state);
    const fighters = fightersOf(view);
    const first = firstSide(view, fighters);
    const isSolo = mode === 'solo';
    const { players, orders } = mindsOf(encounter, file);
    const computers = players.map(({ who }) => who);
    const persons = playersOf({ ruleSet, view }, seats, computers);
    const seated = persons.flatMap(({ plays }) => plays);
    const places = isSolo ? [{ kind: 'solo' as const, name: sides[0] ?? 'You', plays: first }] : withMaster(persons);
    const autos = isSolo ? [GM, ...fighters.filter((id) => !first.includes(id))] : computers.filter((id) => !seated.includes(id));
    const begin = (dice: DiceSource): Fight => Fight.open(rules, state, { dice });
    return this.#create(owner, {
      title,
      file,
      encounter: text,
      settings: { ...USUAL, autos, players, orders, sides: [...sides] },
      places,
      begin,
      elsewhere: 0,
      dress: (header) => logHeader(header, encounter),
      packs: this.#own(encounter.packs, ({ file: name }) => packs[name]),
    });
  }

  /** The packs that are stored beside a log; those of ready fights come with Riposte. */
  #own(marks: readonly PackMark[], textOf: (mark: PackMark) => string): PackText[] {
    const byHash = new Map(marks.flatMap((mark) => (this.house.packs.has(mark.hash) ? [] : [[mark.hash, textOf(mark)] as const])));
    return [...byHash].map(([hash, text]) => ({ hash, text }));
  }

  /** No name in the file opens another file: an encounter names no packs, and those of a log are found by content. Future dice are new. */
  async take(text: string, file: string, owner = ''): Promise<Founded> {
    const { ruleSets, packs } = this.house;
    const brought = readBrought(text, file);
    if (brought.kind === 'encounter') return this.#found(readEncounter(text, file, ruleSets), { text, file }, 'table', owner);
    if (brought.kind === 'scenario') return this.#tried(text, file, owner);
    const {
      title,
      encounter,
      settings,
      seats,
      log,
      asides = [],
      packs: brings = [],
      map = null,
      ...rest
    } = brought.kind === 'table' ? brought.table : logAlone(text, file);
    const { header, lines } = parseLog(log, rest.file);
    mustBeOfASize(header.state.entities, lines.length, file);
    const own = brings.map((text, i): PackText => ({ hash: readPack(text, `${file}: packs[${i}]`, ruleSets).mark.hash, text }));
    const { fight, ruleSet, setting } = openLog(log, rest.file, ruleSets, knownPacks(packs, own));
    const places = seats ?? mustBeShown(file, () => withMaster(playersOf({ ruleSet, view: fight.view }, setting?.seats ?? [])));
    const count = fight.view.state.entities.length;
    // Nobody could make rulings or delete the table.
    if (!places.some(({ kind }) => kind === 'gm' || kind === 'solo')) throw new FileError(file, 'seats', 'a seat of a game master');
    if (places.some((place) => place.plays.some((id) => id >= count))) throw new FileError(file, 'seats', 'seats that play fighters in the fight');
    const fighters = fightersOf(fight.view);
    const isFighter = (id: Id): boolean => id === GM || fighters.includes(id);
    const standing = { ruleSet, rules: fight.rules, state: fight.state, policy: ruleSet.policy };
    const kept = settings && {
      ...settings,
      autos: settings.autos.filter(isFighter),
      players: settings.players.filter(({ who, name }) => isFighter(who) && playerFault(name, standing) === null),
      orders: settings.orders.filter(({ who }) => isFighter(who)),
    };
    const named = title ?? setting?.title ?? file;
    const known = kept && kept.sides.length > 0 ? kept.sides : setting?.sides;
    const sides = [...(known ?? mustBeShown(file, () => sidesIn({ ruleSet, view: fight.view })))];
    const plan: Plan = {
      title: named,
      file: rest.file,
      encounter,
      settings: { ...USUAL, ...kept, sides, disclosed: false, secrets: [], locked: false, portraits: [] },
      places,
      begin: () => fight,
      elsewhere: fight.path().filter((n) => fight.lines[n].in === 'command').length,
      // The lab needs the sides of a log.
      dress: () => (setting === null ? { ...header, encounter: { title: named, sides, seats: [], ends: [] } } : header),
      asides: asides.filter(({ seat, to }) => seat < places.length && (typeof to === 'string' || to < places.length)),
      packs: this.#own(header.packs ?? [], ({ hash }) => own.find((pack) => pack.hash === hash)!.text),
      ...(map === null ? {} : await mapBrought(map, encounter, file)),
    };
    mustBeShown(file, () => showAll(plan, fight, ruleSet));
    return this.#create(owner, plan);
  }

  /** The beginning of a scenario, for one person who plays all fighters. That person decides the steps, chance decides the dice. */
  #tried(text: string, file: string, owner: string): Promise<Founded> {
    const [scenario] = readScenarios(text, file, this.house.ruleSets);
    if (scenario.packs.length > 0) throw new FileError(file, 'own', 'a scenario that defines no things');
    const opened = openScenario(scenario);
    if ('failures' in opened) {
      const [{ path, expected }] = opened.failures;
      throw new FileError(file, path, typeof expected === 'string' ? expected : JSON.stringify(expected));
    }
    const { rules, state, view } = opened.fight;
    mustBeOfASize(state.entities, 0, file);
    const sides = sidesIn({ ruleSet: scenario.ruleSet, view }, scenario.given.fighters);
    return this.#create(owner, {
      title: scenario.title,
      file,
      encounter: '',
      settings: { ...USUAL, autos: [GM], sides },
      places: [{ kind: 'solo', name: 'You', plays: fightersOf(view) }],
      begin: (dice) => Fight.open(rules, state, { dice }),
      elsewhere: 0,
      dress: (header) => ({ ...header, encounter: { title: scenario.title, sides, seats: [], ends: [] } }),
    });
  }

  /** A new table that begins where this one stood after a line. */
  async branch({ fight, row, settings, seats }: OpenTable, line: number): Promise<Planned> {
    const past = fight.fork();
    past.branch(line);
    const places = seats.flatMap(({ row: { kind, name }, viewer }): Place[] =>
      ['player', 'solo'].includes(kind) ? [{ kind, name, plays: viewer.controls }] : [],
    );
    const isAlone = places.some((place) => place.kind === 'solo');
    const { packs, encounter: setting } = JSON.parse(row.header) as LogHeader;
    return this.#plan(heirOf(row.id, await this.house.store.ownerOf(row.id)), {
      title: `${row.title}: what if`,
      file: row.file,
      encounter: row.encounter,
      settings: { ...settings, disclosed: false, secrets: [], locked: false, portraits: [] },
      places: isAlone ? places : withMaster(places),
      begin: (dice) => Fight.open(past.rules, copyState(past.rules, past.state), { dice }),
      elsewhere: 0,
      dress: (header) => ({ ...header, ...(packs === undefined ? {} : { packs }), ...(setting === undefined ? {} : { encounter: setting }) }),
      packs: await this.house.store.packs(row.id),
    });
  }

  async #create(owner: string, plan: Plan): Promise<Founded> {
    const { founded, made } = this.#plan(owner, plan);
    await this.house.store.create(made);
    this.house.log('info', 'table made', { table: founded.table });
    return founded;
  }

  #plan(owner: string, { title, file, encounter, settings, places, begin, elsewhere, dress, asides = [], packs = [], map }: Plan): Planned {
    const secret = newSecret();
    const fight = begin(secretDice(secret));
    const header: LogHeader = { ...dress(fight.header), dice: { commitment: commitmentOf(secret), ...(elsewhere > 0 ? { from: elsewhere } : {}) } };
    const { writer, text } = LogWriter.begin(header);
    const id = newName();
    const links: SeatLink[] = [];
    const rows = places.map(({ kind, name, plays }, nth) => {
      const capability = newCapability();
      // The store orders them by id, which is the order in which they were made.
      const seat = `${id}.${String(nth).padStart(2, '0')}`;
      links.push({ seat, kind, name, path: `/j#${capability}` });
      return { id: seat, table_id: id, kind, name, plays: JSON.stringify(plays), secret_hash: hashOf(capability) };
    });
    const said = asides.map(({ seat, to, ...row }) => ({
      ...row,
      id: newName(),
      table_id: id,
      seat_id: rows[seat].id,
      to: typeof to === 'string' ? to : rows[to].id,
    }));
    const table = { id, title, created: new Date(this.house.clock()).toISOString(), header: text, encounter, file, secret, settings: JSON.stringify(settings) };
    return {
      founded: { table: id, title, links },
      made: { table, lines: fight.lines.map((line) => writer.line(line)), seats: rows, asides: said, packs, ...(map && { map }), owner },
    };
  }

  async remove(id: string): Promise<void> {
    const remove = (): Promise<void> => this.house.store.remove(id);
    const table = await this.#open.get(id)?.catch(() => null);
    await (table?.end(remove) ?? remove());
    this.#open.delete(id);
    this.#wanted.delete(id);
    this.house.forgotten(id);
  }

  async close(): Promise<void> {
    for (const opening of this.#open.values()) {
      const table = await opening.catch(() => null);
      if (table === null) continue;
      await table.inTurn(() => table.part());
      table.close(refusal('server-restarts'));
      await table.settled();
    }
  }
}

/** The map of a saved table, encoded anew and with its new name. @throws FileError if it is not a picture */
async function mapBrought(data: string, encounter: string, file: string): Promise<Pick<Plan, 'map' | 'encounter'>> {
  const whole = asJson(encounter);
  const under = mapIn(whole);
  if (under === null) return { encounter };
  const drawn = await mapOf(bytesIn(data)).catch((thrown: Error) => {
    throw new FileError(file, 'map', `a picture that can be used (${thrown.message}); set it to null to load the rest`);
  });
  const { board, ...rest } = whole as { readonly board: object };
  const renamed = { ...rest, board: { ...board, picture: { ...under, hash: drawn.hash } } };
  return { encounter: JSON.stringify(renamed), map: { hash: drawn.hash, data: drawn.data } };
}

/** Packs by the names that their fight uses. No other name opens anything. */
export const packsOf =
  (packs: Readonly<Record<string, string>>): LoadText =>
  (name, from) =>
    Object.hasOwn(packs, name) ? packs[name] : wrongPack(name, from);

function wrongPack(name: string, from: string): never {
  throw new FileError(from, 'packs', `a pack that came with this fight, found ${JSON.stringify(name)}`);
}

/** Limits of an encounter, and of the log of its fight. */
const MAX_FIGHTERS = 200;
const MAX_ENTITIES = 2000;
const MAX_LINES = 100_000;

/** Refuses a log that is larger than a fight at a table can become. @throws FileError */
/** @throws FileError where a log has more than a table takes */
export function mustBeOfASize(entities: readonly { readonly kind: string }[], lines: number, file: string): void {
  const fighters = entities.filter((entity) => entity.kind === 'fighter').length;
  if (fighters > MAX_FIGHTERS) throw new FileError(file, 'log', `at most ${MAX_FIGHTERS} fighters, found ${fighters}`);
  if (entities.length > MAX_ENTITIES) throw new FileError(file, 'log', `at most ${MAX_ENTITIES} fighters and things, found ${entities.length}`);
  if (lines > MAX_LINES) throw new FileError(file, 'log', `at most ${MAX_LINES} lines, found ${lines}`);
}

const isName = (name: unknown): boolean => typeof name === 'string' && name.length > 0 && name.length <= 300;

/** A forged state may be readable and still break the rules, so it is shown once before it is stored. @throws FileError */
export function mustBeShown<T>(file: string, show: () => T): T {
  try {
    return show();
  } catch {
    throw new FileError(file, 'log', 'a fight that the rules can show');
  }
}

/** Shows every seat the board, and the game master the whole log. */
function showAll({ title, settings, places }: Plan, fight: Fight, ruleSet: Speech['ruleSet']): void {
  const rows = places.map(({ kind, name, plays }, nth) => ({ id: String(nth), table_id: '', kind, name, plays: JSON.stringify(plays), secret_hash: '' }));
  const seats = rows.map((row) => seatOf(row, new Refs()));
  const stage = lookedAt({ fight, ruleSet, settings, title });
  for (const id of fightersOf(fight.view)) if (!isName(nameOf({ ruleSet, view: fight.view }, id))) throw new Error('no name');
  for (const seat of seats) sceneFor(stage, seat, seats, new Set(), { menu: 0, asked: 0 });
  const { viewer } = seats.find(({ row }) => row.kind === 'gm' || row.kind === 'solo')!;
  for (const act of actsOf(fight)) tale(fight, happening(fight, ruleSet, act), viewer);
}

/** The owner of tables that the game master of a table makes. */
export const heirOf = (table: string, owner: string | undefined): string => (owner === undefined || owner === '' ? `table ${table}` : owner);

/** What a log says about its table, which is little besides the fight. */
function logAlone(log: string, file: string): Partial<TableFile> & Pick<TableFile, 'log' | 'file' | 'encounter'> {
  return { log, file, encounter: '' };
}

/** The seats of the players: those of the encounter, or one for each fighter of the first side that no computer plays. */
function playersOf({ ruleSet, view }: Speech, seats: Encounter['seats'], computers: readonly Id[] = []): Place[] {
  const fighters = fightersOf(view);
  const speech = { ruleSet, view };
  const byName = new Map(fighters.map((id) => [nameOf(speech, id), id]));
  if (seats.length > 0) return seats.map((seat) => ({ kind: 'player', name: seat.name, plays: seat.plays.flatMap((name) => byName.get(name) ?? []) }));
  return firstSide(
    view,
    fighters.filter((id) => !computers.includes(id)),
  )
    .slice(0, MAX_PLAYERS)
    .map((id) => ({ kind: 'player', name: nameOf(speech, id), plays: [id] }));
}

function withMaster(players: readonly Place[]): Place[] {
  return [{ kind: 'gm', name: 'Game master', plays: [] }, ...players, { kind: 'spectator', name: 'Spectators', plays: [] }];
}

const sideOf = (view: Fight['view'], id: Id): number | undefined => (view.rules.def.shown(view, id) as { readonly side?: number } | null)?.side;

/** The names of the sides by number: the names in the file, or else the name of the first fighter. */
function sidesIn({ ruleSet, view }: Speech, given: readonly { readonly name: string; readonly side?: unknown }[] = []): string[] {
  const sides: string[] = [];
  for (const id of fightersOf(view)) {
    const side = sideOf(view, id) ?? 0;
    // A forged state may say anything.
    if (!(side >= 0 && side < MAX_FIGHTERS)) continue;
    const name = nameOf({ ruleSet, view }, id);
    sides[side] ??= String(given.find((one) => one.name === name)?.side ?? name);
  }
  // A fighter may have left its side.
  return Array.from(sides, (name, side) => name ?? String(side + 1));
}

/** Fighters of the side that is named first; all where sides are unknown. */
function firstSide(view: Fight['view'], fighters: readonly Id[]): Id[] {
  const first = fighters.filter((id) => sideOf(view, id) === 0);
  return first.length > 0 ? first : [...fighters];
}
