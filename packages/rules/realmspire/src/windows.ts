import { defineIntent, defineWindow, type Id, NO_ONE, type Play, type View } from '@riposte/kernel';
import { ATTACKS_OF_A_ROUND, AttackMade, ableToReact, needsAp, needsAttack, payAp } from './actions.ts';
import { attackOf, combatRoll, STRIKE_WITH, type StrikeWith } from './attack.ts';
import { awake, Disengaged } from './conditions.ts';
import { fighter, nameOf, opponents } from './fighter.ts';
import { reaches, weaponOf } from './held.ts';
import { ruled } from './rulings.ts';

/** A melee Strike as a reaction. @rule RS-OPP-001 RS-REA-003 */
export const OpportunityAttack = defineIntent<StrikeWith>('opportunity-attack', {
  rule: 'RS-OPP-001',
  title: 'Opportunity attack',
  tags: ['reaction'],
  automatic: true,
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (ruled(view).opportunityCounts) needsAttack(view, by, refuse);
    if (weaponOf(view, by).ranged) refuse('RS-OPP-001', 'no melee weapon in hand');
  },
  params: STRIKE_WITH,
  perform(play, by, chosen) {
    payAp(play, by);
    if (ruled(play).opportunityCounts) AttackMade(play, by);
    return combatRoll(play, attackOf(play, by, chosen));
  },
});

/** An act that exposes somebody to one foe. */
export interface Opening {
  readonly by: Id;
  readonly foe: Id;
  readonly why: string;
}

/** Resolved before the provoking act completes. @rule RS-OPP-001 RS-OPP-002 RS-ACT-005 */
export const Provoked = defineWindow<Opening>('provoked', {
  rule: 'RS-OPP-001',
  because: (view, _who, { by, why }) => `${nameOf(view, by)} ${why}; an opportunity attack costs 1 AP`,
  who: (view, { by, foe }) => (mayStrike(view, foe, by) ? [foe] : NO_ONE),
  intents: () => [OpportunityAttack],
  check(_view, { by }, intent, refuse) {
    if (intent.with.at !== by) refuse('RS-OPP-001', 'only the one who provoked');
  },
});

/** @rule RS-OPP-001 RS-OVW-011 */
function mayStrike(view: View, foe: Id, by: Id): boolean {
  if (!ableToReact(view, foe) || weaponOf(view, foe).ranged || !reaches(view, foe, by)) return false;
  return fighter(view, foe).attacks < ATTACKS_OF_A_ROUND || !ruled(view).opportunityCounts;
}

/** Lets each foe in whose reach somebody is, and who has not answered this act yet, strike; returns those who now have. @rule RS-OPP-001 RS-OPP-003 RS-OPP-005 */
export function provoke(play: Play, by: Id, why: string, before: readonly Id[], byMoving: boolean): readonly Id[] {
  if (play.has(by, Disengaged) && (byMoving || ruled(play).disengageCoversAll)) return before;
  let struck = before;
  for (const foe of opponents(play, by)) {
    if (before.includes(foe) || !awake(play, by)) continue;
    if (play.offer(Provoked, { by, foe, why }) !== undefined) struck = [...struck, foe];
  }
  return struck;
}
