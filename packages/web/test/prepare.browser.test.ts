import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { guests, MISSING, mustBeAccessible, type Person } from './browser.ts';

// Browsers are slow beside other work.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

interface Kept {
  readonly title: string;
  readonly sides: readonly string[];
  readonly fighters: readonly { readonly name: string; readonly side: string; readonly at: unknown; readonly [key: string]: unknown }[];
}

describe.skipIf(MISSING !== null)('the editor of fights in a browser', () => {
  const { base, come } = guests();
  let drafts = 0;

  /** A fight that was only begun. */
  async function begin(game: string, options = {}, body: object = {}): Promise<Person & { readonly id: string }> {
    const one = await come('', options);
    const id = `fight-${drafts++}`;
    await one.context.addInitScript(`
      window.shifts = 0;
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shifts += entry.value; }).observe({ type: 'layout-shift', buffered: true });
    `);
    await one.page.goto(`${base()}/settings`);
    await one.page.evaluate(
      async ([name, text]) => {
        const json = { 'content-type': 'application/json' };
        await fetch('/api/workshop', { method: 'POST', headers: json, body: '{}' });
        await fetch(`/api/workshop/draft/${name}`, { method: 'PUT', headers: json, body: text });
      },
      [id, JSON.stringify({ format: 'riposte/encounter/1', ruleset: game, title: 'A fight', ...body })] as const,
    );
    await one.page.goto(`${base()}/prepare/${id}`);
    await one.page.getByRole('heading', { name: 'Who wins?' }).waitFor();
    return { ...one, id };
  }

  /** What the workshop has of a fight, once it has all. */
  async function kept(page: Page, id: string): Promise<Kept> {
    await expect.poll(() => page.locator('.saved').textContent()).toContain('Saved');
    return page.evaluate(async (name) => {
      const item = (await (await fetch(`/api/workshop/draft/${name}`)).json()) as { body: string | Kept };
      return typeof item.body === 'string' ? (JSON.parse(item.body) as Kept) : item.body;
    }, id);
  }

  const search = (page: Page) => page.getByRole('searchbox', { name: 'Creature or character' });

  it.each([
    ['realmspire', 'guards', 'Forest bandit'],
    ['heroes-of-destiny', 'human soldiers', 'Bandit'],
  ])('prepares four bandits and their captain on a bridge by clicks, and plays it (%s)', async (game, guards, bandit) => {
    const { page, faults, id } = await begin(game);
    await page.getByLabel('Title of the fight').fill('Four bandits and their captain hold a bridge');
    const add = async (what: string, side: string): Promise<void> => {
      await page.locator('.catalogue select').selectOption(side);
      await search(page).fill(what);
      await page.locator('.entries li').first().getByRole('button').click();
    };
    await add('4 bandits', 'Foes');
    await expect.poll(() => page.locator('.roster .fighter').count()).toBe(4);
    await add('bandit', 'Foes');
    await expect.poll(() => page.locator('.roster .fighter').count()).toBe(5);
    await add(`2 ${guards}`, 'Heroes');
    await expect.poll(() => page.locator('.roster .fighter').count()).toBe(7);
    // The first odds of a change come soon, and say how sure they are.
    await page.getByText(/Heroes: the true share lies between \d+ and \d+ %/).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: new RegExp(`^${bandit} 5, `) }).click();
    await page.getByLabel('Name', { exact: true }).fill('Captain');
    await page.getByRole('button', { name: 'All fighters' }).click();
    // The captain is dragged to another place.
    const before = await kept(page, id);
    const captain = page.locator('.piece').filter({ hasText: 'Captain' });
    const box = (await captain.locator('.shape').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 150, box.y + box.height / 2 - 90, { steps: 5 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Undo Captain moved' }).waitFor();
    const after = await kept(page, id);
    expect(after.title).toBe('Four bandits and their captain hold a bridge');
    expect(after.fighters.map(({ name }) => name)).toEqual([
      ...Array.from({ length: 4 }, (_, n) => `${bandit} ${n + 1}`),
      'Captain',
      ...after.fighters.slice(5).map(({ name }) => name),
    ]);
    expect(after.fighters.map(({ side }) => side)).toEqual(['Foes', 'Foes', 'Foes', 'Foes', 'Foes', 'Heroes', 'Heroes']);
    expect(after.fighters[4].at).not.toEqual(before.fighters[4].at);
    expect(after.fighters.filter((_, nth) => nth !== 4)).toEqual(before.fighters.filter((_, nth) => nth !== 4));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await kept(page, id)).fighters[4].at).toEqual(before.fighters[4].at);
    await page.keyboard.press('Control+y');
    await expect.poll(async () => (await kept(page, id)).fighters[4].at).toEqual(after.fighters[4].at);
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Four bandits and their captain hold a bridge']);
    await mustBeAccessible(page, `the editor, ${game}`);
    await page.getByRole('button', { name: 'Play alone' }).click();
    await page.waitForURL(/\/t\//);
    await page.locator('.board').waitFor();
    expect(faults).toEqual([]);
  });

  it.each([
    ['sea-of-shadows', 'bandits', 'guards'],
    ['celesia', 'goblins', 'guards'],
  ])('is worked by keyboard alone (%s)', async (game, foes, guards) => {
    const { page, faults, id } = await begin(game);
    const { keyboard } = page;
    /** Tab to what has a name, as somebody does who cannot point. */
    const reach = async (selector: string): Promise<void> => {
      for (let n = 0; n < 200; n++) {
        await keyboard.press('Tab');
        if (await page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`)) return;
      }
      throw new Error(`no way to ${selector} by Tab`);
    };
    await reach('.catalogue input[type=search]');
    await keyboard.type(`4 ${foes}`);
    await keyboard.press('Enter');
    await expect.poll(() => page.locator('.roster .fighter').count()).toBe(4);
    // To the other side: from the search one step back.
    await keyboard.press('Shift+Tab');
    await keyboard.press('ArrowUp');
    await keyboard.press('Tab');
    await keyboard.type(`3 ${guards}`);
    await keyboard.press('Enter');
    await expect.poll(() => page.locator('.roster .fighter').count()).toBe(7);
    await page.getByText(/Heroes: the true share lies between \d+ and \d+ %/).waitFor({ timeout: 60_000 });
    const before = await kept(page, id);
    await reach('.map [data-cell]');
    // Who stands at the cursor is chosen; with Shift the arrows move it.
    await keyboard.press('Enter');
    const name = await page.getByLabel('Name', { exact: true }).inputValue();
    const nth = before.fighters.findIndex((one) => one.name === name);
    await keyboard.press('Shift+ArrowLeft');
    await expect.poll(async () => JSON.stringify((await kept(page, id)).fighters[nth].at)).not.toBe(JSON.stringify(before.fighters[nth].at));
    await keyboard.press('Control+z');
    await expect.poll(async () => JSON.stringify((await kept(page, id)).fighters[nth].at)).toBe(JSON.stringify(before.fighters[nth].at));
    await keyboard.press('Escape');
    await expect.poll(() => page.locator('.one-fighter').count()).toBe(0);
    expect(new Set(before.fighters.map((one) => one.side))).toEqual(new Set(['Heroes', 'Foes']));
    expect(faults).toEqual([]);
  });

  it('finds an own character by its name wherever the search is, and puts it among the heroes', async () => {
    const { page, faults, id } = await begin('realmspire');
    await page.goto(`${base()}/characters`);
    await page.getByRole('button', { name: 'New character in Realmspire' }).click();
    await page.getByRole('heading', { name: 'Results' }).waitFor();
    await page.getByLabel(/name/i).first().fill('Aldric');
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    await page.goto(`${base()}/prepare/${id}`);
    const entries = page.locator('.entries li');
    await search(page).fill('aldric');
    await expect.poll(() => entries.allInnerTexts().then((all) => all.map((one) => one.split('\n')[0])), { timeout: 20_000 }).toEqual(['Aldric']);
    await expect.poll(() => page.locator('.catalogue .none').count()).toBe(0);
    await search(page).press('Enter');
    await expect.poll(() => page.locator('.roster .fighter').count()).toBe(1);
    expect((await kept(page, id)).fighters.map(({ name, side }) => [name, side])).toEqual([['Aldric', 'Heroes']]);
    // Where own characters are listed, the search finds among them.
    await page.getByRole('button', { name: 'Party', exact: true }).click();
    await search(page).fill('2 wolves');
    await page.getByText('Nothing is called “wolves”').waitFor();
    await search(page).press('Enter');
    await search(page).fill('ald');
    await expect.poll(() => entries.count()).toBe(1);
    await page.waitForTimeout(300);
    expect(await page.locator('.roster .fighter').count()).toBe(1);
    expect(faults).toEqual([]);
  });

  it('shows a problem where it is, with what was expected, and forgets nothing', async () => {
    const fighters = [
      { name: 'Ann', side: 'Heroes', at: [3, 3], creature: 'nobody-knows' },
      { name: 'Bo', side: 'Foes', at: [9, 3], creature: 'forest-bandit' },
    ];
    const { page, id } = await begin('realmspire', {}, { sides: ['Heroes', 'Foes'], board: { width: 14, height: 8 }, fighters, ours: { kept: true } });
    await page
      .locator('.roster')
      .getByText(/Expected|expected a creature/)
      .waitFor();
    await page.getByRole('button', { name: /^Ann, / }).click();
    await page.getByRole('combobox', { name: 'Creature', exact: true }).selectOption({ label: 'Town guard' });
    await page.getByText(/problem below is fixed/).waitFor();
    const after = (await kept(page, id)) as Kept & { readonly ours?: unknown };
    expect(after.fighters[0]).toEqual({ ...fighters[0], creature: 'town-guard' });
    expect(after.ours).toEqual({ kept: true });
  });

  it.each(['realmspire', 'heroes-of-destiny', 'celesia', 'realitycheck', 'sea-of-shadows'])(
    'says of the board in plain words what each field means, and keeps its sheet open under a click that was on its way (%s)',
    async (game) => {
      const { page } = await begin(game);
      // The clock of the page stands still until the click has come, however slow the machine is.
      await page.evaluate(`new Promise((done) => {
        const now = performance.now();
        performance.now = () => now;
        new MutationObserver((_, watch) => {
          const veil = document.querySelector('.veil');
          if (veil === null) return;
          watch.disconnect();
          setTimeout(() => {
            for (const type of ['pointerdown', 'pointerup', 'click']) veil.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }));
            delete performance.now;
            done();
          }, 50);
        }).observe(document.body, { childList: true, subtree: true });
        [...document.querySelectorAll('button')].find((one) => one.textContent === 'Board details').click();
      })`);
      const sheet = page.getByRole('dialog', { name: 'Board details' });
      await page.waitForTimeout(800);
      await sheet.getByText('Goes on after the fight', { exact: true }).waitFor();
      await sheet.getByText('Ways out', { exact: true }).waitFor();
      await mustBeAccessible(page, 'the board in detail');
      await page.mouse.click(5, 5);
      await sheet.waitFor({ state: 'detached' });
    },
  );

  it('holds still while odds come, and fits a phone without the map', async () => {
    const { page } = await begin('realmspire', { viewport: { width: 1440, height: 900 } });
    await search(page).fill('2 bandits');
    await page.keyboard.press('Enter');
    await page.locator('.catalogue select').selectOption('Heroes');
    await search(page).fill('2 guards');
    await page.keyboard.press('Enter');
    await page.getByText(/Heroes: the true share lies between/).waitFor({ timeout: 15_000 });
    await page.waitForTimeout(500);
    const shift = await page.evaluate<number>('window.shifts');
    expect(shift).toBeLessThan(0.1);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => page.evaluate('document.scrollingElement.scrollWidth')).toBeLessThanOrEqual(360);
    expect(await page.locator('.map').isVisible()).toBe(false);
    await page.locator('.roster .fighter').first().click();
    await page.getByLabel('Name', { exact: true }).waitFor();
    await mustBeAccessible(page, 'the editor on a phone');
  });

  it('loses nothing where another window changed the fight: this one is kept as a copy', async () => {
    const { page, id } = await begin('realmspire');
    await page.getByLabel('Title of the fight').fill('Mine');
    await kept(page, id);
    await page.evaluate(`(async () => {
      const item = await (await fetch('/api/workshop/draft/${id}')).json();
      const body = { ...(typeof item.body === 'string' ? JSON.parse(item.body) : item.body), title: 'Theirs' };
      await fetch('/api/workshop/draft/${id}?was=' + item.version, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    })()`);
    await page.getByLabel('Title of the fight').fill('Mine, changed');
    await page.getByRole('button', { name: 'Keep this one as a copy' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/prepare/') && !url.pathname.endsWith(id));
    await expect.poll(() => page.getByLabel('Title of the fight').inputValue()).toBe('Mine, changed');
    expect((await kept(page, id)).title).toBe('Theirs');
  });

  it('says on a phone too that another window changed the fight, and loads what that one has', async () => {
    const { page, id } = await begin('realmspire', { viewport: { width: 390, height: 800 } });
    await page.getByLabel('Title of the fight').fill('Mine');
    await kept(page, id);
    await page.evaluate(`(async () => {
      const { body, version } = await (await fetch('/api/workshop/draft/${id}')).json();
      const theirs = JSON.stringify({ ...body, title: 'Theirs' });
      await fetch('/api/workshop/draft/${id}?was=' + version, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: theirs });
    })()`);
    await page.getByLabel('Title of the fight').fill('Mine, changed');
    await page.getByText('Changed in another window').waitFor();
    await page.getByRole('button', { name: 'Load the other' }).click();
    await expect.poll(() => page.getByLabel('Title of the fight').inputValue()).toBe('Theirs');
    await page.getByLabel('Title of the fight').fill('Theirs and mine');
    await expect.poll(async () => (await kept(page, id)).title).toBe('Theirs and mine');
  });

  it('aims for a share by whatever helps, and counts no odds meanwhile', async () => {
    const { page, faults, id } = await begin('sea-of-shadows');
    const add = async (what: string, side: string): Promise<void> => {
      await page.locator('.catalogue select').selectOption(side);
      await search(page).fill(what);
      await search(page).press('Enter');
    };
    // Two guards lose even against one bandit and a knight, so fewer bandits do not help.
    await add('4 bandits', 'Foes');
    await add('knight', 'Foes');
    await add('2 guards', 'Heroes');
    await expect.poll(() => page.locator('.roster .fighter').count()).toBe(7);
    await page.getByText(/Heroes: the true share lies between/).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Solve' }).click();
    await page.locator('.found').waitFor({ timeout: 120_000 });
    expect(await page.locator('.found').innerText()).toMatch(/more: Guard: \d+ %/);
    await page.getByRole('button', { name: 'Apply it' }).click();
    await expect.poll(async () => (await kept(page, id)).fighters.filter(({ side }) => side === 'Heroes').length).toBeGreaterThan(2);
    expect(faults).toEqual([]);
  });

  it('stops the odds while it aims, and goes on with them afterwards', async () => {
    const { page, context, id } = await begin('heroes-of-destiny');
    await context.addInitScript(`
      window.asked = [];
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (message, ...rest) {
        if (message.ask === 'fights' || message.ask === 'solve' || message.cancel) window.asked.push(message.ask ?? 'cancel');
        return post.call(this, message, ...rest);
      };
    `);
    await page.goto(`${base()}/prepare/${id}`);
    for (const [what, side] of [
      ['4 bandits', 'Foes'],
      ['4 human soldiers', 'Heroes'],
    ]) {
      await page.locator('.catalogue select').selectOption(side);
      await search(page).fill(what);
      await search(page).press('Enter');
    }
    await page.getByText(/Heroes: the true share lies between/).waitFor({ timeout: 60_000 });
    await page.evaluate('window.asked = []');
    await page.getByRole('button', { name: 'Solve' }).click();
    await expect.poll(() => page.evaluate('window.asked.toSorted()')).toEqual(['cancel', 'solve']);
    await page.getByText(/^Try \d+: /).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => page.evaluate('window.asked.at(-1)'), { timeout: 20_000 }).toBe('fights');
  });
});
