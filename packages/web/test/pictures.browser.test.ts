import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { alone, fightOf, guests, MISSING, type Person } from './browser.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const FOLDER = join(import.meta.dirname, 'pictures');

interface Screen {
  readonly name: string;
  /** The title of the fight; null = the first screen. */
  readonly fight: string | null;
  readonly options: { readonly viewport: { readonly width: number; readonly height: number }; readonly colorScheme: 'light' | 'dark' };
  /** The act that is chosen. */
  readonly act?: string;
  /** Its odds are counted against the clock, so that they come out one way or another: their card is not compared. */
  readonly isCounted?: boolean;
}

const WIDE = { width: 1440, height: 900 } as const;
const SCREENS: readonly Screen[] = [
  { name: 'home', fight: null, options: { viewport: WIDE, colorScheme: 'light' } },
  { name: 'table-light', fight: 'Guards and orcs', options: { viewport: WIDE, colorScheme: 'light' }, act: 'move' },
  { name: 'table-dark', fight: 'Guards and orcs', options: { viewport: WIDE, colorScheme: 'dark' }, act: 'move' },
  { name: 'table-turnless', fight: 'A brawl of three', options: { viewport: WIDE, colorScheme: 'light' } },
  { name: 'table-regions', fight: 'The harbour gate', options: { viewport: WIDE, colorScheme: 'light' }, isCounted: true },
  { name: 'table-phone', fight: 'Guards and orcs', options: { viewport: { width: 360, height: 780 }, colorScheme: 'light' } },
];

/** The place of the list that is aimed at. */
const AIMED = 6;

/** Pictures are compared at half their size: letters differ a little between machines. */
const SMALLER = 2;
const BLOCK = 16;
/** Of 255: a pixel that differs by more is another one. */
const TELLING = 24;
/** The share of such pixels by which a block of the picture is another one, and how many blocks may be. */
const SHARE = 0.25;
const SPARED = 1;

/** The picture of a page once it stands still, as a small PNG. */
async function shot(page: Page): Promise<Buffer> {
  await page.evaluate('document.fonts.ready');
  let before: Buffer | null = null;
  for (let n = 0; n < 30; n++) {
    const now = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (before?.equals(now)) break;
    before = now;
    await page.waitForTimeout(700);
  }
  const { width = 0 } = await sharp(before!).metadata();
  return sharp(before!)
    .resize({ width: Math.round(width / SMALLER) })
    .png({ palette: true, colours: 128, effort: 10 })
    .toBuffer();
}

/** Blocks of two pictures that differ, as "x,y" in pixels of the page. */
async function differences(one: Buffer | string, other: Buffer | string): Promise<readonly string[]> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })),
  );
  const { width, height } = a.info;
  if (b.info.width !== width || b.info.height !== height) return [`${b.info.width}x${b.info.height} in the place of ${width}x${height}`];
  const counts = new Map<string, number>();
  for (let at = 0; at < width * height; at++) {
    const isOther = [0, 1, 2].some((channel) => Math.abs(a.data[at * 3 + channel] - b.data[at * 3 + channel]) > TELLING);
    const block = `${Math.floor((at % width) / BLOCK) * BLOCK * SMALLER},${Math.floor(at / width / BLOCK) * BLOCK * SMALLER}`;
    if (isOther) counts.set(block, (counts.get(block) ?? 0) + 1);
  }
  return [...counts].flatMap(([block, count]) => (count > SHARE * BLOCK * BLOCK ? [block] : []));
}

describe.skipIf(MISSING !== null)('the main screens', () => {
  const { come, running } = guests(
    ['celesia/village-green', 'realitycheck/turnless-brawl', 'sea-of-shadows/harbour-gate'].map((name) => fightOf(`encounters/${name}.json`)),
  );

  async function visit({ fight, options, act, isCounted = false }: Screen): Promise<Person> {
    const one = await come(fight === null ? '/' : '', options);
    const { page } = one;
    // What is counted against the clock differs from time to time.
    await one.context.addInitScript(`localStorage.setItem('riposte-forecast', 'false')`);
    if (fight === null) await page.getByRole('searchbox').waitFor();
    else await alone(one, running(), fight);
    if (act !== undefined) {
      await page.locator(`[data-group="all"]`).click();
      await page.locator(`[data-act="${act}"]`).click();
      await page.locator('.contour').first().waitFor();
      // What is aimed at stays aimed at when the pointer leaves.
      await page.locator('.ways [data-place]').nth(AIMED).hover();
      await page.locator('.ghost').waitFor();
    }
    if (isCounted) await page.evaluate("document.querySelector('.odds').style.visibility = 'hidden'");
    await page.mouse.move(1, 1);
    return one;
  }

  it.each(SCREENS)('look as they were approved: $name', async (screen) => {
    const { page, faults } = await visit(screen);
    const now = await shot(page);
    const file = join(FOLDER, `${screen.name}.png`);
    if (process.env.UPDATE === '1') {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, now);
    }
    expect(existsSync(file), 'UPDATE=1 takes the picture').toBe(true);
    const found = await differences(file, now);
    const seen = join(tmpdir(), `riposte-${screen.name}.png`);
    if (found.length > SPARED) writeFileSync(seen, now);
    expect(found.length > SPARED ? { seen, found } : null).toBe(null);
    expect(faults).toEqual([]);
  });

  it('are told from those with a button of another colour, or a panel that moved', async () => {
    const { page } = await visit(SCREENS[1]);
    const before = await shot(page);
    expect(await differences(before, await shot(page))).toEqual([]);
    const style = (selector: string, set: object): Promise<unknown> =>
      page.locator(selector).evaluate((element, changed) => Object.assign((element as unknown as { style: object }).style, changed), set);
    await style('.ending', { background: 'var(--act)' });
    expect((await differences(before, await shot(page))).length).toBeGreaterThan(SPARED);
    await style('.ending', { background: '' });
    expect(await differences(before, await shot(page))).toEqual([]);
    await style('.tracker .scroll', { transform: 'translateY(6px)' });
    expect((await differences(before, await shot(page))).length).toBeGreaterThan(SPARED);
  });
});
