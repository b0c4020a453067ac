import type { Fight, Id } from '@riposte/kernel';

/**
 * The line from which a question or a roll is open; -1 = none. Answers of others to the same question do not change it. `who` null = anyone
 * who is still asked.
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
