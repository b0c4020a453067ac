import { defineCondition, endAll, type Id, type Play, type View } from '@riposte/kernel';
import { Away, isHere, isStillToCome } from '../positioning/away.ts';
import { ruled } from '../rulings.ts';
import { awake } from '../stamina/unconscious.ts';

/** Has given up: awake, but out of the fight (R-END). */
export const Yielded = defineCondition('yielded', {
  rule: 'CE-FRE-001',
  title: 'surrendering',
  forbids: [{ tags: ['action', 'reaction', 'free', 'casting'], rule: 'CE-FRE-001', reason: 'yielded' }],
});

const OUT = ['action', 'reaction', 'free', 'casting', 'remedy'];

/** Offers to surrender: out of the fight until a foe accepts or refuses it (R-SURRENDER). */
export const OffersSurrender = defineCondition('offers-surrender', {
  rule: 'R-SURRENDER',
  title: 'offering to surrender',
  forbids: [{ tags: OUT, rule: 'R-SURRENDER', reason: 'surrendering' }],
});

/** Its surrender was accepted: a prisoner of its source (R-SURRENDER). */
export const Prisoner = defineCondition('prisoner', {
  rule: 'R-SURRENDER',
  title: 'prisoner',
  forbids: [{ tags: OUT, rule: 'R-SURRENDER', reason: 'prisoner' }],
});

const OUT_OF_IT = [Yielded, OffersSurrender, Prisoner, Away];

/** Whether a fighter still takes part: awake, here, and has neither given up nor offered to. */
export function fights(view: View, who: Id): boolean {
  if (view.state.entities[who].conditions.length === 0) return true;
  return awake(view, who) && !OUT_OF_IT.some((def) => view.has(who, def));
}

/** Whether a side still counts on a fighter: it takes part, its surrender is not accepted yet, or it is still to come. */
export const countsForItsSide = (view: View, who: Id): boolean =>
  fights(view, who) ||
  (awake(view, who) && (isStillToCome(view, who) || (ruled(view).surrenderIsAccepted && view.has(who, OffersSurrender) && isHere(view, who))));

/** A fighter attacked while it offers to surrender knows that the offer is refused (R-SURRENDER). */
export function refuseSurrender(play: Play, who: Id): void {
  endAll(play, who, OffersSurrender);
}
