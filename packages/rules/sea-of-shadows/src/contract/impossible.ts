import type { Id, View } from '@riposte/kernel';
import { fighters } from '../characters/fighter.ts';

/** A fact of a given state that the rules do not allow. */
interface Impossible {
  readonly who: Id;
  readonly fact: readonly string[];
  readonly expected: string;
}

/** What conditions need: their value, or whose they are. */
export const NEEDS = { poisoned: 'value', entangled: 'value', frightened: 'by' } as const;

/** More hit points or magic points than there can be. */
export function impossible(view: View): Impossible[] {
  return fighters(view).flatMap(({ id, hp, maxHp, mp, maxMp }) => [
    ...(hp > maxHp ? [{ who: id, fact: ['hp'], expected: `at most ${maxHp}` }] : []),
    ...(mp > maxMp ? [{ who: id, fact: ['mp'], expected: `at most ${maxMp}` }] : []),
  ]);
}
