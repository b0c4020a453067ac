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
const tagged = comments.flatMap(({ file, text }) => (text.includes('@rule') ? [{ file, ids: text.match(/RC-[A-Z]{3}-\d{3}/g) ?? [] }] : []));
const folder = join(import.meta.dirname, '../../../../scenarios/realitycheck');
const scenarios = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly rules: readonly string[]; readonly options?: object }[],
);

describe('the rules text', () => {
  it('has every entry of the book once', () => {
    expect(new Set(entries.map((one) => one.id)).size).toBe(460);
    expect(entries.length).toBe(460);
  });
  it('says that all mechanics are implemented, the rest is text', () => {
    expect(entries.filter((one) => one.status !== (['definition', 'outside'].includes(one.kind) ? 'text' : 'implemented'))).toEqual([]);
  });
  it('is named at the code and in a scenario, every entry that is implemented', () => {
    const named = new Set(tagged.flatMap((one) => one.ids));
    const shown = new Set(scenarios.flatMap((one) => one.rules));
    expect(entries.filter((one) => one.status === 'implemented' && !(named.has(one.id) && shown.has(one.id))).map((one) => one.id)).toEqual([]);
  });
  it('knows every id that code and scenarios name, at most five in one place of the code', () => {
    const known = new Set(entries.map((one) => one.id));
    expect([...tagged.flatMap((one) => one.ids), ...scenarios.flatMap((one) => one.rules)].filter((id) => !known.has(id))).toEqual([]);
    expect(tagged.filter((one) => one.ids.length > 5)).toEqual([]);
  });
  it('has an option for each entry that offers one, and a scenario for each other value', () => {
    const offered = new Map(
      entries.flatMap(({ option }) => (option ? [[option.name, { values: [...option.values], otherwise: option.default }] as const] : [])),
    );
    const mine = new Map<string, unknown>(Object.entries(OPTIONS).map(([name, { values, otherwise }]) => [name, { values: [...values], otherwise }]));
    expect(mine).toEqual(offered);
    const used = new Set(scenarios.flatMap((one) => Object.entries(one.options ?? {}).map(([name, value]) => `${name} ${String(value)}`)));
    const others = Object.entries(OPTIONS).flatMap(([name, { values, otherwise }]) =>
      values.filter((value) => value !== otherwise).map((value) => `${name} ${String(value)}`),
    );
    expect(others.filter((one) => !used.has(one))).toEqual([]);
  });
});
