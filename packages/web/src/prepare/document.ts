import type { Json } from '@riposte/kernel';

/** A fight as in its file. Keys that the editor does not know stay as they are. */
export interface Draft {
  readonly [key: string]: Json;
}

/** A change that can be undone: what it was, and the fight before or after it. */
interface Step {
  readonly name: string;
  readonly draft: Draft;
}

/** The fight that is edited, with what was done to it. */
export interface Edited {
  readonly now: Draft;
  /** The latest change is last; each holds the fight before it. */
  readonly past: readonly Step[];
  /** The change to redo next is last; each holds the fight after it. */
  readonly future: readonly Step[];
  /** The field that is being typed in: its letters join in one undo step. */
  readonly typing: string | null;
}

export type Edit =
  | { readonly do: 'change'; readonly name: string; readonly make: (draft: Draft) => Draft; readonly typing?: string }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' };

/** Steps that are kept. */
const STEPS = 200;

export const opening = (draft: Draft): Edited => ({ now: draft, past: [], future: [], typing: null });

/** The fight after an edit; the same object if nothing changes. */
export function edited(was: Edited, edit: Edit): Edited {
  const { now, past, future, typing } = was;
  if (edit.do === 'undo') {
    const step = past.at(-1);
    if (step === undefined) return was;
    return { now: step.draft, past: past.slice(0, -1), future: [...future, { name: step.name, draft: now }], typing: null };
  }
  if (edit.do === 'redo') {
    const step = future.at(-1);
    if (step === undefined) return was;
    return { now: step.draft, past: [...past, { name: step.name, draft: now }], future: future.slice(0, -1), typing: null };
  }
  const next = edit.make(now);
  if (JSON.stringify(next) === JSON.stringify(now)) return was;
  const at = edit.typing ?? null;
  const isSame = at !== null && at === typing && past.length > 0;
  // An undo step of typing is named by the final text, not by its first letter.
  const before = isSame ? [...past.slice(0, -1), { name: edit.name, draft: past[past.length - 1].draft }] : [...past, { name: edit.name, draft: now }];
  return { now: next, past: before.slice(-STEPS), future: [], typing: at };
}

/** The file of a fight, as people read it. */
export const fileOf = (draft: Draft): string => `${JSON.stringify(draft, null, 2)}\n`;

export type Path = readonly (string | number)[];

/** "fighters[2].gear[0]" as keys and positions. */
export function pathOf(text: string): Path {
  return [...text.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, nth]) => (nth === undefined ? part : Number(nth)));
}

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a place of a value; undefined = nothing. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(value)) return typeof key === 'number' ? valueAt(value[key] as Json | undefined, rest) : undefined;
  return isObject(value) && Object.hasOwn(value, key) ? valueAt(value[key], rest) : undefined;
}

/** Replaces what is at a place in a value; undefined removes it, and lists close the gap. */
function withValueAt(value: Json | undefined, path: Path, to: Json | undefined): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? (value as readonly Json[]) : [];
    const inner = withValueAt(list[key], rest, to);
    return inner === undefined ? list.filter((_, nth) => nth !== key) : Object.assign([...list], { [key]: inner });
  }
  const own = isObject(value) ? value : {};
  const inner = withValueAt(Object.hasOwn(own, key) ? own[key] : undefined, rest, to);
  // Users may choose any key here.
  const others = Object.entries(own).filter(([name]) => name !== key);
  if (inner === undefined) return Object.fromEntries(others);
  return Object.fromEntries(Object.hasOwn(own, key) ? Object.entries(own).map(([name, old]) => [name, name === key ? inner : old]) : [...others, [key, inner]]);
}

/** Replaces what is at a place in a fight. */
export const withAt = (draft: Draft, path: Path, to: Json | undefined): Draft => withValueAt(draft as Json, path, to) as unknown as Draft;
