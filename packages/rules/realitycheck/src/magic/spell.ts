import type { FeatureDef, Id, View } from '@riposte/kernel';
import { type Ability, fighter } from '../fighters/fighter.ts';
import type { Range } from '../gear/piece.ts';

export const METHODS = ['gesture', 'implement', 'incantation'] as const;
export type Method = (typeof METHODS)[number];

/** One way to cast a spell: what it costs and how far it goes. */
export interface Way {
  readonly energy: number;
  readonly stamina: number;
  readonly range: Range;
}

/** What a spell may need near its caster, and what another makes. */
export const SOURCES = ['fire', 'ice'] as const;
export type Source = (typeof SOURCES)[number];

export interface Spell extends FeatureDef {
  readonly spell: true;
  readonly level: number;
  readonly element: string;
  readonly ways: { readonly [method in Method]?: Way };
  /** Dice of damage; none where only the ability counts. */
  readonly damage: string | null;
  /** Whether the whole ability modifier is added, its half or nothing. */
  readonly adds: 'whole' | 'half' | 'none';
  /** How armour counts: by its rating, half of it, not at all. */
  readonly armour: 'whole' | 'half' | 'none';
  /** Stamina that who fails a Fortitude roll loses. */
  readonly chills: number;
  /** Whether it pushes by as many metres as it deals damage. */
  readonly pushes: boolean;
  /** What must be near the caster, and what is there once it is cast. */
  readonly needs: Source | null;
  readonly makes: Source | null;
  /** Whether it leaps to a second foe by a high Cast roll, and astray by a low one. */
  readonly leaps: boolean;
}

export const isSpell = (thing: FeatureDef): thing is Spell => 'spell' in thing;

/** The spell of a code, or null where it is no spell. */
export function spellAt(view: View, code: number): Spell | null {
  const thing = view.rules.things[code];
  return thing !== undefined && isSpell(thing) ? thing : null;
}

export const spellsOf = (view: View, who: Id): number[] => fighter(view, who).features.filter((code) => spellAt(view, code) !== null);

/** The abilities that can carry a cast. */
export const CASTING = ['int', 'wis', 'cha'] as const satisfies readonly Ability[];
export type CastingAbility = (typeof CASTING)[number];

/** A spell as it is cast: its code, how, and by which ability. */
// A type, not an interface: questions are about it, and so it is JSON.
export type Casting = { readonly spell: number; readonly method: Method; readonly ability: CastingAbility };

export const wayOf = (view: View, { spell, method }: Pick<Casting, 'spell' | 'method'>): Way => spellAt(view, spell)!.ways[method]!;
