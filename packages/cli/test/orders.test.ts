import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { json, ownFolder, root, run } from './command.ts';

const folder = ownFolder();
const duel = join(root, 'encounters/sea-of-shadows/duel-at-dawn.json');

describe('riposte dice', () => {
  it('rolls what would take too long to count, and says so', async () => {
    expect(await run('dice', '1000d1000')).toMatchObject({ code: 0, out: expect.stringMatching(/^rolled \d+\n.*\n\nThe odds would take too long to count; /) });
    expect(await json('dice', '1000d1000', '--exact')).toMatchObject({ chances: null, rolls: [{ total: expect.any(Number) }] });
  });
});

describe('riposte orders', () => {
  it('tells where an order would have fired', async () => {
    const log = join(folder, 'duel.jsonl');
    await run('fight', duel, '--seed', '4', '--log', log);
    const always = await json<{ asked: number; fired: unknown[] }>('orders', log, 'dodge', '--as', 'Ilse');
    expect(always.asked).toBeGreaterThan(1);
    expect(always.fired).toHaveLength(always.asked);
    const some = await json<{ fired: unknown[] }>('orders', log, 'dodge when I have at most 2 hp', '--as', 'Ilse');
    expect(some.fired.length).toBeLessThan(always.asked);
    const often = await json<{ fired: unknown[] }>('orders', log, 'dodge when the blow would cost 1 hp with 60 %', '--as', 'Ilse');
    const rarely = await json<{ fired: unknown[] }>('orders', log, 'dodge when the blow would cost 4 hp with 60 %', '--as', 'Ilse');
    expect(often.fired.length).toBeGreaterThan(rarely.fired.length);
    const kept = await json<{ fired: unknown[] }>('orders', log, 'dodge when I keep at least 100 hp', '--as', 'Ilse');
    expect(kept.fired).toHaveLength(0);
    const { code, out } = await run('orders', log, 'dodge when I have at least 100 hp', '--as', 'Ilse');
    expect([code, out]).toEqual([1, expect.stringMatching(/the order would never have applied\./)]);
    for (const [text, column] of [
      ['dodge whenever', 7],
      ['dogde when I am prone', 1],
      ['parry wen foo', 7],
    ] as const)
      expect(await run('orders', log, text, '--as', 'Ilse')).toMatchObject({ code: 2, err: expect.stringContaining(`column ${column}: expected `) });
    expect((await run('orders', log, 'dodge when maybe', '--as', 'Ilse')).err).toMatch(/column 12: expected "I"/);
  });
});
