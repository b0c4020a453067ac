import { join } from 'node:path';
import { writeLog } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { openTable } from '../src/open.ts';
import { gate, json, ownFolder, put, root, run } from './command.ts';

const folder = ownFolder();
const duel = join(root, 'encounters/sea-of-shadows/duel-at-dawn.json');

describe('riposte odds', () => {
  it('tells an act in one sentence, then each outcome, the assumptions and the numbers behind', async () => {
    const { code, out } = await run('odds', duel, '--as', 'Ilse', '--action', 'strike', '--within', '0');
    expect(code).toBe(0);
    const [sentence] = out.split('\n');
    expect(sentence).toMatch(/^Strike at Odo: Odo 56\.6 %: HP -1 41\.3, HP -2 10\.1, HP -3 2\.4, /);
    expect(sentence).toMatch(/; Odo's passive would make it 68\.8 %, parry 72\.7 %, dodge 68\.8 %$/);
    expect(out).toMatch(/by policy: Odo answers block \(choose-defence, SS-ATK-011\)/);
    expect(out).toMatch(/if Odo answers parry: Odo 72\.7 %/);
    expect(out).toMatch(/active defence advantage of Odo 1 = 0 from .*, block \+1 \(SS-BLK-004\)/);
  });

  it('gives fractions', async () => {
    const { acts } = await json<{ acts: { outcomes: { exactly: string; probability: number }[] }[] }>(
      'odds',
      duel,
      '--as',
      'Ilse',
      '--action',
      'strike',
      '--exact',
    );
    expect(acts[0].outcomes[0]).toMatchObject({ exactly: '125/288', probability: 125 / 288 });
  });

  it('stands beside each legal act', async () => {
    const { out } = await run('legal', duel, '--as', 'Ilse', '--odds', '--within', '0');
    expect(out).toMatch(/yes {2}Strike at Odo: 1 AP\n +Odo 56\.6 %: .*; Odo's passive would make it 68\.8 %, parry 72\.7 %/);
    expect(out).toMatch(/yes {2}End turn\n +certain: the scene turn: none/);
  });

  it('stands beside shots, too', async () => {
    const { out } = await run('legal', gate, '--as', 'Cees', '--odds');
    expect(out).toMatch(/yes {2}Shoot at Gork: 1 AP\n +Gork 68\.8 %: HP -1 and now knocked out 35\.4, /);
  });

  it('tells how a whole fight ends, with bounds', async () => {
    const { ends, open } = await json<{ ends: { probability: number; atMost: number }[]; open: number }>('odds', duel, '--within', '300');
    expect(ends.reduce((sum, one) => sum + one.probability, 0) + open).toBeCloseTo(1, 9);
    expect(ends.every((end) => end.atMost >= end.probability)).toBe(true);
  });

  it('tells the answers to an open question', async () => {
    const { fight, header } = openTable(duel);
    fight.submit({ do: 'strike', by: fight.declarers[0], with: { at: 3 - fight.declarers[0] } });
    const log = put(folder, 'asked.jsonl', writeLog(header, fight.lines));
    const { code, out } = await run('odds', log, '--within', '0');
    expect(code).toBe(0);
    expect(out).toMatch(/^Odo is asked: .*\npassive: Odo 68\.8 %: .*\nblock: Odo 56\.6 %: HP -1 41\.3/);
  });

  it('says first what befalls others, and leaves out what only keeps the book of a turn', async () => {
    const { acts } = await json<{ acts: { sentence: string; chances: { who: string; probability: number; atMost: number }[] }[] }>(
      'odds',
      duel,
      '--as',
      'Ilse',
      '--action',
      'unarmed',
      '--within',
      '0',
    );
    const [{ sentence, chances }] = acts;
    expect(sentence).toMatch(/^Odo 28\.6 %: HP -1 19\.1, .*; Odo doing nothing would make it 13 %, Odo's block 11\.1 %/);
    expect(sentence).not.toMatch(/the scene|acted|borrowed/);
    expect(chances.map((chance) => chance.who)).toEqual(['Odo', 'Ilse', 'fight']);
    expect(chances.every((chance) => chance.atMost === chance.probability)).toBe(true);
  });

  it('tells where somebody goes', async () => {
    const { out } = await run('odds', join(root, 'encounters/realmspire/duel-of-flourishes.json'), '--as', 'Ilario', '--action', 'dash to 4, 3');
    expect(out).toMatch(/^Dash to 4, 3: certain: Ilario AP -1, Ilario at: 4, 3\n/);
  });

  it('tells what nobody is or has as it is: a thing that was dropped appears', async () => {
    const { out } = await run('odds', join(root, 'encounters/sea-of-shadows/duel-at-dawn.json'), '--as', 'Ilse', '--action', 'drop');
    expect(out).toMatch(/^Drop: certain: .*, sword appears\n/);
  });

  it('tells what is certain by one answer and not by another beside what is not', async () => {
    const scenario = {
      format: 'riposte/scenario/1',
      ruleset: 'celesia',
      title: 'a mace on the head',
      given: {
        fighters: [
          { name: 'Ann', str: 7, holds: ['mace'] },
          { name: 'Bea', con: 2, reactions: 0, injuries: { head: [1] } },
        ],
      },
      steps: [
        {
          as: 'Ann',
          do: 'strike',
          with: { weapon: "Ann's hand 1", at: 'Bea', attribute: 'strength' },
          dice: [{ purpose: 'attack', total: 20 }],
          expect: { asked: { ask: 'choose-part', who: ['Ann'] } },
        },
      ],
    };
    const { out } = await run('odds', put(folder, 'head.json', JSON.stringify(scenario)), '--within', '0');
    expect(out).toMatch(/\nBea's head: Bea 84 %: now dazed; certain: .*Bea now stunned/);
    expect(out).toMatch(/\nBea's ear 1: Bea 84 %: now dazed; .*certain: (?!.*Strain)(?!.*stunned).*destroyed/);
  });

  it('refuses what there is not', async () => {
    expect(await run('odds', duel, '--as', 'Nobody')).toMatchObject({ code: 2, err: expect.stringMatching(/--as: expected one of Ilse, Odo/) });
    expect(await run('odds', duel, '--action', 'strike')).toMatchObject({ code: 2, err: expect.stringMatching(/--action: expected --as beside it/) });
    expect(await run('odds', duel, '--as', 'Ilse', '--action', 'fly')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/--action: expected one of Strike at Odo, /),
    });
  });
});
