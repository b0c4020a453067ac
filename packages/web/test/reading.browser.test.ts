import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownFolder, type Running } from '../../server/test/harness.ts';
import { alone, launch, MISSING, mustBeAccessible, openHouse, type Person, person } from './browser.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const folder = ownFolder();
const fight = (file: string): { readonly file: string; readonly text: string } => ({
  file,
  text: readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'),
});

describe.skipIf(MISSING !== null)('what there is to read at a table', () => {
  let browser: Browser;
  let house: Running;

  beforeAll(async () => {
    house = await openHouse(folder, [fight('encounters/sea-of-shadows/duel-at-dawn.json')]);
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

  it('words explain themselves to a pointer, the keyboard and a finger, and Escape closes', async () => {
    const { page } = await sit('Duel at dawn');
    const tip = page.getByRole('tooltip');
    const hp = page.locator('[data-term="HP"]:visible').first();
    await hp.hover();
    await tip.getByText('Hit points').waitFor();
    expect(await hp.getAttribute('aria-describedby')).toBe('term');
    // It stays while it is pointed at.
    await tip.hover();
    await page.waitForTimeout(500);
    expect(await tip.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });
    // The keyboard stops at the words of a card that is open.
    await page.locator('li.fighter button[aria-expanded]').first().click();
    const stop = page.locator('li.fighter [data-term="HP"][tabindex="0"]').first();
    await stop.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await tip.getByText('Hit points').waitFor();
    await mustBeAccessible(page, 'a word that explains itself');
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });
  });

  it('a long press explains a word, in the language of the page', async () => {
    const { page } = await sit('Duel at dawn', { hasTouch: true, locale: 'de-DE' });
    const word = page.locator('[data-term="HP"]').first();
    await word.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await page.getByRole('tooltip').getByText('Lebenspunkte').waitFor();
  });
});
