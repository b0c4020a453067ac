import { defineIntent, endAll, type Id, type IntentContext, oneOf, type View } from '@riposte/kernel';
import { bodyPart, fighter, fighters, owner } from '../fighters/fighter.ts';
import { type Prosthetic } from '../gear/gear.ts';
import { unstow } from '../gear/take-and-drop.ts';
import { cannotStand, Prone } from '../positioning/prone.ts';
import { careAfterTheFight } from '../rounds/after-the-fight.ts';
import { awake } from '../stamina/unconscious.ts';
import { Fitted, isBeyond } from './body.ts';
import { whyNoCare } from './care.ts';

interface Fitting {
  readonly part: Id;
  readonly gear: number;
}

const replaces = (view: View, gear: number, part: Id): boolean =>
  'replaces' in view.rules.things[gear] && (view.rules.things[gear] as Prosthetic).replaces.includes(bodyPart(view, part).part);

/** A prosthetic replaces a destroyed part; its bearer stands up if it now can. @rule CE-INJ-019 CE-FOT-008 CE-LEG-008 */
export const Fit = defineIntent<Fitting>('fit', {
  rule: 'CE-INJ-019',
  title: 'Fit a prosthetic',
  tags: ['care'],
  available: (view, _by, refuse) => careAfterTheFight(view, refuse),
  params: {
    part: oneOf<IntentContext<Fitting>, Id>({
      rule: 'CE-INJ-019',
      candidates: (view, { by }) =>
        fighters(view).flatMap(({ parts }) =>
          parts.filter((part) => isBeyond(view, part) && bodyPart(view, part).prosthetic < 0 && whyNoCare(view, by, part) === null),
        ),
    }),
    gear: oneOf<IntentContext<Fitting>, number>({
      rule: 'CE-INJ-019',
      candidates: (view, { by, with: { part } }) => [...new Set(fighter(view, by).belt)].filter((gear) => replaces(view, gear, part)),
    }),
  },
  perform(play, by, { part, gear }) {
    unstow(play, by, gear);
    Fitted(play, part, gear);
    const who = owner(play, part);
    if (awake(play, who) && !cannotStand(play, who)) endAll(play, who, Prone);
    return true;
  },
});
