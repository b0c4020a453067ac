import {
  after,
  carried,
  declare,
  defineChange,
  defineIntent,
  end,
  endAll,
  extend,
  give,
  type Id,
  type IntentContext,
  type Next,
  number,
  oneOf,
  over,
  type Play,
  run,
  type View,
} from '@riposte/kernel';
import { Unaware } from '../attack-and-defence/unaware.ts';
import { fighters, isPresent, SCENE, type Scene, scene } from '../characters/fighter.ts';
import { hasFeature } from '../characters/traits.ts';
import { MagicPoints } from '../magic/magic-points.ts';
import { Warded, Weakened } from '../magic/spells.ts';
import { Burning } from '../problematic-situations/burning.ts';
import { Entangled } from '../problematic-situations/entangled.ts';
import { Frightened } from '../problematic-situations/frightened.ts';
import { arrive } from '../problematic-situations/leaving.ts';
import { Poisoned } from '../problematic-situations/poisoned.ts';
import { Surprised } from '../problematic-situations/surprised.ts';
import { BadlyWounded } from '../taking-damage/badly-wounded.ts';
import { alive } from '../taking-damage/instant-death.ts';
import { awake, KnockedOut } from '../taking-damage/knocked-out.ts';
import { MortallyWounded } from '../taking-damage/mortally-wounded.ts';
import { Stunned } from '../taking-damage/stunned.ts';
import { SURVIVAL, SurvivalOpen, Survived, survival } from '../taking-damage/survival.ts';
import { Grabbed, Grappling } from '../unarmed-combat/grabbed.ts';
import { AfterEncounter } from './after-encounter.ts';
import { HOUR, Minutes } from './minutes.ts';
import { rest } from './rest.ts';

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
    arrive(play, Number.POSITIVE_INFINITY);
    for (const { id } of fighters(play)) {
      give(play, id, AfterEncounter);
      endWithEncounter(play, id);
    }
    for (const { id } of fighters(play)) {
      if (play.has(id, KnockedOut)) {
        if (awaitsRitual(play, id)) give(play, id, SurvivalOpen);
        else settleKnockout(play, id);
      }
      endLongStun(play, id);
      rest(play, id);
    }
    return true;
  },
});

/** Conditions of a fight: none of them outlasts it (R-AFTERMATH). Those that last for turns end with the first minutes. */
const OF_THE_FIGHT = [Grabbed, Grappling, Weakened, Burning, Poisoned, Frightened, Entangled, Surprised, Unaware, Warded];

/** Ends what does not outlast the fight, or was given after it. */
export function endWithEncounter(play: Play, who: Id): void {
  if (play.state.entities[who].conditions.length > 1) for (const condition of OF_THE_FIGHT) endAll(play, who, condition);
}

/** Whether the survival roll waits, since an awake fighter could help with a ritual. @rule SS-HEA-011 */
export function awaitsRitual(view: View, who: Id): boolean {
  const [knockout] = carried(view, who, KnockedOut);
  if (!alive(view, who) || knockout.value === 0 || view.has(who, Survived) || view.has(who, MortallyWounded)) return false;
  return fighters(view).some(({ id }) => awake(view, id) && isPresent(view, id) === isPresent(view, who) && knowsRitual(view, id));
}

/** Whether a fighter can work the healing ritual. */
const knowsRitual = (view: View, who: Id): boolean =>
  hasFeature(view, who, 'healing-ritual') && MagicPoints.left(view, who) >= RITUAL_MP && !view.has(who, BadlyWounded);

/** The price of the ritual, as of the spell Heal. */
export const RITUAL_MP = 2;

/** No ritual comes: those who waited for one roll for survival. @rule SS-KNO-005 */
export function settleOpen(play: Play): void {
  for (const { id } of fighters(play)) {
    if (play.has(id, SurvivalOpen)) settleKnockout(play, id);
  }
}

/** What the survival roll means for the knocked out. @rule SS-KNO-009 SS-KNO-010 SS-KNO-011 SS-BAD-001 */
export function settleKnockout(play: Play, who: Id): void {
  if (!alive(play, who) || !play.has(who, KnockedOut)) return endAll(play, who, SurvivalOpen);
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

/** Who was stunned for the rest of the encounter is badly wounded from then on; who has all its HP again is not. @rule SS-HEA-007 SS-HEA-008 */
function endLongStun(play: Play, who: Id): void {
  for (const { id, value, clock } of carried(play, who, Stunned)) {
    end(play, who, id);
    if (value > 0 && clock < 0) give(play, who, BadlyWounded);
  }
}

/** No ritual comes for this one, whose survival roll falls now. For the game master. */
export const RollSurvival = defineIntent<{ readonly patient: Id }>('roll-survival', {
  rule: 'SS-KNO-005',
  title: 'Roll for survival',
  actor: 'scene',
  available(view, _by, refuse) {
    if (!view.has(SCENE, AfterEncounter)) refuse('SS-KNO-005', 'fight-goes-on');
  },
  params: {
    patient: oneOf<IntentContext<{ readonly patient: Id }>, Id>({
      rule: 'SS-KNO-005',
      candidates: (view) =>
        fighters(view)
          .map(({ id }) => id)
          .filter((id) => view.has(id, SurvivalOpen)),
    }),
  },
  perform(play, _by, { patient }) {
    settleKnockout(play, patient);
    return true;
  },
});

/** Ends the game after the fight. For the game master. */
export const CloseScene = defineIntent('close-scene', {
  rule: 'SS-KNO-005',
  title: 'Close the scene',
  actor: 'scene',
  available(view, _by, refuse) {
    if (!view.has(SCENE, AfterEncounter)) refuse('SS-KNO-005', 'fight-goes-on');
  },
  perform(play) {
    settleOpen(play);
    AftermathSet(play, SCENE, false);
    return true;
  },
});

/** What comes after the fight: the encounter's end, then treatment and rest until the game master closes the scene. */
export function nextAfterwards(view: View, winner: number): Next {
  // It has ended even while the rule of the condition is ignored.
  const ended = view.state.entities[SCENE].conditions.find(({ kind }) => view.rules.things[kind] === AfterEncounter);
  if (!scene(view).aftermath) return over({ winner: ended === undefined ? winner : ended.value - 1 });
  if (ended === undefined) return run(EndEncounter.of(SCENE, { winner }));
  return declare([...fighters(view).flatMap(({ id }) => (awake(view, id) ? [id] : [])), SCENE]);
}
