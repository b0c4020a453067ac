import { defineFeature, type FeatureDef, type Id, type View } from '@riposte/kernel';
import { spellTitle } from '@riposte/ruleset';
import { ALL_ARMOUR } from '../health/toughness.ts';
import type { DefenceKind } from '../rolls/defence.ts';
import { fighter } from '../state/fighter.ts';

export interface Spell extends FeatureDef {
  readonly spell: true;
  readonly school: string;
  readonly ap: number;
  readonly mana: number;
  /** The mana is tied up while the effect lasts, instead of spent. */
  readonly invests: boolean;
  /** Yards; 0 = the caster. */
  readonly range: number;
  /** The Defense that it must reach; null = no attack. */
  readonly targets: DefenceKind | null;
  /** Damage value; null = the spell does not wound. */
  readonly damage: number | null;
  readonly piercing: number;
  readonly penetrating: boolean;
  readonly element: 'fire' | 'lightning' | 'cold' | '';
  /** Yards round the target that it fills; 0 = the target alone. */
  readonly radius: number;
  readonly effect: 'none' | 'burn' | 'bind' | 'daze' | 'ward' | 'haste' | 'mend';
}

export const spellAt = (view: View, code: number): Spell | null => {
  const thing = view.rules.things[code];
  return thing !== undefined && 'spell' in thing ? (thing as Spell) : null;
};

/** Codes of the spells that a fighter knows. */
export const spellsOf = (view: View, who: Id): number[] => fighter(view, who).features.filter((code) => spellAt(view, code) !== null);

function spell(id: string, school: string, ap: number, mana: number, traits: Partial<Spell>): Spell {
  return {
    ...defineFeature(id, { title: spellTitle(id) }),
    spell: true,
    school,
    ap,
    mana,
    invests: traits.invests ?? false,
    range: traits.range ?? 0,
    targets: traits.targets ?? null,
    damage: traits.damage ?? null,
    piercing: traits.piercing ?? 0,
    penetrating: traits.penetrating ?? false,
    element: traits.element ?? '',
    radius: traits.radius ?? 0,
    effect: traits.effect ?? 'none',
  };
}

/** The notes' own spells; the book's are lost (R-SPELLS). */
export const SPELLS: readonly Spell[] = [
  spell('fire-dart', 'fire', 5, 2, { range: 20, targets: 'ranged', damage: 3, element: 'fire' }),
  spell('fireball', 'fire', 8, 5, { range: 20, targets: 'agility', damage: 5, penetrating: true, element: 'fire', radius: 3, effect: 'burn' }),
  spell('frost-breath', 'frost', 6, 3, { range: 6, targets: 'fortitude', damage: 3, element: 'cold' }),
  spell('spark-lance', 'lightning', 6, 3, { range: 20, targets: 'ranged', damage: 4, piercing: ALL_ARMOUR, element: 'lightning' }),
  spell('bind', 'force', 6, 3, { range: 20, targets: 'power', effect: 'bind' }),
  spell('daze', 'mind', 5, 2, { range: 20, targets: 'willpower', effect: 'daze' }),
  spell('ward', 'force', 4, 2, { invests: true, effect: 'ward' }),
  spell('haste', 'force', 6, 4, { invests: true, effect: 'haste' }),
  spell('mend', 'life', 8, 4, { range: 1, effect: 'mend' }),
];
