import { defineCondition, defineRoll, die, type Id, type Play, type View } from '@riposte/kernel';
import { AttackMade, resolveAttack } from '../attack/attack.ts';
import { attackOf } from '../attack/attack-roll.ts';
import { isFighter, scene } from '../fighters/fighter.ts';
import { weaponCode } from '../gear/in-hand.ts';
import { strikers } from '../gear/ready-weapons.ts';
import { Pinned } from '../manoeuvres/grapple.ts';
import { isHere } from '../positioning/away.ts';
import { squaresBetween } from '../positioning/board.ts';
import { isHiddenFrom } from '../positioning/hidden.ts';
import { inReach } from '../positioning/reach.ts';
import { ActionPoints, paySimple } from '../rounds/action-points.ts';
import { alive } from '../stamina/dead.ts';
import { wholeHas } from './heads.ts';
import { Dazed, Stunned } from './stunned.ts';

/** Begins when the stun or daze of the blow is over. @rule CE-HED-005 */
export const Confused = defineCondition('confused', {
  rule: 'CE-HED-005',
  title: 'confused',
  while: (view, on) => isFighter(view, on) && wholeHas(view, on, 2) && !view.has(on, Stunned) && !view.has(on, Dazed),
});
export const ConfusionRoll = defineRoll('confusion', { rule: 'CE-HED-005', title: 'confusion' });

const D6 = die(6);

/**
 * At the start of a turn the confused do nothing, attack the nearest creature, or act freely: 2 in 6 each. Returns whether
 * the turn is spent. @rule CE-HED-005
 */
export function actConfused(play: Play, who: Id): boolean {
  const mind = play.roll(ConfusionRoll, who, D6, (face) => (face <= 2 ? 0 : face <= 4 ? 1 : 2));
  if (mind === 2) return false;
  const at = mind === 1 ? nearestCreature(play, who) : -1;
  const part = strikers(play, who).find((striker) => at >= 0 && inReach(play, at, who, striker));
  if (part !== undefined && ActionPoints.left(play, who) > 0 && !play.has(who, Pinned)) {
    paySimple(play, who);
    AttackMade(play, who, 1);
    resolveAttack(play, attackOf(who, at, part, weaponCode(play, part), {}));
  }
  return true;
}

/** The nearest creature that it sees. @rule CE-HED-005 */
function nearestCreature(view: View, who: Id): Id {
  let best = -1;
  for (const id of scene(view).order) {
    if (id === who || !alive(view, id) || !isHere(view, id) || isHiddenFrom(view, id, who)) continue;
    if (best < 0 || squaresBetween(view, who, id) < squaresBetween(view, who, best)) best = id;
  }
  return best;
}
