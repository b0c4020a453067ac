import { defineIntent, give, type Id, type IntentContext, oneOf, type Play, type Refuse, type View } from '@riposte/kernel';
import { AttackMade, needsAttack, pay, primary } from '../actions-in-combat/action-points.ts';
import { Carrying } from '../actions-in-combat/carrying.ts';
import { drop } from '../actions-in-combat/manipulate.ts';
import { caught } from '../actions-in-combat/nets.ts';
import { isUnloaded, Unloaded } from '../actions-in-combat/reload.ts';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { fighter, isFighter, opponents } from '../characters/fighter.ts';
import { skillTestOn } from '../characters/resisting.ts';
import { Poisoned } from '../damage-and-health/afflictions.ts';
import { rollDamage } from '../damage-and-health/damage.ts';
import { awake, Dead } from '../damage-and-health/unconscious.ts';
import { chooseStyle } from '../fighting-style/styles.ts';
import { handOf, Mounted, meleeBy, othersToStrikeWith, weaponAt, weaponOf, wieldedBy } from '../gear/in-hand.ts';
import type { Weapon } from '../gear/weapons.ts';
import { isPresent } from '../initiative-structure/out-of-the-fight.ts';
import type { Point } from '../initiative-structure/scene.ts';
import { isSolid, isWalled } from '../positioning/cover.ts';
import { isInReach, isWithin } from '../positioning/distances.ts';
import { pointOf } from '../positioning/places.ts';
import { Prone } from '../positioning/prone.ts';
import { attackTestOf, combatRoll } from './combat-roll.ts';
import type { Attack, Way } from './ways.ts';

/** A Strike: the style is chosen, the combat roll made, damage rolled, the target perhaps entangled. Returns whether it came through. @rule RS-ATK-001 RS-ATK-006 RS-ATK-010 */
export function strike(play: Play, declared: Attack): boolean {
  const attack = { ...declared, style: chooseStyle(play, declared.by, (style) => attackTestOf({ ...declared, style })) };
  const weapon = weaponAt(play, attack.weapon);
  const outcome = combatRoll(play, attack, (hit) => {
    const { health } = fighter(play, attack.at);
    rollDamage(play, attack, hit);
    if (fighter(play, attack.at).health < health) envenom(play, attack, weapon);
    if (!hit.blocked) entangle(play, attack, weapon);
  });
  return outcome === 'attacker wins' || outcome === 'hit' || outcome === 'blocked';
}

/** A bola fells, a net holds, unless Acrobatics saves (R-GEAR). */
function entangle(play: Play, { by, at }: Attack, { entangles }: Weapon): void {
  if (entangles === null || !awake(play, at) || skillTestOn(play, at, by, 'acrobatics') > 0) return;
  if (entangles === 'prone') give(play, at, Prone, { source: by });
  else caught(play, at, by);
}

/** Venom poisons whom it wounds, also who falls by it, unless Endurance saves (R-GEAR). */
function envenom(play: Play, { by, at }: Attack, { venom }: Weapon): void {
  if (!venom || play.has(at, Poisoned) || play.has(at, Dead) || skillTestOn(play, at, by, 'endurance') > 0) return;
  give(play, at, Poisoned, { source: by });
}

export interface StrikeWith {
  readonly at: Id;
  readonly attribute: 'strength' | 'agility';
}

const BY_STRENGTH_OR_AGILITY = ['strength', 'agility'] as const;
const BY_AGILITY = ['agility'] as const;

/** Metres that an attack of that kind goes. @rule RS-ATK-002 */
const metresOf = ({ reach, range, thrown }: Weapon, how: Way): number => (how === 'melee' ? reach : how === 'thrown' ? thrown : range);

const wayInHand = (view: View, by: Id): Way => (weaponOf(view, by).range > 0 ? 'ranged' : 'melee');

/** Foes that can be attacked: seen, alive, within so many metres. @rule RS-ATK-002 */
export function targetsWithin(view: View, by: Id, metres: number, isTouch: boolean): Id[] {
  const reaches = isTouch ? isInReach : isWithin;
  return opponents(view, by).filter((at) => reaches(view, by, at, metres) && isTarget(view, at));
}

/** Whether a fighter is there to be attacked: seen and alive. @rule RS-ATK-002 */
const isTarget = (view: View, at: Id): boolean => isPresent(view, at) && !view.has(at, Hidden) && !view.has(at, Dead);

/** Refuses a target that is hidden, dead, farther away, or for hands and blows behind a wall. @rule RS-ATK-002 */
export function mayTarget(view: View, by: Id, at: Id, metres: number, isTouch: boolean, refuse: Refuse): void {
  if (at === by || !isTarget(view, at)) refuse('RS-ATK-002', isFighter(view, at) && view.has(at, Dead) ? 'dead' : 'no-such-target');
  else if (metres === 0) refuse('RS-ATK-002', 'only-thrown');
  else if (!isWithin(view, by, at, metres)) refuse('RS-ATK-002', 'too-far');
  else if (isTouch && !isInReach(view, by, at, metres)) refuse('R-WALLS', 'wall-between');
}

/** Target and attribute of a Strike: shots and throws only by Agility. @rule RS-ATK-004 RS-ATK-005 */
const strikeWith = (way: (view: View, by: Id) => Way, arm: (view: View, by: Id) => number = wieldedBy) => ({
  at: oneOf<{ readonly by: Id }, Id>({
    rule: 'RS-ATK-002',
    candidates: (view, { by }) => targetsWithin(view, by, metresOf(weaponAt(view, arm(view, by)), way(view, by)), way(view, by) === 'melee'),
    check: (view, { by }, at, refuse) => mayTarget(view, by, at, metresOf(weaponAt(view, arm(view, by)), way(view, by)), way(view, by) === 'melee', refuse),
  }),
  attribute: oneOf<{ readonly by: Id }, 'strength' | 'agility'>({
    rule: 'RS-ATK-004',
    candidates: (view, { by }) => (way(view, by) === 'melee' ? BY_STRENGTH_OR_AGILITY : BY_AGILITY),
  }),
});

/** Target and attribute of a melee Strike. @rule RS-ATK-003 RS-ATK-004 RS-ATK-005 */
export const MELEE_WITH = strikeWith(() => 'melee', meleeBy);

/** The attack with a weapon (its code, -1 = bare hands), used in one way. */
export function attackOf(weapon: number, by: Id, how: Way, { at, attribute }: StrikeWith): Attack {
  return { by, at, how, attribute, weapon, spell: -1, ranged: how !== 'melee', covered: how !== 'melee', style: 0 };
}

/** An attack with the weapon in hand, whatever it is for. */
export const attackInHand = (view: View, by: Id, chosen: StrikeWith): Attack => attackOf(wieldedBy(view, by), by, wayInHand(view, by), chosen);

function needsUsableWeapon(view: View, who: Id, refuse: Refuse): void {
  const { mountedOnly } = weaponOf(view, who);
  if (mountedOnly && !view.has(who, Mounted)) refuse('R-GEAR', 'lance-on-foot');
  if (isUnloaded(view, who)) refuse('R-AP', 'not-loaded');
}

/** What an attack as a primary action needs. @rule RS-OVW-011 */
function needsStrike(view: View, who: Id, refuse: Refuse): void {
  primary('strike')(view, who, refuse);
  needsAttack(view, who, refuse);
  if (view.has(who, Carrying)) refuse('R-CARRY', 'carrying');
}

function payStrike(play: Play, by: Id): void {
  pay(play, by, 'strike');
  AttackMade(play, by);
}

/** Attacks with the weapon in hand: the usual attack, and one of the two of a round. @rule RS-PRI-010 RS-ATK-014 RS-OVW-011 */
export const Strike = defineIntent<StrikeWith>('strike', {
  rule: 'RS-PRI-010',
  title: 'Strike',
  tags: ['primary', 'attack'],
  available(view, who, refuse) {
    needsStrike(view, who, refuse);
    needsUsableWeapon(view, who, refuse);
  },
  params: strikeWith(wayInHand),
  perform(play, by, chosen) {
    payStrike(play, by);
    const attack = attackInHand(play, by, chosen);
    if (attack.how === 'ranged' && weaponOf(play, by).reload > 0) give(play, by, Unloaded, { value: handOf(play, by) });
    return strike(play, attack);
  },
});

/** Throws the weapon in hand; it leaves the hand at once and falls where the target stands. @rule RS-ATK-005 */
export const Throw = defineIntent<StrikeWith>('throw', {
  rule: 'RS-ATK-005',
  title: 'Throw',
  tags: ['primary', 'attack'],
  available(view, who, refuse) {
    needsStrike(view, who, refuse);
    if (weaponOf(view, who).thrown === 0) refuse('RS-ATK-005', 'nothing-to-throw');
  },
  params: strikeWith(() => 'thrown'),
  perform(play, by, chosen) {
    payStrike(play, by);
    const attack = attackOf(wieldedBy(play, by), by, 'thrown', chosen);
    drop(play, by, fighter(play, by).weapon < 0 ? 'other' : 'weapon', landing(play, pointOf(play, by), pointOf(play, chosen.at)));
    return strike(play, attack);
  },
});

/** Where a thing comes down that is thrown at a point: there, or at the last metre before a wall that stops it (R-WALLS). */
function landing(view: View, from: Point, to: Point): Point {
  const metres = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
  for (let flown = metres; flown > 0; flown--) {
    const at: Point = [Math.round(from[0] + ((to[0] - from[0]) * flown) / metres), Math.round(from[1] + ((to[1] - from[1]) * flown) / metres)];
    if (!isWalled(view, from, at) && (flown === metres || !isSolid(view, at))) return at;
  }
  return from;
}

interface OtherWith extends StrikeWith {
  readonly item: 'shield' | 'other';
}

/** Strikes with the shield beside the weapon, or with a second weapon (R-HANDS). @rule RS-PRI-010 */
export const StrikeOther = defineIntent<OtherWith>('strike-other', {
  rule: 'RS-PRI-010',
  title: 'Strike with the other hand',
  tags: ['primary', 'attack'],
  available(view, who, refuse) {
    needsStrike(view, who, refuse);
    if (othersToStrikeWith(view, who).length === 0) refuse('R-HANDS', 'no-other-weapon');
  },
  params: {
    item: oneOf({ rule: 'R-HANDS', candidates: (view, { by }) => othersToStrikeWith(view, by) }),
    at: oneOf<IntentContext<OtherWith>, Id>({
      rule: 'RS-ATK-002',
      candidates: (view, { by, with: { item } }) => targetsWithin(view, by, reachOfOther(view, by, item), true),
      check: (view, { by, with: { item } }, at, refuse) => mayTarget(view, by, at, reachOfOther(view, by, item), true, refuse),
    }),
    attribute: oneOf({ rule: 'RS-ATK-003', candidates: () => BY_STRENGTH_OR_AGILITY }),
  },
  perform(play, by, chosen) {
    payStrike(play, by);
    return strike(play, attackOf(fighter(play, by)[chosen.item], by, 'melee', chosen));
  },
});

const reachOfOther = (view: View, by: Id, item: OtherWith['item']): number =>
  othersToStrikeWith(view, by).includes(item) ? weaponAt(view, fighter(view, by)[item]).reach : 0;
