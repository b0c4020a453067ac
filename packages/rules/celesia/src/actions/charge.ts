import { defineIntent, give, type Id, type IntentContext, oneOf, type View } from '@riposte/kernel';
import { AttackMade } from '../attack/attack.ts';
import { MELEE_ATTRIBUTES } from '../attack/attack-roll.ts';
import { type Attribute, fighter, opponents } from '../fighters/fighter.ts';
import { side } from '../fighters/size.ts';
import { weaponCode } from '../gear/in-hand.ts';
import { canStrike, strikers } from '../gear/ready-weapons.ts';
import { DIRECTIONS, FEET, gap, isFree, type Square } from '../positioning/board.ts';
import { inReach, reachWith } from '../positioning/reach.ts';
import { Speed } from '../positioning/speed.ts';
import { needsStandard, payStandard } from '../rounds/action-points.ts';
import { startOfNextTurn } from '../rounds/clocks.ts';
import { alive } from '../stamina/dead.ts';
import { needsStamina, Stamina } from '../stamina/stamina.ts';
import { commit, STRUCK } from './declared.ts';
import { meleeAttack, notBeyondTheCap, strikeAndCleave } from './melee.ts';
import { goAlong } from './move.ts';
import { OpenByCharge } from './openings.ts';

interface Charging {
  readonly weapon: Id;
  readonly at: Id;
  readonly attribute: Attribute;
  readonly along: readonly Square[];
}

type ChargeContext = IntentContext<Charging>;

const RUN_UP = 2;

/** The straight ways, by the eight directions, that end as soon as the target is in reach: at least 10 ft, at most twice the speed. @rule CE-STD-001 */
function runUps(view: View, by: Id, at: Id, part: Id): Square[][] {
  const me = fighter(view, by);
  const foe = fighter(view, at);
  const most = Math.floor((2 * Speed(view, by, -1, { gait: 'speed' })) / FEET);
  const reach = reachWith(view, by, part) / FEET;
  if (foe.height !== me.height) return [];
  return DIRECTIONS.flatMap((way) => {
    const along: Square[] = [];
    for (let i = 1; i <= most; i++) {
      const to = { x: me.x + i * way.x, y: me.y + i * way.y };
      if (!isFree(view, by, to)) return [];
      along.push(to);
      const far = Math.max(gap(to.x, side(me.size), foe.x, side(foe.size)), gap(to.y, side(me.size), foe.y, side(foe.size)));
      if (far <= reach) return i >= RUN_UP ? [along] : [];
    }
    return [];
  });
}

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
    at: oneOf<ChargeContext, Id>({ rule: 'CE-MEL-001', candidates: (view, { by }) => opponents(view, by).filter((at) => alive(view, at)) }),
    attribute: oneOf<ChargeContext, Attribute>({ rule: 'CE-MEL-002', candidates: () => MELEE_ATTRIBUTES }),
    along: oneOf<ChargeContext, readonly Square[]>({ rule: 'CE-STD-001', candidates: (view, { by, with: { weapon, at } }) => runUps(view, by, at, weapon) }),
  },
  check: (view, by, chosen, refuse) => notBeyondTheCap(view, meleeAttack(view, by, chosen, { charging: true }), refuse),
  perform(play, by, { weapon, at, attribute, along }) {
    payStandard(play, by);
    Stamina.spend(play, by, 1);
    const attack = meleeAttack(play, by, { weapon, at, attribute }, { charging: true });
    AttackMade(play, by, 1);
    commit(play, by, STRUCK);
    give(play, by, OpenByCharge, { until: startOfNextTurn(play, by) });
    const twice = (view: View, who: Id): number => 2 * Speed(view, who, -1, { gait: 'speed' });
    if (!goAlong(play, by, along, { feet: twice, safe: 0, flying: false })) return false;
    // What it meant to strike with may have been struck from its hand on the way.
    const armed = canStrike(play, weapon) && weaponCode(play, weapon) === attack.weapon;
    return armed && inReach(play, at, by, weapon) && strikeAndCleave(play, attack);
  },
});
