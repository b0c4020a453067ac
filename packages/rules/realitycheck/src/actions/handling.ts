import { defineIntent, type Id, type IntentContext, oneOf, type Play, type View } from '@riposte/kernel';
import { expose } from '../conditions/exposed.ts';
import { slips } from '../conditions/shaken.ts';
import { fighter, type Item, itemOf, itemsOf } from '../fighters/fighter.ts';
import { HANDS, handsFor, handsFull } from '../gear/carried.ts';
import { drop, ItemMoved } from '../gear/items.ts';
import { conscious } from '../harm/unconscious.ts';
import { Carrying } from '../movement/along.ts';
import { metresDownTo } from '../movement/board.ts';
import { isClearTo } from '../movement/sight.ts';
import { ruled } from '../rulings.ts';
import { canPay, type Pay, payment, payWhole, priced } from './payment.ts';
import { energyOf } from './prices.ts';

export type ItemChoice = { readonly item: Id; readonly pay: Pay };

/** Side arms and what is at hand cost 1 Energy, most other things 2. @rule RC-ENE-044 RC-ENE-045 */
const handling = (view: View, item: Id): number => {
  const { stats } = itemOf(view, item);
  return stats.sort === 'goods' ? (stats.awkward ? 2 : 1) : stats.sort === 'shield' ? 2 : 1;
};

/** The price as usual, or as the game master changes it for the circumstances. @rule RC-ENE-046 */
function payHandling(play: Play, by: Id, act: string, usual: number, pay: Pay): boolean {
  const price = energyOf(play, by, act, usual);
  if (!canPay(play, by, price, price === 0 ? 'energy' : pay)) return false;
  payWhole(play, by, price, price === 0 ? 'energy' : pay);
  return conscious(play, by);
}

/** Takes something carried to hand; shaking hands may let it fall. @rule RC-ENE-044 RC-ENE-045 RC-CND-003 */
export const Equip = defineIntent<ItemChoice>('equip', {
  rule: 'RC-ENE-044',
  title: 'Equip',
  tags: ['action', 'handling'],
  params: {
    item: oneOf<IntentContext<ItemChoice>, Id>({ rule: 'RC-ENE-044', candidates: (view, { by }) => itemsOf(view, by, 'stowed').map((item) => item.id) }),
    pay: payment<ItemChoice>((view, { with: { item } }) => handling(view, item)),
  },
  check(view, by, { item }, refuse) {
    if (handsFull(view, by) + handsFor(view, by, itemOf(view, item).stats) > HANDS) refuse('R-GEAR', 'no-free-hand');
  },
  price: (view, _by, { item, pay }) => priced(handling(view, item), pay),
  perform(play, by, { item, pay }) {
    if (!payHandling(play, by, 'equip', handling(play, item), pay)) return false;
    if (slips(play, by)) drop(play, item, fighter(play, by).place);
    else ItemMoved(play, item, by, 'hand', -1);
    return true;
  },
});

/** @rule RC-ENE-044 RC-ENE-045 */
export const Stow = defineIntent<ItemChoice>('stow', {
  rule: 'RC-ENE-044',
  title: 'Stow',
  tags: ['action', 'handling'],
  params: {
    item: oneOf<IntentContext<ItemChoice>, Id>({
      rule: 'RC-ENE-044',
      candidates: (view, { by }) => itemsOf(view, by, 'hand').flatMap((item) => (handsFor(view, by, item.stats) > 0 ? [item.id] : [])),
    }),
    pay: payment<ItemChoice>((view, { with: { item } }) => handling(view, item)),
  },
  price: (view, _by, { item, pay }) => priced(handling(view, item), pay),
  perform(play, by, { item, pay }) {
    if (!payHandling(play, by, 'stow', handling(play, item), pay)) return false;
    if (slips(play, by)) drop(play, item, fighter(play, by).place);
    else ItemMoved(play, item, by, 'stowed', -1);
    return true;
  },
});

/** Lets go of something: free. */
export const Drop = defineIntent<{ readonly item: Id }>('drop', {
  rule: 'R-GEAR',
  title: 'Drop',
  tags: ['free'],
  params: {
    item: oneOf<IntentContext<{ readonly item: Id }>, Id>({
      rule: 'R-GEAR',
      candidates: (view, { by }) => itemsOf(view, by, 'hand').flatMap((item) => (handsFor(view, by, item.stats) > 0 ? [item.id] : [])),
    }),
  },
  perform(play, by, { item }) {
    drop(play, item, fighter(play, by).place);
    return true;
  },
});

/** Things within a step that lie in a slot. */
function around(view: View, by: Id, slot: 'ground' | 'table'): Item[] {
  return view.state.entities.flatMap((entity) => {
    const item = entity as Item;
    return entity.kind === 'item' && item.slot === slot && metresDownTo(view, by, item.place) <= 1 && isClearTo(view, by, item.place) ? [item] : [];
  });
}

/** Off the ground, for Energy, which the game master may change, and exposed. @rule RC-ENE-047 RC-ENE-049 RC-ENE-050 RC-ENE-051 RC-CND-003 */
export const PickUp = defineIntent<ItemChoice>('pick-up', {
  rule: 'RC-ENE-049',
  title: 'Pick up',
  tags: ['action', 'handling'],
  params: {
    item: oneOf<IntentContext<ItemChoice>, Id>({
      rule: 'RC-ENE-049',
      candidates: (view, { by }) => [...around(view, by, 'ground'), ...around(view, by, 'table')].map((item) => item.id),
    }),
    pay: payment<ItemChoice>((view) => ruled(view).pickUpEnergy),
  },
  check(view, by, { item }, refuse) {
    if (handsFull(view, by) + handsFor(view, by, itemOf(view, item).stats) > HANDS) refuse('R-GEAR', 'no-free-hand');
  },
  price: (view, _by, { pay }) => priced(ruled(view).pickUpEnergy, pay),
  perform(play, by, { item, pay }) {
    const { slot } = itemOf(play, item);
    if (!payHandling(play, by, 'pick up', ruled(play).pickUpEnergy, pay)) return false;
    if (itemOf(play, item).slot !== slot) return false;
    if (slot === 'ground') expose(play, by);
    if (slips(play, by)) drop(play, item, fighter(play, by).place);
    else ItemMoved(play, item, by, 'hand', -1);
    return true;
  },
});

/** Something on a table, snatched in running past: no Energy beyond the run. Shaking hands may let it fall. @rule RC-ENE-048 RC-CND-003 */
export const Snatch = defineIntent<{ readonly item: Id }>('snatch', {
  rule: 'RC-ENE-048',
  title: 'Snatch',
  tags: ['interrupt', 'handling'],
  available(view, by, refuse) {
    if (!view.doing.some((intent) => intent.by === by && intent.def.tags.includes('run'))) refuse('RC-ENE-048', 'not-running');
  },
  params: {
    item: oneOf<IntentContext<{ readonly item: Id }>, Id>({
      rule: 'RC-ENE-048',
      candidates: (view, { by }) => around(view, by, 'table').map((item) => item.id),
    }),
  },
  check(view, by, { item }, refuse) {
    if (handsFull(view, by) + handsFor(view, by, itemOf(view, item).stats) > HANDS) refuse('R-GEAR', 'no-free-hand');
  },
  perform(play, by, { item }) {
    if (slips(play, by)) drop(play, item, fighter(play, by).place);
    else ItemMoved(play, item, by, 'hand', -1);
    return true;
  },
});

/** Cheap: whether there is anything to snatch. */
export const mayTakeFromTable = (view: View, who: Id): boolean =>
  handsFull(view, who) < HANDS && !view.has(who, Carrying) && around(view, who, 'table').length > 0;
