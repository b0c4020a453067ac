import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownFolder, type Running } from '../../server/test/harness.ts';
import { YARD } from '../../server/test/toy.ts';
import { launch, MISSING, mustBeAccessible, openHouse, type Person, person } from './browser.ts';

// Browsers are slow beside other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = ownFolder();
const fileOf = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
const draft = (title: string): string => JSON.stringify({ ...(JSON.parse(YARD) as object), title });

describe.skipIf(MISSING !== null)('what a workshop keeps, in a browser', () => {
  let browser: Browser;
  let house: Running;

  beforeAll(async () => {
    house = await openHouse(folder, []);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await house?.stop();
  });

  const come = async (path: string, options = {}): Promise<Person> => {
    const one = await person(browser, options);
    onTestFinished(() => one.context.close());
    await one.page.goto(`${house.base}${path}`);
    await one.page.getByRole('heading', { level: 1 }).waitFor();
    return one;
  };
  const bring = (page: Page, ...files: ReturnType<typeof fileOf>[]): Promise<void> => page.locator('input[type=file]').setInputFiles(files[0]);
  const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
  const titles = (page: Page): Promise<string[]> => page.locator('.cards h3').allTextContents();

  it.each(['/prepare', '/characters'])('comes at once, however late its parts are, and nothing moves (%s)', async (path) => {
    const one = await person(browser);
    onTestFinished(() => one.context.close());
    const { page } = one;
    await page.addInitScript(`
      window.shifts = 0;
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shifts += entry.value; }).observe({ type: 'layout-shift', buffered: true });
    `);
    await page.route('**/api/games', async (route) => {
      await new Promise((done) => setTimeout(done, 700));
      await route.continue();
    });
    await page.goto(`${house.base}${path}`);
    await page.locator('.beginnings').waitFor();
    await page.waitForTimeout(300);
    expect(await page.evaluate('window.shifts')).toBe(0);
  });

  it('is brought, found, copied, put aside, deleted and undone by keys alone', async () => {
    const { page, faults } = await come('/prepare');
    await page.getByText('You have no fights of your own yet.').waitFor();
    await mustBeAccessible(page, 'an empty list');
    for (const title of ['The bridge', 'The ford']) {
      await bring(page, fileOf('fight.json', draft(title)));
      await card(page, title).waitFor();
    }
    await page.keyboard.press('/');
    await page.keyboard.type('ford');
    await expect.poll(() => titles(page)).toEqual(['The ford']);
    await page.keyboard.press('Tab');
    const press = async (name: string): Promise<void> => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await press('Copy The ford');
    await expect.poll(() => titles(page)).toEqual(['Copy of The ford', 'The ford']);
    await press('Delete The ford');
    await page.getByRole('status').getByText('The ford is in the bin.').waitFor();
    await expect.poll(() => titles(page)).toEqual(['Copy of The ford']);
    await press('Undo');
    await expect.poll(async () => (await titles(page)).length).toBe(2);
    await press('Put Copy of The ford aside');
    await press('Put aside (1)');
    await expect.poll(() => titles(page)).toEqual(['Copy of The ford']);
    await press('Put Copy of The ford back on the list');
    await press('On the list (3)');
    await press('Delete Copy of The ford');
    await press('Bin (1)');
    await press('Delete permanently');
    await mustBeAccessible(page, 'the bin');
    await press('Yes, permanently');
    await page.getByText('The bin is empty.').waitFor();
    expect(faults).toEqual([]);
  });

  it('says of a file that is none what it should be, and loses nothing', async () => {
    const { page, faults } = await come('/prepare');
    await bring(page, fileOf('fight.json', draft('The bridge')));
    await card(page, 'The bridge').waitFor();
    for (const [text, says] of [
      ['<svg onload="alert(1)"/>', 'Riposte cannot read bad.json'],
      ['{"a":1}', 'bad.json is JSON, but not a fight'],
      ['{"format":"riposte/encounter/9","ruleset":"lanterns"}', 'later version'],
      ['{"format":"riposte/encounter/1","ruleset":"chess"}', 'expected a game of this server'],
    ]) {
      await bring(page, fileOf('bad.json', text));
      await page.getByRole('alert').getByText(says).waitFor();
    }
    await bring(page, fileOf('odd.json', draft('<img src=x onerror="document.title=1">')));
    await expect.poll(async () => (await titles(page)).length).toBe(2);
    expect(await page.locator('.cards img').count()).toBe(0);
    // A refused write is an error of the network to the browser, and nothing else is one.
    expect(faults.filter((fault) => !/status of 400/.test(fault))).toEqual([]);
  });

  it('is played, and its tables are listed', async () => {
    const { page } = await come('/prepare');
    await bring(page, fileOf('fight.json', draft('The bridge')));
    await page.getByRole('button', { name: 'Play The bridge alone' }).click();
    await page.locator('.board').waitFor();
    await page.goto(`${house.base}/prepare`);
    await page.getByRole('link', { name: 'Go to The bridge' }).click();
    await page.locator('.board').waitFor();
  });

  it('is the same on another device by its link, and as a file', async () => {
    const { page } = await come('/prepare');
    await bring(page, fileOf('fight.json', draft('The bridge')));
    await card(page, 'The bridge').waitFor();
    await page.getByRole('link', { name: 'Link and file of the workshop' }).click();
    await page.getByRole('button', { name: 'Show the link' }).click();
    const link = await page.getByRole('textbox', { name: 'Link for This workshop' }).inputValue();
    await mustBeAccessible(page, 'the link of a workshop');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save everything as one file' }).click();
    expect((await download).suggestedFilename()).toBe('workshop.jsonl');
    const file = join(folder, 'workshop.jsonl');
    await (await download).saveAs(file);

    const other = await come('/characters');
    await other.page.goto(link);
    await other.page.getByText('This link opens a workshop with one fight.').waitFor();
    expect(other.page.url()).not.toContain('#');
    await mustBeAccessible(other.page, 'a link of a workshop');
    await other.page.getByRole('button', { name: 'Use it here' }).click();
    await card(other.page, 'The bridge').waitFor();

    const third = await come('/characters');
    await third.page.locator('input[type=file]').setInputFiles(file);
    await third.page.getByRole('status').getByText('One thing was added.').waitFor();
    await third.page.getByRole('link', { name: 'Prepare' }).click();
    await card(third.page, 'The bridge').waitFor();

    // Its end: nobody has it any more, but for the copy.
    await page.getByRole('button', { name: 'Delete the workshop' }).click();
    await page.getByRole('button', { name: 'Delete it permanently' }).click();
    await page.getByText('The workshop is gone.').waitFor();
    await other.page.reload();
    await other.page.getByText('You have no fights of your own yet.').waitFor();
    await third.page.reload();
    await card(third.page, 'The bridge').waitFor();
  });

  it('is listed on a phone, where nothing is cut off, in every colour', async () => {
    const { page } = await come('/prepare', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await bring(page, fileOf('fight.json', draft('A very long title of a fight on a bridge over the broadest of rivers')));
    await page.locator('.cards article').waitFor();
    await page.getByRole('button', { name: /^Copy / }).click();
    await page
      .getByRole('status')
      .getByText(/^Copied as /)
      .waitFor();
    for (const theme of ['light', 'dark', 'contrast']) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      await mustBeAccessible(page, `the list on a phone, ${theme}`);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    for (const button of await page.locator('.cards button, .cards a.button').all()) {
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
    }
    for (const path of ['/characters', '/settings']) {
      await page.goto(`${house.base}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    }
  });

  it('has the books beside it: entries are chosen by keys, and a creature goes into a fight', async () => {
    const { page, faults } = await come('/library/creature?game=heroes-of-destiny');
    await page.getByRole('searchbox').fill('ogre');
    await page.getByRole('link', { name: 'Ogre', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: 'Ogre' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/library/creature/ogre');
    await mustBeAccessible(page, 'an entry of the library');
    await page.reload();
    await page.getByRole('button', { name: 'Use in a fight' }).click();
    await page.waitForURL(/prepare\/./);
    await page.goto(`${house.base}/prepare`);
    await card(page, 'Ogre in a fight').getByText('one fighter').waitFor();
    // Another one into the same fight.
    await page.goto(`${house.base}/library/creature/ogre?game=heroes-of-destiny`);
    await page.getByLabel('Use in').selectOption({ label: 'Ogre in a fight' });
    await page.getByRole('button', { name: 'Use in a fight' }).click();
    await page.waitForURL(/prepare\/./);
    await page.goto(`${house.base}/prepare`);
    await card(page, 'Ogre in a fight').getByText('2 fighters').waitFor();
    expect(faults).toEqual([]);
  });

  it('has the books on a phone: first the list, then the entry', async () => {
    const { page } = await come('/library/gear?game=realmspire', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await page.getByRole('link', { name: 'Dagger', exact: true }).click();
    await page.getByRole('article', { name: 'Dagger' }).waitFor();
    expect(await page.getByRole('searchbox').isVisible()).toBe(false);
    for (const theme of ['light', 'dark', 'contrast']) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      await mustBeAccessible(page, `an entry on a phone, ${theme}`);
    }
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByRole('searchbox').waitFor();
    await mustBeAccessible(page, 'a list of the library on a phone');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  });
});
