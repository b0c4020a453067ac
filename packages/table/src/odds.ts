import { fightersOf, nameOf, openCommand } from '@riposte/files';
import type { AnyIntent, Entry, Json, View } from '@riposte/kernel';
import { type Consequence, type Odds as Counted, FIGHT, oddsOf, oddsSentence, still } from '@riposte/sim';
import { tried } from './choices.ts';
import { type Eyes, eyes } from './eyes.ts';
import type { Odds } from './protocol.ts';
import type { Seat, Stage } from './scene.ts';

/** Milliseconds after which bounds are enough: nobody waits longer because somebody is curious. */
const WITHIN = 25;
/** Less of the probability than that says nothing. */
const ENOUGH = 0.5;

/** What an act may lead to, in a sentence, counted with those whom the seat sees; null where that cannot be told. */
export function oddsOfAct(stage: Stage, seat: Seat, intent: AnyIntent): Odds | null {
  return told(stage, seat, stage.fight.view, intent);
}

/** The same of an answer to the question that is open; null too where several are asked at once, whose answers are secret. */
export function oddsOfAnswer(stage: Stage, seat: Seat, value: Json): Odds | null {
  const { pending, rules } = stage.fight;
  const open = openCommand(stage.fight);
  if (open === null || pending?.kind !== 'answer' || pending.whos.length > 1) return null;
  const { ask, about, whos } = pending;
  const answer = { in: 'answer' as const, ask: ask.id, who: whos[0], about, value };
  return told(stage, seat, still({ rules, state: open.state }), open.intent, [...open.given, answer]);
}

function told({ fight, book, settings, ended }: Stage, { row, viewer }: Seat, before: View, intent: AnyIntent, given: readonly Entry[] = []): Odds | null {
  if (!settings.odds && row.kind === 'player') return null;
  return tried(before, viewer, ({ state }) => {
    const odds = oddsOf({ book, rules: fight.rules, state, policy: book.policy, ended }, intent, { within: WITHIN, given });
    return odds.mass < ENOUGH ? null : { text: sentence(odds, eyes({ book, view: fight.view }, viewer)) };
  });
}

/** Of those who are seen in part no amounts: that something befalls them, and the conditions that show. */
function sentence(odds: Counted, who: Eyes): string {
  const fighters = new Set(fightersOf(who.view));
  const seen = (all: readonly Consequence[]): Consequence[] => {
    const shown = all.flatMap((one): Consequence[] => {
      if (one.who === FIGHT) return [one];
      if (!fighters.has(one.who) || who.sees(one.who) === 'hidden') return [];
      const isOpen = who.sees(one.who) === 'all' || /^(now|no longer) /.test(one.what);
      return [isOpen ? one : { who: one.who, what: 'something befalls them' }];
    });
    return shown.filter((one, i) => shown.findIndex((other) => other.who === one.who && other.what === one.what) === i);
  };
  const outcomes = odds.outcomes.map((one) => ({ ...one, consequences: seen(one.consequences) }));
  return oddsSentence({ ...odds, always: seen(odds.always), outcomes }, (id) => nameOf(who.speech, id));
}
