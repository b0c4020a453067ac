import { Fight, type Header, keyedDice, type Line, writeLog } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { decreeInWords, FileError, MAX_LOG_BYTES, openLog, parseLog, readEncounter } from '../src/index.ts';
import { TOY } from './toy-rule-set.ts';

const content = JSON.stringify({
  format: 'riposte/encounter/1',
  title: 'x',
  ruleset: 'toy',
  sides: ['a', 'b'],
  board: {},
  fighters: [
    { name: 'Ann', side: 'a', coins: 4 },
    { name: 'Bea', side: 'b' },
  ],
});

/** A fight with every kind of line in it. */
function played(): Fight {
  const { rules, state } = readEncounter(content, 'e.json', [TOY]);
  const fight = Fight.open(rules, state, { seed: 'x' });
  fight.force({ roll: 'blow', who: 1, faces: [3], total: null, reason: 'as it fell' });
  fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
  fight.order({ who: 1, ask: 'struck', do: 'never', when: null, value: null });
  fight.submit({ do: 'blow', by: 2, with: { at: 1 } });
  fight.answer('high');
  fight.fiat('a gift', [['counted', 2]]);
  fight.undo();
  fight.redo();
  return fight;
}

const refusal = (act: () => unknown): string => {
  try {
    act();
  } catch (thrown) {
    if (thrown instanceof FileError) return thrown.message;
    throw thrown;
  }
  return 'nothing';
};
const open = (header: Header, lines: readonly Line[]): string => refusal(() => openLog(writeLog(header, lines), 'l.jsonl', [TOY]));
const { header, lines } = played();
const withLine = (at: number, change: object): Line[] => lines.map((line, i) => (i === at ? ({ ...line, ...change } as Line) : line));
const first = (kind: Line['in']): number => lines.findIndex((line) => line.in === kind);

describe('a log whose dice a server keeps', () => {
  it('opens without their seed and keeps what was promised of them', () => {
    const { rules, state } = readEncounter(content, 'e.json', [TOY]);
    const fight = Fight.open(rules, state, { dice: keyedDice('secret') });
    fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
    const header = { ...fight.header, dice: { commitment: 'a'.repeat(64) } };
    const text = writeLog(header, fight.lines);
    expect(parseLog(text, 'x.jsonl').header.dice).toEqual(header.dice);
    expect(openLog(text, 'x.jsonl', [TOY]).fight.state).toEqual(fight.state);
    expect(refusal(() => parseLog(writeLog({ ...header, dice: { commitment: 'short' } } as Header, fight.lines), 'x.jsonl'))).toMatch(
      /^x\.jsonl: line 1\.dice/,
    );
  });
});

describe('a decree in words', () => {
  it('sets, and says what it does not understand', () => {
    const { rules, state } = readEncounter(content, 'e.json', [TOY]);
    const fight = Fight.open(rules, state, { seed: 'x' });
    decreeInWords(fight, TOY, 'set', { of: 'Bea', hits: 1, reason: 'a gift' });
    expect(fight.lines.at(-1)).toMatchObject({ in: 'fiat', reason: 'a gift', events: [['counted', 2]] });
    expect(refusal(() => decreeInWords(fight, TOY, 'set', { of: 'Dan', hits: 1 }))).toMatch(/^GM ruling: of: expected one of .*Ann/);
    expect(refusal(() => decreeInWords(fight, TOY, 'dance', {}))).toBe(
      'GM ruling: do: expected one of set, give, end, draw, erase, open, close, light, add, ignore',
    );
    expect(refusal(() => decreeInWords(fight, TOY, 'set', { of: 'Bea', coins: 1 }))).toBe(
      'GM ruling: coins: expected a fact that the game master can set: hits (1 to 1)',
    );
    expect(refusal(() => decreeInWords(fight, TOY, 'set', { of: 'Bea', hits: 2 }))).toBe('GM ruling: hits: expected a whole number from 1 to 1');
    const old = refusal(() => decreeInWords(fight, TOY, 'ignore', { rule: 'T-99' }, () => 'a rule that there is'));
    expect(old).toBe('GM ruling: rule: expected a rule that there is');
  });
});

describe('a log', () => {
  it('holds every kind of line and opens where it ended', () => {
    const fight = played();
    expect([...new Set(fight.lines.map((line) => line.in))].sort()).toEqual(['answer', 'command', 'done', 'fiat', 'force', 'head', 'order', 'roll']);
    const { fight: again, cut } = openLog(writeLog(fight.header, fight.lines), 'l.jsonl', [TOY]);
    expect([cut, JSON.stringify(again.state)]).toEqual([false, JSON.stringify(fight.state)]);
    expect(again.verify().ok).toBe(true);
  });

  it('leaves out a line that was cut off', () => {
    const text = writeLog(header, lines);
    expect(parseLog(text.slice(0, -10), 'l.jsonl')).toMatchObject({ cut: true });
  });

  it.each([
    ['a header with a key too many', () => open({ ...header, odd: 1 } as never, []), 'line 1: expected no key "odd"'],
    ['another rule set', () => open({ ...header, ruleset: 'chess' }, []), 'ruleset: expected a rule set: toy'],
    ['options nobody knows', () => open({ ...header, options: { luck: 1 } }, []), 'expected a log that can be replayed (no option is called "luck"'],
    ['a condition that is not whole', () => open({ ...header, state: { ...header.state, serial: -1 } }, []), 'line 1.state.serial: expected'],
    ['a line of no kind', () => open(header, withLine(0, { in: 'song' })), 'line 2.in: expected'],
    ['a command without an actor', () => open(header, withLine(first('command'), { by: 'Ann' })), `line ${first('command') + 2}.by: expected`],
    ['a roll from nowhere', () => open(header, withLine(first('roll'), { from: 'thin air' })), `line ${first('roll') + 2}.from: expected one of`],
    [
      'a change of somebody who is not there',
      () => open(header, withLine(first('done'), { events: [['hit', 99, 1]] })),
      'expected a log that can be replayed (the rules cannot make sense of it)',
    ],
    ['a jump to nowhere', () => open(header, withLine(first('head'), { to: 999 })), 'expected a log that can be replayed (line'],
    [
      'a changed line',
      () => refusal(() => parseLog(writeLog(header, lines).replace('"result":true', '"result":false'), 'l.jsonl')),
      'expected an unbroken log',
    ],
    ['no log at all', () => refusal(() => parseLog('null\n', 'l.jsonl')), 'l.jsonl: line 1: expected an unbroken log'],
    [
      'a line that is no object',
      () => refusal(() => parseLog(`${JSON.stringify(header)}\nnull\n`, 'l.jsonl')),
      'l.jsonl: line 2: expected an unbroken log (line 2 is not an object)',
    ],
    [
      'of a later version',
      () => refusal(() => parseLog('{"format":"riposte/log/9","ruleset":"x"}\n', 'l.jsonl')),
      'l.jsonl: line 1: expected riposte/log/1, found one from a later version of Riposte (riposte/log/9); open it with an up-to-date version',
    ],
    ['nothing in it', () => refusal(() => parseLog(' ', 'l.jsonl')), 'l.jsonl: expected a log, found an empty file'],
    ['too much in it', () => refusal(() => parseLog('x'.repeat(MAX_LOG_BYTES + 1), 'l.jsonl')), `expected at most ${MAX_LOG_BYTES} bytes`],
  ])('is refused with %s', (_what, act, message) => expect(act()).toContain(message));
});
