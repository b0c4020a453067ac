import { ConditionEnded, ConditionGiven, defineChange, defineCheckpoint, defineCondition, endAll, type Id, type Play } from '@riposte/kernel';
import { Carried } from '../actions-in-combat/carrying.ts';
import { goTo } from '../actions-in-combat/nets.ts';
import { type Fighter, fighter, isFighter } from '../characters/fighter.ts';
import { nearestFree } from '../positioning/free-places.ts';
import { ruled } from '../rulings.ts';
import { Down } from './dying.ts';
import { MostHealth } from './health.ts';
import { awake, Dead, Dying, Unconscious } from './unconscious.ts';

/** Health comes back, at most to the full pool (R-REST). */
export const Healed = defineChange('healed', (store, who: Id, points: number): boolean => {
  if (points <= 0) return false;
  (store.edit(who) as Fighter).health += points;
  return true;
});

/** Heals, never over the full pool; one who wakes is neither down nor dying any more. */
export function heal(play: Play, who: Id, points: number): void {
  if (play.has(who, Dead)) return;
  Healed(play, who, Math.min(points, MostHealth(play, who) - fighter(play, who).health));
  wake(play, who);
}

/** Who has health again is dying no more, and who wakes no longer lies there (R-DYING). */
function wake(play: Play, who: Id): void {
  if (!isFighter(play, who)) return;
  if (fighter(play, who).health > ruled(play).unconsciousAt) endAll(play, who, Dying);
  rise(play, who);
}

/** Who is awake no longer lies there knocked out. */
function rise(play: Play, who: Id): void {
  if (isFighter(play, who) && play.has(who, Down) && !play.has(who, Unconscious)) endAll(play, who, Down);
}

/** Who regains health may come to itself, whatever healed it (R-DYING). */
export const Recovers = defineCheckpoint('recovers', { rule: 'R-DYING', watches: [Healed], settle: wake });

/** Who is rid of what knocked it out comes to itself (R-DYING). */
export const Wakes = defineCheckpoint('wakes', { rule: 'R-DYING', watches: [ConditionGiven, ConditionEnded], settle: rise });

/** Who comes to itself or comes back where another stands goes to the nearest free place (R-PLACE). */
export const FindsRoom = defineCheckpoint('finds-room', {
  rule: 'R-PLACE',
  watches: [Healed, ConditionEnded],
  settle(play: Play, who: Id) {
    if (!isFighter(play, who) || !awake(play, who) || play.has(who, Carried)) return;
    const at = nearestFree(play, who);
    if (at !== null) goTo(play, who, at);
  },
});

/** Burnt since its last turn: it does not heal by itself (R-CREATURES). */
export const Scorched = defineCondition('scorched', { rule: 'R-CREATURES', title: 'scorched' });

/** Heals what can regenerate, at the start of its turn (R-CREATURES). */
export function regenerate(play: Play, who: Id): void {
  const heals = fighter(play, who).features.some((code) => play.rules.things[code].id === 'regeneration');
  if (heals && awake(play, who) && !play.has(who, Scorched)) heal(play, who, REGROWTH);
}

/** Points that trolls regain (R-CREATURES). */
const REGROWTH = 3;
