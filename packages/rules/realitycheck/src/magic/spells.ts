import { defineFeature } from '@riposte/kernel';
import { spellTitle } from '@riposte/ruleset';
import type { Range } from '../gear/piece.ts';
import type { Spell, Way } from './spell.ts';

const spell = (id: string, level: number, element: string, damage: string | null, ways: Spell['ways'], more: Partial<Spell> = {}): Spell => ({
  ...defineFeature(id, { title: spellTitle(id) }),
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
