import { totalOf } from './dice.ts';
import { fail } from './errors.ts';
import { brief, type Json, ownJson } from './json.ts';
import type { AnswerEntry, Pending, RollEntry, Runner } from './runner.ts';
import type { Id } from './state.ts';
import { asking } from './visibility.ts';
import type { View, Viewer } from './vocabulary.ts';

export interface AnswerOptions {
  /** Who answers; may be left out when only one is asked. */
  readonly who?: Id;
  /** The question that is meant; another one open now is refused. */
  readonly ask?: string;
  /** Who really answers: `policy` is an order in words or a computer player; `dial` passes a moment that the player does not want to be asked about. */
  readonly from?: 'gm' | 'deadline' | 'policy' | 'dial';
}

type Question = Pending & { readonly kind: 'answer' };

function mustAsk(pending: Pending | null): Question {
  return pending?.kind === 'answer' ? pending : fail('not-waiting', 'no question is open');
}

/** An answer to what is asked. @throws RiposteError `not-waiting`, `stale-answer`, `illegal-answer`, `not-json` */
export function answerTo(runner: Runner, asked: Pending | null, value: Json, options: AnswerOptions): AnswerEntry {
  const pending = mustAsk(asked);
  const own = ownJson(value, 'the answer');
  const who = options.who ?? pending.whos[0];
  if (options.ask !== undefined && options.ask !== pending.ask.id)
    fail('stale-answer', `${brief(options.ask)} is not asked now, ${pending.ask.id} is`, { asked: pending.ask.id });
  if (!pending.whos.includes(who)) fail('stale-answer', `${brief(who)} is not asked`, { who });
  if (!runner.mayAnswer(pending.ask, who, pending.about, own)) {
    const reasons = runner.whyNot(pending.ask, who, pending.about, value);
    fail('illegal-answer', `${brief(value)}: ${reasons.map((reason) => reason.reason).join('; ')}`, { reasons });
  }
  return entry(pending, who, own, options.from);
}

/** The default answers of all who are still asked. @throws RiposteError `not-waiting` */
export function defaultAnswers(view: View, asked: Pending | null): AnswerEntry[] {
  const pending = mustAsk(asked);
  return pending.whos.map((who) =>
    entry(pending, who, pending.ask.fallback(asking(view, { gm: who < 0, controls: [who] }), who, pending.about) as Json, 'deadline'),
  );
}

function entry({ ask, about }: Question, who: Id, value: Json, from: AnswerOptions['from']): AnswerEntry {
  const plain = { in: 'answer', ask: ask.id, who, about, value } as const;
  return from === undefined ? plain : { ...plain, from };
}

/** Enters faces that a person typed. @throws RiposteError `not-waiting`, `impossible-roll`, `not-json` */
export function typedRoll(pending: Pending | null, faces: readonly number[]): RollEntry {
  if (pending?.kind !== 'roll') return fail('not-waiting', 'no roll is open');
  const own = ownJson(faces, 'the faces');
  return {
    in: 'roll',
    roll: pending.roll.id,
    who: pending.who,
    pool: pending.pool.id,
    faces: own,
    total: totalOf(pending.pool, own),
    from: 'typed',
  };
}

/** What the open question shows a seat: its id and everyone it waits for to those asked and the game master, to others only whom they see. */
export interface SeenQuestion {
  readonly ask: string;
  readonly who: readonly Id[];
}

/** The open question as a seat sees it; null = none is open. */
export function seenQuestion(view: View, pending: Pending | null, viewer: Viewer): SeenQuestion | null {
  if (pending === null) return null;
  const whos = pending.kind === 'roll' ? [pending.who] : pending.whos;
  const mine = whos.filter((who) => viewer.gm || viewer.controls.includes(who));
  const seen = viewer.gm ? whos : whos.filter((who) => mine.includes(who) || (who >= 0 && view.rules.def.sees(view, viewer, who) !== 'hidden'));
  if (mine.length === 0) return { ask: '', who: seen };
  return { ask: pending.kind === 'roll' ? pending.roll.id : pending.ask.id, who: seen };
}
