import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

// The code blocks of the course are its code: this test does what a reader does, evening by evening, in a folder of its own.

const pages = readdirSync(import.meta.dirname).filter((name) => /^evening-\d\.md$/.test(name));
const command = join(import.meta.dirname, '../../packages/cli/dist/main.js');
const game = mkdtempSync(join(tmpdir(), 'hill-goats-'));
afterAll(() => rmSync(game, { recursive: true, force: true }));

/** A block of a page: a file, more of a file, changes in a file, or a command with what it prints. */
interface Block {
  readonly how: 'whole' | 'more of' | 'changes in';
  readonly file: string | undefined;
  readonly language: string;
  readonly text: string;
}

const blocksOf = (page: string): Block[] =>
  [...page.matchAll(/^(?:\*\*(?:(more of|changes in) )?([\w./-]+)\*\*\n\n)?```(\w*)\n([\s\S]*?)^```$/gm)].map(([, how, file, language, text]) => ({
    how: (how ?? 'whole') as Block['how'],
    file,
    language,
    text,
  }));

/** Puts a block where the page says: a whole file, or what comes at the end of one; of a list of JSON entries with their ids. */
function put({ how, file, text }: Block & { readonly file: string }): void {
  const path = join(game, file);
  mkdirSync(dirname(path), { recursive: true });
  if (how === 'whole') return writeFileSync(path, text);
  const before = readFileSync(path, 'utf8');
  if (how === 'changes in') return writeFileSync(path, changed(before, text));
  writeFileSync(path, file.endsWith('.json') ? JSON.stringify(joined(before, text), null, 2) : `${before}\n${text}`);
}

/** Puts the lines with + in place of those with -; what a reader looks for must be there once. */
function changed(before: string, text: string): string {
  const side = (lines: readonly string[], left: string): string => lines.flatMap((line) => (line.startsWith(left) ? [] : [`${line.slice(1)}\n`])).join('');
  return text.split('...\n').reduce((file, part) => {
    const lines = part.replace(/\n$/, '').split('\n');
    const [before, after] = [side(lines, '+'), side(lines, '-')];
    expect(`\n${file}`.split(`\n${before}`), `the file has this once:\n${before}`).toHaveLength(2);
    return `\n${file}`.replace(`\n${before}`, () => `\n${after}`).slice(1);
  }, before);
}

/** The entries of both lists; one with the id of an older one takes its place. */
function joined(before: string, text: string): readonly unknown[] {
  const entries = [before, text].flatMap((json) => JSON.parse(json) as { readonly id: string }[]);
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

/** Runs a command as a reader types it. */
function printed(line: string): string {
  const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word);
  const { stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd: game, encoding: 'utf8', input: '' });
  return (stdout + stderr).trimEnd();
}

/** What stands on the page with "..." for lines that are left out. */
function isShown(shown: string, all: string): boolean {
  const parts = shown.split(/^\.\.\.$/m).map((part) => part.replace(/^\n|\n$/g, ''));
  let at = 0;
  return parts.every((part, i) => {
    const found = i === 0 && part !== '' ? (all.startsWith(part) ? 0 : -1) : all.indexOf(part, at);
    at = found + part.length;
    return found >= 0 && (i < parts.length - 1 || part === '' || at === all.length);
  });
}

describe('the course for authors of a game', () => {
  it('has six evenings, and code blocks that name their files', () => {
    expect(pages).toHaveLength(6);
    for (const page of pages) {
      const blocks = blocksOf(readFileSync(join(import.meta.dirname, page), 'utf8'));
      expect(blocks.filter(({ file, language }) => (file === undefined) !== (language === 'text'))).toEqual([]);
    }
  });

  for (const page of pages)
    it(`${page} can be done as it is written, and prints what it says`, () => {
      const path = join(import.meta.dirname, page);
      let text = readFileSync(path, 'utf8');
      for (const block of blocksOf(text)) {
        if (block.file !== undefined) put({ ...block, file: block.file });
        const [, line, shown] = /^\$ riposte (.*)\n([\s\S]*)\n$/.exec(block.text) ?? [];
        if (line === undefined) continue;
        const all = printed(line);
        if (process.env.UPDATE === '1' && !/^\.\.\.$/m.test(shown)) {
          text = text.replace(block.text, () => `$ riposte ${line}\n${all}\n`);
          writeFileSync(path, text);
        } else expect(isShown(shown, all), `${line}\n${all}`).toBe(true);
      }
      if (existsSync(join(game, 'scenarios'))) expect(printed('scenario scenarios --ruleset .')).toMatch(/^\d+ passed, 0 failed$/);
    }, 120_000);

  it('ends with a game that keeps what Riposte asks of every game', () => {
    const { checks } = JSON.parse(printed('conformance --ruleset . --json')) as {
      readonly checks: readonly { readonly check: string; readonly verdict: string }[];
    };
    expect(checks.filter(({ verdict }) => verdict !== 'good').map(({ check }) => check)).toEqual(['hiding']);
  }, 120_000);

  it('would find a wrong output, a missing line and a line too many', () => {
    expect(isShown('a\nb', 'a\nb')).toBe(true);
    expect(isShown('a\n...\nd', 'a\nb\nc\nd')).toBe(true);
    expect(isShown('a', 'a\nb')).toBe(false);
    expect(isShown('b', 'a\nb')).toBe(false);
    expect(isShown('a\n...\nd', 'a\nb\nc\nd\ne')).toBe(false);
    expect(isShown('a\n...\nx\n...', 'a\nb\nc')).toBe(false);
  });
});
