import type { Entity, Rules, State } from '@riposte/kernel';
import { checkEach, givenItems, idNamed, calledBy as name, oneOfText, type Path, type Report, sidesOf } from '@riposte/ruleset';
import * as z from 'zod';
import { LEVELS } from '../health/wound-levels.ts';
import type { Fighter } from '../state/fighter.ts';
import { SCENE, type Scene } from '../state/scene.ts';
import { boardSchema, fighterSchema, known, setUp } from './encounter.ts';

const count = z.int().min(0).max(10_000);

/** A fighter as a scenario gives it: that of an encounter, with what a running fight may have changed. */
export const givenFighter = fighterSchema.extend({
  /** Default: a separate side. */
  side: name.optional(),
  /** Default: the n-th place of the second row. */
  at: fighterSchema.shape.at.optional(),
  /** Where it stands from others' point of view, instead of the board: degrees and yards from each. */
  bearings: z.record(name, z.strictObject({ degrees: z.int().min(0).max(359), yards: z.int().min(0).max(1000) })).default({}),
  /** Wounds by level. */
  wounds: z.strictObject({ light: count, moderate: count, severe: count, critical: count, fatal: count }).partial().default({}),
  failures: count.default(0),
  stamina: count.optional(),
  fatigue: count.default(0),
  /** Relieved of exhaustion by a long rest. */
  relieved: z.boolean().default(false),
  mana: count.optional(),
  invested: z
    .array(z.strictObject({ by: name, mana: count, returns: z.enum(['with the effect', 'after a long rest']) }))
    .max(20)
    .default([]),
  /** Default: 12, and none before the fight begins or for the surprised. */
  ap: count.optional(),
  initiative: count.default(0),
  hadTurn: z.boolean().optional(),
  /** The act that it has readied. */
  readied: name.optional(),
  /** The weapon that attacks, by id. Default: the first of its gear. */
  weapon: name.optional(),
  loaded: z.boolean().default(true),
  /** AP spent on movement, yards bought and left, yards moved, yards since the last action. */
  movedAp: count.default(0),
  yards: count.default(0),
  movedYards: count.default(0),
  runUp: count.default(0),
  /** Diagonal steps made in this round. */
  diagonals: count.default(0),
  recoveryBonus: count.default(0),
  rest: z
    .strictObject({
      kind: z.enum(['short', 'long']),
      done: count,
      needed: count.optional(),
      /** Default: as it is now. */
      exhausted: z.boolean().optional(),
      severity: z.int().min(0).max(5).optional(),
    })
    .optional(),
  /** Minutes since it fell asleep; minutes since the end of its last full night's sleep. */
  asleepFor: count.optional(),
  awakeFor: count.default(0),
  /** Minutes ago at which long rests helped it. */
  longRestsAgo: z.array(count).max(20).default([]),
});

/** What a scenario gives apart from fighters. */
export const givenScene = z.strictObject({
  board: boardSchema.prefault({}),
  /** Whose turn it is; "nobody": the next turn begins by the rules. Default: the first fighter's. "rolled": the fight begins with initiative. */
  turn: name.optional(),
  round: z.int().min(1).max(10_000).default(1),
  /** Not in a fight: time passes. */
  peace: z.boolean().default(false),
  /** Minutes since midnight of the first day. */
  minutes: z.int().min(0).max(1_000_000).default(2880),
  items: givenItems({ at: fighterSchema.shape.at }),
});

type Given = z.infer<typeof givenScene> & { readonly fighters: readonly z.infer<typeof givenFighter>[] };

/** The state that a scenario gives. Fighters who have not had a turn yet will have one in this round. */
export function begin(rules: Rules, said: Given, report: Report): State {
  const { width, height } = said.board;
  const all = said.fighters.map((entry, i) => ({
    ...entry,
    side: entry.side ?? entry.name,
    at: entry.at ?? `${Math.min(i, width - 1)},${Math.min(1, height - 1)}`,
  }));
  const state = setUp(rules, { board: said.board, sides: sidesOf(all), fighters: all }, report);
  const named = all.map((entry, i) => ({ id: i + 1, name: entry.name }));
  const idOf = (called: string, path: Path): number => idNamed(named, called, path, report);
  const acting = said.peace || said.turn === 'rolled' || said.turn === 'nobody' ? -1 : said.turn === undefined ? 1 : idOf(said.turn, ['turn']);
  const isTheirs = (id: number): boolean => id === acting || said.fighters[acting - 1]?.rides === said.fighters[id - 1].name;
  const entities: Entity[] = state.entities.map((entity) =>
    entity.kind === 'fighter' ? withFacts(rules, entity as Fighter, said.fighters[entity.id - 1], said, isTheirs(entity.id), idOf, report) : entity,
  );
  const lying = checkEach(said.items, ({ gear, at }, i) => {
    const [x, y] = at.split(',').map(Number);
    if (x >= width || y >= height) report(['items', i, 'at'], `a place on a board of ${width} by ${height}`);
    return { gear: known(rules, gear, ['items', i, 'gear'], report), at: y * width + x };
  });
  const round = said.turn === 'rolled' ? 0 : said.round;
  entities[SCENE] = { ...(entities[SCENE] as Scene), minutes: said.minutes, peace: said.peace, round, ended: Math.max(0, round - 1), acting, lying } as Scene;
  return { ...state, entities };
}

type GivenFighter = Given['fighters'][number];

/** What a running fight may have changed in a fighter. */
function withFacts(
  rules: Rules,
  f: Fighter,
  given: GivenFighter,
  { minutes, turn }: Given,
  hasTurn: boolean,
  idOf: (called: string, path: Path) => number,
  report: Report,
): Fighter {
  const path = ['fighters', f.id - 1] as const;
  const { rest, weapon } = given;
  const open = [...f.features.filter((code) => 'weapon' in rules.things[code]).map((code) => rules.things[code].id), 'unarmed'];
  if (weapon !== undefined && !open.includes(weapon)) report([...path, 'weapon'], oneOfText(open, weapon));
  if (given.readied !== undefined && !rules.def.intents.some((def) => def.id === given.readied)) report([...path, 'readied'], 'an act');
  const invested = given.invested.reduce((sum, investment) => sum + investment.mana, 0);
  return {
    ...f,
    wounds: LEVELS.map((level) => given.wounds[level] ?? 0),
    failures: given.failures,
    stamina: given.stamina ?? Math.max(0, f.maxStamina - given.fatigue),
    fatigue: given.fatigue,
    relieved: given.relieved,
    mana: given.mana ?? Math.max(0, f.maxMana - invested),
    invested: given.invested,
    ap: given.ap ?? (turn === 'rolled' || given.surprised ? 0 : 12),
    initiative: given.initiative,
    hadTurn: given.hadTurn ?? hasTurn,
    readied: given.readied ?? '',
    weapon: weapon === undefined ? f.weapon : rules.codeNamed(weapon),
    loaded: given.loaded,
    unloaded: given.loaded ? [] : [weapon === undefined ? f.weapon : rules.codeNamed(weapon)],
    movedAp: given.movedAp,
    yards: given.yards,
    movedYards: given.movedYards,
    runUp: given.runUp,
    carry: given.diagonals % 2,
    bearings: Object.entries(given.bearings).map(([called, bearing]) => ({ of: idOf(called, [...path, 'bearings', called]), ...bearing })),
    recoveryBonus: given.recoveryBonus,
    rest:
      rest === undefined
        ? null
        : {
            kind: rest.kind,
            done: rest.done,
            needed: rest.needed ?? (rest.kind === 'short' ? 15 : 480),
            used: 0,
            exhausted: rest.exhausted ?? (given.fatigue > 0 && 2 * given.fatigue >= f.maxStamina && !given.relieved),
            tended: [],
            severity: rest.severity ?? 1 + LEVELS.findLastIndex((level) => (given.wounds[level] ?? 0) > 0),
          },
    asleepSince: given.asleepFor === undefined ? -1 : minutes - given.asleepFor,
    sleptUntil: minutes - given.awakeFor,
    longRests: given.longRestsAgo.map((ago) => minutes - ago),
  };
}
