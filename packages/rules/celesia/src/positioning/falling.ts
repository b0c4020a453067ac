import { ConditionGiven, defineCheckpoint, endAll, give, type Id, type Play } from '@riposte/kernel';
import { fighter, owner } from '../fighters/fighter.ts';
import { Injured } from '../injuries/body.ts';
import { strain } from '../stamina/strain.ts';
import { awake } from '../stamina/unconscious.ts';
import { makeRoom } from './board.ts';
import { Flying, isGrounded, Landed } from './flying.ts';
import { Prone } from './prone.ts';

const FEET_PER_STRAIN = 10;

/** Down and prone, beside whom it would fall upon; a point of strain for each 10 feet (R-FALL). @rule CE-WNG-006 */
export function fallFrom(play: Play, who: Id, feet: number): void {
  endAll(play, who, Flying);
  Landed(play, who, 0);
  makeRoom(play, who);
  give(play, who, Prone);
  const points = Math.floor(feet / FEET_PER_STRAIN);
  if (points > 0) strain(play, who, points);
}

/** Down from its own height. @rule CE-WNG-006 */
export const fallsFromTheSky = (play: Play, who: Id): void => fallFrom(play, who, fighter(play, who).height);

/** A flyer falls with too few sound wings, and when it is knocked prone, faints or dies. @rule CE-WNG-005 CE-WNG-006 */
export const FallsFromTheSky = defineCheckpoint('falls-from-the-sky', {
  rule: 'CE-WNG-006',
  watches: [Injured, ConditionGiven],
  settle(play, hurt) {
    const who = owner(play, hurt);
    if (play.has(who, Flying) && (isGrounded(play, who) || play.has(who, Prone) || !awake(play, who))) fallsFromTheSky(play, who);
  },
});
