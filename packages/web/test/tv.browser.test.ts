import { describe, expect, it, vi } from 'vitest';
import { CANARY } from '../../server/test/toy.ts';
import { act, fightOf, guests, MISSING, mustBeAccessible } from './browser.ts';

// Browsers are slow beside other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.skipIf(MISSING !== null)('a television', () => {
  const { base, come, sit, table } = guests([fightOf('encounters/celesia/village-green.json')]);

  it('shows spectators on a large screen what they may know, in letters for a room, without controls', async () => {
    const paths = await table();
    const gm = await come(paths[0]);
    const alba = await come(paths[1]);
    const { page, bytes, faults } = await come(paths[3], { viewport: { width: 1920, height: 1080 } });
    await page.locator('.tv .board').waitFor();
    await page.locator('.tv-waiting').getByText('Alba').waitFor();
    await alba.page.locator('.board').waitFor();
    await act(alba.page, 'throw');
    await gm.page.locator('.prompt [data-choice="0"]').click();
    await page.locator('.tv-headline').getByText('Alba: Throw oil').waitFor();
    await page.locator('.tv-headline .dice').getByText('pour').waitFor();
    expect(await page.locator('.tv button:visible, .tv input:visible, .tv select:visible').count()).toBe(0);
    const small = await page.locator('.tv-order *, .tv-waiting, .tv-headline *, .tv .plate text').evaluateAll((list) =>
      list.flatMap((one) => {
        const { textContent } = one as unknown as { textContent: string };
        const isLetter = (one as unknown as { closest(what: string): unknown }).closest('.chip') !== null;
        const { fontSize } = (globalThis as unknown as { getComputedStyle(of: unknown): { fontSize: string } }).getComputedStyle(one);
        // Letters of a picture are as large as the picture is drawn.
        const zoom = (one as unknown as { getScreenCTM?(): { a: number } }).getScreenCTM?.().a ?? 1;
        return textContent !== '' && !isLetter && Number.parseFloat(fontSize) * zoom < 21.9 ? [`${textContent} ${fontSize}`] : [];
      }),
    );
    expect(small).toEqual([]);
    await mustBeAccessible(page, 'a television');
    expect(bytes.join()).not.toContain(CANARY);
    // Escape leaves it for the page, which stays; the address brings it back.
    await page.keyboard.press('Escape');
    await page.locator('.table .log').waitFor();
    const { pathname } = new URL(page.url());
    await page.goto(`${base()}${pathname}/tv`);
    await page.locator('.tv .board').waitFor();
    expect(faults).toEqual([]);
    // What a game master sees is not for a room.
    const own = new URL(gm.page.url()).pathname;
    await gm.page.goto(`${base()}${own}/tv`);
    await gm.page.getByText('Open the spectators’ link on it.').waitFor();
    expect(await gm.page.locator('.board').count()).toBe(0);
    await gm.page.getByRole('link', { name: 'Back to the table' }).click();
    await gm.page.locator('.table .board').waitFor();
  });

  it('names what fighters suffer from', async () => {
    const { page } = await sit('Guards and orcs on the green', { viewport: { width: 1920, height: 1080 } });
    await page.goto(`${base()}${new URL(page.url()).pathname}/tv`);
    await page.locator('.tv-order').getByText('Off-guard').first().waitFor();
    expect(await page.locator('.tv-order').textContent()).not.toContain('[object');
  });
});
