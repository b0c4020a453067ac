import type { ChangeItem } from '@riposte/ruleset';
import { ActionPoints } from '../rounds/action-points.ts';
import { Reactions } from '../rounds/reactions.ts';
import type { Speaker } from './sums.ts';

/** A resource from its first change to its last. */
export function poolOf(spent: readonly ChangeItem[], resource: { readonly id: string }): { readonly from: number; readonly to: number } {
  const steps = spent.filter((item) => item.resource === resource.id);
  return { from: steps[0]?.pool?.from ?? 0, to: steps.at(-1)?.pool?.to ?? 0 };
}

/** What the act cost in AP, and in a reaction, behind its headline. */
export function tellPrice(say: Speaker, spent: readonly ChangeItem[]): void {
  const pools = [
    { title: 'AP', ...poolOf(spent, ActionPoints) },
    { title: 'reactions', ...poolOf(spent, Reactions) },
  ];
  const paid = pools.filter(({ from, to }) => to < from).map(({ title, from, to }) => say.text('cost', { title, amount: from - to }));
  if (paid.length > 0) say.paid('price', { paid: paid.join('; ') });
}
