import { type ConditionDef, type FeatureDef, NOBODY, type Rules, type State } from '@riposte/kernel';
import { checkEach, codeNamed, creatureNamed, initialCondition, calledBy as name, type Path, type Report, type Setting, sideNamed } from '@riposte/ruleset';
import { type BoardDescription, boardOf, fits, shareEdge } from '@riposte/space';
import * as z from 'zod';
import { CREATURES, type Creature } from '../catalogue/creatures.ts';
import { Absent, WHEN_CALLED } from '../health/alive.ts';
import { bodyAt } from '../movement/distance.ts';
import { Surprised, Unaware } from '../sequence/surprise.ts';
import { CONTAINERS, type Container, FIXED, type Fighter, MEDIA, spaceOf, TRACKS } from '../state/fighter.ts';
import { Mounted } from '../state/linked-creatures.ts';
import { Ridden } from '../state/ridden.ts';
import { GROUNDS, LIGHTS, type Place, SCENE, type Scene } from '../state/scene.ts';
import { RACE_NAMES, RACES, type Race } from './character.ts';

const count = z.int().min(0).max(10_000);

/** "column,row", counted from 0 at the upper left. */
const placeText = z.string().regex(/^\d{1,3},\d{1,3}$/, 'a place as "column,row"');
const placeTexts = z.array(placeText).max(10_000);
const attribute = z.int().min(-50).max(50);
const ids = z.array(z.string().max(80)).max(60);

/** The board of an encounter: a grid of yards with its ground, walls and waters. */
export const boardSchema = z.strictObject({
  kind: z.enum(['square', 'hex']).default('square'),
  width: z.int().min(1).max(200).default(20),
  height: z.int().min(1).max(200).default(20),
  solid: placeTexts.default([]).meta({ title: 'solid places', description: 'places that block movement and sight' }),
  walls: z
    .array(z.strictObject({ between: z.tuple([placeText, placeText]), stops: z.enum(['all', 'move', 'sight', 'cover']).optional() }))
    .max(5000)
    .default([])
    .describe('walls between two places, and what they stop'),
  doors: z
    .strictObject({
      closed: z
        .array(z.tuple([placeText, placeText]))
        .max(500)
        .default([]),
      open: z
        .array(z.tuple([placeText, placeText]))
        .max(500)
        .default([]),
    })
    .optional()
    .describe('doors between two places. A closed one is like a wall; a door takes the place of a wall'),
  light: z.enum(LIGHTS).optional().describe('how light it is everywhere'),
  starts: z
    .record(name, placeTexts)
    .optional()
    .meta({ title: 'start areas', description: 'where each side starts, by its name; only people and editors use it' }),
  ground: z.partialRecord(z.enum(GROUNDS), placeTexts).default({}).describe('places by the kind of ground'),
  costs: z
    .partialRecord(z.enum(GROUNDS), z.int().min(1).max(100))
    .default({})
    .meta({ title: 'costs of ground', description: 'what a kind of ground costs here, in place of the table: a cliff with few handholds' }),
  current: z
    .tuple([z.int().min(-50).max(50), z.int().min(-50).max(50)])
    .default([0, 0])
    .describe('yards a round, right and down, by which water carries swimmers'),
  judged: z.boolean().default(false).meta({ title: 'further modifiers', description: 'whether the game master is asked for further modifiers at each attack' }),
  exits: placeTexts.default([]).meta({ title: 'ways out', description: 'places where fighters can leave the fight; if there are none, any edge' }),
  aftermath: z.boolean().default(false).meta({ title: 'goes on after the fight', description: 'whether the game goes on after the fight: treatment, rest' }),
});

/** A fighter of an encounter: a creature of the catalogue, or written out, with overrides. */
export const fighterSchema = z.strictObject({
  name,
  side: name,
  at: placeText,
  creature: z.string().max(80).optional(),
  race: z.enum(RACE_NAMES).optional().describe('gives Size and the base of stamina and mana; attributes are given as they are. Default: human'),
  attributes: z
    .strictObject({
      str: attribute.meta({ title: 'Strength' }),
      dex: attribute.meta({ title: 'Dexterity' }),
      spd: attribute.meta({ title: 'Speed' }),
      vit: attribute.meta({ title: 'Vitality' }),
      prc: attribute.meta({ title: 'Perception' }),
      rsn: attribute.meta({ title: 'Reason' }),
      lor: attribute.meta({ title: 'Lore' }),
      prs: attribute.meta({ title: 'Presence' }),
    })
    .partial()
    .default({}),
  size: z.int().min(-10).max(20).optional(),
  space: z.int().min(1).max(10).optional().describe('cells across; default: by Size'),
  skills: z.record(name, z.int().min(-20).max(50)).optional().describe('ranks by name; a specialization follows its skill: "Melee/blade"'),
  npc: z.boolean().optional().meta({ title: 'played by the game master' }),
  special: z.boolean().default(false).meta({ title: 'special NPC' }),
  track: z.enum(TRACKS).optional().meta({ title: 'wound track' }),
  maxStamina: count.optional(),
  maxMana: count.optional(),
  fixed: z
    .strictObject(Object.fromEntries(FIXED.map((number) => [number, z.int().min(-50).max(1000)])) as Record<(typeof FIXED)[number], z.ZodInt>)
    .partial()
    .optional()
    .meta({ title: 'stated numbers' })
    .describe(
      "numbers that a sheet states outright, in place of their formulas. Toughness without armour, and what armour adds; height in inches, a full night's sleep in minutes",
    ),
  gear: ids.optional().describe('gear worn and in hand, traits and spells, by id; the first weapon attacks'),
  stowed: z
    .array(z.tuple([name.meta({ title: 'gear' }), z.enum(CONTAINERS).meta({ title: 'where it is' })]))
    .max(60)
    .default([])
    .meta({ title: 'gear put away' })
    .describe('gear in bags and sheaths: its id and where it is'),
  medium: z.enum(MEDIA).default('ground').meta({ title: 'where it moves' }),
  unaware: z.boolean().default(false).describe('at risk of surprise, or surprised for certain'),
  surprised: z.boolean().default(false),
  arrives: z
    .union([z.int().min(2).max(1000), z.literal('when-called')])
    .optional()
    .meta({ title: 'joins in round' })
    .describe('the round in which it joins the fight, or "when-called": when the game master lets it in. Default: it is there from the start'),
  rides: name.optional().meta({ title: 'rides on' }).describe('name of the fighter on whose back it sits'),
});

export type SetUp = Setting<z.infer<typeof fighterSchema>, z.infer<typeof boardSchema>>;

/** The state in which an encounter begins. */
export function setUp(rules: Rules, given: SetUp, report: Report): State {
  const { board } = given;
  const at = (said: string, path: Path): Place => {
    const [x, y] = said.split(',').map(Number);
    return x < board.width && y < board.height ? y * board.width + x : report(path, `a place on a board of ${board.width} by ${board.height}`);
  };
  const scene = makeScene(board, at, report);
  const fighters = checkEach(given.fighters, (entry, i) => makeFighter(rules, given, entry, i, at(entry.at, ['fighters', i, 'at']), report));
  checkEach(fighters, (made, i) => {
    if (!fits(boardOf(scene.board), bodyAt(made, made.at))) report(['fighters', i, 'at'], `a place with room for a body of ${made.space} yards on the board`);
  });
  let serial = 0;
  const give = (i: number, condition: ConditionDef, source = NOBODY, value = 0): void => {
    serial++;
    fighters[i].conditions = [...fighters[i].conditions, initialCondition(rules, serial, condition, { source, value })];
  };
  checkEach(given.fighters, (entry, i) => {
    if (entry.arrives !== undefined) give(i, Absent, NOBODY, entry.arrives === 'when-called' ? WHEN_CALLED : entry.arrives);
    if (entry.surprised) give(i, Surprised);
    if (entry.unaware) give(i, Unaware);
    if (entry.rides === undefined) return;
    const mount = fighters.find((other) => other.name === entry.rides && other.id !== i + 1) ?? report(['fighters', i, 'rides'], 'the name of another fighter');
    if (mount.size < fighters[i].size) report(['fighters', i, 'rides'], 'a mount at least as large as its rider');
    if (given.fighters[mount.id - 1].arrives !== entry.arrives) report(['fighters', i, 'arrives'], 'the round in which its mount arrives');
    fighters[i].at = mount.at;
    give(i, Mounted, mount.id);
    give(mount.id - 1, Ridden, i + 1);
  });
  return { serial, ignored: [], entities: [scene, ...fighters] };
}

/** An edge is the same from both sides. */
export const isSameEdge = ([a, b]: readonly [Place, Place], [c, d]: readonly [Place, Place]): boolean => (a === c && b === d) || (a === d && b === c);

function makeScene(board: SetUp['board'], at: (said: string, path: Path) => Place, report: Report): Scene {
  const { kind, width, height, costs, current, judged, aftermath, exits } = board;
  const shape: BoardDescription = { ...(kind === 'hex' ? { kind, orientation: 'pointy' as const } : { kind }), width, height, unit: 'yd' };
  const edge = (said: readonly [string, string], path: Path): readonly [Place, Place] => {
    const [a, b] = [at(said[0], [...path, 0]), at(said[1], [...path, 1])];
    return shareEdge(boardOf(shape), a, b) ? [a, b] : report(path, 'two cells that share an edge');
  };
  const solid = board.solid.map((place, i) => at(place, ['board', 'solid', i]));
  const door = (kind: 'closed' | 'open') => (board.doors?.[kind] ?? []).map((pair, i) => edge(pair, ['board', 'doors', kind, i]));
  const closed = door('closed');
  const doors = [...closed, ...door('open')];
  const drawn = board.walls.map(({ between, stops }, i) => ({
    between: edge(between, ['board', 'walls', i, 'between']),
    ...(stops === undefined ? {} : { stops }),
  }));
  const walls = [...drawn.filter(({ between }) => !doors.some((pair) => isSameEdge(pair, between))), ...closed.map((between) => ({ between }))];
  const described: BoardDescription = {
    ...shape,
    ...(solid.length > 0 ? { solid } : {}),
    ...(walls.length > 0 ? { walls } : {}),
  };
  const zones = GROUNDS.flatMap((ground) => {
    const places = (board.ground[ground] ?? []).map((place, i) => at(place, ['board', 'ground', ground, i]));
    return places.length > 0 ? [{ ground, places }] : [];
  });
  return {
    id: SCENE,
    kind: 'scene',
    conditions: [],
    features: [],
    payment: null,
    board: described,
    zones,
    costs,
    current,
    judged,
    aftermath,
    peace: false,
    closed: false,
    winner: null,
    minutes: 0,
    exits: exits.map((place, i) => at(place, ['board', 'exits', i])),
    ...(doors.length > 0 ? { doors } : {}),
    ...(board.light === undefined ? {} : { light: board.light }),
    lying: [],
    round: 0,
    ended: 0,
    acting: -1,
    lots: [],
    order: [],
  };
}

const PERSON: Creature = { id: '', title: '', npc: false, track: 'full', gear: [] };

function makeFighter(rules: Rules, given: SetUp, entry: SetUp['fighters'][number], i: number, at: Place, report: Report): Fighter {
  const side = sideNamed(given.sides, entry.side, ['fighters', i, 'side'], report);
  const base = creatureNamed(CREATURES, entry.creature, PERSON, ['fighters', i, 'creature'], report);
  const { str = 0, dex = 0, spd = 0, vit = 0, prc = 0, rsn = 0, lor = 0, prs = 0 } = { ...base.attributes, ...entry.attributes };
  const race: Race = RACES[entry.race ?? 'human'];
  const size = entry.size ?? base.size ?? race.size;
  const track = entry.track ?? base.track;
  checkAttributes({ vit, spd }, track, ['fighters', i, 'attributes'], report);
  const features = (entry.gear ?? base.gear).map((id, k) => known(rules, id, ['fighters', i, 'gear', k], report));
  const maxStamina = entry.maxStamina ?? base.stamina ?? Math.max(0, race.stamina + vit);
  const maxMana = entry.maxMana ?? base.mana ?? Math.max(0, race.mana + lor);
  return {
    id: i + 1,
    kind: 'fighter',
    conditions: [],
    features,
    payment: null,
    name: entry.name,
    side,
    at,
    str,
    dex,
    spd,
    vit,
    prc,
    rsn,
    lor,
    prs,
    size,
    space: entry.space ?? spaceOf(size),
    skills: entry.skills ?? base.skills ?? {},
    fixed: entry.fixed ?? base.fixed ?? {},
    npc: entry.npc ?? base.npc,
    special: entry.special,
    track,
    wounds: [0, 0, 0, 0, 0],
    failures: 0,
    stamina: maxStamina,
    maxStamina,
    fatigue: 0,
    relieved: false,
    mana: maxMana,
    maxMana,
    invested: [],
    ap: 0,
    initiative: 0,
    hadTurn: false,
    readied: '',
    weapon: features.find((code) => isAttacking(rules, code)) ?? rules.codeNamed('unarmed'),
    loaded: true,
    unloaded: [],
    stowed: entry.stowed.map(([id, container], k) => ({ gear: known(rules, id, ['fighters', i, 'stowed', k, 0], report), in: container as Container })),
    medium: entry.medium,
    movedAp: 0,
    yards: 0,
    movedYards: 0,
    runUp: 0,
    carry: 0,
    bearings: [],
    recoveryBonus: 0,
    rest: null,
    asleepSince: -1,
    sleptUntil: 0,
    naps: [],
    longRests: [],
    triedToWake: -1,
    worked: -1,
    owes: 0,
    task: null,
    tending: NOBODY,
  };
}

/** Only a full track of wounds needs a Vitality that the book knows; every fighter needs such a Speed. */
function checkAttributes({ vit, spd }: Pick<Fighter, 'vit' | 'spd'>, track: Fighter['track'], path: Path, report: Report): void {
  if (track === 'full' && (vit < -5 || vit > 5)) report([...path, 'vit'], 'a Vitality from -5 to 5, or one of the tracks minion, standard, elite');
  if (spd < -10 || spd > 10) report([...path, 'spd'], 'a Speed from -10 to 10');
}

/** Weapons attack before shields do. */
function isAttacking(rules: Rules, code: number): boolean {
  const thing = rules.things[code] as FeatureDef & { readonly group?: string };
  return 'weapon' in thing && thing.group !== 'shield';
}

/** The code of a piece of gear, a trait or a spell, by its id. */
export function known(rules: Rules, id: string, path: Path, report: Report): number {
  return codeNamed(rules, () => true, id, path, report);
}
