import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileError, fightersOf, nameOf, openLog } from '@riposte/files';
import { RULE_SETS } from '@riposte/rule-sets';
import { describe, expect, it } from 'vitest';
import { openReplay } from '../src/replay.ts';

const golden = join(import.meta.dirname, '../../../fixtures/golden');
const logs = readdirSync(golden).map((game) => ({ game, log: readFileSync(join(golden, game, 'to-the-end.jsonl'), 'utf8') }));
const NONE: ReadonlyMap<string, string> = new Map();

describe('a log to look at', () => {
  it.each(logs)('of $game shows every moment, and ends as the fight did', ({ game, log }) => {
    const replay = openReplay(log, RULE_SETS, NONE, 'en');
    const { fight, ruleSet } = openLog(log, 'log', RULE_SETS);
    expect([replay.game, replay.log.length > 3]).toEqual([game, true]);
    const names = fightersOf(fight.view).map((id) => nameOf({ ruleSet, view: fight.view }, id));
    for (let entry = -1; entry < replay.log.length; entry++) {
      const scene = replay.after(entry);
      expect(scene.fighters.map(({ name }) => name)).toEqual(names);
      expect([scene.menu.acts, scene.question, scene.undo]).toEqual([[], null, null]);
    }
    expect(replay.after(-1).over).toBeNull();
    expect(replay.after(replay.log.length - 1).over).not.toBeNull();
  });

  it('is told in the language of who looks where the game has it', () => {
    const told = (game: string): string => JSON.stringify(openReplay(logs.find((one) => one.game === game)!.log, RULE_SETS, NONE, 'de').log);
    expect(told('sea-of-shadows')).toMatch(/ist am Zug|trifft|Runde/);
    expect(told('celesia')).not.toMatch(/Runde/);
  });

  it.each([
    ['an empty text', ''],
    ['no log', '{"format": "riposte/encounter/1"}'],
    ['a page', '<!doctype html>'],
    ['a line that was changed', logs[0].log.replace(/"faces":\[\d/, '"faces":[99')],
    ['a cut header', logs[0].log.slice(0, 100)],
  ])('is refused with a sentence where it is %s', (_, text) => {
    expect(() => openReplay(text, RULE_SETS, NONE, 'en')).toThrow(FileError);
  });
});
