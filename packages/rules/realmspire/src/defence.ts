import { defineAsk, defineRoll, endAll, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { ableToDefend, payAp } from './actions.ts';
import { Braced } from './conditions.ts';
import { fighter, nameOf } from './fighter.ts';
import { shieldOf, weaponOf } from './held.ts';
import { type Attack, DEFENCES, type Defence, type Test } from './numbers.ts';
import { test } from './skill-test.ts';

export const DefenceRoll = defineRoll('defence', { rule: 'RS-DEF-002', title: 'defence' });

/** Chosen before any die falls; exactly one, or none. @rule RS-DEF-001 RS-DEF-011 RS-DEF-014 RS-ATK-013 RS-REA-001 */
export const ChooseDefence = defineAsk<Attack, Defence>('choose-defence', {
  rule: 'RS-DEF-011',
  because: (view, who, { by }) => `${nameOf(view, by)} attacks ${nameOf(view, who)}; a defence costs 1 AP`,
  open: (view, who) => fighter(view, who).aware && ableToDefend(view, who),
  answer: oneOf({
    rule: 'RS-DEF-002',
    candidates: (view, { who, about }) => DEFENCES.filter((by) => whyNotDefend(view, who, about, by) === null),
    check(view, { who, about }, by, refuse) {
      const why = whyNotDefend(view, who, about, by);
      if (why !== null) refuse(why[0], why[1]);
    },
  }),
  otherwise: () => 'none',
});

/** Why a defence is closed, or null. @rule RS-DEF-002 RS-DEF-003 RS-DEF-006 RS-DEF-008 */
function whyNotDefend(view: View, who: Id, attack: Attack, by: Defence): readonly [rule: string, reason: string] | null {
  if (by === 'none' || by === 'dodge') return null;
  if (by === 'block') return shieldOf(view, who) === null ? ['RS-DEF-003', 'blocking needs a shield'] : null;
  if (by !== 'parry with strength' && by !== 'parry with agility') return ['RS-DEF-002', `${String(by)} is no defence`];
  if (attack.ranged) return ['RS-DEF-008', 'a ranged attack cannot be parried'];
  const weapon = weaponOf(view, who);
  if (weapon.ranged || (weapon.id === 'unarmed' && !fighter(view, who).style.includes('unarmed'))) return ['RS-DEF-006', 'nothing to parry with'];
  return null;
}

/** The test of each defence. @rule RS-DEF-004 RS-DEF-005 RS-DEF-006 */
function testOf(by: Exclude<Defence, 'none'>, ranged: boolean): Test {
  if (by === 'dodge') return { skill: 'dodge', attribute: 'agility', use: 'defence', ranged, boons: 0 };
  return { skill: 'fighting style', attribute: by === 'parry with agility' ? 'agility' : 'strength', use: 'defence', ranged, boons: 0 };
}

/** The target decides and pays. @rule RS-DEF-011 RS-ACT-007 */
export function chooseDefence(play: Play, attack: Attack): Defence {
  const by = play.ask(ChooseDefence, attack.at, attack);
  if (by !== 'none') payAp(play, attack.at);
  return by;
}

/** Successes of the defence; none without one. Whoever braced has used it. @rule RS-DEF-015 RS-RES-002 RS-MAN-005 */
export function defend(play: Play, attack: Attack, by: Defence): number {
  if (by === 'none') return 0;
  const successes = test(play, DefenceRoll, attack.at, attack.by, testOf(by, attack.ranged));
  endAll(play, attack.at, Braced);
  return successes;
}
