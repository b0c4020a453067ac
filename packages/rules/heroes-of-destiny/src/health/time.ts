import {
  type AnyIntent,
  defineAsk,
  defineChange,
  defineCheckpoint,
  defineIntent,
  GM,
  type Id,
  type IntentContext,
  judging,
  NOBODY,
  number,
  oneOf,
  type Play,
  type Refuse,
  type Result,
  text,
  type View,
} from '@riposte/kernel';
import { minuteEnds } from '../sequence/lasting.ts';
import { roundsGoBy } from '../sequence/rounds.ts';
import { type Fighter, fighter, fighters, isFighter } from '../state/fighter.ts';
import { SCENE, type Scene, scene } from '../state/scene.ts';
import { lives, Unconscious } from './alive.ts';
import { checksOwed, Dying, Owed, triesToWake } from './dying.ts';
import { recover, TendingSet, tendedBy, tendedOn } from './recovery.ts';
import { afterInterruption, beginRest, completeRest, interruptRest, RestSet, SleepSet, wake, wakeUp } from './rest.ts';
import { FATAL } from './wound-levels.ts';
import { severity } from './wounds.ts';

const MAX_MINUTES = 10_000;
const WAKING = 10;

/** Minutes after which no rest is resumed. */
const TOO_LONG_TO_RESUME = MAX_MINUTES;

export const TimePassed = defineChange('time-passed', (store, _scene: Id, minutes: number): void => {
  (store.edit(SCENE) as Scene).minutes += minutes;
});

export const PeaceSet = defineChange('peace-set', (store, _scene: Id, peace: boolean, closed: boolean): void => {
  const s = store.edit(SCENE) as Scene;
  s.peace = peace;
  s.closed = closed;
  s.acting = -1;
  if (!peace) s.winner = null;
});

/** The fight is over, the game goes on. */
export const EndEncounter = defineIntent('end-encounter', {
  rule: 'HD-RST-001',
  title: 'The fight is over',
  automatic: true,
  perform(play) {
    PeaceSet(play, SCENE, true, false);
    return true;
  },
});

function atPeace(view: View, _by: Id, refuse: Refuse): void {
  if (!scene(view).peace) refuse('HD-RST-001', 'after-the-fight');
}

/** What the unconscious do not do; they may only rest (R-CONDITIONS). */
function awakeAtPeace(view: View, by: Id, refuse: Refuse): void {
  atPeace(view, by, refuse);
  if (view.has(by, Unconscious)) refuse('R-CONDITIONS', 'unconscious');
}

export const CloseScene = defineIntent('close-scene', {
  rule: 'HD-RST-001',
  title: 'Close the scene',
  tags: ['time'],
  actor: 'scene',
  perform(play) {
    checksOwed(play);
    PeaceSet(play, SCENE, true, true);
    return true;
  },
});

/** Lets minutes pass, and their rounds: rests end as they are due, those who lie unconscious try to wake every ten minutes. @rule HD-RST-002 HD-RST-003 HD-MSC-014 */
export const PassTime = defineIntent<{ readonly minutes: number }>('pass-time', {
  rule: 'HD-RST-002',
  title: 'Let time pass',
  tags: ['time'],
  actor: 'scene',
  params: { minutes: number({ rule: 'HD-RST-002', least: () => 1, most: () => MAX_MINUTES }) },
  perform(play, _by, { minutes }) {
    checksOwed(play);
    pass(play, minutes);
    return true;
  },
});

/** The work of a fighter was done at this minute. */
export const Worked = defineChange('worked', (store, who: Id, minute: number): void => {
  (store.edit(who) as Fighter).worked = minute;
});

/** Work of a minute after the fight: the minute goes by, once for all who work in it. Who is treated does not die in it. @rule HD-APS-011 HD-APS-012 HD-WND-007 */
export function worksForAMinute(play: Play, intent: AnyIntent): Result {
  const { def, by } = intent;
  const { patient } = intent.with as { readonly patient: Id };
  const { minutes } = scene(play);
  const isUnderWay = fighter(play, by).worked !== minutes && fighters(play).some(({ worked }) => worked === minutes);
  if (isUnderWay) {
    Worked(play, by, minutes);
    Owed(play, patient, 0);
  } else {
    checksOwed(play);
    for (const one of [patient, by]) Worked(play, one, minutes + 1);
    pass(play, 1);
  }
  return judging(play, by).legal(intent) && def.perform(play, by, intent.with);
}

function pass(play: Play, minutes: number): void {
  for (let left = minutes; left > 0; ) {
    const span = Math.min(left, untilSomethingIsDue(play));
    left -= span;
    const waking = sleepers(play).filter((who) => wakesIn(play, who) <= span);
    TimePassed(play, SCENE, span);
    roundsGoBy(play, span);
    minuteEnds(play);
    for (const { id, rest } of fighters(play)) {
      if (rest === null || !lives(play, id)) continue;
      const goes = { ...rest, done: rest.done + span, tended: tendedOn(play, id, rest, span) };
      RestSet(play, id, goes);
      if (goes.done >= goes.needed) completeRest(play, id, goes);
    }
    for (const who of waking) triesToWake(play, who);
  }
}

/** Minutes until the next rest ends or the next waking is due. */
function untilSomethingIsDue(view: View): number {
  const rests = fighters(view).flatMap(({ rest }) => (rest === null ? [] : [rest.needed - rest.done]));
  return Math.max(1, Math.min(...rests, ...sleepers(view).map((who) => wakesIn(view, who)), MAX_MINUTES));
}

/** Those who lie unconscious and do not die of it. */
const sleepers = (view: View): Id[] => fighters(view).flatMap(({ id }) => (view.has(id, Unconscious) && !view.has(id, Dying) && lives(view, id) ? [id] : []));

/** Minutes until the next check to wake: ten after the last, or by the clock's tens where that is not known. @rule HD-MSC-014 */
function wakesIn(view: View, who: Id): number {
  const { minutes } = scene(view);
  const { triedToWake = -1 } = fighter(view, who);
  return triedToWake < 0 ? WAKING - (minutes % WAKING) : Math.max(1, triedToWake + WAKING - minutes);
}

type RestKind = { readonly kind: 'short' | 'long' };

/** Begins a rest. @rule HD-RST-004 HD-LRT-002 HD-LRT-014 */
export const TakeRest = defineIntent<RestKind>('rest', {
  rule: 'HD-RST-004',
  title: 'Rest',
  tags: ['rest'],
  available(view, by, refuse) {
    atPeace(view, by, refuse);
    if (isFighter(view, by) && fighter(view, by).rest !== null) refuse('HD-RST-001', 'resting');
    if (isFighter(view, by) && tendedBy(view, by) >= 0) refuse('HD-LRT-014', 'tending');
  },
  params: { kind: oneOf<IntentContext<RestKind>, RestKind['kind']>({ rule: 'HD-RST-001', candidates: () => ['short', 'long'] }) },
  check(view, by, { kind }, refuse) {
    if (kind === 'long' && severity(view, by) === FATAL) refuse('HD-LRT-002', 'fatal-wound');
  },
  perform(play, by, { kind }) {
    beginRest(play, by, kind);
    return true;
  },
});

/** Gives a rest up: a long one may still be worth short ones. @rule HD-INR-003 */
export const StopResting = defineIntent('stop-resting', {
  rule: 'HD-INR-001',
  title: 'Stop resting',
  tags: ['rest'],
  available(view, by, refuse) {
    awakeAtPeace(view, by, refuse);
    if (isFighter(view, by) && fighter(view, by).rest === null) refuse('HD-RST-001', 'not-resting');
  },
  perform(play, by) {
    interruptRest(play, by, TOO_LONG_TO_RESUME);
    return true;
  },
});

/** Falls asleep, and tends nobody any more, or wakes. @rule HD-RST-009 HD-RST-010 */
export const Sleep = defineIntent('sleep', {
  rule: 'HD-RST-010',
  title: 'Fall asleep or wake up',
  tags: ['rest'],
  available: awakeAtPeace,
  perform(play, by) {
    const { asleepSince, sleptUntil } = fighter(play, by);
    if (asleepSince >= 0) wake(play, by);
    else {
      TendingSet(play, by, NOBODY);
      SleepSet(play, by, scene(play).minutes, sleptUntil);
    }
    return true;
  },
});

/** Something disturbs a rest for so many minutes. @rule HD-INR-001 HD-INR-004 */
export const Disturb = defineIntent<{ readonly whom: Id; readonly minutes: number }>('disturb', {
  rule: 'HD-INR-001',
  title: 'Disturb a rest',
  tags: ['time'],
  actor: 'scene',
  params: {
    whom: oneOf<IntentContext<{ readonly whom: Id; readonly minutes: number }>, Id>({
      rule: 'HD-INR-001',
      candidates: (view) => fighters(view).flatMap(({ id, rest }) => (rest === null ? [] : [id])),
    }),
    minutes: number({ rule: 'HD-INR-001', least: () => 0, most: () => MAX_MINUTES }),
  },
  perform(play, _by, { whom, minutes }) {
    const rest = wakeUp(play, whom);
    checksOwed(play);
    pass(play, minutes);
    afterInterruption(play, whom, rest, minutes);
    return true;
  },
});

/** Whether an activity is too strenuous for a rest. @rule HD-RST-006 */
export const TooStrenuous = defineAsk<{ readonly who: Id; readonly what: string }, boolean>('too-strenuous', {
  rule: 'HD-RST-006',
  answer: oneOf({ rule: 'HD-RST-006', candidates: () => [true, false] }),
  fallback: () => false,
});

/** Does something while resting, as the game master allows. @rule HD-RST-006 */
export const Potter = defineIntent<{ readonly deed: string }>('potter', {
  rule: 'HD-RST-006',
  title: 'Do something while resting',
  tags: ['rest'],
  available(view, by, refuse) {
    awakeAtPeace(view, by, refuse);
    if (isFighter(view, by) && fighter(view, by).rest === null) refuse('HD-RST-006', 'not-resting');
  },
  params: {
    deed: text({ rule: 'HD-RST-006', most: 120, samples: ['walk round the camp'] }),
  },
  perform(play, by, { deed }) {
    wake(play, by);
    if (play.ask(TooStrenuous, GM, { who: by, what: deed })) interruptRest(play, by, 0);
    return true;
  },
});

type Patient = { readonly patient: Id };

/** Nobody is tended whose rest is over. @rule HD-LRT-012 */
export const TendingEnds = defineCheckpoint('tending-ends', {
  rule: 'HD-LRT-012',
  watches: [RestSet],
  settle(play, patient) {
    if (fighter(play, patient).rest !== null) return;
    for (const { id, tending } of fighters(play)) if (tending === patient) TendingSet(play, id, NOBODY);
  },
});

/** Looks after a patient who rests; that is no rest for the tender. @rule HD-LRT-012 HD-LRT-014 */
export const Tend = defineIntent<Patient>('tend', {
  rule: 'HD-LRT-012',
  title: 'Tend',
  tags: ['rest'],
  available: awakeAtPeace,
  params: {
    patient: oneOf<IntentContext<Patient>, Id>({
      rule: 'HD-LRT-012',
      candidates: (view, { by }) => fighters(view).flatMap(({ id, rest }) => (id !== by && rest?.kind === 'long' ? [id] : [])),
    }),
  },
  perform(play, by, { patient }) {
    if (fighter(play, by).rest !== null) interruptRest(play, by, 0);
    wake(play, by);
    TendingSet(play, by, patient);
    return true;
  },
});

export const StopTending = defineIntent('stop-tending', {
  rule: 'HD-LRT-012',
  title: 'Stop tending',
  tags: ['rest'],
  available(view, by, refuse) {
    awakeAtPeace(view, by, refuse);
    if (isFighter(view, by) && tendedBy(view, by) < 0) refuse('HD-LRT-012', 'tending-nobody');
  },
  perform(play, by) {
    TendingSet(play, by, NOBODY);
    return true;
  },
});

/** A special ability lets a fighter make a recovery check. @rule HD-RCV-002 */
export const GrantRecovery = defineIntent<{ readonly whom: Id }>('grant-recovery', {
  rule: 'HD-RCV-002',
  title: 'Grant a recovery check',
  tags: ['time'],
  actor: 'scene',
  params: {
    whom: oneOf<IntentContext<{ readonly whom: Id }>, Id>({
      rule: 'HD-RCV-002',
      candidates: (view) => fighters(view).flatMap(({ id }) => (severity(view, id) > 0 ? [id] : [])),
    }),
  },
  perform(play, _by, { whom }) {
    recover(play, whom);
    return true;
  },
});
