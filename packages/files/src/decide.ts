import { type Fight, type Id, intentJson, type Json, type View } from '@riposte/kernel';
import type { Book } from './book.ts';

/** A fight with what its encounter says of it. */
export interface Bout {
  readonly fight: Fight;
  readonly book: Book;
  /** Names of the sides in the order of the state; empty when only the log is known. */
  readonly sides: readonly string[];
  /** The end by an encounter's own conditions. */
  readonly ended: (view: View) => string | null;
}

/** Lets the rule set's policy decide once for somebody who may; false when nobody it may decide for wants anything. */
export function decide({ fight, book: { policy } }: Pick<Bout, 'fight' | 'book'>, may: (who: Id) => boolean): boolean {
  const { pending, view } = fight;
  if (pending?.kind === 'roll') {
    if (!may(pending.who)) return false;
    fight.throwDice();
    return true;
  }
  if (pending?.kind === 'answer') {
    const who = pending.whos.find(may);
    if (who === undefined) return false;
    fight.answer(policy.answer(view, pending.ask, who, pending.about), { who });
    return true;
  }
  for (const who of fight.declarers.filter(may)) {
    const intent = policy.declare(view, who);
    if (intent === null) continue;
    fight.submit(intentJson(intent));
    return true;
  }
  return false;
}

/** How a fight ended, in words; null while it goes on. */
export function ending(game: Bout): string | null {
  const { fight, book, sides } = game;
  const own = game.ended(fight.view);
  if (own !== null) return own;
  return fight.over === null ? null : endText(fight.over, sides, book.words?.over(fight.view, fight.over) ?? fight.over);
}

/**
 * How a fight ended, in words.
 * @param sides Names of the sides; may be empty.
 * @param said The end in the language of the table.
 */
export function endText(over: Json, sides: readonly string[], said: Json): string {
  const winner = isNamed(over) ? over.winner : undefined;
  if (typeof winner !== 'number') return JSON.stringify(said);
  if (winner < 0) return 'nobody is left standing';
  if (sides[winner] !== undefined) return `${sides[winner]} win`;
  const winners = isNamed(said) ? said.winner : winner;
  return `${Array.isArray(winners) ? winners.join(', ') : String(winners)} win`;
}

function isNamed(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
