import { defineIntent, type Id, type View } from '@riposte/kernel';
import { Agility } from '../actions/agility.ts';
import { Energy } from '../actions/energy.ts';
import { fighter } from '../fighters/fighter.ts';
import { isReady, refuseUnready, useUp } from '../fighters/trait.ts';
import { takesPart } from '../harm/unconscious.ts';
import { breakChain, cell, moveTo } from './steps.ts';

/** A step back as an Immediate Interrupt, once until a Short Rest, R-STYLES. */
export const Retreat = defineIntent<{ readonly to: number }>('tactical-retreat', {
  rule: 'R-STYLES',
  title: 'Tactical retreat',
  tags: ['interrupt', 'movement', 'agility'],
  available(view, by, refuse) {
    refuseUnready(view, by, 'tactical-retreat', 'R-STYLES', refuse);
    if (Energy.left(view, by) < 1 || Agility.left(view, by) < 1) refuse('R-STYLES', 'retreat-price');
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
  takesPart(view, who);
