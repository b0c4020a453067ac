import { describe, expect, it, vi } from 'vitest';
import { guests, MISSING, mustBeAccessible } from './browser.ts';

// Browsers are slow beside other work.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

describe.skipIf(MISSING !== null)('own creatures in a browser', () => {
  const { base, come } = guests();

  it('are copied from the book, changed, used in a fight and played at a table', async () => {
    const { page, faults } = await come('');
    await page.goto(`${base()}/library/creature/bandit?game=sea-of-shadows`);
    await page.getByRole('button', { name: 'Copy and change' }).click();
    await page.waitForURL(/\/library\/pack\/.*thing=creatures\.0/);
    await page
      .locator('.prepare-form')
      .getByLabel(/^name$/i)
      .fill('Reed bandit');
    await page.getByRole('heading', { name: 'Reed bandit' }).waitFor();
    await page.locator('.prepare-form').getByLabel(/^hp$/i).fill('9');
    await page.getByText(/of \d+ duels go to Reed bandit/).waitFor({ timeout: 30_000 });
    await expect.poll(() => page.locator('.saved').textContent()).toContain('Saved');
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['My pack']);
    await mustBeAccessible(page, 'an own pack');
    // A mistake stands at its field, and is taken back.
    await page.locator('.prepare-form').getByLabel(/^hp$/i).fill('-3');
    await page.locator('.prepare-form .warn').first().waitFor();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.locator('.prepare-form .warn').waitFor({ state: 'detached' });
    if (process.env.SHOTS !== undefined) await page.screenshot({ path: `${process.env.SHOTS}/pack.png`, fullPage: true });
    await page.goto(`${base()}/library/creature?game=sea-of-shadows`);
    await page.getByRole('link', { name: /Reed bandit/ }).click();
    await page.getByRole('button', { name: 'Change', exact: true }).waitFor();
    if (process.env.SHOTS !== undefined) await page.screenshot({ path: `${process.env.SHOTS}/library.png` });
    await page.getByRole('button', { name: 'Use in a fight' }).click();
    await page.waitForURL(/\/prepare\//);
    const search = page.getByRole('searchbox', { name: 'Creature or character' });
    await search.fill('2 reed bandits');
    await page.getByText('2 × Reed bandit').waitFor();
    await search.press('Enter');
    await expect.poll(() => page.locator('.roster .fighter').count(), { timeout: 10_000 }).toBe(3);
    await page.locator('.catalogue select').selectOption({ index: 0 });
    await search.fill('2 guards');
    await search.press('Enter');
    await expect.poll(() => page.locator('.roster .fighter').count(), { timeout: 10_000 }).toBe(5);
    await page.getByText(/the true share lies between \d+ and \d+ %/).waitFor({ timeout: 30_000 });
    if (process.env.SHOTS !== undefined) await page.screenshot({ path: `${process.env.SHOTS}/prepare.png` });
    await page.getByRole('button', { name: 'Play alone' }).click();
    await page.waitForURL(/\/t\//);
    await page.locator('.board').waitFor();
    await page.getByText('Reed bandit').first().waitFor();
    expect(faults).toEqual([]);
  });

  it('can be without what others have, and have rows of gear and a body part by part', async () => {
    const { page, faults } = await come('');
    const kept = async (): Promise<Record<string, unknown>> =>
      page.evaluate(async () => {
        const item = (await (await fetch(`/api/workshop/pack/${location.pathname.split('/').at(-1)}`)).json()) as {
          body: { creatures: Record<string, unknown>[] };
        };
        return item.body.creatures[0];
      });
    const copy = async (creature: string, game: string): Promise<void> => {
      await page.goto(`${base()}/library/creature/${creature}?game=${game}`);
      await page.getByRole('button', { name: 'Copy and change' }).click();
      await page.waitForURL(/\/library\/pack\/.*thing=creatures\.0/);
    };
    const form = page.locator('.prepare-form');
    await copy('goblin', 'celesia');
    await form
      .locator('.field')
      .filter({ hasText: /^Armour/ })
      .getByLabel('none')
      .check();
    await expect.poll(async () => (await kept()).armour, { timeout: 15_000 }).toBeNull();
    await form.getByRole('button', { name: 'One by one' }).click();
    await form.getByRole('combobox', { name: 'Part' }).selectOption('head');
    await expect.poll(async () => (await kept()).plan, { timeout: 15_000 }).toEqual([{ part: 'head' }]);
    await copy('bandit', 'heroes-of-destiny');
    await form.getByText('Gear put away', { exact: true }).click();
    await form.getByRole('button', { name: 'Add to Gear put away' }).click();
    await form.getByRole('textbox', { name: 'Gear' }).last().fill('dagger');
    await form.getByRole('combobox', { name: 'Where it is' }).selectOption('belt pouch');
    await expect.poll(async () => (await kept()).stowed, { timeout: 15_000 }).toEqual([['dagger', 'belt-pouch']]);
    await expect.poll(() => form.locator('.warn').count()).toBe(0);
    await mustBeAccessible(page, 'a row of a form');
    if (process.env.SHOTS !== undefined) await page.screenshot({ path: `${process.env.SHOTS}/row.png`, fullPage: true });
    expect(faults).toEqual([]);
  });
});
