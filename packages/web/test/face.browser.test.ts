import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { alone, decide, guests, MISSING, sceneOf } from './browser.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const GREEN = readFileSync(join(import.meta.dirname, '../../../encounters/celesia/village-green.json'), 'utf8');
/** Ten at a table, each with a name that fits nowhere. */
const CROWD = JSON.stringify({
  ...JSON.parse(GREEN),
  title: 'The very long battle of the marsh below the old mill at Hohenschwangau',
  fighters: [
    ...Array.from({ length: 10 }, (_, i) => ({
      name: `Guard ${i} of Hohenschwangau-Neuburg`,
      side: 'Villagers',
      at: [i < 8 ? 1 : 2, i % 8],
      creature: 'guard',
    })),
    { name: 'Grak with the bloody banner of the north', side: 'Orcs', at: [10, 2], creature: 'orc' },
  ],
});

const box = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .boundingBox()
    .then((found) => found!);

describe.skipIf(MISSING !== null)('the face of the table', () => {
  const { come, table, base, running, sit } = guests([
    { file: 'crowd.json', text: CROWD },
    { file: 'green.json', text: GREEN },
  ]);

  it('with many seats and long names nothing in the bar lies over anything else', async () => {
    const [gm] = await table('crowd.json');
    const { page, faults } = await come(gm);
    await page.locator('.people li').nth(9).waitFor();
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const [title, pill, nav] = [await box(page, '.where'), await box(page, '.pill'), await box(page, '.top nav > *')];
      expect({ width, isBeside: title.x + title.width <= pill.x && pill.x + pill.width <= nav.x }).toEqual({ width, isBeside: true });
      expect(pill.height).toBeLessThan(44);
      const last = await page.locator('.top nav > *').last().boundingBox();
      expect(last!.x + last!.width).toBeLessThanOrEqual(width);
    }
    // The one who acts is named in two lines, so that all that is left stands below.
    const name = page.locator('.actor h2');
    if ((await name.count()) > 0) expect((await name.boundingBox())!.height).toBeLessThan(48);
    expect(faults).toEqual([]);
  });

  it('the sheet with the keys names the colours as the settings do', async () => {
    const { page } = await sit('Guards and orcs');
    await page.keyboard.press('?');
    await expect.poll(() => page.locator('.sheet select option').allTextContents()).toEqual(['system', 'light', 'dark', 'high contrast']);
  });

  it('of high contrast shows which page one is on, what is chosen and what cannot be pressed', async () => {
    const one = await come('');
    await one.context.addInitScript(`localStorage.setItem('riposte-theme', '"contrast"')`);
    await alone(one, running(), 'Guards and orcs');
    const { page } = one;
    const style = async (selector: string, of: string): Promise<string> =>
      String(await page.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(selector)}))[${JSON.stringify(of)}]`));
    await page.locator('[data-group]').first().waitFor();
    expect(await style('.tabs [aria-pressed="true"]', 'boxShadow')).toContain('inset');
    expect(await style('.tabs [aria-pressed="false"]', 'boxShadow')).toBe('none');
    expect(await style('.undo:disabled', 'color')).not.toBe(await style('.top h1', 'color'));
    await page.goto(base());
    expect(await style('.nav .on', 'boxShadow')).toContain('inset');
  });

  it('at the end all that comes next stands in the dock, and scrolls nothing', async () => {
    const [gm] = await table('yard.json');
    const one = await come(gm, { viewport: { width: 1440, height: 900 } });
    const { page } = one;
    await page.locator('.board').waitFor();
    for (const { name } of sceneOf(one)!.fighters) {
      await page.locator('.tracker').getByRole('button', { name, exact: true }).click();
      const computer = page.getByLabel(`the computer plays ${name}`);
      await computer.click();
      await expect.poll(() => computer.isChecked()).toBe(true);
    }
    for (let n = 0; n < 300 && !sceneOf(one)?.over; n++) {
      await decide(one, n);
      await page.waitForTimeout(100);
    }
    await page.locator('.end').waitFor();
    const dock = await box(page, '.end');
    for (const button of await page.locator('.result .row > *').all()) {
      const { y, height } = (await button.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(dock.y + dock.height);
    }
  });

  it('an unknown address has the way to everything beside it', async () => {
    const { page } = await come('/nowhere');
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    expect(await page.locator('.nav a').count()).toBeGreaterThan(5);
  });
});
