import { defineChange, defineIntent, defineRoll, endAll, type Id, type IntentContext, oneOf, type Param, type Play, type View } from '@riposte/kernel';
import { alive, conscious, Defending, expose, Unconscious } from './conditions.ts';
import { takeDamage } from './damage.ts';
import { type Pay, payment, payWhole, priced } from './energy.ts';
import { everybody, fighter } from './fighter.ts';
import { metresBetween } from './grid.ts';
import {
  ArmourCoverage,
  ArmourRating,
  type Attack,
  AttackValue,
  CombatAdvantage,
  d20,
  defenceDie,
  Evasion,
  EvasionAdvantage,
  MeleeDamageBonus,
} from './numbers.ts';
import { ruled } from './rulings.ts';
import { maximumReach, type Weapon, weaponAt, weaponOf } from './weapon.ts';

export const CombatRoll = defineRoll('combat', { rule: 'RC-MEL-013', title: 'Combat roll' });
export const EvasionRoll = defineRoll('evasion', { rule: 'RC-DEF-006', title: 'Evasion' });
export const DamageRoll = defineRoll('damage', { rule: 'RC-MEL-009', title: 'damage' });

/** What a Combat roll means, as bits that can come together. */
export const CRITICAL = 1;
export const MISSES = 2;
export const EXPOSES_SELF = 4;
export const STRIKES_ARMOUR = 8;

/** The bands of the Combat roll. @rule RC-MEL-015 RC-MEL-018 RC-MEL-021 RC-MEL-022 RC-CRT-002 */
export function combatBand(roll: number, { precise, exposing }: Weapon, coverage: number): number {
  const critical = roll >= 20 - precise;
  return (
    (critical ? CRITICAL : 0) |
    (roll === 1 ? MISSES : 0) |
    (roll === 1 || roll <= 3 + exposing ? EXPOSES_SELF : 0) |
    (!critical && roll < coverage ? STRIKES_ARMOUR : 0)
  );
}

export const Attacked = defineChange('attacked', (_store, _by: Id, _at: Id, _hits: boolean): void => {}, {
  names: [0, 1],
  say: (name, by, at, hits) => `${name(by)} ${hits ? 'hits' : 'misses'} ${name(at)}`,
});

/** Who is unconscious cannot evade. @rule RC-DEF-019 RC-UNC-002 */
export const helpless = (view: View, who: Id): boolean => view.has(who, Unconscious);

/**
 * A melee attack from the Combat roll on, in the order Combat roll, Evasion, damage. What the Combat roll exposes is
 * exposed at once. Returns whether it hit.
 * @rule RC-MEL-012 RC-MEL-019 RC-MEL-017 RC-CRT-003 RC-CRT-005
 */
export function strike(play: Play, by: Id, at: Id): boolean {
  const attack: Attack = { by, at, weapon: fighter(play, by).weapon };
  const weapon = weaponAt(play, attack.weapon)!;
  endAll(play, by, Defending);
  const coverage = ArmourCoverage(play, at);
  const combat = play.roll(CombatRoll, by, d20(CombatAdvantage(play, by, at, attack)), (roll) => combatBand(roll, weapon, coverage));
  if ((combat & EXPOSES_SELF) !== 0) expose(play, by, 2);
  if ((combat & CRITICAL) !== 0) expose(play, at);
  const hits = landsOn(play, attack, combat);
  Attacked(play, by, at, hits);
  if (hits) takeDamage(play, at, damage(play, attack, combat));
  return hits;
}

/** @rule RC-MEL-010 RC-MEL-011 RC-MEL-017 RC-CRT-003 RC-DEF-021 */
function landsOn(play: Play, attack: Attack, combat: number): boolean {
  if ((combat & CRITICAL) !== 0) return true;
  if (helpless(play, attack.at)) return (combat & MISSES) === 0 || !ruled(play).oneMissesHelpless;
  return (combat & MISSES) === 0 && !evades(play, attack);
}

/** The attack hits on a tie unless the target defends. @rule RC-MEL-010 RC-ENE-040 RC-DEF-006 */
function evades(play: Play, attack: Attack): boolean {
  const { by, at } = attack;
  const bar = AttackValue(play, by, at, attack) + (play.has(at, Defending) ? 0 : 1) - Evasion(play, at, by, attack);
  return play.roll(EvasionRoll, at, defenceDie(EvasionAdvantage(play, at, by, attack)), (roll) => (roll >= bar ? 1 : 0)) === 1;
}

/** Damage as far as it matters: once the Aura is gone and something is left over, more is the same. @rule RC-MEL-009 RC-MEL-022 RC-CRT-004 */
function damage(play: Play, { by, at, weapon }: Attack, combat: number): number {
  const more = MeleeDamageBonus(play, by, at) - ((combat & STRIKES_ARMOUR) === 0 ? 0 : ArmourRating(play, at));
  const most = fighter(play, at).aura + 1;
  return play.roll(DamageRoll, by, weaponAt(play, weapon)!.damage, (total) => Math.max(0, Math.min(total + more, most)));
}

export const inReach = (view: View, by: Id, at: Id): boolean => metresBetween(view, by, at) <= maximumReach(view, by);

/** Fighters of other sides that are alive. */
export function foes(view: View, who: Id): Id[] {
  const { side } = fighter(view, who);
  return everybody(view).filter((one) => fighter(view, one).side !== side && alive(view, one));
}

/** Somebody within the reach of the weapon in hand. @rule RC-ENE-010 */
export function target<P extends object>(): Param<IntentContext<P>, Id> {
  return oneOf<IntentContext<P>, Id>({
    rule: 'RC-ENE-010',
    candidates: (view, { by }) => foes(view, by).filter((at) => inReach(view, by, at)),
    check(view, { by }, at, refuse) {
      if (view.state.entities[at]?.kind !== 'fighter' || at === by || !alive(view, at)) refuse('RC-MEL-010', 'no such target');
      else if (!inReach(view, by, at)) refuse(OUT_OF_REACH, 'the target is out of reach');
    },
  });
}

export const OUT_OF_REACH = 'RC-ENE-010';

/** Three Energy; one for a single strike at who cannot defend. @rule RC-ENE-009 RC-MEL-001 RC-MEL-002 */
const attackPrice = (view: View, at: Id): number => (view.state.entities[at]?.kind === 'fighter' && helpless(view, at) ? 1 : 3);

/** A series of strikes at somebody in reach. Whoever carries on against a target that is gone spends it all on nothing. @rule RC-ENE-009 RC-ENE-010 RC-ENE-041 RC-INC-006 */
export const MeleeAttack = defineIntent<{ readonly at: Id; readonly pay: Pay }>('melee-attack', {
  rule: 'RC-MEL-001',
  title: 'Melee attack',
  tags: ['action', 'attack'],
  available(view, by, refuse) {
    if (weaponOf(view, by) === null) refuse('RC-MEL-008', 'no melee weapon in hand');
  },
  params: { at: target(), pay: payment((view, context) => attackPrice(view, context.with.at)) },
  price: (view, _by, { at, pay }) => priced(attackPrice(view, at), pay),
  perform(play, by, { at, pay }) {
    payWhole(play, by, attackPrice(play, at), pay);
    return conscious(play, by) && inReach(play, by, at) && strike(play, by, at);
  },
});
