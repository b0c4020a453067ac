/** "2 AP, +1 MP"; empty for what costs nothing. */
export function costText(cost: readonly (readonly [string, number])[]): string {
  return cost.map(([resource, amount]) => (amount < 0 ? `+${-amount} ${resource}` : `${amount} ${resource}`)).join(', ');
}

/** What some ways cost, from the least to the most: "1 to 3 Stamina"; empty where they have no one measure. */
export function rangeText(costs: readonly (readonly (readonly [string, number])[])[]): string {
  const texts = [...new Set(costs.map(costText))];
  if (texts.length === 1) return texts[0];
  const [resource] = [...new Set(costs.flatMap((cost) => cost.map(([title]) => title)))];
  if (!costs.every((cost) => cost.length === 1 && cost[0][0] === resource)) return texts.length <= 2 ? texts.filter((text) => text !== '').join(' or ') : '';
  const amounts = costs.map(([[, amount]]) => amount);
  return `${Math.min(...amounts)} to ${Math.max(...amounts)} ${resource}`;
}

/** Whether a key press is text that somebody types somewhere. */
export function isTyping(event: KeyboardEvent): boolean {
  const at = event.target;
  return at instanceof HTMLElement && (at.matches('input:not([type=range]):not([type=checkbox]), textarea, select') || at.isContentEditable);
}

/** The name of a fact as people write it: "mayInterrupt" is "may interrupt". */
export function inWords(fact: string): string {
  return fact.replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}

/** The faces of dice that somebody typed, with blanks or commas between them. */
export function facesOf(text: string): number[] {
  return text.split(/[\s,]+/).flatMap((one) => (/^\d+$/.test(one) ? [Number(one)] : []));
}
