import type { FeatureDef, Id, Play, View } from '@riposte/kernel';
import type { Die } from '../characters/fighter.ts';

/** On whom a spell is cast. */
type SpellTarget = 'foe' | 'friend' | 'self' | 'region';

/** How long a spell works: turns of its target, as many as the caster has successes, until the caster's next turn or the end of the encounter. */
export type Lasting = number | 'instant' | 'successes' | 'next-turn' | 'woken' | 'encounter' | 'game-master';

/** A spell; a fighter who has it as a feature knows it. */
export interface Spell extends FeatureDef {
  readonly spell: true;
  /** Price in MP. */
  readonly mp: number;
  readonly action: 'minor' | 'major';
  readonly target: SpellTarget;
  /** Greatest range in regions; 0 = the same region. */
  readonly range: number;
  /** Die of the caster. */
  readonly attack: Die;
  /** Die of the target's passive defence; null = no resistance. */
  readonly defence: Die | null;
  /** Has some physical effect: may be dodged, and the minimum defence of the range holds. */
  readonly physical: boolean;
  readonly lasts: Lasting;
  /** What happens to one target; `won` is the number of successes, 1 if there is no resistance. */
  readonly effect: (play: Play, by: Id, at: Id, won: number) => void;
}

/** The spell with this code. */
export const spellAt = (view: View, code: number): Spell => view.rules.things[code] as Spell;

/** Codes of the spells that a fighter knows. */
export function spellsOf(view: View, who: Id): number[] {
  return view.state.entities[who].features.filter((code) => 'spell' in view.rules.things[code]);
}
