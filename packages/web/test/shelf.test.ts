import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Saves, ShelfError, saving } from '../src/saver.ts';

/** A write that waits for its answer. */
interface Asked {
  readonly body: string;
  readonly was: number | null;
  readonly kept: (version: number) => void;
  readonly failed: (why: Error) => void;
}

describe('what is saved as it changes', () => {
  let asked: Asked[] = [];
  let copies: string[] = [];
  let saver: Saves<string>;
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
  const told = (): readonly (readonly [string, number | null])[] => asked.map(({ body, was }) => [body, was]);
  const answer = async (how: (write: Asked) => void): Promise<void> => {
    how(asked.shift()!);
    await settle();
  };
  const pause = (): Promise<unknown> => vi.advanceTimersByTimeAsync(500);

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    copies = [];
    saver = saving<string>({
      version: 3,
      write: (body, was) => new Promise((kept, failed) => asked.push({ body, was, kept, failed })),
      copy: async (body) => `copy ${copies.push(body)}`,
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits half a second, sends the last change alone, and one at a time', async () => {
    saver.save('One');
    await vi.advanceTimersByTimeAsync(400);
    saver.save('Two');
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toEqual([]);
    expect(saver.get()).toEqual({ state: 'saving', why: null, version: 3 });
    await vi.advanceTimersByTimeAsync(1);
    expect(told()).toEqual([['Two', 3]]);
    // What comes while it is on its way waits for its version.
    saver.save('Three');
    await vi.advanceTimersByTimeAsync(2000);
    saver.save('Four');
    await vi.advanceTimersByTimeAsync(2000);
    expect(told()).toEqual([['Two', 3]]);
    await answer(({ kept }) => kept(4));
    expect(told()).toEqual([['Four', 4]]);
    expect(saver.get().state).toBe('saving');
    await answer(({ kept }) => kept(5));
    expect(saver.get()).toEqual({ state: 'saved', why: null, version: 5 });
    await vi.advanceTimersByTimeAsync(100_000);
    expect(asked).toEqual([]);
  });

  it('is sent again until it is kept where nobody answers, and what was changed meanwhile instead', async () => {
    saver.save('One');
    await pause();
    await answer(({ failed }) => failed(new TypeError('Failed to fetch')));
    expect(saver.get()).toEqual({ state: 'failed', why: 'Failed to fetch', version: 3 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(told()).toEqual([['One', 3]]);
    saver.save('Two');
    await answer(({ failed }) => failed(new ShelfError('BUSY', 'Try again.', false)));
    expect(saver.get()).toMatchObject({ state: 'failed', why: 'Try again.' });
    await vi.advanceTimersByTimeAsync(4000);
    expect(told()).toEqual([['Two', 3]]);
    await answer(({ kept }) => kept(4));
    expect(saver.get().state).toBe('saved');
  });

  it('waits for the next change where it is refused as it is', async () => {
    saver.save('Too large');
    await pause();
    await answer(({ failed }) => failed(new ShelfError('QUOTA', 'At most 2 MB can be kept.', true)));
    expect(saver.get()).toMatchObject({ state: 'failed', why: 'At most 2 MB can be kept.' });
    await vi.advanceTimersByTimeAsync(100_000);
    expect(asked).toEqual([]);
    saver.save('Smaller');
    await pause();
    expect(told()).toEqual([['Smaller', 3]]);
  });

  it('is not sent over what another window wrote, and can be kept as a copy', async () => {
    saver.save('Mine');
    await pause();
    await answer(({ failed }) => failed(new ShelfError('CONFLICT', 'Another window changed this.', true)));
    expect(saver.get()).toEqual({ state: 'conflict', why: 'Another window changed this.', version: 3 });
    saver.save('Mine, later');
    await vi.advanceTimersByTimeAsync(100_000);
    await saver.flush();
    expect(asked).toEqual([]);
    expect(await saver.saveAsCopy()).toBe('copy 1');
    expect(copies).toEqual(['Mine, later']);
    expect(saver.get().state).toBe('saved');
  });

  it('is sent at once where somebody leaves', async () => {
    saver.save('Last words');
    void saver.flush();
    await settle();
    expect(told()).toEqual([['Last words', 3]]);
  });
});
