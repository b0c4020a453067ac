// The page of a table against its budgets: what it loads, script for each frame with 60 fighters on 60 x 60 cells, and a key or click until it is
// painted. node bench/page.mjs [--json]; it needs Chromium and built pages. Times of a busy machine are upper bounds.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { RULE_SETS } from '@riposte/rule-sets';
import { makeServer, openStore } from '@riposte/server';
import { chromium } from 'playwright-core';
import { crowd } from './crowd.mjs';

const CHROMIUM = [process.env.CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => path !== '' && existsSync(path),
);
const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];
const pages = join(import.meta.dirname, '../packages/web/dist');
const BUDGETS = { js: 190, css: 16, fonts: 82, script: 2, paint: 100 };

const share = (list, part) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))];

/** A table with the crowd, open in a browser that keeps what it loads. */
async function openTable(base, browser) {
  const made = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ fight: 'sixty.json', mode: 'solo' }),
  });
  const { links, text } = await made.json();
  if (links === undefined) throw new Error(text);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const loaded = new Set();
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
  await page.goto(base + links[0].path);
  await page.locator('.token').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  return { page, loaded };
}

/** Kilobytes that a table loads, as they go over the line: gzip, but for fonts, which are packed already. */
function sizesOf(loaded) {
  const sizes = { js: 0, css: 0, fonts: 0 };
  for (const path of loaded) {
    const kind = { '.js': 'js', css: 'css', ff2: 'fonts' }[path.slice(-3)];
    if (kind === undefined) continue;
    const body = readFileSync(join(pages, path));
    sizes[kind] += (kind === 'fonts' ? body : gzipSync(body)).length / 1000;
  }
  return sizes;
}

/** Milliseconds of script for each frame while somebody pans and zooms. */
async function scriptPerFrame(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const script = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
  };
  const { x, y, width, height } = await page.locator('.board').boundingBox();
  const [left, top] = [x + width / 2, y + height - 40];
  await page.evaluate('window.frames = 0; const count = () => { window.frames++; requestAnimationFrame(count); }; count();');
  const [before, framesBefore] = [await script(), await page.evaluate('window.frames')];
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (let n = 0; n < 60; n++) await page.mouse.move(left + 120 * Math.sin(n / 6), top - 3 * n);
  await page.mouse.up();
  for (let n = 0; n < 40; n++) await page.mouse.wheel(0, n % 20 < 10 ? -100 : 100);
  const [after, framesAfter] = [await script(), await page.evaluate('window.frames')];
  return { script: (after - before) / (framesAfter - framesBefore), frames: framesAfter - framesBefore };
}

/** Milliseconds from keys and clicks to their paint, as the browser tells them; it names none below 16. */
async function inputs(page) {
  await page.evaluate(`window.told = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId > 0) window.told.set(interactionId, Math.max(duration, window.told.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 });`);
  let done = 0;
  const keys = ['b', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp', '1', 't', 't', 'Escape', '2', 'Escape', '['];
  for (let round = 0; round < 5; round++) {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(60);
      done++;
    }
    for (const group of await page.locator('[data-group]').all()) {
      await group.click();
      await page.waitForTimeout(60);
      done++;
    }
  }
  await page.waitForTimeout(500);
  const told = await page.evaluate('[...window.told.values()]');
  const all = [...told, ...Array.from({ length: Math.max(0, done - told.length) }, () => 16)];
  return { paint: share(all, 0.95), typical: share(all, 0.5), inputs: done };
}

const folder = mkdtempSync(join(tmpdir(), 'riposte-page-'));
const many = 1e9;
const server = await makeServer({
  store: await openStore(join(folder, 'page.db')),
  library: { ruleSets: RULE_SETS, fights: [{ file: 'sixty.json', text: crowd('celesia', 60) }], rule: () => null },
  pages,
  burst: many,
  perSecond: many,
  perMinute: many,
});
await server.app.listen({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
try {
  const { page, loaded } = await openTable(`http://127.0.0.1:${server.app.server.address().port}`, browser);
  const figures = { ...sizesOf(loaded), ...(await scriptPerFrame(page)), ...(await inputs(page)) };
  const rows = [
    ['JS of a table', figures.js, BUDGETS.js, 'kB gz'],
    ['CSS', figures.css, BUDGETS.css, 'kB gz'],
    ['fonts', figures.fonts, BUDGETS.fonts, 'kB'],
    ['script for each frame', figures.script, BUDGETS.script, `ms, over ${figures.frames} frames`],
    ['key or click to paint, p95', figures.paint, BUDGETS.paint, `ms, of ${figures.inputs}; half of them within ${figures.typical}`],
  ];
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
  else for (const [what, value, most, unit] of rows) console.log(`${value <= most ? 'kept' : 'NOT '}  ${what}: ${value.toFixed(1)} of ${most} ${unit}`);
} finally {
  await browser.close();
  await server.app.close();
  rmSync(folder, { recursive: true });
}
