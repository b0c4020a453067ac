import { fightersOf, headerWithPacks, nameOf, openLog, readEncounter } from '@riposte/files';
import { copyState, Fight, GM, type Id, type Line, LogWriter, Runner } from '@riposte/kernel';
import { newSecret, secretDice } from './dice.ts';
import type { House } from './house.ts';
import type { Founded, SeatKind, SeatLink } from './protocol.ts';
import { hashOf, newCapability, newName } from './secrets.ts';
import { type Settings, USUAL } from './settings.ts';
import { Table } from './table.ts';

const MOST_PLAYERS = 12;

/** Whether friends join by links, or one person plays against the computer. */
export type Mode = 'table' | 'solo';

interface Place {
  readonly kind: SeatKind;
  readonly name: string;
  readonly plays: readonly Id[];
}

/** All tables of a server; each is read once and kept. */
export class Tables {
  readonly house: House;
  readonly #open = new Map<string, Promise<Table>>();

  constructor(house: Omit<House, 'branch'>) {
    this.house = { ...house, branch: (table, line) => this.branch(table, line) };
  }

  /** @throws Refused `NOT_FOUND` */
  get(id: string): Promise<Table> {
    const known = this.#open.get(id);
    if (known !== undefined) return known;
    const opening = Table.open(this.house, id);
    this.#open.set(id, opening);
    // A table that cannot be read now may be readable later.
    opening.catch(() => this.#open.delete(id));
    return opening;
  }

  get count(): number {
    return this.#open.size;
  }

  /** A table for an encounter. @throws FileError */
  async found(text: string, file: string, mode: Mode): Promise<Founded> {
    const { books, load } = this.house;
    const encounter = readEncounter(text, file, books, load);
    const { title, rules, state, sides, book, packs } = encounter;
    const view = Runner.still(rules, state);
    const speech = { book, view };
    const fighters = fightersOf(view);
    const byName = new Map(fighters.map((id) => [nameOf(speech, id), id]));
    const seats = encounter.seats.map((one): Place => ({ kind: 'player', name: one.name, plays: one.plays.flatMap((name) => byName.get(name) ?? []) }));
    const first = firstSide(view, fighters);
    const places: Place[] =
      mode === 'solo'
        ? [{ kind: 'solo', name: sides[0] ?? 'You', plays: first }]
        : seats.length > 0
          ? seats
          : first.slice(0, MOST_PLAYERS).map((id) => ({ kind: 'player', name: nameOf(speech, id), plays: [id] }));
    const autos = mode === 'solo' ? [GM, ...fighters.filter((id) => !first.includes(id))] : [];
    const settings: Settings = { ...USUAL, autos, sides: [...sides] };
    return this.#create(title, (dice, onLine) => Fight.open(rules, state, { dice, onLine }), packs, text, file, places, settings);
  }

  /** A table that goes on with a log. Its dice from now on are new ones. @throws FileError */
  async adopt(text: string, file: string): Promise<Founded> {
    const { books, load } = this.house;
    const { fight, book } = openLog(text, file, books, load);
    const fighters = fightersOf(fight.view);
    const first = firstSide(fight.view, fighters);
    const places = first.slice(0, MOST_PLAYERS).map((id): Place => ({ kind: 'player', name: nameOf({ book, view: fight.view }, id), plays: [id] }));
    return this.#create(file, () => fight, [], '', file, places, USUAL);
  }

  /** A new table that begins where this one stood after a line. */
  async branch(table: Table, line: number): Promise<Founded> {
    const past = table.fight.fork();
    past.branch(line);
    const { row, settings, seats } = table;
    const places = seats.filter((one) => one.row.kind === 'player').map((one): Place => ({ kind: 'player', name: one.row.name, plays: one.viewer.controls }));
    const { packs = [] } = JSON.parse(row.header) as { packs?: [] };
    const begin = (dice: ReturnType<typeof secretDice>, onLine: (line: Line) => void): Fight =>
      Fight.open(past.rules, copyState(past.rules, past.state), { dice, onLine });
    return this.#create(`${row.title}: what if`, begin, packs, row.encounter, row.file, places, { ...settings, disclosed: false, locked: false });
  }

  async #create(
    title: string,
    begin: (dice: ReturnType<typeof secretDice>, onLine: (line: Line) => void) => Fight,
    packs: Parameters<typeof headerWithPacks>[1],
    encounter: string,
    file: string,
    players: readonly Place[],
    settings: Settings,
  ): Promise<Founded> {
    const secret = newSecret();
    const fight = begin(secretDice(secret), () => undefined);
    const header = headerWithPacks(fight.header, packs);
    const { writer, text } = LogWriter.begin(header);
    const id = newName();
    const isSolo = players.some((one) => one.kind === 'solo');
    const places: Place[] = isSolo
      ? [...players]
      : [{ kind: 'gm', name: 'Game master', plays: [] }, ...players, { kind: 'spectator', name: 'Spectators', plays: [] }];
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

/** Fighters of the side that is named first; all where sides are unknown. */
function firstSide(view: Fight['view'], fighters: readonly Id[]): Id[] {
  const sideOf = (id: Id): unknown => (view.rules.def.shown(view, id) as { readonly side?: number } | null)?.side;
  const first = fighters.filter((id) => sideOf(id) === 0);
  return first.length > 0 ? first : [...fighters];
}
