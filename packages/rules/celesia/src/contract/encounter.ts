import { type ConditionDef, type Entity, type FeatureDef, type Id, type Rules, type State } from '@riposte/kernel';
import { checkEach, codeNamed, initialCondition, type Path, type Report, type Setting, sideNamed } from '@riposte/ruleset';
import * as z from 'zod';
import { muster, type Sheet } from '../fighters/build-fighter.ts';
import { CREATURES } from '../fighters/creatures.ts';
import { type Approach, type Fighter, type Opening, type Part, type Scene } from '../fighters/fighter.ts';
import { SIZES, side } from '../fighters/size.ts';
import { modifiersOf, TRAININGS, trainedStamina } from '../fighters/training.ts';
import { type BodyPlan, PLANS } from '../injuries/body-plans.ts';
import { Away, WHEN_CALLED } from '../positioning/away.ts';
import { FEET } from '../positioning/board.ts';
import { Flying } from '../positioning/flying.ts';
import { Hidden } from '../positioning/hidden.ts';
import { boardSchema, fighterSchema } from './schemas.ts';

type WrittenFighter = z.infer<typeof fighterSchema>;

type SetUp = Setting<WrittenFighter, z.infer<typeof boardSchema>>;

/** How the fight opens, if the board does not say it: anyone hidden or unaware makes it an ambush. @rule CE-INI-005 */
export const openingOf = ({ board, fighters }: { readonly board: SetUp['board']; readonly fighters: readonly { readonly approach?: Approach }[] }): Opening =>
  board.opening ?? (fighters.some(({ approach = 'plain' }) => approach !== 'plain') ? 'ambush' : 'ready');

/** The state in which an encounter begins. */
export function setUp(rules: Rules, given: SetUp, report: Report, takesNoPlace: (i: number) => boolean = () => false): State {
  const { width, height, solid, exits, doors = { closed: [], open: [] }, aftermath } = given.board;
  const numbered = (squares: readonly (readonly [number, number])[], ...path: readonly string[]): number[] =>
    squares.map(([x, y], i) => (x < width && y < height ? y * width + x : report(['board', ...path, i], `a square on the board, ${width} x ${height}`)));
  const walls = numbered(solid, 'solid');
  const ways = numbered(exits, 'exits');
  const closed = numbered(doors.closed, 'doors', 'closed');
  const all = [...closed, ...numbered(doors.open, 'doors', 'open')];
  const cells = all.length === 0 ? walls : [...walls.filter((cell) => !all.includes(cell)), ...closed];
  const sheets = checkEach(given.fighters, (written, i) => sheetOf(rules, given, written, i, report));
  const state = muster(
    rules,
    { width, height, opening: openingOf(given), solid: cells, exits: ways, aftermath, ...(all.length === 0 ? {} : { doors: all }) },
    sheets,
  );
  const fighters = state.entities.filter((entity): entity is Fighter => entity.kind === 'fighter');
  for (const [i, { arrives }] of given.fighters.entries())
    if (arrives !== undefined) keepAway(rules, state, fighters[i].id, arrives === 'when-called' ? WHEN_CALLED : arrives);
  checkPlaces(
    state,
    fighters.map(({ id }) => state.entities[id] as Fighter),
    report,
    (f, i) => takesNoPlace(i) || f.conditions.some((condition) => condition.kind === rules.codeOf(Away)),
  );
  checkEach(fighters, (f, i) => {
    dress(rules, state, f, withCreature(given.fighters[i]).worn ?? {}, (path, expected) => report(['fighters', i, 'worn', ...path], expected));
    if (f.height > 0) bear(rules, state, f.id, Flying);
  });
  return state;
}

/** Gives a condition to what is being set up. */
export function bear(
  rules: Rules,
  state: State,
  on: Id,
  condition: ConditionDef,
  until?: { readonly clock: number; readonly of: Id; readonly at: number },
  value = 0,
): void {
  const entity: Entity = state.entities[on];
  entity.conditions = [...entity.conditions, initialCondition(rules, ++state.serial, condition, { ...until, value })];
}

/** Nobody sees one who is still to come (R-ARRIVE). */
function keepAway(rules: Rules, state: State, who: Id, round: number): void {
  bear(rules, state, who, Hidden);
  bear(rules, state, who, Away, undefined, round);
}

function checkPlaces(state: State, all: readonly Fighter[], report: Report, takesNoPlace: (f: Fighter, i: number) => boolean): void {
  const { width, height, solid } = state.entities[0] as Scene;
  const taken = new Map<number, string>(solid.map((cell) => [cell, 'a wall']));
  checkEach(all, (f, i) => {
    const length = side(f.size);
    for (let y = f.y; y < f.y + length; y++) {
      for (let x = f.x; x < f.x + length; x++) {
        if (x >= width || y >= height) report(['fighters', i, 'at'], `a place on the board, ${width} x ${height}, for ${length} x ${length} squares`);
        const cell = y * width + x;
        const isInTheWay = f.height < FEET || solid.includes(cell);
        if (taken.has(cell) && isInTheWay && !takesNoPlace(f, i)) report(['fighters', i, 'at'], `a free place: ${x}, ${y} is ${taken.get(cell)}`);
        if (f.height < FEET && !takesNoPlace(f, i)) taken.set(cell, `where ${f.name} stands`);
      }
    }
  });
}

function withCreature(written: WrittenFighter): WrittenFighter {
  const { id: _id, title: _title, ...base } = CREATURES.find((known) => known.id === written.creature) ?? { id: '', title: '' };
  const { training, scores = {}, level = base.level ?? 1 } = written;
  const trained = training === undefined ? {} : { mb: TRAININGS[training].mb(level), trained: trainedStamina(training, level) };
  return { ...base, ...modifiersOf(scores), ...trained, ...written };
}

function sheetOf(rules: Rules, given: SetUp, written: WrittenFighter, i: number, report: Report): Sheet {
  const at = (...path: (string | number)[]): (string | number)[] => ['fighters', i, ...path];
  const where = sideNamed(given.sides, written.side, at('side'), report);
  if (written.creature !== undefined && !CREATURES.some((known) => known.id === written.creature)) {
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
  } = withCreature(written);
  const known = (id: string, marks: readonly string[], path: (string | number)[]): string => thingOf(rules, id, marks, path, report);
  const body = bodyOf(rules, plan, (path, expected) => report(at('plan', ...path), expected));
  const grips = body.reduce((sum, { part, called, count }) => sum + (part === 'hand' || called === 'tentacle' ? count : 0), 0);
  if (holds.length > grips) report(at('holds'), `at most ${grips} things, for its hands`);
  const { creature: _creature, arrives: _arrives, worn: _worn, side: _side, training: _training, scores: _scores, ...plain } = rest;
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
function thingOf(rules: Rules, id: string, marks: readonly string[], path: Path, report: Report): string {
  const fits = (thing: FeatureDef): boolean => marks.some((mark) => mark in thing) && (thing as { natural?: boolean }).natural !== true;
  codeNamed(rules, fits, id, path, report);
  return id;
}

function bodyOf(rules: Rules, plan: NonNullable<WrittenFighter['plan']>, report: Report): BodyPlan {
  if (typeof plan === 'string') return Object.hasOwn(PLANS, plan) ? PLANS[plan] : report([], `a body plan: ${Object.keys(PLANS).join(', ')}`);
  const natural = rules.def.features.filter((thing) => (thing as { natural?: boolean }).natural === true).map((thing) => thing.id);
  for (const [i, growth] of plan.entries()) {
    if (growth.natural !== undefined && !natural.includes(growth.natural)) report([i, 'natural'], `one of: ${natural.join(', ')}`);
    if (growth.on !== undefined && !plan.slice(0, i).some(({ part }) => part === growth.on)) report([i, 'on'], 'a kind of part that is listed before');
  }
  return plan as BodyPlan;
}

/** Puts worn items where they are worn. */
function dress(rules: Rules, state: State, f: Fighter, worn: { readonly [part: string]: string }, report: Report): void {
  for (const [where, item] of Object.entries(worn)) {
    const code = codeNamed(rules, (thing) => 'trinket' in thing, item, [where], report);
    const part = namedPart(state, f, where) ?? report([where], `a part of ${f.name}: ${partNames(state, f).join(', ')}`);
    state.entities[part.id] = { ...part, wears: [...part.wears, code] } as Part;
  }
}

const partsIn = (state: State, f: Fighter): Part[] => f.parts.map((id) => state.entities[id] as Part);

/** "arm 1", or "head" where there is only one. */
function plainName(parts: readonly Part[], { called, nth }: Part): string {
  return parts.filter((part) => part.called === called).length > 1 ? `${called} ${nth + 1}` : called;
}

const partNames = (state: State, f: Fighter): string[] => partsIn(state, f).map((part) => plainName(partsIn(state, f), part));

/** The part of a body by its name. */
export function namedPart(state: State, f: Fighter, called: string): Part | undefined {
  const parts = partsIn(state, f);
  return parts.find((part) => plainName(parts, part) === called);
}
