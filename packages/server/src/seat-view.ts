import { fightersOf, isEntity, isIntent, languageIn, nameOf, once, type Speech, still, wordIn } from '@riposte/files';
import { GM, type Id, type IntentJson, type Json, judging, sight, type View, type Viewer } from '@riposte/kernel';

/** What one seat sees of a view. All that is sent to a seat is made through its eyes. */
export interface SeatView {
  readonly speech: Speech;
  readonly view: View;
  readonly viewer: Viewer;
  readonly sees: Sees;
  /** Names of the fighters whom the seat does not see. */
  readonly hidden: () => readonly string[];
  /** What the seat sees, in words. */
  readonly seen: () => Speech;
}

type Sees = (id: Id) => 'all' | 'shown' | 'hidden';

export function seatView(speech: Speech, viewer: Viewer): SeatView {
  const { view } = speech;
  const known = new Map<Id, 'all' | 'shown' | 'hidden'>();
  const sees: Sees = (id) => {
    if (viewer.gm || id < 0) return viewer.gm || id !== GM ? 'all' : 'shown';
    const before = known.get(id);
    if (before !== undefined) return before;
    const now = view.state.entities[id] === undefined ? 'hidden' : view.rules.def.sees(view, viewer, id);
    known.set(id, now);
    return now;
  };
  return seeing(speech, viewer, sees);
}

/** A view with given rights. */
export function seeing(speech: Speech, viewer: Viewer, sees: Sees): SeatView {
  const { view } = speech;
  let hidden: readonly string[] | null = null;
  let seen: Speech | null = null;
  return {
    speech,
    view,
    viewer,
    sees,
    hidden: () => (hidden ??= fightersOf(view).flatMap((id) => (sees(id) === 'hidden' ? [nameOf(speech, id)] : []))),
    // Words that were looked up for another view are none of this seat's.
    seen: () => (seen ??= sightIn(speech, viewer)),
  };
}

function sightIn(speech: Speech, viewer: Viewer): Speech {
  const view = sight(speech.view, viewer);
  return view === speech.view ? speech : still({ ...speech, view });
}

/**
 * A value that is the same for every seat that sees everyone, made once for all of them. Other seats make their own, and so does every seat if
 * something is hidden from the fighter concerned.
 * @param called Its name. The value must not depend on the seat's numbers or fighters.
 */
export function alike<T>({ speech, view, seen }: SeatView, id: Id, called: string, make: () => T): T {
  const isAlike = seen() === speech && judging(view, id) === view;
  return isAlike ? once(speech, `${called} ${id} ${languageIn(speech).lang}`, make) : make();
}

const someone = (speech: Speech): string => wordIn(languageIn(speech), 'someone');

/** The name of a fighter, "someone" where the seat does not see it. */
export function calledBy({ speech, sees }: SeatView, id: Id): string {
  return sees(id) === 'hidden' ? someone(speech) : nameOf(speech, id);
}

/** Names of several; those not seen count as one "someone", so that their number stays secret. */
export function allCalled(who: SeatView, ids: readonly Id[]): string[] {
  return [...new Set(ids.map((id) => calledBy(who, id)))];
}

/** Parameters of these kinds are no entities. */
export const PLAIN: ReadonlySet<string> = new Set(['path', 'place', 'number', 'allocation']);

/** Whether an act may concern a fighter that the seat does not see. */
export function isActAboutHidden(who: SeatView, { do: act, with: values }: IntentJson): boolean {
  const { def } = who.view.rules.intent({ do: act, by: 0, with: {} });
  return def.paramNames.some((name, i) => !PLAIN.has(def.params[i].kind) && isAboutHidden(who, name, values[name] ?? null, true));
}

/**
 * Whether a value names a fighter that the seat does not see, at any depth. `called` names its parameter or request; `wordless` is how to read
 * a number without words.
 */
export function isAboutHidden(who: SeatView, called: string, value: Json, wordless: boolean): boolean {
  if (isIntent(value)) return isActAboutHidden(who, value);
  if (Array.isArray(value)) return value.some((item: Json) => isAboutHidden(who, called, item, wordless));
  if (typeof value === 'object' && value !== null) return Object.entries(value).some(([name, part]) => isAboutHidden(who, name, part as Json, wordless));
  const isHidden = typeof value === 'number' && who.view.state.entities[value] !== undefined && who.sees(value) === 'hidden';
  return isHidden && (isEntity(who.speech, called, value) ?? wordless);
}

/** A fact in words, without the names of those who are hidden. */
export function factText(who: SeatView, value: Json): string {
  const hidden = new Set(who.hidden());
  const language = languageIn(who.speech);
  const said = (item: Json): string => {
    if (Array.isArray(item))
      return (
        item
          .filter((part: Json) => typeof part !== 'string' || !hidden.has(part))
          .map(said)
          .join(', ') || wordIn(language, 'none')
      );
    if (typeof item === 'object' && item !== null) {
      const parts = Object.entries(item).filter(([key]) => !hidden.has(key));
      return parts.map(([key, part]) => `${key} ${said(part as Json)}`).join(', ');
    }
    if (typeof item === 'string') return hidden.has(item) ? someone(who.speech) : wordIn(language, item);
    return typeof item === 'boolean' ? wordIn(language, item ? 'yes' : 'no') : String(item);
  };
  return said(value);
}

/** A text in which the seat meets no name of a fighter that is hidden from it, whatever made the text. */
export function veiled(who: SeatView, text: string): string {
  return who
    .hidden()
    .reduce((known, name) => (known.toLowerCase().includes(name.toLowerCase()) ? known.replaceAll(wordsOf(name), someone(who.speech)) : known), text);
}

const wordsOf = (name: string): RegExp => new RegExp(`(?<!\\p{L})${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'giu');
