import { defineIntent, give, type Id, type IntentContext, oneOf, type View } from '@riposte/kernel';
import { AttackMade } from '../attack/attack.ts';
import { MELEE_ATTRIBUTES } from '../attack/attack-roll.ts';
import { type Attribute, opponents } from '../fighters/fighter.ts';
import { weaponCode } from '../gear/in-hand.ts';
import { canStrike, strikers } from '../gear/ready-weapons.ts';
import { type Square } from '../positioning/board.ts';
import { inReach } from '../positioning/reach.ts';
import { Speed } from '../positioning/speed.ts';
import { needsStandard, payStandard } from '../rounds/action-points.ts';
import { startOfNextTurn } from '../rounds/clocks.ts';
import { alive } from '../stamina/dead.ts';
import { needsStamina, payStamina } from '../stamina/stamina.ts';
import { commit, STRUCK } from './declared.ts';
import { checkCreature, lungeOf, meleeAttack, notBeyondTheCap, strikeAndCleave } from './melee.ts';
import { goAlong } from './move.ts';
import { OpenByCharge } from './openings.ts';
import { runUps } from './run-up.ts';

interface Charging {
  readonly weapon: Id;
  readonly at: Id;
  readonly attribute: Attribute;
  readonly along: readonly Square[];
}

type ChargeContext = IntentContext<Charging>;

/** Up to twice the speed in a line and one blow with advantage, for a Stamina and an opening (R-ACTIONS). @rule CE-STD-001 CE-ACT-004 CE-DFN-003 */
export const Charge = defineIntent<Charging>('charge', {
  rule: 'CE-STD-001',
  title: 'Charge',
  tags: ['action', 'attack', 'movement', 'on-foot'],
  available(view, by, refuse) {
    needsStandard(view, by, refuse);
    needsStamina(view, by, 1, refuse);
  },
  params: {
    weapon: oneOf<ChargeContext, Id>({ rule: 'CE-MEL-001', candidates: (view, { by }) => strikers(view, by) }),
    at: oneOf<ChargeContext, Id>({
      rule: 'CE-MEL-001',
      candidates: (view, { by }) => opponents(view, by).filter((at) => alive(view, at)),
      check: (view, { by }, at, refuse) => checkCreature(view, by, at, refuse),
    }),
    attribute: oneOf<ChargeContext, Attribute>({ rule: 'CE-MEL-002', candidates: () => MELEE_ATTRIBUTES }),
    along: oneOf<ChargeContext, readonly Square[]>({
      rule: 'CE-STD-001',
      candidates: (view, { by, with: { weapon, at } }) => runUps(view, by, at, weapon, lungeOf(view, by)),
    }),
  },
  check: (view, by, chosen, refuse) => notBeyondTheCap(view, meleeAttack(view, by, chosen, { charging: true }), refuse),
  perform(play, by, { weapon, at, attribute, along }) {
    payStandard(play, by);
    payStamina(play, by, 1);
    const attack = meleeAttack(play, by, { weapon, at, attribute }, { charging: true });
    const more = lungeOf(play, by);
    AttackMade(play, by, 1);
    commit(play, by, STRUCK);
    give(play, by, OpenByCharge, { until: startOfNextTurn(play, by) });
    const twice = (view: View, who: Id): number => 2 * Speed(view, who, -1, { gait: 'speed' });
    if (!goAlong(play, by, along, { feet: twice, safe: 0, flying: false })) return false;
    // What it meant to strike with may have been struck from its hand on the way.
    const armed = canStrike(play, weapon) && weaponCode(play, weapon) === attack.weapon;
    return armed && inReach(play, at, by, weapon, more) && strikeAndCleave(play, attack);
  },
});
