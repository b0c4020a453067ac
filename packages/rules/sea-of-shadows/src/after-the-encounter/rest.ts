import { after, type Condition, carried, defineCondition, end, endAll, give, type Id, type Play } from '@riposte/kernel';
import { fighter, SCENE } from '../characters/fighter.ts';
import { hasFeature } from '../characters/traits.ts';
import { MagicPoints, MaxMp } from '../magic/magic-points.ts';
import { BadlyWounded } from '../taking-damage/badly-wounded.ts';
import { Healed, hasFullHp } from '../taking-damage/hit-points.ts';
import { awake } from '../taking-damage/knocked-out.ts';
import { DAY, HOUR, Minutes } from './minutes.ts';

/** Rests, and has all its HP and MP again when the time has come. */
export const Recovering = defineCondition('recovering', { rule: 'SS-WND-002', title: 'recovering' });

/** Values of `Recovering`: an hour, or the long rest of the badly wounded. */
const SHORT = 0;
const LONG = 1;

/** The rest is over. @rule SS-WND-002 */
export function recover(play: Play, who: Id, recovering: Condition): void {
  const { maxHp, maxMp } = fighter(play, who);
  end(play, who, recovering.id);
  if (recovering.value === LONG) endAll(play, who, BadlyWounded);
  Healed(play, who, maxHp);
  MagicPoints.gain(play, who, maxMp);
}

/**
 * Begins the rest of a fighter who is awake: an hour for the wounded, a week for a badly wounded hero, a month for other
 * badly wounded. A rest of the same length goes on. @rule SS-WND-002 SS-WND-003 SS-BAD-008 SS-BAD-009
 */
export function rest(play: Play, who: Id): void {
  const isBad = play.has(who, BadlyWounded);
  const needsNone = !awake(play, who) || (hasFullHp(play, who) && fighter(play, who).mp >= MaxMp(play, who) && !isBad);
  const value = isBad ? LONG : SHORT;
  if (!needsNone && carried(play, who, Recovering).some((recovering) => recovering.value === value)) return;
  endAll(play, who, Recovering);
  if (needsNone) return;
  const minutes = value === LONG ? (hasFeature(play, who, 'hero') ? 7 : 30) * DAY : HOUR;
  give(play, who, Recovering, { value, until: after(play, Minutes, SCENE, minutes) });
}

/** An hour of rest begins anew for one who works magic. @rule SS-WND-003 */
export function restAnew(play: Play, who: Id): void {
  for (const { id, value } of carried(play, who, Recovering)) if (value === SHORT) end(play, who, id);
  rest(play, who);
}
