import { type Condition, defineChange, defineIntent, definitionOf, end, endAll, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { TurnsEnding } from '../actions/turn.ts';
import { Aiming } from '../attack-and-defence/shooting.ts';
import { type Fighter, fighter, fighters, isPresent, SCENE, type Scene, scene } from '../characters/fighter.ts';
import { Focused } from '../magic/magic-points.ts';
import { Hasted } from '../magic/spells.ts';
import { Riding, StandingStill } from '../mounted-combat/riding.ts';
import { Blinded } from '../problematic-situations/blinded.ts';
import { Stuck } from '../problematic-situations/entangled.ts';
import { Fleeing } from '../problematic-situations/frightened.ts';
import { Helpless } from '../problematic-situations/helpless.ts';
import { Prone } from '../problematic-situations/prone.ts';
import { Slowed } from '../problematic-situations/slowed.ts';
import { Prisoner, Surrendered } from '../problematic-situations/surrendered.ts';
import { alive } from '../taking-damage/instant-death.ts';
import { awake, KnockedOut } from '../taking-damage/knocked-out.ts';
import { MortallyWounded, succumb } from '../taking-damage/mortally-wounded.ts';
import { Stunned } from '../taking-damage/stunned.ts';
import { wake } from '../taking-damage/survival.ts';
import { AfterEncounter } from './after-encounter.ts';
import { endWithEncounter, settleOpen } from './end-of-encounter.ts';
import { DAY, HOUR, Minutes } from './minutes.ts';
import { Recovering, recover, rest } from './rest.ts';
import { finishTreatment, Treating } from './treating.ts';

/** Spans of time that may pass at once, in minutes. */
export const SPANS = { '5 minutes': 5, '10 minutes': 10, '1 hour': HOUR, '1 day': DAY, '1 week': 7 * DAY, '1 month': 30 * DAY } as const;
type Span = keyof typeof SPANS;

/** The clock reads this many minutes since the encounter ended. */
export const TimePassed = defineChange('time-passed', (store, _scene: Id, to: number): boolean => {
  if ((store.state.entities[SCENE] as Scene).minutes === to) return false;
  (store.edit(SCENE) as Scene).minutes = to;
  return true;
});

/** Lets minutes pass; what falls due takes place in its order. @rule SS-MRT-002 SS-BAD-001 SS-KNO-011 */
export function passTime(play: Play, minutes: number): void {
  const to = scene(play).minutes + minutes;
  settleOpen(play);
  for (const { id } of fighters(play)) endOfTurns(play, id);
  for (let due = firstDue(play, to); due !== null; due = firstDue(play, to)) {
    TimePassed(play, SCENE, Math.max(scene(play).minutes, due.condition.at));
    fallDue(play, due.who, due.condition);
  }
  TimePassed(play, SCENE, to);
}

/** Conditions that last for turns by the rules, also where the game master set no end. */
const FOR_TURNS = [Stunned, Prone, Slowed, Blinded, Hasted, Fleeing, Stuck, Aiming, Focused, Riding, StandingStill];

/** What lasts for turns is over with the first minute, and the tied are untied by a friend (R-AFTERMATH). */
function endOfTurns(play: Play, who: Id): void {
  endWithEncounter(play, who);
  if (play.state.entities[who].conditions.length > 1) for (const condition of FOR_TURNS) endAll(play, who, condition);
  const turns = play.rules.codeOfClock(TurnsEnding);
  for (const { id, clock } of play.state.entities[who].conditions) if (clock === turns) end(play, who, id);
  const helpers = freeAtHand(play, who, (side) => side === fighter(play, who).side);
  const captors = freeAtHand(play, who, (side) => side !== fighter(play, who).side);
  if (helpers.length > 0) endAll(play, who, Helpless);
  if (captors.length > 0) return;
  endAll(play, who, Surrendered);
  if (helpers.length > 0) endAll(play, who, Prisoner);
}

/** Those of some side who are where a fighter is, on the board or off it, and are free to act. */
const freeAtHand = (view: View, who: Id, isSide: (side: number) => boolean): Fighter[] =>
  fighters(view).filter(
    ({ id, side }) =>
      id !== who && isSide(side) && isPresent(view, id) === isPresent(view, who) && awake(view, id) && !view.has(id, Helpless) && !view.has(id, Prisoner),
  );

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

/** A condition's time has come: the mortally wounded die, the knocked out wake and rest, the rest of the others ends. */
function fallDue(play: Play, who: Id, due: Condition): void {
  const definition = definitionOf(play, due);
  if (definition === MortallyWounded) return succumb(play, who, due);
  if (definition === Treating) return finishTreatment(play, who, due);
  if (definition === Recovering) return recover(play, who, due);
  if (definition !== KnockedOut || !alive(play, who)) return void end(play, who, due.id);
  wake(play, who);
  rest(play, who);
}

/** Lets time pass; everyone rests. For the game master. */
export const PassTime = defineIntent<{ readonly span: Span }>('pass-time', {
  rule: 'SS-WND-002',
  title: 'Let time pass',
  actor: 'scene',
  available(view, _by, refuse) {
    if (!view.has(SCENE, AfterEncounter)) refuse('SS-WND-002', 'fight-goes-on');
  },
  params: { span: oneOf({ rule: 'SS-WND-002', candidates: () => Object.keys(SPANS) as Span[] }) },
  perform(play, _by, { span }) {
    passTime(play, SPANS[span]);
    return true;
  },
});
