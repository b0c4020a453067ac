import { best, defineRoll, die, sum, worst } from '@riposte/kernel';
import { Blessed } from './conditions.js';

/**
 * @import { Id, Play, Pool } from '@riposte/kernel'
 * @import { Dice } from './types.d.ts'
 */

const D20 = die(20);
const BETTER = best(D20, 2);
const WORSE = worst(D20, 2);

/** A d20, or the better or worse of two. @rule FF-ATK-3 @param {number} advantage @returns {Pool} */
export const d20 = (advantage) => (advantage > 0 ? BETTER : advantage < 0 ? WORSE : D20);

/** So many dice of a kind. @param {Dice} dice @param {number} [times] */
export const dicePool = ({ count, sides }, times = 1) => sum(...Array.from({ length: count * times }, () => die(sides)));

export const BlessingRoll = defineRoll('blessing', { rule: 'FF-SP-BLESS', title: 'blessing' });

/** A d4 for the blessed, else nothing. @rule FF-SP-BLESS @param {Play} play @param {Id} who */
export const blessing = (play, who) => (play.has(who, Blessed) ? play.roll(BlessingRoll, who, die(4)) : 0);
