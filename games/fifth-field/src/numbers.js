import { adds, defineCondition, defineFeature, defineQuery, defineResource, plainSum } from '@riposte/kernel';
import { fighter } from './fighter.js';

/** @import { Fighter } from './fighter.js' */

/** What is added to the die of a swing. @rule FF-AIM-1 */
export const Aim = defineQuery('aim', { rule: 'FF-AIM-1', from: 'arm', base: (view, who) => fighter(view, who).arm, combine: plainSum });

/** What a swing must reach. @rule FF-GUARD-1 */
export const Guard = defineQuery('guard', { rule: 'FF-GUARD-1', from: 'the rules', base: () => 5, combine: plainSum });

/** Cheer that a hit takes. @rule FF-SWING-1 */
export const Weight = defineQuery('weight', { rule: 'FF-SWING-1', from: 'any pillow', base: () => 1, combine: plainSum });

/** The most breath that one has. @rule FF-BREATH-1 */
export const MostBreath = defineQuery('most breath', { rule: 'FF-BREATH-1', from: 'the rules', base: () => 3, combine: plainSum });

/** Pays for ducking. */
export const Breath = defineResource('breath', {
  title: 'Breath',
  read: (entity) => /** @type {Fighter} */ (entity).breath,
  write: (entity, value) => {
    /** @type {Fighter} */ (entity).breath = value;
  },
  cap: MostBreath,
});

/** Aims worse and cannot duck. @rule FF-DIZZY-1 */
export const Dizzy = defineCondition('dizzy', {
  rule: 'FF-DIZZY-1',
  title: 'dizzy',
  contributes: [adds(Aim, -1, { rule: 'FF-DIZZY-1', label: 'dizzy' })],
  forbids: [{ tags: ['duck'], rule: 'FF-DIZZY-1', reason: 'too-dizzy' }],
});

/** Out of the fight. @rule FF-OUT-1 */
export const Sitting = defineCondition('sitting', { rule: 'FF-OUT-1', title: 'sitting' });

export const FEATHER_PILLOW = defineFeature('feather-pillow', {
  title: 'feather pillow',
  contributes: [adds(Aim, 1, { rule: 'FF-AIM-1', label: 'feather pillow' })],
});
export const BOLSTER = defineFeature('bolster', { title: 'bolster', contributes: [adds(Weight, 1, { rule: 'FF-SWING-1', label: 'bolster' })] });
export const CUSHION = defineFeature('cushion', { title: 'cushion', contributes: [adds(Guard, 1, { rule: 'FF-GUARD-1', label: 'cushion' })] });

export const GEAR = [FEATHER_PILLOW, BOLSTER, CUSHION];
