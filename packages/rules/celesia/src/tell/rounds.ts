import { ConditionEnded, type Explanation } from '@riposte/kernel';
import { type Args, type ChangeItem, type Item, minus, type Name, type RollItem, type Teller, type Telling } from '@riposte/ruleset';
import { SkillBonus, SkillRoll } from '../fighters/skills.ts';
import { ConfusionRoll } from '../injuries/confused.ts';
import { ActionPoints } from '../rounds/action-points.ts';
import { EncounterEnded } from '../rounds/after-the-fight.ts';
import { InitiativeBonus, InitiativeRoll, OrderSet, RollOff } from '../rounds/initiative.ts';
import { Reactions } from '../rounds/reactions.ts';
import { TurnBegan } from '../rounds/turns.ts';
import { Exhaustion } from '../stamina/stamina.ts';
import { Unconscious } from '../stamina/unconscious.ts';
import { tellConfusedBlow } from './attacks.ts';
import { tellChecks, tellHeld } from './checks.ts';
import { tellHarm } from './harm.ts';
import type { Messages } from './messages.gen.ts';
import type { Speaker } from './sums.ts';

const MINDS = ['nothing', 'attack', 'free'];

/** A turn begins: a heading, above it one for a new round. What ends or hurts with it is told below. */
export const tellTurn: Teller<Messages> = (telling, say) => {
  const [began] = telling.changes(TurnBegan);
  if (began === undefined || began.who === null) return;
  const { pool, who, also = {} } = began;
  const round = began.values[2];
  if (round !== telling.act.with.round) say.heading('round', { round });
  // A seat sees of others that their turn begins, and not what they have.
  if (!isIdle(telling, began)) sayTurn(telling, say, who, pool === undefined && also.state === 'able' ? { ...also, state: 'unseen' } : also);
  const mind = telling.roll(ConfusionRoll);
  const at = tellConfusedBlow(telling, say);
  if (mind !== null) {
    const more = { rule: ConfusionRoll.rule, at: mind, rolls: [mind] };
    const how = MINDS[mind.outcome] ?? 'free';
    say.line('confused', { by: who, at: at ?? 'none', how: how === 'attack' && at === null ? 'alone' : how, dice: say.dice(mind) }, more);
  }
  tellChecks(telling, say);
  tellHarm(telling, say, 'bleeds');
  leaveOut(telling);
};

function sayTurn({ act: { items } }: Telling, say: Speaker, who: Name, also: Args): void {
  const left = (resource: { readonly id: string }, before: unknown): number => {
    const set = items.findLast((item): item is ChangeItem => item.kind === 'change' && item.resource === resource.id && item.who?.id === who.id);
    return set === undefined ? Number(before ?? 0) : (set.pool?.to ?? 0);
  };
  say.heading('turn-of', { who, ap: left(ActionPoints, also.ap), reactions: left(Reactions, also.reactions), state: also.state ?? 'able' });
}

/** Whether a turn of a fighter who is out of the fight changes nothing: no roll, and no loss. */
function isIdle({ act: { items } }: Telling, { who, also }: ChangeItem): boolean {
  if (also?.state !== 'unconscious' && also?.state !== 'yielded') return false;
  return !items.some((item) => item.kind === 'roll' || (item.kind === 'change' && item.resource === Exhaustion.id && item.who?.id === who?.id));
}

/** What ends for those who are out of the fight is not worth a word, but that they wake. */
function leaveOut(telling: Telling): void {
  const { items, with: given } = telling.act;
  const out = (given.out ?? []) as readonly Name[];
  const isOver = (item: Item): boolean =>
    item.kind === 'change' && item.change[0] === ConditionEnded.id && item.condition !== Unconscious && out.some(({ id }) => id === item.who?.id);
  telling.take(items.filter(isOver));
}

/** Everyone rolls for the order of turns: one line for the order, one for the dice. */
export const tellOrder: Teller<Messages> = (telling, say) => {
  const first = [InitiativeRoll, SkillRoll].flatMap((kind) => telling.rolls(kind));
  const again = telling.rolls(RollOff);
  const all = [...first, ...again];
  const [set] = telling.changes(OrderSet);
  const order = (set?.values[1] ?? []) as readonly Name[];
  // A bonus that was asked behind its roll stands before the next one.
  const asked = all.flatMap(({ numbers, after }) => [...numbers, ...after]);
  const bonusesOf = ({ who }: RollItem): readonly Explanation[] =>
    asked.filter((number) => number.who === who.id && (number.query === InitiativeBonus.id || number.query === SkillBonus.id)).slice(0, 1);
  const named = (who: Name, text: string): Name => ({ ...who, text: `${who.text} ${text}` });
  const totals = order.map((who) => {
    const roll = first.find((one) => one.who.id === who.id);
    // Of whom a seat sees in part only the die is known, which is no initiative.
    return roll === undefined || bonusesOf(roll).length === 0 ? who : named(who, minus(bonusesOf(roll).reduce((sum, { value }) => sum + value, roll.total)));
  });
  if (set !== undefined) say.head('order', { order: totals });
  const places = order.map(({ id }) => id);
  all.sort((a, b) => places.indexOf(a.who.id) - places.indexOf(b.who.id));
  const rolls = all.map((roll): Name => {
    if (!again.includes(roll)) return named(roll.who, say.sum(roll, bonusesOf(roll)));
    return { ...roll.who, text: say.text('order-roll-off', { text: `${roll.who.text} ${say.dice(roll)}` }) };
  });
  if (rolls.length > 0) say.line('order-rolls', { rolls }, { rule: InitiativeRoll.rule, rolls: all });
};

/** The round ends at a word: those who were still to come have no turn of their own, the next one begins. */
export const tellRoundEnd: Teller<Messages> = (telling, say) => {
  const began = telling.changes(TurnBegan);
  const next = began[began.length - 1];
  tellChecks(telling, say);
  tellHarm(telling, say, 'bleeds');
  leaveOut(telling);
  say.head('round-ends', { who: telling.act.by });
  if (next?.who) say.line('next-is', { who: next.who, round: next.pool?.to ?? 0 });
};

/** The fight is over: what lasted no longer than that goes without a word. */
export const tellEnd: Teller<Messages> = (telling, say) => {
  telling.changes(EncounterEnded);
  telling.changes(ConditionEnded);
  say.head('fight-over', { who: telling.act.by });
};

/** A turn ends without a headline: the next heading says it. Who is held by magic tries to break it. */
export const tellTurnEnd: Teller<Messages> = (telling, say) => {
  tellHeld(telling, say, telling.act.with.dc);
  tellChecks(telling, say);
  tellHarm(telling, say, 'tires');
  leaveOut(telling);
};
