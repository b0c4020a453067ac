import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_CODES } from '@riposte/kernel/testing';
import { BOARD_ERROR_CODES } from '@riposte/space';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/library.md'), 'utf8');

/** The codes that the page lists for a class of errors, in its order. */
function documented(name) {
  const [, table] = new RegExp(`^\`${name}\`[\\s\\S]*?\\n\\n((?:\\|.*\\n)+)`, 'm').exec(page);
  return [...table.matchAll(/^\| `([a-z-]+)`/gm)].map(([, code]) => code);
}

const folders = ['packages', 'packages/rules'].flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name, 'src')));
const sources = folders
  .flatMap((folder) => {
    try {
      return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
    } catch {
      return [];
    }
  })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The codes that the sources throw with these functions. */
const thrown = (by) => [...new Set([...sources.matchAll(new RegExp(`\\b${by}\\('([a-z-]+)'`, 'g'))].map(([, code]) => code))].sort();

describe('the codes of errors', () => {
  it.each([
    ['RiposteError', ERROR_CODES, '(?:fail|RiposteError)'],
    ['BoardError', BOARD_ERROR_CODES, '(?:refuse|BoardError)'],
  ])('of %s are all documented, and each is thrown somewhere', (name, codes, by) => {
    const sorted = [...codes].sort();
    expect([...documented(name)].sort()).toEqual(sorted);
    expect(thrown(by).filter((code) => sorted.includes(code))).toEqual(sorted);
  });
  it('of FileError are documented', () => {
    expect(documented('FileError')).toEqual(['bad-file']);
  });
});
