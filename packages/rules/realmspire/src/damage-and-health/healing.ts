import { defineChange, defineCondition, endAll, type Id, type Play } from '@riposte/kernel';
import { type Fighter, fighter } from '../characters/fighter.ts';
import { Dead, Down, Dying } from './dying.ts';
import { MostHealth } from './health.ts';
import { awake } from './unconscious.ts';

/** Health comes back, at most to the full pool (R-REST). */
export const Healed = defineChange(
  'healed',
  (store, who: Id, points: number): boolean => {
    if (points <= 0) return false;
    (store.edit(who) as Fighter).health += points;
    return true;
  },
  { say: (name, who, points) => `${name(who)} regains ${points} health` },
);

/** Heals, never over the full pool; one who wakes is neither down nor dying any more. */
export function heal(play: Play, who: Id, points: number): void {
  if (play.has(who, Dead)) return;
  Healed(play, who, Math.min(points, MostHealth(play, who) - fighter(play, who).health));
  if (!awake(play, who)) return;
  endAll(play, who, Down);
  endAll(play, who, Dying);
}

/** Burnt since its last turn: it does not heal by itself (R-CREATURES). */
export const Scorched = defineCondition('scorched', { rule: 'R-CREATURES', title: 'scorched' });

/** Heals what can regenerate, at the start of its turn (R-CREATURES). */
export function regenerate(play: Play, who: Id): void {
  const heals = fighter(play, who).features.some((code) => play.rules.things[code].id === 'regeneration');
  if (heals && awake(play, who) && !play.has(who, Scorched)) heal(play, who, REGROWTH);
}

/** Points that trolls regain (R-CREATURES). */
const REGROWTH = 3;
