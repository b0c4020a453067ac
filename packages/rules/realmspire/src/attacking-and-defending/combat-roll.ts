import { defineChange, defineRoll, endAll, type Id, type Play } from '@riposte/kernel';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { fighter } from '../characters/fighter.ts';
import { test } from '../characters/skill-test.ts';
import type { Test } from '../characters/target-number.ts';
import type { Hit } from '../damage-and-health/damage.ts';
import { awake } from '../damage-and-health/unconscious.ts';
import { Surrendered } from '../initiative-structure/out-of-the-fight.ts';
import { meetsFullCover } from '../positioning/cover.ts';
import { spellAt } from '../using-magic/spells.ts';
import { becomeAware, chooseDefence, defend } from './defence.ts';
import { testFeints } from './feint.ts';
import { carryOut, chooseManoeuvre, type Manoeuvre, playTrick, preciseTo } from './manoeuvres.ts';
import type { Attack } from './ways.ts';

export const AttackRoll = defineRoll('attack', { rule: 'RS-ATK-003', title: 'attack' });

/** How a combat roll ended: Successes of both sides. */
export const Resolved = defineChange('resolved', (_store, _by: Id, _at: Id, _attack: number, _defence: number): void => {}, {
  names: [0, 1],
});

/** Who attacks comes out of hiding, and both notice attacks from now on (R-STEALTH, R-AWARE). */
export function notice(play: Play, by: Id, at: Id): void {
  endAll(play, by, Hidden);
  becomeAware(play, by);
  becomeAware(play, at);
}

/** A foe who attacks refuses a surrender, a friend does not (R-SURRENDER). */
export function refuseByAttack(play: Play, by: Id, at: Id): void {
  if (fighter(play, by).side !== fighter(play, at).side) endAll(play, at, Surrendered);
}

/** What a combat roll came to. */
export type Outcome = 'both fail' | 'attacker wins' | 'defender wins' | 'hit' | 'blocked' | 'missed';

/**
 * The Combat Roll: a foe's attack refuses a surrender; defence chosen, both test, then one of four cases. A manoeuvre is named before the damage is rolled
 * and resolved after it. `land` does what the attack does when it comes through.
 * @rule RS-RES-003 RS-RES-004 RS-RES-008 RS-MAN-017 RS-RES-001
 */
export function combatRoll(play: Play, attack: Attack, land: (hit: Hit) => void): Outcome {
  const { by, at } = attack;
  if (attack.spell < 0 || spellAt(play, attack.spell).attack) refuseByAttack(play, by, at);
  const defence = chooseDefence(play, attack);
  const attacker = attackTest(play, attack);
  const defender = defend(play, attack, defence);
  Resolved(play, by, at, attacker, defender);
  notice(play, by, at);
  if (attacker > 0 && defender > 0) return bothPass(play, attack, attacker, defender, defence === 'block', land);
  if (attacker > 0) return attackerWins(play, attack, land);
  return defender > 0 ? defenderWins(play, attack) : 'both fail';
}

/** The helpless are hit without a test, those in full cover missed without one. @rule RS-COV-008 RS-HLT-001 */
function attackTest(play: Play, attack: Attack): number {
  const { by, at } = attack;
  if (meetsFullCover(play, attack)) return 0;
  if (!awake(play, at)) return 1;
  testFeints(play, by, at);
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

/** A manoeuvre is chosen, the attack lands, the manoeuvre follows. @rule RS-RES-005 RS-RES-007 */
function attackerWins(play: Play, attack: Attack, land: (hit: Hit) => void): Outcome {
  const { by, at } = attack;
  const manoeuvre: Manoeuvre = chooseManoeuvre(play, { by, at, attacked: true, struck: attack.spell < 0, ranged: attack.ranged });
  land({ blocked: false, precise: preciseTo(manoeuvre), halved: false });
  carryOut(play, by, at, manoeuvre);
  return 'attacker wins';
}

/** The attack is lost, and the defender has the manoeuvre. @rule RS-RES-006 RS-RES-007 */
function defenderWins(play: Play, { by, at }: Attack): Outcome {
  carryOut(play, at, by, chooseManoeuvre(play, { by: at, at: by, attacked: false, struck: false, ranged: false }));
  return 'defender wins';
}
