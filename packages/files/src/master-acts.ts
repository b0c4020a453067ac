import { type AnyIntentDef, type Id, type IntentJson, type Json, NOBODY, type Reason } from '@riposte/kernel';
import { actsOfMaster } from './decree.ts';
import { whyUnavailable } from './menu.ts';
import { actTitle, type Speech, valueText, wordsFor } from './render.ts';
import { reasonText } from './sentences.ts';

/** A parameter of an act of the game master, as a form shows it. */
export interface MasterField {
  readonly name: string;
  /** What can be chosen, in words; null = a whole number is typed. */
  readonly open: readonly string[] | null;
  readonly value: string;
}

const masterActs = ({ view: { rules } }: Speech): readonly AnyIntentDef[] =>
  actsOfMaster(rules).filter(({ tags }) => rules.def.anytime !== undefined && tags.includes(rules.def.anytime));

/** The acts that the game master may do at any time, such as harm, each with its title. */
export function masterActTitles(speech: Speech): readonly { readonly id: string; readonly title: string }[] {
  return masterActs(speech).map((def) => ({ id: def.id, title: actTitle(speech, def) }));
}

/** An act of the game master as a form fills it in. */
export interface FilledAct {
  /** Each is open as those before it are filled in; what can be only one thing that goes without saying is left out. */
  readonly fields: readonly MasterField[];
  /** Null = it cannot be done now. */
  readonly intent: IntentJson | null;
  /** Why it cannot; null = it can, as far as the fields say. */
  readonly why: string | null;
}

/**
 * An act of the game master with what a form says of it. It puts every value of a field into words, so its speech should be `still`.
 * @param given the value of each field, in the words that the form offers.
 * @param sides names of the sides in their order.
 * @returns Null = there is no such act.
 */
export function masterAct(speech: Speech, act: string, given: { readonly [name: string]: unknown }, sides: readonly string[]): FilledAct | null {
  const def = masterActs(speech).find(({ id }) => id === act);
  const { words } = speech.ruleSet;
  if (def === undefined || words === undefined) return null;
  const { usual = {}, gm: by } = words;
  const chosen: { [name: string]: Json } = {};
  const fields: MasterField[] = [];
  for (const [i, name] of def.paramNames.entries()) {
    const called = new Map<string, Json>();
    for (const value of def.params[i].candidates(speech.view, { by, with: { ...chosen } }) as readonly Json[]) {
      const text = labelOf(speech, name, value, sides);
      if (!called.has(text)) called.set(text, value);
    }
    const open = [...called].map(([text, value]) => ({ text, value }));
    if (open.length === 0) return { fields, intent: null, why: whyNot(speech, def, by) };
    const isTyped = def.params[i].kind === 'number' && open.every(({ text }) => WHOLE.test(text));
    const wanted = String(given[name] ?? '');
    const first = open.find(({ value }) => isUsual(usual, name, value)) ?? open.find(({ value }) => value !== null) ?? open[0];
    const found = isTyped && WHOLE.test(wanted) ? { value: Number(wanted), text: wanted } : open.find(({ text }) => text === wanted);
    const { value, text } = found ?? first;
    chosen[name] = value;
    if (isTyped) fields.push({ name, open: null, value: text });
    else if (open.length > 1 || !isUsual(usual, name, value)) fields.push({ name, open: open.map((one) => one.text), value: text });
  }
  return { fields, intent: { do: def.id, by, with: chosen }, why: null };
}

/** The game master reaches everybody: what is not available is so because of the fighters. */
function whyNot(speech: Speech, def: AnyIntentDef, by: Id): string {
  const reasons = whyUnavailable(speech, def, by).map((one) => (one.reason === 'no-target' ? { ...one, reason: 'no-fighter' as Reason } : one));
  return reasons.map((one) => reasonText(speech, one)).join('; ');
}

const WHOLE = /^-?\d+$/;

/** What is taken without a word; that somebody is harmed or healed is said. */
const isUsual = (usual: { readonly [name: string]: Json }, name: string, value: Json): boolean =>
  name !== 'who' && (Object.hasOwn(usual, name) ? usual[name] === value : value === null);

/** A value as a form offers it: a side by its name, where the rules name it by its number or by one who is on it. */
function labelOf(speech: Speech, name: string, value: Json, sides: readonly string[]): string {
  if (name !== 'side' && name !== 'winner') return valueText(speech, name, value);
  if (value === null) return valueText(speech, name, NOBODY);
  const isNumber = wordsFor(speech, name)?.has(0) ?? true;
  const side = isNumber ? Number(value) : (speech.view.state.entities[value as Id] as unknown as { readonly side: number } | undefined)?.side;
  return sides[side ?? NOBODY] ?? valueText(speech, name, value);
}
