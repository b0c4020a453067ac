import { defineIntent, type Id, type IntentContext, oneOf, type View } from '@riposte/kernel';
import { fighters } from '../fighters/fighter.ts';
import { sceneAfterTheFight } from '../rounds/after-the-fight.ts';
import { alive } from '../stamina/dead.ts';
import { isDestroyed } from './body.ts';
import { injure } from './wounds.ts';

const hurtable = (view: View): Id[] => fighters(view).flatMap(({ id, parts }) => (alive(view, id) ? parts.filter((part) => !isDestroyed(view, part)) : []));

interface Harming {
  readonly part: Id;
  readonly injuries: number;
}

/** A fall, a trap, a hazard: the game master inflicts injuries, with all that they set off (R-HARM). @rule CE-INJ-001 */
export const Harm = defineIntent<Harming>('harm', {
  rule: 'CE-INJ-002',
  title: 'Inflict injuries',
  tags: ['time'],
  actor: 'scene',
  available: sceneAfterTheFight,
  params: {
    part: oneOf<IntentContext<Harming>, Id>({
      rule: 'CE-INJ-002',
      candidates: hurtable,
    }),
    injuries: oneOf<IntentContext<Harming>, number>({ rule: 'CE-INJ-002', candidates: () => [1, 2, 3, 4] }),
  },
  perform(play, _by, { part, injuries }) {
    injure(play, part, injuries);
    return true;
  },
});
