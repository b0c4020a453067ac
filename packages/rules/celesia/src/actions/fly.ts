import { defineIntent, endAll, give, type Id, oneOf, type View } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';
import { releaseToGo } from '../manoeuvres/grapple.ts';
import { FEET, isFree, Moved, meets } from '../positioning/board.ts';
import { Flying, isGrounded, Landed } from '../positioning/flying.ts';
import { Prone } from '../positioning/prone.ts';
import { COST, needsAp, needsSimple, paySimple } from '../rounds/action-points.ts';
import { goAlong, pathOf, speed, type Walk } from './move.ts';
import { provokeAll } from './reactive-attack.ts';
import { canGetOn } from './stand-up.ts';

const flySpeed = (view: View, who: Id): number => speed(view, who, 'fly');

/** Up or down by as much as the fly speed; at 0 it lands (R-FLIGHT). @rule CE-WNG-002 CE-WNG-005 */
export const Soar = defineIntent<{ readonly height: number }>('soar', {
  rule: 'CE-WNG-005',
  title: 'Change height',
  tags: ['action', 'movement'],
  available(view, by, refuse) {
    needsAp(view, by, COST.simple, refuse);
    if (fighter(view, by).fly === 0) refuse('CE-WNG-005', 'cannot-fly');
    else if (isGrounded(view, by)) refuse('CE-WNG-005', 'wings-injured');
    if (view.has(by, Prone)) refuse('CE-PRN-003', 'prone');
  },
  params: {
    height: oneOf({
      rule: 'CE-WNG-002',
      candidates(view, { by }) {
        const { height } = fighter(view, by);
        const far = Math.floor(flySpeed(view, by) / FEET);
        return Array.from({ length: 2 * far + 1 }, (_, i) => height + FEET * (i - far)).filter((to) => to >= 0 && to !== height);
      },
    }),
  },
  check(view, by, { height }, refuse) {
    if (!isFree(view, by, fighter(view, by), height)) refuse('CE-WNG-005', 'in-the-way');
  },
  perform(play, by, { height }) {
    paySimple(play, by);
    releaseToGo(play, by);
    provokeAll(play, by, 'leaves a threatened square');
    if (!canGetOn(play, by) || isGrounded(play, by)) return false;
    meets(play, by, fighter(play, by), height);
    if (!isFree(play, by, fighter(play, by), height)) return false;
    Landed(play, by, height);
    Moved(play, by, fighter(play, by).x, fighter(play, by).y);
    if (height === 0) endAll(play, by, Flying);
    else give(play, by, Flying);
    return true;
  },
});

/** Through the air at the same height. @rule CE-WNG-002 CE-WNG-005 */
export const Fly = defineIntent<Walk>('fly', {
  rule: 'CE-WNG-005',
  title: 'Fly',
  tags: ['action', 'movement'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (!view.has(by, Flying)) refuse('CE-WNG-005', 'on-the-ground');
  },
  params: { along: pathOf('CE-WNG-002', flySpeed) },
  perform(play, by, { along }) {
    paySimple(play, by);
    return goAlong(play, by, along, { feet: flySpeed, safe: 0, flying: true });
  },
});
