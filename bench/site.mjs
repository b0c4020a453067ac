// The pages without a server in Chromium: what a first and a later visit cost, how soon something is seen, how long a click takes; then without
// a network a fight and a comparison of 10,000 fights. npm run site, then node bench/site.mjs [--json]. Times of a busy machine are upper bounds.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const CHROMIUM = [process.env.CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (path) => path !== '' && existsSync(path),
);
const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];
const site = join(import.meta.dirname, '../site');
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css', json: 'application/json', svg: 'image/svg+xml', png: 'image/png' };
const FIGHT = 'encounters/sea-of-shadows/duel-at-dawn.json';
const FIGHTS = 10_000;
/** The line of Lighthouse's telephone: 1.6 Mbit/s, 150 ms; its processor is four times slower. */
const TELEPHONE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false };

/** The folder, packed as a good static server does. */
function folder() {
  const packed = new Map();
  return createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://here').pathname));
    const file = join(site, path.endsWith('/') ? `${path}index.html` : path);
    if (!file.startsWith(site) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    const type = TYPES[extname(file).slice(1)] ?? 'application/octet-stream';
    const isText = /\.(html|js|css|json|svg|webmanifest|txt)$/.test(file);
    if (isText && !packed.has(file)) packed.set(file, gzipSync(readFileSync(file)));
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache', ...(isText ? { 'content-encoding': 'gzip' } : {}) });
    return response.end(packed.get(file) ?? readFileSync(file));
  });
}

/** What the browser notes while the page opens. */
const WATCH = `window.seen = { paint: 0, largest: 0, shift: 0, blocked: 0, inputs: new Map() };
  const watch = (type, each, more = {}) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more });
  watch('paint', (one) => { if (one.name === 'first-contentful-paint') seen.paint = one.startTime; });
  watch('largest-contentful-paint', (one) => { seen.largest = one.startTime; });
  watch('layout-shift', (one) => { if (!one.hadRecentInput) seen.shift += one.value; });
  watch('longtask', (one) => { seen.blocked += Math.max(0, one.duration - 50); });
  watch('event', (one) => { if (one.interactionId > 0) seen.inputs.set(one.interactionId, Math.max(one.duration, seen.inputs.get(one.interactionId) ?? 0)); },
    { durationThreshold: 16 });`;

async function visit(context, base, isTelephone) {
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isTelephone) {
    await session.send('Network.emulateNetworkConditions', TELEPHONE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const start = performance.now();
  await page.goto(base);
  await page.getByText('Duel at dawn').first().waitFor({ timeout: 120_000 });
  const fights = performance.now() - start;
  // What is kept for later comes through the worker, and is no part of the page.
  const loaded = bytes;
  const { paint, largest, shift, blocked } = await page.evaluate('({ ...seen, inputs: 0 })');
  return { page, figures: { paint, largest, fights, blocked, shift, kilobytes: loaded / 1000 } };
}

/** Milliseconds from clicks and keys until they are painted, the slowest; the browser names none below 16. */
async function slowest(page) {
  for (const name of ['Rules', 'Lab', 'Library']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await page.waitForTimeout(1500);
  }
  return page.evaluate('Math.max(16, ...seen.inputs.values())');
}

/** Answers, strikes, or looks for what strikes. */
const CLICKED = ['.prompt:not(.mirror) [data-choice]', '[data-commit]', '[data-way]', '[data-act="strike"]', '[data-group="all"][aria-pressed="false"]'];
const ATTACK = /strikes|hits|misses|parries/;

async function withoutNetwork(context, base) {
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (fault) => faults.push(String(fault)));
  await page.goto(base);
  await page
    .getByRole('button', { name: /Duel at dawn/ })
    .first()
    .click();
  await page.locator('.board').waitFor({ timeout: 120_000 });
  const log = () => page.locator('.log').innerText();
  for (let n = 0; n < 600 && !ATTACK.test(await log()); n++) {
    for (const part of CLICKED) {
      const one = page.locator(part).first();
      if (
        (await one.count()) > 0 &&
        (await one.click({ timeout: 2000 }).then(
          () => true,
          () => false,
        ))
      )
        break;
    }
    await page.waitForTimeout(100);
  }
  const isFought = ATTACK.test(await log());
  await page.goto(`${base}#/lab?fight=${encodeURIComponent(FIGHT)}&vs=Ilse.hp%3D6&n=${FIGHTS}&seed=site`);
  await page.reload();
  await page.getByRole('button', { name: 'Run' }).click({ timeout: 120_000 });
  const start = performance.now();
  await page.getByRole('button', { name: 'Run again' }).waitFor({ timeout: 600_000 });
  const seconds = (performance.now() - start) / 1000;
  const fought = Number(await page.getByRole('progressbar').getAttribute('value'));
  const said = await page.locator('.answers .lead').first().innerText();
  return { fought, seconds, said: said.replaceAll(/\s+/g, ' '), isFought, faults };
}

const server = folder().listen(0, '127.0.0.1');
await new Promise((done) => server.once('listening', done));
const base = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
try {
  const telephone = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  const slow = (await visit(telephone, base, true)).figures;
  await telephone.close();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const first = await visit(context, base, false);
  const click = await slowest(first.page);
  await first.page.evaluate('navigator.serviceWorker.ready');
  await first.page.waitForFunction('navigator.serviceWorker.controller !== null', undefined, { timeout: 120_000 });
  await first.page.close();
  const again = await visit(context, base, false);
  await again.page.close();
  server.closeAllConnections();
  server.close();
  await context.setOffline(true);
  const offline = await withoutNetwork(context, base);
  const visits = [
    ['telephone, first', slow],
    ['first', first.figures],
    ['again', again.figures],
  ];
  if (process.argv.includes('--json')) console.log(JSON.stringify({ visits: Object.fromEntries(visits), click, offline }, null, 2));
  else {
    for (const [name, { paint, largest, fights, blocked, shift, kilobytes }] of visits)
      console.log(
        `${name}: something is seen after ${paint.toFixed(0)} ms, its largest part after ${largest.toFixed(0)}, fights after ${fights.toFixed(0)}; ` +
          `blocked ${blocked.toFixed(0)} ms; shift ${shift.toFixed(3)}; ${kilobytes.toFixed(0)} kB`,
      );
    console.log(`slowest click to paint: ${click} ms`);
    console.log(
      `without a network: ${offline.isFought ? 'a fight was played' : 'NO FIGHT'}; ${offline.fought} fights in ${offline.seconds.toFixed(1)} s: ${offline.said}; faults: ${offline.faults.length}`,
    );
  }
} finally {
  await browser.close();
  server.close();
}
