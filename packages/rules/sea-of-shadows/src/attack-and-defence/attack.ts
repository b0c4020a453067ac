import { defineChange, defineIntent, defineRoll, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { needsAp, payMajor } from '../actions/action-points.ts';
import { alive } from '../problematic-situations/helpless.ts';
import { takeHit } from '../taking-damage/damage.ts';
import { activeDice, ChooseDefence, defenderOf, passiveDice, payDefence } from './defences.ts';
import { fighter } from '../characters/fighter.ts';
import { type Attack, AttackAdvantage, AttackRank, type DefenceBy } from '../characters/checks.ts';
import { distance } from '../actions/regions.ts';
import { Mounted } from '../mounted-combat/mounted.ts';
import { ruled } from '../rulings.ts';
import { meleeWeapon, weaponAt } from '../equipment/weapon.ts';

export const AttackRoll = defineRoll('attack', { rule: 'SS-ATK-002', title: 'attack' });
export const DefenceRoll = defineRoll('defence', { rule: 'SS-ATK-005', title: 'defence' });

/** Successes of one roll against another: how many whole times it reaches it. @rule SS-ATK-012 */
export function successes(view: View, roll: number, difficulty: number): number {
  return Math.min(ruled(view).mostSuccesses, Math.floor(roll / difficulty));
}

/**
 * An attack: the target chooses its defence, both roll, the successes count. Returns the successes, 0 for a miss.
 * @rule SS-ATK-005 SS-ATK-006 SS-ATK-012
 */
export function resolve(play: Play, attack: Attack): number {
  const { defenceSeesRoll } = ruled(play);
  let roll = defenceSeesRoll ? rollAttack(play, attack) : 0;
  const by = play.ask(ChooseDefence, attack.at, defenceSeesRoll ? { ...attack, seen: roll } : attack);
  if (!defenceSeesRoll) roll = rollAttack(play, attack);
  const won = successes(play, roll, by === 'passive' ? play.roll(DefenceRoll, attack.at, passiveDice(play, attack)) : rollActive(play, attack, by));
  Attacked(play, attack.by, attack.at, won);
  return won;
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

export const Attacked = defineChange('attacked', (_store, _by: Id, _at: Id, _successes: number): void => {}, {
  names: [0, 1],
  say: (name, by, at, won) => (won === 0 ? `${name(by)} misses ${name(at)}` : `${name(by)} hits ${name(at)}: ${won} success${won === 1 ? '' : 'es'}`),
});

/** An attack with a melee weapon on somebody in the same region. @rule SS-ATK-001 */
export const Strike = defineIntent<{ readonly at: Id }>('strike', {
  rule: 'SS-ATK-001',
  title: 'Strike',
  tags: ['action', 'physical', 'attack'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    const held = meleeWeapon(view, by);
    if (held === null) refuse('SS-ATK-002', 'no melee weapon in hand');
    else if (held.charges && !view.has(by, Mounted)) refuse('R-GEAR', 'a lance is used from horseback');
  },
  params: { at: target(0) },
  perform(play, by, { at }) {
    payMajor(play, by);
    const attack = meleeAttack(play, by, at);
    const won = resolve(play, attack);
    if (won > 0) land(play, attack, won);
    return true;
  },
});

export function meleeAttack(view: View, by: Id, at: Id): Attack {
  return { by, at, way: 'melee', weapon: fighter(view, by).weapon, distance: 0, active: true, thrown: false, spell: -1, seen: 0 };
}

/** What a hit with a weapon does: damage, more of it, something else besides or instead. @rule SS-DMG-004 */
export function land(play: Play, attack: Attack, won: number): void {
  const weapon = weaponAt(play, attack.weapon)!;
  if (weapon.harms) takeHit(play, attack.at, won >= 2 ? won + weapon.double : won, true, attack.by);
  if (weapon.effect !== null) weapon.effect(play, attack.by, attack.at, won);
}

/** Fighters of other sides that are alive, wherever they are. */
export function foes(view: View, who: Id): Id[] {
  const all: Id[] = [];
  if (view.state.entities[who].kind !== 'fighter') return all;
  const { side } = fighter(view, who);
  for (const one of view.state.entities) if (one.kind === 'fighter' && fighter(view, one.id).side !== side && alive(view, one.id)) all.push(one.id);
  return all;
}

/** A parameter: a target in reach, at most `regions` away; a rider and its mount are two. @rule SS-MNT-002 */
export function target<P extends object>(regions: number): ReturnType<typeof oneOf<{ readonly by: Id; readonly with: P }, Id>> {
  return oneOf<{ readonly by: Id; readonly with: P }, Id>({
    rule: 'SS-OPP-001',
    candidates: (view, { by }) => foes(view, by).filter((at) => distance(view, by, at) <= regions),
    check(view, { by }, at, refuse) {
      const one = view.state.entities[at];
      if (one?.kind !== 'fighter' || at === by) return refuse('SS-ATK-001', 'no such target');
      if (!alive(view, at)) refuse('SS-ATK-001', 'the target is dead');
      if (distance(view, by, at) > regions) refuse('SS-OPP-001', `the target is more than ${regions} regions away`);
    },
  });
}
