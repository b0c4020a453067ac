import { defineFeature, type FeatureDef, type View } from '@riposte/kernel';
import type { DamageType } from '../damage-and-health/damage-types.ts';
import { type Dice, dice } from '../gear/weapons.ts';

/** What a spell does when it comes through. */
const EFFECTS = ['damage', 'slow', 'storm', 'frighten', 'ward', 'mend', 'blink', 'flame-blade'] as const;
export type Effect = (typeof EFFECTS)[number];

export interface Spell extends FeatureDef {
  readonly spell: true;
  readonly ap: number;
  readonly mana: number;
  /** Metres; 0 = the caster only. */
  readonly range: number;
  /** Metres around the target that it reaches too; 0 = the target alone. */
  readonly radius: number;
  /** Has the Attack trait: one of the two attacks of a round, never a reaction. @rule RS-ATK-012 */
  readonly attack: boolean;
  /** Has the Melee Attack trait: casting it is no opening. @rule RS-OPP-008 */
  readonly melee: boolean;
  readonly target: 'foe' | 'friend' | 'self';
  /** Which defences apply: block and dodge, or what the spell says. @rule RS-DEF-013 */
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
