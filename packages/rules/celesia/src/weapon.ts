import { carried, defineChange, end, endAll, type Id, NOBODY, type Play, type View } from '@riposte/kernel';
import { gap, isAdjacent, side } from './board.ts';
import { isUseless, type PartKind } from './body.ts';
import { Stunned, Unconscious } from './conditions.ts';
import { bodyPart, type Fighter, fighter, type Lying, type Part, SCENE, type Scene, scene } from './fighter.ts';
import type { Shield, Weapon } from './gear.ts';
import { headUnder } from './heads.ts';
import { Cracked, Locked, Prone, ShieldReady, Unloaded } from './postures.ts';

/** The weapon with this code; null for what is none. */
export function weaponAt(view: View, code: number): Weapon | null {
  // Most parts of a body hold nothing, and to look for a negative place in a list is slow.
  if (code < 0) return null;
  const gear = view.rules.things[code];
  return gear !== undefined && 'weapon' in gear ? (gear as Weapon) : null;
}

/** Code of the weapon that a part holds or is; -1 for none. */
export function weaponCode(view: View, part: Id): number {
  const { holds, natural } = bodyPart(view, part);
  const code = holds >= 0 ? holds : natural;
  return weaponAt(view, code) === null ? -1 : code;
}

/** The weapon that a part holds or is; null for none. */
export const weaponOf = (view: View, part: Id): Weapon | null => weaponAt(view, weaponCode(view, part));

/** The shield that a part holds; null for none. */
export function shieldOf(view: View, part: Id): Shield | null {
  const gear = view.rules.things[bodyPart(view, part).holds];
  return gear !== undefined && 'shield' in gear ? (gear as Shield) : null;
}

/** A hand, or a tentacle that holds: whatever can hold things. */
export const grips = (view: View, who: Id): Id[] =>
  fighter(view, who).parts.filter((id) => bodyPart(view, id).part === 'hand' || bodyPart(view, id).called === 'tentacle');

/** A hand that can make gestures. @rule CE-HND-004 CE-ARM-005 */
export const canGesture = (view: View, who: Id): boolean => grips(view, who).some((hand) => !isUseless(view, hand));

/** Hands that are empty and can hold. @rule CE-HND-006 */
export const freeGrips = (view: View, who: Id): Id[] => grips(view, who).filter((id) => bodyPart(view, id).holds < 0 && !isUseless(view, id));

/** Whether a second hand helps to hold what this part holds. @rule CE-HND-003 */
export const inTwoHands = (view: View, part: Id): boolean => freeGrips(view, bodyPart(view, part).of).some((other) => other !== part);

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
function disabled(view: View, part: Id): PartKind {
  const { part: kind, on } = bodyPart(view, part);
  return on >= 0 && isUseless(view, on) ? disabled(view, on) : kind;
}

type Why = readonly [rule: string, reason: string];
const UNARMED: Why = ['CE-MEL-001', 'nothing there to attack with'];

/** Why a part cannot be used to attack now, or null: hurt, locked, a hand short, its head out of its senses. @rule CE-HED-012 CE-CRT-011 CE-TAL-001 CE-WNG-003 CE-HRN-001 */
export function whyUnready(view: View, part: Id): Why | null {
  const weapon = weaponOf(view, part);
  if (weapon === null) return UNARMED;
  if (isUseless(view, part)) return [DISABLED_BY[disabled(view, part)] ?? 'CE-BDY-001', 'too badly hurt'];
  if (weapon.natural && view.has(part, Locked)) return ['CE-CRT-011', 'out of use after a natural 1'];
  if (weapon.hands === 2 && !inTwoHands(view, part)) return ['CE-HND-003', 'it takes two hands'];
  const head = headUnder(view, part);
  return head >= 0 && (view.has(head, Stunned) || view.has(head, Unconscious)) ? ['CE-HED-012', 'its head is out of its senses'] : null;
}

const isReady = (view: View, part: Id): boolean => whyUnready(view, part) === null;

/** Whether a part can strike in melee now. @rule CE-MEL-001 */
export const canStrike = (view: View, part: Id): boolean => isReady(view, part) && weaponOf(view, part)!.melee;

/** Whether a part can shoot now. @rule CE-PRN-006 CE-RPD-001 */
export function canShoot(view: View, part: Id): boolean {
  if (!isReady(view, part) || weaponOf(view, part)!.melee || view.has(part, Unloaded)) return false;
  return !(weaponOf(view, part)!.bow && view.has(bodyPart(view, part).of, Prone));
}

/** The parts that somebody can strike with, in the order of the body. */
export const strikers = (view: View, who: Id): Id[] => fighter(view, who).parts.filter((part) => canStrike(view, part));

/** What a part held lies somewhere, or sticks in somebody. */
export const Dropped = defineChange(
  'dropped',
  (store, part: Id, x: number, y: number, sticksIn: Id): boolean => {
    const { holds } = store.state.entities[part] as Part;
    if (holds < 0) return false;
    (store.edit(part) as Part).holds = NOBODY;
    const s = store.edit(SCENE) as Scene;
    s.ground = [...s.ground, { gear: holds, x, y, in: sticksIn }];
    return true;
  },
  { say: (name, part) => `${name(part)} loses what it held` },
);

export const Taken = defineChange(
  'taken',
  (store, part: Id, place: number): void => {
    const s = store.edit(SCENE) as Scene;
    (store.edit(part) as Part).holds = s.ground[place].gear;
    s.ground = s.ground.filter((_one, i) => i !== place);
  },
  { say: (name, part) => `${name(part)} takes something up` },
);

/** A part holds something else; -1 = nothing. */
export const HoldsNow = defineChange(
  'holds-now',
  (store, part: Id, gear: number): boolean => {
    if ((store.state.entities[part] as Part).holds === gear) return false;
    (store.edit(part) as Part).holds = gear;
    return true;
  },
  { say: (name, part) => `${name(part)} changes what it holds` },
);

/** What is stowed changes. */
export const Stowed = defineChange('stowed', (store, who: Id, belt: readonly number[]): void => {
  (store.edit(who) as Fighter).belt = belt;
});

/** One piece of what somebody has stowed is taken out. */
export function unstow(play: Play, who: Id, gear: number): void {
  const { belt } = fighter(play, who);
  const place = belt.indexOf(gear);
  Stowed(
    play,
    who,
    belt.filter((_code, i) => i !== place),
  );
}

/** What a grip had to do with what it held is over. */
export function loosen(play: Play, part: Id): void {
  const { of } = bodyPart(play, part);
  for (const one of carried(play, of, ShieldReady)) if (one.source === part) end(play, of, one.id);
  endAll(play, part, Cracked);
  endAll(play, part, Unloaded);
}

/** Drops what a part holds at its owner's feet; a shield in it is ready no longer. @rule CE-HND-003 CE-ARM-003 CE-CRT-010 */
export function letGo(play: Play, part: Id): void {
  const { of } = bodyPart(play, part);
  loosen(play, part);
  Dropped(play, part, fighter(play, of).x, fighter(play, of).y, NOBODY);
}

/** Whether something lies where somebody can take it: underfoot, or stuck in a body within arm's length. */
export function isWithinGrasp(view: View, who: Id, one: Lying): boolean {
  if (one.in >= 0) return isAdjacent(view, who, one.in);
  const { x, y, size, height } = fighter(view, who);
  return height === 0 && gap(x, side(size), one.x, 1) === 0 && gap(y, side(size), one.y, 1) === 0;
}

/** Places in the list of what lies about, within somebody's grasp. */
export const withinGrasp = (view: View, who: Id): number[] => scene(view).ground.flatMap((one, i) => (isWithinGrasp(view, who, one) ? [i] : []));
