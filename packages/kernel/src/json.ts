import { fail } from './errors.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Deepest nesting of values that are taken from outside or kept. */
const MAX_NESTING = 64;
/** Most values in one; what is shared counts wherever it stands. */
const MAX_VALUES = 5_000_000;

/**
 * Checks that a value survives JSON unchanged: plain objects, dense arrays, finite numbers, no `undefined`, at most 64
 * levels and five million values.
 * @throws RiposteError `not-json` naming the path of the first value that would be lost or changed.
 */
export function mustBeJson(value: unknown, path: string): void {
  const lost = lostIn(value, 0);
  if (lost !== null)
    fail('not-json', `${path}${lost.path} holds ${lost.found}, which does not survive JSON`, { path: `${path}${lost.path}`, found: lost.found });
}

interface Lost {
  readonly path: string;
  readonly found: string;
}

/** The path is put together only where something is wrong: every intent and answer passes here. */
function lostIn(value: unknown, depth: number, seen = { values: 0 }): Lost | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : { path: '', found: Object.is(value, -0) ? '-0' : String(value) };
  if (typeof value !== 'object') return { path: '', found: typeof value };
  if (++seen.values > MAX_VALUES) return { path: '', found: `more than ${MAX_VALUES} values` };
  if (depth === MAX_NESTING) return { path: '', found: `more than ${MAX_NESTING} levels` };
  if (Array.isArray(value)) {
    if (Object.getPrototypeOf(value) !== Array.prototype) return { path: '', found: 'a list with a class' };
    for (let i = 0; i < value.length; i++) {
      const lost = lostIn(value[i], depth + 1, seen);
      if (lost !== null) return { path: `[${i}]${lost.path}`, found: lost.found };
    }
    return null;
  }
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) return { path: '', found: 'an object with a class' };
  for (const key in value) {
    const lost = lostIn((value as Record<string, unknown>)[key], depth + 1, seen);
    if (lost !== null) return { path: `.${key}${lost.path}`, found: lost.found };
  }
  return null;
}

/** A value from outside, checked as `mustBeJson` does and copied, so that no outside code shares it. @throws RiposteError `not-json` */
export function ownJson<T>(value: T, path: string): T {
  mustBeJson(value, path);
  return copyJson(value);
}

/** A value that is JSON, copied through and through. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyJson(value[key]);
  return copy as T;
}

/** A value as a message shows it, in at most 80 characters. */
export function brief(value: unknown): string {
  const text =
    typeof value === 'string' ? `"${value}"` : lostIn(value, 0) === null ? JSON.stringify(value) : typeof value === 'object' ? 'no JSON' : String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Whether two JSON values are equal, whatever the order of their keys. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  // Without lists of keys and callbacks: asked of every question that is answered later, 5x cheaper.
  let keys = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !sameJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
    keys++;
  }
  for (const _ in b) keys--;
  return keys === 0;
}

export interface Difference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The leaves in which two JSON values differ, by path; `limit` bounds the list. */
export function differences(before: unknown, after: unknown, path = '', limit = 200): Difference[] {
  const found: Difference[] = [];
  compare(before, after, path);
  return found;

  function compare(a: unknown, b: unknown, at: string): void {
    if (found.length >= limit || sameJson(a, b)) return;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) {
      found.push({ path: at, before: a, after: b });
      return;
    }
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      compare((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], at === '' ? key : `${at}.${key}`);
    }
  }
}
