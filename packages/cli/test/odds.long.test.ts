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
    expect(sentence).toMatch(/^Strike Odo: 57 % to hurt Odo: 1 HP 41 %, 2 HP 10 %, 3 HP 2 %, worse 3 % \(out of the fight 3 %\)\. /);
    expect(sentence).toMatch(/ If Odo does not defend: 69 %\. If Odo parries: 73 %\. If Odo dodges: 69 %\.$/);
    expect(out).toMatch(/Assumed: Odo blocks \(choose-defence, SS-ATK-011\)/);
    expect(out).toMatch(/If Odo parries: 73 % to hurt Odo/);
    expect(out).toMatch(/active defence advantage of Odo: 1 = shield \+1 \(SS-BLK-004\)/);
  });

  it('compares an act with a variant, at a later moment too', async () => {
    const { code, out } = await run('odds', duel, '--as', 'Ilse', '--action', 'strike', '--vs', 'Odo.dice.DEF=D10');
    expect(code).toBe(0);
    expect(out).toMatch(/^As it is:\nStrike Odo: 57 % to hurt Odo/);
    expect(out).toMatch(/\nWith Odo.dice.DEF=D10:\nStrike Odo: \d+ % to hurt Odo/);
    const { acts, versus } = await json<{ acts: { text: string }[]; versus: { changes: string[]; acts: { text: string }[] } }>(
      'odds',
      duel,
      '--as',
      'Ilse',
      '--after',
      '1',
      '--vs',
      'Odo.hp=7',
    );
    expect(versus).toMatchObject({ changes: ['Odo.hp=7'] });
    expect(versus.acts.map(({ text }) => text)).toEqual(acts.map(({ text }) => text));
    const table = await openTable(duel);
    const log = put(folder, 'plain.jsonl', writeLog(table.header, table.fight.lines));
    expect((await run('odds', log, '--vs', 'Odo.hp=7')).err).toContain('--vs needs an encounter');
  });

  it('says so if nobody has the name of --as, also while a question is open', async () => {
    const ambush = join(root, 'encounters/realitycheck/ambush-in-the-pass.json');
    expect(await run('odds', ambush, '--as', 'Tomm')).toMatchObject({
      code: 2,
      err: expect.stringContaining('No fighter is called "Tomm". Did you mean "Tom"?'),
    });
    expect((await run('odds', ambush, '--as', 'Tom')).out).toContain('is the whole side of Arn, Bo and Cid surprised?');
  });

  it('leaves out what shows in nothing', async () => {
    const { out } = await run('odds', duel, '--as', 'Ilse', '--action', 'leave');
    expect(out).toMatch(/^ {2}\d+(?:\.\d)? % {1,3}Ilse loses 1 (HP and 1 )?AP; /m);
    expect(out).not.toMatch(/% +;/);
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
    expect(out).toMatch(/^ {2}Strike Odo — 1 AP\n {4}57 % to hurt Odo: .*\. If Odo does not defend: 69 %\. If Odo parries: 73 %/m);
    expect(out).toMatch(/^ {2}End turn\n {4}Nothing changes\.$/m);
  });

  it('stands beside shots, too', async () => {
    const { out } = await run('legal', gate, '--as', 'Cees', '--odds');
    expect(out).toMatch(/^ {2}Shoot Gork — 1 AP\n {4}69 % to hurt Gork: 1 HP and knocked out 35 %, .* \(out of the fight 69 %\)\./m);
  });

  it('tells how a whole fight ends, with bounds', async () => {
    const { ends, open } = await json<{ ends: { probability: number; atMost: number }[]; open: number }>('odds', duel, '--within', '300');
    expect(ends.reduce((sum, one) => sum + one.probability, 0) + open).toBeCloseTo(1, 9);
    expect(ends.every((end) => end.atMost >= end.probability)).toBe(true);
  });

  it('tells the answers to an open question', async () => {
    const { fight, header } = await openTable(duel);
    fight.submit({ do: 'strike', by: fight.declarers[0], with: { at: 3 - fight.declarers[0] } });
    const log = put(folder, 'asked.jsonl', writeLog(header, fight.lines));
    const { code, out } = await run('odds', log, '--within', '0');
    expect(code).toBe(0);
    expect(out).toMatch(/^Odo: .*\nPassive defence: 69 % to hurt Odo: .*\nBlock: 57 % to hurt Odo: 1 HP 41 %/);
  });

  it('says first what befalls others, and leaves out what is only bookkeeping of a turn', async () => {
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
    expect(sentence).toMatch(/^29 % to hurt Odo: 1 HP 19 %, .*\. 56 % that Ilse is hurt: 1 HP 31 %, .*\. If Odo does nothing: 13 %\. If Odo blocks: 11 %\./);
    expect(sentence).not.toMatch(/the scene|acted|borrowed/);
    expect(chances.map((chance) => chance.who)).toEqual(['Odo', 'Ilse', 'fight']);
    expect(chances.every((chance) => chance.atMost === chance.probability)).toBe(true);
  });

  it('tells where somebody goes, and knows the place as it is typed', async () => {
    const { out } = await run('odds', join(root, 'encounters/realmspire/duel-of-flourishes.json'), '--as', 'Ilario', '--action', 'dash to 4, 3');
    expect(out).toMatch(/^Dash to \(4,3\): Costs 1 AP; Ilario moves to \(4,3\)\.\n/);
  });

  it('tells what nobody is or has as it is: a thing that was dropped appears', async () => {
    const { out } = await run('odds', join(root, 'encounters/sea-of-shadows/duel-at-dawn.json'), '--as', 'Ilse', '--action', 'drop');
    expect(out).toMatch(/^Drop the sword: Ilse is empty-handed; sword on the ground\.\n/);
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
    expect(out).toMatch(/\nHead: 84 % that Bea is dazed\. In any case: .*Bea is stunned/);
    expect(out).toMatch(/\nLeft ear: 84 % that Bea is dazed\. .*on the lower of 2 d20\. In any case: (?!.*Strain)(?!.*stunned).*destroyed/);
  });

  it('lists outcomes without bookkeeping, and those that read alike as one', async () => {
    const { out } = await run(
      'odds',
      join(root, 'encounters/celesia/duel-of-parries.json'),
      '--as',
      'Odo',
      '--action',
      'throw the dagger at Ilse (strength)',
      '--within',
      '0',
    );
    const rows = out.split('\n').filter((line) => /^ {2}[\d.]+ %/.test(line));
    expect(rows.filter((row) => row.endsWith('nothing else'))).toHaveLength(1);
    expect(out).not.toMatch(/: ;|; ;|untreated|maxStamina|gains 1 injur/);
    const shares = rows.map((row) => Number.parseFloat(row));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
  });

  it('refuses what there is not', async () => {
    expect(await run('odds', duel, '--as', 'Nobody')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/No fighter is called "Nobody"\. Choose one of Ilse, Odo\. Help: riposte help odds\n$/),
    });
    expect(await run('odds', duel, '--action', 'strike')).toMatchObject({ code: 2, err: expect.stringMatching(/Whose action\? Add --as NAME to --action\./) });
    expect(await run('odds', duel, '--as', 'Ilse', '--action', 'fly')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/No action is called "fly"\. Choose one of Strike Odo, /),
    });
  });
});
