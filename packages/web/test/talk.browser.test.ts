import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { act, guests, MISSING, mustBeAccessible, type Person } from './browser.ts';

// Browsers are slow beside other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.skipIf(MISSING !== null)('people at a table in a browser', () => {
  const { base, come, table } = guests();

  const people: Person[] = [];

  /** The game master, two players and a spectator at a new table. */
  async function sit(options = {}): Promise<readonly Person[]> {
    const all: Person[] = [];
    for (const path of await table()) {
      const one = await come(path, options);
      await one.page.locator('.board').waitFor();
      all.push(one);
    }
    people.push(...all);
    return all;
  }

  const say = async ({ page }: Person, text: string, to = 'to everyone'): Promise<void> => {
    await page.getByLabel('Send to').selectOption({ label: to });
    await page.getByLabel('Say something').fill(text);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Say something').inputValue()).toBe('');
  };
  const line = (page: Page, text: string) => page.locator('.log li.said').getByText(text);
  const bytes = (one: Person): string => one.bytes.join('\n');

  it('talk in the column of the log; a whisper is in no byte of others, and words are never HTML', async () => {
    const [gm, alba, brand, guest] = await sit();
    const html = '<img src=x onerror="document.title=1">';
    await say(alba, html);
    await say(alba, 'only for Brand', 'to Brand');
    await say(brand, 'only for the master', 'to the GM');
    await act(alba.page, 'throw');
    await gm.page.locator('.prompt [data-choice="0"]').click();
    await say(gm, 'well thrown');
    for (const one of [alba, brand, gm, guest]) await line(one.page, 'well thrown').waitFor();
    for (const one of [alba, brand, gm, guest]) await line(one.page, html).waitFor();
    expect(await gm.page.locator('.log img').count()).toBe(0);
    await line(brand.page, 'only for Brand').waitFor();
    await line(gm.page, 'only for the master').waitFor();
    // What others say is read out politely; what was whispered is told to be so.
    await expect.poll(() => brand.page.locator('[aria-live=polite]').allTextContents()).toContain('Game master: well thrown');
    await brand.page.locator('.log li.said').getByText('Alba to you').waitFor();
    // What was said stands between the entries.
    const rows = (await alba.page.locator('.log li').allTextContents()).map((row) => /well thrown|only for Brand|Throw oil/.exec(row)?.[0]);
    expect(rows.filter((row) => row !== undefined)).toEqual(['only for Brand', 'Throw oil', 'well thrown']);
    // Looking back shows what was said then.
    await alba.page.keyboard.press('Escape');
    await alba.page.locator('.log .scroll').focus();
    await alba.page.keyboard.press('r');
    await alba.page.getByRole('button', { name: 'Step back' }).click();
    await expect.poll(() => line(alba.page, 'well thrown').count()).toBe(0);
    expect(await line(alba.page, 'only for Brand').count()).toBe(1);
    await alba.page.getByRole('button', { name: 'Back to now' }).click();
    await line(alba.page, 'well thrown').waitFor();
    await mustBeAccessible(alba.page, 'a table where people talk');
    for (const one of [gm, guest]) {
      await one.page.reload();
      await line(one.page, 'well thrown').waitFor();
      expect(bytes(one)).not.toContain('only for Brand');
    }
    for (const one of [alba, guest]) expect(bytes(one)).not.toContain('only for the master');
    expect(await guest.page.getByLabel('Say something').count()).toBe(0);
    await alba.page.getByRole('button', { name: `Delete your line: ${html}` }).click();
    await expect.poll(() => line(brand.page, html).count()).toBe(0);
  });

  it('keep notes for themselves, for the game master and for everybody', async () => {
    const [gm, alba, brand] = await sit();
    const { page } = alba;
    await page.getByRole('button', { name: 'Notes' }).click();
    await page.getByText('No notes yet.').waitFor();
    const write = async (text: string, to: string): Promise<void> => {
      await page.getByRole('button', { name: 'New note' }).click();
      await page.getByLabel('Your note').fill(text);
      await page.getByLabel('Who can read it').selectOption({ label: to });
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved', { exact: true }).waitFor();
    };
    await write('nobody knows this', 'only you');
    await write('the master knows this\nand this', 'you and the game master');
    await write('everybody knows <b>this</b>', 'everybody');
    await mustBeAccessible(page, 'notes');
    for (const one of [gm, brand]) await one.page.getByRole('button', { name: 'Notes' }).click();
    await brand.page.getByRole('button', { name: /everybody knows <b>this/ }).click();
    await brand.page.locator('.read').getByText('everybody knows <b>this</b>').waitFor();
    await gm.page.getByRole('button', { name: /the master knows this/ }).click();
    await gm.page.locator('.read').getByText('and this').waitFor();
    expect(await brand.page.locator('.notes li').count()).toBe(1);
    // What its writer changes, its readers see.
    await page.getByLabel('Your note').fill('everybody knows more');
    await page.getByRole('button', { name: 'Save' }).click();
    await brand.page.locator('.read').getByText('everybody knows more').waitFor();
    await page.getByRole('button', { name: 'Delete the note' }).click();
    await brand.page.getByText('No notes yet.').waitFor();
    for (const one of [gm, brand]) expect(bytes(one)).not.toContain('nobody knows this');
    expect(bytes(brand)).not.toContain('the master knows this');
    await page.getByRole('button', { name: 'Back to the log' }).click();
    await page.locator('.log').first().waitFor();
    // What is not saved waits.
    await page.getByRole('button', { name: 'Notes' }).click();
    await page.getByRole('button', { name: 'New note' }).click();
    await page.getByLabel('Your note').fill('half a thought');
    await page.getByRole('button', { name: 'Back to the log' }).click();
    await page.getByRole('button', { name: 'Notes' }).click();
    expect(await page.getByLabel('Your note').inputValue()).toBe('half a thought');
  });

  it('point at places by mouse and keys, and hear who points where', async () => {
    const [gm, alba, brand, guest] = await sit();
    await alba.page.locator('.overlay').click({ modifiers: ['Alt'], position: { x: 300, y: 200 } });
    const ring = brand.page.locator('.ping .ring');
    await ring.waitFor({ state: 'attached' });
    // Reduced motion: the ring stands still, and is gone after three seconds.
    expect(await brand.page.evaluate(`getComputedStyle(document.querySelector('.ping .ring')).animationName`)).toBe('none');
    for (const one of [gm, alba, brand, guest]) await expect.poll(() => one.page.locator('.spoken').textContent()).toMatch(/^Alba points at \d,\d\.$/);
    await expect.poll(() => brand.page.locator('.ping').count(), { timeout: 8000 }).toBe(0);
    await gm.page.keyboard.press('b');
    await gm.page.keyboard.press('ArrowRight');
    await gm.page.keyboard.press('ArrowRight');
    await gm.page.keyboard.press('x');
    await expect.poll(() => alba.page.locator('.spoken').textContent()).toMatch(/^Game master points at/);
    // A long press points, and picks nothing.
    const box = (await alba.page.locator('.overlay').boundingBox())!;
    await alba.page.mouse.move(box.x + 250, box.y + 150);
    await alba.page.mouse.down();
    await expect.poll(() => brand.page.locator('.spoken').textContent()).toMatch(/^Alba points at/);
    await alba.page.mouse.up();
    // It has come to the game master too, before what comes to it is counted.
    await expect.poll(() => gm.page.locator('.spoken').textContent()).toMatch(/^Alba points at/);
    // Who only looks points at nothing.
    const before = gm.bytes.filter((one) => one.includes('"kind":"ping"')).length;
    await guest.page.locator('.overlay').click({ modifiers: ['Alt'], position: { x: 300, y: 200 } });
    await guest.page.waitForTimeout(300);
    expect(gm.bytes.filter((one) => one.includes('"kind":"ping"')).length).toBe(before);
  });

  it('give their fighters pictures, and a drawing with a script is none', async () => {
    const [, alba, brand] = await sit();
    const { page } = alba;
    const png = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a03020' } })
      .png()
      .toBuffer();
    await page.locator('.tracker').getByRole('button', { name: 'Alba', exact: true }).click();
    const file = page.getByLabel('Picture of Alba');
    await file.setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>document.title=1</script></svg>'),
    });
    await page.getByText('Riposte cannot use this picture.').waitFor();
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
    for (const one of [page, brand.page]) {
      const image = one.locator('.token image').first();
      await image.waitFor({ state: 'attached' });
      expect(await image.getAttribute('href')).toMatch(/^\/api\/seats\/.+\/picture\/[0-9a-f]{64}$/);
    }
    await mustBeAccessible(page, 'a card with a picture');
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await expect.poll(() => brand.page.locator('.token image').count()).toBe(0);
    expect(await brand.page.locator('.tracker').getByRole('button', { name: 'Brand', exact: true }).count()).toBe(1);
  });

  it('turn off motion and single keys in the settings', async () => {
    const [gm] = await sit();
    const { page } = gm;
    await page.goto(`${base()}/settings`);
    await page.getByRole('group', { name: 'Motion' }).getByRole('button', { name: 'off' }).click();
    await page.getByLabel('Use letters and numbers as shortcuts').uncheck();
    await mustBeAccessible(page, 'the settings');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goBack();
    await page.locator('.board').waitFor();
    expect(await page.evaluate(`getComputedStyle(document.documentElement).getPropertyValue('--move')`)).toMatch(/^0m?s$/);
    await page.keyboard.press('?');
    await page.waitForTimeout(400);
    expect(await page.getByRole('heading', { name: 'Keys' }).count()).toBe(0);
    await page.goto(`${base()}/settings`);
    await page.getByLabel('Use letters and numbers as shortcuts').check();
    await page.goBack();
    await page.locator('.board').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Keys' }).waitFor();
  });

  it('talk on a phone, where nothing is cut off', async () => {
    const [, alba] = await sit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await alba.page.locator('.phone-bar').getByRole('button', { name: 'Log' }).tap();
    await say(alba, 'a long line that a person wrote on a phone, with averyveryveryveryveryveryveryverylongwordinit');
    await line(alba.page, 'a long line').waitFor();
    expect(await alba.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await mustBeAccessible(alba.page, 'a phone with talk');
  });

  it('no page showed a fault', () => {
    // A picture that is none is refused, which browsers put into the console.
    expect(people.flatMap((one) => one.faults).filter((text) => !/status of 400/.test(text))).toEqual([]);
  });
});
