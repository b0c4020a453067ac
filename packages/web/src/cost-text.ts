import { counted } from '@riposte/ruleset';
import { text } from './language.ts';

/** "2 AP, +1 MP"; empty for what costs nothing. */
export function costText(cost: readonly (readonly [string, number])[]): string {
  return cost
    .map(([resource, amount]) =>
      amount < 0 ? text('cost-gain', { amount: -amount, resource: counted(resource, -amount) }) : text('cost', { amount, resource: counted(resource, amount) }),
    )
    .join(', ');
}

/** The range of what some forms cost, such as "1–3 Stamina"; empty if they do not share one unit. */
export function rangeText(costs: readonly (readonly (readonly [string, number])[])[]): string {
  const texts = [...new Set(costs.map(costText))];
  if (texts.length === 1) return texts[0];
  const [resource] = [...new Set(costs.flatMap((cost) => cost.map(([title]) => title)))];
  if (!costs.every((cost) => cost.length === 1 && cost[0][0] === resource))
    return texts.length <= 2 ? texts.filter((text) => text !== '').join(text('or')) : '';
  const amounts = costs.map(([[, amount]]) => amount);
  return text('cost-range', { from: Math.min(...amounts), to: Math.max(...amounts), resource });
}
