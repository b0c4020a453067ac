import { carried, defineIntent, give, type Id, oneOf, type Play, type Refuse, type View } from '@riposte/kernel';
import { needsFree, needsGreater, needsSimple, payGreater, paySimple, startOfNextTurn, takeFree } from './actions.ts';
import { isUseless } from './body.ts';
import { bodyPart, fighter, scene } from './fighter.ts';
import { canSpeak } from './injuries.ts';
import { Defending, ShieldReady, TotalDefending } from './postures.ts';
import { canGoOn, provokeAll } from './reactions.ts';
import { freeGrips, grips, HoldsNow, letGo, loosen, Stowed, shieldOf, Taken, unstow, weaponAt, withinGrasp } from './weapon.ts';

function refuseTwice(view: View, by: Id, refuse: Refuse): void {
  if (view.has(by, Defending) || view.has(by, TotalDefending)) refuse('CE-DFN-001', 'already defending');
}

/** @rule CE-DFN-001 CE-DFN-002 CE-DFN-003 */
export const Defend = defineIntent('defend', {
  rule: 'CE-DFN-001',
  title: 'Defend',
  tags: ['action'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    refuseTwice(view, by, refuse);
  },
  perform(play, by) {
    paySimple(play, by);
    give(play, by, Defending, { until: startOfNextTurn(play, by) });
    return true;
  },
});

/** A greater action: twice as much, and no attacks (R-ACTIONS). @rule CE-GRT-001 */
export const TotalDefence = defineIntent('total-defence', {
  rule: 'CE-GRT-001',
  title: 'Total defence',
  tags: ['action'],
  available(view, by, refuse) {
    needsGreater(view, by, refuse);
    refuseTwice(view, by, refuse);
  },
  perform(play, by) {
    payGreater(play, by);
    give(play, by, TotalDefending, { until: startOfNextTurn(play, by) });
    return true;
  },
});

/** Whether a hand's shield is ready, and so fit for nothing else. @rule CE-SHD-003 */
export const isReadied = (view: View, who: Id, hand: Id): boolean => carried(view, who, ShieldReady).some((one) => one.source === hand);

/** Each shield by an action of its own. @rule CE-SHD-001 CE-SHD-002 CE-ARM-004 */
export const ReadyShield = defineIntent<{ readonly hand: Id }>('ready-shield', {
  rule: 'CE-SHD-001',
  title: 'Ready shield',
  tags: ['action'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (!grips(view, by).some((hand) => shieldOf(view, hand) !== null)) refuse('CE-SHD-001', 'no shield');
  },
  params: {
    hand: oneOf({
      rule: 'CE-SHD-001',
      candidates: (view, { by }) => grips(view, by).filter((hand) => shieldOf(view, hand) !== null),
      check(view, { by }, hand, refuse) {
        if (!grips(view, by).includes(hand) || shieldOf(view, hand) === null) refuse('CE-SHD-001', 'no shield there');
        else if (isUseless(view, hand)) refuse('CE-ARM-004', 'too badly hurt to hold it ready');
        else if (isReadied(view, by, hand)) refuse('CE-SHD-001', 'ready already');
      },
    }),
  },
  perform(play, by, { hand }) {
    paySimple(play, by);
    give(play, by, ShieldReady, { source: hand, value: shieldOf(play, hand)!.shield, until: startOfNextTurn(play, by) });
    return true;
  },
});

/** Takes something from the ground under one's feet, or out of a body, into a free hand (R-ACTIONS). @rule CE-ACT-002 */
export const PickUp = defineIntent<{ readonly hand: Id; readonly lying: number }>('pick-up', {
  rule: 'CE-ACT-002',
  title: 'Pick up',
  tags: ['action'],
  available: needsSimple,
  params: {
    hand: oneOf({ rule: 'CE-HND-006', candidates: (view, { by }) => freeGrips(view, by) }),
    lying: oneOf({ rule: 'CE-ACT-002', candidates: (view, { by }) => (scene(view).ground.length === 0 ? [] : withinGrasp(view, by)) }),
  },
  perform(play, by, { hand, lying }) {
    paySimple(play, by);
    Taken(play, hand, lying);
    return true;
  },
});

/** Whether a weapon comes out as a free action. */
export const isQuick = (view: View, code: number): boolean => weaponAt(view, code)?.quick === true;

/** From the belt into a hand. */
export function takeOut(play: Play, by: Id, hand: Id, gear: number): void {
  unstow(play, by, gear);
  HoldsNow(play, hand, gear);
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
  available: needsSimple,
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
    if (isReadied(view, by, hand)) refuse('CE-SHD-003', 'the shield is readied');
  },
  perform(play, by, { hand }) {
    paySimple(play, by);
    const { holds } = bodyPart(play, hand);
    loosen(play, hand);
    HoldsNow(play, hand, -1);
    Stowed(play, by, [...fighter(play, by).belt, holds]);
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

/** @rule CE-FRE-001 CE-MTH-001 */
export const Speak = defineIntent('speak', {
  rule: 'CE-FRE-001',
  title: 'Speak',
  tags: ['free'],
  available(view, by, refuse) {
    needsFree(view, by, 'speak', refuse);
    if (!canSpeak(view, by)) refuse('CE-MTH-001', 'it cannot speak');
  },
  perform: (play, by) => takeFree(play, by, 'speak'),
});
