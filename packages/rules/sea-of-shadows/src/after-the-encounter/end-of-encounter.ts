import {
  after,
  carried,
  declare,
  defineChange,
  defineCondition,
  defineIntent,
  end,
  extend,
  give,
  type Id,
  type Next,
  number,
  over,
  type Play,
  run,
  type View,
} from '@riposte/kernel';
import { fighters, SCENE, type Scene, scene } from '../characters/fighter.ts';
import { BadlyWounded } from '../taking-damage/badly-wounded.ts';
import { alive } from '../taking-damage/instant-death.ts';
import { awake, KnockedOut } from '../taking-damage/knocked-out.ts';
import { MortallyWounded } from '../taking-damage/mortally-wounded.ts';
import { Stunned } from '../taking-damage/stunned.ts';
import { SURVIVAL, survival } from '../taking-damage/survival.ts';
import { HOUR, Minutes } from './minutes.ts';
import { rest } from './rest.ts';

/** The encounter is over: no turns, no attacks; treatment and rest instead. */
export const AfterEncounter = defineCondition('after-encounter', {
  rule: 'SS-KNO-005',
  title: 'after the encounter',
  forbids: [{ tags: ['action', 'free', 'turn'], rule: 'SS-KNO-005', reason: 'the encounter is over' }],
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
      if (play.has(id, KnockedOut)) settleKnockout(play, id);
      endLongStun(play, id);
      rest(play, id);
    }
    return true;
  },
});

/** What the survival roll means for the knocked out. @rule SS-KNO-009 SS-KNO-010 SS-KNO-011 SS-BAD-001 */
function settleKnockout(play: Play, who: Id): void {
  if (!alive(play, who)) return;
  const outcome = survival(play, who, false);
  if (outcome === SURVIVAL.dead) return;
  if (outcome === SURVIVAL.mortal) return void give(play, who, MortallyWounded, { until: after(play, Minutes, SCENE, 10) });
  if (outcome === SURVIVAL.badly) give(play, who, BadlyWounded);
  wakeIn(play, who, outcome === SURVIVAL.badly ? HOUR : 5);
}

/** Lets the knocked out wake in so many minutes. */
export function wakeIn(play: Play, who: Id, minutes: number): void {
  for (const { id } of carried(play, who, KnockedOut)) extend(play, who, id, after(play, Minutes, SCENE, minutes));
}

/** Who was stunned for the rest of the encounter is badly wounded from then on. @rule SS-HEA-007 */
function endLongStun(play: Play, who: Id): void {
  for (const { id, value } of carried(play, who, Stunned)) {
    end(play, who, id);
    if (value > 0) give(play, who, BadlyWounded);
  }
}

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
  return declare([...fighters(view).flatMap(({ id }) => (awake(view, id) ? [id] : [])), SCENE]);
}
