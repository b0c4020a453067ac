import { ending, fightersOf, intentText, isEntity, nameOf, type Speech } from '@riposte/files';
import { type AnyIntent, Fight, type Id, intentJson, type View } from '@riposte/kernel';
import { actLook } from '@riposte/ruleset';
import { actApart, answersApart, arena, isActMeant, type Job, playActs, sided, still } from '@riposte/sim/fights';
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
  const textOf = (intent: AnyIntent): string => intentText(speech, intentJson(intent));
  // What the computer would do says more than what stands first, if it is listed: of paths only some are.
  const usual = standing.policy.declare(fight.view, by);
  const likely = usual === null ? undefined : legal.find((intent) => textOf(intent) === textOf(usual));
  const chosen =
    legal.find((intent) => textOf(intent) === action) ??
    (action === null ? undefined : legal.find((intent) => isActMeant(speech, intent, action))) ??
    [likely ?? [], legal].flat().find((intent) => isBlow(speech, intent, foesOf(shown, by))) ??
    likely ??
    legal[0];
  return {
    ...nothing,
    who: nameOf(speech, by),
    acts: [...new Set(legal.map(textOf))],
    act: chosen === undefined ? null : actApart(situation, speech, chosen, { within: WITHIN }, true).told,
  };
}

/** Everybody on another side. */
function foesOf(view: View, by: Id): ReadonlySet<unknown> {
  const all = sided(view);
  const side = all.find(({ id }) => id === by)?.side;
  return new Set(all.filter((other) => other.side !== side).map(({ id }) => id));
}

/** An attack or a spell at one of these fighters. */
function isBlow(speech: Speech, { def, with: chosen }: AnyIntent, foes: ReadonlySet<unknown>): boolean {
  const { group } = actLook(speech.ruleSet.look, def);
  return (group === 'attack' || group === 'magic') && Object.entries(chosen).some(([name, value]) => foes.has(value) && isEntity(speech, name, value as Id));
}
