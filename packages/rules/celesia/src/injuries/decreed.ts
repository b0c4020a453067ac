import { defineChange, defineCheckpoint, type Id, NOBODY, type View } from '@riposte/kernel';
import { bodyPart, SCENE, type Scene, scene } from '../fighters/fighter.ts';
import { heal, regrow, takeOff } from './healing.ts';
import { injure } from './wounds.ts';

/** The game master says how many injuries a part has; -1 = what was said has come about. */
export const InjuriesSaid = defineChange('injuries-said', (store, part: Id, to: number): void => {
  const s = store.edit(SCENE) as Scene;
  const others = (s.said ?? []).filter(([one]) => one !== part);
  s.said = to < 0 ? others : [...others, [part, to]];
});

/** The injuries that a part shall have; -1 = nothing was said. */
export const saidOf = (view: View, part: Id): number => scene(view).said?.find(([one]) => one === part)?.[1] ?? NOBODY;

/** Injuries that the game master adds or takes away come and go by the rules, with all that they set off (R-MASTER). @rule CE-INJ-002 CE-INJ-016 */
export const TakesInjuries = defineCheckpoint('takes-injuries', {
  rule: 'R-MASTER',
  watches: [InjuriesSaid],
  settle(play, part) {
    const said = saidOf(play, part);
    const { injuries } = bodyPart(play, part);
    if (said < 0) return;
    InjuriesSaid(play, part, NOBODY);
    if (said > injuries) injure(play, part, said - injuries);
    else if (said === 0 && injuries > 0) regrow(play, part);
    else if (said < injuries) {
      takeOff(play, part);
      for (let more = injuries - said; more > 0; more--) heal(play, part);
    }
  },
});
