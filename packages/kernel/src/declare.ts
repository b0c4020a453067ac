import { fail } from './errors.ts';
import { isActOf, isAvailable } from './intent.ts';
import { brief } from './json.ts';
import type { Runner } from './runner.ts';
import type { Id, IntentJson } from './state.ts';
import type { Course } from './timeline.ts';
import { judging } from './visibility.ts';
import type { AnyIntent, AnyIntentDef, Next, Refusal, View, Viewer } from './vocabulary.ts';

export interface SubmitOptions {
  /** The version the author looked at. */
  readonly version?: number;
  /** The id that the client gave it. */
  readonly id?: string;
  /** Says that the time for it had run out. */
  readonly from?: 'deadline';
  /** By whose eyes it is judged; default: the fighter's own. The game master's see what is. */
  readonly viewer?: Viewer;
}

/** Who may declare now. */
export function declarers(course: Course): readonly Id[] {
  return course.open >= 0 ? [] : (course.next.declare ?? []);
}

/** Why a fighter may not declare this act now, whatever its parameters; null = it may. */
export function whyNotDeclared({ rules, state }: Runner, next: Next, def: AnyIntentDef, who: Id): string | null {
  if (def.automatic) return `${def.title} is nothing that one declares`;
  const { anytime } = rules.def;
  // What fighters may do at any time waits for what runs by itself and ends with the fight; what the game master may does neither.
  const isOpen = next.declare !== null || def.actor !== 'fighter';
  const may = next.declare?.includes(who) || (isOpen && anytime !== undefined && def.tags.includes(anytime) && Number.isInteger(who) && who in state.entities);
  return may ? null : `${brief(who)} may not declare now`;
}

/** All intents of these definitions that a fighter could try, legal or not. */
function thinkable(seen: View, defs: readonly AnyIntentDef[], who: Id): AnyIntent[] {
  return defs.filter((def) => !def.automatic).flatMap((def) => seen.candidates(def, who));
}

/** The view by which acts are judged, and the one that their forms are drawn from: the game master judges by what is, and lists what the fighter sees. */
function views({ runner }: Course, who: Id, viewer?: Viewer): { readonly seen: View; readonly drawn: View } {
  const seen = judging(runner, who, viewer);
  return { seen, drawn: viewer?.gm ? judging(runner, who) : seen };
}

/** See `Fight.menu`. */
export function menu(course: Course, who: Id, viewer?: Viewer, only?: AnyIntentDef): { readonly intent: AnyIntent; readonly refusals: readonly Refusal[] }[] {
  const { runner } = course;
  if (runner.state.entities[who] === undefined) return [];
  const { seen, drawn } = views(course, who, viewer);
  const defs = only === undefined ? runner.rules.def.intents : [only];
  return thinkable(drawn, defs, who).map((intent) => ({ intent, refusals: seen.refusals(intent) }));
}

/** An act with its legal forms, or the first reason against it. */
export interface Offer {
  readonly def: AnyIntentDef;
  readonly legal: readonly AnyIntent[];
  /** Null = it has a legal form, or nothing is against it but that there is no form to list. */
  readonly reason: Refusal | null;
}

/** See `Fight.offers`. */
export function offers(course: Course, who: Id, viewer?: Viewer): Offer[] {
  const { runner } = course;
  const entity = runner.state.entities[who];
  if (entity === undefined) return [];
  const { seen, drawn } = views(course, who, viewer);
  const own = runner.rules.def.intents.filter((def) => !def.automatic && isActOf(def, entity.kind));
  return own.map((def) => {
    const [reason = null] = seen.against(def, who);
    if (reason !== null) return { def, legal: [], reason };
    const forms = drawn.candidates(def, who);
    const legal = forms.filter((intent) => seen.legal(intent));
    return { def, legal, reason: legal.length > 0 || forms.length === 0 ? null : seen.refusals(forms[0])[0] };
  });
}

/** See `Fight.legal`. */
export function legal(course: Course, who: Id): AnyIntent[] {
  if (course.open >= 0) return [];
  const { rules, runner, next } = course;
  const seen = judging(runner, who);
  const open = rules.def.intents.filter((def) => whyNotDeclared(runner, next, def, who) === null && isAvailable(seen, def, who));
  return thinkable(seen, open, who).filter((intent) => seen.legal(intent));
}

/** The intent that is declared, if it may be. @throws RiposteError as `Fight.submit` */
export function declared(course: Course, json: IntentJson, { version, viewer }: SubmitOptions): AnyIntent {
  const { rules, runner, history } = course;
  if (course.open >= 0) fail('waiting', 'another action is still waiting for an answer', { why: 'action-waits' });
  const intent = rules.intent(json);
  const why = whyNotDeclared(runner, course.next, intent.def, json.by);
  if (why !== null) fail('illegal-intent', why, { reasons: [] });
  if (version !== undefined && version !== history.lines.length) judge(course, intent, version);
  const seen = judging(runner, json.by, viewer);
  if (!seen.legal(intent)) {
    const reasons = seen.refusals(intent);
    fail('illegal-intent', `${intent.def.title}: ${reasons.map((reason) => reason.reason).join('; ')}`, { reasons });
  }
  return intent;
}

/** Whether a command made on an older version stands. */
function judge({ rules, runner, history }: Course, intent: AnyIntent, version: number): void {
  const now = history.lines.length;
  if (!Number.isInteger(version) || version < 0 || version > now) fail('stale-version', `there is no version ${brief(version)}`, { version: now });
  const since = history.lines.slice(version).flatMap((line) => (line.in === 'done' || line.in === 'fiat' ? line.events : []));
  const verdict = rules.def.judge?.(runner, intent, since) ?? 'stale';
  if (verdict === 'stale') fail('stale-version', `the fight has moved on: this was chosen at version ${version}, and now it is ${now}`, { version: now });
  if (verdict === 'clash') fail('clash', `${intent.def.title} no longer fits: something else happened since version ${version}`, { version: now });
}
