import { isEntity, isIntent, type Speech } from '@riposte/files';
import type { AnyIntent, AnyIntentDef, Id, IntentJson, Json } from '@riposte/kernel';
import { actLook, type MomentKind } from '@riposte/ruleset';
import type { Question } from './protocol.ts';
import { PLAIN } from './seat-view.ts';

interface Moment {
  /** The id of the question. */
  readonly ask: string;
  /** Who is asked. */
  readonly who: Id;
  readonly about: Json;
  /** Whether the one who is asked sees what it is about. */
  readonly isSeen: boolean;
  /** The act in which it comes up. */
  readonly open: AnyIntent | null;
}

/**
 * A question that only offers a fighter to come in while another acts: which answer lets the moment pass, and whether the moment
 * touches the fighter. Null for every other question, which must be answered.
 */
export function momentOf(
  speech: Speech,
  { ask, who, about, isSeen, open }: Moment,
  answers: readonly Json[],
): (Omit<NonNullable<Question['moment']>, 'actors'> & { readonly actors: readonly Id[] }) | null {
  const pass = answers.indexOf(null);
  const acts = answers.filter((answer): answer is Json & IntentJson => isIntent(answer));
  if (pass < 0 || acts.length === 0 || acts.length + 1 < answers.length) return null;
  const isAimed = isAimedAt(speech, who, about) || (open !== null && isAmong(speech, who, open.def, open.with as Values));
  // Nobody learns what fighters out of sight do, or at whom they aim.
  if (!isSeen) return { pass, touches: true, kind: 'other', actors: [] };
  const touches = isAimed || acts.some((act) => isStrikeBack(speech.view.rules.intent(act).def));
  return { pass, touches, kind: kindOf(speech, ask, about, open, isAimed), actors: actorsOf(speech, who, about, open) };
}

/** What kind of moment a question makes. */
function kindOf({ ruleSet, view }: Speech, ask: string, about: Json, open: AnyIntent | null, isAimed: boolean): MomentKind {
  const kinds = ruleSet.moments?.kinds ?? {};
  const named = Object.hasOwn(kinds, ask) ? kinds[ask] : null;
  const act = isIntent(about) ? view.rules.intent({ ...about, by: 0 }).def : (open?.def ?? null);
  const group = named === 'act' && act !== null ? actLook(ruleSet.look, act).group : named;
  if (group === 'attack' || (isAimed && named === 'act')) return isAimed ? 'attack' : 'friend';
  return group === 'move' || group === 'turn' ? group : 'other';
}

/** Fighters who do what a moment is about. */
function actorsOf({ view }: Speech, who: Id, about: Json, open: AnyIntent | null): Id[] {
  const isFighter = (id: unknown): id is Id => typeof id === 'number' && id !== who && view.state.entities[id]?.kind === 'fighter';
  const named = typeof about === 'object' && about !== null ? DOERS.map((doer) => (about as Values)[doer]) : [];
  return [...new Set([open?.by, ...named].filter(isFighter))];
}

/** How windows name the one who does something. */
const DOERS = ['by', 'active', 'foe'];

type Values = { readonly [name: string]: Json };

/** Whether an act that a value holds has a fighter among what it is aimed at. */
function isAimedAt(speech: Speech, who: Id, value: Json): boolean {
  if (isIntent(value)) return isAmong(speech, who, speech.view.rules.intent({ ...value, by: 0 }).def, value.with as Values);
  if (Array.isArray(value)) return value.some((item: Json) => isAimedAt(speech, who, item));
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => isAimedAt(speech, who, part as Json));
}

/** Whether a fighter is among what an act is aimed at. */
function isAmong(speech: Speech, who: Id, { paramNames, params }: AnyIntentDef, values: Values): boolean {
  return paramNames.some((name, i) => {
    if (PLAIN.has(params[i].kind)) return false;
    const value = values[name] ?? null;
    // A number that the game does not put into words may be any fighter.
    const isNamed = [value].flat().includes(who) && isEntity(speech, name, who) !== false;
    return isNamed || isAimedAt(speech, who, value);
  });
}

/** Acts that a game offers only at such a moment: a blow at a foe who comes, leaves or drops its guard. */
const isStrikeBack = ({ automatic, tags = [] }: AnyIntentDef): boolean =>
  tags.includes('attack') && (automatic === true || tags.includes('reaction') || tags.includes('interrupt'));
