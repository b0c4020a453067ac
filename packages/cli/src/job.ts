import { dirname, relative, resolve, sep } from 'node:path';
import { type Encounter, FileError, isLog, MAX_LOG_BYTES } from '@riposte/files';
import { ruleSetsIn } from '@riposte/rule-sets';
import { changed, type Job, orderWords, packIn, parseOrder, readBegun, sided, still } from '@riposte/sim';
import { mustBeWithin } from './argument.ts';
import { readBeside, readText } from './open.ts';
import { InputError } from './outcome.ts';
import { unknown } from './unknown.ts';

export interface JobOptions {
  readonly seed?: string;
  /** "SIDE=NAME", or a name for everybody. */
  readonly player?: readonly string[];
  readonly rounds?: number;
  /** "FIGHTER: ORDER" */
  readonly order?: readonly string[];
}

const USUAL_ROUNDS = 200;
const MAX_ROUNDS = 10_000;

/**
 * An encounter, or a log to be fought on from where it stands, as a job for simulations, checked.
 * @param folder Where the packs lie that changes name.
 * @throws FileError, TextError, InputError
 */
export async function jobOf(
  file: string,
  { seed, player = [], rounds = USUAL_ROUNDS, order = [] }: JobOptions,
  said: readonly string[] = [],
  folder = '.',
): Promise<Job> {
  mustBeWithin('--rounds', rounds, 1, MAX_ROUNDS);
  const plain = readText(file, MAX_LOG_BYTES);
  const packs: Record<string, string> = {};
  const load = (name: string): string => (packs[name] = readBeside(name, file));
  const changes = said.map((change) => besideFile(change, file, folder));
  const ruleSets = await ruleSetsIn(plain);
  const first = readBegun(plain, file, ruleSets, load).encounter;
  for (const pack of changes.map(packIn)) if (pack !== null && !isLog(plain)) load(pack);
  const content = changes.length === 0 ? plain : await changed({ content: plain, file, packs }, changes);
  const name = said.length === 0 ? file : `${file} with ${said.join(', ')}`;
  const encounter = changes.length === 0 ? first : readBegun(content, name, ruleSets, load).encounter;
  if (new Set(sided(still(encounter)).map((fighter) => fighter.side)).size < 2 && encounter.ends.length === 0)
    throw new FileError(name, 'fighters', 'two or more sides, or "ends" that say when the fight is over');
  return { content, file, packs, seed: seed ?? encounter.seed, players: playersOf(player, encounter.sides), orders: ordersOf(order, encounter), rounds };
}

/** A change whose pack is named as an encounter names its packs: as seen from its own file. */
function besideFile(change: string, file: string, folder: string): string {
  const pack = packIn(change);
  return pack === null ? change : `packs+=${relative(dirname(resolve(file)), resolve(folder, pack)).replaceAll(sep, '/')}`;
}

/** Who plays which side. @throws InputError for a side that there is not. */
export function playersOf(given: readonly string[], sides: readonly string[]): Record<string, string> {
  const players: Record<string, string> = {};
  for (const one of given) {
    const at = one.lastIndexOf('=');
    const side = one.slice(0, Math.max(0, at));
    if (at >= 0 && !sides.includes(side)) throw unknown('side', side, sides);
    if (sides.includes(one)) throw new InputError(`Which computer player plays ${one}? Add it, such as --player ${one}=tactical.`);
    for (const name of at < 0 ? sides : [side]) players[name] = one.slice(at + 1);
  }
  return players;
}

/** @throws InputError for nobody of that name, TextError for an order that says nothing. */
function ordersOf(given: readonly string[], { rules, state, ruleSet, policy }: Encounter): Record<string, string[]> {
  const standing = { ruleSet, rules, state, policy };
  const fighters = sided(still(standing));
  const orders: Record<string, string[]> = {};
  for (const one of given) {
    const who = fighters.find(({ name }) => one.startsWith(`${name}:`));
    if (who === undefined) throw new InputError(`--order must be "FIGHTER: ORDER" with one of ${fighters.map((each) => each.name).join(', ')}, not "${one}".`);
    const { id, name } = who;
    const text = one.slice(name.length + 1).trim();
    parseOrder(text, orderWords(standing, id));
    orders[name] = [...(orders[name] ?? []), text];
  }
  return orders;
}

export function sideNumber(name: string | undefined, sides: readonly string[]): number {
  if (name === undefined) return 0;
  const side = sides.indexOf(name);
  if (side < 0) throw unknown('side', name, sides);
  return side;
}
