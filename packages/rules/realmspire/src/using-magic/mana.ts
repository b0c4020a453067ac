import { defineQuery, defineResource, plainSum } from '@riposte/kernel';
import { type Fighter, fighter, manaPool } from '../characters/fighter.ts';

/** Full mana (R-MAGIC). */
export const MostMana = defineQuery('most mana', {
  rule: 'R-MAGIC',
  from: '5 x INT',
  base: (view, who) => manaPool(fighter(view, who).intellect),
  combine: plainSum,
});

/** Mana (R-MAGIC). */
export const Mana = defineResource('mana', {
  title: 'Mana',
  read: (entity) => (entity as Fighter).mana,
  write: (entity, value) => {
    (entity as Fighter).mana = value;
  },
  cap: MostMana,
});
