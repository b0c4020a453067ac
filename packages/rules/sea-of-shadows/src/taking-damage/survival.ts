import { carried, defineCondition, defineRoll, endAll, give, type Id, type Play } from '@riposte/kernel';
import { check, checkDice } from '../characters/checks.ts';
import { fighter } from '../characters/fighter.ts';
import { Healed } from './hit-points.ts';
import { kill } from './instant-death.ts';
import { KnockedOut } from './knocked-out.ts';
import { MortallyWounded } from './mortally-wounded.ts';
import { stun } from './stunned.ts';

/** Outcomes of the survival roll; 4 stands for 4 or more. @rule SS-KNO-007 */
export const SURVIVAL = { dead: 1, mortal: 2, badly: 3, wakes: 4 } as const;

/** The survival roll for this knockout was made; the value is its outcome. */
export const Survived = defineCondition('survived', { rule: 'SS-HEA-001', title: 'survival rolled' });

/** Knocked out, and the survival roll is still to come: a ritual may help it. @rule SS-HEA-011 */
export const SurvivalOpen = defineCondition('survival-open', { rule: 'SS-HEA-011', title: 'between life and death' });

export const SurvivalRoll = defineRoll('survival', { rule: 'SS-KNO-005', title: 'survival' });

/**
 * The survival roll with FOR, once per knockout and only after lethal damage. Returns its outcome; a 1 kills.
 * @rule SS-KNO-005 SS-KNO-008 SS-HEA-002
 */
export function survival(play: Play, who: Id, ritual: boolean): number {
  endAll(play, who, SurvivalOpen);
  if (play.has(who, MortallyWounded)) return SURVIVAL.mortal;
  const [knockout] = carried(play, who, KnockedOut);
  if (knockout.value === 0) return SURVIVAL.wakes;
  const [known] = carried(play, who, Survived);
  if (known !== undefined) return known.value;
  const outcome = play.roll(SurvivalRoll, who, checkDice(play, who, who, check('survival', 'FOR', ritual)), (total) => Math.min(total, SURVIVAL.wakes));
  if (outcome === SURVIVAL.dead) kill(play, who, who);
  else give(play, who, Survived, { value: outcome, parent: knockout.id });
  return outcome;
}

/** Wakes up, alone or with help: at least one HP, stunned for the first turn after a survival roll of 4 or more. @rule SS-KNO-010 SS-KNO-011 SS-KNO-012 */
export function wake(play: Play, who: Id): void {
  const [known] = carried(play, who, Survived);
  endAll(play, who, KnockedOut);
  if (fighter(play, who).hp === 0) Healed(play, who, 1);
  if (known?.value === SURVIVAL.wakes) stun(play, who);
}
