import { isEntity, isIntent, type OpenCommand, type Speech } from '@riposte/files';
import type { AnyIntentDef, Id, IntentJson, Json } from '@riposte/kernel';
import type { Question } from './protocol.ts';
import { PLAIN } from './seat-view.ts';

interface Moment {
  /** Who is asked. */
  readonly who: Id;
  readonly about: Json;
  /** Whether the one who is asked sees what it is about. */
  readonly isSeen: boolean;
  /** The command in which it comes up. */
  readonly open: OpenCommand | null;
}

/**
 * A question that only offers a fighter to come in while another acts: which answer lets the moment pass, and whether the moment
 * touches the fighter. Null for every other question, which somebody has to answer.
 */
export function momentOf(speech: Speech, { who, about, isSeen, open }: Moment, answers: readonly Json[]): Question['moment'] {
  const pass = answers.indexOf(null);
  const acts = answers.filter((answer): answer is Json & IntentJson => isIntent(answer));
  if (pass < 0 || acts.length === 0 || acts.length + 1 < answers.length) return null;
  const isAimed = isAbout(speech, who, 'about', about) || (open !== null && isAmong(speech, who, open.intent.def, open.intent.with as Values));
  // Of those out of sight nobody learns at whom they aim.
  return { pass, touches: !isSeen || isAimed || acts.some((act) => isStrikeBack(speech.view.rules.intent(act).def)) };
}

type Values = { readonly [name: string]: Json };

/** Whether a value is about a fighter, however deep in it. `called` names its parameter. A number without words may be anybody. */
function isAbout(speech: Speech, who: Id, called: string, value: Json): boolean {
  if (isIntent(value)) return isAmong(speech, who, speech.view.rules.intent({ ...value, by: 0 }).def, value.with as Values);
  if (Array.isArray(value)) return value.some((one: Json) => isAbout(speech, who, called, one));
  if (typeof value === 'object' && value !== null) return Object.entries(value).some(([name, one]) => isAbout(speech, who, name, one as Json));
  return value === who && isEntity(speech, called, who) !== false;
}

/** Whether a fighter is among what an act is aimed at. */
function isAmong(speech: Speech, who: Id, { paramNames, params }: AnyIntentDef, values: Values): boolean {
  return paramNames.some((name, i) => !PLAIN.has(params[i].kind) && isAbout(speech, who, name, values[name] ?? null));
}

/** What a book gives for the very moment: a blow at somebody who comes, leaves or lowers the guard. */
const isStrikeBack = ({ automatic, tags = [] }: AnyIntentDef): boolean =>
  tags.includes('attack') && (automatic === true || tags.includes('reaction') || tags.includes('interrupt'));
