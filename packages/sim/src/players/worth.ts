import { type Facts, winnerOf } from '@riposte/files';
import type { Entity, Id, View } from '@riposte/kernel';
import { gaugesOf, isOut, sided } from '../simulate/arena.ts';
import { type Standing, still } from '../standing.ts';

/** What somebody cares for, as weights. */
export interface Temper {
  readonly title: string;
  readonly self: number;
  readonly friends: number;
  readonly foes: number;
  /** How much of a fighter's worth is that it stands at all, 0 to 1: high = finish the wounded first. */
  readonly finish: number;
}

export const TEMPERS: { readonly [name: string]: Temper } = {
  even: { title: 'weighs all alike', self: 1, friends: 1, foes: 1, finish: 0.35 },
  brave: { title: 'harms foes before it spares itself', self: 0.4, friends: 0.8, foes: 1.4, finish: 0.35 },
  cautious: { title: 'spares itself before it harms foes', self: 2, friends: 1, foes: 0.7, finish: 0.35 },
  focused: { title: 'finishes the wounded first', self: 1, friends: 1, foes: 1, finish: 0.75 },
  protective: { title: 'guards its friends', self: 0.7, friends: 2, foes: 0.8, finish: 0.35 },
};

/** How good a state is for somebody, from -1 (all is lost) to 1 (won). */
export type Worth = (view: View) => number;

/**
 * Judges states by how much is left of everybody, as the rule set's first gauge and its word on who is out say.
 * @param remember Whether entities are never changed in place, so that what was found of one holds.
 */
export function worthFor(standing: Standing, who: Id, temper: Temper, remember: boolean): Worth {
  const all = sided(still(standing));
  const side = all.find((one) => one.id === who)?.side ?? -1;
  const known = new WeakMap<Entity, number>();
  const weights = all.map((one) => ({ id: one.id, weight: one.id === who ? temper.self : one.side === side ? temper.friends : -temper.foes }));
  const sum = (sign: number): number => weights.reduce((soFar, { weight }) => (Math.sign(weight) === sign ? soFar + Math.abs(weight) : soFar), 0) || 1;
  const [own, others] = [sum(1), sum(-1)];
  const left = (view: View, id: Id): number => {
    const entity = view.state.entities[id];
    const old = remember ? known.get(entity) : undefined;
    if (old !== undefined) return old;
    const now = vigour(standing, view, id, temper.finish);
    if (remember) known.set(entity, now);
    return now;
  };
  return (view) => {
    const { over, declare, run } = view.rules.def.next(view);
    if (declare === null && run === null) {
      const winner = winnerOf(over);
      if (winner !== null && winner >= 0) return winner === side ? 1 : -1;
    }
    let worth = 0;
    for (const { id, weight } of weights) worth += (left(view, id) * weight) / (weight > 0 ? own : others);
    return worth * 0.9;
  };
}

/** How much of somebody is left, 0 (out) to 1. */
function vigour({ book }: Standing, view: View, id: Id, finish: number): number {
  const facts = book.words?.facts(view, id) ?? {};
  if (isOut(book, view, id, () => facts)) return 0;
  return finish + (1 - finish) * share(book, facts);
}

/** What the most important gauge that can run out has left. */
function share(book: Standing['book'], facts: Facts): number {
  const [bar] = gaugesOf({ book });
  if (bar !== undefined) return Math.max(0, Math.min(1, Number(facts[bar.fact] ?? 0) / Math.max(1, Number(facts[bar.most!] ?? 1))));
  const gauge = (book.look?.gauges ?? []).find((one) => one.as === 'slots' || one.as === 'body');
  const parts = Object.values((gauge === undefined ? {} : (facts[gauge.fact] ?? {})) as Facts);
  if (parts.length === 0) return 1;
  const whole = parts.map((part) => (Array.isArray(part) ? 1 - Number(part[0]) / Math.max(1, Number(part[1])) : part === 'whole' ? 1 : 0));
  return whole.reduce((a, b) => a + b, 0) / whole.length;
}
