import { ending, fightersOf, intentText, nameOf } from '@riposte/files';
import { Fight, intentJson } from '@riposte/kernel';
import { actApart, answersApart, arena, isActMeant, type Job, playActs, still } from '@riposte/sim/fights';
import { variantOf } from './lab.ts';
import { jobOf } from './odds.ts';
import type { Apart, ApartCompared, ApartWanted } from './requests.ts';

/** Milliseconds after which bounds are enough, as with the command. */
const WITHIN = 500;

/** An act, or the answers that a fight waits for, taken apart as it is and in the variant. @throws FileError, TextError */
export async function takenApart({ changes, after, who, act, ...wanted }: ApartWanted): Promise<ApartCompared> {
  const job = jobOf(wanted);
  const plain = await moment(job, after, who, act);
  const [other] = await variantOf(job, changes);
  const variant = other === undefined ? null : await moment(other, after, plain.who, plain.act?.text ?? act);
  return { ...plain, variant: variant === null ? null : { act: variant.act, question: variant.question } };
}

async function moment(job: Job, after: number, wanted: string | null, action: string | null): Promise<Apart> {
  const { encounter, standing } = await arena(job);
  const { sides } = encounter;
  const fight = Fight.open(standing.rules, standing.state, { seed: job.seed });
  playActs(standing, fight, after);
  const { ruleSet } = standing;
  const speech = { ruleSet, view: fight.view, now: true };
  const situation = { ...standing, state: fight.state };
  const shown = still(situation);
  const fighters = fightersOf(shown).map((id) => ({ name: nameOf(speech, id), may: fight.declarers.includes(id) }));
  const nothing = { end: ending({ fight, ruleSet, sides, ended: standing.ended ?? (() => null) }), fighters, who: '', acts: [], act: null, question: null };
  if (nothing.end !== null) return nothing;
  const question = answersApart(situation, fight, { within: WITHIN });
  if (question !== null) return { ...nothing, who: question.as, question };
  const by = fight.declarers.find((id) => nameOf(speech, id) === wanted) ?? fight.declarers[0];
  if (by === undefined) return nothing;
  const legal = fight.legal(by);
  const chosen =
    legal.find((intent) => intentText(speech, intentJson(intent)) === action) ??
    (action === null ? undefined : legal.find((intent) => isActMeant(speech, intent, action))) ??
    legal.find((intent) => Object.values(intent.with).some((value) => typeof value === 'number' && value !== by)) ??
    legal[0];
  return {
    ...nothing,
    who: nameOf(speech, by),
    acts: [...new Set(legal.map((intent) => intentText(speech, intentJson(intent))))],
    act: chosen === undefined ? null : actApart(situation, speech, chosen, { within: WITHIN }, true).told,
  };
}
