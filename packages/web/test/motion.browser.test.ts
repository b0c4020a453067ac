import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { act, fightOf, guests, MISSING, sceneOf } from './browser.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** What moved on the page: each animation of a token, a fighter on it, or dice, with where it leads and how long. */
interface Moved {
  readonly what: string;
  readonly lasts: number;
  readonly spots: readonly string[];
}

/** Keeps what begins to move from now on, by the page's own clock. */
const WATCH = `
  window.moved = [];
  const seen = new Set();
  const look = () => {
    for (const animation of document.getAnimations()) {
      const target = animation.effect.target;
      if (seen.has(animation) || target.closest('.token, .thrown') === null) continue;
      seen.add(animation);
      const frames = animation.effect.getKeyframes();
      if (window.holds) animation.pause();
      window.moved.push({
        what: (target.classList[0] ?? target.tagName) + ' ' + (animation.animationName ?? animation.transitionProperty ?? 'path'),
        lasts: animation.effect.getComputedTiming().endTime,
        spots: frames.map((frame) => frame.transform ?? ''),
      });
    }
    requestAnimationFrame(look);
  };
  look();
`;
const moved = (page: Page): Promise<readonly Moved[]> => page.evaluate<Moved[]>('window.moved');
/** What still moves. */
const moving = (page: Page): Promise<number> =>
  page.evaluate<number>(`document.getAnimations().filter(({ effect }) => effect.target.closest('.token, .thrown') !== null).length`);

const LIVELY = { reducedMotion: 'no-preference' } as const;
/** Milliseconds that nothing may take longer than. */
const LONG = 500;

describe.skipIf(MISSING !== null)('motion at the table', () => {
  const { sit } = guests([fightOf('encounters/celesia/village-green.json'), fightOf('encounters/sea-of-shadows/duel-at-dawn.json')]);

  /** Chooses the move, with all places where it can lead. */
  async function chooseMove(page: Page): Promise<void> {
    await page.locator('[data-group="all"]').click();
    await page.locator('[data-act="move"]').click();
    await page.locator('.ways [data-place]').first().waitFor();
  }

  it('takes a token along its path, under half a second, and a key ends it', async () => {
    const one = await sit('Guards and orcs', LIVELY);
    const { page } = one;
    await chooseMove(page);
    await page.evaluate(WATCH);
    // What moves is held, so that a slow machine sees it, too.
    await page.evaluate('window.holds = true');
    const goal = page.locator('.ways [data-place]').last();
    await goal.hover();
    await page.locator('.ghost').waitFor();
    const way = await page.locator('.way polyline').first().getAttribute('points');
    await goal.click();
    await expect.poll(async () => (await moved(page)).some(({ what }) => what === 'token path'), { timeout: 20_000 }).toBe(true);
    const path = (await moved(page)).find(({ what }) => what === 'token path')!;
    expect(path.spots.length).toBeGreaterThan(2);
    // Place by place it goes where the path was drawn.
    const gone = path.spots.map((spot) => /\(([-\d.]+)px, ([-\d.]+)px\)/.exec(spot)!.slice(1).join(','));
    expect(gone.join(' ')).toBe(way);
    expect(path.lasts).toBeLessThan(LONG);
    expect(await moving(page)).toBeGreaterThan(0);
    await page.keyboard.press('Shift');
    expect(await moving(page)).toBe(0);
    expect(one.faults).toEqual([]);
  });

  it('throws dice where their result stands, hides it from no screen reader and moves nothing', async () => {
    const one = await sit('Duel at dawn', LIVELY);
    const { page } = one;
    await page.evaluate(WATCH);
    await page.evaluate(
      `window.shifts = []; new PerformanceObserver((list) => window.shifts.push(...list.getEntries().flatMap((one) => one.sources.map(({ node }) => node?.nodeName)))).observe({ type: 'layout-shift' })`,
    );
    const aimed = sceneOf(one)!.menu.acts.find(({ group, ways }) => group === 'attack' && ways.length > 0)!;
    await act(page, aimed.id);
    const thrown = page.locator('.thrown').first();
    await thrown.waitFor({ state: 'attached' });
    const summary = page.locator('summary', { has: page.locator('.thrown') }).first();
    // Its words are there from the beginning, and the dice are nothing but a picture over them.
    const told = await summary.evaluate((element) => (element as unknown as { firstChild: { textContent: string } }).firstChild.textContent);
    expect(told).not.toBe('');
    expect(await page.locator('.thrown:not([aria-hidden="true"])').count()).toBe(0);
    const before = await summary.boundingBox();
    await expect.poll(() => moving(page)).toBe(0);
    expect(await summary.boundingBox()).toEqual(before);
    expect(await thrown.isVisible()).toBe(false);
    const dice = (await moved(page)).filter(({ what }) => /thrown|tumble|settle/.test(what));
    expect(dice.length).toBeGreaterThan(1);
    for (const { lasts } of await moved(page)) expect(lasts).toBeLessThan(LONG);
    expect(one.faults).toEqual([]);
  });

  it.each(['reduced motion', 'the setting'])('is off with %s', async (how) => {
    const one = await sit('Duel at dawn', how === 'the setting' ? LIVELY : { reducedMotion: 'reduce' });
    const { page } = one;
    if (how === 'the setting') {
      await page.evaluate(`localStorage.setItem('riposte-motion', '"off"')`);
      await page.reload();
      await page.locator('.board').waitFor();
    }
    await page.evaluate(WATCH);
    const aimed = sceneOf(one)!.menu.acts.find(({ group, ways }) => group === 'attack' && ways.length > 0)!;
    await act(page, aimed.id);
    await page.locator('.log summary').first().waitFor();
    await page.waitForTimeout(200);
    expect((await moved(page)).filter(({ lasts }) => lasts > 0)).toEqual([]);
    expect(await page.locator('.thrown').first().isVisible()).toBe(false);
  });
});
