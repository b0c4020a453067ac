import { after, ConditionEnded, carried, endAll, give, type Id, type Play } from '@riposte/kernel';
import { AfterEncounter } from '../after-the-encounter/after-encounter.ts';
import { wakeIn } from '../after-the-encounter/end-of-encounter.ts';
import { HOUR, Minutes } from '../after-the-encounter/minutes.ts';
import { fighter, SCENE } from '../characters/fighter.ts';
import { MagicPoints } from '../magic/magic-points.ts';
import { BadlyWounded } from './badly-wounded.ts';
import { Healed, Hurt } from './hit-points.ts';
import { Dead } from './instant-death.ts';
import { KnockedOut } from './knocked-out.ts';
import { MortallyWounded } from './mortally-wounded.ts';
import { Stunned } from './stunned.ts';
import { SURVIVAL, SurvivalOpen, Survived, survival, wake } from './survival.ts';

// Between life and death, by the word of the game master.

/** The survival roll of this knockout counts as made, with this outcome. */
function survives(play: Play, who: Id, outcome: number): void {
  endAll(play, who, SurvivalOpen);
  for (const { id: parent } of carried(play, who, KnockedOut)) {
    for (const { id } of carried(play, who, Survived)) ConditionEnded(play, who, id);
    give(play, who, Survived, { value: outcome, parent });
  }
}

/** Out by a wound that kills in ten minutes. */
export function woundMortally(play: Play, who: Id): void {
  Hurt(play, who, fighter(play, who).hp, true);
  endAll(play, who, KnockedOut);
  give(play, who, KnockedOut, { value: 1 });
  MagicPoints.spend(play, who, fighter(play, who).mp);
  endAll(play, who, SurvivalOpen);
  give(play, who, MortallyWounded, { until: after(play, Minutes, SCENE, 10) });
}

/** The dying is badly wounded instead, and wakes in an hour after the encounter. */
export function mendMortalWound(play: Play, who: Id): void {
  endAll(play, who, MortallyWounded);
  survives(play, who, SURVIVAL.badly);
  give(play, who, BadlyWounded);
  if (play.has(who, AfterEncounter)) wakeIn(play, who, HOUR);
}

/** Nobody needs to roll for this one, who wakes in five minutes after the encounter. */
export function isOutOfDanger(play: Play, who: Id): void {
  endAll(play, who, MortallyWounded);
  survives(play, who, SURVIVAL.wakes);
  if (play.has(who, AfterEncounter)) wakeIn(play, who, 5);
}

/** Wakes if the survival roll allows it. */
export function rouse(play: Play, who: Id): void {
  const outcome = survival(play, who, false);
  if (outcome === SURVIVAL.dead) return;
  if (outcome === SURVIVAL.mortal) return void give(play, who, MortallyWounded, { until: after(play, Minutes, SCENE, 10) });
  if (outcome === SURVIVAL.badly) give(play, who, BadlyWounded);
  wake(play, who);
}

/** Alive and awake, with a single HP at least. */
export function revive(play: Play, who: Id): void {
  for (const condition of [Dead, SurvivalOpen, MortallyWounded, KnockedOut, Stunned]) endAll(play, who, condition);
  if (fighter(play, who).hp === 0) Healed(play, who, 1);
}
