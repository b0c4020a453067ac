import { type Entity, type FeatureDef, type Id, NOBODY, type Rules, type State } from '@riposte/kernel';
import { checkEach, codeNamed, creatureNamed, oneOfText, type Path, type Report, sideNamed } from '@riposte/ruleset';
import * as z from 'zod';
import { CREATURES, type Creature } from '../fighters/creatures.ts';
import { type Fighter, type Item, NOTHING_OWN, type Scene, SIZES, type Zone } from '../fighters/fighter.ts';
import { SIZE_CHART } from '../fighters/sizes.ts';
import { isTrait } from '../fighters/trait.ts';
import { HANDS } from '../gear/carried.ts';
import { type Gear, isGear, PLAIN, type Stats } from '../gear/piece.ts';
import { isSpell } from '../magic/spell.ts';
import { cellsAt, HEADING_NAMES, metres } from '../movement/board.ts';
import { depthAt } from '../movement/depth.ts';
import { headingTowards } from '../movement/facing.ts';
import { Mounted, Ridden } from '../movement/mounted.ts';
import { WHEN_CALLED } from '../rounds/presence.ts';
import { type Given, ownGear, type SetUp } from './encounter-schema.ts';
import { bear } from './given-conditions.ts';
import { withOwn } from './totals.ts';

const MAX_CELLS = 3600;

/** The state in which an encounter begins. */
export function setUp(rules: Rules, given: SetUp, report: Report, takesNoPlace: (i: number) => boolean = () => false): State {
  const { board } = given;
  const placeOf = (text: string, path: Path): number => {
    const [column, row] = text.split(',').map(Number);
    const inside = column >= 1 && row >= 1 && column <= board.width && row <= board.height;
    return inside ? (row - 1) * board.width + column - 1 : report(path, `a place on the board of ${board.width} by ${board.height}`);
  };
  if (board.width * board.height > MAX_CELLS) report(['board'], `at most ${MAX_CELLS} cells`);
  const scene = makeScene(rules, given, placeOf, report);
  checkEach(given.fighters, (entry, i) => mustHaveLevels(entry, i, report));
  const fighters = checkEach(given.fighters, (entry, i) => makeFighter(rules, given, entry, i, placeOf(entry.at, ['fighters', i, 'at']), report));
  const serial = seatRiders(rules, given, fighters, report);
  mustHaveRoom(scene, fighters, given, report, takesNoPlace);
  const items: Item[] = [];
  given.fighters.forEach((entry, i) => {
    const carried = entry.gear ?? baseOf(entry, i, report).gear;
    carried.forEach((piece, k) => items.push(makeItem(rules, piece, 1 + fighters.length + items.length, i + 1, items, ['fighters', i, 'gear', k], report)));
  });
  board.items.forEach(({ item, at, on }, i) => {
    const lying = makeItem(rules, item, 1 + fighters.length + items.length, NOBODY, items, ['board', 'items', i, 'item'], report);
    items.push({ ...lying, slot: on, place: placeOf(at, ['board', 'items', i, 'at']) });
  });
  fighters.forEach((fighter, i) => {
    fighter.facing =
      given.fighters[i].facing === undefined
        ? facingFoes(scene, fighter, fighters)
        : headingNamed(scene, given.fighters[i].facing, ['fighters', i, 'facing'], report);
  });
  for (const fighter of fighters) fighter.depth = depthUnder(scene, fighter);
  const state: State = { serial, ignored: [], entities: [scene as Entity, ...fighters, ...items] };
  return { ...state, entities: withOwn(rules, state, given) };
}

/** How far below the board a fighter begins. */
const depthUnder = (on: Scene, { place, size }: Fighter): number => depthAt(on, cellsAt(on, place, size) ?? [place]);

/** No more levels are spent than there are. @rule RC-MPL-010 */
function mustHaveLevels({ martial = {}, mpl, creature }: Given, i: number, report: Report): void {
  const levels = mpl ?? CREATURES.find((known) => known.id === creature)?.mpl ?? 0;
  const spent = Object.values(martial).reduce((sum, count) => sum + count, 0);
  if (spent > levels) report(['fighters', i, 'martial'], `at most ${levels} levels, which is the Martial Proficiency Level`);
}

function makeScene(rules: Rules, { board, sides, fighters }: SetUp, placeOf: (text: string, path: Path) => number, report: Report): Scene {
  const zones = board.zones.map(
    (zone, i): Zone => ({
      title: zone.title,
      places: zone.places.map((text, k) => placeOf(text, ['board', 'zones', i, 'places', k])),
      condition: zone.condition === undefined ? -1 : rules.codeNamed(zone.condition),
      missChance: zone.missChance,
      evasion: zone.evasion,
      agile: zone.agileMoves,
      cost: zone.cost,
      hides: zone.hides,
      holds: zone.holds,
      fall: zone.fall,
    }),
  );
  const numbered = (texts: readonly string[], ...path: readonly string[]): number[] => texts.map((text, i) => placeOf(text, ['board', ...path, i]));
  const { closed: shut = [], open = [] } = board.doors ?? {};
  const closed = numbered(shut, 'doors', 'closed');
  const doors = [...closed, ...numbered(open, 'doors', 'open')];
  const surprised = board.surprised === undefined ? -1 : sideNamed(sides, board.surprised, ['board', 'surprised'], report);
  const fighting = new Set(fighters.filter((entry) => entry.inanimate !== true && entry.creature !== 'door').map((entry) => entry.side));
  return {
    id: 0,
    kind: 'scene',
    conditions: [],
    features: [],
    payment: null,
    grid: board.grid,
    width: board.width,
    height: board.height,
    solid: [...numbered(board.solid, 'solid').filter((cell) => !doors.includes(cell)), ...closed],
    zones,
    contested: fighting.size > 1,
    aftermath: board.aftermath,
    surprised,
    round: 0,
    closed: false,
    exits: numbered(board.exits, 'exits'),
    sides,
    won: null,
    secondsOfRound: board.secondsOfRound,
    ...(doors.length > 0 ? { doors } : {}),
  };
}

/** An ordinary person: the base of fighters who are written out. */
const PERSON: Creature = {
  id: 'person',
  title: 'person',
  size: 'medium',
  level: 1,
  mpl: 0,
  speed: -1,
  abilities: { str: 10, con: 10, dex: 10, int: 10, wis: 10, cha: 10 },
  skills: {},
  gear: [],
  traits: [],
  spells: [],
  resists: [],
  weak: [],
};

const baseOf = ({ creature }: Given, i: number, report: Report): Creature => creatureNamed(CREATURES, creature, PERSON, ['fighters', i, 'creature'], report);

function makeFighter(rules: Rules, given: SetUp, entry: Given, i: number, place: number, report: Report): Fighter {
  const side = sideNamed(given.sides, entry.side, ['fighters', i, 'side'], report);
  const base = baseOf(entry, i, report);
  const size = entry.size ?? base.size;
  const abilities = { ...base.abilities, ...entry.abilities };
  const codes = (key: 'traits' | 'spells', is: (thing: FeatureDef) => boolean): number[] =>
    (entry[key] ?? base[key]).map((id, k) => codeNamed(rules, is, id, ['fighters', i, key, k], report));
  return {
    id: i + 1,
    kind: 'fighter',
    conditions: [],
    features: [...codes('traits', isTrait), ...codes('spells', isSpell)],
    payment: null,
    name: entry.name,
    side,
    inanimate: entry.inanimate ?? base.id === 'door',
    size,
    level: entry.level ?? base.level,
    mpl: entry.mpl ?? base.mpl,
    speed: entry.speed ?? (base.speed < 0 ? SIZE_CHART[size].speed : base.speed),
    ...abilities,
    trained: {},
    own: NOTHING_OWN,
    resists: entry.resists ?? base.resists,
    weak: entry.weak ?? base.weak,
    auraGiven: entry.aura ?? base.aura ?? -1,
    staminaGiven: entry.stamina ?? -1,
    place,
    facing: 0,
    aura: 0,
    stamina: 0,
    energy: 0,
    agility: 0,
    surges: 0,
    swift: false,
    rolled: false,
    pushed: 0,
    waits: false,
    moved: 0,
    motion: 'none',
    nimble: 0,
    cameFrom: NOBODY,
    course: -1,
    runUp: 0,
    struckBy: NOBODY,
    opening: false,
    sparing: base.spares === true ? 0 : -1,
    used: [],
    rested: 0,
    surgesOpen: 0,
    endedMeanwhile: [],
    arrives: entry.arrives === 'when-called' ? WHEN_CALLED : (entry.arrives ?? 0),
    depth: 0,
  };
}

function makeItem(rules: Rules, piece: string | z.infer<typeof ownGear>, id: Id, holder: Id, items: readonly Item[], path: Path, report: Report): Item {
  const all = (rules.def.features as readonly FeatureDef[]).filter(isGear);
  const called = typeof piece === 'string' ? piece : piece.like;
  const found = called === undefined ? null : (all.find((thing) => thing.id === called) ?? report(path, oneOfText(all, called)));
  const stats = statsOfPiece(piece, found);
  const mine = items.filter((item) => item.holder === holder);
  const full = mine.reduce((sum, item) => sum + (item.slot === 'hand' ? handsOf(item.stats) : 0), 0);
  const fits = stats.sort === 'weapon' || stats.sort === 'shield' ? full + handsOf(stats) <= HANDS : false;
  const slot = (typeof piece === 'string' ? undefined : piece.slot) ?? (stats.sort === 'armour' ? 'worn' : fits ? 'hand' : 'stowed');
  return {
    id,
    kind: 'item',
    conditions: [],
    features: [],
    payment: null,
    name: typeof piece === 'string' ? piece : piece.name,
    thing: found === null ? rules.codeNamed(PLAIN_PIECE[stats.sort]) : rules.codeNamed(found.id),
    stats,
    holder,
    slot,
    place: -1,
    loaded: typeof piece === 'string' ? true : (piece.loaded ?? true),
    broken: typeof piece === 'string' ? false : (piece.broken ?? false),
    durability: stats.sort === 'shield' ? stats.durability : 0,
  };
}

const PLAIN_PIECE = { weapon: 'club', armour: 'gambeson', shield: 'buckler', goods: 'torch' } as const;
const handsOf = (stats: Stats): number => (stats.sort === 'weapon' ? (stats.natural ? 0 : stats.hands) : stats.sort === 'armour' ? 0 : 1);

/** The stats of a piece: those of what it is like, with what is written out. */
function statsOfPiece(piece: string | z.infer<typeof ownGear>, found: Gear | null): Stats {
  if (typeof piece === 'string') return found!.stats;
  const { name: _name, sort, like: _like, slot: _slot, loaded: _loaded, broken: _broken, ...own } = piece;
  const base: Stats = found?.stats ?? PLAIN[sort ?? 'weapon'];
  const fields = Object.entries(own).filter(([key]) => key in base);
  return { ...base, ...Object.fromEntries(fields) } as Stats;
}

/** Puts riders on their mounts. Returns how many conditions that made. R-MOUNT */
function seatRiders(rules: Rules, given: SetUp, fighters: Fighter[], report: Report): number {
  let serial = 0;
  checkEach(given.fighters, ({ rides }, i) => {
    if (rides === undefined) return;
    const mount = fighters.find(({ name }) => name === rides) ?? report(['fighters', i, 'rides'], 'a fighter in the fight');
    if (SIZES.indexOf(mount.size) <= SIZES.indexOf(fighters[i].size)) report(['fighters', i, 'rides'], 'a mount larger than its rider');
    if (mount.conditions.length > 0) report(['fighters', i, 'rides'], 'a mount without another rider');
    fighters[i].place = mount.place;
    serial = bear(rules, serial, fighters[i], Mounted, mount.id);
    serial = bear(rules, serial, mount, Ridden, fighters[i].id);
  });
  return serial;
}

function mustHaveRoom(scene: Scene, fighters: readonly Fighter[], given: SetUp, report: Report, takesNoPlace: (i: number) => boolean): void {
  const taken = new Set(scene.solid);
  checkEach(fighters, ({ place, size, arrives = 0 }, i) => {
    if (given.fighters[i].rides !== undefined || arrives > 1 || arrives === WHEN_CALLED || takesNoPlace(i)) return;
    const cells = cellsAt(scene, place, size) ?? report(['fighters', i, 'at'], 'a place on the board with enough room');
    if (cells.some((cell) => taken.has(cell))) report(['fighters', i, 'at'], 'a place that is free');
    for (const cell of cells) taken.add(cell);
  });
}

/** Towards the nearest of another side; up where there is none. */
export function facingFoes(scene: Scene, { side, place }: Fighter, fighters: readonly Fighter[]): number {
  const foes = fighters.filter((other) => other.side !== side);
  if (foes.length === 0) return 0;
  const nearest = foes.reduce((best, foe) => (metres(scene, place, foe.place) < metres(scene, place, best.place) ? foe : best));
  return headingTowards(scene, place, nearest.place);
}

/** The heading of a compass word, as the board counts them. */
export function headingNamed(scene: Scene, text: string, path: Path, report: Report): number {
  const heading = HEADING_NAMES[scene.grid].indexOf(text);
  return heading >= 0 ? heading : report(path, `a direction: ${HEADING_NAMES[scene.grid].join(', ')}`);
}
