import { defineIntent, endAll, GM, give, type Id, type IntentContext, oneOf, type Param, type Play, type Refuse, type View } from '@riposte/kernel';
import { Defending } from '../actions/defend.ts';
import { Energy } from '../actions/energy.ts';
import { type Pay, payment, payWhole, priced } from '../actions/payment.ts';
import { energyOf, strikeEnergy } from '../actions/prices.ts';
import { expose } from '../conditions/exposed.ts';
import { helplessTo } from '../conditions/helpless.ts';
import { Hidden, unaware } from '../conditions/hidden.ts';
import { fighter, isFighter } from '../fighters/fighter.ts';
import { isRain, meleeWeapons, shieldOf, statsOf } from '../gear/carried.ts';
import { conscious } from '../harm/unconscious.ts';
import { faces } from '../movement/facing.ts';
import { untilEndOfRound } from '../rounds/clock.ts';
import { ruled } from '../rulings.ts';
import { type Attack, attackWith } from './attack.ts';
import { AttackValue } from './attack-value.ts';
import { CRITICAL, combatRoll, EXPOSES_SELF, MISSES } from './combat-roll.ts';
import { defends } from './defenses.ts';
import { type Enhanced, energyOfAll, enhancing, payEnhancements, staminaOfAll } from './enhance.ts';
import { land } from './hit.ts';
import { atBest } from './meanwhile.ts';
import { concludes } from './outcome.ts';
import { inReach, refuseUnreached, stillInReach } from './reach.ts';
import { sparing } from './sparing.ts';
import { DenyEvasion, Surprised } from './surprise.ts';
import { foes, isTarget, needsTarget } from './targets.ts';

/** The melee weapon used, one in hand. @rule RC-MEL-008 */
function meleeWeapon<P extends object>(): Param<IntentContext<P>, Id> {
  return oneOf<IntentContext<P>, Id>({
    rule: 'RC-MEL-008',
    candidates: (view, { by }) => meleeWeapons(view, by).map((weapon) => weapon.id),
    check(view, { by }, item, refuse) {
      if (!meleeWeapons(view, by).some((weapon) => weapon.id === item)) refuse('RC-MEL-008', 'no-melee-weapon');
    },
  });
}

/** A target within reach of the weapon, whom the attacker faces. @rule RC-ENE-010 RC-FAC-009 */
export function target<P extends object>(itemOfChoice: (chosen: P) => Id): Param<IntentContext<P>, Id> {
  return oneOf<IntentContext<P>, Id>({
    rule: 'RC-ENE-010',
    candidates: (view, { by, with: chosen }) => foes(view, by).filter((at) => inReach(view, by, at, itemOfChoice(chosen)) && faces(view, by, at)),
    check(view, { by, with: chosen }, at, refuse) {
      if (!needsTarget(view, by, at, 'RC-MEL-010', refuse)) return;
      if (!inReach(view, by, at, itemOfChoice(chosen))) refuseUnreached(view, by, at, refuse);
      else if (!faces(view, by, at)) refuse('RC-FAC-009', 'not-facing');
    },
  });
}

const AIMS = ['body', 'shield'] as const;

type MeleeChoice = Enhanced & { readonly weapon: Id; readonly at: Id; readonly aim: (typeof AIMS)[number]; readonly spare: number; readonly pay: Pay };

/** Three Energy, two for a pair of Light weapons in a rain; one for a single strike at a target that cannot defend. @rule RC-ENE-009 RC-MEL-001 RC-MEL-002 RC-MEL-003 */
const meleePrice = (view: View, by: Id, { weapon, at, enhance }: Pick<MeleeChoice, 'weapon' | 'at' | 'enhance'>): number =>
  (isFighter(view, at) && helplessTo(view, by, at) ? strikeEnergy(view) : isRain(view, by, weapon) ? 2 : 3) + energyOfAll(view, enhance);

/** A series of strikes at a target in reach. An attacker that goes on although the target is gone wastes all its Energy. @rule RC-ENE-009 RC-ENE-010 RC-ENE-041 RC-INC-006 RC-DTH-015 */
export const MeleeAttack = defineIntent<MeleeChoice>('melee-attack', {
  rule: 'RC-MEL-001',
  title: 'Melee attack',
  tags: ['action', 'attack'],
  params: {
    weapon: meleeWeapon<MeleeChoice>(),
    at: target<MeleeChoice>((chosen) => chosen.weapon),
    aim: oneOf<IntentContext<MeleeChoice>, (typeof AIMS)[number]>({ rule: 'R-GEAR', candidates: () => ['body'], check: checkAim }),
    spare: sparing<MeleeChoice>(),
    enhance: enhancing<MeleeChoice>(),
    pay: payment<MeleeChoice>((view, context) => meleePrice(view, context.by, context.with)),
  },
  price: (view, by, chosen) => priced(meleePrice(view, by, chosen), chosen.pay, staminaOfAll(view, chosen.enhance)),
  perform(play, by, { weapon, at, aim, spare, enhance, pay }) {
    payWhole(play, by, meleePrice(play, by, { weapon, at, enhance }), pay);
    if (helplessTo(play, by, at) && ruled(play).asksStrikeEnergy) Energy.spend(play, by, energyOf(play, by, 'a strike at who cannot defend', 1) - 1);
    payEnhancements(play, by, enhance);
    if (!conscious(play, by) || !isTarget(play, by, at) || !stillInReach(play, by, at, weapon)) return false;
    return strike(play, attackWith(play, by, at, weapon, { aim, spare, enhance, exposed: fighter(play, by).opening }));
  },
});

function checkAim(view: View, { with: { at } }: IntentContext<MeleeChoice>, aim: (typeof AIMS)[number], refuse: Refuse): void {
  if (!AIMS.includes(aim)) refuse('R-GEAR', 'aim');
  else if (aim === 'shield' && isFighter(view, at) && shieldOf(view, at) === null) refuse('R-GEAR', 'no-shield');
}

/**
 * A melee attack from the Combat roll on: Combat roll, defence, Chance roll, damage, or by one reading the defence
 * first. What the Combat roll exposes is exposed at once. Returns whether it hit.
 * @rule RC-MEL-012 RC-MEL-013 RC-MEL-019 RC-CRT-005 RC-ENE-041
 */
export function strike(play: Play, attack: Attack): boolean {
  const { by, at } = attack;
  endAll(play, by, Defending);
  const denied = unaware(play, at, by) && play.ask(DenyEvasion, GM, { by, at });
  endAll(play, by, Hidden);
  if (denied) give(play, at, Surprised, { until: untilEndOfRound(play, 1) });
  const defenceless = helplessTo(play, by, at) || denied;
  const early = ruled(play).defenceFirst && !defenceless ? evades(play, attack) : null;
  const combat = combatRoll(play, attack);
  if ((combat & EXPOSES_SELF) !== 0) expose(play, by, 2);
  if ((combat & CRITICAL) !== 0) expose(play, at);
  const hits = landsOn(play, attack, combat, defenceless, early);
  concludes(play, attack, hits);
  if (hits) land(play, attack, combat);
  return hits;
}

/** @rule RC-MEL-017 RC-CRT-003 RC-DEF-019 RC-DEF-021 */
function landsOn(play: Play, attack: Attack, combat: number, defenceless: boolean, early: boolean | null): boolean {
  if ((combat & CRITICAL) !== 0) return true;
  if (defenceless) return (combat & MISSES) === 0 || !ruled(play).oneMissesHelpless;
  if ((combat & MISSES) !== 0) return false;
  return !(early ?? evades(play, attack));
}

/** The attack hits on a tie unless the target defends. @rule RC-MEL-010 RC-MEL-011 RC-ENE-040 RC-DEF-002 */
function evades(play: Play, attack: Attack): boolean {
  const { by, at } = attack;
  const bar = atBest(play, attack, 1, (view) => AttackValue(view, by, at, attack)) + (play.has(at, Defending) ? 0 : 1);
  return defends(play, attack, bar, statsOf(play, attack.item)?.targets ?? 'evasion');
}
