import type { FeatureDef, Id, Play, View } from '@riposte/kernel';
import type { Die } from '../characters/fighter.ts';

/** Whom a spell is cast on. */
export type SpellTarget = 'foe' | 'friend' | 'self' | 'region';

/** What one spell does; known by bearing it as a feature. */
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
  /** Die of the target's passive defence; null = nobody resists. */
  readonly defence: Die | null;
  /** Has some physical effect: may be dodged, and the minimum defence of the range holds. */
  readonly physical: boolean;
  /** What happens to one target; `won` is the number of successes, 1 where nobody resists. */
  readonly effect: (play: Play, by: Id, at: Id, won: number) => void;
}

export const spellAt = (view: View, code: number): Spell => view.rules.things[code] as Spell;

/** Codes of the spells somebody knows. */
export function spellsOf(view: View, who: Id): number[] {
  return view.state.entities[who].features.filter((code) => 'spell' in view.rules.things[code]);
}
