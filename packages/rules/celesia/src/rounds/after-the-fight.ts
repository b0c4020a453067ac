import { defineChange, defineCondition, defineIntent, end, endAll, type Id, type Play, type Refuse, type View } from '@riposte/kernel';
import { fighters, isFighter, SCENE, type Scene, scene } from '../fighters/fighter.ts';
import { Dazzled } from '../injuries/senses.ts';
import { Dazed, Stunned } from '../injuries/stunned.ts';
import { Held } from '../magic/held.ts';
import { Exposed, Grappled, Pinned } from '../manoeuvres/grapple.ts';
import { Covered } from '../positioning/cover.ts';
import { Hidden } from '../positioning/hidden.ts';
import { Bleeding } from '../stamina/bleeding.ts';
import { ALL_ACTS } from '../stamina/dead.ts';
import { TurnsBegun, TurnsEnded } from './clocks.ts';
import { Hasted } from './hasted.ts';

/** The fight is over: no more fighting, but care and time. */
export const AtRest = defineCondition('at-rest', {
  rule: 'CE-INJ-012',
  title: 'after the fight',
  while: (view, on) => isFighter(view, on) && scene(view).ended,
  forbids: [{ tags: ['action', 'reaction', 'free'], rule: 'CE-INJ-012', reason: 'fight-over' }],
});

/** The scene lets time pass and harms people; it does nothing else. */
export const Bodiless = defineCondition('bodiless', {
  rule: 'CE-ATK-001',
  title: 'no body',
  while: (view, on) => view.state.entities[on].kind === 'scene',
  forbids: [{ tags: ALL_ACTS, rule: 'CE-ATK-001', reason: 'only-fighters' }],
});

export const EncounterEnded = defineChange<readonly [winner?: number]>(
  'encounter-ended',
  (store, winner): void => {
    const s = store.edit(SCENE) as Scene;
    s.ended = true;
    if (winner !== undefined) s.winner = winner;
  },
  { names: [] },
);

/** Conditions without an end of their own that do not outlast the fight (R-REST). */
const ENDS_WITH_THE_FIGHT = [Bleeding, Held, Grappled, Pinned, Exposed, Hidden, Covered];

/** The fight is over, but not the day: what lasted a turn ends, those who bleed are bandaged (R-REST). */
export const EndEncounter = defineIntent('end-encounter', {
  rule: 'CE-INJ-012',
  title: 'End of the fight',
  automatic: true,
  perform(play) {
    EncounterEnded(play);
    fightingIsOver(play);
    return true;
  },
});

/** What does not outlast the fight, nor the next minutes after it, ends (R-REST). */
export function fightingIsOver(play: Play): void {
  for (const { id } of fighters(play)) for (const def of ENDS_WITH_THE_FIGHT) endAll(play, id, def);
  turnsAreOver(play);
}

/** Conditions that last for turns, also where nobody said for how many. */
const FOR_TURNS = [Stunned, Dazed, Dazzled, Hasted];

/** What lasts for turns ends. @rule CE-HED-003 CE-HED-005 */
function turnsAreOver(play: Play): void {
  const clocks = [TurnsBegun, TurnsEnded].map((clock) => play.rules.codeOfClock(clock));
  const kinds = FOR_TURNS.map((def) => play.rules.codeOf(def));
  for (const { id, conditions } of play.state.entities) {
    for (const condition of conditions) if (clocks.includes(condition.clock) || kinds.includes(condition.kind)) end(play, id, condition.id);
  }
}

export const SceneClosed = defineChange(
  'scene-closed',
  (store): void => {
    (store.edit(SCENE) as Scene).aftermath = false;
  },
  { names: [] },
);

/** Refuses acts of the scene in a fight. */
export const sceneAfterTheFight = (view: View, _by: Id, refuse: Refuse): void => {
  if (!scene(view).ended) refuse('CE-INJ-010', 'after-the-fight');
};

/** Refuses care that takes more time than a fight leaves. */
export const careAfterTheFight = (view: View, refuse: Refuse): void => {
  if (!scene(view).ended) refuse('CE-INJ-012', 'after-the-fight');
};

export const CloseScene = defineIntent('close-scene', {
  rule: 'CE-INJ-012',
  title: 'Close the scene',
  tags: ['time'],
  actor: 'scene',
  available: sceneAfterTheFight,
  perform(play) {
    SceneClosed(play);
    return true;
  },
});
