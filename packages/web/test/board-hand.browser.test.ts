import { describe, expect, it, vi } from 'vitest';
import { guests, MISSING, mustBeAccessible } from './browser.ts';

// Browsers are slow beside other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** How far apart two cells are on paper. */
const CELL = 56;

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

  /** A game master with the sheet open, and a player. */
  async function atTheTable() {
    const [master, player] = await table('room.json');
    const { page } = await come(master);
    const { page: theirs } = await come(player);
    await theirs.locator('.board').waitFor();
    await page.locator('.board').waitFor();
    await page.getByRole('button', { name: 'Game master' }).click();
    return { page, theirs };
  }

  it('opens a door and brings in a goblin in the middle of a fight, and undoes both; players see it and cannot do it', async () => {
    const { page, theirs } = await atTheTable();
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

  it('harms a fighter by the rules, and says why nobody can be woken', async () => {
    const { page, theirs } = await atTheTable();
    const ruling = page.getByRole('region', { name: 'GM ruling' });
    await ruling.getByLabel('What').selectOption('harm');
    await ruling.getByLabel('Who').selectOption('Vane');
    await ruling.getByRole('button', { name: 'Apply the ruling' }).click();
    await theirs.locator('.log').getByText('GM: Vane is injured').waitFor();
    await ruling.getByLabel('What').selectOption('wake');
    await ruling.getByText('nobody is unconscious').waitFor();
    expect(await ruling.getByRole('button', { name: 'Apply the ruling' }).isDisabled()).toBe(true);
    await mustBeAccessible(page, 'a ruling');
  });

  it('draws a wall and mud on the board, takes a stroke away by drawing it again, and erases; each is undone', async () => {
    const { page, theirs } = await atTheTable();
    await page.getByRole('button', { name: 'Draw on the board' }).click();
    const bar = page.getByRole('toolbar', { name: 'Draw on the board' });
    await bar.getByRole('button', { name: 'Wall' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    const stroke = async (...spots: readonly (readonly [number, number])[]): Promise<void> => {
      const { x: left, y: top } = (await page.locator('.board').boundingBox())!;
      const drawn = (await page.locator('.board .overlay svg > g').first().getAttribute('transform'))!;
      const [, x, y, zoom] = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(drawn)!.map(Number);
      const on = ([column, row]: readonly [number, number]) => [left + x + column * CELL * zoom, top + y + row * CELL * zoom] as const;
      await page.mouse.move(...on(spots[0]));
      await page.mouse.down();
      for (const spot of spots.slice(1)) await page.mouse.move(...on(spot), { steps: 4 });
      await page.mouse.up();
    };
    const said = (what: string) => theirs.locator('.log').getByText(what);
    await bar.getByLabel('What to draw').waitFor();
    await stroke([4.5, 0.5], [4.5, 2.5]);
    await said('The board changes: wall at 4,0; 4,1; 4,2.').waitFor();
    // The page knows by now what is drawn, so the same stroke takes it away.
    await page.locator('.log').getByText('wall at 4,0; 4,1; 4,2.').waitFor();
    await stroke([4.5, 1.5], [4.5, 1.5]);
    await said('Gone from the board: wall at 4,1.').waitFor();
    await bar.getByRole('button', { name: 'Ground' }).click();
    await bar.getByLabel('What to draw').selectOption('exit');
    await stroke([6.5, 4.5], [7.5, 4.5]);
    await said('The board changes: exit at 6,4; 7,4.').waitFor();
    await bar.getByRole('button', { name: 'Erase' }).click();
    await stroke([7.5, 4.5], [7.5, 4.5]);
    await said('Gone from the board: exit at 7,4.').waitFor();
    await mustBeAccessible(page, 'drawing on the board');
    await bar.getByRole('button', { name: 'Wall' }).click();
    await stroke([5.5, 2.5], [5.5, 2.5]);
    await page.getByText('Vane has no room there, so nothing was changed.').waitFor();
    const undo = page.locator('.top').getByRole('button', { name: /^Undo/ });
    for (const left of [3, 2, 1, 0]) {
      await undo.click();
      await expect.poll(() => said('the board').or(said('The board changes')).count()).toBe(left);
    }
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
  });

  it('draws by keyboard alone, and the name of the board says what Enter does', async () => {
    const { page, theirs } = await atTheTable();
    await page.getByRole('button', { name: 'Draw on the board' }).click();
    const bar = page.getByRole('toolbar', { name: 'Draw on the board' });
    await bar.getByLabel('What to draw').waitFor();
    const grid = page.getByRole('grid', { name: /^Board/ });
    await expect.poll(() => grid.getAttribute('aria-label')).toContain('Enter draws wall there or takes it away');
    expect(await grid.count()).toBe(1);
    const cell = page.locator('.cells [tabindex="0"]');
    await cell.focus();
    await page.keyboard.press('ArrowUp');
    const here = async (): Promise<string> => /^\d+,\d+/.exec((await cell.getAttribute('aria-label'))!)![0];
    // It begins at whoever acts.
    await expect.poll(here).toMatch(/,1$/);
    const wall = await here();
    await page.keyboard.press('Enter');
    await theirs.locator('.log').getByText(`The board changes: wall at ${wall}.`).waitFor();
    await bar.getByRole('button', { name: 'Ground' }).press('Enter');
    await bar.getByLabel('What to draw').selectOption('exit');
    await cell.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(here).toMatch(/,0$/);
    const exit = await here();
    await page.keyboard.press('Enter');
    await theirs.locator('.log').getByText(`The board changes: exit at ${exit}.`).waitFor();
    await bar.getByRole('button', { name: 'Erase' }).press('Enter');
    await expect.poll(() => grid.getAttribute('aria-label')).toContain('Enter erases');
    await cell.focus();
    await page.keyboard.press('Enter');
    await theirs.locator('.log').getByText(`Gone from the board: exit at ${exit}.`).waitFor();
    await mustBeAccessible(page, 'drawing by keyboard');
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => grid.getAttribute('aria-label')).toContain('Enter chooses');
  });
});
