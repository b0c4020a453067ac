import { after, type Condition, defineCondition, end, endAll, give, type Id, type Play } from '@riposte/kernel';
import { fighter, SCENE } from '../characters/fighter.ts';
import { hasFeature } from '../characters/traits.ts';
import { MagicPoints, MaxMp } from '../magic/magic-points.ts';
import { BadlyWounded } from '../taking-damage/badly-wounded.ts';
import { Healed } from '../taking-damage/hit-points.ts';
import { awake } from '../taking-damage/knocked-out.ts';
import { DAY, HOUR, Minutes } from './minutes.ts';

/** Rests, and has all its HP and MP again when the time has come. */
export const Recovering = defineCondition('recovering', { rule: 'SS-WND-002', title: 'recovering' });

/** The rest is over. @rule SS-WND-002 */
export function recover(play: Play, who: Id, recovering: Condition): void {
  const { maxHp, maxMp } = fighter(play, who);
  end(play, who, recovering.id);
  Healed(play, who, maxHp);
  MagicPoints.gain(play, who, maxMp);
}

/**
 * Begins the rest of a fighter who is awake: an hour for the wounded, a week for a badly wounded hero, a month for other
 * badly wounded. @rule SS-WND-002 SS-WND-003 SS-BAD-008 SS-BAD-009
 */
export function rest(play: Play, who: Id): void {
  endAll(play, who, Recovering);
  const { hp, maxHp, mp } = fighter(play, who);
  if (!awake(play, who) || (hp === maxHp && mp === MaxMp(play, who))) return;
  const minutes = play.has(who, BadlyWounded) ? (hasFeature(play, who, 'hero') ? 7 : 30) * DAY : HOUR;
  give(play, who, Recovering, { until: after(play, Minutes, SCENE, minutes) });
}
