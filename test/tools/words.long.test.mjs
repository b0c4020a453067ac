import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/folders.mjs';
import { oddIn, oddWords, PHRASES, PHRASES_OF_TITLES } from '../../tools/words.mjs';

/** Everything whose texts are held to the word list. */
const PACKAGES = ['cli', 'files', 'sim', 'kernel', 'ruleset', 'rule-sets', 'server', 'space', 'testkit', 'web'];
const RULES = readdirSync(join(root, 'packages/rules')).map((name) => `packages/rules/${name}`);
const HELD = [...PACKAGES.map((name) => `packages/${name}`), ...RULES, 'docs', 'lessons', 'scenarios', 'README.md', 'CONTRIBUTING.md'];

it('the messages of the page and the lessons have typographic apostrophes', () => {
  const read = ['packages/web/messages', 'lessons'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ftl|json)$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  const straight = read.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#') && /[\p{L}}]'[\p{L} ]/u.test(line)),
  );
  expect(straight).toEqual([]);
});

describe('odd phrases', () => {
  it('occur in no text that people read', () => expect(oddWords(HELD)).toEqual([]));

  it.each(Object.keys(PHRASES))('"%s" is found in a message, a page and a string', (phrase) => {
    expect(oddIn(`# ${phrase}\na = Well, ${phrase} here\n`, 'en.ftl')).toHaveLength(1);
    expect(oddIn(`One line.\nHere ${phrase} too.\n`, 'a.md')).toEqual([expect.stringMatching(/^a\.md:2: /)]);
    expect(oddIn(`export const a = \`x ${phrase} \${b} y\`;`, 'a.ts')).toHaveLength(1);
  });

  it.each(Object.keys({ ...PHRASES, ...PHRASES_OF_TITLES }))('"%s" is found in the title of a scenario, and nowhere else in its file', (phrase) => {
    const scenario = `scenarios:\n  - title: Well, ${phrase} here\n    steps: [{ note: "${phrase}" }]\n`;
    expect(oddIn(scenario, 'a.yaml')).toEqual([expect.stringMatching(/^a\.yaml:2: /)]);
  });

  it('are found in the texts of a page, and not in comments, names or longer words', () => {
    expect(oddIn('export const a = <p>for good</p>;', 'a.tsx')).toHaveLength(1);
    expect(oddIn('// for good\nconst somebody = forGood; import x from "./somebody.ts";', 'a.ts')).toEqual([]);
    expect(oddIn('The forgoodness of whoeverness.', 'a.md')).toEqual([]);
  });

  it('are found in files below a folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'riposte-words-'));
    try {
      writeFileSync(join(folder, 'a.ftl'), 'a = whoever\n');
      expect(oddWords([folder])).toHaveLength(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
