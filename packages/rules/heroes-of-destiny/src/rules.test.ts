import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPTIONS } from './options.ts';

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly option?: { readonly name: string; readonly values: readonly unknown[]; readonly default: unknown };
}

const entries = JSON.parse(readFileSync(join(import.meta.dirname, '../rules.json'), 'utf8')) as Entry[];
const sources = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const comments = sources.flatMap((file) =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\/\*\*[\s\S]*?\*\//g)].map(([text]) => ({ file, text })),
);
const tagged = comments.flatMap(({ file, text }) => (text.includes('@rule') ? [{ file, ids: text.match(/HD-[A-Z]{3}-\d{3}/g) ?? [] }] : []));

describe('the rules text', () => {
  it('has every entry of the book once', () => {
    expect(entries.length).toBe(368);
    expect(new Set(entries.map((one) => one.id)).size).toBe(368);
  });
  it('says that all mechanics are implemented, the rest is text', () => {
    expect(entries.filter((one) => one.status !== (['definition', 'outside'].includes(one.kind) ? 'text' : 'implemented'))).toEqual([]);
  });
  it('is named at the code, every entry that is implemented', () => {
    const named = new Set(tagged.flatMap((one) => one.ids));
    expect(entries.filter((one) => one.status === 'implemented' && !named.has(one.id)).map((one) => one.id)).toEqual([]);
  });
  it('knows every id that the code names, at most five in one place', () => {
    const known = new Set(entries.map((one) => one.id));
    expect(tagged.flatMap((one) => one.ids).filter((id) => !known.has(id))).toEqual([]);
    expect(tagged.filter((one) => one.ids.length > 5)).toEqual([]);
  });
  it('has an option for each entry that offers one, with its values and default', () => {
    const offered = Object.fromEntries(
      entries.flatMap(({ id, option }) => (option ? [[option.name, { rule: id, values: [...option.values], otherwise: option.default }]] : [])),
    );
    expect(Object.fromEntries(Object.entries(OPTIONS).map(([name, { rule, values, otherwise }]) => [name, { rule, values: [...values], otherwise }]))).toEqual(
      offered,
    );
  });
});
