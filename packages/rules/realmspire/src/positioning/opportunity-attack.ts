import { carried, defineIntent, defineWindow, type Id, isOff, NO_ONE, type Play, type View } from '@riposte/kernel';
import { ActionPoints, AttackMade, canPay, costOf, pay } from '../actions-in-combat/action-points.ts';
import { Carried } from '../actions-in-combat/carrying.ts';
import { Disengaged } from '../actions-in-combat/disengage.ts';
import { ableToReact, mayAttackByReaction } from '../actions-in-combat/reactions.ts';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { attackOf, MELEE_WITH, type StrikeWith, strike } from '../attacking-and-defending/strike.ts';
import { fighter, opponents } from '../characters/fighter.ts';
import { awake } from '../damage-and-health/unconscious.ts';
import { meleeBy, reachOf } from '../gear/in-hand.ts';
import { scene } from '../initiative-structure/scene.ts';
import { ruled } from '../rulings.ts';
import { isInReach } from './distances.ts';

/** A melee Strike as a reaction to an opening. @rule RS-OPP-001 RS-REA-003 */
export const OpportunityAttack = defineIntent<StrikeWith>('opportunity-attack', {
  rule: 'RS-OPP-001',
  title: 'Opportunity attack',
  tags: ['reaction', 'attack'],
  automatic: true,
  price: (view) => [{ resource: ActionPoints, amount: costOf(view, 'opportunity-attack') }],
  params: MELEE_WITH,
  perform(play, by, chosen) {
    pay(play, by, 'opportunity-attack');
    if (ruled(play).opportunityCounts) AttackMade(play, by);
    return strike(play, attackOf(meleeBy(play, by), by, 'melee', chosen));
  },
});

/** Acts that expose a fighter to a foe. @rule RS-OPP-002 */
type Opens = 'move' | 'enter' | 'cast' | 'stand-up';

/** The rule by which an act is an opening. */
const BY_RULE: { readonly [O in Opens]: string } = { move: 'RS-OPP-003', enter: 'RS-OPP-003', cast: 'RS-OPP-007', 'stand-up': 'RS-OPP-009' };

/** An act that exposes a fighter to one foe. */
export interface Opening {
  readonly by: Id;
  readonly foe: Id;
  readonly why: Opens;
}

/** Resolved before the provoking act completes. @rule RS-OPP-001 RS-ACT-005 */
export const Provoked = defineWindow<Opening>('provoked', {
  rule: 'RS-OPP-001',
  who: (view, { by, foe }) => (mayStrike(view, foe, by) ? [foe] : NO_ONE),
  intents: () => [OpportunityAttack],
  check(_view, { by }, intent, refuse) {
    if ((intent.with as StrikeWith).at !== by) refuse('RS-OPP-001', 'other-opening');
  },
});

/** It takes AP, an attack left and the provoker within reach of a melee weapon; neither may be hidden (R-STEALTH, R-HIDDEN). @rule RS-OPP-001 RS-OPP-007 */
function mayStrike(view: View, foe: Id, by: Id): boolean {
  if (!canPay(view, foe, 'opportunity-attack') || !fighter(view, foe).aware) return false;
  const reach = reachOf(view, foe);
  if (reach === 0 || !isInReach(view, foe, by, reach)) return false;
  return ableToReact(view, foe) && !view.has(by, Hidden) && !view.has(foe, Hidden) && mayAttackByReaction(view, foe);
}

/** Someone carried stays with its carrier, and no step takes it out of reach (R-CARRY). @rule RS-OPP-003 */
const isCarriedBy = (view: View, who: Id, by: Id): boolean => carried(view, who, Carried).some(({ source }) => source === by);

/**
 * Each foe whose reach the act happens in may strike, unless it is among those `before` who did. Returns all who have now.
 * Disengage keeps movement safe, and by its ruling everything. After the fight nothing provokes (R-REST).
 * @rule RS-OPP-003 RS-OPP-005 RS-PRI-002
 */
export function provoke(play: Play, by: Id, why: Opening['why'], before: readonly Id[]): readonly Id[] {
  const byMoving = why === 'move' || why === 'enter';
  if (play.has(by, Disengaged) && (byMoving || ruled(play).disengageCoversAll)) return before;
  let struck = before;
  if (scene(play).ended || !awake(play, by) || isOff(play, BY_RULE[why], by)) return struck;
  for (const foe of opponents(play, by)) {
    if (before.includes(foe) || (byMoving && isCarriedBy(play, foe, by)) || play.offer(Provoked, { by, foe, why }) === undefined) continue;
    struck = [...struck, foe];
    if (!awake(play, by)) break;
  }
  return struck;
}
