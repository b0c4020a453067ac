import { defineRoll } from '@riposte/kernel';
import { fallsTo0, hurtAtZero, keepsConcentration } from './death.js';
import { fighter } from './fighter.js';
import { Hp, TempHp } from './numbers.js';
import { saves } from './save.js';

/** @import { Id, Play, View } from '@riposte/kernel' */

export const DamageRoll = defineRoll('damage', { rule: 'FF-DMG-1', title: 'damage' });

/** How much of a kind of damage gets through. @rule FF-DMG-3 FF-DMG-4 FF-DMG-5 @param {View} view @param {Id} who @param {number} amount @param {string} type */
export function taken(view, who, amount, type) {
  const { immune, resists, vulnerable } = fighter(view, who);
  if (immune.includes(type)) return 0;
  const halved = resists.includes(type) ? Math.floor(amount / 2) : amount;
  return vulnerable.includes(type) ? halved * 2 : halved;
}

/**
 * Damage: what it is made of, then temporary hit points, then hit points.
 * @rule FF-DMG-1 FF-TMP-1 FF-TRT-2
 * @param {Play} play @param {Id} who @param {number} amount @param {string} type
 * @param {{ readonly near?: Id, readonly isCritical?: boolean }} [how] who struck near by, and whether it was critical
 */
export function hurt(play, who, amount, type, { near = -1, isCritical = false } = {}) {
  const through = taken(play, who, Math.max(0, amount), type);
  if (through === 0) return;
  const soaked = Math.min(through, TempHp.left(play, who));
  TempHp.spend(play, who, soaked);
  const rest = through - soaked;
  const before = Hp.left(play, who);
  if (before === 0) return rest > 0 ? hurtAtZero(play, who, rest, isCritical) : undefined;
  const lasts = rest >= before && isTough(play, who) && !isCritical && type !== 'radiant' && saves(play, who, 'con', 5 + rest);
  Hp.spend(play, who, lasts ? before - 1 : rest);
  if (Hp.left(play, who) === 0) fallsTo0(play, who, rest - before, near);
  else keepsConcentration(play, who, through);
}

/** @type {(view: View, who: Id) => boolean} */
const isTough = (view, who) => fighter(view, who).features.some((code) => view.rules.things[code].id === 'undead-fortitude');
