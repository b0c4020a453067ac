import { borne, defineChange, defineIntent, defineRoll, end, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { AttackMade, needsAp, needsAttack, payAp } from './actions.ts';
import { awake, Feinting, UNTESTED } from './conditions.ts';
import { rollDamage } from './damage.ts';
import { chooseDefence, defend } from './defence.ts';
import { opponents } from './fighter.ts';
import { reaches, weaponOf } from './held.ts';
import { carryOut, chooseManoeuvre, deceives } from './manoeuvres.ts';
import type { Attack } from './numbers.ts';
import { test } from './skill-test.ts';

export const AttackRoll = defineRoll('attack', { rule: 'RS-ATK-003', title: 'attack' });

/** How a combat roll ended: Successes of both sides. */
export const Resolved = defineChange('resolved', (_store, _by: Id, _at: Id, _attack: number, _defence: number): void => {}, {
  names: [0, 1],
  say: (name, by, at, attack, defence) => `${name(by)} attacks ${name(at)}: ${attack} against ${defence} Successes`,
});

/**
 * The Combat Roll: defence chosen, both test, then one of four cases. A manoeuvre is named before the damage is rolled
 * and resolved after it. Returns whether the attack struck home.
 * @rule RS-ATK-001 RS-RES-003 RS-RES-004 RS-RES-008 RS-MAN-017
 */
export function combatRoll(play: Play, attack: Attack): boolean {
  const { by, at } = attack;
  const defence = chooseDefence(play, attack);
  const attacker = attackTest(play, attack);
  const defender = defend(play, attack, defence);
  Resolved(play, by, at, attacker, defender);
  if (attacker > 0 && defender > 0) return bothPass(play, attack, attacker, defender, defence === 'block');
  if (attacker > 0) attackerWins(play, attack);
  else if (defender > 0) defenderWins(play, attack);
  return attacker > 0;
}

/** The helpless are hit without a test. @rule RS-ATK-003 RS-ATK-004 RS-HLT-001 */
function attackTest(play: Play, attack: Attack): number {
  const { by, at, attribute, ranged } = attack;
  if (!awake(play, at)) return 1;
  for (const feint of borne(play, by, Feinting)) if (feint.value === UNTESTED && feint.source === at && !deceives(play, by, at)) end(play, by, feint.id);
  return test(play, AttackRoll, by, at, { skill: 'fighting style', attribute, use: 'attack', ranged, boons: 0 });
}

/** A block lets reduced damage through; other defences need as many Successes as the attack. @rule RS-RES-009 RS-RES-010 RS-RES-011 RS-RES-012 RS-RES-013 */
function bothPass(play: Play, attack: Attack, attacker: number, defender: number, blocks: boolean): boolean {
  if (!blocks && attacker <= defender) return false;
  rollDamage(play, attack, blocks);
  return true;
}

/** @rule RS-RES-005 RS-RES-007 */
function attackerWins(play: Play, attack: Attack): void {
  const { by, at } = attack;
  const manoeuvre = chooseManoeuvre(play, { winner: by, loser: at, attacked: true });
  rollDamage(play, attack, false);
  carryOut(play, by, at, manoeuvre);
}

/** @rule RS-RES-006 RS-RES-007 */
function defenderWins(play: Play, { by, at }: Attack): void {
  carryOut(play, at, by, chooseManoeuvre(play, { winner: at, loser: by, attacked: false }));
}

export interface StrikeWith {
  readonly at: Id;
  readonly attribute: 'strength' | 'agility';
}

const BY_STRENGTH_OR_AGILITY = ['strength', 'agility'] as const;
const BY_AGILITY = ['agility'] as const;

/** Whom, and by which attribute: shots only by Agility. @rule RS-ATK-002 RS-ATK-003 RS-ATK-004 */
export const STRIKE_WITH = {
  at: oneOf<{ readonly by: Id }, Id>({
    rule: 'RS-ATK-002',
    candidates: (view, { by }) => opponents(view, by).filter((at) => reaches(view, by, at)),
    check(view, { by }, at, refuse) {
      if (view.state.entities[at]?.kind !== 'fighter' || at === by) refuse('RS-ATK-002', 'no such target');
      else if (!reaches(view, by, at)) refuse('RS-ATK-002', 'out of reach');
    },
  }),
  attribute: oneOf<{ readonly by: Id }, 'strength' | 'agility'>({
    rule: 'RS-ATK-004',
    candidates: (view, { by }) => (weaponOf(view, by).ranged ? BY_AGILITY : BY_STRENGTH_OR_AGILITY),
  }),
};

export function attackOf(view: View, by: Id, { at, attribute }: StrikeWith): Attack {
  return { by, at, attribute, ranged: weaponOf(view, by).ranged };
}

/** @rule RS-PRI-010 RS-ATK-006 RS-ATK-010 RS-OVW-011 */
export const Strike = defineIntent<StrikeWith>('strike', {
  rule: 'RS-PRI-010',
  title: 'Strike',
  tags: ['primary'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    needsAttack(view, by, refuse);
  },
  params: STRIKE_WITH,
  perform(play, by, chosen) {
    payAp(play, by);
    AttackMade(play, by);
    return combatRoll(play, attackOf(play, by, chosen));
  },
});
