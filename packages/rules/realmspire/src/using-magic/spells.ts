import { defineFeature } from '@riposte/kernel';
import { dice } from '../gear/weapons.ts';
import { type MagicItem, makeSpell, type Spell } from './spell.ts';

/** The spells of the notes, and one with the Melee Attack trait (R-MAGIC). @rule RS-PRI-011 */
export const SPELLS: readonly Spell[] = [
  makeSpell('firebolt', 'Firebolt', [1, 4, 30], 'damage', { attack: true, damage: dice(2, 6), type: 'fire' }),
  makeSpell('frost-lance', 'Frost Lance', [1, 4, 30], 'slow', { attack: true, damage: dice(1, 10), type: 'frost' }),
  makeSpell('shock-arc', 'Shock Arc', [1, 5, 20], 'damage', { attack: true, damage: dice(2, 6), type: 'shock', throughMetal: true }),
  makeSpell('winter-storm', 'Winter Storm', [2, 10, 30], 'storm', { attack: true, radius: 4, damage: dice(3, 6), type: 'frost' }),
  makeSpell('burning-touch', 'Burning Touch', [1, 3, 1], 'damage', { attack: true, melee: true, damage: dice(2, 4), type: 'fire' }),
  makeSpell('mind-spike', 'Mind Spike', [1, 5, 15], 'damage', { attack: true, defences: ['withstand'], damage: dice(1, 8), type: 'psychic' }),
  makeSpell('dread', 'Dread', [1, 5, 15], 'frighten', { defences: ['withstand'] }),
  makeSpell('arcane-ward', 'Arcane Ward', [1, 4, 0], 'ward', { target: 'self' }),
  makeSpell('mend', 'Mend', [1, 5, 1], 'mend', { target: 'friend' }),
  makeSpell('blink', 'Blink', [1, 4, 0], 'blink', { target: 'self' }),
  makeSpell('flame-blade', 'Flame Blade', [1, 4, 0], 'flame-blade', { target: 'self' }),
];

const item = (id: string, title: string, holds: string): MagicItem => ({ ...defineFeature(id, { title }), holds });

/** Magic items (R-ITEMS). */
export const ITEMS: readonly MagicItem[] = [
  item('wand-of-fire', 'wand of fire', 'firebolt'),
  item('ring-of-warding', 'ring of warding', 'arcane-ward'),
  item('healing-draught', 'healing draught', 'mend'),
];
