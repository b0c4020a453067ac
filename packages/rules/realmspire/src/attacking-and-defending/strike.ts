import { defineIntent, give, type Id, type IntentContext, oneOf, type Play, type Refuse, type View } from '@riposte/kernel';
import { AttackMade, needsAttack, pay, primary } from '../actions-in-combat/action-points.ts';
import { Restrained } from '../actions-in-combat/grapple.ts';
import { Dropped } from '../actions-in-combat/manipulate.ts';
import { isUnloaded, Unloaded } from '../actions-in-combat/reload.ts';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { fighter, isFighter, opponents } from '../characters/fighter.ts';
import { skillTestOn } from '../characters/resisting.ts';
import { rollDamage } from '../damage-and-health/damage.ts';
import { Dead } from '../damage-and-health/dying.ts';
import { awake } from '../damage-and-health/unconscious.ts';
import { chooseStyle } from '../fighting-style/styles.ts';
import { Mounted, meleeBy, othersToStrikeWith, weaponAt, weaponOf, wieldedBy } from '../gear/in-hand.ts';
import type { Weapon } from '../gear/weapons.ts';
import { isWithin } from '../positioning/distances.ts';
import { pointOf } from '../positioning/places.ts';
import { Prone } from '../positioning/prone.ts';
import { attackTestOf, combatRoll } from './combat-roll.ts';
import type { Attack, Way } from './ways.ts';

/** A Strike: the style is chosen, the combat roll made, damage rolled, the target perhaps entangled. Returns whether it came through. @rule RS-ATK-001 RS-ATK-006 RS-ATK-010 */
export function strike(play: Play, declared: Attack): boolean {
  const attack = { ...declared, style: chooseStyle(play, declared.by, (style) => attackTestOf({ ...declared, style })) };
  const weapon = weaponAt(play, attack.weapon);
  const outcome = combatRoll(play, attack, (hit) => {
    rollDamage(play, attack, hit);
    if (!hit.blocked) entangle(play, attack, weapon);
  });
  return outcome === 'attacker wins' || outcome === 'hit' || outcome === 'blocked';
}

/** A bola fells, a net holds, unless Acrobatics saves (R-GEAR). */
function entangle(play: Play, { by, at }: Attack, { entangles }: Weapon): void {
  if (entangles === null || !awake(play, at) || skillTestOn(play, at, by, 'acrobatics') > 0) return;
  give(play, at, entangles === 'prone' ? Prone : Restrained, { source: by });
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
export function targetsWithin(view: View, by: Id, metres: number): Id[] {
  return opponents(view, by).filter((at) => isWithin(view, by, at, metres) && !view.has(at, Hidden) && !view.has(at, Dead));
}

/** Refuses a target that is hidden, dead or farther away. @rule RS-ATK-002 */
export function mayTarget(view: View, by: Id, at: Id, metres: number, refuse: Refuse): void {
  if (!isFighter(view, at) || at === by || view.has(at, Hidden) || view.has(at, Dead)) refuse('RS-ATK-002', 'no such target');
  else if (!isWithin(view, by, at, metres)) refuse('RS-ATK-002', 'out of reach');
}

/** Target and attribute of a Strike: shots and throws only by Agility. @rule RS-ATK-004 RS-ATK-005 */
const strikeWith = (way: (view: View, by: Id) => Way, arm: (view: View, by: Id) => number = wieldedBy) => ({
  at: oneOf<{ readonly by: Id }, Id>({
    rule: 'RS-ATK-002',
    candidates: (view, { by }) => targetsWithin(view, by, metresOf(weaponAt(view, arm(view, by)), way(view, by))),
    check: (view, { by }, at, refuse) => mayTarget(view, by, at, metresOf(weaponAt(view, arm(view, by)), way(view, by)), refuse),
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
  if (mountedOnly && !view.has(who, Mounted)) refuse('R-GEAR', 'a lance is of use in the saddle only');
  if (isUnloaded(view, who)) refuse('R-AP', 'not loaded');
}

/** What an attack as a primary action needs. @rule RS-OVW-011 */
function needsStrike(view: View, who: Id, refuse: Refuse): void {
  primary('strike')(view, who, refuse);
  needsAttack(view, who, refuse);
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
    if (attack.how === 'ranged' && weaponOf(play, by).reload > 0) give(play, by, Unloaded);
    return strike(play, attack);
  },
});

/** Throws the weapon in hand; it falls where the target stands. @rule RS-ATK-005 */
export const Throw = defineIntent<StrikeWith>('throw', {
  rule: 'RS-ATK-005',
  title: 'Throw',
  tags: ['primary', 'attack'],
  available(view, who, refuse) {
    needsStrike(view, who, refuse);
    if (weaponOf(view, who).thrown === 0) refuse('RS-ATK-005', 'nothing in hand to throw');
  },
  params: strikeWith(() => 'thrown'),
  perform(play, by, chosen) {
    payStrike(play, by);
    const { weapon } = fighter(play, by);
    const hit = strike(play, attackOf(wieldedBy(play, by), by, 'thrown', chosen));
    Dropped(play, by, weapon < 0 ? 'other' : 'weapon', pointOf(play, chosen.at));
    return hit;
  },
});

interface OtherWith extends StrikeWith {
  readonly item: 'shield' | 'other';
}

/** Strikes with the shield beside the weapon, or with a second weapon (R-HANDS). @rule RS-PRI-010 */
export const StrikeOther = defineIntent<OtherWith>('strike-other', {
  rule: 'RS-PRI-010',
  title: 'Strike with the other hand',
  tags: ['primary', 'attack'],
  available: needsStrike,
  params: {
    item: oneOf({ rule: 'R-HANDS', candidates: (view, { by }) => othersToStrikeWith(view, by) }),
    at: oneOf<IntentContext<OtherWith>, Id>({
      rule: 'RS-ATK-002',
      candidates: (view, { by, with: { item } }) => targetsWithin(view, by, reachOfOther(view, by, item)),
      check: (view, { by, with: { item } }, at, refuse) => mayTarget(view, by, at, reachOfOther(view, by, item), refuse),
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
