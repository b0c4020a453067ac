import { defineIntent, give, type Id, type IntentContext, oneOf, type View } from '@riposte/kernel';
import { attackWith, defends, foes } from './attack.ts';
import { check } from './checks.ts';
import { conscious, Defending, Shaken, Undaunted, untilEndOfRound } from './conditions.ts';
import { type Pay, payment, payWhole, priced } from './energy.ts';
import { fighter } from './fighter.ts';

type Threat = { readonly at: Id; readonly pay: Pay };

const PRICE = 3;
const TIERS = [5, 10, 15];
const PER_TIER = 5;

/** From 1 to 4, by level. R-INTIMIDATE */
const tierOf = (view: View, who: Id): number => 1 + TIERS.filter((level) => fighter(view, who).level >= level).length;

/**
 * Will against a check, less 5 for each Tier of the target: shaken until the round ends; who withstands it need fear it
 * no more this round. R-INTIMIDATE
 */
export const Intimidate = defineIntent<Threat>('intimidate', {
  rule: 'R-INTIMIDATE',
  title: 'Intimidate',
  tags: ['action'],
  params: {
    at: oneOf<IntentContext<Threat>, Id>({
      rule: 'R-INTIMIDATE',
      candidates: (view, { by }) => foes(view, by).filter((one) => !fighter(view, one).inanimate && conscious(view, one) && !view.has(one, Undaunted)),
    }),
    pay: payment<Threat>(() => PRICE),
  },
  price: (_view, _by, { pay }) => priced(PRICE, pay),
  perform(play, by, { at, pay }) {
    payWhole(play, by, PRICE, pay);
    if (!conscious(play, by)) return false;
    const threat = check(play, by, 'intimidate') - PER_TIER * tierOf(play, at);
    const until = untilEndOfRound(play, 1);
    const withstands = defends(play, attackWith(play, by, at, -1), threat + (play.has(at, Defending) ? 0 : 1), 'will');
    give(play, at, withstands ? Undaunted : Shaken, { until });
    return !withstands;
  },
});
