import { carried, defineCondition, defineIntent, give, type Id, type IntentContext, oneOf, type View } from '@riposte/kernel';
import { bodyPart, fighter } from '../fighters/fighter.ts';
import { type Trinket } from '../gear/gear.ts';
import { disabledBy } from '../gear/ready-weapons.ts';
import { isDestroyed, isUseless } from '../injuries/body.ts';
import { inMinutes, SPANS } from '../rounds/clocks.ts';
import { needsTime, payTime } from './remedy.ts';
import { aid } from './spells.ts';

/** A magic item that was used today, on the part that wears it; its value is the code of the item. */
export const Spent = defineCondition('spent', { rule: 'R-MAGIC', title: 'spent for today', stacks: true });

const trinketsOn = (view: View, part: Id): number[] => bodyPart(view, part).wears.filter((code) => 'trinket' in view.rules.things[code]);
const isSpent = (view: View, part: Id, code: number): boolean => carried(view, part, Spent).some((condition) => condition.value === code);

interface Activating {
  readonly part: Id;
  readonly item: number;
}

/** Uses a magic item worn on a hand or an arm, once a day (R-MAGIC). @rule CE-HND-005 CE-ARM-006 */
export const Activate = defineIntent<Activating>('activate', {
  rule: 'CE-HND-005',
  title: 'Use a worn item',
  tags: ['remedy'],
  available(view, by, refuse) {
    needsTime(view, by, refuse);
    if (!fighter(view, by).parts.some((part) => trinketsOn(view, part).length > 0)) refuse('CE-HND-005', 'no-worn-item');
  },
  params: {
    part: oneOf<IntentContext<Activating>, Id>({
      rule: 'CE-HND-005',
      candidates: (view, { by }) => fighter(view, by).parts.filter((part) => trinketsOn(view, part).length > 0),
      check(view, { by }, part, refuse) {
        if (!fighter(view, by).parts.includes(part) || trinketsOn(view, part).length === 0) return refuse('CE-HND-005', 'nothing-worn-there');
        if (isUseless(view, part)) refuse(isDestroyed(view, part) || disabledBy(view, part) !== 'arm' ? 'CE-HND-005' : 'CE-ARM-006', 'too-hurt-for-item');
      },
    }),
    item: oneOf<IntentContext<Activating>, number>({
      rule: 'CE-HND-005',
      candidates: (view, { with: { part } }) => trinketsOn(view, part).filter((code) => !isSpent(view, part, code)),
    }),
  },
  perform(play, by, { part, item }) {
    payTime(play, by);
    give(play, part, Spent, { value: item, until: inMinutes(play, SPANS.day) });
    return aid(play, by, by, (play.rules.things[item] as Trinket).trinket);
  },
});
