import { type Condition, type ConditionDef, type FeatureDef, type Id, NOBODY, type Rules } from '@riposte/kernel';
import * as z from 'zod';
import { listText, oneOfText } from './one-of-text.ts';
import { checkEach, type Path, type Report } from './problem.ts';

/** What encounters and scenarios of all rule sets give in the same way. */

/** The name of a fighter, a side or a place. */
export const calledBy = z.string().min(1).max(80);

/** The number of a side by its name. */
export function sideNamed(sides: readonly string[], side: string, path: Path, report: Report): number {
  const number = sides.indexOf(side);
  return number >= 0 ? number : report(path, `a side: ${listText(sides, side)}`);
}

/** Fighters without a side each have one of their own: the sides, in the order in which they are named. */
export function sidesOf(fighters: readonly { readonly side: string }[]): readonly string[] {
  return [...new Set(fighters.map(({ side }) => side))];
}

/** A creature of the catalogue by its id; what is built on no creature is built on `person`. */
export function creatureNamed<Creature extends { readonly id: string }, Person>(
  creatures: readonly Creature[],
  id: string | undefined,
  person: Person,
  path: Path,
  report: Report,
): Creature | Person {
  if (id === undefined) return person;
  const ids = creatures.map((known) => known.id);
  return creatures.find((known) => known.id === id) ?? report(path, `a creature: ${listText(ids, id)}`);
}

/** The code of a thing that fits, by its id. */
export function codeNamed(rules: Rules, fits: (thing: FeatureDef) => boolean, id: string, path: Path, report: Report): number {
  const known = rules.def.features.filter(fits).map((thing) => thing.id);
  return known.includes(id) ? rules.codeNamed(id) : report(path, oneOfText(known, id));
}

/** A fighter by name. */
export function idNamed(fighters: readonly { readonly id: Id; readonly name: string }[], name: string, path: Path, report: Report): Id {
  const names = fighters.map((fighter) => fighter.name);
  return fighters.find((fighter) => fighter.name === name)?.id ?? report(path, `a fighter: ${listText(names, name)}`);
}

/** A condition that is there from the start; by default without source, value and end. `id` is the serial number. */
export function initialCondition(
  rules: Rules,
  id: number,
  condition: ConditionDef,
  more: Partial<Pick<Condition, 'source' | 'value' | 'clock' | 'of' | 'at'>> = {},
): Condition {
  const { source = NOBODY, value = 0, clock = NOBODY, of = NOBODY, at = 0 } = more;
  return { id, kind: rules.codeOf(condition), source, value, since: id, parent: NOBODY, clock, of, at };
}

/** Whose turn it is, for rule sets with a turn order. */
export const givenTurns = {
  order: z
    .union([z.literal('rolled'), z.array(calledBy).min(1).max(200)])
    .optional()
    .describe('turn order, or the fight begins with the rolls for it; default: as listed'),
  turn: calledBy.optional().describe('whose turn it is; default: the first in the order'),
  round: z.int().min(1).max(1000).default(1),
};

interface GivenTurns {
  readonly order?: 'rolled' | readonly string[] | undefined;
  readonly turn?: string | undefined;
}

/** The turn order and the place in it that has the turn; null where it is rolled for first. */
export function turnOrder(
  said: GivenTurns,
  fighters: readonly { readonly id: Id; readonly name: string }[],
  report: Report,
): { readonly order: readonly Id[]; readonly turn: number } | null {
  if (said.order === 'rolled') return null;
  const order = said.order === undefined ? fighters.map(({ id }) => id) : checkEach(said.order, (name, i) => idNamed(fighters, name, ['order', i], report));
  if (new Set(order).size < fighters.length || order.length > fighters.length) report(['order'], 'every fighter once');
  return { order, turn: said.turn === undefined ? 0 : order.indexOf(idNamed(fighters, said.turn, ['turn'], report)) };
}

/** Things on the ground: gear by its id, and where it lies. */
export const givenItems = <Where extends z.ZodRawShape>(where: Where) =>
  z
    .array(z.strictObject({ gear: calledBy }).extend(where))
    .max(200)
    .default([])
    .describe('what lies on the ground');
