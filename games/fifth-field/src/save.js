import { defineRoll } from '@riposte/kernel';
import { blessing, d20 } from './dice.js';
import { CheckAdvantage, CheckBonus, Cover, SaveAdvantage, SaveBonus, SaveFails } from './numbers.js';

/**
 * @import { Id, Play } from '@riposte/kernel'
 * @import { Ability, Skill } from './types.d.ts'
 */

export const SaveRoll = defineRoll('save', { rule: 'FF-SAV-1', title: 'save' });
export const CheckRoll = defineRoll('check', { rule: 'FF-CHK-1', title: 'check' });

/**
 * Whether somebody saves; cover from where the danger comes helps Dexterity.
 * @rule FF-SAV-1 FF-COV-1
 * @param {Play} play @param {Id} who @param {Ability} ability @param {number} against @param {Id} [from]
 */
export function saves(play, who, ability, against, from = -1) {
  if (SaveFails(play, who, from, { ability }) > 0) return false;
  const shown = play.roll(SaveRoll, who, d20(SaveAdvantage(play, who, from, { ability })));
  const behind = ability === 'dex' && from > 0 ? Cover(play, who, from) : 0;
  return shown + SaveBonus(play, who, from, { ability }) + behind + blessing(play, who) >= against;
}

/** The total of a check. @rule FF-CHK-1 @param {Play} play @param {Id} who @param {Skill} skill */
export const check = (play, who, skill) => play.roll(CheckRoll, who, d20(CheckAdvantage(play, who, -1, { skill }))) + CheckBonus(play, who, -1, { skill });

/** Whether one wins a contest: a tie changes nothing. @rule FF-CHK-2 @param {Play} play @param {Id} who @param {Skill} skill @param {Id} other @param {Skill} its */
export function wins(play, who, skill, other, its) {
  const mine = check(play, who, skill);
  return mine > check(play, other, its);
}
