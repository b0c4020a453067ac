import { after, carried, defineChange, defineIntent, end, endAll, give, type Id, type IntentContext, oneOf, type Play, type View } from '@riposte/kernel';
import { Blinded } from './ailments.ts';
import { hasLine, needsAp } from './attack.ts';
import { combatCheck, passes, roll } from './checks.ts';
import { isPartner, Sharing, sources } from './company.ts';
import { Crouching, Dashing, Exhausted, Prone } from './conditions.ts';
import { Distance, roomAt } from './distance.ts';
import { type Fighter, fighter, isFighter, type Medium, type Place, SCENE } from './fighter.ts';
import { othersWithin } from './grid.ts';
import { Defence } from './numbers.ts';
import { ActionPoints, Stamina } from './pools.ts';
import { RoundsEnded } from './rounds.ts';
import { ruled } from './rulings.ts';
import { COSTS } from './tables.ts';

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
  available: needsAp,
  params: {
    posture: {
      kind: 'one of',
      check(view, { by }, to, refuse) {
        const from = postureOf(view, by);
        if (!POSTURES.includes(to) || to === from) return refuse('HD-POS-001', 'another posture: standing, crouching or prone');
        if (from === 'prone' && to === 'standing') refuse('HD-POS-002', 'from the ground only to a crouch');
      },
      candidates: (view, { by }) => POSTURES.filter((one) => one !== postureOf(view, by)),
    },
  },
  price: () => [{ resource: ActionPoints, amount: COSTS['change-posture'].ap }],
  perform(play, by, { posture }) {
    takePosture(play, by, posture);
    return true;
  },
});

/** The rate changes: what was bought stays, and the count of AP begins anew. */
export const RateChanged = defineChange('rate-changed', (store, who: Id): boolean => {
  if ((store.state.entities[who] as Fighter).movedAp === 0) return false;
  (store.edit(who) as Fighter).movedAp = 0;
  return true;
});

/** The check of a second dash, by how somebody moves. @rule HD-POS-014 */
const RUN: { readonly [medium in Medium]: 'running' | 'climbing' | 'swimming' } = {
  ground: 'running',
  climbing: 'climbing',
  swimming: 'swimming',
  underwater: 'swimming',
};
const POINTS_A_YARD = 3;
/** Balance that keeps a blind runner on his feet. */
const BLIND_TN = 4;

/** Twice as fast until the round ends; again, a check adds to the rate, once a round. The blind may fall. @rule HD-POS-013 HD-POS-014 HD-POS-015 */
export const Dash = defineIntent('dash', {
  rule: 'HD-POS-013',
  title: 'Dash',
  tags: ['action'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (view.has(by, Exhausted)) refuse('R-CONDITIONS', 'exhausted: no dash');
  },
  price: () => [
    { resource: ActionPoints, amount: COSTS.dash.ap },
    { resource: Stamina, amount: COSTS.dash.stamina },
  ],
  perform(play, by) {
    if (play.has(by, Blinded) && !passes(play, by, 'blind-running', BLIND_TN)) takePosture(play, by, 'prone');
    const until = after(play, RoundsEnded, SCENE, 1);
    const [dashing] = carried(play, by, Dashing);
    if (dashing === undefined) {
      RateChanged(play, by);
      give(play, by, Dashing, { until });
      return true;
    }
    if (dashing.value > 0) return 'once a round';
    const threes = Math.floor(roll(play, by, RUN[fighter(play, by).medium]) / POINTS_A_YARD);
    if (threes <= 0) return 'no faster';
    RateChanged(play, by);
    end(play, by, dashing.id);
    give(play, by, Dashing, { value: ruled(play).dashBonus(threes), until });
    return true;
  },
});

export const PushedIn = defineChange('pushed-in', (store, who: Id, at: Place): void => {
  (store.edit(who) as Fighter).at = at;
});

type Entering = { readonly whose: Id; readonly with: 'power' | 'agility' };

/** Into the space of another of about one's own size, by Power or Agility against the higher of the two. @rule HD-POS-005 HD-POS-006 HD-POS-007 */
export const EnterSpace = defineIntent<Entering>('enter-space', {
  rule: 'HD-POS-005',
  title: 'Enter an occupied space',
  tags: ['action', 'moving', 'afoot'],
  available: needsAp,
  params: {
    whose: oneOf<IntentContext<Entering>, Id>({
      rule: 'HD-POS-005',
      candidates: (view, { by }) => othersWithin(view, by, 1).filter((one) => Math.abs(fighter(view, one).size - fighter(view, by).size) < TOO_DIFFERENT),
      check(view, { by }, whose, refuse) {
        if (!isFighter(view, whose) || whose === by || isPartner(view, by, whose)) return refuse('HD-POS-005', 'no such creature');
        if (Distance(view, by, whose) > 1) refuse('HD-POS-005', 'not next to you');
        if (!hasLine(view, by, whose)) refuse('HD-POS-005', 'a wall is between');
        if (Math.abs(fighter(view, whose).size - fighter(view, by).size) >= TOO_DIFFERENT) refuse('HD-POS-005', 'too different in size');
      },
    }),
    with: oneOf<IntentContext<Entering>, 'power' | 'agility'>({ rule: 'HD-POS-006', candidates: () => ['power', 'agility'] }),
  },
  price: () => [{ resource: ActionPoints, amount: COSTS['enter-space'].ap }],
  perform(play, by, { whose, with: skill }) {
    if (combatCheck(play, by, skill) < hardest(play, whose, by)) return 'failed';
    PushedIn(play, by, roomAt(play, by, fighter(play, whose).at));
    give(play, by, Sharing, { source: whose });
    give(play, whose, Sharing, { source: by });
    return true;
  },
});

export const TOO_DIFFERENT = 5;

/** The higher of Power and Agility Defense. @rule HD-POS-006 HD-GRP-015 HD-GRP-018 */
export function hardest(view: View, who: Id, against: Id): number {
  return Math.max(Defence(view, who, against, { kind: 'power', braced: false }), Defence(view, who, against, { kind: 'agility', braced: false }));
}

/** Whoever is no longer where the other is shares nothing. @rule HD-POS-009 */
export function leaveSpaces(play: Play, who: Id): void {
  for (const other of sources(play, who, Sharing)) {
    if (Distance(play, who, other) === 0) continue;
    for (const one of carried(play, who, Sharing)) if (one.source === other) end(play, who, one.id);
    for (const one of carried(play, other, Sharing)) if (one.source === who) end(play, other, one.id);
  }
}

export const INTENTS = [ChangePosture, Dash, EnterSpace];
export const CHANGES = [RateChanged, PushedIn];
