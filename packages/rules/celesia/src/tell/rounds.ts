import { ConditionEnded, ResourceSet } from '@riposte/kernel';
import type { Name, RollItem, Teller } from '@riposte/ruleset';
import { SkillBonus, SkillRoll } from '../fighters/skills.ts';
import { ConfusionRoll } from '../injuries/confused.ts';
import { ActionPoints } from '../rounds/action-points.ts';
import { EncounterEnded } from '../rounds/after-the-fight.ts';
import { InitiativeBonus, InitiativeRoll, OrderSet, RollOff } from '../rounds/initiative.ts';
import { Reactions } from '../rounds/reactions.ts';
import { TurnBegan } from '../rounds/turns.ts';
import { tellConfusedBlow, tellHarm } from './attacks.ts';
import { tellChecks } from './checks.ts';
import type { Messages } from './messages.gen.ts';

const MINDS = ['nothing', 'attack', 'free'];

/** A turn begins: a heading, above it one for a new round. What ends or hurts with it is told below. */
export const tellTurn: Teller<Messages> = (telling, say) => {
  const [began] = telling.changes(TurnBegan);
  if (began === undefined || began.who === null) return;
  const { pool, who, also = {} } = began;
  if (pool !== undefined && pool.from !== pool.to) say.heading('round', { round: pool.to });
  const pools = telling.act.items.filter((item) => item.kind === 'change' && item.change[0] === ResourceSet.id && item.who?.id === who.id);
  const left = (resource: { readonly id: string }, before: unknown): number => {
    const set = pools.findLast((item) => item.kind === 'change' && item.resource === resource.id);
    return set?.kind === 'change' ? (set.pool?.to ?? 0) : Number(before ?? 0);
  };
  say.heading('turn-of', { who, ap: left(ActionPoints, also.ap), reactions: left(Reactions, also.reactions), state: also.state ?? 'able' });
  const mind = telling.roll(ConfusionRoll);
  const at = tellConfusedBlow(telling, say);
  if (mind !== null) {
    const more = { rule: ConfusionRoll.rule, at: mind, rolls: [mind] };
    const how = MINDS[mind.outcome] ?? 'free';
    say.line('confused', { by: who, at: at ?? 'none', how: how === 'attack' && at === null ? 'alone' : how }, more);
  }
  tellChecks(telling, say);
  tellHarm(telling, say, 'bleeds');
};

/** Everyone rolls for the order of turns: one line for the order, one for the dice. */
export const tellOrder: Teller<Messages> = (telling, say) => {
  const all: RollItem[] = [];
  for (const kind of [InitiativeRoll, SkillRoll, RollOff]) for (let one = telling.roll(kind); one !== null; one = telling.roll(kind)) all.push(one);
  const [set] = telling.changes(OrderSet);
  if (set !== undefined) say.head('order', { order: set.values[1] });
  const places = (Array.isArray(set?.values[1]) ? (set.values[1] as readonly Name[]) : []).map(({ id }) => id);
  all.sort((a, b) => places.indexOf(a.who.id) - places.indexOf(b.who.id));
  const rolls = all.map((roll): Name => {
    const plus = [...roll.numbers, ...roll.after].filter(({ query, who }) => who === roll.who.id && (query === InitiativeBonus.id || query === SkillBonus.id));
    const text = `${roll.who.text} ${say.sum(roll, plus)}`;
    return { ...roll.who, text: roll.roll === RollOff ? say.text('order-roll-off', { text }) : text };
  });
  if (rolls.length > 0) say.line('order-rolls', { rolls }, { rule: InitiativeRoll.rule, rolls: all });
};

/** The round ends at a word: those who were still to come have no turn of their own, the next one begins. */
export const tellRoundEnd: Teller<Messages> = (telling, say) => {
  const began = telling.changes(TurnBegan);
  const next = began[began.length - 1];
  tellChecks(telling, say);
  tellHarm(telling, say, 'bleeds');
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
  tellChecks(telling, say, telling.act.with.dc);
  tellHarm(telling, say, 'tires');
};
