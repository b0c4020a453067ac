import { nameOf, openCommand } from '@riposte/files';
import type { AnyIntent, Entry, Id, Json, State } from '@riposte/kernel';
import { type Chance, chancesOf, FIGHT, oddsSeen, type Part } from '@riposte/sim';
import type { Odds, OddsOutcome } from './protocol.ts';
import type { Seat, TableState } from './scene.ts';

/** Milliseconds after which bounds are enough: nobody waits longer because somebody is curious. */
const WITHIN = 40;
/** Less of the probability than that says nothing. */
const ENOUGH = 0.35;

/** What an act may lead to, in a sentence, counted with those whom the seat sees; null where that cannot be told. */
export function oddsOfAct(stage: TableState, seat: Seat, intent: AnyIntent, within = WITHIN): Odds | null {
  return told(stage, seat, stage.fight.state, intent, [], within);
}

/** The same of an answer to the question that is open; null too where several are asked at once, whose answers are secret. */
export function oddsOfAnswer(stage: TableState, seat: Seat, value: Json): Odds | null {
  const { pending } = stage.fight;
  const open = openCommand(stage.fight);
  if (open === null || pending?.kind !== 'answer' || pending.whos.length > 1) return null;
  const { ask, about, whos } = pending;
  const answer = { in: 'answer' as const, ask: ask.id, who: whos[0], about, value };
  return told(stage, seat, open.state, open.intent, [...open.given, answer]);
}

function told(
  { fight, ruleSet, settings, ended }: TableState,
  { row, viewer }: Seat,
  state: State,
  intent: AnyIntent,
  given: readonly Entry[] = [],
  within = WITHIN,
): Odds | null {
  if (!settings.odds && row.kind === 'player') return null;
  const found = oddsSeen({ ruleSet, rules: fight.rules, state, policy: ruleSet.policy, ended }, viewer, intent, { within, given });
  if (found === null || found.odds.mass < ENOUGH) return null;
  const named = chancesOf(found.odds).map(({ parts, ...chance }): Chance => ({ ...chance, parts: parts.filter((one) => one.text !== '') }));
  const told = named.filter(({ parts }) => parts.length > 0);
  const about = told.find(({ parts }) => !parts.every((one) => one.part)) ?? told[0];
  return { text: found.text, chance: about === undefined ? null : chanceOf(about, found.odds, intent.by, (id) => nameOf({ ruleSet, view: fight.view }, id)) };
}

/** Outcomes that are told apart; the rest is one. */
const MAX_OUTCOMES = 5;

function chanceOf(
  { who, parts }: Chance,
  { mass, isWhole }: { readonly mass: number; readonly isWhole: boolean },
  by: Id,
  name: (id: Id) => string,
): Odds['chance'] {
  const share = sum(parts);
  const worst = Math.max(...parts.map((one) => one.loss));
  const ranked = parts.map(({ text, probability, ...part }): OddsOutcome => ({ text, share: probability, badness: part.looks ?? badness(part, worst) }));
  const likeliest = ranked.sort((a, b) => b.share - a.share).slice(0, ranked.length === MAX_OUTCOMES + 1 ? undefined : MAX_OUTCOMES);
  const rest = ranked.slice(likeliest.length);
  const other: OddsOutcome[] =
    rest.length === 0
      ? []
      : [{ text: 'other', share: sum(rest), badness: rest.reduce<OddsOutcome['badness']>((most, one) => (one.badness > most ? one.badness : most), 1) }];
  const outcomes = [...likeliest, ...other].sort((a, b) => a.badness - b.badness || b.share - a.share);
  const nothing = Math.max(0, mass - share);
  return {
    who: who === FIGHT ? '' : name(who),
    self: who === by,
    harm: parts.every((one) => one.harm || one.looks !== null),
    share,
    atMost: isWhole ? share : Math.min(1, share + 1 - mass),
    outcomes: nothing < 0.0005 ? outcomes : [{ text: '', share: nothing, badness: 0 }, ...outcomes],
  };
}

/** Out of the fight is the worst; of what hurts, the more it takes. */
function badness({ out, harm, loss }: Omit<Part, 'text' | 'probability' | 'looks'>, worst: number): OddsOutcome['badness'] {
  if (out) return 4;
  if (!harm) return 1;
  return worst > 0 && loss >= worst * 0.67 ? 3 : 2;
}

const sum = (parts: readonly ({ readonly probability: number } | { readonly share: number })[]): number =>
  parts.reduce((all, one) => all + ('share' in one ? one.share : one.probability), 0);
