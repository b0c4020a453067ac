import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** What rule code must not contain, law by law of docs/architecture.md. */
const FORBIDDEN: readonly [law: string, pattern: RegExp][] = [
  ['no try, catch or finally', /(^|[^\w.])(try|finally)\s*\{|[^\w.]catch\s*[({]/],
  ['no clock', /\bDate\b|\bperformance\b/],
  ['no randomness of its own', /Math\.random/],
  ['no locale', /\btoLocale\w+|\bIntl\b|localeCompare/],
  ['no environment', /\bprocess\.|\bglobalThis\b|\bwindow\./],
  ['no I/O', /from 'node:|\brequire\(|\bfetch\(|\bconsole\./],
  ['no module state that changes', /^(export )?(let|var) /m],
  ['no asynchronous code', /\basync\b|\bawait\b|\bPromise\b|function\s*\*/],
  ['no class', /^\s*(export )?(abstract )?class /m],
  ['no eval', /\beval\(|new Function/],
];

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'dist' || name === 'node_modules' || name === 'test' ? [] : sources(path);
    return /\.[jt]s$/.test(name) && !name.endsWith('.test.ts') ? [path] : [];
  });
}

const plain = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''");

function broken(source: string): string[] {
  const code = plain(source);
  return FORBIDDEN.filter(([law, pattern]) => pattern.test(law === 'no I/O' ? source : code)).map(([law]) => law);
}

describe('the laws of rule code', () => {
  // What tells fights may read its messages.
  const files = [...sources(join(root, 'packages/rules')), ...sources(join(root, 'games')).filter((path) => !path.endsWith('tell.js'))];

  it('are kept by every file of every rule set', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap((file) => broken(readFileSync(file, 'utf8')).map((law) => `${relative(root, file)}: ${law}`))).toEqual([]);
  });

  it.each([
    ['no try, catch or finally', 'function f() {\n  try {\n    g();\n  } catch {}\n}'],
    ['no clock', 'const now = () => Date.now();'],
    ['no randomness of its own', 'const x = () => Math.random();'],
    ['no module state that changes', 'let count = 0;'],
    ['no I/O', "import { readFileSync } from 'node:fs';"],
    ['no asynchronous code', 'export async function f() {}'],
  ])('are missed by nobody: %s', (law, code) => {
    expect(broken(code)).toContain(law);
  });
});
