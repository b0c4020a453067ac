import {
  ConditionEnded,
  defineAsk,
  defineChange,
  defineCheckpoint,
  defineIntent,
  Entered,
  endAll,
  type Id,
  NOBODY,
  oneOf,
  type Play,
  type View,
} from '@riposte/kernel';
import { lastSide } from '@riposte/ruleset';
import { Disengaged } from '../actions-in-combat/disengage.ts';
import { RoundPassed } from '../adventuring/after-the-fight.ts';
import { Braced } from '../attacking-and-defending/defence.ts';
import { Feinting } from '../attacking-and-defending/feint.ts';
import { fighterIds } from '../characters/fighter.ts';
import { SideChanged } from '../characters/sides.ts';
import { Healed } from '../damage-and-health/healing.ts';
import { fights, isAwaited, takesTurns } from '../damage-and-health/unconscious.ts';
import { SCENE, type Scene, scene } from './scene.ts';
import { Surprised } from './surprise.ts';

/** Whether the conflict is settled with one side left: the game master's to say, yes by default. @rule RS-OVW-016 */
export const Settled = defineAsk<null, boolean>('settled', {
  rule: 'RS-OVW-016',
  open: (view) => scene(view).refereed,
  answer: oneOf({ rule: 'RS-OVW-016', candidates: () => [true, false] }),
  fallback: () => true,
});

/** The encounter has ended, won by a side; -1 = by none. It may go on in a fighter's turn where the rules ended it, not the game master. */
export const EncounterEnded = defineChange<readonly [scene: Id, winner: number, goesOnWith?: Id]>(
  'encounter-ended',
  (store, _scene, winner, goesOnWith): void => {
    const s = store.edit(SCENE) as Scene;
    s.ended = true;
    s.winner = winner;
    s.acting = -1;
    if (goesOnWith !== undefined) s.goesOnWith = goesOnWith;
  },
);

/** An encounter that had ended goes on in the turn in which it did. */
export const Resumed = defineChange('resumed', (store, _scene: Id, acting: Id): void => {
  const s = store.edit(SCENE) as Scene;
  s.ended = false;
  s.winner = NOBODY;
  s.acting = acting;
  delete s.goesOnWith;
});

/** The game master lets the encounter go on. */
export const WentOn = defineChange('went-on', (store, _scene: Id): void => {
  (store.edit(SCENE) as Scene).winner = GOES_ON;
});

/** The winner while the game master lets an encounter go on that seemed settled. */
export const GOES_ON = -2;

/** There are several sides again: when one is left, the game master is asked anew. */
export const Contested = defineChange('contested', (store, _scene: Id): void => {
  (store.edit(SCENE) as Scene).winner = NOBODY;
});

/** Whether one side is left, or nobody who could go on. @rule RS-OVW-015 */
export const isSettled = (view: View): boolean =>
  lastSide(view, fights) !== null || !scene(view).order.some((who) => takesTurns(view, who) || isAwaited(view, who));

/** Who comes back makes a conflict with one side left one of several again, also where the rules had ended it (R-MASTER). @rule RS-OVW-016 */
export const ComesBack = defineCheckpoint('comes-back', {
  rule: 'R-MASTER',
  watches: [ConditionEnded, Healed, SideChanged, Entered],
  settle(play: Play) {
    const { winner, goesOnWith } = scene(play);
    if (winner === GOES_ON && lastSide(play, fights) === null) Contested(play, SCENE);
    if (goesOnWith !== undefined && !isSettled(play)) Resumed(play, SCENE, goesOnWith);
  },
});

/** One side is left: the encounter is over, unless the game master lets it go on. @rule RS-OVW-015 RS-OVW-016 */
export const CloseFight = defineIntent('close-fight', {
  rule: 'RS-OVW-016',
  title: 'One side is left',
  automatic: true,
  perform(play) {
    const { refereed, aftermath, acting } = scene(play);
    const winner = lastSide(play, fights) ?? NOBODY;
    if (!play.ask(Settled, -2, null)) WentOn(play, SCENE);
    else if (refereed || aftermath) endEncounter(play, winner);
    else EncounterEnded(play, SCENE, winner, acting);
    return true;
  },
});

/** The game master declares the encounter over; the side with more people standing has won. @rule RS-OVW-016 */
export const EndEncounter = defineIntent('end-encounter', {
  rule: 'RS-OVW-016',
  title: 'The encounter is over',
  tags: ['referee', 'anytime'],
  actor: 'scene',
  available(view, _by, refuse) {
    if (scene(view).ended) refuse('RS-OVW-016', 'fight-over');
  },
  perform(play) {
    endEncounter(play);
    return true;
  },
});

/** What ends with the encounter (R-REST). @rule RS-MAN-005 */
const PASSING = [Braced, Feinting, Disengaged, Surprised] as const;

/** Ends the encounter, and with it what braces for the next blow. @rule RS-MAN-005 */
export function endEncounter(play: Play, winner: number = lastSide(play, fights) ?? -1): void {
  EncounterEnded(play, SCENE, winner);
  RoundPassed(play, SCENE);
  for (const who of fighterIds(play)) for (const passing of PASSING) endAll(play, who, passing);
}
