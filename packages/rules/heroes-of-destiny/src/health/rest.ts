import { defineAsk, defineChange, type Id, oneOf, type Play, someOf, type View } from '@riposte/kernel';
import { ruled } from '../rulings.ts';
import { type Fighter, fighter, type Investment, type Rest } from '../state/fighter.ts';
import { scene } from '../state/scene.ts';
import { Unconscious } from './alive.ts';
import { Mana, MaxMana, retrieveMana } from './mana.ts';
import { dropWound, recover } from './recovery.ts';
import { Exhausted, MaxStamina, Stamina, takeOffFatigue } from './stamina.ts';
import { MODERATE } from './wound-levels.ts';
import { severity, woundCount } from './wounds.ts';

/** Minutes. @rule HD-RST-002 HD-RST-003 */
const REST_MINUTES = { short: 15, long: 480 } as const;
const DAY = 1440;
const LONG_RESTS_A_DAY = 2;
export const LONGEST_INTERRUPTION = 30;
const RESUMING = 60;

export const RestSet = defineChange('rest-set', (store, who: Id, rest: Rest | null): boolean => {
  if ((store.state.entities[who] as Fighter).rest === rest) return false;
  (store.edit(who) as Fighter).rest = rest;
  return true;
});

export const LongRestCounted = defineChange('long-rest-counted', (store, who: Id, minutes: number): void => {
  const f = store.edit(who) as Fighter;
  f.longRests = [...f.longRests, minutes];
});

export const SleepSet = defineChange('sleep-set', (store, who: Id, since: number, until: number): void => {
  const f = store.edit(who) as Fighter;
  f.asleepSince = since;
  f.sleptUntil = until;
});

/** Sleep that is over; what is older than a day counts no more. */
export const Napped = defineChange('napped', (store, who: Id, from: number, to: number): boolean => {
  if (to <= from) return false;
  const f = store.edit(who) as Fighter;
  f.naps = [...(f.naps ?? []).filter((nap) => nap[1] > to - DAY), [from, to]];
  return true;
});

/** Two long rests count together when they end on one day of the calendar. @rule HD-RST-005 */
export const calendarDay = (then: number, now: number): boolean => Math.floor(then / DAY) === Math.floor(now / DAY);

/** The other reading: within 24 hours. @rule HD-RST-005 */
export const rollingDay = (then: number, now: number): boolean => now - then < DAY;

/** Minutes of a full night's sleep; some races need more or less. @rule HD-RST-010 HD-RST-011 */
export const sleepNeeded = (f: Fighter): number => f.fixed.sleep ?? 480 - 30 * f.vit;

/** Whether a fighter has slept a full night within the last 24 hours: the unconscious have (R-CONDITIONS). A long rest may be spent awake. @rule HD-RST-008 HD-RST-009 */
function hasSlept(view: View, who: Id): boolean {
  const f = fighter(view, who);
  const now = scene(view).minutes;
  return now - f.sleptUntil <= DAY || view.has(who, Unconscious) || ruled(view).sleep(stretches(f, now)) >= sleepNeeded(f);
}

/** The minutes of each stretch of sleep that falls into the last 24 hours, the present one included. */
function stretches({ asleepSince, naps = [] }: Fighter, now: number): number[] {
  const all = asleepSince < 0 ? naps : [...naps, [asleepSince, now] as const];
  return all.map(([from, to]) => to - Math.max(from, now - DAY)).filter((minutes) => minutes > 0);
}

/** Sleep in several stretches adds up, as on a night with a watch (R-SLEEP). @rule HD-RST-009 */
export const allSleep = (minutes: readonly number[]): number => minutes.reduce((sum, minute) => sum + minute, 0);

/** The other reading: a night's sleep is one stretch. @rule HD-RST-009 */
export const longestSleep = (minutes: readonly number[]): number => Math.max(0, ...minutes);

/** Wakes: a full night counts from now. */
export function wake(play: Play, who: Id): void {
  const f = fighter(play, who);
  const now = scene(play).minutes;
  if (f.asleepSince < 0) return;
  SleepSet(play, who, -1, now - f.asleepSince >= sleepNeeded(f) ? now : f.sleptUntil);
  Napped(play, who, f.asleepSince, now);
}

/** A rest begins; its benefits depend on the fighter's condition now. @rule HD-RST-004 HD-LRT-001 */
export function beginRest(play: Play, who: Id, kind: Rest['kind']): void {
  RestSet(play, who, { kind, done: 0, needed: REST_MINUTES[kind], used: 0, exhausted: play.has(who, Exhausted), severity: severity(play, who), tended: [] });
}

/** A rest comes to its end. */
export function completeRest(play: Play, who: Id, rest: Rest): void {
  RestSet(play, who, null);
  if (rest.kind === 'short') shortBenefits(play, who);
  else longBenefits(play, who, rest);
}

/** Half of the present maxima come back, and one light wound of the lightly or moderately wounded heals. @rule HD-SRT-001 HD-SRT-002 HD-SRT-003 */
function shortBenefits(play: Play, who: Id): void {
  if (play.has(who, Exhausted) && !ruled(play).exhaustedShortRest) return;
  Stamina.gain(play, who, Math.floor(MaxStamina(play, who) / 2));
  Mana.gain(play, who, Math.floor(MaxMana(play, who) / 2));
  const worst = severity(play, who);
  if (worst > 0 && worst <= MODERATE && fighter(play, who).wounds[0] > 0) dropWound(play, who, 1, 0);
}

/** Which invested mana the fighter takes back after a long rest. @rule HD-MAN-006 */
export const RetrieveMana = defineAsk<{ readonly who: Id }, readonly string[]>('retrieve-mana', {
  rule: 'HD-MAN-006',
  open: (view, _who, { who }) => retrievable(fighter(view, who).invested).length > 0,
  answer: someOf<{ readonly who: Id; readonly about: { readonly who: Id } }, string>({
    rule: 'HD-MAN-006',
    from: (view, { about: { who } }) => retrievable(fighter(view, who).invested),
    words: (view, who) => retrievable(fighter(view, who).invested),
  }),
  fallback: () => [],
});

const retrievable = (invested: readonly Investment[]): string[] => [
  ...new Set(invested.flatMap((investment) => (investment.returns === 'after a long rest' ? [investment.by] : []))),
];

/**
 * The five steps of a long rest in their order: exhaustion, light wounds, fatigue, one recovery check, pools.
 * @rule HD-LRT-003 HD-LRT-004 HD-LRT-005 HD-LRT-006 HD-LRT-011
 */
function longBenefits(play: Play, who: Id, rest: Rest): void {
  const now = scene(play).minutes;
  const today = fighter(play, who).longRests.filter((then) => ruled(play).countsWith(then, now)).length;
  if (today >= LONG_RESTS_A_DAY || !hasSlept(play, who)) return;
  LongRestCounted(play, who, now);
  if (rest.exhausted) ruled(play).relieve(play, who);
  else {
    healLight(play, who, rest);
    restsOff(play, who, rest);
    if (rest.severity > 0 && woundCount(fighter(play, who)) > 0) recover(play, who, rest.tended);
  }
  for (const by of play.ask(RetrieveMana, who, { who })) retrieveMana(play, who, by);
  Stamina.gain(play, who, MaxStamina(play, who));
  Mana.gain(play, who, MaxMana(play, who));
}

/** Step two: all light wounds of the lightly or moderately wounded. @rule HD-LRT-007 */
function healLight(play: Play, who: Id, rest: Rest): void {
  if (rest.severity === 0 || rest.severity > MODERATE) return;
  while (fighter(play, who).wounds[0] > 0) dropWound(play, who, 1, 0);
}

/** Step three: fatigue falls by 5 + Vitality - the level of the worst wound, by at least 1 for the unwounded. @rule HD-LRT-008 HD-LRT-001 */
function restsOff(play: Play, who: Id, rest: Rest): void {
  const worst = ruled(play).woundForRest(rest, severity(play, who));
  takeOffFatigue(play, who, Math.max(worst === 0 ? 1 : 0, 5 + fighter(play, who).vit - worst));
}

const WAYS_ON = ['resume', 'short rests', 'abandon'] as const;
type WayOn = (typeof WAYS_ON)[number];

/** What becomes of a long rest that was interrupted. @rule HD-INR-002 HD-INR-003 */
export const InterruptedRest = defineAsk<{ readonly rested: number; readonly minutes: number }, WayOn>('interrupted-rest', {
  rule: 'HD-INR-002',
  answer: oneOf<{ readonly who: Id; readonly about: { readonly rested: number; readonly minutes: number } }, WayOn>({
    rule: 'HD-INR-004',
    candidates: (_view, { about: { rested: done, minutes } }) =>
      WAYS_ON.filter((way) => (way === 'resume' ? minutes <= LONGEST_INTERRUPTION : way === 'abandon' || done >= REST_MINUTES.short)),
    words: () => WAYS_ON,
  }),
  fallback: (_view, _who, { rested: done, minutes }) => (minutes <= LONGEST_INTERRUPTION ? 'resume' : done >= REST_MINUTES.short ? 'short rests' : 'abandon'),
});

/** A rest is interrupted, for so many minutes. */
export function interruptRest(play: Play, who: Id, minutes: number): void {
  afterInterruption(play, who, wakeUp(play, who), minutes);
}

/** A rest breaks off. Returns what it was. */
export function wakeUp(play: Play, who: Id): Rest | null {
  const { rest } = fighter(play, who);
  wake(play, who);
  RestSet(play, who, null);
  return rest;
}

/** A short rest is lost; a long one may go on an hour longer, or be worth short ones. @rule HD-INR-001 HD-INR-002 HD-INR-003 HD-INR-004 */
export function afterInterruption(play: Play, who: Id, rest: Rest | null, minutes: number): void {
  if (rest === null || rest.kind === 'short') return;
  const way = play.ask(InterruptedRest, who, { rested: rest.done - rest.used, minutes });
  const shorts = way === 'short rests' ? Math.floor((rest.done - rest.used) / REST_MINUTES.short) : 0;
  for (let i = 0; i < shorts; i++) shortBenefits(play, who);
  const goesOn = way === 'resume' || (way === 'short rests' && ruled(play).resumesAfterPart && minutes <= LONGEST_INTERRUPTION);
  if (goesOn) RestSet(play, who, { ...rest, needed: rest.needed + RESUMING, used: rest.used + shorts * REST_MINUTES.short });
}

/** Spending stamina or mana disturbs a rest, which a fight has done already; investing does not. @rule HD-RST-007 */
export function strains(play: Play, who: Id): void {
  if (scene(play).peace && fighter(play, who).rest !== null) interruptRest(play, who, 0);
}
