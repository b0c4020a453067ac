import { type Id, type View } from '@riposte/kernel';
import { type Fighter, fighters } from '../fighters/fighter.ts';
import { isHere } from '../positioning/away.ts';
import { isFree } from '../positioning/board.ts';
import { Carried } from '../positioning/carried.ts';
import { Flying } from '../positioning/flying.ts';
import { cannotStand, Prone } from '../positioning/prone.ts';
import { alive } from '../stamina/dead.ts';
import { MaxExhaustion, MaxStamina } from '../stamina/stamina.ts';
import { Unconscious } from '../stamina/unconscious.ts';

/** A fact that a given state says of a fighter and the rules do not allow. */
interface Impossible {
  readonly who: Id;
  readonly fact: readonly string[];
  readonly expected: string;
}

/** What conditions cannot be without: whose they are, or their value. */
export const NEEDS = { bleeding: 'value', grappled: 'by', carried: 'by', 'shield-ready': 'value' } as const;

/** What no rule allows and nothing that follows mends: pools beyond their bounds, two of the living in one space, the unconscious on their feet. */
export const impossible = (view: View): Impossible[] => fighters(view).flatMap((f) => WRONGS.flatMap((wrong) => wrong(view, f) ?? []));

const WRONGS: readonly ((view: View, fighter: Fighter) => Impossible | null)[] = [
  (view, { id, stamina }) => (stamina > MaxStamina(view, id) ? { who: id, fact: ['stamina'], expected: `at most ${MaxStamina(view, id)}` } : null),
  (view, { id, con, exhaustion }) =>
    con !== null && exhaustion > MaxExhaustion(view, id) ? { who: id, fact: ['exhaustion'], expected: `at most ${MaxExhaustion(view, id)}` } : null,
  (view, f) =>
    !alive(view, f.id) || !isHere(view, f.id) || view.has(f.id, Carried) || isFree(view, f.id, f)
      ? null
      : { who: f.id, fact: ['at'], expected: 'a square that nothing solid and nobody else takes up' },
  (view, { id }) =>
    view.has(id, Unconscious) && !view.has(id, Prone) && !view.has(id, Carried)
      ? { who: id, fact: ['conditions'], expected: 'prone, as it is unconscious' }
      : null,
  (view, { id }) =>
    alive(view, id) && cannotStand(view, id) && ![Prone, Flying, Carried].some((def) => view.has(id, def))
      ? { who: id, fact: ['conditions'], expected: 'prone, as all its feet or legs are injured' }
      : null,
];
