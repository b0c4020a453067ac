import { describe, expect, it, vi } from 'vitest';
import { decideWell, fightOf, guests, MISSING, type Person } from './browser.ts';

// Browsers are slow beside other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.skipIf(MISSING !== null)('a table for weak eyes', () => {
  const { sit, running } = guests([fightOf('encounters/realmspire/troll-bridge.json')]);

  /** At the table on one's own turn, whoever begins. */
  async function onTurn(options: Parameters<typeof sit>[1]): Promise<Person> {
    const one = await sit('One troll on the bridge', options);
    const ending = one.page.locator('.dock.actions .ending');
    for (let n = 0; (await ending.count()) === 0 && n < 400; n++) if (!(await decideWell(one, running(), n))) await one.page.waitForTimeout(30);
    return one;
  }

  it('keeps the dock whole in a window that is zoomed to 200 %', async () => {
    const { page } = await onTurn({ viewport: { width: 720, height: 450 } });
    const [dock, rail, board, ending] = await Promise.all(
      ['.dock', '.tracker', '.board', '.ending'].map(async (part) => (await page.locator(part).first().boundingBox())!),
    );
    expect(rail.y).toBeGreaterThanOrEqual(dock.y + dock.height - 1);
    expect(ending.y + ending.height).toBeLessThanOrEqual(dock.y + dock.height);
    expect(board.height).toBeGreaterThanOrEqual(140);
  });

  it('draws buttons, amounts and who acts where colours are forced', async () => {
    const { page, faults } = await onTurn({ forcedColors: 'active' });
    const style = (selector: string, what: string): Promise<string> =>
      page.evaluate<string>(`getComputedStyle(document.querySelector(${JSON.stringify(selector)}))[${JSON.stringify(what)}]`);
    for (const part of ['.acts .act', '.ending', '.pill']) expect([part, await style(part, 'outlineStyle')]).toEqual([part, 'solid']);
    expect(await style('.fighter.acting', 'outlineWidth')).toBe('3px');
    expect(await style('.bar i', 'backgroundColor')).not.toBe(await style('.bar', 'backgroundColor'));
    expect(faults).toEqual([]);
  });
});
