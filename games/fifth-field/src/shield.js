import { after, defineFeature, defineIntent, give } from '@riposte/kernel';
import { TurnsBegun } from './clocks.js';
import { Shielded } from './conditions.js';
import { fighter } from './fighter.js';
import { Slots } from './numbers.js';
import { needsReaction, Used } from './turn-facts.js';

/** @import { Id, View } from '@riposte/kernel' */
/** @import { Spell } from './types.d.ts' */

/** @type {Spell} */
export const SHIELD_OF_FORCE = {
  ...defineFeature('shield-of-force', { title: 'shield of force' }),
  spell: true,
  level: 1,
  range: 0,
  time: 'reaction',
  concentration: false,
};

/** @type {(view: View, who: Id) => boolean} */
export const knowsShield = (view, who) => fighter(view, who).features.includes(view.rules.codeOf(SHIELD_OF_FORCE));

/** A wall of force in the moment of the hit, until the next turn begins. @rule FF-SP-SHIELD FF-SPL-1 */
export const CastShield = defineIntent('shield', {
  rule: 'FF-SP-SHIELD',
  title: 'Shield of force',
  tags: ['reaction', 'magic'],
  automatic: true,
  available(view, by, refuse) {
    needsReaction(view, by, refuse);
    if (!knowsShield(view, by)) refuse('FF-SP-SHIELD', 'unknown-spell');
    if (Slots.left(view, by) < 1) refuse('FF-SPL-1', 'no-slot');
  },
  perform(play, by) {
    Used(play, by, 'reacted', true);
    Slots.spend(play, by, 1);
    give(play, by, Shielded, { until: after(play, TurnsBegun, by, 1) });
    return true;
  },
});
