import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownFolder, type Running } from '../../server/test/harness.ts';
import { alone, launch, MISSING, mustBeAccessible, openHouse, type Person, person, sceneOf } from './browser.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const folder = ownFolder();
const fight = (file: string): { readonly file: string; readonly text: string } => ({
  file,
  text: readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'),
});

describe.skipIf(MISSING !== null)('the board', () => {
  let browser: Browser;
  let house: Running;

  beforeAll(async () => {
    house = await openHouse(folder, [fight('encounters/sea-of-shadows/harbour-gate.json')]);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await house?.stop();
  });

  async function sit(title: string, options = {}): Promise<Person> {
    const one = await person(browser, options);
    onTestFinished(() => one.context.close());
    await alone(one, house, title);
    return one;
  }

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
