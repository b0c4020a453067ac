import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Fight, makeRules, readLog, writeLog } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { hashOf, recordingsOf } from './record.ts';
import { SUBJECTS } from './subjects.ts';

const folder = join(import.meta.dirname, '../../../fixtures/golden');

/** Whether these are over, and whether something is asked; with the version in their name they are of later rules. */
const ENDS: { readonly [name: string]: readonly [over: boolean, asked: boolean] } = {
  'to-the-end': [true, false],
  'in-the-middle': [false, true],
};

describe.each(SUBJECTS)('recorded fights of $id', (subject) => {
  const {
    id,
    rules: { def },
  } = subject;
  const names = readdirSync(join(folder, id)).filter((name) => name.endsWith('.jsonl'));

  it('are at least three', () => expect(names.length).toBeGreaterThanOrEqual(3));

  it('of the present version come out so again: who changes what rules do raises the version in rules.ts and runs tools/golden.mjs', () => {
    const logs = names.map((name) => readFileSync(join(folder, id, name), 'utf8'));
    expect(
      recordingsOf(subject)
        .filter(({ log }) => !logs.includes(log))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it.each(names)('%s: chain, load, verify, final hash', (name) => {
    const text = readFileSync(join(folder, id, name), 'utf8');
    const { header, lines, cut } = readLog(text);
    expect(cut).toBe(false);
    const rules = makeRules(def, { options: header.options, codes: header.codes });
    expect(rules.codes.things.slice(0, header.codes.things.length)).toEqual(header.codes.things);
    const fight = Fight.load(rules, header, lines);
    expect(fight.verify()).toMatchObject({ ok: true });
    expect(hashOf(fight)).toBe(readFileSync(join(folder, id, `${basename(name, '.jsonl')}.sha256`), 'utf8').trim());
    expect([fight.over !== null, fight.pending !== null]).toEqual(ENDS[basename(name, '.jsonl').replace(/-\d+\.\d+\.\d+$/, '')] ?? expect.anything());
    // Loading goes on to nothing that was not in the log, and writes the same text.
    expect(writeLog(fight.header, fight.lines)).toBe(text);
  });
});
