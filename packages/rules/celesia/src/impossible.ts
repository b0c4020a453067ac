import type { Id, View } from '@riposte/kernel';
import { isFree } from './board.ts';
import { alive } from './conditions.ts';
import { fighters } from './fighter.ts';
import { MaxStamina } from './numbers.ts';

/** What a given state says of somebody and the rules do not allow. */
interface Impossible {
  readonly who: Id;
  readonly fact: readonly string[];
  readonly expected: string;
}

/** What conditions cannot be without: whose they are, or their value. */
export const NEEDS = { bleeding: 'value', grappled: 'by', 'shield-ready': 'value' } as const;

/** More Stamina than there can be, and two of the living in one space. */
export function impossible(view: View): Impossible[] {
  return fighters(view).flatMap((f) => [
    ...(f.stamina > MaxStamina(view, f.id) ? [{ who: f.id, fact: ['stamina'], expected: `at most ${MaxStamina(view, f.id)}` }] : []),
    ...(!alive(view, f.id) || isFree(view, f.id, f) ? [] : [{ who: f.id, fact: ['at'], expected: 'a square that nothing solid and nobody else takes up' }]),
  ]);
}
