import { carried, defineCheckpoint, defineIntent, end, extend, give, type Id, NOBODY, type View } from '@riposte/kernel';
import { check } from '../actions/checks.ts';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { foes } from '../attacks/targets.ts';
import { fighter, isFighter, scene } from '../fighters/fighter.ts';
import { SkillBonus } from '../fighters/skills.ts';
import { conscious } from '../harm/unconscious.ts';
import { faces, Turned } from '../movement/facing.ts';
import { isClear } from '../movement/sight.ts';
import { Moved, Placed } from '../movement/steps.ts';
import { untilEndOfRound } from '../rounds/clock.ts';
import { Hidden } from './hidden.ts';

const PASSIVE = 10;

/** Whether a fighter can hide from another: behind its back, behind a wall, or in cover. @rule RC-FAC-007 RC-FAC-008 */
const canHideFrom = (view: View, by: Id, from: Id): boolean =>
  !faces(view, from, by) || !isClear(view, from, by) || scene(view).zones.some((zone) => zone.hides && zone.places.includes(fighter(view, by).place));

/** A fighter who comes to face a hidden one in the open notices it. R-HIDE */
export const Discovered = defineCheckpoint('discovered', {
  rule: 'R-HIDE',
  watches: [Turned, Moved, Placed],
  settle(play, who) {
    if (!isFighter(play, who)) return;
    for (const { id, source } of carried(play, who, Hidden)) if (source > 0 && !canHideFrom(play, who, source)) end(play, who, id);
    for (const other of foes(play, who))
      for (const { id, source } of carried(play, other, Hidden))
        if (source === who && conscious(play, who) && !canHideFrom(play, other, who)) end(play, other, id);
  },
});

/** Stealth against the passive Awareness of each foe that could be hidden from. @rule RC-FAC-007 RC-FAC-008 */
export const Hide = defineIntent<{ readonly pay: Pay }>('hide', {
  rule: 'RC-FAC-007',
  title: 'Hide',
  tags: ['action'],
  available(view, by, refuse) {
    if (!foes(view, by).some((foe) => conscious(view, foe) && canHideFrom(view, by, foe))) refuse('RC-FAC-008', 'in-plain-view');
  },
  params: { pay: payment<{ readonly pay: Pay }>(() => 1) },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    const stealth = check(play, by, 'stealth');
    const fooled = foes(play, by).filter((foe) => canHideFrom(play, by, foe) && stealth >= PASSIVE + SkillBonus(play, foe, NOBODY, { skill: 'awareness' }));
    const until = untilEndOfRound(play, 2);
    for (const foe of fooled) {
      const known = carried(play, by, Hidden).find(({ source }) => source === foe);
      if (known === undefined) give(play, by, Hidden, { source: foe, until });
      else extend(play, by, known.id, until);
    }
    return fooled.length > 0;
  },
});
