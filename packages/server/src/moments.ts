import { isIntent } from '@riposte/files';
import type { AnyIntentDef, Fight, Id, IntentJson, Json, Rules } from '@riposte/kernel';
import type { Question } from './protocol.ts';

interface Moment {
  /** Who is asked. */
  readonly who: Id;
  readonly about: Json;
  /** Whether the one who is asked sees what it is about. */
  readonly isSeen: boolean;
  /** The command in which it comes up. */
  readonly command: Json;
}

/** The command that is open. */
export function commandOf(fight: Fight): Json {
  const at = fight.path().findLast((n) => fight.lines[n].in === 'command');
  const line = at === undefined ? undefined : fight.lines[at];
  return line?.in === 'command' ? { do: line.do, by: line.by, with: line.with as Json } : null;
}

/**
 * A question that only offers a fighter to come in while another acts: which answer lets the moment pass, and whether the moment
 * touches the fighter. Null for every other question, which somebody has to answer.
 */
export function momentOf(rules: Rules, { who, about, isSeen, command }: Moment, answers: readonly Json[]): Question['moment'] {
  const pass = answers.indexOf(null);
  const acts = answers.filter((answer): answer is Json & IntentJson => isIntent(answer));
  if (pass < 0 || acts.length === 0 || acts.length + 1 < answers.length) return null;
  // Of those out of sight nobody learns at whom they aim.
  return { pass, touches: !isSeen || isAimedAt(about, who) || isAimedAt(command, who) || acts.some((act) => isStrikeBack(rules.intent(act).def)) };
}

/** Whether an act that a question is about has a fighter among what it is aimed at. */
function isAimedAt(about: Json, who: Id): boolean {
  if (isIntent(about)) return Object.values(about.with).some((one) => one === who || isAimedAt(one as Json, who));
  if (Array.isArray(about)) return about.some((one: Json) => isAimedAt(one, who));
  return typeof about === 'object' && about !== null && Object.values(about).some((one) => isAimedAt(one as Json, who));
}

/** What a book gives for the very moment: a blow at somebody who comes, leaves or lowers the guard. */
const isStrikeBack = ({ automatic, tags = [] }: AnyIntentDef): boolean =>
  tags.includes('attack') && (automatic === true || tags.includes('reaction') || tags.includes('interrupt'));
