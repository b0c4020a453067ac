import type { ShelfBody } from '@riposte/server/protocol';
import type { Copied } from '../workbench/requests.ts';

/** Where the page of a pack is, and on it one of its things. */
export const packPath = (item: string, section?: string, nth?: number): string =>
  `/library/pack/${encodeURIComponent(item)}${section === undefined ? '' : `?thing=${section}.${nth}`}`;

type Things = readonly { readonly [key: string]: unknown }[];

export const thingsIn = (pack: { readonly [key: string]: unknown }, section: string): Things =>
  Array.isArray(pack[section])
    ? (pack[section] as readonly unknown[]).filter((thing): thing is Things[number] => typeof thing === 'object' && thing !== null)
    : [];

/** An id as files want it: lower-case letters, digits, hyphens. */
export function idFor(title: string, taken: readonly unknown[]): string {
  const plain = title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '')
    .slice(0, 60);
  const base = plain === '' ? 'own' : plain;
  if (!taken.includes(base)) return base;
  for (let n = 2; ; n++) if (!taken.includes(`${base}-${n}`)) return `${base}-${n}`;
}

/** A pack with one thing more, under an id that nothing else has. */
export function withThing(pack: ShelfBody, { section, thing }: Copied, known: readonly string[]): { readonly body: ShelfBody; readonly nth: number } {
  const taken = [...known, ...Object.keys(pack).flatMap((key) => thingsIn(pack, key).map(({ id }) => id))];
  const things = thingsIn(pack, section);
  const { title, ...rest } = thing;
  return { body: { ...pack, [section]: [...things, { id: idFor(title, taken), title, ...rest }] }, nth: things.length };
}
