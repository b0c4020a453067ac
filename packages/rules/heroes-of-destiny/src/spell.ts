import { adds, defineCondition, type FeatureDef, type Id, type View } from '@riposte/kernel';
import { fighter } from './fighter.ts';
import { ApSpeed, type DefenceKind, Toughness } from './numbers.ts';

export interface Spell extends FeatureDef {
  readonly spell: true;
  readonly school: string;
  readonly ap: number;
  readonly mana: number;
  /** The mana is tied up while the effect lasts, instead of spent. */
  readonly invests: boolean;
  /** Yards; 0 = oneself. */
  readonly range: number;
  /** The Defense that it must reach; null = it attacks nobody. */
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

/** Codes of the spells that somebody knows. */
export const spellsOf = (view: View, who: Id): number[] => fighter(view, who).features.filter((code) => spellAt(view, code) !== null);

/** A shell of force while mana is tied up in it. */
export const Warded = defineCondition('warded', {
  rule: 'HD-MAN-005',
  title: 'warded',
  contributes: [adds(Toughness, 2, { rule: 'R-SPELLS', label: 'ward' })],
});

/** Faster while mana is tied up in it. */
export const Hasted = defineCondition('hasted', {
  rule: 'HD-MAN-005',
  title: 'hasted',
  contributes: [adds(ApSpeed, 2, { rule: 'R-SPELLS', label: 'haste' })],
});
