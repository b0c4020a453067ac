import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownFolder, type Running } from '../../server/test/harness.ts';
import { launch, MISSING, mustBeAccessible, openHouse, type Person, person } from './browser.ts';

// Browsers are slow beside other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = ownFolder();
const shelf = join(import.meta.dirname, '../../../lessons/sea-of-shadows');
const lessons = ['02-minor-and-major.json', '03-ways-to-defend.json'].map((name) => ({
  file: `lessons/${name}`,
  // Whoever learns comes first, whatever the dice.
  text: readFileSync(join(shelf, name), 'utf8').replace('"creature": "bandit"', '"creature": "bandit", "surprised": true'),
}));

describe.skipIf(MISSING !== null)('lessons, in a browser', () => {
  let browser: Browser;
  let house: Running;

  beforeAll(async () => {
    house = await openHouse(folder, [], { lessons });
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await house?.stop();
  });

  const come = async (path: string, options = {}): Promise<Person> => {
    const learner = await person(browser, options);
    onTestFinished(() => learner.context.close());
    await learner.page.goto(`${house.base}${path}`);
    await learner.page.getByRole('heading', { level: 1 }).waitFor();
    return learner;
  };

  it('are offered on the first visit, until somebody wants none', async () => {
    const { page, faults } = await come('/');
    await page.getByText('New here?').waitFor();
    await mustBeAccessible(page, 'the offer');
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await expect.poll(() => page.getByText('New here?').count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('New here?').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('are played by keys alone: each step is said, undo takes it back, the next lesson follows', async () => {
    const { page, faults } = await come('/learn');
    await page.getByText('0 of 2 done').waitFor();
    await mustBeAccessible(page, 'the course');
    await page.getByRole('button', { name: 'Begin the lesson “Minor and major”' }).focus();
    await page.keyboard.press('Enter');
    const bar = page.getByRole('region', { name: 'Lesson: Minor and major' });
    const says = bar.getByRole('status');
    await says.getByText('Step 1 of 3').waitFor();
    await mustBeAccessible(page, 'the table with a lesson');
    const height = (await bar.boundingBox())!.height;
    const type = async (words: string): Promise<void> => {
      await page.keyboard.press(':');
      await page.locator('.typed-line input').waitFor();
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
    };
    await type('draw sword');
    await says.getByText('Step 2 of 3').waitFor();
    expect((await bar.boundingBox())!.height, 'the place of the lesson').toBe(height);
    await page.getByRole('button', { name: /^Undo/ }).focus();
    await page.keyboard.press('Enter');
    await says.getByText('Step 1 of 3').waitFor();
    await type('draw sword');
    await says.getByText('Step 2 of 3').waitFor();
    await type('move to the yard');
    await says.getByText('Step 3 of 3').waitFor();
    await type('strike Odo');
    await bar.getByText('Lesson done').waitFor();
    await bar.getByRole('link', { name: 'All lessons' }).click();
    await page.getByText('1 of 2 done').waitFor();
    await page.getByRole('button', { name: 'Begin the lesson “Ways to defend”' }).click();
    await page.getByRole('region', { name: 'Lesson: Ways to defend' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('are read in German, and fit a phone', async () => {
    const { page } = await come('/learn', { locale: 'de-DE', viewport: { width: 360, height: 740 } });
    await page.getByRole('heading', { level: 2, name: 'Neben- und Haupthandlungen' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth'), 'nothing hangs over the edge').toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: /Neben- und Haupthandlungen/ }).click();
    await page.getByRole('region', { name: 'Lektion: Neben- und Haupthandlungen' }).getByText('Schritt 1 von 3').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth'), 'nothing hangs over the edge').toBeLessThanOrEqual(360);
  });
});
