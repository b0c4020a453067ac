import { defineChange, defineResource, dropPayment, type Id, type Play } from '@riposte/kernel';
import { type Fighter, fighter } from './fighter.ts';
import { MaxAp, MaxMana, MaxStamina } from './numbers.ts';

/** Action points; what is gained over the maximum is lost. @rule HD-APS-001 HD-APS-005 HD-APS-006 */
export const ActionPoints = defineResource('ap', {
  title: 'AP',
  read: (entity) => (entity as Fighter).ap,
  write: (entity, value) => {
    (entity as Fighter).ap = value;
  },
  cap: MaxAp,
});

/** @rule HD-STA-001 */
export const Stamina = defineResource('stamina', {
  title: 'stamina',
  read: (entity) => (entity as Fighter).stamina,
  write: (entity, value) => {
    (entity as Fighter).stamina = value;
  },
  cap: MaxStamina,
});

/** @rule HD-MAN-001 HD-MAN-004 */
export const Mana = defineResource('mana', {
  title: 'mana',
  read: (entity) => (entity as Fighter).mana,
  write: (entity, value) => {
    (entity as Fighter).mana = value;
  },
  cap: MaxMana,
});

/** A live number that never falls below 0. @rule HD-INI-001 HD-INI-008 */
export const Initiative = defineResource('initiative', {
  title: 'initiative',
  read: (entity) => (entity as Fighter).initiative,
  write: (entity, value) => {
    (entity as Fighter).initiative = value;
  },
});

export const Tired = defineChange(
  'tired',
  (store, who: Id, fatigue: number): boolean => {
    if ((store.state.entities[who] as Fighter).fatigue === fatigue) return false;
    (store.edit(who) as Fighter).fatigue = fatigue;
    return true;
  },
  { say: (name, who, fatigue) => `${name(who)} now has ${fatigue} fatigue` },
);

/** Spends AP at once; a payment that was running for something else is lost. @rule HD-APS-004 HD-APS-010 */
export function spendAp(play: Play, who: Id, amount: number): void {
  if (amount === 0) return;
  dropPayment(play, who);
  ActionPoints.spend(play, who, amount);
}

/** Spends stamina; what it does not cover becomes fatigue. @rule HD-STA-003 HD-STA-004 HD-STA-005 */
export function exert(play: Play, who: Id, cost: number): void {
  const short = cost - Stamina.left(play, who);
  Stamina.spend(play, who, cost);
  if (short > 0) tire(play, who, short);
}

/** Adds fatigue; stamina falls only as far as it exceeds its new maximum. @rule HD-FAT-001 HD-FAT-002 HD-FAT-004 */
export function tire(play: Play, who: Id, points: number): void {
  Tired(play, who, fighter(play, who).fatigue + points);
  Stamina.spend(play, who, Math.max(0, Stamina.left(play, who) - MaxStamina(play, who)));
}
