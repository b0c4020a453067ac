import { defineFeature, type FeatureDef } from '@riposte/kernel';
import type { Ability } from './fighter.ts';
import type { Range } from './gear.ts';

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

const spell = (id: string, level: number, element: string, damage: string | null, ways: Spell['ways'], more: Partial<Spell> = {}): Spell => ({
  ...defineFeature(id, { title: id.replaceAll('-', ' ') }),
  spell: true,
  level,
  element,
  damage,
  ways,
  adds: 'half',
  armour: 'whole',
  chills: 0,
  pushes: false,
  needs: null,
  makes: null,
  leaps: false,
  ...more,
});

const way = (energy: number, stamina: number, range: Range): Way => ({ energy, stamina, range });

/** Spells that attack, R-MAGIC. */
export const SPELLS: readonly Spell[] = [
  spell('conjure-fire', 8, 'fire', null, { gesture: way(2, 1, [0, 1, 1]) }, { adds: 'whole', makes: 'fire' }),
  spell(
    'hurl-fire',
    12,
    'fire',
    '1d8',
    { gesture: way(1, 0, [1, 4, 12]), implement: way(2, 0, [4, 12, 48]), incantation: way(2, 0, [4, 12, 48]) },
    { armour: 'half', needs: 'fire' },
  ),
  spell('conjure-ice', 8, 'cold', null, { gesture: way(2, 1, [0, 1, 1]) }, { adds: 'whole', makes: 'ice' }),
  spell('frost-lance', 12, 'cold', '1d4', { gesture: way(2, 0, [1, 4, 12]), implement: way(3, 0, [4, 12, 48]) }, { armour: 'half', chills: 1, needs: 'ice' }),
  spell('electric-bolt', 16, 'electric', '1d10', { gesture: way(1, 1, [1, 3, 9]), implement: way(2, 1, [1, 9, 36]) }, { armour: 'none', leaps: true }),
  spell('air-strike', 12, 'air', null, { gesture: way(2, 0, [1, 5, 15]), implement: way(3, 0, [5, 15, 60]) }, { pushes: true }),
  spell('pebble-shot', 12, 'earth', '1d12', { gesture: way(2, 0, [1, 5, 15]) }),
];

export const isSpell = (thing: FeatureDef): thing is Spell => 'spell' in thing;

/** The abilities that can carry a cast. */
export const CASTING = ['int', 'wis', 'cha'] as const satisfies readonly Ability[];
export type CastingAbility = (typeof CASTING)[number];

/** A spell as it is cast: its code, how, and by which ability. */
// A type, not an interface: questions are about it, and so it is JSON.
export type Casting = { readonly spell: number; readonly method: Method; readonly ability: CastingAbility };
