import { carried, defineChange, defineIntent, end, give, type Id, type IntentContext, oneOf, type Play } from '@riposte/kernel';
import { COSTS } from '../actions/costs.ts';
import { combatCheck } from '../rolls/checks.ts';
import { hardest } from '../rolls/defence.ts';
import { mayFlank } from '../rolls/flanking.ts';
import { hasLine } from '../rolls/sight.ts';
import { ActionPoints, needsAp } from '../sequence/action-points.ts';
import { comesTo } from '../situations/medium.ts';
import { comeIntoReach, uneasyMounts } from '../situations/mount-control.ts';
import { type Fighter, fighter, isFighter } from '../state/fighter.ts';
import { isPartner, Sharing, sources } from '../state/linked-creatures.ts';
import type { Place } from '../state/scene.ts';
import { Distance, roomAt } from './distance.ts';
import { othersWithin } from './grid.ts';

export const PushedIn = defineChange('pushed-in', (store, who: Id, at: Place): void => {
  (store.edit(who) as Fighter).at = at;
});

type Entering = { readonly whose: Id; readonly with: 'power' | 'agility' };

/** Enters the space of a creature of about the same Size, by Power or Agility against the higher of the two Defenses. @rule HD-POS-005 HD-POS-006 HD-POS-007 */
export const EnterSpace = defineIntent<Entering>('enter-space', {
  rule: 'HD-POS-005',
  title: 'Share a space',
  tags: ['action', 'moving', 'afoot'],
  available: needsAp,
  params: {
    whose: oneOf<IntentContext<Entering>, Id>({
      rule: 'HD-POS-005',
      candidates: (view, { by }) => othersWithin(view, by, 1).filter((other) => Math.abs(fighter(view, other).size - fighter(view, by).size) < TOO_DIFFERENT),
      check(view, { by }, whose, refuse) {
        if (!isFighter(view, whose) || whose === by || isPartner(view, by, whose)) return refuse('HD-POS-005', 'no-such-space');
        if (Distance(view, by, whose) > 1) refuse('HD-POS-005', 'not-adjacent');
        if (!hasLine(view, by, whose)) refuse('HD-POS-005', 'wall-between');
        if (Math.abs(fighter(view, whose).size - fighter(view, by).size) >= TOO_DIFFERENT) refuse('HD-POS-005', 'sizes-differ');
      },
    }),
    with: oneOf<IntentContext<Entering>, 'power' | 'agility'>({ rule: 'HD-POS-006', candidates: () => ['power', 'agility'] }),
  },
  price: () => [{ resource: ActionPoints, amount: COSTS['enter-space'].ap }],
  perform(play, by, { whose, with: skill }) {
    if (combatCheck(play, by, skill) < hardest(play, whose, by)) return 'failed';
    const near = uneasyMounts(play);
    mayFlank(play, () => {
      PushedIn(play, by, roomAt(play, by, fighter(play, whose).at));
      leaveSpaces(play, by);
      give(play, by, Sharing, { source: whose });
      give(play, whose, Sharing, { source: by });
      comesTo(play, by, fighter(play, by).at);
      comeIntoReach(play, near);
    });
    return true;
  },
});

export const TOO_DIFFERENT = 5;

/** Two who are no longer in the same space share none. @rule HD-POS-009 */
export function leaveSpaces(play: Play, who: Id): void {
  for (const other of sources(play, who, Sharing)) {
    // Of whom a seat does not see, it knows nothing that ends.
    if (isFighter(play, other) && Distance(play, who, other) !== 0) partSpaces(play, who, other);
  }
}

/** Two who shared a space do so no longer. @rule HD-POS-009 */
export function partSpaces(play: Play, who: Id, other: Id): void {
  for (const condition of carried(play, who, Sharing)) if (condition.source === other) end(play, who, condition.id);
  for (const condition of carried(play, other, Sharing)) if (condition.source === who) end(play, other, condition.id);
}
