import { type Encounter, FileError, fightersOf, type LogHeader, logHeader, nameOf, openLog, parseLog, readEncounter, type Speech } from '@riposte/files';
import { copyState, type DiceSource, Fight, GM, type Header, type Id, LogWriter, Runner } from '@riposte/kernel';
import { commitmentOf, newSecret, secretDice } from './dice.ts';
import type { House } from './house.ts';
import type { Founded, SeatKind, SeatLink } from './protocol.ts';
import { hashOf, newCapability, newName } from './secrets.ts';
import { type Settings, USUAL } from './settings.ts';
import { Table } from './table.ts';
import { readBrought, type TableFile } from './table-file.ts';

const MOST_PLAYERS = 12;

/** Whether friends join by links, or one person plays against the computer. */
export type Mode = 'table' | 'solo';

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
}

/** All tables of a server; each is read once and kept. */
export class Tables {
  readonly house: House;
  readonly #open = new Map<string, Promise<Table>>();
  /** When each was wanted last. */
  readonly #wanted = new Map<string, number>();

  constructor(house: Omit<House, 'branch'>) {
    this.house = { ...house, branch: (table, line) => this.branch(table, line) };
  }

  /** @throws Refused `NOT_FOUND` */
  get(id: string): Promise<Table> {
    this.#wanted.set(id, this.house.clock());
    const known = this.#open.get(id);
    if (known !== undefined) return known;
    if (this.#open.size >= this.house.memory.tables) void this.#forget();
    const opening = Table.open(this.house, id);
    this.#open.set(id, opening);
    // A table that cannot be read now may be readable later.
    opening.catch(() => this.#open.delete(id));
    return opening;
  }

  /** Tables that nobody looks at make room; whoever comes back to one has it read again. */
  async #forget(): Promise<void> {
    for (const [id, opening] of this.#open) {
      const table = await opening.catch(() => null);
      const isUnwanted = this.house.clock() - (this.#wanted.get(id) ?? 0) > this.house.memory.idle;
      // Whoever was given it a moment ago may be about to connect.
      if (!table?.isIdle || !isUnwanted) continue;
      this.#open.delete(id);
      this.#wanted.delete(id);
    }
  }

  get count(): number {
    return this.#open.size;
  }

  /** A table for an encounter. @throws FileError */
  async found(text: string, file: string, mode: Mode): Promise<Founded> {
    const { books, load } = this.house;
    const encounter = readEncounter(text, file, books, load);
    const { title, rules, state, sides, book, seats } = encounter;
    const view = Runner.still(rules, state);
    const fighters = fightersOf(view);
    const first = firstSide(view, fighters);
    const isSolo = mode === 'solo';
    const places = isSolo ? [{ kind: 'solo' as const, name: sides[0] ?? 'You', plays: first }] : withMaster(playersOf({ book, view }, seats));
    const autos = isSolo ? [GM, ...fighters.filter((id) => !first.includes(id))] : [];
    const begin = (dice: DiceSource): Fight => Fight.open(rules, state, { dice });
    return this.#create({
      title,
      file,
      encounter: text,
      settings: { ...USUAL, autos, sides: [...sides] },
      places,
      begin,
      elsewhere: 0,
      dress: (header) => logHeader(header, encounter),
    });
  }

  /** A table for a file that somebody brings: an encounter, a log or a whole table. Dice from now on are new ones. @throws FileError */
  async take(text: string, file: string): Promise<Founded> {
    const brought = readBrought(text, file);
    if (brought.kind === 'encounter') return this.found(text, file, 'table');
    const { title, encounter, settings, seats, log, ...rest } = brought.kind === 'table' ? brought.table : logAlone(text, file);
    const { books, load } = this.house;
    const { fight, book, setting } = openLog(log, rest.file, books, load);
    const { header } = parseLog(log, rest.file);
    const places = seats ?? withMaster(playersOf({ book, view: fight.view }, setting?.seats ?? []));
    const count = fight.view.state.entities.length;
    if (places.some((one) => one.plays.some((id) => id >= count))) throw new FileError(file, 'seats', 'seats that play fighters of the fight');
    return this.#create({
      title: title ?? setting?.title ?? file,
      file: rest.file,
      encounter,
      settings: { ...USUAL, sides: [...(setting?.sides ?? [])], ...settings, disclosed: false, locked: false },
      places,
      begin: () => fight,
      elsewhere: fight.path().filter((n) => fight.lines[n].in === 'command').length,
      dress: () => header,
    });
  }

  /** A new table that begins where this one stood after a line. */
  async branch({ fight, row, settings, seats }: Table, line: number): Promise<Founded> {
    const past = fight.fork();
    past.branch(line);
    const places = seats.flatMap(({ row: { kind, name }, viewer }): Place[] =>
      ['player', 'solo'].includes(kind) ? [{ kind, name, plays: viewer.controls }] : [],
    );
    const isAlone = places.some((one) => one.kind === 'solo');
    const { packs, encounter: setting } = JSON.parse(row.header) as LogHeader;
    return this.#create({
      title: `${row.title}: what if`,
      file: row.file,
      encounter: row.encounter,
      settings: { ...settings, disclosed: false, locked: false },
      places: isAlone ? places : withMaster(places),
      begin: (dice) => Fight.open(past.rules, copyState(past.rules, past.state), { dice }),
      elsewhere: 0,
      dress: (header) => ({ ...header, ...(packs === undefined ? {} : { packs }), ...(setting === undefined ? {} : { encounter: setting }) }),
    });
  }

  async #create({ title, file, encounter, settings, places, begin, elsewhere, dress }: Plan): Promise<Founded> {
    const secret = newSecret();
    const fight = begin(secretDice(secret));
    const header: LogHeader = { ...dress(fight.header), dice: { commitment: commitmentOf(secret), ...(elsewhere > 0 ? { from: elsewhere } : {}) } };
    const { writer, text } = LogWriter.begin(header);
    const id = newName();
    const links: SeatLink[] = [];
    const rows = places.map(({ kind, name, plays }, nth) => {
      const capability = newCapability();
      // In the order of making, which the store keeps by the id.
      const seat = `${id}.${String(nth).padStart(2, '0')}`;
      links.push({ seat, kind, name, path: `/j#${capability}` });
      return { id: seat, table_id: id, kind, name, plays: JSON.stringify(plays), secret_hash: hashOf(capability) };
    });
    const table = { id, title, created: new Date(this.house.clock()).toISOString(), header: text, encounter, file, secret, settings: JSON.stringify(settings) };
    await this.house.store.create(
      table,
      fight.lines.map((line) => writer.line(line)),
      rows,
    );
    this.house.log('info', 'table made', { table: id, ruleset: header.ruleset });
    return { table: id, title, links };
  }

  async close(): Promise<void> {
    for (const opening of this.#open.values()) {
      const table = await opening.catch(() => null);
      if (table === null) continue;
      table.close('RESTART', 'the server stops; this page comes back by itself');
      await table.inTurn(async () => undefined);
    }
  }
}

/** What a log tells of its table, which is little beside the fight. */
function logAlone(log: string, file: string): Partial<TableFile> & Pick<TableFile, 'log' | 'file' | 'encounter'> {
  return { log, file, encounter: '' };
}

/** The seats of the players: as the encounter has them, else one for each of the side that is named first. */
function playersOf({ book, view }: Speech, seats: Encounter['seats']): Place[] {
  const fighters = fightersOf(view);
  const speech = { book, view };
  const byName = new Map(fighters.map((id) => [nameOf(speech, id), id]));
  if (seats.length > 0) return seats.map((one) => ({ kind: 'player', name: one.name, plays: one.plays.flatMap((name) => byName.get(name) ?? []) }));
  return firstSide(view, fighters)
    .slice(0, MOST_PLAYERS)
    .map((id) => ({ kind: 'player', name: nameOf(speech, id), plays: [id] }));
}

function withMaster(players: readonly Place[]): Place[] {
  return [{ kind: 'gm', name: 'Game master', plays: [] }, ...players, { kind: 'spectator', name: 'Spectators', plays: [] }];
}

/** Fighters of the side that is named first; all where sides are unknown. */
function firstSide(view: Fight['view'], fighters: readonly Id[]): Id[] {
  const sideOf = (id: Id): unknown => (view.rules.def.shown(view, id) as { readonly side?: number } | null)?.side;
  const first = fighters.filter((id) => sideOf(id) === 0);
  return first.length > 0 ? first : [...fighters];
}
