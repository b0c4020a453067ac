import { defineQuery, defineResource, ladder } from '@riposte/kernel';
import { type Fighter, fighter } from '../fighters/fighter.ts';
import { ruled } from '../rulings.ts';

export const MAX_ENERGY = 5;

/** From 0 to 5. @rule RC-STA-006 RC-STA-008 RC-ENE-004 */
export const EnergyPerRound = defineQuery('energy per round', {
  rule: 'RC-STA-008',
  from: 'Stamina',
  base: (view, who) => ruled(view).energyOf(fighter(view, who).stamina),
  combine: ladder(MAX_ENERGY),
});

/** What actions are paid with; set afresh each round. @rule RC-ENE-003 RC-ENE-005 */
export const Energy = defineResource('energy', {
  title: 'Energy',
  read: (entity) => (entity as Fighter).energy,
  write: (entity, value) => {
    (entity as Fighter).energy = value;
  },
});
