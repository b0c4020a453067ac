import { defineQuery, defineResource, divisions, highest, type Id, type Play, plainSum, type Refuse, type View } from '@riposte/kernel';
import { type Fighter, fighter } from '../characters/fighter.ts';
import { ruled } from '../rulings.ts';
import { Acted, TurnEnded } from './turn.ts';

/**
 * AP of a turn before interrupts are taken off: the total, halved where a rule says so; of a rider and its mount the
 * higher one. @rule SS-APS-004 SS-MNT-004
 */
export const ApTotal = defineQuery('AP total', {
  rule: 'SS-APS-004',
  from: 'AP',
  base: (view, who) => fighter(view, who).apTotal,
  combine: plainSum,
  later: [
    { stage: 'halve', combine: divisions },
    { stage: 'pair', combine: highest },
    { stage: 'halve pair', combine: divisions },
  ],
});

/** AP of a rider or mount by itself, halved where a rule says so. @rule SS-MNT-019 */
export const OwnAp = defineQuery('own AP', {
  rule: 'SS-APS-004',
  from: 'AP',
  base: (view, who) => fighter(view, who).apTotal,
  combine: plainSum,
  later: [{ stage: 'halve', combine: divisions }],
});

/** Action points. A free action costs 0, a minor 1, a major 1 and ends the turn, an exclusive one the whole turn. @rule SS-APS-001 */
export const ActionPoints = defineResource('ap', {
  title: 'AP',
  read: (entity) => (entity as Fighter).ap,
  write: (entity, value) => {
    (entity as Fighter).ap = value;
  },
  owed: {
    read: (entity) => (entity as Fighter).borrowed,
    write: (entity, value) => {
      (entity as Fighter).borrowed = value;
    },
  },
});

/** Refuses a minor or major action without an AP in hand. @rule SS-APS-005 SS-BAD-005 */
export function needsAp(view: View, who: Id, refuse: Refuse): void {
  if (ActionPoints.left(view, who) < 1) refuse('SS-APS-005', 'no-ap');
}

/** Pays a minor action. @rule SS-APS-001 */
export function payMinor(play: Play, who: Id): void {
  Acted(play, who);
  ActionPoints.spend(play, who, 1);
}

/** Pays a major action; it ends the turn. @rule SS-APS-002 */
export function payMajor(play: Play, who: Id): void {
  payMinor(play, who);
  if (ruled(play).majorEndsTurn) TurnEnded(play, who);
}

/** An exclusive action is the only one of its turn and needs at least 1 AP. @rule SS-APS-003 */
export function needsWholeTurn(view: View, who: Id, refuse: Refuse): void {
  needsAp(view, who, refuse);
  if (fighter(view, who).acted) refuse('SS-APS-003', 'exclusive');
}

/** Pays an exclusive action: all AP left, and the turn. @rule SS-APS-003 */
export function payExclusive(play: Play, who: Id): void {
  Acted(play, who);
  ActionPoints.spend(play, who, ActionPoints.left(play, who));
  TurnEnded(play, who);
}
