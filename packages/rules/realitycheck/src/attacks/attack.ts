import type { Id, View } from '@riposte/kernel';
import { Exposed } from '../conditions/exposed.ts';
import { fighter, isFighter } from '../fighters/fighter.ts';
import { statsOf } from '../gear/carried.ts';
import type { Casting } from '../magic/spell.ts';
import { metresBetween } from '../movement/board.ts';
import { faces } from '../movement/facing.ts';

export const MANEUVERS = ['none', 'trip', 'disarm', 'restrain', 'push'] as const;
export type Maneuver = (typeof MANEUVERS)[number];

/** One attack, fixed at its declaration. */
// A type, not an interface: questions are about it, and so it is JSON.
export type Attack = {
  readonly by: Id;
  readonly at: Id;
  /** The weapon, or -1 for the bare hand or a spell. */
  readonly item: Id;
  readonly way: 'melee' | 'unarmed' | 'ranged' | 'thrown' | 'spell';
  readonly maneuver: Maneuver;
  readonly aim: 'body' | 'shield';
  /** Steps of penalty taken to spare the target; -1 = it is not spared. */
  readonly spare: number;
  readonly swift: boolean;
  readonly metres: number;
  /** Whether it comes from where the target does not face. */
  readonly behind: boolean;
  /** Whether the target was exposed then. */
  readonly exposed: boolean;
  /** Codes of abilities that enhance it. */
  readonly enhance: readonly number[];
  /** The spell, or null. */
  readonly cast: Casting | null;
};

export const isMelee = ({ way }: Attack): boolean => way === 'melee' || way === 'unarmed';

/** An attack as it is declared: with whom and what, from where, and whether the target was exposed then. */
export function attackWith(view: View, by: Id, at: Id, item: Id, more: Partial<Attack> = {}): Attack {
  const known = isFighter(view, at);
  return {
    by,
    at,
    item,
    way: more.way ?? (item < 0 ? 'unarmed' : statsOf(view, item)!.shoots ? 'ranged' : 'melee'),
    maneuver: more.maneuver ?? 'none',
    aim: more.aim ?? 'body',
    spare: more.spare ?? -1,
    swift: more.swift ?? false,
    metres: more.metres ?? (known ? metresBetween(view, by, at) : 0),
    behind: more.behind ?? (known && !fighter(view, at).inanimate && !faces(view, at, by)),
    exposed: more.exposed ?? (known && view.has(at, Exposed)),
    enhance: more.enhance ?? [],
    cast: more.cast ?? null,
  };
}

/** Whether the target is exposed, or was when a melee attack was declared: that lasts, and may use what began or ended meanwhile. @rule RC-MEL-004 RC-MEL-020 */
export const isExposedTo = (view: View, attack: Attack): boolean => view.has(attack.at, Exposed) || (isMelee(attack) && attack.exposed);
