import { chosenBy, isIntent, type Situation, type Speech, valueText } from '@riposte/files';
import { type AnyAsk, eachFall, FLOATING, type Id, type Json, type View } from '@riposte/kernel';
import type { Player } from '../players/player.ts';
import type { Asked } from '../players/weigh.ts';
import { still } from '../situation.ts';
import { normalized, questionNames } from './answer-names.ts';
import type { Condition, Order, Whose, Would } from './order.ts';

/** Ways of the dice after which the likeliest are enough to judge a blow by. */
const MAX_WAYS = 500;

/** A player with orders: the first one that fires answers, else the player does. */
export function obeying(player: Player, orders: readonly Order[], standing: Situation, self: Id): Player {
  return {
    ...player,
    thinks: true,
    answer(view, ask, who, about, open) {
      if (who === self && open) {
        for (const order of orders) {
          const value = ordered(order, standing, view, { ask, who, about, open });
          if (value !== undefined) return value;
        }
      }
      return player.answer(view, ask, who, about, open);
    },
  };
}

/** The answer that an order gives to a question; undefined = the order says nothing about it now. */
export function ordered(order: Order, standing: Situation, view: View, asked: Asked): Json | undefined {
  const { ask, who, about } = asked;
  const usual = ask.fallback(view, who, about) as Json;
  const value = order.answer === null ? usual : answerMeant(order.answer, { ruleSet: standing.ruleSet, view }, asked, usual);
  if (value === undefined) return undefined;
  return order.conditions.every((condition) => isSo(condition, standing, view, asked, usual, value)) ? value : undefined;
}

/** The open answer that is called so, the usual one if it is. */
function answerMeant(called: readonly string[], speech: Speech, { ask, who, about }: Asked, usual: Json): Json | undefined {
  const open = [usual, ...(ask.answer.candidates(speech.view, { who, about }) as readonly Json[])];
  return open.find((answer) => isCalled(called, speech, ask, answer));
}

/** Whether an answer goes by all of these names: what it says itself, and its question. To do what is asked the question is enough. */
function isCalled(called: readonly string[], speech: Speech, ask: AnyAsk, answer: Json): boolean {
  const own = [...namesOf(speech, ask, answer)].map(normalized);
  const isOwn = (name: string): boolean => own.some((known) => known === name || known.startsWith(`${name} `));
  const question = questionNames(ask).map(normalized);
  const isDone = answer === true || (typeof answer === 'object' && answer !== null && !isIntent(answer) && Object.keys(answer).length > 0);
  return called.every((name) => isOwn(name) || question.includes(name)) && (isDone || called.some(isOwn));
}

function namesOf(speech: Speech, ask: AnyAsk, answer: Json): string[] {
  if (answer === null) return ['nothing', 'none', 'no'];
  // What an act is done without names no act.
  if (isIntent(answer)) return [answer.do, speech.view.rules.intent(answer).def.title, ...parts(speech, answer.with).filter((part) => !WITHOUT.test(part))];
  if (typeof answer === 'object' && !Array.isArray(answer)) return parts(speech, answer);
  return [JSON.stringify(answer), valueText(speech, ask.id, answer), ...(typeof answer === 'string' ? [answer] : [])];
}

const WITHOUT = /^(yes|no|none|nothing|-?\d+)$/;

const parts = (speech: Speech, of: object): string[] => Object.entries(of).map(([name, value]) => valueText(speech, name, value as Json));

function isSo(condition: Condition, standing: Situation, view: View, asked: Asked, usual: Json, value: Json): boolean {
  switch (condition.kind) {
    case 'being': {
      const id = idOf(condition.whose, view, asked);
      const def = view.rules.def.conditions.find((def) => def.id === condition.condition)!;
      return id !== null && view.has(id, def) !== condition.not;
    }
    case 'number': {
      const id = idOf(condition.whose, view, asked);
      if (id === null) return false;
      if (!condition.keep) return related(numberOf(standing, view, id, condition.fact), condition.relation, condition.value);
      return chance(standing, asked, value, (after) => related(numberOf(standing, after, id, condition.fact), condition.relation, condition.value)) > 1 - 1e-9;
    }
    case 'blow':
      return (
        chance(standing, asked, usual, (after) => befalls(condition.would, standing, still({ ...standing, state: asked.open.state }), after, asked.who)) >=
        condition.chance
      );
  }
}

function idOf(whose: Whose, view: View, { who, open }: Asked): Id | null {
  if (whose.kind !== 'named') return whose.kind === 'me' ? who : open.intent.by;
  return view.state.entities.find((entity) => entity.kind === 'fighter' && view.rules.def.name(view, entity.id) === whose.name)?.id ?? null;
}

function numberOf({ ruleSet }: Situation, view: View, id: Id, fact: string): number {
  return Number(ruleSet.words?.facts(view, id)[fact] ?? 0);
}

function related(left: number, relation: '<=' | '=' | '>=', right: number): boolean {
  return relation === '<=' ? left <= right : relation === '>=' ? left >= right : left === right;
}

/** How likely the end of the command is such, with this answer, others by policy. */
function chance(standing: Situation, { ask, who, about, open }: Asked, value: Json, is: (after: View) => boolean): number {
  let ways = 0;
  let sum = 0;
  const options = {
    chances: FLOATING,
    choose: chosenBy(standing.policy),
    given: [...open.given, { in: 'answer' as const, ask: ask.id, who, about, value }],
    stop: () => ways >= MAX_WAYS,
  };
  const mass = eachFall(standing.rules, open.state, open.intent, options, ({ probability, runner }) => {
    ways++;
    if (is(runner)) sum += probability;
  });
  return sum / mass;
}

function befalls(would: Would, standing: Situation, before: View, after: View, who: Id): boolean {
  if (would.kind === 'cost') return numberOf(standing, before, who, would.fact) - numberOf(standing, after, who, would.fact) >= would.value;
  if (would.kind === 'become') {
    const def = after.rules.def.conditions.find((condition) => condition.id === would.condition)!;
    return after.has(who, def) && !before.has(who, def);
  }
  const taken = (view: View): number[] => {
    const slots = (standing.ruleSet.words?.facts(view, who)[would.fact] ?? {}) as { readonly [level: string]: number | readonly number[] };
    return would.levels.map((level) => Number(Array.isArray(slots[level]) ? slots[level][0] : (slots[level] ?? 0)));
  };
  const old = taken(before);
  return taken(after).some((now, i) => now > old[i]);
}
