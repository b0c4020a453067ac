import { defineQuery, defineResource, plainSum } from '@riposte/kernel';
import { type Fighter, fighter } from '../fighters/fighter.ts';
import { ruled } from '../rulings.ts';

/** @rule RC-AGI-002 RC-AGI-004 RC-AGI-005 RC-RND-007 */
export const MaximumAgility = defineQuery('maximum agility', {
  rule: 'RC-AGI-002',
  from: 'everybody',
  base: (view, who) => ruled(view).baseAgility(fighter(view, who).speed),
  combine: plainSum,
});

/** @rule RC-AGI-001 */
export const Agility = defineResource('agility', {
  title: 'Agility',
  read: (entity) => (entity as Fighter).agility,
  write: (entity, value) => {
    (entity as Fighter).agility = value;
  },
  cap: MaximumAgility,
});
