import { NotedFaces, type Pool, type Roll, totalOf } from './dice.ts';
import { fail, RiposteError } from './errors.ts';
import { type Json, sameJson } from './json.ts';
import type { OrderLine } from './log.ts';
import type { DiceSource } from './random.ts';
import type { AnswerEntry, Entry, RollEntry, Runner, Supply } from './runner.ts';
import type { Id } from './state.ts';
import type { AnyAsk } from './vocabulary.ts';

export interface Forced {
  readonly roll: string;
  readonly who: Id;
  readonly faces: readonly number[] | null;
  readonly total: number | null;
}

/**
 * What a fight at a table draws on where its log says nothing yet: kept, forced, typed or drawn dice, standing orders.
 * A class, not closures made per fight: those survive young collections while code is not optimised yet.
 */
export class TableSupply implements Supply {
  /** The number of the command that runs: part of the key of each draw. */
  command = 0;
  orders: OrderLine[] = [];
  forced: Forced[] = [];
  kept: RollEntry[] = [];
  /** People type their dice in: every roll waits. */
  typed: boolean;
  /** The next roll is thrown although people type theirs in. */
  throwing = false;
  readonly #dice: DiceSource;

  constructor(dice: DiceSource, typed: boolean) {
    this.#dice = dice;
    this.typed = typed;
  }

  roll(roll: Roll, who: Id, pool: Pool, _see: unknown, tape: readonly Entry[]): RollEntry | null {
    if (this.kept.length > 0) {
      const kept = take(this.kept, (entry) => entry.roll === roll.id && entry.who === who && entry.pool === pool.id);
      // A kept die that had been forced uses up what was forced, now as then.
      if (kept) return { ...kept, from: kept.from === 'forced' && this.takeForced(roll.id, who) ? 'forced' : 'kept' };
    }
    if (this.forced.length > 0) {
      const forced = this.takeForced(roll.id, who);
      if (forced) return fallen(roll, who, pool, forced);
    }
    if (this.typed && !this.throwing) return null;
    this.throwing = false;
    let nth = 0;
    for (const one of tape) if (one.in === 'roll' && one.who === who && one.roll === roll.id) nth++;
    const dice = this.#dice.open(this.command, roll.key, who, nth);
    if (pool.sides > 0) {
      // One die, the commonest roll: nothing to note its faces with, 60 ns.
      const face = dice.face(pool.sides);
      return { in: 'roll', roll: roll.id, who, pool: pool.id, faces: [face], total: face };
    }
    const noted = new NotedFaces(dice);
    const total = pool.total(noted);
    return { in: 'roll', roll: roll.id, who, pool: pool.id, faces: noted.faces, total };
  }

  takeForced(roll: string, who: Id): Forced | undefined {
    return take(this.forced, (forced) => forced.roll === roll && (forced.who === who || forced.who < 0));
  }

  answer(ask: AnyAsk, who: Id, about: Json, runner: Runner): AnswerEntry | null {
    // The last order for a question holds.
    let order: OrderLine | null = null;
    for (const one of this.orders) if (one.who === who && one.ask === ask.id) order = one;
    if (order === null || order.do === 'ask') return null;
    const value = order.do === 'never' ? (ask.fallback(runner, who, about) as Json) : ordered(order, ask, about, runner);
    if (value === undefined || !fits(runner, ask, who, about, value)) return null;
    return { in: 'answer', ask: ask.id, who, about, value, from: 'order' };
  }
}

/** Whether an answer given in advance is valid now. An invalid one is skipped: the question is asked. */
function fits(runner: Runner, ask: AnyAsk, who: Id, about: Json, value: Json): boolean {
  try {
    return runner.mayAnswer(ask, who, about, value);
  } catch (thrown) {
    if (!(thrown instanceof RiposteError)) throw thrown;
    return false;
  }
}

function ordered(order: OrderLine, ask: AnyAsk, about: Json, runner: Runner): Json | undefined {
  if (order.do === 'when' && !runner.rules.def.predicates![order.when!](runner, order.who, about)) return undefined;
  if (order.value !== null) return order.value;
  const usual = ask.fallback(runner, order.who, about) as Json;
  return ask.answer.candidates(runner, { who: order.who, about }).find((candidate: Json) => !sameJson(candidate, usual));
}

function fallen(roll: Roll, who: Id, pool: Pool, forced: Forced): RollEntry {
  const total = forced.faces === null ? forced.total! : totalOf(pool, forced.faces);
  if (!pool.distribution().has(total))
    fail('impossible-roll', `${pool.id} cannot total ${total}; take the forced roll back`, { why: 'no-such-total', pool: pool.id, total });
  return { in: 'roll', roll: roll.id, who, pool: pool.id, faces: forced.faces, total, from: 'forced' };
}

function take<T>(list: T[], fits: (item: T) => boolean): T | undefined {
  const at = list.findIndex(fits);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}
