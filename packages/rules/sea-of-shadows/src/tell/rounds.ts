import { ConditionEnded, DebtSet, type Id, ResourceSet, type View } from '@riposte/kernel';
import type { Name, RollItem, Say, Teller, Telling } from '@riposte/ruleset';
import { ActionPoints } from '../actions/action-points.ts';
import { TurnBegan } from '../actions/turn.ts';
import { OrderRoll, OrderSet, TieRoll } from '../actions/turn-order.ts';
import { scene } from '../characters/fighter.ts';
import { BadlyWounded } from '../taking-damage/badly-wounded.ts';
import { Dead } from '../taking-damage/instant-death.ts';
import { MortallyWounded } from '../taking-damage/mortally-wounded.ts';
import { SurvivalRoll } from '../taking-damage/survival.ts';
import { dice } from './attacks.ts';
import type { Messages } from './messages.gen.ts';

/** The round, as it stands before and after a turn begins. */
export const roundOf = (view: View, _who: Id): number => scene(view).round;

/** A turn begins: a heading, above it one for a new round. AP that went on interrupts are missing. What ends with it is told below. */
export const tellTurn: Teller<Messages> = (telling, say) => {
  const [began] = telling.changes(TurnBegan);
  if (began === undefined || began.who === null) return;
  const { pool, who } = began;
  // Who sees of a fighter only that it is there is not told its AP.
  if (pool === undefined) return say.heading('turn-of-unseen', { who });
  if (pool.from !== pool.to) say.heading('round', { round: pool.to });
  const ap = telling.changes(ResourceSet).findLast(({ resource, who: whose }) => resource === ActionPoints.id && whose?.id === who.id);
  const paid = telling.changes(DebtSet).findLast(({ resource, who: whose }) => resource === ActionPoints.id && whose?.id === who.id)?.pool;
  say.heading('turn-of', { who, ap: ap?.pool?.to ?? began.also?.ap ?? 0, spent: paid === undefined ? 0 : Math.max(0, paid.from - paid.to) });
};

/** "Ann D6 3, Bodo D4 3 (worst of 3, 4: surprised)". */
function rolls(say: Say<Messages>, all: readonly RollItem[]): Name[] {
  return all.map((roll) => ({ ...roll.who, text: `${roll.who.text} ${dice(say, roll)}` }));
}

/** Everyone rolls for the order of turns: one line for the order, one for the dice. */
export const tellOrder: Teller<Messages> = (telling, say) => {
  const [set] = telling.changes(OrderSet);
  if (set !== undefined) say.head('order', { order: set.values[1] });
  const all = telling.rolls(OrderRoll);
  if (all.length > 0) say.line('order-rolls', { rolls: rolls(say, all) }, { rule: OrderRoll.rule, at: all[0], rolls: all });
  const ties = telling.rolls(TieRoll);
  if (ties.length > 0) say.line('order-ties', { rolls: rolls(say, ties) }, { rule: TieRoll.rule, at: ties[0], rolls: ties });
};

/** The fight is over: told only where who lay knocked out rolls for survival. What ends with the fight is no news. */
export const tellEnd: Teller<Messages> = (telling, say) => {
  telling.take(telling.act.items.filter((item) => item.kind === 'change' && item.change[0] === ConditionEnded.id));
  tellSurvival(telling, say);
};

/** The scene ends: those for whom no ritual came roll now. */
export const tellClose: Teller<Messages> = (telling, say) => {
  tellSurvival(telling, say);
};

/** By what the survival roll came to: how it is told, and what it brings, which is not told again. */
const SURVIVALS = [
  { outcome: 4, key: 'survives', brings: null },
  { outcome: 3, key: 'survives-badly', brings: BadlyWounded },
  { outcome: 2, key: 'survives-mortally', brings: MortallyWounded },
  { outcome: 1, key: 'survives-not', brings: Dead },
] as const;

/** Who lives, who is wounded, who dies. */
function tellSurvival(telling: Telling, say: Say<Messages>): void {
  const all = telling.rolls(SurvivalRoll);
  if (all.length > 0) say.head('survival', { number: all.length });
  for (const { outcome, key, brings } of SURVIVALS) {
    for (const roll of all.filter((one) => Math.min(one.outcome, 4) === outcome)) {
      if (brings !== null) telling.given(brings, roll.who);
      say.line(key, { who: roll.who, dice: say.dice(roll) }, { rule: SurvivalRoll.rule, rolls: [roll] });
    }
  }
}
