import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const packages = join(folder, '../packages');
const written = join(folder, '.samples');

/** The value that a comment states: up to the first colon or comma outside brackets. */
function stated(comment: string): string {
  let depth = 0;
  for (let i = 0; i < comment.length; i++) {
    if ('[{('.includes(comment[i])) depth++;
    else if (']})'.includes(comment[i])) depth--;
    else if (depth === 0 && ':,'.includes(comment[i])) return comment.slice(0, i);
  }
  return comment;
}

/** A sample as a module: each line `expression; // value` becomes a check of that value. */
function checked(sample: string): string {
  const lines = sample.split('\n').map((line) => {
    const found = /^(const (\w+) = )?(.*); \/\/ (.*)$/.exec(line);
    if (!found) return line;
    const [, declares, name, expression, comment] = found;
    return declares ? `${declares}${expression};\nexpect(${name}).toEqual(${stated(comment)});` : `expect(${expression}).toEqual(${stated(comment)});`;
  });
  return `import { expect } from 'vitest';\n${lines.join('\n')}\n`;
}

describe('samples of the documentation run and give what they say', () => {
  mkdirSync(written, { recursive: true });
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'architecture.md');
  const readmes = readdirSync(packages).flatMap((name) => (existsSync(join(packages, name, 'README.md')) ? [join('../packages', name, 'README.md')] : []));
  for (const page of [...pages, ...readmes]) {
    const samples = [...readFileSync(join(folder, page), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, sample]) => sample);
    samples.forEach((sample, i) =>
      it(`${page}, sample ${i + 1}`, async () => {
        const path = join(written, `${page.replace('.md', '').replaceAll(/\W+/g, '-')}-${i + 1}.ts`);
        writeFileSync(path, checked(sample));
        await import(/* @vite-ignore */ path);
      }),
    );
  }

  it('a sample that says something wrong is found', async () => {
    const path = join(written, 'wrong.ts');
    writeFileSync(path, checked('1 + 1; // 3'));
    await expect(import(/* @vite-ignore */ path)).rejects.toThrow(/expected 2 to deeply equal 3/);
  });
});
