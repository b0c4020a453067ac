import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { json, ownFolder, root, run } from './command.ts';

const folder = ownFolder();
const duel = join(root, 'encounters/sea-of-shadows/duel-at-dawn.json');
const quick = ['--fights', '60', '--workers', '1'];
const named = (name: string): string => join(folder, name);

interface Told {
  readonly tally: { readonly fights: number; readonly wins: Readonly<Record<string, number>>; readonly rounds: Readonly<Record<string, number>> };
}

/** The log of a simulated fight up to a line, as if it stood there. */
async function partOf(last: (all: readonly string[]) => number): Promise<string> {
  const whole = named('whole.jsonl');
  await run('simulate', duel, '--open', '0', '--log', whole, '--force');
  const all = readFileSync(whole, 'utf8').trimEnd().split('\n');
  const name = named(`part-${last(all)}.jsonl`);
  writeFileSync(name, `${all.slice(0, last(all) + 1).join('\n')}\n`);
  return name;
}

/** The first line of a kind behind a few entries. */
const midway =
  (kind: string) =>
  (all: readonly string[]): number =>
    all.findIndex((line, i) => i > 12 && line.includes(`"in":"${kind}"`));

describe('riposte simulate with a log', () => {
  it('fights on from where the log stands, alike each time', async () => {
    const log = await partOf(midway('done'));
    const [once, again] = [await json<Told>('simulate', log, ...quick), await json<Told>('simulate', log, ...quick)];
    expect(once.tally).toEqual(again.tally);
    expect(once.tally.fights).toBe(60);
    const { out } = await run('simulate', log, ...quick);
    expect(out).toMatch(/As it stood after entry \d+, in round \d+: [\d.]+ more rounds on average/);
  });

  it.each(['done', 'roll'])('opens one of its fights as a log that goes on from it, with the same end, behind a %s', async (kind) => {
    const log = await partOf(midway(kind));
    for (const trial of [0, 3]) {
      const rows = named('rows.csv');
      await run('simulate', log, '--fights', String(trial + 1), '--workers', '1', '--rows', rows, '--force');
      const [head, ...fights] = readFileSync(rows, 'utf8').trim().split(/\r?\n/);
      const winner = Number(fights[trial].split(',')[head.split(',').indexOf('winner')]);
      const name = named(`on-${kind}-${trial}.jsonl`);
      expect((await run('simulate', log, '--open', String(trial), '--log', name)).code).toBe(0);
      expect((await run('verify', name)).code).toBe(0);
      expect((await run('replay', name)).out).toContain(`${['Ilse', 'Odo'][winner - 1]} wins`);
      expect(readFileSync(name, 'utf8').startsWith(readFileSync(log, 'utf8'))).toBe(true);
    }
  });

  it('changes facts of fighters as the game master would, and refuses what a running fight cannot take', async () => {
    const log = await partOf(midway('done'));
    const { versus } = await json<{ versus: Told['tally'] }>('simulate', log, ...quick, '--vs', 'Odo.hp=1');
    const { tally } = await json<Told>('simulate', log, ...quick);
    expect(versus.wins[0] ?? 0).toBeGreaterThan(tally.wins[0] ?? 0);
    const refused = async (change: string): Promise<string> => (await run('simulate', log, ...quick, '--vs', change)).err;
    expect(await refused('+Odo')).toContain('in a fight that has begun, only facts of fighters can be changed');
    expect(await refused('Ilze.hp=1')).toContain('Did you mean "Ilse"?');
    expect(await refused('Odo.hp=99')).toContain('a whole number from 0 to');
    expect((await run('simulate', log, ...quick, '--solve', '50%')).err).toContain('nobody can join or leave a fight that has begun');
    expect((await run('simulate', log, 'rest', duel, '--fights', '5')).err).toContain('A day is made of encounters');
  });

  it('says of a fight that is over that it is', async () => {
    expect((await run('simulate', await partOf((all) => all.length - 1), ...quick)).err).toMatch(
      /expected a fight that is not over \((Ilse|Odo) wins the fight\)/,
    );
  });
});
