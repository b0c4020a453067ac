import {
  after,
  type Condition,
  carried,
  declare,
  defineChange,
  defineClock,
  defineCondition,
  defineIntent,
  end,
  endAll,
  extend,
  give,
  type Id,
  type Next,
  number,
  oneOf,
  over,
  type Play,
  run,
  type View,
} from '@riposte/kernel';
import { AfterEncounter, alive, awake, BadlyWounded, KnockedOut, MortallyWounded, Stunned } from '../problematic-situations/helpless.ts';
import { die, MagicPoints } from '../taking-damage/damage.ts';
import { fighter, fighters, SCENE, type Scene, scene } from '../characters/fighter.ts';
import { Healed, SURVIVAL, survival, wake } from '../taking-damage/magical-healing.ts';
import { MostMp } from '../characters/checks.ts';
import { bearsTrait } from '../characters/traits.ts';

/** Minutes since the encounter ended. */
export const Minutes = defineClock('minutes', (view) => scene(view).minutes);

export const HOUR = 60;
const DAY = 24 * HOUR;

/** Spans of time that may pass at once, in minutes. */
export const SPANS = { '5 minutes': 5, '10 minutes': 10, '1 hour': HOUR, '1 day': DAY, '1 week': 7 * DAY, '1 month': 30 * DAY } as const;
export type Span = keyof typeof SPANS;

/** Gets better by rest; ends when the time has come. */
export const Recovering = defineCondition('recovering', { rule: 'SS-WND-002', title: 'recovering' });

export const TimePassed = defineChange('time-passed', (store, _scene: Id, to: number): boolean => {
  if ((store.state.entities[SCENE] as Scene).minutes === to) return false;
  (store.edit(SCENE) as Scene).minutes = to;
  return true;
});

/** Whether the game goes on after the fight: the game master decides. */
export const AftermathSet = defineChange('aftermath', (store, _scene: Id, on: boolean): boolean => {
  if ((store.state.entities[SCENE] as Scene).aftermath === on) return false;
  (store.edit(SCENE) as Scene).aftermath = on;
  return true;
});

/** The encounter is over: the knocked out roll for survival, long stuns end, rest begins. @rule SS-KNO-005 SS-HEA-007 */
export const EndEncounter = defineIntent<{ readonly winner: number }>('end-encounter', {
  rule: 'SS-KNO-005',
  title: 'The encounter is over',
  automatic: true,
  params: { winner: number({ rule: 'SS-KNO-005', least: () => -1, most: () => 100 }) },
  perform(play, by, { winner }) {
    give(play, by, AfterEncounter, { value: winner + 1 });
    for (const { id } of fighters(play)) {
      give(play, id, AfterEncounter);
      if (play.has(id, KnockedOut)) lieDown(play, id);
      endLongStun(play, id);
      rest(play, id);
    }
    return true;
  },
});

/** What the survival roll means for one who lies there. @rule SS-KNO-009 SS-KNO-010 SS-KNO-011 SS-BAD-001 */
function lieDown(play: Play, who: Id): void {
  if (!alive(play, who)) return;
  const outcome = survival(play, who, false);
  if (outcome === SURVIVAL.dead) return;
  if (outcome === SURVIVAL.mortal) return void give(play, who, MortallyWounded, { until: after(play, Minutes, SCENE, 10) });
  if (outcome === SURVIVAL.badly) give(play, who, BadlyWounded);
  wakeIn(play, who, outcome === SURVIVAL.badly ? HOUR : 5);
}

/** Wakes so many minutes from now. */
export function wakeIn(play: Play, who: Id, minutes: number): void {
  for (const one of carried(play, who, KnockedOut)) extend(play, who, one.id, after(play, Minutes, SCENE, minutes));
}

/** Stunned to the end of the encounter means badly wounded from then on. @rule SS-HEA-007 */
function endLongStun(play: Play, who: Id): void {
  for (const one of carried(play, who, Stunned)) {
    end(play, who, one.id);
    if (one.value > 0) give(play, who, BadlyWounded);
  }
}

/** Starts the rest of one who is awake: an hour for the wounded, a week for a badly wounded hero, else a month. @rule SS-WND-002 SS-WND-003 SS-BAD-008 SS-BAD-009 */
export function rest(play: Play, who: Id): void {
  endAll(play, who, Recovering);
  const { hp, maxHp, mp } = fighter(play, who);
  if (!awake(play, who) || (hp === maxHp && mp === MostMp(play, who))) return;
  const minutes = play.has(who, BadlyWounded) ? (bearsTrait(play, who, 'hero') ? 7 : 30) * DAY : HOUR;
  give(play, who, Recovering, { until: after(play, Minutes, SCENE, minutes) });
}

/** Lets minutes pass, whatever falls due in its order. @rule SS-MRT-002 SS-BAD-001 SS-KNO-011 */
export function passTime(play: Play, minutes: number): void {
  const to = scene(play).minutes + minutes;
  for (const { id } of fighters(play)) endAll(play, id, Stunned);
  for (let due = firstDue(play, to); due !== null; due = firstDue(play, to)) {
    TimePassed(play, SCENE, Math.max(scene(play).minutes, due.condition.at));
    fallDue(play, due.who, due.condition);
  }
  TimePassed(play, SCENE, to);
}

interface Due {
  readonly who: Id;
  readonly condition: Condition;
}

function firstDue(view: View, to: number): Due | null {
  const clock = view.rules.codeOfClock(Minutes);
  let first: Due | null = null;
  for (const { id: who, conditions } of view.state.entities) {
    for (const condition of conditions) {
      if (condition.clock !== clock || condition.at > to) continue;
      if (first === null || condition.at < first.condition.at) first = { who, condition };
    }
  }
  return first;
}

function fallDue(play: Play, who: Id, due: Condition): void {
  const { codeOf } = play.rules;
  if (due.kind === codeOf(MortallyWounded)) {
    endAll(play, who, KnockedOut);
    end(play, who, due.id);
    die(play, who, who);
  } else if (due.kind === codeOf(KnockedOut)) {
    wake(play, who);
    rest(play, who);
  } else {
    end(play, who, due.id);
    Healed(play, who, fighter(play, who).maxHp);
    MagicPoints.gain(play, who, fighter(play, who).maxMp);
  }
}

/** Time passes, and everybody rests. For the game master. */
export const PassTime = defineIntent<{ readonly span: Span }>('pass-time', {
  rule: 'SS-WND-002',
  title: 'Let time pass',
  actor: 'scene',
  available(view, _by, refuse) {
    if (!view.has(SCENE, AfterEncounter)) refuse('SS-WND-002', 'only after the encounter');
  },
  params: { span: oneOf({ rule: 'SS-WND-002', candidates: () => Object.keys(SPANS) as Span[] }) },
  perform(play, _by, { span }) {
    passTime(play, SPANS[span]);
    return true;
  },
});

/** Ends the game after the fight. For the game master. */
export const CloseScene = defineIntent('close-scene', {
  rule: 'SS-KNO-005',
  title: 'Close the scene',
  actor: 'scene',
  available(view, _by, refuse) {
    if (!view.has(SCENE, AfterEncounter)) refuse('SS-KNO-005', 'only after the encounter');
  },
  perform(play) {
    AftermathSet(play, SCENE, false);
    return true;
  },
});

/** What comes after the fight: the encounter's end, then treatment and rest until the game master closes the scene. */
export function afterwards(view: View, winner: number): Next {
  const [ended] = carried(view, SCENE, AfterEncounter);
  if (!scene(view).aftermath) return over({ winner: ended === undefined ? winner : ended.value - 1 });
  if (ended === undefined) return run(EndEncounter.of(SCENE, { winner }));
  return declare([...fighters(view).flatMap((one) => (awake(view, one.id) ? [one.id] : [])), SCENE]);
}
