import { defineAsk, defineIntent, GM, type Id, type IntentContext, oneOf, oneWord } from '@riposte/kernel';
import { itemsOf, nameOf } from '../fighters/fighter.ts';
import { ItemBroken } from '../gear/items.ts';
import { surge } from '../harm/aura.ts';
import { conscious } from '../harm/unconscious.ts';
import type { ItemChoice } from './handling.ts';
import { payment, payWhole, priced } from './payment.ts';

const DRINKING = 2;

/** What a potion does. R-POTION */
export const Potion = defineAsk<{ readonly who: Id; readonly item: Id }, 'surge' | 'nothing'>('potion', {
  rule: 'R-POTION',
  because: (view, _gm, { who, item }) => `${nameOf(view, who)} drinks ${nameOf(view, item)}: does it let a Recovery Surge be spent?`,
  answer: oneWord('R-POTION', () => ['surge', 'nothing']),
  fallback: () => 'surge',
});

/** A potion in hand, two Energy; empty afterwards. R-POTION */
export const Drink = defineIntent<ItemChoice>('drink', {
  rule: 'R-POTION',
  title: 'Drink',
  tags: ['action'],
  params: {
    item: oneOf<IntentContext<ItemChoice>, Id>({
      rule: 'R-POTION',
      candidates: (view, { by }) =>
        itemsOf(view, by, 'hand').flatMap(({ id, stats, broken }) => (stats.sort === 'goods' && stats.drinkable && !broken ? [id] : [])),
    }),
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
