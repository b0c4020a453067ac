import { type Id, isOff, type Reason, type ReasonFacts, type View } from '@riposte/kernel';
import { Locked } from '../attack/critical-misses.ts';
import { bodyPart, fighter } from '../fighters/fighter.ts';
import { isUseless } from '../injuries/body.ts';
import { type PartKind } from '../injuries/body-parts.ts';
import { headUnder } from '../injuries/heads.ts';
import { Stunned } from '../injuries/stunned.ts';
import { Prone } from '../positioning/prone.ts';
import { Unconscious } from '../stamina/unconscious.ts';
import { inTwoHands, weaponOf } from './in-hand.ts';
import { Unloaded } from './take-and-drop.ts';

/** What puts the weapons of each kind of part out of use. */
const DISABLED_BY: { readonly [K in PartKind]?: string } = {
  tail: 'CE-TAL-001',
  wing: 'CE-WNG-003',
  hand: 'CE-HND-006',
  foot: 'CE-FOT-005',
  horn: 'CE-HRN-001',
  mouth: 'CE-MTH-005',
  arm: 'CE-ARM-007',
  leg: 'CE-LEG-005',
  head: 'CE-HED-011',
};

/** What is too badly hurt of a part and all that it sits on: the farthest from its end. */
export function disabledBy(view: View, part: Id): PartKind {
  const { part: kind, on } = bodyPart(view, part);
  return on >= 0 && isUseless(view, on) ? disabledBy(view, on) : kind;
}

type Why = readonly [rule: string, reason: Reason, facts?: ReasonFacts];
const UNARMED: Why = ['CE-MEL-001', 'cannot-attack-with'];

/** Why a part cannot be used to attack now, or null: hurt, locked, a hand short, its head out of its senses. @rule CE-HED-012 CE-CRT-011 CE-TAL-001 CE-WNG-003 CE-HRN-001 */
export function whyUnready(view: View, part: Id): Why | null {
  const weapon = weaponOf(view, part);
  if (weapon === null) return UNARMED;
  if (isUseless(view, part)) return [DISABLED_BY[disabledBy(view, part)] ?? 'CE-BDY-001', 'too-hurt'];
  if (weapon.natural && view.has(part, Locked)) return ['CE-CRT-011', 'fumbled'];
  if (weapon.hands === 2 && !inTwoHands(view, part)) return ['CE-HND-003', 'two-handed'];
  const head = headUnder(view, part);
  return head >= 0 && (view.has(head, Stunned) || view.has(head, Unconscious)) ? ['CE-HED-012', 'head-out'] : null;
}

/** Whether nothing keeps a part with a weapon from attacking but what the game master ignores. */
function isReady(view: View, part: Id): boolean {
  const why = whyUnready(view, part);
  return why === null || (why !== UNARMED && isOff(view, why[0], bodyPart(view, part).of));
}

/** Whether a part can strike in melee now. @rule CE-MEL-001 */
export const canStrike = (view: View, part: Id): boolean => isReady(view, part) && weaponOf(view, part)!.melee;

/** Whether a part can shoot now. @rule CE-PRN-006 CE-RPD-001 */
export function canShoot(view: View, part: Id): boolean {
  if (!isReady(view, part) || weaponOf(view, part)!.melee || view.has(part, Unloaded)) return false;
  const { of } = bodyPart(view, part);
  return !weaponOf(view, part)!.bow || !view.has(of, Prone) || isOff(view, 'CE-PRN-006', of);
}

/** The parts that a fighter can strike with, in the order of the body. */
export const strikers = (view: View, who: Id): Id[] => fighter(view, who).parts.filter((part) => canStrike(view, part));

/** Parts that can shoot now. */
export const shooters = (view: View, who: Id): Id[] => fighter(view, who).parts.filter((part) => canShoot(view, part) && fighter(view, who).ammo > 0);
