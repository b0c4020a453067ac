/** "2 AP, +1 MP"; empty for what costs nothing. */
export function costText(cost: readonly (readonly [string, number])[]): string {
  return cost.map(([resource, amount]) => (amount < 0 ? `+${-amount} ${resource}` : `${amount} ${resource}`)).join(', ');
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
