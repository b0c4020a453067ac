import { defineChange, defineQuery, defineResource, type Id, type Play, plainSum } from '@riposte/kernel';
import { ruled } from '../rulings.ts';
import { type Fighter, fighter, type Investment } from '../state/fighter.ts';

const investedMana = (f: Fighter): number => f.invested.reduce((sum, investment) => sum + investment.mana, 0);

/** Mana less what is invested. @rule HD-MAN-002 HD-MAN-005 */
export const MaxMana = defineQuery('most mana', {
  rule: 'HD-MAN-002',
  from: 'mana less what is invested',
  base: (view, who) => fighter(view, who).maxMana - investedMana(fighter(view, who)),
  combine: plainSum,
});

/** Spending it lowers the current amount only. @rule HD-MAN-004 */
export const Mana = defineResource('mana', {
  title: 'mana',
  read: (entity) => (entity as Fighter).mana,
  write: (entity, value) => {
    (entity as Fighter).mana = value;
  },
  cap: MaxMana,
});

export const Invested = defineChange(
  'invested',
  (store, who: Id, invested: readonly Investment[]): void => {
    (store.edit(who) as Fighter).invested = invested;
  },
  { secret: true },
);

/** Ties mana up: current and maximum fall alike. @rule HD-MAN-005 HD-BLK-006 */
export function investMana(play: Play, who: Id, investment: Investment): void {
  Mana.spend(play, who, investment.mana);
  Invested(play, who, [...fighter(play, who).invested, investment]);
}

/** What one effect held comes back. @rule HD-MAN-005 HD-MAN-006 */
export function retrieveMana(play: Play, who: Id, by: string): void {
  const { invested } = fighter(play, who);
  const at = invested.findIndex((investment) => investment.by === by);
  if (at < 0) return;
  Invested(play, who, [...invested.slice(0, at), ...invested.slice(at + 1)]);
  Mana.gain(play, who, ruled(play).restored(invested[at].mana));
}
