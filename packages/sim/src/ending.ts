import type { Json } from '@riposte/kernel';

/** Number of the side that won; -1 = none did. */
export function winnerOf(over: Json): number {
  return isNamed(over) && typeof over.winner === 'number' ? over.winner : -1;
}

function isNamed(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
