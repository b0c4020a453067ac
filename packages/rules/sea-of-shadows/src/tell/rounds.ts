import { ConditionEnded, DebtSet, definitionOf, type Id, ResourceSet, type View } from '@riposte/kernel';
import type { ChangeItem, Name, RollItem, Say, Teller, Telling } from '@riposte/ruleset';
import { ActionPoints } from '../actions/action-points.ts';
import { TurnBegan } from '../actions/turn.ts';
import { OrderRoll, OrderSet, TieRoll } from '../actions/turn-order.ts';
import { scene } from '../characters/fighter.ts';
import { Wielded } from '../equipment/arms.ts';
import { AfflictionRoll, ResistanceRoll } from '../problematic-situations/afflictions.ts';
import { Burning } from '../problematic-situations/burning.ts';
import { Entangled, Stuck } from '../problematic-situations/entangled.ts';
import { Fleeing, Frightened } from '../problematic-situations/frightened.ts';
import { Poisoned } from '../problematic-situations/poisoned.ts';
import { BadlyWounded } from '../taking-damage/badly-wounded.ts';
import { Hurt } from '../taking-damage/hit-points.ts';
import { Dead } from '../taking-damage/instant-death.ts';
import { MortallyWounded } from '../taking-damage/mortally-wounded.ts';
import { SurvivalRoll } from '../taking-damage/survival.ts';
import { dice, tellDamage } from './attacks.ts';
import type { Messages } from './messages.gen.ts';

type Speaker = Say<Messages>;

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
  tellAfflictions(telling, say, began);
};

/** What acts on a fighter at the start of its turn, with what it brings for this turn. */
const AFFLICTIONS = { poisoned: [Poisoned], burning: [Burning], frightened: [Frightened, Fleeing], entangled: [Entangled, Stuck] };
type Affliction = keyof typeof AFFLICTIONS;

/** The afflictions of a fighter, the oldest first. */
export const afflictionsOf = (view: View, who: Id): string[] =>
  view.state.entities[who].conditions.map((condition) => definitionOf(view, condition).id).filter((id) => Object.hasOwn(AFFLICTIONS, id));

/** Each affliction has its roll, and its bearer another: both on one line, then what it did. */
function tellAfflictions(telling: Telling, say: Speaker, began: ChangeItem): void {
  const suffered = (began.also?.afflictions ?? []) as readonly Affliction[];
  if (suffered.length === 0) return;
  const others = telling.rolls(AfflictionRoll);
  const hurts = [...telling.changes(Hurt)];
  for (const [n, roll] of telling.rolls(ResistanceRoll).entries()) {
    const [key, other] = [suffered[n], others[n]];
    const isFire = key === 'burning';
    const won = isFire ? Math.floor(other.total / roll.total) : Math.floor(roll.total / other.total);
    say.line(
      `suffers-${key}`,
      { who: roll.who, won, own: dice(say, roll), other: dice(say, other) },
      { rule: ResistanceRoll.rule, at: other, rolls: [roll, other] },
    );
    const isHurt = isFire ? won > 0 : key === 'poisoned' && won === 0;
    if (isHurt && hurts.length > 0) tellDamage(say, hurts.shift()!, won, null);
    telling.take(telling.act.items.filter((item) => item.kind === 'change' && isOutcome(item, key)));
  }
  for (const hurt of hurts) tellDamage(say, hurt, 0, null);
}

/** Whether the line of an affliction says this already: that it ended, or what it brings for this turn. */
function isOutcome({ change, condition }: ChangeItem, key: Affliction): boolean {
  const [itself, brought] = AFFLICTIONS[key];
  return change[0] === ConditionEnded.id ? condition === itself : condition !== undefined && condition === brought;
}

/** "Ann D6 3, Bodo D4 3 (worst of 3, 4: surprised)". */
function rolls(say: Say<Messages>, all: readonly RollItem[]): Name[] {
  return all.map((roll) => ({ ...roll.who, text: `${roll.who.text} ${dice(say, roll)}` }));
}

/** The largest number that the die of a roll shows. */
const dieOf = ({ pool }: RollItem): string => /d\d+/.exec(pool)?.[0] ?? '';

/** Everyone rolls for the order of turns: one line for the order, one for the dice. */
export const tellOrder: Teller<Messages> = (telling, say) => {
  const [set] = telling.changes(OrderSet);
  if (set !== undefined) {
    const mounts = (telling.act.with.mounts ?? []) as readonly Name[];
    say.head('order', { order: (set.values[1] as readonly Name[]).filter(({ id }) => !mounts.some((mount) => mount.id === id)) });
  }
  const all = telling.rolls(OrderRoll);
  if (all.length > 0) say.line('order-rolls', { rolls: rolls(say, all) }, { rule: OrderRoll.rule, at: all[0], rolls: all });
  const riders = (telling.act.with.riders ?? []) as readonly Name[];
  const mounts = (telling.act.with.mounts ?? []) as readonly Name[];
  for (const [n, rider] of riders.entries()) say.line('order-mounted', { rider, mount: mounts[n] });
  const alone = all.filter(({ who }) => ![...riders, ...mounts].some(({ id }) => id === who.id));
  const isByDie = (one: RollItem): boolean => alone.some((other) => other.total === one.total && dieOf(other) !== dieOf(one));
  if (alone.some(isByDie)) say.line('order-larger', {});
  const unarmed = telling.changes(Wielded).flatMap(({ who }) => (who === null ? [] : [who]));
  if (unarmed.length > 0) say.line('order-unarmed', { who: unarmed, number: unarmed.length });
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
