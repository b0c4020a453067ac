import { type Entity, type FeatureDef, NOBODY, type Rules, type State } from '@riposte/kernel';
import { checkEach, codeNamed, creatureNamed, initialCondition, calledBy as name, type Path, type Report, type Setting, sideNamed } from '@riposte/ruleset';
import * as z from 'zod';
import { COSTS } from '../actions-in-combat/action-points.ts';
import { CREATURES, type Creature } from '../characters/creatures.ts';
import { ATTRIBUTES, bonus, type Fighter, SIZES, SKILLS, type Style } from '../characters/fighter.ts';
import { DAMAGE_TYPES, type Resistance } from '../damage-and-health/damage-types.ts';
import { healthPool } from '../damage-and-health/health.ts';
import { gearTypes, STYLES } from '../fighting-style/styles.ts';
import { handsOf } from '../gear/goods.ts';
import { Mounted } from '../gear/in-hand.ts';
import { Away, WHEN_CALLED } from '../initiative-structure/out-of-the-fight.ts';
import { METRE, type Scene } from '../initiative-structure/scene.ts';
import { Surprised } from '../initiative-structure/surprise.ts';
import { COVERS } from '../positioning/cover.ts';
import { closedDoor, isSameLine } from '../positioning/redrawn.ts';
import { manaPool } from '../using-magic/mana.ts';

const score = z.int().min(1).max(60);
const count = z.int().min(0).max(1000);
const ids = z.array(z.string().max(80)).max(40);
const point = z.tuple([z.int().min(0).max(200), z.int().min(0).max(200)]);

const doorway = z.strictObject({ from: point, to: point });

/** A record in which each of these names may stand. */
const partly = <K extends string, T extends z.ZodType>(keys: readonly K[], value: (key: K) => T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, T>).partial();

/** The stage of an encounter in metres, what stands on it, and how the table plays. */
export const boardSchema = z.strictObject({
  width: z.int().min(1).max(200),
  height: z.int().min(1).max(200),
  obstacles: z
    .array(z.strictObject({ from: point, to: point, protects: z.int().min(1).max(100), conceals: z.boolean().default(false) }))
    .max(100)
    .default([])
    .describe('pieces of wall and the like, how much of a body they protect, and whether they conceal'),
  doors: z
    .strictObject({ closed: z.array(doorway).max(50).default([]), open: z.array(doorway).max(50).default([]) })
    .optional()
    .describe('doors from post to post. A closed one is like a wall; a door takes the place of a wall'),
  starts: z
    .record(name, z.array(point).max(1000))
    .optional()
    .meta({ title: 'start areas', description: 'where each side starts, by its name; only people and editors use it' }),
  exits: z
    .array(point)
    .max(40)
    .default([])
    .meta({ title: 'ways out', description: 'points where fighters can leave the fight; if there are none, any edge of the board' }),
  costs: partly(Object.keys(COSTS) as (keyof typeof COSTS)[], () => z.int().min(0).max(3))
    .default({})
    .meta({ title: 'costs of acts', description: 'AP that actions cost, where this table differs from the rules' }),
  refereed: z.boolean().default(false).meta({ title: 'game master ends it', description: 'the game master says when the encounter is over' }),
  aftermath: z.boolean().default(false).meta({ title: 'goes on after the fight', description: 'the game goes on after the fight: tending, learning, rests' }),
});

const against = z.array(z.strictObject({ to: z.enum([...DAMAGE_TYPES, 'physical', 'magic']), value: z.int().min(0).max(100) })).max(20);

/** A Fighting Style; without gear that of the sample style of its name. */
const styleSchema = z.strictObject({ name, rank: z.int().min(0).max(5).default(1), gear: z.array(z.string().max(80)).max(10).optional() });

/** A fighter of an encounter: a creature of the catalogue, or written out, with overrides. */
export const fighterSchema = z.strictObject({
  name,
  side: name,
  at: point,
  creature: z.string().max(80).optional(),
  player: z.boolean().default(false).meta({ title: 'run by a player' }),
  size: z.enum(SIZES).optional(),
  scores: partly(ATTRIBUTES, (title) => score.meta({ title }))
    .default({})
    .meta({ title: 'attributes' }),
  ranks: partly(SKILLS, () => z.int().min(0).max(5))
    .default({})
    .meta({ title: 'ranks of skills' })
    .describe('ranks of skills, 0 to 5; that of a Fighting Style is given with the style'),
  targets: partly(SKILLS, () => z.int().min(0).max(60))
    .default({})
    .meta({ title: 'target numbers' })
    .describe('target numbers that replace attribute and rank'),
  styles: z.array(styleSchema).max(6).optional().meta({ title: 'Fighting Styles' }),
  initiative: z.int().min(-20).max(60).optional().describe('what a player adds to the initiative die; else PER'),
  health: count.optional(),
  mana: count.optional(),
  stamina: count.optional(),
  luckPoints: count.default(0),
  speed: z.int().min(0).max(60).optional(),
  naturalArmour: z.int().min(0).max(50).optional(),
  resistances: against.optional(),
  vulnerabilities: against.optional(),
  gear: ids
    .optional()
    .describe('by id: the hands hold the first weapon, shield and other things that they have room for; armour is worn, magic items are ready'),
  perks: ids.optional(),
  spells: ids.optional(),
  aware: z.boolean().default(true).describe('notices attacks'),
  cover: z.enum(COVERS).default('none').describe('the cover that the game master gives it'),
  sneaking: z.boolean().default(false).describe('tries to come near unnoticed'),
  surprised: z.boolean().default(false),
  mounted: z.boolean().default(false),
  arrives: z
    .union([z.int().min(2).max(100), z.literal('when-called')])
    .optional()
    .meta({ title: 'joins in round' })
    .describe('the round in which it joins the fight, or when the game master calls it; default: it is there from the start'),
  xp: z.int().min(0).max(100_000).default(0).meta({ title: 'XP' }),
});

type Given = z.infer<typeof fighterSchema>;

export type SetUp = Setting<Given, z.infer<typeof boardSchema>>;

/** The state in which an encounter begins: where the fighters stand, and what the surroundings are. @rule RS-OVW-002 */
export function setUp(rules: Rules, given: SetUp, report: Report): State {
  const { board } = given;
  const { closed = [], open = [] } = board.doors ?? {};
  const doors = [...closed, ...open];
  checkPlaces(given, report);
  const scene: Scene = {
    id: 0,
    kind: 'scene',
    conditions: [],
    features: [],
    payment: null,
    ground: { kind: 'metres', unit: 'cm', step: METRE, width: board.width * METRE, height: board.height * METRE },
    obstacles: [...board.obstacles.filter((obstacle) => !doors.some((door) => isSameLine(door, obstacle))), ...closed.map(closedDoor)],
    exits: board.exits,
    ...(doors.length > 0 ? { doors } : {}),
    costs: board.costs as { readonly [act: string]: number },
    refereed: board.refereed,
    aftermath: board.aftermath,
    begun: false,
    round: 0,
    order: [],
    queue: [],
    waiting: [],
    acting: NOBODY,
    floor: [],
    belts: [],
    ended: false,
    winner: -1,
    minutes: 0,
  };
  const fighters = checkEach(given.fighters, (wanted, i) => makeFighter(rules, given, wanted, i, report));
  let serial = 0;
  given.fighters.forEach((wanted, i) => {
    for (const [begins, condition, value] of [
      [wanted.surprised, Surprised, 0] as const,
      [wanted.mounted, Mounted, 0] as const,
      [wanted.arrives !== undefined, Away, typeof wanted.arrives === 'number' ? wanted.arrives : WHEN_CALLED] as const,
    ]) {
      if (!begins) continue;
      serial++;
      fighters[i].conditions = [...fighters[i].conditions, initialCondition(rules, serial, condition, { value })];
    }
  });
  return { serial, ignored: [], entities: [scene as Entity, ...fighters] };
}

/** Obstacles and fighters are on the stage, and no two fighters on one point from the start. */
function checkPlaces({ board, fighters }: SetUp, report: Report): void {
  const off = (at: readonly [number, number]): boolean => at[0] > board.width || at[1] > board.height;
  board.exits.forEach((exit, i) => {
    if (off(exit)) report(['board', 'exits', i], 'a point on the board');
  });
  for (const [kind, doors] of Object.entries(board.doors ?? {})) {
    doors.forEach((door, i) => {
      for (const end of ['from', 'to'] as const) if (off(door[end])) report(['board', 'doors', kind, i, end], 'a point on the board');
    });
  }
  board.obstacles.forEach((obstacle, i) => {
    for (const end of ['from', 'to'] as const) if (off(obstacle[end])) report(['board', 'obstacles', i, end], 'a point on the board');
  });
  checkEach(fighters, (wanted, i) => {
    if (off(wanted.at)) report(['fighters', i, 'at'], `a point on the board, 0, 0 to ${board.width}, ${board.height}`);
    if (wanted.arrives !== undefined) return;
    if (fighters.some((other, k) => k < i && other.arrives === undefined && other.at[0] === wanted.at[0] && other.at[1] === wanted.at[1]))
      report(['fighters', i, 'at'], 'a point where nobody else stands');
  });
}

/** An ordinary person: the base of fighters who are written out. */
const PERSON: Omit<Creature, 'id' | 'title' | 'health'> & { readonly health: null } = {
  scores: { strength: 8, endurance: 8, agility: 8, perception: 8, charisma: 8, intellect: 8, willpower: 8, luck: 6 },
  health: null,
  speed: 0,
  size: 'medium',
  natural: 0,
  stated: {},
  style: [],
  gear: [],
  perks: [],
  spells: [],
  resistances: [],
  vulnerabilities: [],
};

/** What of the catalogue can be gear, perks or spells. */
const isGear = (thing: FeatureDef): boolean => !('spell' in thing) && !('free' in thing);
const SORTS = { gear: isGear, perks: (thing: FeatureDef) => 'free' in thing, spells: (thing: FeatureDef) => 'spell' in thing };

/** An id, also with spaces: "hand crossbow". */
const spelt = (id: string): string => id.replaceAll(' ', '-');

/** A type of gear, also as the book spells it. */
const typeSpelt = (type: string): string => BOOK_TYPES[type.toLowerCase()] ?? type;

const BOOK_TYPES: { readonly [type: string]: string } = {
  'full armor': 'full armour',
  'partial armor': 'partial armour',
  'unarmed fighting': 'unarmed',
  'hand crossbow': 'hand-crossbow',
};

/** Codes of things by id. */
function codes(rules: Rules, sort: keyof typeof SORTS, wanted: readonly string[], path: Path, report: Report): number[] {
  return checkEach(wanted, (id, k) => codeNamed(rules, SORTS[sort], spelt(id), [...path, sort, k], report));
}

function makeFighter(rules: Rules, given: SetUp, wanted: Given, i: number, report: Report): Fighter {
  const side = sideNamed(given.sides, wanted.side, ['fighters', i, 'side'], report);
  const base = creatureNamed(CREATURES, wanted.creature, PERSON, ['fighters', i, 'creature'], report);
  const scores = { ...base.scores, ...wanted.scores };
  const all = (sort: keyof typeof SORTS): number[] => codes(rules, sort, wanted[sort] ?? base[sort], ['fighters', i], report);
  const gear = all('gear');
  const equipped = equip(rules, gear);
  const full = wanted.health ?? base.health ?? healthPool(scores.endurance);
  const targets = { ...base.stated, ...wanted.targets };
  return {
    id: i + 1,
    kind: 'fighter',
    conditions: [],
    features: [...equipped.features, ...all('perks'), ...all('spells')],
    payment: null,
    name: wanted.name,
    side,
    player: wanted.player,
    x: wanted.at[0],
    y: wanted.at[1],
    size: SIZES.indexOf(wanted.size ?? base.size),
    ...scores,
    initiative: wanted.initiative ?? bonus(scores.perception),
    ranks: SKILLS.map((skill) => wanted.ranks[skill] ?? 0),
    stated: SKILLS.map((skill) => targets[skill] ?? 0),
    pace: wanted.speed ?? base.speed,
    styles: stylesOf(rules, wanted, base.style, i, report),
    xp: wanted.xp,
    resistances: wanted.resistances ?? (base.resistances as Resistance[]),
    vulnerabilities: wanted.vulnerabilities ?? (base.vulnerabilities as Resistance[]),
    natural: wanted.naturalArmour ?? base.natural,
    health: full,
    maxHealth: full,
    mana: wanted.mana ?? manaPool(scores.intellect),
    stamina: wanted.stamina ?? bonus(scores.endurance),
    luckPoints: wanted.luckPoints,
    ap: 0,
    attacks: 0,
    freeActions: 0,
    turns: 0,
    moved: 0,
    acted: false,
    weapon: equipped.weapon,
    shield: equipped.shield,
    other: equipped.other,
    grip: 1,
    carried: equipped.carried,
    aware: wanted.aware,
    cover: COVERS.indexOf(wanted.cover),
    sneaking: wanted.sneaking,
    rolled: null,
  };
}

interface Equipped {
  readonly weapon: number;
  readonly shield: number;
  readonly other: number;
  readonly carried: readonly number[];
  readonly features: readonly number[];
}

/** What can be in a hand: weapons, shields, things that are neither. */
export const isArm = (thing: FeatureDef): boolean => 'weapon' in thing || 'block' in thing || 'hands' in thing;

/** In hand are the first weapon, then the first shield and thing that hands are left for; others hang at the belt, the rest is worn. */
function equip(rules: Rules, gear: readonly number[]): Equipped {
  const thing = (code: number): FeatureDef => rules.things[code] as FeatureDef;
  let hands = 2;
  const hold = (mark: string): number => {
    const code = gear.find((item) => mark in thing(item) && handsOf(thing(item)) <= hands) ?? -1;
    if (code >= 0) hands -= handsOf(thing(code));
    return code;
  };
  const held = [hold('weapon'), hold('block'), hold('hands')];
  const arms = gear.filter((code) => isArm(thing(code)));
  const carried = arms.filter((code, i) => !(held.includes(code) && arms.indexOf(code) === i));
  const worn = gear.filter((code) => !arms.includes(code));
  const [weapon, shield, other] = held;
  return { weapon, shield, other, carried, features: [...worn, ...held.filter((code) => code >= 0)] };
}

/** Fighting Styles as given, those of a creature, or none. @rule RS-STY-010 RS-EXA-001 */
function stylesOf(rules: Rules, { styles, ranks }: Given, gear: readonly string[], i: number, report: Report): Style[] {
  if (styles === undefined) return gear.length === 0 ? [] : [{ name: 'own', rank: ranks['fighting style'] ?? 1, gear }];
  return styles.map((style, k) => {
    const own = style.gear?.map(typeSpelt) ?? STYLES[style.name];
    checkTypes(rules, own, ['fighters', i, 'styles', k, 'gear'], report);
    return { name: style.name, rank: style.rank, gear: own };
  });
}

function checkTypes(rules: Rules, types: readonly string[] | undefined, path: Path, report: Report): void {
  if (types === undefined) report(path, `types of gear, or the name of a sample style: ${Object.keys(STYLES).join(', ')}`);
  const known = gearTypes(rules);
  types.forEach((type, n) => {
    if (!known.includes(type)) report([...path, n], `a type of gear: ${known.join(', ')}`);
  });
}
