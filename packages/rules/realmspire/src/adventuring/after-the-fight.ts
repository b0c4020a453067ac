import { declare, defineChange, defineIntent, type Id, type Next, oneOf, type Play, type Refuse, type View } from '@riposte/kernel';
import { Acted } from '../actions-in-combat/action-points.ts';
import { type Fighter, fighter, fighterIds } from '../characters/fighter.ts';
import { suffer, sufferWithoutTurn } from '../damage-and-health/afflictions.ts';
import { sinkOrHold } from '../damage-and-health/dying.ts';
import { needsCare, tend } from '../damage-and-health/tending.ts';
import { awake, Unconscious } from '../damage-and-health/unconscious.ts';
import { Away, isPresent } from '../initiative-structure/out-of-the-fight.ts';
import { SCENE, type Scene, scene } from '../initiative-structure/scene.ts';

/** Refuses before the fight has ended. */
export function afterTheFight(view: View, _by: Id, refuse: Refuse): void {
  if (!scene(view).ended) refuse('R-REST', 'after-the-fight');
}

/** Tends who needs care, friend or foe, and is where oneself is: once a round, which goes on for all (R-DYING, R-REST). */
export const TendAfterwards = defineIntent<{ readonly patient: Id }>('tend-afterwards', {
  rule: 'R-DYING',
  title: 'Tend after the fight',
  tags: ['afterwards'],
  available: afterTheFight,
  params: { patient: oneOf({ rule: 'R-DYING', candidates: (view, { by }) => inNeed(view, by) }) },
  perform(play, by, { patient }) {
    takesRound(play, by);
    if (play.has(by, Unconscious) || !needsCare(play, patient)) return false;
    return tend(play, by, patient);
  },
});

/** After the fight everybody does one such thing a round; who does a second begins the next round (R-REST). */
export function takesRound(play: Play, by: Id): void {
  if (!scene(play).ended) return;
  if (fighter(play, by).acted) nextRound(play);
  Acted(play, by);
}

/** Another round after the fight: the dying sink or hold, and what ails people goes on (R-REST). */
function nextRound(play: Play): void {
  RoundPassed(play, SCENE);
  for (const who of fighterIds(play)) {
    if (awake(play, who)) suffer(play, who);
    else sufferWithoutTurn(play, who);
    sinkOrHold(play, who);
  }
}

/** Another round after the fight begins: everybody can tend again. */
export const RoundPassed = defineChange('round-passed', (store, _scene: Id): void => {
  for (const { id, kind } of store.state.entities) if (kind === 'fighter') (store.edit(id) as Fighter).acted = false;
});

function inNeed(view: View, by: Id): Id[] {
  return fighterIds(view).filter((who) => needsCare(view, who) && isPresent(view, who) === isPresent(view, by));
}

/** Whether the game goes on after the fight. */
export const AftermathSet = defineChange('aftermath', (store, _scene: Id, on: boolean): boolean => {
  if ((store.state.entities[SCENE] as Scene).aftermath === on) return false;
  (store.edit(SCENE) as Scene).aftermath = on;
  return true;
});

/** Ends the game after the fight. For the game master. */
export const CloseScene = defineIntent('close-scene', {
  rule: 'RS-OVW-016',
  title: 'Close the scene',
  tags: ['referee', 'anytime'],
  actor: 'scene',
  available: afterTheFight,
  perform(play) {
    AftermathSet(play, SCENE, false);
    return true;
  },
});

/** After the fight: tending, learning and rests, also for those who have left, until the game master closes the scene. */
export const nextAfterwards = (view: View): Next => declare([...fighterIds(view).filter((who) => !view.has(who, Unconscious) && !view.has(who, Away)), SCENE]);
