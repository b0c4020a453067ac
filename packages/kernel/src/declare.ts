import type { Course } from './course.ts';
import { fail } from './errors.ts';
import { type AnyIntent, type AnyIntentDef, isAvailable, type Refusal } from './intent.ts';
import { brief, mustBeJson } from './json.ts';
import type { Next } from './ruleset.ts';
import type { Runner } from './runner.ts';
import { sight } from './sight.ts';
import type { Id, IntentJson } from './state.ts';

export interface SubmitOptions {
  /** The version the author looked at. */
  readonly version?: number;
  /** The id that the client gave it. */
  readonly id?: string;
}

/** Who may declare now. */
export function declarers(course: Course): readonly Id[] {
  return course.open >= 0 ? [] : (course.next.declare ?? []);
}

/** Whether somebody among those who act next, or anybody where the rule set lets all, may declare such an act. */
export function mayDeclare(runner: Runner, next: Next, def: AnyIntentDef, who: Id): boolean {
  const { anytime } = runner.rules.def;
  return (
    next.declare !== null && (next.declare.includes(who) || (anytime !== undefined && def.tags.includes(anytime) && runner.state.entities[who] !== undefined))
  );
}

/** The intents of these definitions that somebody can think of: drawn from what he sees, legal or not. */
function thinkable({ runner }: Course, defs: readonly AnyIntentDef[], who: Id): AnyIntent[] {
  const seen = sight(runner, { gm: false, controls: [who] });
  return defs.filter((def) => !def.automatic).flatMap((def) => seen.candidates(def, who));
}

/** See `Fight.menu`. */
export function menu(course: Course, who: Id, among: readonly AnyIntentDef[]): { readonly intent: AnyIntent; readonly refusals: readonly Refusal[] }[] {
  const { runner } = course;
  if (runner.state.entities[who] === undefined) return [];
  return thinkable(course, among, who).map((intent) => ({ intent, refusals: runner.refusals(intent) }));
}

/** See `Fight.legal`. */
export function legal(course: Course, who: Id): AnyIntent[] {
  if (course.open >= 0) return [];
  const { rules, runner, next } = course;
  const open = rules.def.intents.filter((def) => mayDeclare(runner, next, def, who) && isAvailable(runner, def, who));
  return thinkable(course, open, who).filter((intent) => runner.legal(intent));
}

/** The intent that is declared, if it may be. @throws RiposteError as `Fight.submit` */
export function declared(course: Course, json: IntentJson, version: number | undefined): AnyIntent {
  const { rules, runner, history } = course;
  if (course.open >= 0) fail('waiting', 'another command waits for an answer');
  mustBeJson(json, 'the intent');
  const intent = rules.intent(json);
  if (intent.def.automatic) fail('illegal-intent', `${intent.def.title} is nothing that one declares`, { reasons: [] });
  if (!mayDeclare(runner, course.next, intent.def, json.by)) fail('illegal-intent', `${brief(json.by)} may not declare now`, { reasons: [] });
  if (version !== undefined && version !== history.lines.length) judge(course, intent, version);
  if (!runner.legal(intent)) {
    const reasons = runner.refusals(intent);
    fail('illegal-intent', `${intent.def.title}: ${reasons.map((one) => one.reason).join('; ')}`, { reasons });
  }
  return intent;
}

/** Whether a command made on an older version stands. */
function judge({ rules, runner, history }: Course, intent: AnyIntent, version: number): void {
  const now = history.lines.length;
  if (!Number.isInteger(version) || version < 0 || version > now) fail('stale-version', `version ${brief(version)} never was`, { version: now });
  const since = history.lines.slice(version).flatMap((line) => (line.in === 'done' || line.in === 'fiat' ? line.events : []));
  const verdict = rules.def.judge?.(runner, intent, since) ?? 'stale';
  if (verdict === 'stale') fail('stale-version', `made on version ${version}, now it is ${now}`, { version: now });
  if (verdict === 'clash') fail('clash', `${intent.def.title} clashes with what happened since version ${version}`, { version: now });
}
