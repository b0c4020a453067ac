import type { Json } from '@riposte/kernel';
import type { Newcomer } from './editing.ts';

/** An own character as the list shows it. */
export interface Member extends Newcomer {
  readonly id: string;
  readonly icon: string | null;
  readonly line: string;
}

/** The own characters of a game; empty until there are some. */
export function useParty(_game: string): readonly Member[] {
  return [];
}

export type { Json };
