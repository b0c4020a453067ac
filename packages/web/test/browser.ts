import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { BOOKS } from '@riposte/books';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { LIBRARY, type Running, start } from '../../table/test/harness.ts';

const CHROMIUM = [process.env.CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (one) => one !== '' && existsSync(one),
);

const root = join(import.meta.dirname, '../../..');
const built = join(root, 'packages/web/dist');

/** Why the tests in a real browser cannot run here; null = they can. */
export const MISSING: string | null =
  CHROMIUM === undefined
    ? 'NOT TESTED in a browser: there is no Chromium. Install it with: apt-get install chromium, or name one in the variable CHROMIUM.'
    : null;
if (MISSING !== null) process.stderr.write(`\n${MISSING}\n\n`);

/** A server with the ready fights of all rule sets and the fight of the tests' own, with its pages. */
export async function openHouse(folder: string, fights: readonly { readonly file: string; readonly text: string }[]): Promise<Running> {
  if (!existsSync(join(built, 'index.html')) || statSync(join(built, 'index.html')).mtimeMs < statSync(join(root, 'packages/web/src/table.tsx')).mtimeMs) {
    const done = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/vite/bin/vite.js'),
        'build',
        join(root, 'packages/web'),
        '--config',
        join(root, 'packages/web/vite.config.mjs'),
        '--logLevel',
        'error',
      ],
      { encoding: 'utf8' },
    );
    if (done.status !== 0) throw new Error(done.stderr);
  }
  const library = { ...LIBRARY, books: [...BOOKS, ...LIBRARY.books], fights: [...fights, ...LIBRARY.fights] };
  return start(folder, { pages: built, library });
}

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM!, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

/** A person with a browser of their own. Every byte from the server is kept; no error may show in the console. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly bytes: string[];
  readonly faults: string[];
}

export async function person(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Person> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 850 }, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const bytes: string[] = [];
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => bytes.push(String(payload))));
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      void response.text().then(
        (text) => bytes.push(text),
        () => undefined,
      );
  });
  return { context, page, bytes, faults };
}

/** Nothing serious for people who use the page in other ways. */
export async function mustBeAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.filter((one) => one.impact === 'serious' || one.impact === 'critical').map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 200)}`);
  expect({ what, found }).toEqual({ what, found: [] });
}

/** One decision by this person, if it is theirs: the question's choice, else the act that gets the fight on. */
export async function decide(page: Page, nth = 0): Promise<boolean> {
  const choice = page.locator('.prompt:not(.mirror) [data-choice]');
  const choices = await choice.count();
  if (choices > 0) {
    await choice
      .nth(nth % choices)
      .click({ timeout: 2000 })
      .catch(() => undefined);
    return true;
  }
  if (!(await page.locator('.waiting.mine').count())) return false;
  if (!(await page.locator('[data-act]').count())) return false;
  const acts = await page.locator('[data-act]').evaluateAll((list) => list.map((one) => (one as unknown as { dataset: { act: string } }).dataset.act));
  // Without knowing the rules: the first act that is aimed at somebody, else the last, which ends most turns.
  for (const id of acts) {
    await page
      .locator(`[data-act="${id}"]`)
      .click({ timeout: 2000 })
      .catch(() => undefined);
    const target = page.locator('.token.target');
    if (await target.count()) {
      await target
        .first()
        .click({ timeout: 2000, force: true })
        .catch(() => undefined);
      const ways = page.locator('[data-way]');
      if (await ways.count())
        await ways
          .first()
          .click({ timeout: 1000 })
          .catch(() => undefined);
      return true;
    }
    if (!(await page.locator('.ways').count())) return true;
    if (id === acts.at(-1)) {
      await page
        .locator('.ways li button')
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
      return true;
    }
    await page.keyboard.press('Escape');
  }
  return true;
}
