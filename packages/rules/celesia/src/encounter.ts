import { type ConditionDef, type Entity, type FeatureDef, type Id, NOBODY, type Ruleset, type State } from '@riposte/kernel';
import * as z from 'zod';
import { side } from './board.ts';
import { PART_KINDS } from './body.ts';
import { CREATURES } from './creatures.ts';
import type { Fighter, Part, Scene } from './fighter.ts';
import { muster, type Sheet } from './muster.ts';
import { FEET } from './numbers.ts';
import { type BodyPlan, PLANS } from './plans.ts';
import { Flying } from './postures.ts';
import { SKILL_IDS, type SkillId } from './skills.ts';
import { modifiersOf, scoresSchema, TRAINING_IDS, TRAININGS, trainedStamina } from './training.ts';

export const SIZES = ['Fine', 'Diminutive', 'Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan', 'Colossal'] as const;

const name = z.string().min(1).max(80);
const square = z.tuple([z.int().min(0).max(99), z.int().min(0).max(99)]);
const modifier = z.int().min(-10).max(60);
const feet = z.int().min(0).max(500);
const skill = z.enum(SKILL_IDS as [SkillId, ...SkillId[]]);
const attribute = z.enum(['strength', 'dexterity', 'constitution', 'wisdom', 'intelligence', 'charisma']);
const ids = z.array(name).max(40);
const kind = z.enum(PART_KINDS);

/** The board: squares of 5 ft, walls, and how the fight begins. */
export const boardSchema = z.strictObject({
  width: z.int().min(1).max(60).default(12),
  height: z.int().min(1).max(60).default(9),
  /** Squares that nobody can enter or see through. */
  solid: z.array(square).max(1000).default([]),
  /** All ready for each other, some hiding from others who know nothing, or neither. */
  opening: z.enum(['ready', 'plain', 'ambush']).default('ready'),
  /** Whether the game goes on after the fight: treatment, rest, weeks. */
  aftermath: z.boolean().default(false),
});

const growth = z.strictObject({
  part: kind,
  count: z.int().min(1).max(20),
  on: kind.optional(),
  called: name.optional(),
  also: kind.optional(),
  natural: name.optional(),
});

/** A fighter of an encounter: a creature of the catalogue, or written out, with overrides. Attributes are modifiers. */
export const fighterSchema = z.strictObject({
  name,
  side: name,
  at: square,
  creature: name.optional(),
  /** A body plan by name, or part by part. */
  plan: z.union([name, z.array(growth).min(1).max(40)]).optional(),
  species: name.optional(),
  approach: z.enum(['plain', 'hiding', 'unaware']).optional(),
  /** Feet above the ground. */
  height: feet.optional(),
  size: z.enum(SIZES).optional(),
  level: z.int().min(1).max(60).optional(),
  mb: z.int().min(0).max(60).optional(),
  /** What its level makes of martial bonus and Stamina, where `mb` and `trained` are not said. */
  training: z.enum(TRAINING_IDS).optional(),
  /** Attributes as scores, where their modifiers are not said. */
  scores: scoresSchema.optional(),
  str: modifier.optional(),
  dex: modifier.optional(),
  /** Null for a creature without Constitution. */
  con: modifier.nullable().optional(),
  wis: modifier.optional(),
  int: modifier.optional(),
  cha: modifier.optional(),
  /** The attribute in its DV. */
  guard: attribute.optional(),
  speed: feet.optional(),
  fly: feet.optional(),
  climb: feet.optional(),
  burrow: feet.optional(),
  /** Ranks by skill. */
  skills: z.partialRecord(skill, z.int().min(-20).max(60)).optional(),
  skilled: z.array(skill).max(20).optional(),
  saves: z.array(attribute).max(6).optional(),
  /** Species whose heart it can find. */
  knows: ids.optional(),
  /** Stamina by training, before Constitution. */
  trained: z.int().min(-200).max(500).optional(),
  ammo: z.int().min(0).max(1000).optional(),
  armour: name.nullable().optional(),
  spells: ids.optional(),
  traits: ids.optional(),
  /** Armour and shields that it is not proficient with. */
  unproficient: ids.optional(),
  /** What its hands hold, in their order. */
  holds: ids.optional(),
  belt: ids.optional(),
  /** Magic items worn, by the part that wears them: "hand 1". */
  worn: z.record(name, name).optional(),
});

/** What a creature of the catalogue may say. */
export const creatureSchema = fighterSchema;

type Written = z.infer<typeof fighterSchema>;

export interface SetUp {
  readonly board: z.infer<typeof boardSchema>;
  readonly sides: readonly string[];
  readonly fighters: readonly Written[];
}

/** Says what is wrong where, in the words of the encounter file. */
export type Report = (path: readonly (string | number)[], expected: string) => never;

/** The state in which an encounter begins. */
export function setUp(rules: Ruleset, given: SetUp, report: Report): State {
  const { width, height, solid, opening, aftermath } = given.board;
  for (const [i, [x, y]] of solid.entries()) if (x >= width || y >= height) report(['board', 'solid', i], `a square of the board, ${width} x ${height}`);
  const cells = solid.map(([x, y]) => y * width + x);
  const sheets = given.fighters.map((one, i) => sheetOf(rules, given, one, i, report));
  const state = muster(rules, { width, height, opening, solid: cells, aftermath }, sheets);
  const all = state.entities.filter((one): one is Fighter => one.kind === 'fighter');
  checkPlaces(state, all, report);
  for (const [i, f] of all.entries()) {
    dress(rules, state, f, withCreature(given.fighters[i]).worn ?? {}, (path, expected) => report(['fighters', i, 'worn', ...path], expected));
    if (f.height > 0) bear(rules, state, f.id, Flying);
  }
  return state;
}

/** Gives a condition to what is being set up. */
export function bear(
  rules: Ruleset,
  state: State,
  on: Id,
  condition: ConditionDef,
  until?: { readonly clock: number; readonly of: Id; readonly at: number },
): void {
  const entity: Entity = state.entities[on];
  const id = ++state.serial;
  const when = until ?? { clock: NOBODY, of: NOBODY, at: 0 };
  entity.conditions = [...entity.conditions, { id, kind: rules.codeOf(condition), source: NOBODY, value: 0, since: id, parent: NOBODY, ...when }];
}

function checkPlaces(state: State, all: readonly Fighter[], report: Report): void {
  const { width, height, solid } = state.entities[0] as Scene;
  const taken = new Map<number, string>(solid.map((cell) => [cell, 'a wall']));
  for (const [i, f] of all.entries()) {
    const length = side(f.size);
    for (let y = f.y; y < f.y + length; y++) {
      for (let x = f.x; x < f.x + length; x++) {
        if (x >= width || y >= height) report(['fighters', i, 'at'], `a place on the board, ${width} x ${height}, for ${length} x ${length} squares`);
        const cell = y * width + x;
        if (taken.has(cell)) report(['fighters', i, 'at'], `a free place: ${x}, ${y} is ${taken.get(cell)}`);
        if (f.height < FEET) taken.set(cell, `where ${f.name} stands`);
      }
    }
  }
}

function withCreature(one: Written): Written {
  const { id: _id, title: _title, ...base } = CREATURES.find((known) => known.id === one.creature) ?? { id: '', title: '' };
  const { training, scores = {}, level = base.level ?? 1 } = one;
  const trained = training === undefined ? {} : { mb: TRAININGS[training].mb(level), trained: trainedStamina(training, level) };
  return { ...base, ...modifiersOf(scores), ...trained, ...one };
}

function sheetOf(rules: Ruleset, given: SetUp, one: Written, i: number, report: Report): Sheet {
  const at = (...path: (string | number)[]): (string | number)[] => ['fighters', i, ...path];
  const where = given.sides.indexOf(one.side);
  if (where < 0) report(at('side'), `a side: ${given.sides.join(', ')}`);
  if (one.creature !== undefined && !CREATURES.some((known) => known.id === one.creature)) {
    report(at('creature'), `a creature: ${CREATURES.map((known) => known.id).join(', ')}`);
  }
  const {
    str,
    dex,
    wis,
    int,
    cha,
    skills,
    knows,
    unproficient = [],
    armour,
    spells = [],
    traits = [],
    holds = [],
    belt = [],
    plan = 'humanoid',
    size,
    ...rest
  } = withCreature(one);
  const known = (id: string, marks: readonly string[], path: (string | number)[]): string => thingOf(rules, id, marks, path, report);
  const body = bodyOf(rules, plan, (path, expected) => report(at('plan', ...path), expected));
  const grips = body.reduce((sum, { part, called, count }) => sum + (part === 'hand' || called === 'tentacle' ? count : 0), 0);
  if (holds.length > grips) report(at('holds'), `at most ${grips} things, for its hands`);
  const { creature: _creature, worn: _worn, side: _side, training: _training, scores: _scores, ...plain } = rest;
  return {
    ...plain,
    side: where,
    species: rest.species ?? 'human',
    body,
    wears: [
      ...(armour === undefined || armour === null ? [] : [known(armour, ['armour'], at('armour'))]),
      ...traits.map((id, k) => known(id, ['trait'], at('traits', k))),
      ...spells.map((id, k) => known(id, ['spell'], at('spells', k))),
    ],
    holds: holds.map((id, k) => known(id, HELD, at('holds', k))),
    belt: belt.map((id, k) => known(id, HELD, at('belt', k))),
    unproficient: unproficient.map((id, k) => known(id, ['armour', 'shield'], at('unproficient', k))),
    located: knows ?? [],
    ...(size === undefined ? {} : { size: SIZES.indexOf(size) }),
    ...(str === undefined ? {} : { strength: str }),
    ...(dex === undefined ? {} : { dexterity: dex }),
    ...(wis === undefined ? {} : { wisdom: wis }),
    ...(int === undefined ? {} : { intelligence: int }),
    ...(cha === undefined ? {} : { charisma: cha }),
    ...(skills === undefined ? {} : { ranks: skills }),
  } as Sheet;
}

const HELD = ['weapon', 'shield', 'potion', 'replaces'];

/** Something of the catalogue by id: it bears one of these marks, and is no part of a body. */
function thingOf(rules: Ruleset, id: string, marks: readonly string[], path: readonly (string | number)[], report: Report): string {
  const fits = (one: FeatureDef): boolean => marks.some((mark) => mark in one) && (one as { natural?: boolean }).natural !== true;
  const known = rules.def.features.filter(fits).map((one) => one.id);
  return known.includes(id) ? id : report(path, `one of: ${known.join(', ')}`);
}

function bodyOf(rules: Ruleset, plan: NonNullable<Written['plan']>, report: Report): BodyPlan {
  if (typeof plan === 'string') return Object.hasOwn(PLANS, plan) ? PLANS[plan] : report([], `a body plan: ${Object.keys(PLANS).join(', ')}`);
  const natural = rules.def.features.filter((one) => (one as { natural?: boolean }).natural === true).map((one) => one.id);
  for (const [i, one] of plan.entries()) {
    if (one.natural !== undefined && !natural.includes(one.natural)) report([i, 'natural'], `one of: ${natural.join(', ')}`);
    if (one.on !== undefined && !plan.slice(0, i).some(({ part }) => part === one.on)) report([i, 'on'], 'a kind of part that is listed before');
  }
  return plan as BodyPlan;
}

/** Puts worn items where they are worn. */
function dress(rules: Ruleset, state: State, f: Fighter, worn: { readonly [part: string]: string }, report: Report): void {
  const known = rules.def.features.filter((one) => 'trinket' in one).map((one) => one.id);
  for (const [where, item] of Object.entries(worn)) {
    if (!known.includes(item)) report([where], `one of: ${known.join(', ')}`);
    const part = namedPart(state, f, where) ?? report([where], `a part of ${f.name}: ${partNames(state, f).join(', ')}`);
    state.entities[part.id] = { ...part, wears: [...part.wears, rules.codeNamed(item)] } as Part;
  }
}

const partsIn = (state: State, f: Fighter): Part[] => f.parts.map((id) => state.entities[id] as Part);

/** "arm 1", or "head" where there is only one. */
function plainName(parts: readonly Part[], { called, nth }: Part): string {
  return parts.filter((one) => one.called === called).length > 1 ? `${called} ${nth + 1}` : called;
}

const partNames = (state: State, f: Fighter): string[] => partsIn(state, f).map((one) => plainName(partsIn(state, f), one));

/** The part of a body by its name. */
export function namedPart(state: State, f: Fighter, called: string): Part | undefined {
  const parts = partsIn(state, f);
  return parts.find((one) => plainName(parts, one) === called);
}
