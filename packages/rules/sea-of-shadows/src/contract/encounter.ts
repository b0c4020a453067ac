import { type ConditionDef, type Entity, type FeatureDef, NOBODY, type Rules, type State } from '@riposte/kernel';
import { checkEach, codeNamed, creatureNamed, initialCondition, calledBy as name, type Report, type Setting, sideNamed } from '@riposte/ruleset';
import * as z from 'zod';
import { Unaware } from '../attack-and-defence/unaware.ts';
import { CREATURES, type Creature } from '../characters/creatures.ts';
import { type Fighter, NOWHERE, SCENE, type Scene } from '../characters/fighter.ts';
import { rankOf } from '../characters/ladder.ts';
import { type Sort, sortOf } from '../equipment/catalogue.ts';
import { Unproficient } from '../equipment/unproficient.ts';
import { Mounted, Ridden } from '../mounted-combat/mounted.ts';
import { Hidden } from '../problematic-situations/hidden.ts';
import { Arriving, Rounds } from '../problematic-situations/leaving.ts';
import { Surprised } from '../problematic-situations/surprised.ts';

const die = z.string().refine((text) => rankOf(text) !== null, { error: 'expected a die of the ladder, D2 to D60' });
const count = z.int().min(0).max(1000);

/** The board of an encounter: regions by name, which lie next to each other, which have hard ground. */
export const boardSchema = z.strictObject({
  regions: z.array(name).min(1).max(200).describe('names of the regions, areas of about 10 m'),
  paths: z
    .array(z.tuple([name, name]))
    .max(2000)
    .default([])
    .describe('pairs of regions next to each other'),
  doors: z
    .strictObject({
      closed: z
        .array(z.tuple([name, name]))
        .max(200)
        .default([]),
      open: z
        .array(z.tuple([name, name]))
        .max(200)
        .default([]),
    })
    .optional()
    .describe('doors between two regions; a closed one takes the place of a path, an open one is a path'),
  starts: z
    .record(name, z.array(name).max(200))
    .optional()
    .meta({ title: 'start areas', description: 'where each side starts, by its name; only people and editors use it' }),
  hard: z.array(name).max(200).default([]).meta({ title: 'hard ground', description: 'regions with hard, rocky or spiked ground' }),
  exits: z
    .array(name)
    .max(200)
    .default([])
    .meta({ title: 'ways out', description: 'regions where fighters can leave the fight; if there are none, every region' }),
  aftermath: z
    .boolean()
    .optional()
    .meta({ title: 'goes on after the fight', description: 'whether the game goes on after the fight: survival rolls, treatment, rest' }),
});

const ids = z.array(z.string().max(80)).max(40);

/** A fighter of an encounter: a creature of the catalogue, or written out, with overrides. */
export const fighterSchema = z.strictObject({
  name,
  side: name,
  at: name.describe('region'),
  creature: z
    .string()
    .max(80)
    .optional()
    .describe(`the creature that gives it numbers and gear: ${CREATURES.map((creature) => creature.id).join(', ')}`),
  dice: z
    .strictObject({
      ATT: die.meta({ title: 'Attack' }),
      DEF: die.meta({ title: 'Defence' }),
      STR: die.meta({ title: 'Strength' }),
      REF: die.meta({ title: 'Reflexes' }),
      INT: die.meta({ title: 'Intellect' }),
      PRE: die.meta({ title: 'Presence' }),
      FOR: die.meta({ title: 'Fortitude' }),
    })
    .partial()
    .default({})
    .describe('statistics without gear, "D2" to "D60"'),
  hp: count.optional().meta({ title: 'HP' }),
  mp: count.optional().meta({ title: 'MP' }),
  ap: z.int().min(0).max(10).optional().meta({ title: 'AP', description: 'AP of a turn' }),
  size: z.int().min(-10).max(10).optional().describe('0 = human; two steps more is a giant, and much larger'),
  minor: z.boolean().optional().describe('dies when knocked out by lethal damage'),
  aware: z.boolean().default(true).describe('whether it is aware of attacks'),
  room: z.boolean().default(true).describe('whether it has room to dodge'),
  surprised: z.boolean().default(false),
  gear: ids.optional().describe('the first weapon is in hand'),
  traits: ids.optional(),
  spells: ids.optional(),
  unproficient: ids.default([]).describe('weapons it is not trained with'),
  arrives: z
    .union([z.int().min(1).max(100), z.literal('when-called')])
    .optional()
    .meta({ title: 'joins in round' })
    .describe('round in which it joins the fight, or "when-called": it waits until the game master lets it in; default: there from the start'),
  rides: name.optional().meta({ title: 'rides on' }).describe('the fighter on whose back it sits'),
});

export type SetUp = Setting<z.infer<typeof fighterSchema>, z.infer<typeof boardSchema>>;

/** The state in which an encounter begins. */
export function setUp(rules: Rules, given: SetUp, report: Report): State {
  const scene = makeScene(given, report);
  const fighters = checkEach(given.fighters, (entry, i) =>
    makeFighter(rules, given, entry, i, regionNamed(given, entry.at, ['fighters', i, 'at'], report), report),
  );
  let serial = 0;
  const give = (on: number, condition: ConditionDef, source = NOBODY, value = 0): void => {
    serial++;
    fighters[on].conditions = [...fighters[on].conditions, initialCondition(rules, serial, condition, { source, value })];
  };
  const isOnTheWay = (on: number, round: number | 'when-called'): void => {
    const until = round === 'when-called' ? {} : { clock: rules.codeOfClock(Rounds), of: SCENE, at: round };
    serial++;
    const arriving = { ...initialCondition(rules, serial, Arriving, { value: fighters[on].region }), ...until };
    fighters[on].conditions = [...fighters[on].conditions, arriving];
    give(on, Hidden);
  };
  checkEach(given.fighters, ({ surprised, aware, unproficient, rides, arrives = 1 }, i) => {
    if (arrives !== 1) isOnTheWay(i, arrives);
    if (surprised) give(i, Surprised);
    if (!aware) give(i, Unaware);
    unproficient.forEach((id, k) => give(i, Unproficient, NOBODY, codeNamed(rules, isWeapon, id, ['fighters', i, 'unproficient', k], report)));
    if (rides === undefined) return;
    const mount = fighters.find(({ id, name: called, region }) => called === rides && id !== i + 1 && region === fighters[i].region);
    if (mount !== undefined && given.fighters[mount.id - 1].arrives !== given.fighters[i].arrives)
      return report(['fighters', i, 'arrives'], 'the round in which its mount arrives');
    if (mount === undefined) return report(['fighters', i, 'rides'], 'the name of another fighter in the same region');
    give(i, Mounted, mount.id);
    give(mount.id - 1, Ridden, i + 1);
  });
  for (const [i, { arrives = 1 }] of given.fighters.entries()) if (arrives !== 1) fighters[i].region = NOWHERE;
  return { serial, ignored: [], entities: [scene as Entity, ...fighters] };
}

/** A way is the same from both ends. */
export const isSamePair = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean => (a === c && b === d) || (a === d && b === c);

function makeScene(given: SetUp, report: Report): Scene {
  const { regions, paths, aftermath = false } = given.board;
  const next: number[][] = regions.map(() => []);
  const pairs = (list: readonly (readonly [string, string])[], ...path: readonly string[]): (readonly [number, number])[] =>
    list.map(([from, to], i) => [regionNamed(given, from, ['board', ...path, i, 0], report), regionNamed(given, to, ['board', ...path, i, 1], report)]);
  const closed = pairs(given.board.doors?.closed ?? [], 'doors', 'closed');
  const open = pairs(given.board.doors?.open ?? [], 'doors', 'open');
  const doors = [...closed, ...open];
  const ways = pairs(paths, 'paths').filter((way) => !doors.some((door) => isSamePair(door, way)));
  for (const [a, b] of [...ways, ...open]) {
    next[a].push(b);
    next[b].push(a);
  }
  const hard = regions.map(() => false);
  given.board.hard.forEach((called, i) => {
    hard[regionNamed(given, called, ['board', 'hard', i], report)] = true;
  });
  const exits = given.board.exits.map((called, i) => regionNamed(given, called, ['board', 'exits', i], report));
  return {
    id: SCENE,
    kind: 'scene',
    conditions: [],
    features: [],
    payment: null,
    regions,
    next,
    hard,
    round: 0,
    order: [],
    turn: -1,
    acting: -1,
    minutes: 0,
    aftermath,
    exits,
    ...(doors.length > 0 ? { doors } : {}),
    sides: given.sides,
  };
}

/** The number of a region by its name. */
function regionNamed({ board: { regions } }: SetUp, called: string, path: readonly (string | number)[], report: Report): number {
  const at = regions.indexOf(called);
  return at >= 0 ? at : report(path, `a region on the board: ${regions.join(', ')}`);
}

const isWeapon = (thing: FeatureDef): boolean => 'weapon' in thing;

function makeFighter(rules: Rules, given: SetUp, entry: SetUp['fighters'][number], i: number, region: number, report: Report): Fighter {
  const side = sideNamed(given.sides, entry.side, ['fighters', i, 'side'], report);
  const base = creatureNamed(CREATURES, entry.creature, PERSON, ['fighters', i, 'creature'], report);
  const codes = (key: Sort): number[] =>
    (entry[key] ?? base[key]).map((id, k) => codeNamed(rules, (thing) => sortOf(thing) === key, id, ['fighters', i, key, k], report));
  const gear = codes('gear');
  const features = [...gear, ...codes('traits'), ...codes('spells')];
  const weapon = gear.find((code) => 'weapon' in rules.things[code]) ?? NOBODY;
  const rank = (text: string | undefined, usual: number): number => (text === undefined ? usual : (rankOf(text) ?? usual));
  const hp = entry.hp ?? base.hp;
  const mp = entry.mp ?? base.mp;
  return {
    id: i + 1,
    kind: 'fighter',
    conditions: [],
    features,
    payment: null,
    name: entry.name,
    side,
    region,
    att: rank(entry.dice.ATT, base.att),
    def: rank(entry.dice.DEF, base.def),
    str: rank(entry.dice.STR, base.str),
    ref: rank(entry.dice.REF, base.ref),
    int: rank(entry.dice.INT, base.int),
    pre: rank(entry.dice.PRE, base.pre),
    fort: rank(entry.dice.FOR, base.fort),
    hp,
    maxHp: hp,
    mp,
    maxMp: mp,
    ap: 0,
    apTotal: entry.ap ?? base.ap,
    borrowed: 0,
    turns: 0,
    acted: false,
    weapon,
    size: entry.size ?? base.size,
    minor: entry.minor ?? base.minor,
    room: entry.room,
    extraMoves: 0,
  };
}

/** An ordinary person: the base of fighters who are written out. */
const PERSON: Creature = {
  id: '',
  title: '',
  att: 2,
  def: 2,
  str: 2,
  ref: 2,
  int: 2,
  pre: 2,
  fort: 2,
  hp: 2,
  mp: 2,
  ap: 1,
  size: 0,
  minor: false,
  gear: [],
  traits: [],
  spells: [],
};
