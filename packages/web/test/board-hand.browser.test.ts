import { describe, expect, it, vi } from 'vitest';
import { guests, MISSING, mustBeAccessible } from './browser.ts';

// Browsers are slow beside other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const FIGHT = {
  format: 'riposte/encounter/1',
  title: 'The shut room',
  ruleset: 'celesia',
  sides: ['Watch', 'Raiders'],
  board: { width: 8, height: 6, doors: { closed: [[3, 2]] } },
  fighters: [
    { name: 'Alba', side: 'Watch', at: [1, 2], creature: 'guard' },
    { name: 'Vane', side: 'Raiders', at: [5, 2], creature: 'goblin' },
  ],
  seats: [
    { name: 'Ann', plays: ['Watch'] },
    { name: 'Ben', plays: ['Raiders'] },
  ],
};

describe.skipIf(MISSING !== null)('the game master at the board of a running fight', () => {
  const { come, table } = guests([{ file: 'room.json', text: JSON.stringify(FIGHT) }]);

  it('opens a door and brings in a goblin in the middle of a fight, and undoes both; players see it and cannot do it', async () => {
    const [master, player] = await table('room.json');
    const { page } = await come(master);
    const { page: theirs } = await come(player);
    await theirs.locator('.board').waitFor();
    await page.locator('.board').waitFor();
    await page.getByRole('button', { name: 'Game master' }).click();
    const hand = page.getByRole('region', { name: 'The board and new fighters' });
    await hand.getByText('Closed door: 3,2').waitFor();
    await hand.getByRole('button', { name: 'Open 3,2' }).click();
    await hand.getByText('Open door: 3,2').waitFor();
    await hand.getByLabel('Creature').selectOption('goblin');
    await hand.getByLabel('Side').selectOption('Raiders');
    await hand.getByLabel('To', { exact: true }).fill('6,4');
    await hand.getByRole('button', { name: 'Bring in' }).click();
    await theirs.getByText('Goblin', { exact: true }).first().waitFor();
    await theirs.locator('.log').getByText('A door opens at 3,2').waitFor();
    await hand.getByLabel('To', { exact: true }).fill('60,4');
    await hand.getByRole('button', { name: 'Bring in' }).click();
    await hand.getByRole('alert').getByText('There is no place 60,4').waitFor();
    await mustBeAccessible(page, 'the game master at the board');
    await page.keyboard.press('Escape');
    const gone = [theirs.getByText('Goblin', { exact: true }), theirs.locator('.log').getByText('A door opens at 3,2')];
    for (const shown of gone) {
      await page.locator('.top').getByRole('button', { name: /^Undo/ }).click();
      await expect.poll(() => shown.count()).toBe(0);
    }
    expect(await theirs.getByRole('button', { name: 'Game master' }).count()).toBe(0);
  });
});
