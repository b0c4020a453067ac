import { type AnyContribution, adds, defineQuery, type Id, plainSum, type View } from '@riposte/kernel';
import { modifier } from '../fighters/abilities.ts';
import { type Ability, fighter } from '../fighters/fighter.ts';
import { isProficientWith, statsOf } from '../gear/carried.ts';
import { ruled } from '../rulings.ts';
import type { Attack } from './attack.ts';
import { SPARING_STEP } from './sparing.ts';

/** AV: how hard a melee attack is to evade. @rule RC-MEL-007 RC-MEL-008 RC-UNA-006 */
export const AttackValue = defineQuery<Attack>('attack value', { rule: 'RC-MEL-008', from: 'any melee attack', base: () => 15, combine: plainSum });

/** What the book itself adds to an Attack Value. @rule RC-MEL-008 RC-NLD-016 RC-NLD-017 RC-MPL-007 */
export const ATTACK_VALUE_NUMBERS: readonly AnyContribution[] = [
  adds(AttackValue, (view, who) => MeleeAttackBonus(view, who), { rule: 'RC-MEL-023', label: 'strength and dexterity' }),
  adds(AttackValue, (view, _who, _against, { item }) => statsOf(view, item)?.attack ?? 0, {
    rule: 'RC-MEL-008',
    label: 'weapon',
    only: 'with a weapon',
    when: (_view, _who, _against, { item }) => item >= 0,
  }),
  adds(AttackValue, -1, {
    rule: 'RC-MPL-007',
    label: 'not proficient',
    only: 'with an untrained weapon',
    when: (view, who, _against, { item }) => !isProficientWith(view, who, item),
  }),
  adds(AttackValue, -5, {
    rule: 'RC-CMB-005',
    label: 'combat maneuver',
    only: 'for a Combat Maneuver',
    when: (_view, _who, _against, { maneuver }) => maneuver !== 'none',
  }),
  adds(AttackValue, (_view, _who, _against, { spare }) => -SPARING_STEP * spare, {
    rule: 'RC-NLD-016',
    label: 'sparing the target',
    only: 'when sparing the target',
    when: (_view, _who, _against, { spare }) => spare > 0,
  }),
];

/** MASAB: strength and dexterity, and what a theme adds once, divided by three. @rule RC-MEL-023 RC-MEL-024 RC-MEL-027 RC-MEL-028 */
export const MeleeAttackBonus = defineQuery('melee ability attack bonus', {
  rule: 'RC-MEL-024',
  from: 'strength and dexterity by three',
  base: (view, who) => ruled(view).part(abilitySum(view, who, 'attack'), 3),
  combine: plainSum,
});

/** MASDB, the same for damage. @rule RC-MEL-025 RC-MEL-026 */
export const MeleeDamageBonus = defineQuery('melee ability damage bonus', {
  rule: 'RC-MEL-026',
  from: 'strength and dexterity by three',
  base: (view, who) => ruled(view).part(abilitySum(view, who, 'damage'), 3),
  combine: plainSum,
});

/** No ability counts twice in one sum. @rule RC-MEL-027 RC-MEL-028 */
function abilitySum(view: View, who: Id, to: 'attack' | 'damage'): number {
  const all = new Set<Ability>(['str', 'dex', ...extraAbilities(view, who, to)]);
  let sum = 0;
  for (const ability of all) sum += modifier(view, who, ability);
  return sum;
}

/** Abilities that themes and the like bring into MASAB or MASDB. @rule RC-MEL-027 */
function extraAbilities(view: View, who: Id, to: 'attack' | 'damage'): Ability[] {
  return fighter(view, who).features.flatMap((code) => {
    const thing = view.rules.things[code] as { readonly bringsAbility?: { readonly ability: Ability; readonly to: 'attack' | 'damage' | 'both' } };
    return thing.bringsAbility !== undefined && (thing.bringsAbility.to === to || thing.bringsAbility.to === 'both') ? [thing.bringsAbility.ability] : [];
  });
}
