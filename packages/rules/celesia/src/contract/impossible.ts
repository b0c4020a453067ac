import { type Id, type View } from '@riposte/kernel';
import { fighters } from '../fighters/fighter.ts';
import { isHere } from '../positioning/away.ts';
import { isFree } from '../positioning/board.ts';
import { Carried } from '../positioning/carried.ts';
import { alive } from '../stamina/dead.ts';
import { MaxStamina } from '../stamina/stamina.ts';

/** A fact that a given state says of a fighter and the rules do not allow. */
interface Impossible {
  readonly who: Id;
  readonly fact: readonly string[];
  readonly expected: string;
}

/** What conditions cannot be without: whose they are, or their value. */
export const NEEDS = { bleeding: 'value', grappled: 'by', carried: 'by', 'shield-ready': 'value' } as const;

/** More Stamina than there can be, and two of the living in one space. */
export function impossible(view: View): Impossible[] {
  return fighters(view).flatMap((f) => [
    ...(f.stamina > MaxStamina(view, f.id) ? [{ who: f.id, fact: ['stamina'], expected: `at most ${MaxStamina(view, f.id)}` }] : []),
    ...(!alive(view, f.id) || !isHere(view, f.id) || view.has(f.id, Carried) || isFree(view, f.id, f)
      ? []
      : [{ who: f.id, fact: ['at'], expected: 'a square that nothing solid and nobody else takes up' }]),
  ]);
}
