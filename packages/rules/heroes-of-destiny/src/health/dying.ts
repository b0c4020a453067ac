import {
  ConditionEnded,
  ConditionGiven,
  carried,
  defineChange,
  defineCheckpoint,
  defineCondition,
  endAll,
  give,
  type Id,
  type Play,
  type View,
} from '@riposte/kernel';
import { Prone } from '../movement/posture.ts';
import { CheckBonus, passesWild, rollOf } from '../rolls/checks.ts';
import { ruled } from '../rulings.ts';
import { type Fighter, fighter, fighters, isFighter } from '../state/fighter.ts';
import { scene } from '../state/scene.ts';
import { awake, Dead, lives, Unconscious } from './alive.ts';
import { woundCount } from './wounds.ts';

export const FailureCounted = defineChange('failure-counted', (store, who: Id, failures: number): boolean => {
  if ((store.state.entities[who] as Fighter).failures === failures) return false;
  (store.edit(who) as Fighter).failures = failures;
  return true;
});

/** Death checks that wait. */
export const Owed = defineChange('owed', (store, who: Id, checks: number): boolean => {
  if (((store.state.entities[who] as Fighter).owes ?? 0) === checks) return false;
  (store.edit(who) as Fighter).owes = checks;
  return true;
});

/** From now on the next check to wake is counted. */
export const TriedToWake = defineChange('tried-to-wake', (store, who: Id, minute: number): boolean => {
  if ((store.state.entities[who] as Fighter).triedToWake === minute) return false;
  (store.edit(who) as Fighter).triedToWake = minute;
  return true;
});

/** The ten minutes until the next check are counted from falling unconscious, and anew after each waking. @rule HD-MSC-014 */
export const SleepCounted = defineCheckpoint('sleep-counted', {
  rule: 'HD-MSC-014',
  watches: [ConditionGiven, ConditionEnded],
  settle(play, who) {
    if (!isFighter(play, who)) return;
    const isCounted = (fighter(play, who).triedToWake ?? -1) >= 0;
    const lies = carried(play, who, Unconscious).length > 0;
    if (lies !== isCounted) TriedToWake(play, who, lies ? scene(play).minutes : -1);
  },
});

export function die(play: Play, who: Id, by: Id): void {
  give(play, who, Dead, { source: by });
}

/** The dead live again, and lie there. */
export function risesAgain(play: Play, who: Id): void {
  if (!play.has(who, Dead)) return;
  endAll(play, who, Dead);
  give(play, who, Prone);
}

/** The failed check that kills. @rule HD-HDH-004 */
export const LAST_FAILURE = 3;

/**
 * At the end of a round the dying check Vitality against the number of their wounds, except while a wound is treated after the fight. A critical
 * success stabilizes. @rule HD-HDH-004
 */
export const Dying = defineCondition('dying', {
  rule: 'HD-HDH-004',
  title: 'dying',
  each(play, who) {
    if (isTreated(play, who)) return;
    if (mayBeTreated(play)) Owed(play, who, (fighter(play, who).owes ?? 0) + 1);
    else checksDeath(play, who);
  },
});

function checksDeath(play: Play, who: Id): void {
  const tn = woundCount(fighter(play, who));
  const bonus = CheckBonus(play, who, who, 'death');
  const { wild } = ruled(play);
  const fate = play.roll(rollOf('death'), who, wild.dice, (total) => (total >= wild.success ? 2 : total + bonus >= tn ? 1 : 0));
  if (fate === 1) return;
  if (fate === 0) {
    FailureCounted(play, who, fighter(play, who).failures + 1);
    if (fighter(play, who).failures < LAST_FAILURE) return;
    die(play, who, who);
  }
  stabilized(play, who);
}

/** A fatal wound kills only if it is not treated promptly. @rule HD-WND-007 */
const isTreated = (view: View, who: Id): boolean => scene(view).peace && fighter(view, who).worked === scene(view).minutes;

/** Whether somebody who has not worked yet in a minute of work can still treat the dying in it: helpers work at the same time. @rule HD-APS-012 */
function mayBeTreated(view: View): boolean {
  const { peace, minutes } = scene(view);
  const works = (id: Id): boolean => fighter(view, id).worked === minutes;
  return peace && fighters(view).some(({ id }) => works(id)) && fighters(view).some(({ id }) => !works(id) && awake(view, id));
}

/** The minute of work is over: those whom nobody treated in it check now. @rule HD-HDH-004 HD-APS-012 */
export function checksOwed(play: Play): void {
  for (const { id, owes = 0 } of fighters(play)) {
    Owed(play, id, 0);
    for (let left = owes; left > 0 && play.has(id, Dying); left--) checksDeath(play, id);
  }
}

/** The dying clock stops. @rule HD-MSC-013 */
export function stabilized(play: Play, who: Id): void {
  endAll(play, who, Dying);
  if (carried(play, who, Unconscious).length > 0) TriedToWake(play, who, scene(play).minutes);
  FailureCounted(play, who, 0);
  Owed(play, who, 0);
}

/** The clock of the notes: checks at the end of each round. @rule HD-HDH-004 */
export function doomOfDying(play: Play, who: Id): void {
  give(play, who, Dying);
}

/** The other reading: only the game master ends a life. @rule HD-HDH-004 */
export function doomOfGm(): void {}

/** Fortitude that keeps a critically wounded one awake, and wakes. */
export const AWAKE_TN = 4;

/** A critical wound knocks out unless Fortitude holds. @rule HD-WND-006 */
export function staysAwake(play: Play, who: Id): boolean {
  return passesWild(play, who, 'fortitude', AWAKE_TN);
}

/** Goes down, and lies there still after waking. */
export function passOut(play: Play, who: Id, by: Id): void {
  give(play, who, Prone);
  give(play, who, Unconscious, { source: by });
}

/** A healed wound, or help, lets an unconscious fighter try to wake. @rule HD-MSC-013 */
export function triesToWake(play: Play, who: Id): void {
  if (carried(play, who, Unconscious).length === 0 || play.has(who, Dying) || !lives(play, who)) return;
  TriedToWake(play, who, scene(play).minutes);
  if (passesWild(play, who, 'fortitude', AWAKE_TN)) endAll(play, who, Unconscious);
}
