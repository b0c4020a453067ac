import { defineFeature, type FeatureDef } from '@riposte/kernel';

/** A magic item: a spell that costs no mana to use (R-ITEMS). */
export interface MagicItem extends FeatureDef {
  /** The id of its spell. */
  readonly holds: string;
  /** Used up by its first use. */
  readonly drunk: boolean;
}

const item = (id: string, title: string, holds: string, drunk = false): MagicItem => ({ ...defineFeature(id, { title }), holds, drunk });

/** Magic items (R-ITEMS). */
export const ITEMS: readonly MagicItem[] = [
  item('wand-of-fire', 'wand of fire', 'firebolt'),
  item('ring-of-warding', 'ring of warding', 'arcane-ward'),
  item('healing-draught', 'healing draught', 'mend', true),
];
