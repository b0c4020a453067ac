import { asking, type ChangeJson, type Fight, type Json, projectChanges, RiposteError, type Viewer } from '@riposte/kernel';
import { project } from '@riposte/kernel/testing';
import { broken, mustEqual, open, play, type Subject, type Trial, takeInput } from './conformance-trial.ts';

/**
 * Two fights that differ only in what a viewer may not know look the same to it, at every decision and in the middle
 * of commands, as long as the same dice are thrown and the same is chosen.
 */
export function keepsSecrets(trial: Trial): void {
  const { rules, disguise } = trial.subject;
  if (!disguise) return;
  const fight = open(trial);
  const mine = fight.declarers.length > 0 ? fight.declarers : fight.state.entities.map((entity) => entity.id);
  const viewer: Viewer = { gm: false, controls: [mine[trial.choices()(mine.length)]] };
  const inputs = play(trial);
  const secrets = trial.state.entities.flatMap(({ id }) => (rules.def.sees(fight.view, viewer, id) === 'all' ? [] : [id]));
  const entities = trial.state.entities.map((entity) => (secrets.includes(entity.id) ? disguise(entity) : entity));
  const other = open({ ...trial, state: { ...trial.state, entities } });
  const isAlike = (): boolean => wentAlike(fight, other) && (!trial.subject.comesToBear || went(fight, viewer) === went(other, viewer));
  if (!isAlike()) return;
  mustEqual(seen(trial.subject, other, viewer), seen(trial.subject, fight, viewer), `seen by ${viewer.controls.join()} at the beginning`);
  for (const input of inputs) {
    takeInput(fight, input);
    try {
      takeInput(other, input);
    } catch (thrown) {
      if (!(thrown instanceof RiposteError)) throw thrown;
      return;
    }
    if (!isAlike()) return;
    // A foe who came over has no secrets left.
    if (secrets.some((id) => rules.def.sees(fight.view, viewer, id) === 'all')) return;
    mustEqual(seen(trial.subject, other, viewer), seen(trial.subject, fight, viewer), `seen by ${viewer.controls.join()} after ${JSON.stringify(input)}`);
  }
}

/** Whether the same was declared, answered and thrown in both: else the secret came to bear. */
function wentAlike(a: Fight, b: Fight): boolean {
  return inputsOf(a) === inputsOf(b);
}

/** What is seen to have happened: who is next or asked, the end, all changes. */
function went(fight: Fight, viewer: Viewer): string {
  const { pending, declarers, over } = fight;
  const asked = pending?.kind === 'answer' ? [pending.ask.id, [...pending.whos]] : [pending?.kind ?? null];
  const changes = fight.path().flatMap((n) => (fight.lines[n].in === 'done' ? fight.changesSeen(n, viewer) : []));
  return JSON.stringify([asked, declarers, over, changes, projectChanges(fight.view, viewer, fight.openChanges)]);
}

const inputsOf = (fight: Fight): string => JSON.stringify(fight.lines.filter((line) => line.in !== 'done'));

/** The changes of the last command that shows a viewer anything: what settles by itself out of sight shows nothing. */
function lastSeen(fight: Fight, viewer: Viewer): readonly ChangeJson[] {
  for (const n of fight.path().toReversed()) {
    const changes = fight.lines[n].in === 'done' ? fight.changesSeen(n, viewer) : [];
    if (changes.length > 0) return changes;
  }
  return [];
}

/** All that a seat gets: the board, the last changes, the question and its facts, what it may choose and why not the rest. */
export function seen({ ruleSet }: Subject, fight: Fight, viewer: Viewer): string {
  const { pending, view } = fight;
  const { hidesNobody, sees } = view.rules.def;
  if (hidesNobody && view.state.entities.some((entity) => sees(view, viewer, entity.id) === 'hidden')) broken('someone is hidden where the book hides nobody');
  const closed = lastSeen(fight, viewer);
  const menus: Json[] = [];
  for (const who of viewer.controls) {
    if (pending?.kind === 'answer' && pending.whos.includes(who)) {
      const mine = asking(view, viewer);
      const facts = ruleSet?.tale?.prompts?.[pending.ask.id]?.(mine, who, pending.about as never) ?? null;
      menus.push({ facts: facts as Json, choices: pending.ask.answer.candidates(mine, { who, about: pending.about }) as Json[] });
    }
    if (fight.declarers.includes(who))
      menus.push(fight.menu(who).map(({ intent, refusals }) => [intent.def.id, intent.with as Json, refusals as unknown as Json]));
  }
  const question = fight.question(viewer);
  return JSON.stringify([project(view, viewer), closed, projectChanges(view, viewer, fight.openChanges), question, fight.declarers, fight.over, menus]);
}
