import { defineChange, defineIntent, give, type Id, type Play, type View } from '@riposte/kernel';
import { conscious, Raging, untilEndOfRound } from './conditions.ts';
import { surge } from './damage.ts';
import { Agility, Energy, type Pay, payment, payWhole, priced, Surges } from './energy.ts';
import { type Fighter, fighter } from './fighter.ts';
import { breakChain, cell, moveTo } from './movement.ts';
import { abilityOf } from './traits.ts';

/** An ability is used up until the rest that renews it; -1 renews all of the list. */
export const UsedUp = defineChange('used-up', (store, who: Id, used: readonly number[]): void => {
  (store.edit(who) as Fighter).used = used;
});

/** Somebody has learnt or lost abilities. */
export const TraitsSet = defineChange(
  'traits-set',
  (store, who: Id, features: readonly number[]): void => {
    (store.edit(who) as Fighter).features = features;
  },
  { say: (name, who) => `${name(who)} has other abilities now` },
);

/** Whether somebody has an ability that is not used up. */
export const isReady = (view: View, who: Id, id: string): boolean => {
  const code = abilityOf(view, who, id);
  return code >= 0 && !fighter(view, who).used.includes(code);
};

export const useUp = (play: Play, who: Id, id: string): void => UsedUp(play, who, [...fighter(play, who).used, abilityOf(play, who, id)]);

/** A step back as an Immediate Interrupt, once until a Short Rest, R-STYLES. */
export const Retreat = defineIntent<{ readonly to: number }>('tactical-retreat', {
  rule: 'R-STYLES',
  title: 'Tactical retreat',
  tags: ['interrupt', 'movement', 'agility'],
  available(view, by, refuse) {
    if (!isReady(view, by, 'tactical-retreat')) refuse('R-STYLES', 'no such ability, or it is used up');
    if (Energy.left(view, by) < 1 || Agility.left(view, by) < 1) refuse('R-STYLES', 'it costs 1 Energy and 1 Agility');
  },
  params: { to: cell('R-STYLES') },
  price: () => [
    { resource: Energy, amount: 1 },
    { resource: Agility, amount: 1 },
  ],
  perform(play, by, { to }) {
    Energy.spend(play, by, 1);
    Agility.spend(play, by, 1);
    useUp(play, by, 'tactical-retreat');
    breakChain(play, by);
    return moveTo(play, by, to, false);
  },
});

/** Cheap: whether a step back is open. */
export const mayRetreat = (view: View, who: Id): boolean =>
  fighter(view, who).features.length > 0 &&
  isReady(view, who, 'tactical-retreat') &&
  Energy.left(view, who) > 0 &&
  Agility.left(view, who) > 0 &&
  conscious(view, who);

type Paid = { readonly pay: Pay };

/** Until the end of the next round, once until a Short Rest, R-STYLES. */
export const Rage = defineIntent<Paid>('rage', {
  rule: 'R-STYLES',
  title: 'Rage',
  tags: ['action'],
  available(view, by, refuse) {
    if (!isReady(view, by, 'rage')) refuse('R-STYLES', 'no such ability, or it is used up');
  },
  params: { pay: payment<Paid>(() => 2) },
  price: (_view, _by, { pay }) => priced(2, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, 2, pay);
    if (!conscious(play, by)) return false;
    useUp(play, by, 'rage');
    give(play, by, Raging, { until: untilEndOfRound(play, 2) });
    return true;
  },
});

/** A Recovery Surge in the middle of a fight, once until a Long Rest. @rule RC-AUR-014 */
export const SecondWind = defineIntent<Paid>('second-wind', {
  rule: 'RC-AUR-014',
  title: 'Second wind',
  tags: ['action'],
  available(view, by, refuse) {
    if (!isReady(view, by, 'second-wind')) refuse('RC-AUR-014', 'no such ability, or it is used up');
    if (Surges.left(view, by) < 1) refuse('RC-AUR-013', 'no Recovery Surge left today');
  },
  params: { pay: payment<Paid>(() => 1) },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    useUp(play, by, 'second-wind');
    surge(play, by);
    return true;
  },
});
