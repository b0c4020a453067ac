import { type Id, ResourceSet, type View } from '@riposte/kernel';
import type { Name, RollItem, Say, Teller } from '@riposte/ruleset';
import { ActionPoints } from '../actions/action-points.ts';
import { TurnBegan } from '../actions/turn.ts';
import { OrderRoll, OrderSet, TieRoll } from '../actions/turn-order.ts';
import { scene } from '../characters/fighter.ts';
import { SurvivalRoll } from '../taking-damage/survival.ts';
import type { Messages } from './messages.gen.ts';

/** The round, as it stands before and after a turn begins. */
export const roundOf = (view: View, _who: Id): number => scene(view).round;

/** A turn begins: a heading, above it one for a new round. What ends with it is told below. */
export const tellTurn: Teller<Messages> = (telling, say) => {
  const [began] = telling.changes(TurnBegan);
  if (began === undefined || began.who === null) return;
  const { pool, who } = began;
  // Who sees of a fighter only that it is there is not told its AP.
  if (pool === undefined) return say.heading('turn-of-unseen', { who });
  if (pool.from !== pool.to) say.heading('round', { round: pool.to });
  const ap = telling.changes(ResourceSet).findLast(({ resource, who: whose }) => resource === ActionPoints.id && whose?.id === who.id);
  say.heading('turn-of', { who, ap: ap?.pool?.to ?? began.also?.ap ?? 0 });
};

/** "Ann D6 3, Bodo D4 3 (of 3, 4)". */
function rolls(say: Say<Messages>, all: readonly RollItem[]): Name[] {
  return all.map((roll) => ({ ...roll.who, text: `${roll.who.text} ${say.dice(roll)}` }));
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

/** The fight is over: who lay knocked out rolls for survival. */
export const tellEnd: Teller<Messages> = (telling, say) => {
  const all = telling.rolls(SurvivalRoll);
  say.head('fight-over', { number: all.length });
  tellSurvival(say, all);
};

/** The scene ends: those for whom no ritual came roll now. */
export const tellClose: Teller<Messages> = (telling, say) => {
  say.head('scene-over', {});
  tellSurvival(say, telling.rolls(SurvivalRoll));
};

/** Who lives, who is wounded, who dies. */
function tellSurvival(say: Say<Messages>, all: readonly RollItem[]): void {
  const live = all.filter(({ outcome }) => outcome >= 4);
  const more = (rolls: readonly RollItem[]): { readonly rule: string; readonly rolls: readonly RollItem[] } => ({ rule: SurvivalRoll.rule, rolls });
  if (live.length > 0) say.line(live.length === 1 ? 'survives' : 'survive', { rolls: rolls(say, live) }, more(live));
  for (const roll of all) {
    const said = { who: roll.who, dice: say.dice(roll) };
    if (roll.outcome === 3) say.line('survives-badly', said, more([roll]));
    if (roll.outcome === 2) say.line('survives-mortally', said, more([roll]));
    if (roll.outcome === 1) say.line('survives-not', said, more([roll]));
  }
}
