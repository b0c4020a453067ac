import { declare, defineChange, defineIntent, type Id, type Next, oneOf, type Refuse, type View } from '@riposte/kernel';
import { fighterIds } from '../characters/fighter.ts';
import { Dying, tend } from '../damage-and-health/dying.ts';
import { awake } from '../damage-and-health/unconscious.ts';
import { SCENE, type Scene, scene } from '../initiative-structure/scene.ts';
import { isWithin } from '../positioning/distances.ts';

/** Refuses before the fight has ended. */
export function afterTheFight(view: View, _by: Id, refuse: Refuse): void {
  if (!scene(view).ended) refuse('R-REST', 'only after the fight');
}

/** Tends the dying, friend or foe (R-DYING). */
export const TendAfterwards = defineIntent<{ readonly patient: Id }>('tend-afterwards', {
  rule: 'R-DYING',
  title: 'Tend after the fight',
  tags: ['afterwards'],
  available: afterTheFight,
  params: { patient: oneOf({ rule: 'R-DYING', candidates: (view, { by }) => dyingNear(view, by) }) },
  perform: (play, by, { patient }) => tend(play, by, patient),
});

function dyingNear(view: View, by: Id): Id[] {
  return fighterIds(view).filter((who) => view.has(who, Dying) && isWithin(view, by, who, NEARBY));
}

/** Metres within which a patient can be reached after the fight: all of the stage. */
const NEARBY = 1000;

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
  tags: ['referee'],
  actor: 'scene',
  available: afterTheFight,
  perform(play) {
    AftermathSet(play, SCENE, false);
    return true;
  },
});

/** After the fight: tending, learning and rests, until the game master closes the scene. */
export const afterwards = (view: View): Next => declare([...fighterIds(view).filter((who) => awake(view, who)), SCENE]);
