import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRules } from '@riposte/kernel';
import { RULE_SETS } from '@riposte/rule-sets';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { house } from '../../files/test/maps.ts';
import { guests, MISSING, mustBeAccessible } from './browser.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const encounters = join(import.meta.dirname, '../../../encounters');
const SHOTS = process.env.SHOTS;

/** What comes once the page and its server are done, however busy the machine is. */
const soon = <T>(what: () => T | Promise<T>) => expect.poll(what, { timeout: 20_000 });

type Draft = { readonly board: { readonly [key: string]: unknown } };

describe.skipIf(MISSING !== null)('drawing on the map', () => {
  const { come } = guests();

  /** The editor with a shipped fight. */
  async function edit(file: string, options: object = {}): Promise<Page> {
    const { page } = await come('/', options);
    page.setDefaultTimeout(60_000);
    const id = await page.evaluate(
      async (content) => {
        const headers = { 'content-type': 'application/json' };
        await fetch('/api/workshop', { method: 'POST' });
        const kept = await fetch('/api/workshop/draft/0123456789abcdef0123456789abcdef', { method: 'PUT', headers, body: content });
        if (!kept.ok) throw new Error(await kept.text());
        return '0123456789abcdef0123456789abcdef';
      },
      readFileSync(join(encounters, file), 'utf8'),
    );
    await page.goto(new URL(`/prepare/${id}`, page.url()).href);
    await page.locator('.board.map canvas').waitFor();
    await page.locator('.token.piece').first().waitFor();
    return page;
  }
  const draftOf = async (page: Page): Promise<Draft> =>
    page.evaluate(async () => ((await (await fetch('/api/workshop/draft/0123456789abcdef0123456789abcdef')).json()) as { body: unknown }).body as Draft);
  /** Where a cell is on the screen. */
  const at = async (page: Page, place: number): Promise<{ readonly x: number; readonly y: number }> => {
    const [x, y] = [place % 24, Math.floor(place / 24)];
    const drawn = (await page.locator('.board.map svg > g').first().getAttribute('transform'))!;
    const [, left, top, zoom] = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(drawn)!.map(Number);
    const box = (await page.locator('.board.map').boundingBox())!;
    return { x: box.x + left + (x + 0.5) * 56 * zoom, y: box.y + top + (y + 0.5) * 56 * zoom };
  };

  it('walls by pointer and keyboard, ground, and erasing, each one step that can be undone', async () => {
    const page = await edit('heroes-of-destiny/archers-at-the-wall.json');
    const before = (await draftOf(page)).board;
    await page.keyboard.press('w');
    const [from, to] = [await at(page, 24 * 1 + 8), await at(page, 24 * 1 + 11)];
    await page.mouse.move(from.x - 10, from.y - 10);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y - 10, { steps: 5 });
    await page.mouse.move(to.x + 10, to.y - 10, { steps: 2 });
    await soon(() => page.locator('.stroke line').count()).toBe(4);
    if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, 'wall.png') });
    await page.mouse.up();
    await soon(async () => ((await draftOf(page)).board.walls as readonly object[]).length).toBe(8);
    await soon(() => page.locator('button.undo').textContent()).toContain('wall');
    // The keyboard draws on the side that an arrow points to.
    await page.locator('[data-cell][tabindex="0"]').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await soon(async () => ((await draftOf(page)).board.walls as readonly object[]).length).toBe(9);
    await page.keyboard.press('g');
    await page.locator('select.brush').selectOption('mud');
    const mud = await at(page, 24 * 7 + 12);
    const end = await at(page, 24 * 7 + 15);
    await page.mouse.move(mud.x, mud.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 6 });
    await page.mouse.up();
    await soon(async () => (await draftOf(page)).board.ground).toMatchObject({ mud: ['12,7', '13,7', '14,7', '15,7'] });
    if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, 'ground.png') });
    // With Shift a whole area, from corner to corner.
    const corner = await at(page, 24 * 8 + 13);
    await page.keyboard.down('Shift');
    await page.mouse.move(corner.x, corner.y);
    await page.mouse.down();
    const other = await at(page, 24 * 9 + 15);
    await page.mouse.move(other.x, other.y, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await soon(async () => ((await draftOf(page)).board.ground as { readonly mud: readonly string[] }).mud.slice(4).sort()).toEqual(
      ['13,8', '14,8', '15,8', '13,9', '14,9', '15,9'].sort(),
    );
    await page.keyboard.press('Control+z');
    await page.keyboard.press('e');
    await page.mouse.click(mud.x, mud.y);
    await soon(async () => (await draftOf(page)).board.ground).toMatchObject({ mud: ['13,7', '14,7', '15,7'] });
    await mustBeAccessible(page, 'drawing');
    for (let i = 0; i < 4; i++) await page.keyboard.press('Control+z');
    await soon(async () => (await draftOf(page)).board).toEqual(before);
  });

  /** A picture with a grid of 40 pixels that begins at 10, 20, as a file. */
  const picture = (page: Page): Promise<string> =>
    page.evaluate<string>(`(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [970, 420];
      const on = canvas.getContext('2d');
      on.fillStyle = '#b9a878';
      on.fillRect(0, 0, 970, 420);
      for (let i = 0; i < 60; i++) {
        on.fillStyle = 'hsl(' + (60 + i) + ' 30% ' + (40 + (i % 5) * 6) + '%)';
        on.beginPath();
        on.arc((i * 137) % 970, (i * 89) % 420, 20 + (i % 7) * 6, 0, 7);
        on.fill();
      }
      on.fillStyle = '#3b3626';
      for (let x = 10; x < 970; x += 40) on.fillRect(x, 0, 1, 420);
      for (let y = 20; y < 420; y += 40) on.fillRect(0, y, 970, 1);
      return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
    })()`);

  it('start areas by pointer and keyboard, into which new fighters of their side go', async () => {
    const page = await edit('heroes-of-destiny/archers-at-the-wall.json');
    const { sides, fighters } = (await draftOf(page)) as unknown as { readonly sides: readonly string[]; readonly fighters: readonly object[] };
    await page.keyboard.press('s');
    await page.locator('select.brush').selectOption(sides[1]);
    const [from, to] = [await at(page, 24 * 7 + 1), await at(page, 24 * 8 + 2)];
    await page.keyboard.down('Shift');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    const starts = async (): Promise<unknown[]> => ((await draftOf(page)).board.starts as { readonly [side: string]: unknown[] } | undefined)?.[sides[1]] ?? [];
    await soon(async () => (await starts()).toSorted()).toEqual(['1,7', '1,8', '2,7', '2,8']);
    expect(await page.locator('.start line').count()).toBe(8);
    const cursor = page.locator('[data-cell][tabindex="0"]');
    await cursor.focus();
    const go = async (x: number, y: number): Promise<void> => {
      const here = Number(await cursor.getAttribute('data-cell'));
      const [dx, dy] = [x - (here % 24), y - Math.floor(here / 24)];
      for (let n = 0; n < Math.abs(dx); n++) await page.keyboard.press(dx < 0 ? 'ArrowLeft' : 'ArrowRight');
      for (let n = 0; n < Math.abs(dy); n++) await page.keyboard.press(dy < 0 ? 'ArrowUp' : 'ArrowDown');
    };
    await go(1, 7);
    expect(await cursor.getAttribute('aria-label')).toContain(`start of ${sides[1]}`);
    await page.keyboard.press('Enter');
    await soon(async () => (await starts()).toSorted()).toEqual(['1,8', '2,7', '2,8']);
    if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, 'start.png') });
    await page.locator('.catalogue select').selectOption(sides[1]);
    await page.getByRole('searchbox', { name: 'Creature or character' }).fill('3 bandits');
    await page.keyboard.press('Enter');
    const added = async (): Promise<unknown[]> =>
      ((await draftOf(page)) as unknown as { readonly fighters: readonly { readonly at: string }[] }).fighters.slice(fighters.length).map((one) => one.at);
    await soon(async () => (await added()).toSorted()).toEqual(['1,8', '2,7', '2,8']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('e');
    await cursor.focus();
    await go(1, 8);
    await page.keyboard.press('Enter');
    await soon(async () => (await starts()).toSorted()).toEqual(['2,7', '2,8']);
  });

  it('a picture finds its grid, is moved by keys, fitted to a square, and removed', async () => {
    const page = await edit('heroes-of-destiny/archers-at-the-wall.json');
    await page.keyboard.press('m');
    const bytes = Buffer.from(await picture(page), 'base64');
    await page.locator('[data-bring=picture]').setInputFiles({ name: 'ford.png', mimeType: 'image/png', buffer: bytes });
    await soon(() => page.locator('.picture-bar output').textContent()).toContain('40 pixels');
    const placed = async () => (await draftOf(page)).board.picture as { readonly x: number; readonly y: number; readonly width: number };
    await soon(async () => (await placed())?.width).toBeCloseTo(970 / 40, 1);
    expect((await placed()).x).toBeCloseTo(-10 / 40, 1);
    expect((await placed()).y).toBeCloseTo(-20 / 40, 1);
    if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, 'picture.png') });
    const { x } = await placed();
    await page.locator('[data-cell][tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await soon(async () => (await placed()).x).toBeCloseTo(x + 0.05, 2);
    await page.getByRole('button', { name: 'Fit to a square' }).click();
    const [from, to] = [await at(page, 24 * 3 + 4), await at(page, 24 * 5 + 6)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await soon(async () => (await placed()).width).toBeCloseTo(970 / 80, 1);
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await soon(async () => (await draftOf(page)).board.picture).toBeUndefined();
  });

  it('a map of another program is shown with what was read and left out, before it is taken', async () => {
    const page = await edit('heroes-of-destiny/archers-at-the-wall.json', { viewport: { width: 1440, height: 900 } });
    await page.keyboard.press('m');
    const image = await picture(page);
    const map = { ...house(), resolution: { map_size: { x: 24.25, y: 10.5 }, pixels_per_grid: 40 }, image };
    const bring = (name: string, content: string) =>
      page.locator('[data-bring=map]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    await bring('mill.dd2vtt', JSON.stringify(map));
    await soon(() => page.locator('.map-notes').textContent()).toContain('one light');
    await page.getByLabel(/door/).selectOption('windows');
    await soon(() => page.locator('.map-notes').textContent()).toContain('window');
    if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, 'import.png') });
    await mustBeAccessible(page, 'a map that is brought');
    await page.getByRole('button', { name: 'Use this map' }).click();
    await soon(async () => ((await draftOf(page)).board.walls as readonly object[]).length).toBe(14);
    const { board } = await draftOf(page);
    expect(board).toMatchObject({ kind: 'square', width: 25, height: 11, picture: { x: 0, y: 0, width: 24.25, height: 10.5 } });
    if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, 'taken.png') });
    await bring('bad.uvtt', '{"resolution":3}');
    await soon(() => page.getByRole('alert').last().textContent()).toContain('resolution: expected an object, in { }, found a number');
    await page.keyboard.press('Escape');
    expect((await draftOf(page)).board).toEqual(board);
  });

  it.each([
    ['squares', 'celesia', { width: 8, height: 6 }, [1, 1], [6, 4]],
    ['hexes', 'heroes-of-destiny', { width: 8, height: 6 }, '1,1', '6,4'],
    ['metres', 'realmspire', { width: 8, height: 6 }, [1, 1], [6, 4]],
    ['regions', 'sea-of-shadows', { regions: ['ford', 'hill', 'wood'], paths: [['ford', 'hill']] }, 'ford', 'hill'],
  ])('is drawn on by keyboard alone, and the name of the board says what its keys do (%s)', async (_, game, board, near, far) => {
    const [ann, bo] = [
      { name: 'Ann', side: 'Heroes', at: near },
      { name: 'Bo', side: 'Foes', at: far },
    ];
    const one = await come('/settings');
    const { page } = one;
    const catalogue = RULE_SETS.find(({ rules }) => rules.id === game)!;
    const creature = catalogue.catalogue!(makeRules(catalogue.rules)).find(({ sort }) => sort === 'creature')!.id;
    const body = {
      format: 'riposte/encounter/1',
      ruleset: game,
      title: 'Keys',
      sides: ['Heroes', 'Foes'],
      board,
      fighters: [ann, bo].map((who) => ({ ...who, creature })),
    };
    await page.evaluate(async (content) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/workshop', { method: 'POST' });
      await fetch('/api/workshop/draft/0123456789abcdef0123456789abcdef', { method: 'PUT', headers, body: content });
    }, JSON.stringify(body));
    await page.goto(new URL('/prepare/0123456789abcdef0123456789abcdef', page.url()).href);
    await page.locator('.token.piece').first().waitFor();
    const before = await draftOf(page);
    const { keyboard } = page;
    const grid = page.locator('.map .cells');
    const cell = page.locator('.map [data-cell][tabindex="0"]');
    let steps = 0;
    /** Presses keys, after which the draft is another one. */
    const changes = async (...keys: readonly string[]): Promise<void> => {
      const was = await page.locator('button.undo').textContent();
      const old = JSON.stringify(await draftOf(page));
      for (const key of keys) await keyboard.press(key);
      await soon(async () => (JSON.stringify(await draftOf(page)) === old ? `${was}: ${await grid.getAttribute('aria-label')}` : '')).toBe('');
      steps++;
    };
    await cell.focus();
    await keyboard.press('Enter');
    await soon(() => grid.getAttribute('aria-label')).toContain('Enter puts Ann on an empty place');
    await changes(game === 'sea-of-shadows' ? 'Shift+ArrowRight' : 'Shift+ArrowDown');
    await keyboard.press('Escape');
    for (const tool of ['w', 'g'] as const) {
      await keyboard.press(tool);
      const brushes = await page.locator('select.brush option').evaluateAll((all) => all.map((option) => (option as unknown as { value: string }).value));
      for (const brush of brushes.length === 0 ? [null] : brushes) {
        if (brush !== null) await page.locator('select.brush').selectOption(brush);
        await cell.focus();
        const said = (await grid.getAttribute('aria-label'))!;
        expect(said).not.toContain('Enter chooses');
        if (tool === 'g' || said.includes('takes it away')) {
          await keyboard.press('ArrowRight');
          await changes('Enter');
        } else {
          expect(said).toMatch(/Enter begins (to draw|a line)/);
          await keyboard.press('Enter');
          await soon(() => grid.getAttribute('aria-label')).toContain('Enter ends the line there');
          await changes(game === 'sea-of-shadows' ? 'ArrowDown' : 'ArrowRight', 'Enter');
        }
      }
    }
    await keyboard.press('e');
    await soon(() => grid.getAttribute('aria-label')).toContain('Enter erases');
    for (; steps > 0; steps--) await keyboard.press('Control+z');
    await soon(() => draftOf(page)).toEqual(before);
    expect(one.faults).toEqual([]);
  });

  it('the pictures of the screen', async () => {
    if (SHOTS === undefined) return;
    for (const [file, name, options] of [
      ['celesia/ambush-in-the-wood.json', 'celesia', {}],
      ['realmspire/arrow-slits.json', 'realmspire', { colorScheme: 'dark', viewport: { width: 1440, height: 900 } }],
      ['sea-of-shadows/harbour-gate.json', 'sea', { viewport: { width: 1440, height: 900 } }],
    ] as const) {
      const page = await edit(file, options);
      await page.keyboard.press('w');
      await page.screenshot({ path: join(SHOTS, `${name}.png`) });
    }
  });
});
