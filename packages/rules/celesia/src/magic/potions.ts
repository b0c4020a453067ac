import { defineIntent, type Id, NOBODY, oneOf, type View } from '@riposte/kernel';
import { bodyPart } from '../fighters/fighter.ts';
import { type Potion } from '../gear/gear.ts';
import { grips } from '../gear/in-hand.ts';
import { HoldsNow } from '../gear/take-and-drop.ts';
import { isUseless } from '../injuries/body.ts';
import { canDrink } from '../injuries/mouth.ts';
import { needsSimple, paySimple } from '../rounds/action-points.ts';
import { aid } from './spells.ts';

const potionIn = (view: View, part: Id): Potion | null => {
  const thing = view.rules.things[bodyPart(view, part).holds];
  return thing !== undefined && 'potion' in thing ? (thing as Potion) : null;
};

/** @rule CE-MTH-004 */
export const Drink = defineIntent<{ readonly hand: Id }>('drink', {
  rule: 'CE-MTH-004',
  title: 'Drink',
  tags: ['action'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (!canDrink(view, by)) refuse('CE-MTH-004', 'no mouth to drink with');
  },
  params: {
    hand: oneOf({
      rule: 'CE-MTH-004',
      candidates: (view, { by }) => grips(view, by).filter((hand) => potionIn(view, hand) !== null && !isUseless(view, hand)),
    }),
  },
  perform(play, by, { hand }) {
    paySimple(play, by);
    const { potion } = potionIn(play, hand)!;
    HoldsNow(play, hand, NOBODY);
    return aid(play, by, potion);
  },
});
