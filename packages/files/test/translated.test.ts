import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Message, type Pattern, parse, serializeExpression } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../..');

/** Texts of a file by key, attributes as KEY.NAME: words and, in braces, what stands between them. */
function textsOf(file: string): Map<string, string> {
  const messages = parse(readFileSync(file, 'utf8'), {}).body.filter((entry): entry is Message => entry.type === 'Message');
  const texts = messages.flatMap(({ id, value, attributes }) => [
    ...(value === null ? [] : [[id.name, textOf(value)] as const]),
    ...attributes.map((attribute) => [`${id.name}.${attribute.id.name}`, textOf(attribute.value)] as const),
  ]);
  return new Map(texts);
}

const textOf = ({ elements }: Pattern): string =>
  elements.map((element) => (element.type === 'TextElement' ? element.value : `{${serializeExpression(element.expression)}}`)).join('');

/** The words of a text, without what is put into it. */
const wordsOf = (text: string): string =>
  text
    .replaceAll(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, ' ')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();

/** Values that are the same in both languages. */
const untranslated = (en: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>, same: readonly string[]): string[] =>
  [...other].flatMap(([key, text]) => {
    const words = wordsOf(text);
    return en.get(key) === text && words !== '' && !words.split(' ').every((word) => word.length === 1 || same.includes(word)) ? [`${key} = ${text}`] : [];
  });

/** Words that are the same in both languages, and names of keys. */
const SAME: readonly string[] = ['Chance', 'Computer', 'Enter', 'Esc', 'Name', 'Riposte', 'in'];

/** Samples of orders, which are written in English whatever the page reads. */
const ORDERS: readonly string[] = ['prepare-order-sample', 'order-example'];

const folders = [packages, join(packages, 'rules')].flatMap((above) => readdirSync(above).map((name) => join(above, name, 'messages')));
const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((file) => file.endsWith('/de.ftl') && existsSync(join(dirname(file), 'en.ftl')));

describe('German is not English', () => {
  it('there are files to compare', () => expect(files.length).toBeGreaterThan(5));

  it.each(files.map((file) => relative(packages, file)))('%s', (file) => {
    const path = join(packages, file);
    const texts = new Map([...textsOf(path)].filter(([key]) => !ORDERS.includes(key)));
    expect(untranslated(textsOf(join(dirname(path), 'en.ftl')), texts, SAME)).toEqual([]);
  });

  it('finds a value that nobody translated, and passes words that are the same', () => {
    const en = new Map([
      ['hit', '{$by} hits.'],
      ['log.title', 'Magie'],
      ['price', '{$amount} {$title}'],
      ['map', 'Radar'],
    ]);
    const found = untranslated(en, new Map([...en, ['hit', '{$by} hits.']]), ['Magie']);
    expect(found).toEqual(['hit = {$by} hits.', 'map = Radar']);
  });
});
