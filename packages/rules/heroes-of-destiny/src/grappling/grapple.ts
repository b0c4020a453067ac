import { defineAsk, defineIntent, GM, give, type Id, type IntentContext, oneOf, type View } from '@riposte/kernel';
import { COSTS } from '../actions/costs.ts';
import { hasTrait, isRanged, weaponAt } from '../catalogue/weapon.ts';
import { TOO_DIFFERENT } from '../movement/enter-space.ts';
import { weaponAttack } from '../rolls/attack.ts';
import { attackRoll } from '../rolls/attack-roll.ts';
import { combatCheck } from '../rolls/checks.ts';
import { hardest } from '../rolls/defence.ts';
import { foe, onlyInGrapple } from '../rolls/targets.ts';
import { ActionPoints, needsAp } from '../sequence/action-points.ts';
import { fighter } from '../state/fighter.ts';
import { bearsFrom, Grappling, Pinned } from '../state/linked-creatures.ts';
import { heldBy, hold } from './hold.ts';
import { interposed } from './interpose.ts';

type Target = { readonly at: Id };

/** Whether the forms of both allow a grapple. @rule HD-GRP-011 */
export const FormAllows = defineAsk<{ readonly by: Id; readonly at: Id }, boolean>('form-allows-grapple', {
  rule: 'HD-GRP-011',
  open: (view, _gm, { by, at }) => [by, at].some((who) => isFormless(view, who)),
  answer: oneOf({ rule: 'HD-GRP-011', candidates: () => [true, false] }),
  fallback: (view, _gm, { by, at }) => ![by, at].some((who) => isFormless(view, who)),
});

const isFormless = (view: View, who: Id): boolean => hasTrait(view, fighter(view, who), 'formless');

/** The weapon of reach 0 that grabs: the one in hand, or the hand itself. */
function grip(view: View, who: Id): number {
  const weapon = weaponAt(view, fighter(view, who).weapon);
  return isRanged(weapon) || weapon.reach > 0 ? view.rules.codeNamed('unarmed') : fighter(view, who).weapon;
}

/** A melee attack with a weapon of reach 0 on a neighbour of about the same size: no damage, but both hold each other. @rule HD-GRP-009 HD-GRP-010 HD-GRP-012 HD-GRP-013 */
export const Grapple = defineIntent<Target>('grapple', {
  rule: 'HD-GRP-009',
  title: 'Grapple',
  tags: ['action', 'attack'],
  available: needsAp,
  params: { at: foe(() => 1) },
  check(view, by, { at }, refuse) {
    if (Math.abs(fighter(view, at).size - fighter(view, by).size) >= TOO_DIFFERENT) refuse('HD-GRP-010', 'sizes-differ');
    if (bearsFrom(view, at, Grappling, by)) refuse('HD-GRP-012', 'holding-already');
    onlyInGrapple(view, by, at, refuse);
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.grapple.ap }],
  perform(play, by, { at }) {
    if (!play.ask(FormAllows, GM, { by, at })) return 'impossible';
    const attack = interposed(play, weaponAttack(play, by, at, 'grapple', 0, grip(play, by)));
    if (!attackRoll(play, attack).hit) return 'missed';
    hold(play, by, attack.at);
    return true;
  },
});

export const PIN_PENALTY = -2;

/** Power at -2 against the higher of Power and Agility: the target is helpless and immobile. @rule HD-GRP-018 HD-GRP-019 */
export const Pin = defineIntent<Target>('pin', {
  rule: 'HD-GRP-018',
  title: 'Pin',
  tags: ['action'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (heldBy(view, by).length === 0) refuse('HD-GRP-018', 'holding-nobody');
  },
  params: {
    at: oneOf<IntentContext<Target>, Id>({
      rule: 'HD-GRP-018',
      candidates: (view, { by }) => heldBy(view, by).filter((opponent) => !bearsFrom(view, opponent, Pinned, by)),
    }),
  },
  price: () => [{ resource: ActionPoints, amount: COSTS.pin.ap }],
  perform(play, by, { at }) {
    if (combatCheck(play, by, 'power', PIN_PENALTY) < hardest(play, at, by)) return 'failed';
    give(play, at, Pinned, { source: by });
    return true;
  },
});
