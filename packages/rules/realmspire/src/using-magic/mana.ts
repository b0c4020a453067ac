import { defineQuery, defineResource, plainSum } from '@riposte/kernel';
import { bonus, type Fighter, fighter } from '../characters/fighter.ts';

/** Full mana by Intellect (R-MAGIC). */
export const manaPool = (intellect: number): number => 5 * bonus(intellect);

/** The most mana of a fighter (R-MAGIC). */
export const MostMana = defineQuery('most mana', {
  rule: 'R-MAGIC',
  from: '5 x INT',
  base: (view, who) => manaPool(fighter(view, who).intellect),
  combine: plainSum,
});

/** Mana left (R-MAGIC). */
export const Mana = defineResource('mana', {
  title: 'Mana',
  read: (entity) => (entity as Fighter).mana,
  write: (entity, value) => {
    (entity as Fighter).mana = value;
  },
  cap: MostMana,
});
