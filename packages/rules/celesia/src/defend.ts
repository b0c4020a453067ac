import { borne, defineIntent, give, type Id, oneOf } from '@riposte/kernel';
import { needsSimple, paySimple, startOfNextTurn } from './actions.ts';
import { isUseless, partsOf } from './body.ts';
import { Defending, ShieldReady } from './conditions.ts';
import { bodyPart, scene } from './fighter.ts';
import { shieldOf, Taken, withinGrasp } from './weapon.ts';

/** @rule CE-DFN-001 CE-DFN-002 CE-DFN-003 */
export const Defend = defineIntent('defend', {
  rule: 'CE-DFN-001',
  title: 'Defend',
  tags: ['action'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (view.has(by, Defending)) refuse('CE-DFN-001', 'already defending');
  },
  perform(play, by) {
    paySimple(play, by);
    give(play, by, Defending, { until: startOfNextTurn(play, by) });
    return true;
  },
});

/** Each shield by an action of its own. @rule CE-SHD-001 CE-SHD-002 CE-ARM-004 */
export const ReadyShield = defineIntent<{ readonly hand: Id }>('ready-shield', {
  rule: 'CE-SHD-001',
  title: 'Ready shield',
  tags: ['action'],
  available: needsSimple,
  params: {
    hand: oneOf({
      rule: 'CE-SHD-001',
      candidates: (view, { by }) =>
        partsOf(view, by, 'hand').filter(
          (hand) => shieldOf(view, hand) !== null && !isUseless(view, hand) && !borne(view, by, ShieldReady).some((one) => one.source === hand),
        ),
    }),
  },
  perform(play, by, { hand }) {
    paySimple(play, by);
    give(play, by, ShieldReady, { source: hand, value: shieldOf(play, hand)!.shield, until: startOfNextTurn(play, by) });
    return true;
  },
});

/** Takes something from the ground under one's feet into a free hand. @rule CE-ACT-002 */
export const PickUp = defineIntent<{ readonly hand: Id; readonly lying: number }>('pick-up', {
  rule: 'CE-ACT-002',
  title: 'Pick up',
  tags: ['action'],
  available: needsSimple,
  params: {
    hand: oneOf({
      rule: 'CE-HND-006',
      candidates: (view, { by }) => partsOf(view, by, 'hand').filter((hand) => bodyPart(view, hand).holds < 0 && !isUseless(view, hand)),
    }),
    lying: oneOf({ rule: 'CE-ACT-002', candidates: (view, { by }) => (scene(view).ground.length === 0 ? [] : withinGrasp(view, by)) }),
  },
  perform(play, by, { hand, lying }) {
    paySimple(play, by);
    Taken(play, hand, lying);
    return true;
  },
});
