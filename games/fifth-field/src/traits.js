import { adds, defineFeature } from '@riposte/kernel';
import { feetBetween } from './board.js';
import { Incapacitated, isUp } from './conditions.js';
import { areFoes, fighters } from './fighter.js';
import { AttackAdvantage } from './numbers.js';

/** @import { Id, View } from '@riposte/kernel' */

/** @type {(view: View, who: Id, against: Id) => boolean} */
const hasPack = (view, who, against) =>
  against > 0 &&
  fighters(view).some(
    ({ id }) => id !== who && !areFoes(view, id, who) && isUp(view, id) && !view.has(id, Incapacitated) && feetBetween(view, id, against) <= 5,
  );

/** Advantage with a friend beside the target. @rule FF-TRT-1 */
export const PACK_TACTICS = defineFeature('pack-tactics', {
  title: 'pack tactics',
  contributes: [adds(AttackAdvantage, 1, { rule: 'FF-TRT-1', label: 'pack tactics', only: 'with a friend beside the target', when: hasPack })],
});

/** @rule FF-TRT-2 */
export const UNDEAD_FORTITUDE = defineFeature('undead-fortitude', { title: 'undead fortitude' });

/** @rule FF-TRT-6 */
export const NIMBLE_ESCAPE = defineFeature('nimble-escape', { title: 'nimble escape' });

export const TRAITS = [PACK_TACTICS, UNDEAD_FORTITUDE, NIMBLE_ESCAPE];
