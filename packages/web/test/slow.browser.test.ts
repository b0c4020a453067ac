import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { act, guests, MISSING, mustBeAccessible } from './browser.ts';

// Browsers are slow beside other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.skipIf(MISSING !== null)('a slow table in a browser', () => {
  const { come, table, running } = guests();

  it('shows what happened while somebody was away, once, and leads to each moment', async () => {
    const [master, ...others] = await table();
    const brand = await come(others[1]);
    await brand.page.locator('.board').waitFor();
    const seat = brand.page.url();
    await brand.page.goto('about:blank');
    const gm = await come(master);
    const alba = await come(others[0]);
    await alba.page.locator('.board').waitFor();
    await act(alba.page, 'throw');
    await gm.page.locator('.prompt [data-choice="0"]').click();
    await sql`update seen set at = at - 86400000`.execute(running().store.db);
    await brand.page.goto(seat);
    const sheet = brand.page.getByRole('dialog', { name: 'While you were away' });
    await sheet.getByRole('listitem').getByText('Throw oil').waitFor();
    await mustBeAccessible(brand.page, 'what happened meanwhile');
    await sheet.getByRole('button', { name: /Throw oil/ }).click();
    await expect.poll(() => sheet.count()).toBe(0);
    await brand.page.goto(seat);
    await brand.page.locator('.board').waitFor();
    await brand.page.waitForTimeout(500);
    expect(await sheet.count()).toBe(0);
  });

  it('lets its game master set how long an answer may take, and where it is told whose turn it is', async () => {
    const [master] = await table();
    const { page } = await come(master);
    await page.getByRole('button', { name: 'Game master', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Game master' });
    await sheet.getByLabel('Time to answer').selectOption({ label: '7 days' });
    await sheet.getByLabel('Address').fill('http://127.0.0.1/');
    await sheet.getByRole('button', { name: 'Set', exact: true }).click();
    await sheet.getByText('It must be on the public internet').waitFor();
    await sheet.getByLabel('Address').fill('https://93.184.216.34/turns');
    await sheet.getByRole('button', { name: 'Set', exact: true }).click();
    await sheet.getByText('signed with this secret').waitFor();
    await mustBeAccessible(page, 'a table with a webhook');
    await sheet.getByRole('button', { name: 'Turn off' }).click();
    await expect.poll(() => sheet.getByRole('button', { name: 'Turn off' }).count()).toBe(0);
  });

  it('says what is asked before the part of the page that asks has come', async () => {
    const [master, player] = await table();
    const gm = await come(master);
    let arrive = (): void => undefined;
    const held = new Promise<void>((done) => (arrive = done));
    await gm.page.route(/prompt-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    const alba = await come(player);
    await alba.page.locator('.board').waitFor();
    await gm.page.locator('.board').waitFor();
    await act(alba.page, 'throw');
    await gm.page.locator('.dock.prompt', { hasText: 'oil' }).waitFor();
    expect(await gm.page.locator('.prompt [data-choice]').count()).toBe(0);
    arrive();
    await gm.page.locator('.prompt [data-choice="0"]').waitFor();
  });
});
