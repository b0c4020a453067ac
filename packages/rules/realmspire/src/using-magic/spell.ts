import { defineCondition, defineFeature, type FeatureDef, type View } from '@riposte/kernel';
import type { DamageType } from '../damage-and-health/damage-types.ts';
import type { Dice } from '../gear/weapons.ts';

/** Points as the value, off the next damage (R-MAGIC). */
export const Warded = defineCondition('warded', { rule: 'R-MAGIC', title: 'warded' });

/** The blade in hand burns: 1d6 fire more (R-MAGIC). */
export const FlameBlade = defineCondition('blade-in-flames', { rule: 'R-MAGIC', title: 'blade in flames' });

/** What a spell does when it comes through. */
export const EFFECTS = ['damage', 'slow', 'storm', 'frighten', 'ward', 'mend', 'blink', 'flame-blade'] as const;
export type Effect = (typeof EFFECTS)[number];

export interface Spell extends FeatureDef {
  readonly spell: true;
  readonly ap: number;
  readonly mana: number;
  /** Metres; 0 = oneself only. */
  readonly range: number;
  /** Metres around the target that it reaches besides; 0 = the target alone. */
  readonly radius: number;
  /** Has the Attack trait: one of the two attacks of a round, never a reaction. @rule RS-ATK-012 */
  readonly attack: boolean;
  /** Has the Melee Attack trait: casting it provokes nobody. @rule RS-OPP-008 */
  readonly melee: boolean;
  readonly target: 'foe' | 'friend' | 'self';
  /** Which defences apply: block and dodge, unless the spell says otherwise. @rule RS-DEF-013 */
  readonly defences: readonly ('block' | 'dodge' | 'parry' | 'withstand')[];
  readonly damage: Dice | null;
  readonly type: DamageType;
  readonly effect: Effect;
  /** Metal armour does not protect from it by magic. */
  readonly throughMetal: boolean;
}

export type SpellTraits = Partial<Omit<Spell, 'id' | 'title' | 'contributes' | 'spell' | 'ap' | 'mana' | 'range' | 'effect'>>;

/** A spell as the notes print it: AP, mana, metres. */
export function makeSpell(id: string, title: string, [ap, mana, range]: readonly [number, number, number], effect: Effect, traits: SpellTraits = {}): Spell {
  return {
    ...defineFeature(id, { title }),
    spell: true,
    ap,
    mana,
    range,
    radius: traits.radius ?? 0,
    attack: traits.attack ?? false,
    melee: traits.melee ?? false,
    target: traits.target ?? 'foe',
    defences: traits.defences ?? ['block', 'dodge'],
    damage: traits.damage ?? null,
    type: traits.type ?? 'force',
    effect,
    throughMetal: traits.throughMetal ?? false,
  };
}

/** Whether this of the catalogue is a spell. */
export const isSpell = (thing: FeatureDef): thing is Spell => 'spell' in thing;
/** The spell with this code. */
export const spellAt = (view: View, code: number): Spell => view.rules.things[code] as unknown as Spell;

/** A magic item: a spell that costs no mana to use (R-ITEMS). */
export interface MagicItem extends FeatureDef {
  /** The id of its spell. */
  readonly holds: string;
}
