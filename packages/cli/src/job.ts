import { BOOKS } from '@riposte/books';
import { type Encounter, readEncounter } from '@riposte/files';
import { type Job, orderWords, parseOrder, varied } from '@riposte/sim';
import { readBeside, readText } from './open.ts';
import { InputError } from './outcome.ts';

export interface JobOptions {
  readonly seed?: string;
  /** "SIDE=NAME", or a name for everybody. */
  readonly player?: readonly string[];
  readonly rounds?: number;
  /** "FIGHTER: ORDER" */
  readonly order?: readonly string[];
}

const USUAL_ROUNDS = 200;
const MOST_ROUNDS = 10_000;

/** An encounter file as a job for simulations, checked. @throws FileError, TextError, InputError */
export function jobOf(file: string, { seed, player = [], rounds = USUAL_ROUNDS, order = [] }: JobOptions, changes: readonly string[] = []): Job {
  if (rounds < 1 || rounds > MOST_ROUNDS) throw new InputError(`--rounds: expected 1 to ${MOST_ROUNDS}`);
  const plain = readText(file);
  const packs: Record<string, string> = {};
  const load = (name: string): string => (packs[name] = readBeside(name, file));
  const first = readEncounter(plain, file, BOOKS, load);
  const content = changes.length === 0 ? plain : varied(plain, changes);
  const encounter = changes.length === 0 ? first : readEncounter(content, `${file} with ${changes.join(', ')}`, BOOKS, load);
  return { content, file, packs, seed: seed ?? encounter.seed, players: playersOf(player, encounter.sides), orders: ordersOf(order, encounter), rounds };
}

/** Who plays which side. @throws InputError for a side that there is not. */
export function playersOf(given: readonly string[], sides: readonly string[]): Record<string, string> {
  const players: Record<string, string> = {};
  for (const one of given) {
    const at = one.lastIndexOf('=');
    const side = one.slice(0, Math.max(0, at));
    if (at >= 0 && !sides.includes(side)) throw new InputError(`--player: expected SIDE=PLAYER with one of ${sides.join(', ')}, not "${one}"`);
    for (const name of at < 0 ? sides : [side]) players[name] = one.slice(at + 1);
  }
  return players;
}

/** @throws InputError for nobody of that name, TextError for an order that says nothing. */
function ordersOf(given: readonly string[], { rules, state, book, policy }: Encounter): Record<string, string[]> {
  const standing = { book, rules, state, policy };
  const words = orderWords(standing);
  const orders: Record<string, string[]> = {};
  for (const one of given) {
    const name = words.names.find((known) => one.startsWith(`${known}:`));
    if (name === undefined) throw new InputError(`--order: expected "FIGHTER: ORDER" with one of ${words.names.join(', ')}, not "${one}"`);
    const text = one.slice(name.length + 1).trim();
    parseOrder(text, words);
    orders[name] = [...(orders[name] ?? []), text];
  }
  return orders;
}

export function sideNumber(name: string | undefined, sides: readonly string[]): number {
  if (name === undefined) return 0;
  const side = sides.indexOf(name);
  if (side < 0) throw new InputError(`--side: expected one of ${sides.join(', ')}`);
  return side;
}
