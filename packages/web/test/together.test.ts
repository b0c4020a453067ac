import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answer } from '../src/workbench/answers.ts';
import type { Compared, CompareWanted } from '../src/workbench/requests.ts';
import { type AskThread, comparedTogether } from '../src/workbench/together.ts';

const content = readFileSync(join(import.meta.dirname, '../../../encounters/sea-of-shadows/duel-at-dawn.json'), 'utf8');
const wanted = { content, seed: 'together', players: {}, changes: ['Ilse.hp=6'], soFar: null, fights: 500 } satisfies CompareWanted;
const never = { signal: new AbortController().signal, tell: () => undefined };

/** Threads that answer as workers do, by copies and each after a while of its own, and which of them were asked. */
function threads() {
  const asked: (readonly [thread: number, ask: string])[] = [];
  const ask: AskThread = async (thread, what, about, way = {}) => {
    asked.push([thread, what]);
    const tell = (told: unknown): void => way.tell?.(structuredClone(told) as never);
    const given = await answer(what, structuredClone(about), { ...never, ...way, tell } as never);
    await new Promise((done) => setTimeout(done, thread % 2 === 0 ? 30 : 0));
    return structuredClone(given) as never;
  };
  return { ask, asked };
}

const totals = async (count: number, more: Partial<CompareWanted> = {}) => comparedTogether(threads().ask, count, { ...wanted, ...more }, never, 0);

describe('a comparison over several threads', () => {
  it('comes to the same with 1, 2 and 4 of them', async () => {
    const alone = await totals(1);
    expect(alone.shared.tally.fights).toBe(500);
    expect(await totals(2)).toEqual(alone);
    expect(await totals(4)).toEqual(alone);
  });

  it('stops, and goes on to the same totals', async () => {
    const wish = new AbortController();
    const tell = ({ shared }: Compared): void => void (shared.tally.fights > 200 && wish.abort());
    const stopped = await comparedTogether(threads().ask, 3, { ...wanted, fights: 100_000 }, { signal: wish.signal, tell }, 0);
    const { fights } = stopped.shared.tally;
    expect(fights).toBeGreaterThan(200);
    expect(fights).toBeLessThan(100_000);
    expect(stopped).toEqual(await totals(1, { fights }));
    const on = await totals(2, { soFar: stopped, fights: fights + 300 });
    expect(on).toEqual(await totals(1, { fights: fights + 300 }));
  });

  it('asks no more than one where that is not worth it', async () => {
    const few = threads();
    await comparedTogether(few.ask, 8, { ...wanted, fights: 200 }, never, 0);
    await comparedTogether(few.ask, 8, { ...wanted, fights: 260 }, never, 1e9);
    expect(few.asked.every(([thread, ask]) => thread === 0 && ask === 'compare')).toBe(true);
    const many = threads();
    await comparedTogether(many.ask, 4, wanted, never, 0);
    expect(new Set(many.asked.map(([thread]) => thread))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('tells a fault of one of them, and begins nothing more', async () => {
    const { ask, asked } = threads();
    const failing: AskThread = (thread, what, about, way) => (thread === 1 ? Promise.reject(new Error('lost')) : ask(thread, what, about, way));
    await expect(comparedTogether(failing, 2, { ...wanted, fights: 100_000 }, never, 0)).rejects.toThrow('lost');
    const before = asked.length;
    await new Promise((done) => setTimeout(done, 1500));
    expect(asked.length).toBeLessThanOrEqual(before + 1);
  });
});
