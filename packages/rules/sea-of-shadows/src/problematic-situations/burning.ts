import { defineCondition, defineIntent, endAll } from '@riposte/kernel';
import { needsAp, payMinor } from '../actions/action-points.ts';
import { check, checkDice, successes } from '../characters/checks.ts';
import { type Rank, rankOf } from '../characters/ladder.ts';
import { ruled } from '../rulings.ts';
import { takeHit } from '../taking-damage/damage.ts';
import { AfflictionRoll, ResistanceRoll } from './afflictions.ts';

const FIRE: Rank = rankOf('D4')!;

/** Each turn the fire, a D4, attacks DEF; a minor action puts it out. */
export const Burning = defineCondition('burning', {
  rule: 'R-AFFLICTIONS',
  title: 'burning',
  each(play, who, { source }) {
    const fire = play.roll(AfflictionRoll, who, ruled(play).dice(FIRE, 0));
    const defence = play.roll(ResistanceRoll, who, checkDice(play, who, who, check('affliction', 'DEF')));
    const won = successes(play, fire, defence);
    if (won > 0) takeHit(play, who, won, true, source);
  },
});

/** Puts out the flames: a minor action. */
export const PutOut = defineIntent('put-out', {
  rule: 'R-AFFLICTIONS',
  title: 'Put out the flames',
  tags: ['action', 'physical'],
  available(view, by, refuse) {
    if (!view.has(by, Burning)) refuse('R-AFFLICTIONS', 'not-burning');
    needsAp(view, by, refuse);
  },
  perform(play, by) {
    payMinor(play, by);
    endAll(play, by, Burning);
    return true;
  },
});
