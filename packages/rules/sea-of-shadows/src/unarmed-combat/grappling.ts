import { defineAsk, defineIntent, GM, give, type Id, NOBODY, oneOf } from '@riposte/kernel';
import { needsAp, needsWholeTurn, payExclusive, payMajor, payMinor } from '../actions/action-points.ts';
import { canWalk, moveWithHeld, neighbour } from '../actions/movement.ts';
import { resolve, target } from '../attack-and-defence/attack.ts';
import { survivesOpening } from '../attack-and-defence/opportunity-attacks.ts';
import { fighter, scene } from '../characters/fighter.ts';
import { Prone } from '../problematic-situations/prone.ts';
import { ruled } from '../rulings.ts';
import { chooseHeld, heldBy, hold, holdOn, needsHold, release } from './grabbed.ts';
import { bareHanded, blow, needsFreeHands, survivesBareHanded } from './unarmed-strike.ts';

/** A grab: one success holds partially, two in one roll fully. The target may block, parry or dodge. @rule SS-GRP-001 SS-GRP-003 */
export const Grab = defineIntent<{ readonly at: Id }>('grab', {
  rule: 'SS-GRP-001',
  title: 'Grab',
  tags: ['action', 'physical', 'attack'],
  available: needsFreeHands,
  params: { at: target(0) },
  perform(play, by, { at }) {
    if (!survivesBareHanded(play, by, at)) return false;
    payMajor(play, by);
    const won = resolve(play, bareHanded(by, at, 'grab'));
    if (won > 0) hold(play, by, at, Math.max(holdOn(play, at, by), Math.min(2, won)));
    return true;
  },
});

/** Forces the grabbed target to the ground: a minor action without a roll. @rule SS-GRP-017 SS-GRP-019 */
export const ForceDown = defineIntent('force-down', {
  rule: 'SS-GRP-017',
  title: 'Force down',
  tags: ['action', 'physical'],
  needs: needsHold(1, 'SS-GRP-019'),
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    const held = heldBy(view, by, 1);
    if (held.length > 0 && held.every((one) => view.has(one, Prone))) refuse('SS-GRP-017', 'on-the-ground');
  },
  perform(play, by) {
    const target = chooseHeld(play, by, 1);
    payMinor(play, by);
    give(play, target, Prone, { source: by });
    return true;
  },
});

/** Crushes the held target: an unarmed strike against which there is no active defence. @rule SS-GRP-018 */
export const Crush = defineIntent('crush', {
  rule: 'SS-GRP-018',
  title: 'Crush',
  tags: ['action', 'physical', 'attack'],
  needs: needsHold(2, 'SS-GRP-018'),
  available: needsAp,
  perform(play, by) {
    const target = chooseHeld(play, by, 2);
    payMajor(play, by);
    blow(play, bareHanded(by, target, 'unarmed', { active: false }), false);
    return true;
  },
});

/** Whether the ground makes a throw lethal. @rule SS-GRP-025 */
export const HardGround = defineAsk<{ readonly by: Id; readonly at: Id }, boolean>('hard-ground', {
  rule: 'SS-GRP-025',
  answer: oneOf({ rule: 'SS-GRP-025', candidates: () => [false, true] }),
  fallback: (view, _who, { by }) => scene(view).hard[fighter(view, by).region],
});

/** Throws the held target to the ground, which ends the hold; lethal on hard ground. @rule SS-GRP-022 SS-GRP-023 */
export const ThrowDown = defineIntent('throw-down', {
  rule: 'SS-GRP-022',
  title: 'Throw down',
  tags: ['action', 'physical', 'attack'],
  needs: needsHold(2, 'SS-GRP-022'),
  available: needsAp,
  perform(play, by) {
    const target = chooseHeld(play, by, 2);
    payMajor(play, by);
    const hard = play.ask(HardGround, GM, { by, at: target });
    blow(play, bareHanded(by, target, 'unarmed', { active: false, thrown: ruled(play).throwAdvantage(hard) }), hard);
    give(play, target, Prone, { source: by });
    release(play, target, by);
    return true;
  },
});

/** Moves one region with the held target. @rule SS-GRP-020 SS-GRP-021 SS-OPP-002 */
export const Drag = defineIntent<{ readonly to: number }>('drag', {
  rule: 'SS-GRP-020',
  title: 'Drag',
  tags: ['action', 'physical', 'movement'],
  needs: needsHold(2, 'SS-GRP-020'),
  available(view, by, refuse) {
    if (heldBy(view, by, 2).length > 0) {
      if (view.has(by, Prone)) refuse('SS-PRN-001', 'prone-stand-up');
      canWalk(view, by, refuse, true);
    }
    needsWholeTurn(view, by, refuse);
  },
  params: { to: neighbour('SS-GRP-020') },
  perform(play, by, { to }) {
    if (!survivesOpening(play, by, NOBODY, 'drags someone away')) return false;
    payExclusive(play, by);
    moveWithHeld(play, by, to);
    return true;
  },
});
