import { describe, expect, it, vi } from 'vitest';
import { fightOf, guests, MISSING, mustBeAccessible, sceneOf } from './browser.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

describe.skipIf(MISSING !== null)('the board', () => {
  const { sit } = guests([fightOf('encounters/sea-of-shadows/harbour-gate.json')]);

  it('is a grid for the keyboard: cells say who is there, the ground, the way and the price, and can be chosen', async () => {
    const one = await sit('The yard');
    const { page } = one;
    const focused = page.locator('[role=gridcell]:focus');
    await page.locator('[data-act="walk"]').click();
    await page.locator('.ways [data-place]').first().waitFor();
    await page.keyboard.press('b');
    await expect.poll(() => focused.getAttribute('aria-label')).toMatch(/^0,0; Alba/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused.getAttribute('aria-label')).toBe('2,0; empty; wet; in reach; 2 east of Alba');
    expect(await focused.getAttribute('aria-colindex')).toBe('3');
    expect(await page.locator('[role=grid] [tabindex="0"]').count()).toBe(1);
    expect(await page.locator('[role=application]').count()).toBe(0);
    await mustBeAccessible(page, 'the board as a grid');
    await page.keyboard.press('Enter');
    await expect.poll(() => sceneOf(one)!.fighters.find(({ name }) => name === 'Alba')!.places).toEqual([2]);
  });

  it('is a list of regions where a game has those', async () => {
    const { page } = await sit('harbour');
    await page.keyboard.press('b');
    const focused = page.locator('[role=option]:focus');
    const first = await focused.getAttribute('aria-label');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused.getAttribute('aria-label')).not.toBe(first);
    await mustBeAccessible(page, 'the list of regions');
  });
});
