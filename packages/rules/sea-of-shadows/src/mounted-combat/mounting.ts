import { defineIntent, give, type Id, type IntentContext, NOBODY, oneOf, type Play, type Refuse, type View } from '@riposte/kernel';
import { ActionPoints, needsAp, needsWholeTurn, OwnAp, payExclusive, payMinor } from '../actions/action-points.ts';
import { canWalk } from '../actions/movement.ts';
import { survivesOpening } from '../attack-and-defence/opportunity-attacks.ts';
import { fighter, fighters } from '../characters/fighter.ts';
import { hasFeature } from '../characters/traits.ts';
import { Prisoner } from '../problematic-situations/surrendered.ts';
import { awake } from '../taking-damage/knocked-out.ts';
import { Grabbed } from '../unarmed-combat/grabbed.ts';
import { Mounted, needsMount, Ridden, separate } from './mounted.ts';

/** Refuses getting on or off without the AP: a minor action, for the unskilled an exclusive one. @rule SS-MNT-020 SS-MNT-021 */
function needsToMount(view: View, by: Id, refuse: Refuse): void {
  if (hasFeature(view, by, 'riding')) needsAp(view, by, refuse);
  else needsWholeTurn(view, by, refuse);
}

/** Pays for getting on or off. Returns false when an opening prevented it. @rule SS-MNT-020 SS-MNT-021 SS-OPP-002 */
function payToMount(play: Play, by: Id, why: string): boolean {
  if (hasFeature(play, by, 'riding')) payMinor(play, by);
  else {
    if (!survivesOpening(play, by, NOBODY, why)) return false;
    payExclusive(play, by);
  }
  return true;
}

/** Whom a fighter can mount: one of its side in its region, at least a size step larger, without a rider. */
const mounts = (view: View, by: Id): Id[] =>
  fighters(view)
    .filter(
      ({ id, side, size, region }) =>
        id !== by &&
        side === fighter(view, by).side &&
        size > fighter(view, by).size &&
        region === fighter(view, by).region &&
        awake(view, id) &&
        !view.has(id, Prisoner) &&
        !view.has(id, Ridden) &&
        !view.has(id, Mounted),
    )
    .map(({ id }) => id);

/** Gets on a mount. The pair acts on the rider's turn. Nobody does who is held, or holds another. @rule SS-MNT-020 SS-GRP-006 SS-GRP-007 */
export const Mount = defineIntent<{ readonly on: Id }>('mount', {
  rule: 'SS-MNT-020',
  title: 'Mount',
  tags: ['action', 'physical', 'on-foot'],
  available(view, by, refuse) {
    if (view.has(by, Grabbed)) refuse('SS-GRP-006', 'grabbed');
    canWalk(view, by, refuse);
    needsToMount(view, by, refuse);
  },
  params: { on: oneOf<IntentContext<{ readonly on: Id }>, Id>({ rule: 'SS-MNT-001', candidates: (view, { by }) => mounts(view, by) }) },
  perform(play, by, { on }) {
    if (!payToMount(play, by, 'mounts')) return false;
    give(play, by, Mounted, { source: on });
    give(play, on, Ridden, { source: by });
    ActionPoints.refill(play, on, Math.min(ActionPoints.left(play, by), OwnAp(play, on)));
    return true;
  },
});

/** Gets off the mount. @rule SS-MNT-020 SS-MNT-021 */
export const Dismount = defineIntent('dismount', {
  rule: 'SS-MNT-020',
  title: 'Dismount',
  tags: ['action', 'physical'],
  needs: needsMount,
  available: needsToMount,
  perform(play, by) {
    if (payToMount(play, by, 'dismounts')) separate(play, by);
    return true;
  },
});
