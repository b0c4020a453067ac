import type { Fight, Id } from '@riposte/kernel';

/**
 * The line since which somebody is asked, or a roll is waited for; -1 = nothing is. What others who are asked the same
 * answer makes it no other question. `who` null = whoever of them is still asked.
 */
export function askedSince(fight: Fight, who: Id | null): number {
  const { pending, lines } = fight;
  if (pending === null) return -1;
  if (pending.kind === 'roll') return fight.head;
  const isAnothersAnswer = (n: number): boolean => {
    const line = lines[n];
    return line.in === 'answer' && line.ask === pending.ask.id && line.who !== who;
  };
  return fight.path().findLast((n) => !isAnothersAnswer(n)) ?? -1;
}
