import { defineIntent, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { needsFree, takeFree } from '../actions/free-actions.ts';
import { canGoOn, provokeAll } from '../actions/reactive-attack.ts';
import { isReadied } from '../actions/ready-shield.ts';
import { bodyPart, fighter, scene } from '../fighters/fighter.ts';
import { isUseless } from '../injuries/body.ts';
import { needsSimple, paySimple } from '../rounds/action-points.ts';
import { freeGrips, grips, weaponAt } from './in-hand.ts';
import { HoldsNow, letGo, loosen, stow, takeHold, takeUp, unstow, withinGrasp } from './take-and-drop.ts';

/** Takes something from the ground under one's feet, or out of a body, into a free hand (R-ACTIONS). @rule CE-ACT-002 */
export const PickUp = defineIntent<{ readonly hand: Id; readonly lying: number }>('pick-up', {
  rule: 'CE-ACT-002',
  title: 'Pick up',
  tags: ['action'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (withinGrasp(view, by).length === 0) refuse('CE-ACT-002', 'nothing-to-pick-up');
    if (freeGrips(view, by).length === 0) refuse('CE-HND-006', 'no-free-hand');
  },
  params: {
    hand: oneOf({ rule: 'CE-HND-006', candidates: (view, { by }) => freeGrips(view, by) }),
    lying: oneOf({ rule: 'CE-ACT-002', candidates: (view, { by }) => (scene(view).ground.length === 0 ? [] : withinGrasp(view, by)) }),
  },
  perform(play, by, { hand, lying }) {
    paySimple(play, by);
    takeUp(play, hand, lying);
    return true;
  },
});

/** Whether a weapon comes out as a free action. */
export const isQuick = (view: View, code: number): boolean => weaponAt(view, code)?.quick === true;

/** From the belt into a hand. */
export function takeOut(play: Play, by: Id, hand: Id, gear: number): void {
  takeHold(play, hand, gear, unstow(play, by, gear));
}

interface Drawing {
  readonly hand: Id;
  readonly gear: number;
}

const DRAW = {
  hand: oneOf<{ readonly by: Id }, Id>({ rule: 'CE-HND-006', candidates: (view, { by }) => freeGrips(view, by) }),
  gear: oneOf<{ readonly by: Id }, number>({ rule: 'CE-ACT-002', candidates: (view, { by }) => [...new Set(fighter(view, by).belt)] }),
};

/** Retrieves something stowed, which provokes (R-ACTIONS). @rule CE-ACT-002 CE-RCT-001 */
export const Draw = defineIntent<Drawing>('draw', {
  rule: 'CE-ACT-002',
  title: 'Draw',
  tags: ['action'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (fighter(view, by).belt.length === 0) refuse('CE-ACT-002', 'nothing-to-draw');
    if (freeGrips(view, by).length === 0) refuse('CE-HND-006', 'no-free-hand');
  },
  params: DRAW,
  perform(play, by, { hand, gear }) {
    paySimple(play, by);
    provokeAll(play, by, 'reaches for something stowed');
    const isThere = fighter(play, by).belt.includes(gear);
    if (!canGoOn(play, by) || !isThere || isUseless(play, hand) || bodyPart(play, hand).holds >= 0) return false;
    takeOut(play, by, hand, gear);
    return true;
  },
});

/** Light thrown weapons come out as a free action (R-ACTIONS). @rule CE-RPD-001 CE-FRE-001 */
export const QuickDraw = defineIntent<Drawing>('quick-draw', {
  rule: 'CE-RPD-001',
  title: 'Draw a throwing weapon',
  tags: ['free'],
  available: (view, by, refuse) => needsFree(view, by, 'quick-draw', refuse),
  params: {
    hand: DRAW.hand,
    gear: oneOf({ rule: 'CE-RPD-001', candidates: (view, { by }) => [...new Set(fighter(view, by).belt)].filter((code) => isQuick(view, code)) }),
  },
  perform(play, by, { hand, gear }) {
    if (!takeFree(play, by, 'quick-draw')) return false;
    takeOut(play, by, hand, gear);
    return true;
  },
});

/** Puts away what a hand holds; a readied shield cannot be (R-ACTIONS). @rule CE-ACT-002 CE-SHD-003 */
export const Stow = defineIntent<{ readonly hand: Id }>('stow', {
  rule: 'CE-ACT-002',
  title: 'Put away',
  tags: ['action'],
  available: needsSimple,
  params: { hand: oneOf({ rule: 'CE-ACT-002', candidates: (view, { by }) => grips(view, by).filter((hand) => bodyPart(view, hand).holds >= 0) }) },
  check(view, by, { hand }, refuse) {
    if (isReadied(view, by, hand)) refuse('CE-SHD-003', 'shield-readied');
  },
  perform(play, by, { hand }) {
    paySimple(play, by);
    const { holds } = bodyPart(play, hand);
    const wear = loosen(play, hand);
    HoldsNow(play, hand, -1);
    stow(play, by, holds, wear);
    return true;
  },
});

/** @rule CE-FRE-001 CE-FRE-002 */
export const Drop = defineIntent<{ readonly hand: Id }>('drop', {
  rule: 'CE-FRE-001',
  title: 'Drop',
  tags: ['free'],
  available: (view, by, refuse) => needsFree(view, by, 'drop', refuse),
  params: { hand: oneOf({ rule: 'CE-FRE-001', candidates: (view, { by }) => grips(view, by).filter((hand) => bodyPart(view, hand).holds >= 0) }) },
  perform(play, by, { hand }) {
    if (!takeFree(play, by, 'drop')) return false;
    letGo(play, hand);
    return true;
  },
});
