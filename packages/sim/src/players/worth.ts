import { type Situation, winnerOf } from '@riposte/files';
import type { Id, View } from '@riposte/kernel';
import { isOut, sided } from '../fighters.ts';
import { still } from '../situation.ts';
import { gaugeWeights, leftShares } from './life.ts';

/** What a player cares about, as weights. */
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

/** How good a state is for a fighter, from -1 (lost) to 1 (won). */
export type Worth = (view: View) => number;

/**
 * Judges states by how much is left of everybody: of the rule set's gauges, each as much as it tells of who will win, and by its
 * word on who is out.
 */
export function worthFor(standing: Situation, who: Id, temper: Temper): Worth {
  const all = sided(still(standing));
  const side = all.find((fighter) => fighter.id === who)?.side ?? -1;
  const weights = all.map((fighter) => ({ id: fighter.id, weight: fighter.id === who ? temper.self : fighter.side === side ? temper.friends : -temper.foes }));
  const sum = (sign: number): number => weights.reduce((soFar, { weight }) => (Math.sign(weight) === sign ? soFar + Math.abs(weight) : soFar), 0) || 1;
  const friends = weights.filter((fighter) => fighter.weight > 0).length || 1;
  // How much harm to all foes counts beside harm to all of the own side: as much for who weighs all alike.
  const ratio = (temper.foes * friends) / sum(1);
  const scale = Math.max(1, ratio);
  const [own, others] = [sum(1) * scale, (sum(-1) * scale) / ratio];
  return (view) => {
    const { over, declare, run } = view.rules.def.next(view);
    if (declare === null && run === null) {
      const winner = winnerOf(over);
      if (winner !== null && winner >= 0) return winner === side ? 1 : -1;
    }
    let worth = 0;
    for (const { id, weight } of weights) worth += (vigour(standing, view, id, temper.finish) * weight) / (weight > 0 ? own : others);
    return worth * 0.9;
  };
}

/** How much of a fighter is left, 0 (out) to 1. */
function vigour(standing: Situation, view: View, id: Id, finish: number): number {
  const facts = standing.ruleSet.words?.facts(view, id) ?? {};
  if (isOut(standing.ruleSet, view, id, () => facts)) return 0;
  const weights = gaugeWeights(standing);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const left = leftShares(standing, facts).reduce((sum, share, i) => sum + share * weights[i], 0);
  return finish + (1 - finish) * (all === 0 ? 1 : left / all);
}
