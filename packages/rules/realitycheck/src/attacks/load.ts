import { defineIntent, type Id, type IntentContext, oneOf, type Play, type View } from '@riposte/kernel';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { energyOf } from '../actions/prices.ts';
import { expose, unguard } from '../conditions/exposed.ts';
import { slips } from '../conditions/shaken.ts';
import { fighter } from '../fighters/fighter.ts';
import { isLoaded, statsOf } from '../gear/carried.ts';
import { drop, ItemLoaded } from '../gear/items.ts';
import { conscious } from '../harm/unconscious.ts';
import { shooters } from './ranged.ts';

type LoadChoice = { readonly weapon: Id; readonly pay: Pay };

const USUAL_LOADING = 1;
const loadPrice = (view: View, item: Id): number => statsOf(view, item)!.loading ?? USUAL_LOADING;
const HEAVY_LOADING = 3;

/** Who loads is exposed meanwhile, for long loading unguarded. R-GEAR */
export function openByLoading(play: Play, by: Id, weapon: Id): void {
  if (loadPrice(play, weapon) >= HEAVY_LOADING) unguard(play, by);
  else expose(play, by, 1);
}

/** Energy by the weapon, or as the game master says. @rule RC-ENE-014 RC-CND-003 */
export const Load = defineIntent<LoadChoice>('load', {
  rule: 'RC-ENE-014',
  title: 'Load',
  tags: ['action', 'loading'],
  params: {
    weapon: oneOf<IntentContext<LoadChoice>, Id>({
      rule: 'RC-ENE-014',
      candidates: (view, { by }) => shooters(view, by).filter((item) => !isLoaded(view, item)),
    }),
    pay: payment<LoadChoice>((view, { with: { weapon } }) => loadPrice(view, weapon)),
  },
  price: (view, _by, { weapon, pay }) => priced(loadPrice(view, weapon), pay),
  perform(play, by, { weapon, pay }) {
    const { loading } = statsOf(play, weapon)!;
    if (loading === null) payWhole(play, by, energyOf(play, by, 'load', USUAL_LOADING), 'energy');
    else payWhole(play, by, loading, pay);
    if (!conscious(play, by)) return false;
    if (slips(play, by)) drop(play, weapon, fighter(play, by).place);
    else ItemLoaded(play, weapon, true);
    return true;
  },
});
