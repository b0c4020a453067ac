import { defineIntent, give, type Id, NOBODY, type View } from '@riposte/kernel';
import { check } from '../actions/checks.ts';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { foes } from '../attacks/targets.ts';
import { fighter, scene } from '../fighters/fighter.ts';
import { SkillBonus } from '../fighters/skills.ts';
import { conscious } from '../harm/unconscious.ts';
import { faces } from '../movement/facing.ts';
import { isClear } from '../movement/sight.ts';
import { untilEndOfRound } from '../rounds/clock.ts';
import { Hidden } from './hidden.ts';

const PASSIVE = 10;

/** Whether a fighter can hide from another: behind its back, behind a wall, or in cover. @rule RC-FAC-007 RC-FAC-008 */
const canHideFrom = (view: View, by: Id, from: Id): boolean =>
  !faces(view, from, by) || !isClear(view, from, by) || scene(view).zones.some((zone) => zone.hides && zone.places.includes(fighter(view, by).place));

/** Stealth against the passive Awareness of each foe that could be hidden from. @rule RC-FAC-007 RC-FAC-008 */
export const Hide = defineIntent<{ readonly pay: Pay }>('hide', {
  rule: 'RC-FAC-007',
  title: 'Hide',
  tags: ['action'],
  available(view, by, refuse) {
    if (!foes(view, by).some((foe) => conscious(view, foe) && canHideFrom(view, by, foe))) refuse('RC-FAC-008', 'in front of who looks it takes cover to hide');
  },
  params: { pay: payment<{ readonly pay: Pay }>(() => 1) },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    const stealth = check(play, by, 'stealth');
    const fooled = foes(play, by).filter((foe) => canHideFrom(play, by, foe) && stealth >= PASSIVE + SkillBonus(play, foe, NOBODY, { skill: 'awareness' }));
    const hidden = play.rules.codeOf(Hidden);
    for (const foe of fooled) {
      if (!play.state.entities[by].conditions.some((condition) => condition.kind === hidden && condition.source === foe))
        give(play, by, Hidden, { source: foe, until: untilEndOfRound(play, 2) });
    }
    return fooled.length > 0;
  },
});
