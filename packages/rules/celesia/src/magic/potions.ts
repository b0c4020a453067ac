import { defineIntent, type Id, type IntentContext, NOBODY, oneOf, type Play, type Refuse, type View } from '@riposte/kernel';
import { bodyPart, fighter, fighters, scene } from '../fighters/fighter.ts';
import { type Potion } from '../gear/gear.ts';
import { grips } from '../gear/in-hand.ts';
import { HoldsNow } from '../gear/take-and-drop.ts';
import { isUseless } from '../injuries/body.ts';
import { canDrink } from '../injuries/mouth.ts';
import { isHere } from '../positioning/away.ts';
import { isAdjacent } from '../positioning/board.ts';
import { isWalledOff } from '../positioning/walls.ts';
import { Prisoner } from '../rounds/yielded.ts';
import { alive } from '../stamina/dead.ts';
import { Helpless } from '../stamina/helpless.ts';
import { needsTime, payTime } from './remedy.ts';
import { aid } from './spells.ts';

const potionIn = (view: View, part: Id): Potion | null => {
  const thing = view.rules.things[bodyPart(view, part).holds];
  return thing !== undefined && 'potion' in thing ? (thing as Potion) : null;
};

/** A sound hand with a potion in it. */
const potionsInHand = (view: View, who: Id): Id[] => grips(view, who).filter((hand) => potionIn(view, hand) !== null && !isUseless(view, hand));

const HAND = oneOf<{ readonly by: Id }, Id>({ rule: 'CE-MTH-004', candidates: (view, { by }) => potionsInHand(view, by) });

function needsPotion(view: View, by: Id, refuse: Refuse): void {
  needsTime(view, by, refuse);
  if (potionsInHand(view, by).length === 0) refuse('CE-MTH-004', 'no-potion');
}

/** The potion in a hand is used up and affects its drinker. */
function pour(play: Play, by: Id, hand: Id, into: Id): boolean {
  const { potion } = potionIn(play, hand)!;
  HoldsNow(play, hand, NOBODY);
  return aid(play, by, into, potion);
}

/** An action in the fight; after it there is time enough. @rule CE-MTH-004 */
export const Drink = defineIntent<{ readonly hand: Id }>('drink', {
  rule: 'CE-MTH-004',
  title: 'Drink',
  tags: ['remedy'],
  available(view, by, refuse) {
    needsPotion(view, by, refuse);
    if (!canDrink(view, by)) refuse('CE-MTH-004', 'cannot-drink');
  },
  params: { hand: HAND },
  perform(play, by, { hand }) {
    payTime(play, by);
    return pour(play, by, hand, by);
  },
});

interface Giving {
  readonly hand: Id;
  readonly patient: Id;
}

/** Whether a fighter can be given a potion: beside the giver, of its side, helpless or a prisoner, and with a mouth for it (R-POTION). */
function letsPour(view: View, by: Id, patient: Id): boolean {
  if (patient === by || !alive(view, patient) || !canDrink(view, patient)) return false;
  const near = scene(view).ended ? isHere(view, by) === isHere(view, patient) : isAdjacent(view, by, patient) && !isWalledOff(view, by, patient);
  return near && (fighter(view, patient).side === fighter(view, by).side || view.has(patient, Helpless) || view.has(patient, Prisoner));
}

/** Pours a potion into another's mouth, a fallen friend's too (R-POTION). @rule CE-MTH-004 */
export const GivePotion = defineIntent<Giving>('give-potion', {
  rule: 'R-POTION',
  title: 'Give a potion',
  tags: ['remedy'],
  available: needsPotion,
  params: {
    hand: HAND,
    patient: oneOf<IntentContext<Giving>, Id>({
      rule: 'R-POTION',
      candidates: (view, { by }) => fighters(view).flatMap(({ id }) => (letsPour(view, by, id) ? [id] : [])),
    }),
  },
  perform(play, by, { hand, patient }) {
    payTime(play, by);
    return pour(play, by, hand, patient);
  },
});
