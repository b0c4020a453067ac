import { defineIntent, type Id, NOBODY, type Refuse, type View } from '@riposte/kernel';
import { survivesOpening } from '../attack-and-defence/opportunity-attacks.ts';
import { fighter, scene } from '../characters/fighter.ts';
import { Mounted } from '../mounted-combat/mounted.ts';
import { canRide, payRide } from '../mounted-combat/riding.ts';
import { goAway } from '../problematic-situations/leaving.ts';
import { Prone } from '../problematic-situations/prone.ts';
import { ruled } from '../rulings.ts';
import { heldBy } from '../unarmed-combat/grabbed.ts';
import { needsAp, needsWholeTurn, payExclusive } from './action-points.ts';
import { canWalk, companions, payStep } from './movement.ts';
import { TurnEnded } from './turn.ts';

/** A way out: every region where the board names none, or the ruling says so. */
function needsExit(view: View, by: Id, refuse: Refuse): void {
  const { exits = [], regions } = scene(view);
  if (ruled(view).leaveAnywhere || exits.length === 0 || exits.includes(fighter(view, by).region)) return;
  refuse('R-LEAVE', 'no-exit-here', { exits: exits.map((region) => regions[region]) });
}

/**
 * Leaves the fight, as one moves out of a region, with the mount and with those who are carried or held; to drag along a fighter
 * fully held is exclusive. @rule SS-OPP-004 SS-GRP-020
 */
export const Leave = defineIntent('leave', {
  rule: 'SS-OPP-004',
  title: 'Leave the fight',
  tags: ['action', 'physical', 'movement'],
  available(view, by, refuse) {
    needsExit(view, by, refuse);
    if (view.has(by, Mounted)) return canRide(view, by, refuse);
    if (view.has(by, Prone)) refuse('SS-PRN-001', 'prone');
    const drags = heldBy(view, by, 2).length > 0;
    canWalk(view, by, refuse, drags);
    if (drags) needsWholeTurn(view, by, refuse);
    else needsAp(view, by, refuse);
  },
  perform(play, by) {
    const rode = play.has(by, Mounted);
    if (!survivesOpening(play, by, NOBODY, 'leaves the fight') || rode !== play.has(by, Mounted)) return false;
    const all = companions(play, by);
    if (rode) payRide(play, by);
    else if (heldBy(play, by, 2).length > 0) payExclusive(play, by);
    else payStep(play, by);
    for (const who of [by, ...all]) goAway(play, who);
    TurnEnded(play, by);
    return true;
  },
});
