import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { fightOf, guests, MISSING, mustBeAccessible } from './browser.ts';

// Browsers are slow beside other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const DUEL = 'encounters/sea-of-shadows/duel-at-dawn.json';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Where something begins and ends on the screen, from above. */
async function edges(page: Page, what: string): Promise<{ readonly top: number; readonly bottom: number }> {
  const { y, height } = (await page.locator(what).first().boundingBox())!;
  return { top: y, bottom: y + height };
}

describe.skipIf(MISSING !== null)('a phone', () => {
  const { come, sit, table } = guests([fightOf(DUEL)]);

  it('shows the odds of the act that was tapped, and the button at the thumb, without scrolling', async () => {
    const { page } = await sit('Duel at dawn', PHONE);
    // Odo may begin.
    const answer = page.locator('.prompt [data-nth="0"]');
    const strike = page.locator('[data-act="strike"]');
    await answer.or(strike).first().waitFor();
    while ((await strike.count()) === 0) {
      if ((await answer.count()) > 0) await answer.tap();
      await page.waitForTimeout(100);
    }
    await strike.tap();
    await page.locator('.odds .percent').waitFor();
    const bar = await edges(page, '.phone-bar');
    for (const what of ['.odds .percent', '.odds [data-commit]']) expect((await edges(page, what)).bottom, what).toBeLessThanOrEqual(bar.top);
    expect((await edges(page, '[data-act="strike"]')).bottom).toBeLessThan((await edges(page, '.odds')).top);
    await mustBeAccessible(page, 'an act on a phone');
  });

  it('takes dice that were thrown by hand: the question above, what cannot be refused, what can be used', async () => {
    const [master, player] = await table(DUEL);
    const gm = await come(master);
    const ilse = await come(player, PHONE);
    await gm.page.getByRole('button', { name: 'Game master' }).click();
    await gm.page.locator('select:has(option[value="manual"])').selectOption('manual');
    await gm.page.keyboard.press('Escape');
    const { page } = ilse;
    const turn = page.locator('[data-act="strike"]');
    while ((await turn.count()) === 0) {
      await gm.page.locator('.ending').click();
      await page.waitForTimeout(300);
    }
    await turn.tap();
    await page.locator('[data-commit]').tap();
    await gm.page.locator('.prompt [data-choice="0"]').click();
    const faces = page.getByLabel('Ilse rolls attack: D8. What do the dice show?');
    await faces.waitFor();
    expect((await edges(page, '.typing label')).bottom).toBeLessThanOrEqual((await edges(page, '#faces')).top);
    expect(await page.getByRole('button', { name: 'Use these dice' }).isDisabled()).toBe(true);
    await faces.fill('99');
    await page.getByRole('button', { name: 'Use these dice' }).tap();
    await page.getByText('A d8 cannot show 99.').waitFor();
    expect(await faces.inputValue()).toBe('99');
    await mustBeAccessible(page, 'dice that are typed in on a phone');
    await faces.fill('7');
    await page.getByRole('button', { name: 'Use these dice' }).tap();
    const theirs = gm.page.getByLabel('Odo rolls defence: D6. What do the dice show?');
    await theirs.fill('2');
    await theirs.press('Enter');
    await gm.page.locator('.log').getByText('7 against 2').waitFor();
    await gm.page.locator('.log').getByText('Ilse hits Odo').waitFor();
  });

  it('shows a place to the others where a finger rests on the map', async () => {
    const [master, player] = await table(DUEL);
    const gm = await come(master);
    const { page, context } = await come(player, PHONE);
    await page.getByRole('button', { name: 'Map' }).tap();
    const { x, y, width, height } = (await page.locator('.board').boundingBox())!;
    const touch = await context.newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width * 0.3, y: y + height * 0.6 }] });
    await gm.page.locator('.ping').getByText('Ilse').waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await page.locator('.ping').count()).toBe(1);
  });
});
