import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { fightOf, guests, MISSING, type Person } from './browser.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** An animation that began: on what of the page, which, and how long it lasts. */
interface Moved {
  readonly what: string;
  readonly lasts: number;
  readonly frames: readonly string[];
}

/** Keeps what begins to move from now on, on tokens and on what says whose turn it is. */
const WATCH = `
  window.moved = [];
  const seen = new Set();
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { target } = animation.effect;
      if (seen.has(animation) || target.closest('.token, .pill') === null) continue;
      seen.add(animation);
      window.moved.push({
        what: target.classList[0] + ' ' + (animation.animationName ?? animation.transitionProperty ?? 'hit'),
        lasts: animation.effect.getComputedTiming().endTime,
        frames: animation.effect.getKeyframes().map(({ transform }) => transform ?? ''),
      });
    }
    requestAnimationFrame(look);
  };
  look();
`;
const moved = (page: Page): Promise<readonly Moved[]> => page.evaluate<Moved[]>('window.moved');

/** Milliseconds that nothing may take longer than. */
const LONG = 500;

describe.skipIf(MISSING !== null)('hits, falls and turns at the table', () => {
  const { come, base, table } = guests([fightOf('encounters/sea-of-shadows/duel-at-dawn.json')]);

  /** The game master of a duel, with the sheet of rulings open. */
  async function master(options: object): Promise<Person> {
    const [path] = await table('encounters/sea-of-shadows/duel-at-dawn.json');
    const one = await come(path, options);
    await one.page.locator('.token').first().waitFor();
    await one.page.evaluate(WATCH);
    // Ten times as slow, so that a busy machine draws each of them; what they say of their length stays.
    const devtools = await one.page.context().newCDPSession(one.page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
    expect(one.page.url()).toContain(base());
    return one;
  }

  /** Sets the health of the first fighter by a ruling. */
  async function health(page: Page, hp: number): Promise<void> {
    await page.getByRole('button', { name: 'Game master' }).click();
    await page.getByRole('combobox', { name: 'Fact' }).fill('hp');
    await page.getByLabel('Value', { exact: true }).fill(String(hp));
    await page.locator('datalist#facts option').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Apply the ruling' }).click();
    await page.keyboard.press('Escape');
  }

  /** Ends the turn of whoever acts. */
  const pass = (page: Page): Promise<void> => page.locator('.ending').click();

  it('are shown, each under half a second', async () => {
    const { page, faults } = await master({ reducedMotion: 'no-preference' });
    await health(page, 1);
    // Who is hurt is shaken: pushed aside, and back where it was.
    await expect.poll(async () => (await moved(page)).some(({ what }) => what === 'body hit')).toBe(true);
    const hit = (await moved(page)).find(({ what }) => what === 'body hit')!;
    expect(hit.frames.some((frame) => /translateX\(-?[1-9]/.test(frame))).toBe(true);
    expect(hit.frames.at(-1)).toBe(hit.frames[0]);
    expect((await moved(page)).some(({ what }) => what === 'body transform')).toBe(false);
    const before = (await moved(page)).length;
    await pass(page);
    // The ring closes around the next one, and the line above says it once.
    await expect.poll(async () => (await moved(page)).slice(before).map(({ what }) => what)).toEqual(expect.arrayContaining(['ring ring', 'pill appear']));
    await health(page, 0);
    await page.locator('.token.out').waitFor();
    await expect.poll(async () => (await moved(page)).some(({ what }) => what === 'body transform')).toBe(true);
    const fall = (await moved(page)).find(({ what }) => what === 'body transform')!;
    expect(fall.frames.at(-1)).not.toBe(fall.frames[0]);
    for (const { what, lasts } of await moved(page)) expect({ what, isShort: lasts > 0 && lasts < LONG }).toEqual({ what, isShort: true });
    expect(faults).toEqual([]);
  });

  it.each(['reduced motion', 'the setting'])('are off with %s, and say the same', async (how) => {
    const { page, faults } = await master({ reducedMotion: how === 'the setting' ? 'no-preference' : 'reduce' });
    if (how === 'the setting') {
      await page.evaluate(`localStorage.setItem('riposte-motion', '"off"')`);
      await page.reload();
      await page.locator('.token').first().waitFor();
      await page.evaluate(WATCH);
    }
    await health(page, 1);
    const waiting = await page.locator('.pill').textContent();
    await pass(page);
    await expect.poll(() => page.locator('.pill').textContent()).not.toBe(waiting);
    await health(page, 0);
    await page.locator('.token.out').waitFor();
    expect((await moved(page)).filter(({ lasts }) => lasts > 0)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
