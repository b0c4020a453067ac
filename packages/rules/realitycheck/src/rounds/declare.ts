import { type AnyIntent, defineChange, GM, type Id, judging, NOBODY, type Play, type Result } from '@riposte/kernel';
import { Agility } from '../actions/agility.ts';
import { Energy } from '../actions/energy.ts';
import { Stamina, spendStamina } from '../actions/stamina.ts';
import { isHalted } from '../attacks/brace.ts';
import { openByLoading } from '../attacks/load.ts';
import { EndedMeanwhile, endedOn } from '../attacks/meanwhile.ts';
import { StruckBy } from '../attacks/outcome.ts';
import { OUT_OF_REACH } from '../attacks/reach.ts';
import { Exposed, unguard } from '../conditions/exposed.ts';
import { notice } from '../conditions/hidden.ts';
import { type Fighter, fighter } from '../fighters/fighter.ts';
import { beginNimbly, earnByInterrupt, endNimbly } from '../movement/nimble.ts';
import { WALLS } from '../movement/sight.ts';
import { breakChain } from '../movement/steps.ts';
import { ruled } from '../rulings.ts';
import { carriesOn, type Disturbed } from './carry-on.ts';
import { contest, UNCONTESTED } from './initiative.ts';
import { interrupted } from './interrupts.ts';
import { Response, turnInResponse, WaiveResponse } from './responses.ts';
import { refuseSurrenderOf } from './surrender.ts';
import { stirAll } from './wait.ts';

/**
 * The one way in which an intent takes place: actions can be answered, interrupts and the round itself cannot.
 * @rule RC-ENE-002 RC-INI-001 RC-INI-003 RC-INI-004 RC-INT-002
 */
export function perform(play: Play, intent: AnyIntent): Result {
  const { def, by } = intent;
  if (def.tags.includes('action')) return stirring(play, act(play, intent));
  if (def.tags.includes('interrupt')) wakesUpTo(play, by);
  if (def.tags.includes('attack')) breakChain(play, by);
  const result = def.perform(play, by, intent.with);
  if (!def.tags.includes('interrupt')) return result;
  earnByInterrupt(play, intent);
  return stirring(play, result);
}

/** After each declared act, those who wait may act again. */
function stirring(play: Play, result: Result): Result {
  if (play.doing.length === 1) stirAll(play);
  return result;
}

/** Who acts has answered the last attack, and knows of it. */
function wakesUpTo(play: Play, who: Id): void {
  notice(play, who);
  StruckBy(play, who, -1);
}

/**
 * An action: declared, challenged by Initiative, interrupted, then paid and resolved. Nothing is paid before that;
 * an action broken off, or that cannot go on, costs its least price.
 * @rule RC-INI-003 RC-INI-004 RC-INI-007 RC-INC-002 RC-INC-003
 */
function act(play: Play, intent: AnyIntent): Result {
  const { def, by } = intent;
  const moves = def.tags.includes('movement');
  wakesUpTo(play, by);
  // A charge at a door breaks the run only there.
  if (!moves && !def.tags.includes('charge')) breakChain(play, by);
  if (def.tags.includes('loading')) openByLoading(play, by, (intent.with as { readonly weapon: Id }).weapon);
  const attacked = def.tags.includes('attack') ? (intent.with as { readonly at: Id }).at : NOBODY;
  const before = attacked < 0 ? null : [play.state.entities[by].conditions, play.state.entities[attacked].conditions];
  const answered = attacked >= 0 && attackDeclared(play, intent);
  beginNimbly(play, intent);
  // The winner of Initiative acts at the same time as the challenged: that action is no longer open to challenge.
  const contested = play.doing.length === 1 ? contest(play, intent) : UNCONTESTED;
  const disturbed = interrupted(play, by, def.id) || contested.preceded || answered;
  if (disturbed && before !== null) EndedMeanwhile(play, by, [...endedOn(play, by, before[0]), ...endedOn(play, attacked, before[1])]);
  const goesOn = !disturbed || carriesOn(play, by, def.id, disturbance(play, intent));
  const unpaid = goesOn ? 0 : breakOff(play, intent);
  const result = goesOn && def.perform(play, by, intent.with);
  // What stopped this movement stops no later one.
  if (moves) isHalted(play, by);
  EndedMeanwhile(play, by, []);
  endNimbly(play, by, unpaid);
  for (const later of contested.after) if (judging(play, later.by).legal(later)) play.perform(later);
  return result;
}

/** Whether the target was exposed when the attack was declared. */
export const OpeningSeen = defineChange('opening-seen', (store, who: Id, opening: boolean): boolean => {
  if ((store.state.entities[who] as Fighter).opening === opening) return false;
  (store.edit(who) as Fighter).opening = opening;
  return true;
});

/** What declaring an attack sets off. Returns whether the target did something first. @rule RC-INI-002 RC-FAC-010 */
function attackDeclared(play: Play, intent: AnyIntent): boolean {
  const { by, with: chosen } = intent;
  const { at } = chosen as { readonly at: Id };
  declareAttack(play, intent);
  if (ruled(play).turnsInResponse) turnInResponse(play, by, at);
  if (fighter(play, at).struckBy !== by || !ruled(play).responds || play.doing.length > 1) return false;
  if (Response.who(play, { by, at }).length === 0 || play.ask(WaiveResponse, GM, { by, at })) return false;
  return play.offer(Response, { by, at }) !== undefined;
}

/** What declaring an attack does at once: notes whether the target is exposed, and leaves the user of a maneuver open. @rule RC-MEL-004 RC-CMB-003 RC-CMB-004 */
function declareAttack(play: Play, { def, by, with: chosen }: AnyIntent): void {
  const { at } = chosen as { readonly at: Id };
  refuseSurrenderOf(play, at);
  const opening = play.has(at, Exposed);
  OpeningSeen(play, by, opening);
  if (def.tags.includes('maneuver') && !opening && !ruled(play).unguardsAfter) unguard(play, by);
}

/** @rule RC-INC-006 */
function disturbance(play: Play, intent: AnyIntent): Disturbed['why'] {
  const reasons = judging(play, intent.by).refusals(intent);
  if (reasons.length === 0) return 'interrupted';
  return reasons.every(({ rule }) => rule === OUT_OF_REACH || rule === WALLS) ? 'out of reach' : 'blocked';
}

/**
 * Returns the Energy saved. Stamina and Agility are spent as what they buy begins, by one reading always.
 * @rule RC-INC-003 RC-INC-004 RC-INC-006
 */
function breakOff(play: Play, { def, by, with: chosen }: AnyIntent): number {
  const prices = def.price?.(play, by, chosen) ?? [];
  if (ruled(play).brokenOffSpendsAll) {
    for (const { resource, amount } of prices) {
      if (resource === Stamina) spendStamina(play, by, amount);
      if (resource === Agility) Agility.spend(play, by, amount);
    }
  }
  const energy = prices.find((price) => price.resource === Energy);
  if (energy === undefined) return 0;
  const least = Math.min(energy.amount, ruled(play).leastEnergy);
  Energy.spend(play, by, least);
  return energy.amount - least;
}
