import { type ConditionDef, carried, defineChange, defineCondition, defineIntent, defineRoll, die, endAll, give, type Id, type Play } from '@riposte/kernel';
import { ActionPoints, endOfNextTurn, pay, primary } from '../actions-in-combat/action-points.ts';
import { awake, Dazed, Scorched } from './unconscious.ts';
import { bare, Hurt, take } from './damage.ts';
import { Bleeding, Dead, Down, Dying, EnduranceRoll, fallen } from './dying.ts';
import { type Fighter, fighter } from '../characters/fighter.ts';
import { MostHealth, skillTest } from '../characters/target-number.ts';
import { skillTestOn } from '../characters/resisting.ts';
import { test } from '../characters/skill-test.ts';

/** Endurance at the start of each turn, or 1d4 (R-CONDITIONS). */
export const Poisoned = defineCondition('poisoned', { rule: 'R-CONDITIONS', title: 'poisoned' });
/** 1d6 fire at the start of each turn (R-CONDITIONS). */
export const Burning = defineCondition('burning', { rule: 'R-CONDITIONS', title: 'burning' });
/** One AP less in the next round, and dazed (R-CONDITIONS). */
export const Stunned = defineCondition('stunned', { rule: 'R-CONDITIONS', title: 'stunned', carries: () => [Dazed] });

export const CONDITIONS: readonly ConditionDef[] = [Poisoned, Burning, Stunned];

export const AfflictionRoll = defineRoll('affliction', { rule: 'R-CONDITIONS', title: 'poison or fire' });

const D4 = die(4);
const D6 = die(6);

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

/** Heals, never over the full pool; who stands up again is no longer down. */
export function heal(play: Play, who: Id, points: number): void {
  if (play.has(who, Dead)) return;
  Healed(play, who, Math.min(points, MostHealth(play, who) - fighter(play, who).health));
  if (!awake(play, who)) return;
  endAll(play, who, Down);
  endAll(play, who, Dying);
}

/** What befalls one at the start of its turn, until it falls (R-CONDITIONS). */
export function suffer(play: Play, who: Id): void {
  if (play.state.entities[who].conditions.length > 0) {
    if (play.has(who, Poisoned) && test(play, EnduranceRoll, who, -1, skillTest('endurance')) === 0)
      take(play, who, bare(play.roll(AfflictionRoll, who, D4), 'poison'));
    if (awake(play, who) && play.has(who, Burning)) take(play, who, bare(play.roll(AfflictionRoll, who, D6), 'fire'));
    const [blood] = carried(play, who, Bleeding);
    if (awake(play, who) && blood !== undefined) bleed(play, who, blood.value);
  }
  regenerate(play, who);
}

function bleed(play: Play, who: Id, points: number): void {
  Hurt(play, who, points);
  fallen(play, who, false);
}

/** Points that trolls regain (R-CREATURES). */
const REGROWTH = 3;

/** Heals by itself unless it was burnt since its last turn (R-CREATURES). */
function regenerate(play: Play, who: Id): void {
  const heals = fighter(play, who).features.some((code) => play.rules.things[code].id === 'regeneration');
  if (heals && awake(play, who) && !play.has(who, Scorched)) heal(play, who, REGROWTH);
}

/** AP of the round, less one for the stunned (R-CONDITIONS). */
export function recover(play: Play, who: Id, points: number): void {
  const stunned = play.state.entities[who].conditions.length > 0 && play.has(who, Stunned);
  ActionPoints.refill(play, who, stunned ? points - 1 : points);
  if (stunned) {
    endAll(play, who, Stunned);
    give(play, who, Dazed, { until: endOfNextTurn(play, who) });
  }
}

/** Puts the flames out by Acrobatics (R-CONDITIONS). */
export const PutOut = defineIntent('put-out', {
  rule: 'R-CONDITIONS',
  title: 'Put out the flames',
  tags: ['primary'],
  available(view, by, refuse) {
    primary('tend')(view, by, refuse);
    if (!view.has(by, Burning)) refuse('R-CONDITIONS', 'not burning');
  },
  perform(play, by) {
    pay(play, by, 'tend');
    if (skillTestOn(play, by, -1, 'acrobatics') === 0) return false;
    endAll(play, by, Burning);
    return true;
  },
});
