import { defineChange, defineIntent, defineRoll, endAll, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { needsAp, payMajor } from '../actions/action-points.ts';
import { distance } from '../actions/regions.ts';
import { successes } from '../characters/checks.ts';
import { fighter, isPresent } from '../characters/fighter.ts';
import { meleeWeapon, weaponAt } from '../equipment/weapon.ts';
import { Mounted, pairOf } from '../mounted-combat/mounted.ts';
import { Prisoner, Surrendered } from '../problematic-situations/surrendered.ts';
import { ruled } from '../rulings.ts';
import { takeHit } from '../taking-damage/damage.ts';
import { alive } from '../taking-damage/instant-death.ts';
import { type Attack, AttackAdvantage, AttackRank } from './attack-dice.ts';
import type { DefenceBy } from './defence-dice.ts';
import { activeDice, ChooseDefence, defenderOf, passiveDice, payDefence } from './defences.ts';
import { Unaware } from './unaware.ts';

export const AttackRoll = defineRoll('attack', { rule: 'SS-ATK-002', title: 'attack' });
export const DefenceRoll = defineRoll('defence', { rule: 'SS-ATK-005', title: 'defence' });

/**
 * Resolves an attack: the target chooses its defence, both roll. Returns the successes, 0 for a miss.
 * @rule SS-ATK-005 SS-ATK-006 SS-ATK-012
 */
export function resolve(play: Play, attack: Attack): number {
  const { defenceSeesRoll } = ruled(play);
  if (play.state.entities[attack.at].conditions.length > 0) isAttacked(play, attack);
  let roll = defenceSeesRoll ? rollAttack(play, attack) : 0;
  const by = play.ask(ChooseDefence, attack.at, defenceSeesRoll ? { ...attack, seen: roll } : attack);
  if (!defenceSeesRoll) roll = rollAttack(play, attack);
  const won = successes(play, roll, by === 'passive' ? play.roll(DefenceRoll, attack.at, passiveDice(play, attack)) : rollActive(play, attack, by));
  Attacked(play, attack.by, attack.at, won);
  if (play.has(attack.at, Unaware)) endAll(play, attack.at, Unaware);
  return won;
}

/** An attacker of those who gave themselves up takes no prisoners (R-SURRENDER). */
function isAttacked(play: Play, { by, at }: Attack): void {
  if (fighter(play, by).side === fighter(play, at).side) return;
  for (const one of pairOf(play, at)) for (const condition of [Surrendered, Prisoner]) endAll(play, one, condition);
}

function rollAttack(play: Play, attack: Attack): number {
  const advantage = AttackAdvantage(play, attack.by, attack.at, attack);
  const rank = AttackRank(play, attack.by, attack.at, attack);
  return play.roll(AttackRoll, attack.by, ruled(play).dice(rank, advantage));
}

function rollActive(play: Play, attack: Attack, by: DefenceBy): number {
  payDefence(play, attack.at);
  const who = defenderOf(play, attack.at, by);
  return play.roll(DefenceRoll, who, activeDice(play, attack, by, who));
}

/** An attack was made, with so many successes. */
export const Attacked = defineChange('attacked', (_store, _by: Id, _at: Id, _successes: number): void => {}, {
  names: [0, 1],
});

/** An attack with a melee weapon on a target in the same region. @rule SS-ATK-001 */
export const Strike = defineIntent<{ readonly at: Id }>('strike', {
  rule: 'SS-ATK-001',
  title: 'Strike',
  tags: ['action', 'physical', 'attack'],
  needs(view, by, refuse) {
    if (meleeWeapon(view, by) === null) refuse('SS-ATK-002', 'no-melee-weapon');
  },
  available(view, by, refuse) {
    if (meleeWeapon(view, by)?.charges && !view.has(by, Mounted)) refuse('R-GEAR', 'lance-on-foot');
    needsAp(view, by, refuse);
  },
  params: { at: target(0) },
  perform(play, by, { at }) {
    payMajor(play, by);
    strike(play, by, at);
    return true;
  },
});

/** Strikes with the melee weapon in hand; a hit lands. */
export function strike(play: Play, by: Id, at: Id): void {
  const attack = meleeAttack(play, by, at);
  const won = resolve(play, attack);
  if (won > 0) land(play, attack, won);
}

/** A basic melee attack: what teeth and claws do besides damage is an ability, and no part of it. @rule SS-OPP-011 */
export function strikePlainly(play: Play, by: Id, at: Id): void {
  const attack = meleeAttack(play, by, at);
  const won = resolve(play, attack);
  if (won === 0) return;
  if (weaponAt(play, attack.weapon)!.natural && !ruled(play).openingsHaveEffects) wound(play, attack, won);
  else land(play, attack, won);
}

/** A plain attack with the melee weapon in hand. */
export function meleeAttack(view: View, by: Id, at: Id): Attack {
  return { by, at, way: 'melee', weapon: fighter(view, by).weapon, distance: 0, active: true, thrown: false, spell: -1, seen: 0 };
}

/** What a hit with a weapon does: damage, more on a double success, an effect with it or instead. @rule SS-DMG-004 */
export function land(play: Play, attack: Attack, won: number): void {
  const weapon = weaponAt(play, attack.weapon)!;
  if (weapon.harms) wound(play, attack, won);
  if (weapon.effect !== null) weapon.effect(play, attack.by, attack.at, won);
}

function wound(play: Play, attack: Attack, won: number): void {
  takeHit(play, attack.at, won >= 2 ? won + weaponAt(play, attack.weapon)!.double : won, true, attack.by);
}

/** Fighters of other sides that are alive and on the board. */
export function foes(view: View, who: Id): Id[] {
  const all: Id[] = [];
  if (view.state.entities[who].kind !== 'fighter') return all;
  const { side } = fighter(view, who);
  for (const { kind, id } of view.state.entities)
    if (kind === 'fighter' && fighter(view, id).side !== side && isPresent(view, id) && alive(view, id)) all.push(id);
  return all;
}

/** A parameter: a target at most `regions` away. A rider and its mount are two targets. @rule SS-MNT-002 */
export function target<P extends object>(regions: number): ReturnType<typeof oneOf<{ readonly by: Id; readonly with: P }, Id>> {
  return oneOf<{ readonly by: Id; readonly with: P }, Id>({
    rule: 'SS-OPP-001',
    candidates: (view, { by }) => foes(view, by).filter((at) => distance(view, by, at) <= regions),
    check(view, { by }, at, refuse) {
      if (view.state.entities[at]?.kind !== 'fighter' || at === by) return refuse('SS-ATK-001', 'no-such-target');
      if (!alive(view, at)) refuse('SS-ATK-001', 'target-dead');
      if (!isPresent(view, at)) return refuse('R-LEAVE', 'target-gone');
      if (distance(view, by, at) > regions) refuse('SS-OPP-001', 'too-far-to-aim', { regions });
    },
  });
}
