import { type Entity, type FeatureDef, type Id, NOBODY, type Query, type Ruleset, Runner, type State, type View } from '@riposte/kernel';
import * as z from 'zod';
import { CREATURES, type Creature } from './creatures.ts';
import { DAMAGE } from './damage-dice.ts';
import { ABILITIES, type Fighter, type Item, NOTHING_OWN, type Own, type Scene, SIZES, type Zone } from './fighter.ts';
import { DRAWS, type Gear, isGear, PLAIN, type Stats } from './gear.ts';
import { cellsAt, HEADING_NAMES, headingTowards, metres } from './grid.ts';
import {
  AttackValue,
  AuraStrength,
  Evasion,
  Fortitude,
  JumpDistance,
  MaximumAgility,
  MaximumStamina,
  MaximumSurges,
  RangedEvasion,
  SprintDistance,
  UnarmedEvasion,
  untrained,
  Will,
} from './numbers.ts';
import { SIZE_CHART } from './sizes.ts';
import { SKILL_NAMES, type Skill } from './skills.ts';
import { isSpell } from './spells.ts';
import { isTrait } from './traits.ts';

const name = z.string().min(1).max(80);
const points = z.int().min(-100).max(1000);
const count = z.int().min(0).max(1000);
/** Column and row from 1, as "3,2". */
const cell = z.string().regex(/^\d{1,2},\d{1,2}$/, 'a place: column and row from 1, as "3,2"');
const places = z.array(cell).max(400);

/** Ground that hinders or helps: by a condition, by numbers, or both. */
const zone = z.strictObject({
  title: name,
  places,
  condition: z.enum(['slowed', 'prone', 'blinded', 'dazed', 'shaken', 'exposed', 'unguarded']).optional(),
  missChance: points.default(0),
  evasion: points.default(0),
  agileMoves: z.boolean().default(true),
  cost: z.int().min(1).max(4).default(1),
  hides: z.boolean().default(false),
});

/** The board: squares or hexes of a metre. */
export const boardSchema = z.strictObject({
  grid: z.enum(['square', 'hex']).default('square'),
  width: z.int().min(1).max(60).default(12),
  height: z.int().min(1).max(60).default(8),
  solid: places.default([]),
  zones: z.array(zone).max(40).default([]),
  /** Whether the game goes on after the fight, for rests. */
  aftermath: z.boolean().default(false),
  /** The side that is taken unawares. */
  surprised: name.optional(),
  /** What lies about. */
  items: z
    .array(z.strictObject({ item: z.union([name, z.lazy(() => ownGear)]), at: cell, on: z.enum(['ground', 'table']).default('ground') }))
    .max(100)
    .default([]),
});

const range = z.tuple([count, count, count]);

/** A piece of gear written out: what is left open comes from the piece it is like, else from a plain one. */
const ownGear = z.strictObject({
  name,
  sort: z.enum(['weapon', 'armour', 'shield', 'goods']).optional(),
  like: name.optional(),
  slot: z.enum(['hand', 'worn', 'stowed']).optional(),
  loaded: z.boolean().optional(),
  broken: z.boolean().optional(),
  shoots: z.boolean().optional(),
  mpr: count.optional(),
  reach: count.optional(),
  damage: z.enum(DAMAGE).optional(),
  twoHandDamage: z.enum(DAMAGE).nullable().optional(),
  hands: z.union([z.literal(1), z.literal(2)]).optional(),
  attack: points.optional(),
  evasion: points.optional(),
  accuracy: points.optional(),
  loading: z.int().min(0).max(5).nullable().optional(),
  range: range.nullable().optional(),
  thrown: range.nullable().optional(),
  brutal: z.int().min(0).max(6).optional(),
  precise: z.int().min(0).max(18).optional(),
  exposing: z.int().min(-3).max(17).optional(),
  devastate: z.int().min(-1).max(40).optional(),
  light: z.boolean().optional(),
  heavy: z.boolean().optional(),
  awkward: z.boolean().optional(),
  brace: z.boolean().optional(),
  trips: z.boolean().optional(),
  disarms: z.boolean().optional(),
  blunt: z.boolean().optional(),
  sparing: z.boolean().optional(),
  natural: z.boolean().optional(),
  draw: z.enum(DRAWS).optional(),
  drawWeight: count.optional(),
  extraDamage: points.optional(),
  type: name.optional(),
  targets: z.enum(['evasion', 'fortitude', 'will']).optional(),
  rating: count.optional(),
  coverage: count.optional(),
  rangedCoverage: points.optional(),
  evasionCost: points.optional(),
  agilityCost: points.optional(),
  energyCost: points.optional(),
  rangedEvasion: points.optional(),
  under: z.boolean().optional(),
  hardness: count.optional(),
  durability: count.optional(),
});

const score = z.int().min(0).max(60);
const ids = z.array(z.string().max(80)).max(40);

/** A fighter of an encounter: a creature of the catalogue, or written out, with overrides. Totals that are given count as they stand. */
export const fighterSchema = z.strictObject({
  name,
  side: name,
  at: cell,
  creature: z.string().max(80).optional(),
  /** Where it looks; else towards the nearest foe. */
  facing: z.string().max(20).optional(),
  size: z.enum(SIZES).optional(),
  level: z.int().min(0).max(30).optional(),
  mpl: z.int().min(0).max(20).optional(),
  speed: z.int().min(1).max(30).optional(),
  abilities: z
    .strictObject(Object.fromEntries(ABILITIES.map((one) => [one, score])) as { [ability in (typeof ABILITIES)[number]]: typeof score })
    .partial()
    .optional(),
  /** Total bonuses of skills. */
  skills: z.partialRecord(z.enum(SKILL_NAMES), points).optional(),
  /** Where the levels of martial proficiency went; on top of the skills. */
  martial: z.strictObject({ 'arm-strength': count, 'leg-strength': count, initiative: count }).partial().optional(),
  aura: count.optional(),
  stamina: count.optional(),
  surges: count.optional(),
  attackValue: points.optional(),
  evasion: points.optional(),
  rangedEvasion: points.optional(),
  unarmedEvasion: points.optional(),
  fortitude: points.optional(),
  will: points.optional(),
  maxAgility: count.optional(),
  /** Metres that a Sprint adds, and of a Jump. */
  sprint: count.optional(),
  jump: z.number().min(0).max(50).multipleOf(0.1).optional(),
  spellBonus: points.optional(),
  resists: ids.optional(),
  weak: ids.optional(),
  inanimate: z.boolean().optional(),
  gear: z
    .array(z.union([name, ownGear]))
    .max(30)
    .optional(),
  traits: ids.optional(),
  spells: ids.optional(),
});

type Given = z.infer<typeof fighterSchema>;

export interface SetUp {
  readonly board: z.infer<typeof boardSchema>;
  readonly sides: readonly string[];
  readonly fighters: readonly Given[];
}

/** Says what is wrong where, in the words of the file. */
export type Report = (path: readonly (string | number)[], expected: string) => never;
type Path = readonly (string | number)[];

/** The state in which an encounter begins. */
export function setUp(rules: Ruleset, given: SetUp, report: Report): State {
  const { board } = given;
  const placeOf = (text: string, path: Path): number => {
    const [column, row] = text.split(',').map(Number);
    const inside = column >= 1 && row >= 1 && column <= board.width && row <= board.height;
    return inside ? (row - 1) * board.width + column - 1 : report(path, `a place on the board of ${board.width} by ${board.height}`);
  };
  const scene = makeScene(rules, given, placeOf, report);
  given.fighters.forEach((one, i) => mustHaveLevels(one, i, report));
  const fighters = given.fighters.map((one, i) => makeFighter(rules, given, scene, one, i, placeOf(one.at, ['fighters', i, 'at']), report));
  mustHaveRoom(scene, fighters, report);
  const items: Item[] = [];
  given.fighters.forEach((one, i) => {
    const carried = one.gear ?? baseOf(one, i, report).gear;
    carried.forEach((piece, k) =>
      items.push(makeItem(rules, piece, 1 + fighters.length + items.length, i + 1, fighters, items, ['fighters', i, 'gear', k], report)),
    );
  });
  board.items.forEach(({ item, at, on }, i) => {
    const lying = makeItem(rules, item, 1 + fighters.length + items.length, NOBODY, fighters, items, ['board', 'items', i, 'item'], report);
    items.push({ ...lying, slot: on, place: placeOf(at, ['board', 'items', i, 'at']) });
  });
  fighters.forEach((one, i) => {
    one.facing =
      given.fighters[i].facing === undefined
        ? facingFoes(scene, one, fighters)
        : headingNamed(scene, given.fighters[i].facing, ['fighters', i, 'facing'], report);
  });
  const state: State = { serial: 0, ignored: [], entities: [scene as Entity, ...fighters, ...items] };
  return { ...state, entities: withOwn(rules, state, given) };
}

/** No more levels are spent than there are. @rule RC-MPL-010 */
function mustHaveLevels({ martial = {}, mpl, creature }: Given, i: number, report: Report): void {
  const levels = mpl ?? CREATURES.find((one) => one.id === creature)?.mpl ?? 0;
  const spent = Object.values(martial).reduce((sum, one) => sum + one, 0);
  if (spent > levels) report(['fighters', i, 'martial'], `at most ${levels} levels, which is the Martial Proficiency Level`);
}

function makeScene(rules: Ruleset, { board, sides, fighters }: SetUp, placeOf: (text: string, path: Path) => number, report: Report): Scene {
  const zones = board.zones.map(
    (one, i): Zone => ({
      title: one.title,
      places: one.places.map((text, k) => placeOf(text, ['board', 'zones', i, 'places', k])),
      condition: one.condition === undefined ? -1 : rules.codeNamed(one.condition),
      missChance: one.missChance,
      evasion: one.evasion,
      agile: one.agileMoves,
      cost: one.cost,
      hides: one.hides,
    }),
  );
  const surprised = board.surprised === undefined ? -1 : sides.indexOf(board.surprised);
  if (board.surprised !== undefined && surprised < 0) report(['board', 'surprised'], `a side: ${sides.join(', ')}`);
  const fighting = new Set(fighters.filter((one) => one.inanimate !== true && one.creature !== 'door').map((one) => one.side));
  return {
    id: 0,
    kind: 'scene',
    conditions: [],
    features: [],
    payment: null,
    grid: board.grid,
    width: board.width,
    height: board.height,
    solid: board.solid.map((text, i) => placeOf(text, ['board', 'solid', i])),
    zones,
    contested: fighting.size > 1,
    aftermath: board.aftermath,
    surprised,
    round: 0,
    closed: false,
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

function baseOf({ creature }: Given, i: number, report: Report): Creature {
  if (creature === undefined) return PERSON;
  return CREATURES.find((one) => one.id === creature) ?? report(['fighters', i, 'creature'], `a creature: ${CREATURES.map((one) => one.id).join(', ')}`);
}

function makeFighter(rules: Ruleset, given: SetUp, _scene: Scene, one: Given, i: number, place: number, report: Report): Fighter {
  const side = given.sides.indexOf(one.side);
  if (side < 0) report(['fighters', i, 'side'], `a side: ${given.sides.join(', ')}`);
  const base = baseOf(one, i, report);
  const size = one.size ?? base.size;
  const abilities = { ...base.abilities, ...one.abilities };
  const codes = (key: 'traits' | 'spells', is: (thing: FeatureDef) => boolean): number[] =>
    (one[key] ?? base[key]).map((id, k) => known(rules, is, id, ['fighters', i, key, k], report));
  return {
    id: i + 1,
    kind: 'fighter',
    conditions: [],
    features: [...codes('traits', isTrait), ...codes('spells', isSpell)],
    payment: null,
    name: one.name,
    side,
    inanimate: one.inanimate ?? base.id === 'door',
    size,
    level: one.level ?? base.level,
    mpl: one.mpl ?? base.mpl,
    speed: one.speed ?? (base.speed < 0 ? SIZE_CHART[size].speed : base.speed),
    ...abilities,
    trained: {},
    own: NOTHING_OWN,
    resists: one.resists ?? base.resists,
    weak: one.weak ?? base.weak,
    auraGiven: one.aura ?? base.aura ?? -1,
    staminaGiven: one.stamina ?? -1,
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
    sparing: -1,
    used: [],
    rested: 0,
    surgesOpen: 0,
  };
}

function known(rules: Ruleset, is: (thing: FeatureDef) => boolean, id: string, path: Path, report: Report): number {
  const all = (rules.def.features as readonly FeatureDef[]).filter(is);
  return all.some((one) => one.id === id) ? rules.codeNamed(id) : report(path, `one of: ${all.map((one) => one.id).join(', ')}`);
}

const HANDS = 2;

function makeItem(
  rules: Ruleset,
  piece: string | z.infer<typeof ownGear>,
  id: Id,
  holder: Id,
  _fighters: readonly Fighter[],
  items: readonly Item[],
  path: Path,
  report: Report,
): Item {
  const all = (rules.def.features as readonly FeatureDef[]).filter(isGear);
  const called = typeof piece === 'string' ? piece : piece.like;
  const found = called === undefined ? null : (all.find((one) => one.id === called) ?? report(path, `one of: ${all.map((one) => one.id).join(', ')}`));
  const stats = statsOf(piece, found);
  const mine = items.filter((one) => one.holder === holder);
  const full = mine.reduce((sum, one) => sum + (one.slot === 'hand' ? handsOf(one.stats) : 0), 0);
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
function statsOf(piece: string | z.infer<typeof ownGear>, found: Gear | null): Stats {
  if (typeof piece === 'string') return found!.stats;
  const { name: _name, sort, like: _like, slot: _slot, loaded: _loaded, broken: _broken, ...own } = piece;
  const base: Stats = found?.stats ?? PLAIN[sort ?? 'weapon'];
  const fields = Object.entries(own).filter(([key]) => key in base);
  return { ...base, ...Object.fromEntries(fields) } as Stats;
}

function mustHaveRoom(scene: Scene, fighters: readonly Fighter[], report: Report): void {
  const taken = new Set(scene.solid);
  fighters.forEach(({ place, size }, i) => {
    const cells = cellsAt(scene, place, size) ?? report(['fighters', i, 'at'], 'a place where it fits on the board');
    if (cells.some((one) => taken.has(one))) report(['fighters', i, 'at'], 'a place that is free');
    for (const one of cells) taken.add(one);
  });
}

/** Towards the nearest of another side; up where there is none. */
export function facingFoes(scene: Scene, one: Fighter, fighters: readonly Fighter[]): number {
  const others = fighters.filter((other) => other.side !== one.side);
  if (others.length === 0) return 0;
  const nearest = others.reduce((best, other) => (metres(scene, one.place, other.place) < metres(scene, one.place, best.place) ? other : best));
  return headingTowards(scene, one.place, nearest.place);
}

export function headingNamed(scene: Scene, text: string, path: Path, report: Report): number {
  const heading = HEADING_NAMES[scene.grid].indexOf(text);
  return heading >= 0 ? heading : report(path, `a direction: ${HEADING_NAMES[scene.grid].join(', ')}`);
}

/** Totals that are given become what a creature has of its own; pools are filled. */
function withOwn(rules: Ruleset, state: State, given: SetUp): Entity[] {
  const skilled = state.entities.map((entity) => (entity.kind === 'fighter' ? withSkills(viewOf(rules, state), entity as Fighter, given) : entity));
  const view = viewOf(rules, { ...state, entities: skilled });
  const owned = skilled.map((entity) => (entity.kind === 'fighter' ? { ...(entity as Fighter), own: ownOf(view, entity.id, given) } : entity));
  const full = viewOf(rules, { ...state, entities: owned });
  return owned.map((entity) => (entity.kind === 'fighter' ? filled(full, entity as Fighter) : entity));
}

const viewOf = (rules: Ruleset, state: State): View => Runner.recording(rules, state, { roll: () => null, answer: () => null });

function withSkills(view: View, f: Fighter, { fighters }: SetUp): Fighter {
  const one = fighters[f.id - 1];
  const totals = { ...CREATURES.find((base) => base.id === one.creature)?.skills, ...one.skills } as { readonly [skill in Skill]?: number };
  const trained = Object.entries(totals).map(([skill, total]) => [
    skill,
    total - untrained({ ...view, state: withTraining(view, f, skill) } as View, f.id, skill as Skill),
  ]);
  return { ...f, trained: withMartial(Object.fromEntries(trained), one.martial ?? {}) };
}

/** Each Martial Proficiency Level is one more on Arm Strength, Leg Strength or Initiative. @rule RC-MPL-010 */
function withMartial(trained: { readonly [skill: string]: number }, martial: NonNullable<Given['martial']>): { readonly [skill: string]: number } {
  const all: Record<string, number> = { ...trained };
  for (const [skill, levels] of Object.entries(martial)) all[skill] = (all[skill] ?? 0) + levels;
  return all;
}

/** The state in which somebody is proficient in a skill, without a bonus. */
function withTraining(view: View, f: Fighter, skill: string): State {
  return { ...view.state, entities: view.state.entities.map((one) => (one.id === f.id ? { ...f, trained: { [skill]: 0 } } : one)) };
}

/** Charts and formulas are a guide: what is given of a creature stands. @rule RC-SIZ-002 */
function ownOf(view: View, who: Id, { fighters }: SetUp): Own {
  const one = fighters[who - 1];
  const base = CREATURES.find((known) => known.id === one.creature);
  const more = (total: number | undefined, query: Query<never>): number => (total === undefined ? 0 : total - (query as unknown as Query)(view, who));
  return {
    attack: one.attackValue === undefined ? (base?.attack ?? 0) : one.attackValue - AttackValue(view, who, NOBODY, plainAttack(view, who)),
    evasion: more(one.evasion ?? base?.evasion, Evasion as never),
    rangedEvasion: more(one.rangedEvasion ?? base?.rangedEvasion, RangedEvasion as never),
    unarmedEvasion: more(one.unarmedEvasion, UnarmedEvasion as never),
    fortitude: more(one.fortitude ?? base?.fortitude, Fortitude as never),
    will: more(one.will ?? base?.will, Will as never),
    agility: more(one.maxAgility, MaximumAgility as never),
    sprint: more(one.sprint, SprintDistance as never),
    jump: more(one.jump === undefined ? undefined : Math.round(one.jump * 10), JumpDistance as never),
    surges: more(one.surges, MaximumSurges as never),
    spells: one.spellBonus ?? 0,
  };
}

function plainAttack(view: View, who: Id) {
  const weapon = view.state.entities.find(
    (one) => one.kind === 'item' && (one as Item).holder === who && (one as Item).slot === 'hand' && (one as Item).stats.sort === 'weapon',
  );
  return {
    by: who,
    at: NOBODY,
    item: weapon?.id ?? NOBODY,
    way: weapon === undefined ? 'unarmed' : 'melee',
    manoeuvre: 'none',
    aim: 'body',
    spare: -1,
    swift: false,
    metres: 0,
    behind: false,
    exposed: false,
    enhance: [],
  } as const;
}

function filled(view: View, f: Fighter): Fighter {
  const { id } = f;
  return { ...f, aura: AuraStrength(view, id), stamina: f.inanimate ? 0 : MaximumStamina(view, id), surges: MaximumSurges(view, id) };
}
