import { defineAsk, defineIntent, GM, type Id, type IntentContext, oneOf, oneWhere, oneWord, type Param, type View } from '@riposte/kernel';
import { Bound } from '../conditions/helpless.ts';
import { everybody, fighter, type Item, itemsOf } from '../fighters/fighter.ts';
import { ItemBroken } from '../gear/items.ts';
import { surge } from '../harm/aura.ts';
import { alive, conscious } from '../harm/unconscious.ts';
import { metresBetween } from '../movement/board.ts';
import { isClear } from '../movement/sight.ts';
import { areAllies, isPresent, isPrisoner } from '../rounds/presence.ts';
import type { ItemChoice } from './handling.ts';
import { payment, payWhole, priced } from './payment.ts';

const DRINKING = 2;

/** What a potion does. R-POTION */
export const Potion = defineAsk<{ readonly who: Id; readonly item: Id }, 'surge' | 'nothing'>('potion', {
  rule: 'R-POTION',
  answer: oneWord('R-POTION', () => ['surge', 'nothing']),
  fallback: () => 'surge',
});

const isPotion = (stats: Item['stats']): boolean => stats.sort === 'goods' && stats.drinkable;

function potionInHand<P extends object>(): Param<IntentContext<P>, Id> {
  return oneOf<IntentContext<P>, Id>({
    rule: 'R-POTION',
    candidates: (view, { by }) => itemsOf(view, by, 'hand').flatMap(({ id, stats, broken }) => (isPotion(stats) && !broken ? [id] : [])),
    check(view, { by }, item, refuse) {
      const potion = view.state.entities[item] as Item | undefined;
      if (potion?.kind !== 'item' || !isPotion(potion.stats)) refuse('R-POTION', 'no-potion');
      else if (potion.holder !== by || potion.slot !== 'hand') refuse('R-POTION', 'potion-not-in-hand');
      else if (potion.broken) refuse('R-POTION', 'potion-empty');
    },
  });
}

/** A potion in hand, two Energy; empty afterwards. R-POTION */
export const Drink = defineIntent<ItemChoice>('drink', {
  rule: 'R-POTION',
  title: 'Drink',
  tags: ['action'],
  params: {
    item: potionInHand<ItemChoice>(),
    pay: payment<ItemChoice>(() => DRINKING),
  },
  price: (_view, _by, { pay }) => priced(DRINKING, pay),
  perform(play, by, { item, pay }) {
    payWhole(play, by, DRINKING, pay);
    if (!conscious(play, by)) return false;
    ItemBroken(play, item, true);
    if (play.ask(Potion, GM, { who: by, item }) === 'surge') surge(play, by);
    return true;
  },
});

type GiftChoice = ItemChoice & { readonly patient: Id };

/** Who can be given to drink: a friend, or one who cannot help it. */
const drinks = (view: View, by: Id, who: Id): boolean =>
  who !== by &&
  !fighter(view, who).inanimate &&
  isPresent(view, who) &&
  alive(view, who) &&
  (areAllies(view, by, who) || !conscious(view, who) || view.has(who, Bound) || isPrisoner(view, who)) &&
  metresBetween(view, by, who) <= 1 &&
  isClear(view, by, who);

/** Gives a potion in hand to a friend or a fallen fighter within a metre to drink. R-POTION */
export const GiveToDrink = defineIntent<GiftChoice>('give-to-drink', {
  rule: 'R-POTION',
  title: 'Give a drink',
  tags: ['action'],
  params: {
    item: potionInHand<GiftChoice>(),
    patient: oneWhere<IntentContext<GiftChoice>, Id>({ rule: 'R-POTION', of: everybody, is: (view, { by }, who) => drinks(view, by, who) }),
    pay: payment<GiftChoice>(() => DRINKING),
  },
  price: (_view, _by, { pay }) => priced(DRINKING, pay),
  perform(play, by, { item, patient, pay }) {
    payWhole(play, by, DRINKING, pay);
    if (!conscious(play, by) || !drinks(play, by, patient)) return false;
    ItemBroken(play, item, true);
    if (play.ask(Potion, GM, { who: patient, item }) === 'surge') surge(play, patient);
    return true;
  },
});
