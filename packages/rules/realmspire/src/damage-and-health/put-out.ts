import { defineIntent, endAll } from '@riposte/kernel';
import { needsAp, needsOwnTime, pay } from '../actions-in-combat/action-points.ts';
import { takesRound } from '../adventuring/after-the-fight.ts';
import { skillTestOn } from '../characters/resisting.ts';
import { Burning } from './afflictions.ts';
import { Unconscious } from './unconscious.ts';

/** Puts the flames out by Acrobatics; after the fight that is what one does in a round (R-CONDITIONS, R-REST). */
export const PutOut = defineIntent('put-out', {
  rule: 'R-CONDITIONS',
  title: 'Put out the flames',
  tags: ['primary'],
  available(view, by, refuse) {
    needsOwnTime(view, by, refuse);
    needsAp(view, by, 'tend', refuse);
    if (!view.has(by, Burning)) refuse('R-CONDITIONS', 'not-burning');
  },
  perform(play, by) {
    pay(play, by, 'tend');
    takesRound(play, by);
    if (play.has(by, Unconscious) || skillTestOn(play, by, -1, 'acrobatics') === 0) return false;
    endAll(play, by, Burning);
    return true;
  },
});
