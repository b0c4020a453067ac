import { defineIntent, defineWindow, type Id, type IntentContext, oneOf, type Play } from '@riposte/kernel';
import { COSTS } from '../actions/costs.ts';
import { Stamina } from '../health/stamina.ts';
import type { Attack } from '../rolls/attack.ts';
import { passesWild } from '../rolls/checks.ts';
import { hardest } from '../rolls/defence.ts';
import { canSee } from '../rolls/sight.ts';
import { ActionPoints } from '../sequence/action-points.ts';
import { needsFirstReaction } from '../sequence/triggers.ts';
import { bearsFrom, Pinned } from '../state/linked-creatures.ts';
import { heldBy } from './hold.ts';

/** Attacked in a grapple by an attacker in sight. @rule HD-GRP-014 */
export const UnderAttack = defineWindow<{ readonly by: Id; readonly at: Id }>('under-attack', {
  rule: 'HD-GRP-014',
  who: (_view, { at }) => [at],
  intents: () => [Interpose],
  check(_view, { by }, intent, refuse) {
    if (intent.with.whom === by) refuse('HD-GRP-015', 'not-the-attacker');
  },
});

type Interposing = { readonly whom: Id; readonly with: 'power' | 'agility' };
export const NOT_PINNED = -2;

/** Power or Agility against the higher of the two puts an opponent in the way. @rule HD-GRP-014 HD-GRP-015 HD-GRP-016 HD-GRP-017 */
export const Interpose = defineIntent<Interposing>('interpose', {
  rule: 'HD-GRP-014',
  title: 'Interpose',
  tags: ['reaction'],
  automatic: true,
  available(view, by, refuse) {
    needsFirstReaction(view, by, COSTS.interpose.ap, refuse);
    if (heldBy(view, by).length === 0) refuse('HD-GRP-015', 'holding-nobody');
  },
  params: {
    whom: oneOf<IntentContext<Interposing>, Id>({ rule: 'HD-GRP-015', candidates: (view, { by }) => heldBy(view, by) }),
    with: oneOf<IntentContext<Interposing>, 'power' | 'agility'>({ rule: 'HD-GRP-015', candidates: () => ['power', 'agility'] }),
  },
  price: () => [
    { resource: ActionPoints, amount: COSTS.interpose.ap },
    { resource: Stamina, amount: COSTS.interpose.stamina },
  ],
  perform(play, by, { whom, with: how }) {
    const penalty = bearsFrom(play, whom, Pinned, by) ? 0 : NOT_PINNED;
    return passesWild(play, by, how, hardest(play, whom, by), penalty) ? whom : 0;
  },
});

/** The attack as it is made: on the opponent who was put in the way, measured in the space of the first target. @rule HD-GRP-014 HD-GRP-017 */
export function interposed(play: Play, attack: Attack): Attack {
  const { by, at } = attack;
  const others = heldBy(play, at).filter((other) => other !== by);
  if (others.length === 0 || !canSee(play, at, by) || !others.some((whom) => play.legal(Interpose.of(at, { whom, with: 'power' })))) return attack;
  const result = play.offer(UnderAttack, { by, at });
  return typeof result === 'number' && result > 0 ? { ...attack, at: result, stead: at } : attack;
}
