import {
  carried,
  defineChange,
  defineIntent,
  defineRoll,
  end,
  endAll,
  give,
  type Id,
  type IntentContext,
  oneOf,
  type Play,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { AttackMade, needsAttack, pay, primary } from '../actions-in-combat/action-points.ts';
import { awake, Feinting, Hidden, Mounted, Prone, Restrained, UNTESTED } from '../damage-and-health/unconscious.ts';
import { type Hit, rollDamage } from '../damage-and-health/damage.ts';
import { chooseDefence, defend } from './defence.ts';
import { Dead } from '../damage-and-health/dying.ts';
import { fighter, isFighter, opponents } from '../characters/fighter.ts';
import type { Weapon } from '../gear/weapons.ts';
import { Dropped, meleeBy, othersToStrikeWith, weaponAt, weaponOf, wieldedBy } from '../actions-in-combat/manipulate.ts';
import { carryOut, chooseManoeuvre, deceives, type Manoeuvre, playTrick, preciseTo } from './manoeuvres.ts';
import type { Attack, Test, Way } from '../characters/target-number.ts';
import { skillTestOn } from '../characters/resisting.ts';
import { isUnloaded, Unloaded } from '../actions-in-combat/reload.ts';
import { test } from '../characters/skill-test.ts';
import { coverFrom, isWithin, pointOf } from '../positioning/distances.ts';
import { chooseStyle } from '../fighting-style/styles.ts';

export const AttackRoll = defineRoll('attack', { rule: 'RS-ATK-003', title: 'attack' });

/** How a combat roll ended: Successes of both sides. */
export const Resolved = defineChange('resolved', (_store, _by: Id, _at: Id, _attack: number, _defence: number): void => {}, {
  names: [0, 1],
  say: (name, by, at, attack, defence) => `${name(by)} attacks ${name(at)}: ${attack} against ${defence} Successes`,
});

/** What a combat roll came to. */
export type Outcome = 'both fail' | 'attacker wins' | 'defender wins' | 'hit' | 'blocked' | 'missed';

/**
 * The Combat Roll: defence chosen, both test, then one of four cases. A manoeuvre is named before the damage is rolled
 * and resolved after it. `land` does what the attack does when it comes through.
 * @rule RS-RES-003 RS-RES-004 RS-RES-008 RS-MAN-017 RS-RES-001
 */
export function combatRoll(play: Play, attack: Attack, land: (hit: Hit) => void): Outcome {
  const { by, at } = attack;
  const defence = chooseDefence(play, attack);
  const attacker = attackTest(play, attack);
  const defender = defend(play, attack, defence);
  Resolved(play, by, at, attacker, defender);
  endAll(play, by, Hidden);
  if (attacker > 0 && defender > 0) return bothPass(play, attack, attacker, defender, defence === 'block', land);
  if (attacker > 0) return attackerWins(play, attack, land);
  return defender > 0 ? defenderWins(play, attack) : 'both fail';
}

/** What is made beyond reach fails against full cover. @rule RS-COV-008 */
export const meetsFullCover = (view: View, { by, at, ranged, covered }: Attack): boolean =>
  ranged && covered && coverFrom(view, at, pointOf(view, by)) === FULL;

const FULL = 3;

/** The helpless are hit without a test, those in full cover missed without one. @rule RS-COV-008 RS-HLT-001 */
function attackTest(play: Play, attack: Attack): number {
  const { by, at } = attack;
  if (meetsFullCover(play, attack)) return 0;
  if (!awake(play, at)) return 1;
  for (const feint of carried(play, by, Feinting)) if (feint.value === UNTESTED && feint.source === at && !deceives(play, by, at)) end(play, by, feint.id);
  return test(play, AttackRoll, by, at, attackTestOf(attack));
}

/** A Sorcery test with a spell, else one of Fighting Style. @rule RS-ATK-003 RS-ATK-004 RS-ATK-008 */
export function attackTestOf({ how, attribute, ranged, covered, style, weapon }: Attack): Test {
  return { skill: how === 'spell' ? 'sorcery' : 'fighting style', attribute, use: 'attack', ranged, covered, how, defence: 'none', style, weapon, boons: 0 };
}

/** A block lets reduced damage through; other defences need as many Successes as the attack. @rule RS-RES-009 RS-RES-011 RS-RES-012 RS-RES-013 RS-RES-014 */
function bothPass(play: Play, attack: Attack, attacker: number, defender: number, blocks: boolean, land: (hit: Hit) => void): Outcome {
  if (!blocks && attacker <= defender) return 'missed';
  land({ blocked: blocks, precise: null, halved: false });
  if (!blocks) playTrick(play, attack);
  return blocks ? 'blocked' : 'hit';
}

/** @rule RS-RES-005 RS-RES-007 */
function attackerWins(play: Play, attack: Attack, land: (hit: Hit) => void): Outcome {
  const { by, at } = attack;
  const manoeuvre: Manoeuvre = chooseManoeuvre(play, { by, at, attacked: true, struck: attack.spell < 0 });
  land({ blocked: false, precise: preciseTo(manoeuvre), halved: false });
  carryOut(play, by, at, manoeuvre);
  return 'attacker wins';
}

/** @rule RS-RES-006 RS-RES-007 */
function defenderWins(play: Play, { by, at }: Attack): Outcome {
  carryOut(play, at, by, chooseManoeuvre(play, { by: at, at: by, attacked: false, struck: false }));
  return 'defender wins';
}

/** A Strike: style chosen, the combat roll, and what the weapon does besides; says whether it came through. @rule RS-ATK-001 RS-ATK-006 RS-ATK-010 */
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

/** Whom one may attack: seen, alive, within so many metres. @rule RS-ATK-002 */
export function targetsWithin(view: View, by: Id, metres: number): Id[] {
  return opponents(view, by).filter((at) => isWithin(view, by, at, metres) && !view.has(at, Hidden) && !view.has(at, Dead));
}

/** Refuses whom one does not see, who is dead and who is farther than so many metres. @rule RS-ATK-002 */
export function mayTarget(view: View, by: Id, at: Id, metres: number, refuse: Refuse): void {
  if (!isFighter(view, at) || at === by || view.has(at, Hidden) || view.has(at, Dead)) refuse('RS-ATK-002', 'no such target');
  else if (!isWithin(view, by, at, metres)) refuse('RS-ATK-002', 'out of reach');
}

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

/** By which attribute one strikes: shots and throws only by Agility. @rule RS-ATK-003 RS-ATK-004 RS-ATK-005 */
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
function available(view: View, who: Id, refuse: Refuse): void {
  primary('strike')(view, who, refuse);
  needsAttack(view, who, refuse);
}

function declared(play: Play, by: Id): void {
  pay(play, by, 'strike');
  AttackMade(play, by);
}

/** Attacks with the weapon in hand: the usual attack, and one of the two of a round. @rule RS-PRI-010 RS-ATK-014 RS-OVW-011 */
export const Strike = defineIntent<StrikeWith>('strike', {
  rule: 'RS-PRI-010',
  title: 'Strike',
  tags: ['primary', 'attack'],
  available(view, who, refuse) {
    available(view, who, refuse);
    needsUsableWeapon(view, who, refuse);
  },
  params: strikeWith(wayInHand),
  perform(play, by, chosen) {
    declared(play, by);
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
    available(view, who, refuse);
    if (weaponOf(view, who).thrown === 0) refuse('RS-ATK-005', 'nothing in hand to throw');
  },
  params: strikeWith(() => 'thrown'),
  perform(play, by, chosen) {
    declared(play, by);
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
  available,
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
    declared(play, by);
    return strike(play, attackOf(fighter(play, by)[chosen.item], by, 'melee', chosen));
  },
});

const reachOfOther = (view: View, by: Id, item: OtherWith['item']): number =>
  othersToStrikeWith(view, by).includes(item) ? weaponAt(view, fighter(view, by)[item]).reach : 0;
