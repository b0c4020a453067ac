import { defineQuery, highest } from '@riposte/kernel';
import { fighter } from '../characters/fighter.ts';
import { type DamageType, isMagical, isPhysical, type Resistance } from './damage-types.ts';

/** Points off damage of one type, the highest source only. @rule RS-RSV-002 RS-RSV-006 */
export const ResistanceTo = defineQuery<DamageType>('resistance', {
  rule: 'RS-RSV-002',
  from: 'own resistance',
  base: (view, who, _against, type) => highestAgainst(fighter(view, who).resistances, type),
  combine: highest,
});

/** Points added to damage of one type, the most severe source only. @rule RS-RSV-005 RS-RSV-007 */
export const VulnerabilityTo = defineQuery<DamageType>('vulnerability', {
  rule: 'RS-RSV-005',
  from: 'own vulnerability',
  base: (view, who, _against, type) => highestAgainst(fighter(view, who).vulnerabilities, type),
  combine: highest,
});

/** The highest of several sources against a type; they never add up. @rule RS-RSV-004 RS-RSV-006 RS-RSV-007 */
export function highestAgainst(list: readonly Resistance[], type: DamageType): number {
  let value = 0;
  for (const resistance of list) {
    const applies = resistance.to === type || (resistance.to === 'physical' && isPhysical(type)) || (resistance.to === 'magic' && isMagical(type));
    if (applies && resistance.value > value) value = resistance.value;
  }
  return value;
}
