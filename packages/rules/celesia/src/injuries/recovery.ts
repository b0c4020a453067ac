import { carried, defineChange, defineIntent, end, expire, give, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { bodyPart, fighter, fighters, SCENE, type Scene, scene } from '../fighters/fighter.ts';
import { constitutionCheck } from '../fighters/saves.ts';
import { fightingIsOver, sceneAfterTheFight } from '../rounds/after-the-fight.ts';
import { inMinutes, Minutes, SPANS, type Span } from '../rounds/clocks.ts';
import { ruled } from '../rulings.ts';
import { alive } from '../stamina/dead.ts';
import { Exhaustion, MaxExhaustion, MaxStamina, Stamina } from '../stamina/stamina.ts';
import { easeStrain } from '../stamina/strain.ts';
import { mayWake, Unconscious, wakeFromFaint } from '../stamina/unconscious.ts';
import { isDestroyed, partsOf } from './body.ts';
import { heal, lessen, Recovering, Untreated } from './healing.ts';
import { injure } from './wounds.ts';

export const TimePassed = defineChange('time-passed', (store, _scene: Id, minutes: number): void => {
  (store.edit(SCENE) as Scene).minutes += minutes;
});

const HOURS_OF_REST: { readonly [S in Span]: number } = { rest: 0, hour: 1, night: 8, day: 0, week: 0 };

/** Time passes: rest first, then what falls due day by day (R-REST). @rule CE-HED-002 CE-INJ-010 CE-INJ-014 */
export const PassTime = defineIntent<{ readonly span: Span }>('pass-time', {
  rule: 'CE-INJ-010',
  title: 'Let time pass',
  tags: ['time'],
  actor: 'scene',
  available: sceneAfterTheFight,
  params: { span: oneOf({ rule: 'CE-INJ-010', candidates: () => Object.keys(SPANS) as Span[] }) },
  perform(play, _by, { span }) {
    let left: number = SPANS[span];
    while (left > 0) {
      const now = Math.min(left, SPANS.day, minutesToNextDue(play));
      TimePassed(play, SCENE, now);
      left -= now;
      fallDue(play);
    }
    for (const { id } of fighters(play)) if (alive(play, id)) rest(play, id, span);
    fightingIsOver(play);
    return true;
  },
});

/** Minutes until the next thing falls due, so that each counts from its own moment. */
function minutesToNextDue(view: View): number {
  const { minutes } = scene(view);
  const clock = view.rules.codeOfClock(Minutes);
  let next = Number.POSITIVE_INFINITY;
  for (const { conditions } of view.state.entities) {
    for (const condition of conditions) if (condition.clock === clock && condition.at > minutes) next = Math.min(next, condition.at - minutes);
  }
  return next;
}

/** Untreated injuries may worsen, treated ones are healed, failed treatments may be tried again. @rule CE-INJ-010 CE-INJ-014 CE-INJ-015 */
function fallDue(play: Play): void {
  const { minutes } = scene(play);
  for (const { id } of fighters(play)) {
    for (const part of fighter(play, id).parts) {
      for (const condition of carried(play, part, Recovering)) if (condition.at <= minutes) recover(play, part, condition.id);
      worsen(play, id, part, minutes);
    }
  }
  expire(play, Minutes, SCENE);
}

function recover(play: Play, part: Id, condition: number): void {
  end(play, part, condition);
  if (!isDestroyed(play, part)) lessen(play, part);
}

const WORSENING_DC = 20;

/** One check a day for each untreated injury, or for each part; a failure adds an injury that is untreated, too. @rule CE-INJ-010 CE-INJ-011 CE-INJ-017 */
function worsen(play: Play, who: Id, part: Id, minutes: number): void {
  const due = carried(play, part, Untreated).filter((condition) => condition.at <= minutes);
  if (due.length === 0) return;
  for (const condition of due) {
    end(play, part, condition.id);
    give(play, part, Untreated, { until: inMinutes(play, SPANS.day) });
  }
  for (let i = 0; i < ruled(play).worseningChecks(due.length) && alive(play, who) && !isDestroyed(play, part); i++) {
    if (!constitutionCheck(play, who, WORSENING_DC)) injure(play, part, 1);
  }
}

/** What rest gives back: half the strain after each ten minutes, all of it after a night; a concussion may pass in an hour (R-REST). @rule CE-HED-002 CE-STN-001 */
function rest(play: Play, who: Id, span: Span): void {
  if (SPANS[span] >= SPANS.night) refresh(play, who);
  else for (let minutes = SPANS[span]; minutes >= SPANS.rest; minutes -= SPANS.rest) easeStrain(play, who, Math.floor(fighter(play, who).strain / 2));
  wakeInTime(play, who, SPANS[span]);
  for (let hour = 0; hour < HOURS_OF_REST[span]; hour++) {
    for (const part of fighter(play, who).parts) {
      const { part: kind, injuries } = bodyPart(play, part);
      if (kind === 'head' && injuries === 1 && constitutionCheck(play, who, CONCUSSION_DC)) heal(play, part);
    }
  }
}

/** Rounds of a minute; those who may wake by themselves are tried for this long at most, which leaves one in two hundred asleep. */
const ROUNDS_A_MINUTE = 10;
const MAX_TRIES = 100;

/** Those who may wake by themselves go on trying each round, after the fight, too. @rule CE-HED-009 */
function wakeInTime(play: Play, who: Id, minutes: number): void {
  for (const bearer of [who, ...partsOf(play, who, 'head')]) {
    const tries = Math.min(MAX_TRIES, minutes * ROUNDS_A_MINUTE);
    for (let i = 0; i < tries && mayWake(play, bearer); i++)
      for (const condition of carried(play, bearer, Unconscious)) Unconscious.each?.(play, bearer, condition);
  }
}

const CONCUSSION_DC = 25;

/** What a night's sleep gives back; it ends no coma (R-REST). @rule CE-STA-007 CE-HED-010 */
function refresh(play: Play, who: Id): void {
  if (fighter(play, who).con === null) return;
  easeStrain(play, who, fighter(play, who).strain);
  Stamina.refill(play, who, MaxStamina(play, who));
  Exhaustion.refill(play, who, MaxExhaustion(play, who));
  wakeFromFaint(play, who);
}
