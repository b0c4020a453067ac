import { adds, defineCondition, defineIntent, endAll, give, type Id, type Play, type View } from '@riposte/kernel';
import { COSTS } from '../actions/costs.ts';
import { type Attack, AttackBonus } from '../rolls/attack.ts';
import { ActionPoints, needsAp } from '../sequence/action-points.ts';
import { needsHold } from '../situations/swimming-and-climbing.ts';

/** On the ground: its melee attacks are at -2. What it does to attacks against it stands with the modifiers to attack. */
export const Prone = defineCondition('prone', {
  rule: 'HD-MOD-001',
  title: 'prone',
  contributes: [
    adds(AttackBonus, -2, { rule: 'R-CONDITIONS', label: 'prone', only: 'in melee', when: (_view, _who, _against, attack: Attack) => attack.way === 'melee' }),
  ],
});

export const Crouching = defineCondition('crouching', { rule: 'HD-MOD-001', title: 'crouching' });

export const POSTURES = ['standing', 'crouching', 'prone'] as const;
export type Posture = (typeof POSTURES)[number];

export const postureOf = (view: View, who: Id): Posture => (view.has(who, Prone) ? 'prone' : view.has(who, Crouching) ? 'crouching' : 'standing');

/** Takes a posture, whatever it was before. */
export function takePosture(play: Play, who: Id, posture: Posture): void {
  endAll(play, who, Prone);
  endAll(play, who, Crouching);
  if (posture === 'prone') give(play, who, Prone);
  if (posture === 'crouching') give(play, who, Crouching);
}

/** Between standing, crouching and prone; from the ground only up to a crouch. @rule HD-POS-001 HD-POS-002 */
export const ChangePosture = defineIntent<{ readonly posture: Posture }>('change-posture', {
  rule: 'HD-POS-001',
  title: 'Change posture',
  tags: ['action', 'hurried', 'afoot'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (needsHold(view, by)) refuse('HD-POS-001', 'holding-on');
  },
  params: {
    posture: {
      kind: 'one of',
      check(view, { by }, to, refuse) {
        if (!POSTURES.includes(to) || to === postureOf(view, by)) refuse('HD-POS-001', 'same-posture');
      },
      candidates: (view, { by }) => POSTURES.filter((posture) => posture !== postureOf(view, by)),
    },
  },
  check(view, by, { posture }, refuse) {
    if (postureOf(view, by) === 'prone' && posture === 'standing') refuse('HD-POS-002', 'crouch-first');
  },
  price: () => [{ resource: ActionPoints, amount: COSTS['change-posture'].ap }],
  perform(play, by, { posture }) {
    takePosture(play, by, posture);
    return true;
  },
});
