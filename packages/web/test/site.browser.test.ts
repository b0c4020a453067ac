import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launch, MISSING, mustBeAccessible, newestSource, type Person, person } from './browser.ts';

const root = join(import.meta.dirname, '../../..');
const site = join(root, 'site');
const BELOW = '/some/where/riposte/';
/** Another copy of the site. */
const BESIDE = '/some/where/next/';
/** Browsers are slow beside other work. */
const SOON = { timeout: 20_000 };
const LOG = 'fixtures/golden/sea-of-shadows/changed-course-0.3.0.jsonl';
const FILE = 'encounters/sea-of-shadows/duel-at-dawn.json';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.txt': 'text/plain',
};

const ARTICLE = `<!doctype html><html lang="en"><title>An article</title><script type="module" src="${BELOW}replay-1.js"></script>
<main><h1>An article</h1><riposte-replay src="${BELOW}fight.jsonl" at="3" theme="dark" aria-label="A brawl"></riposte-replay>
<riposte-replay src="nothing.jsonl"></riposte-replay></main></html>`;

/** A server that is down answers nothing. */
let down = false;
/** Names of the files that were asked for. */
const sent: string[] = [];
/** Another edition of the pages is another version of their worker. */
let edition = '';

/** A web server that knows nothing: files below a path, and 404 for all else. */
function files(): Server {
  return createServer(({ url: asked = '', socket }, response) => {
    const url = asked.replace(BESIDE, BELOW);
    if (down) return socket.destroy();
    const { pathname } = new URL(url, 'http://any');
    sent.push(pathname.slice(BELOW.length));
    // A page of somebody else, which allows nothing but files of its own place.
    if (pathname === '/article/') return response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" }).end(ARTICLE);
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = name === `${BELOW}fight.jsonl` ? join(root, LOG) : join(site, name.slice(BELOW.length));
    if (!name.startsWith(BELOW) || !file.startsWith(root) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-cache' });
    return response.end(name.endsWith('service-worker.js') ? `${readFileSync(file, 'utf8')}\n// ${edition}` : readFileSync(file));
  });
}

/** The figures of a comparison in the lab as the page saves them. */
async function figuresIn(page: Page): Promise<string> {
  await page.getByRole('heading', { level: 1, name: 'Duel at dawn' }).waitFor();
  await page.getByRole('button', { name: 'Run' }).click();
  await expect.poll(() => page.getByRole('progressbar').getAttribute('value'), { timeout: 60_000 }).toBe('300');
  await page.getByRole('button', { name: 'Run again' }).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Figures (CSV)' }).click({ timeout: 60_000 })]);
  return readFileSync(await file.path(), 'utf8');
}

/** Answers, strikes, or looks for what strikes, until the log tells of an attack. */
async function attack(page: Page): Promise<void> {
  const first = ['.prompt:not(.mirror) [data-choice]', '[data-commit]', '[data-way]', '[data-act="strike"]', '[data-group="all"][aria-pressed="false"]'];
  await expect
    .poll(async () => {
      for (const part of first) {
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
      return page.locator('.log').innerText();
    }, SOON)
    .toMatch(ATTACK);
}

const ATTACK = /strikes|hits|misses|parries/;

describe.skipIf(MISSING !== null)('the pages without a server', () => {
  let server: Server;
  let browser: Browser;
  let base = '';
  beforeAll(async () => {
    // Written last.
    const made = join(site, 'service-worker.js');
    const beside = [
      'README.md',
      'packages/web/vite.config.mjs',
      ...['tools', 'docs'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name))),
    ];
    const newest = Math.max(newestSource(), ...beside.map((file) => statSync(join(root, file)).mtimeMs));
    if (!existsSync(made) || statSync(made).mtimeMs < newest) {
      const built = spawnSync(process.execPath, [join(root, 'tools/site.mjs')], { encoding: 'utf8' });
      expect({ status: built.status, said: built.stderr }).toEqual({ status: 0, said: '' });
    }
    server = files().listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BELOW}`;
    browser = await launch();
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  /** Somebody at a page; whatever is asked for must lie below the folder of the site. */
  async function come(address: string, options = {}): Promise<Person & { readonly asked: string[] }> {
    const one = await person(browser, options);
    onTestFinished(() => one.context.close());
    const asked: string[] = [];
    one.context.on('request', (request) => asked.push(request.url()));
    await one.page.goto(base + address);
    return { ...one, asked };
  }
  const elsewhere = (asked: readonly string[]): readonly string[] =>
    asked.filter((url) => !/^(blob|data):/.test(url) && (!url.startsWith(base) || url.includes('/api/')));

  it('shows home, rules and the catalogue below a path, also when a page is loaded again', async () => {
    const { page, faults, asked } = await come('');
    await page.getByText('Duel at dawn').first().waitFor();
    await mustBeAccessible(page, 'home');
    await page.getByRole('link', { name: 'Rules' }).click();
    await page.getByRole('searchbox').waitFor();
    await page.goto(`${base}#/rules/sea-of-shadows`);
    const rule = page.locator('main a[aria-current]').or(page.locator('main li a')).first();
    await rule.click();
    const { hash } = new URL(page.url());
    expect(hash).toMatch(/^#\/rules\/[\w-]+\/./);
    const heading = await page.getByRole('heading').allTextContents();
    await page.reload();
    await expect.poll(() => page.getByRole('heading').allTextContents(), SOON).toEqual(heading);
    await page.getByRole('link', { name: 'Library' }).click();
    await expect.poll(() => page.locator('main tbody a').count(), SOON).toBeGreaterThan(3);
    expect(faults).toEqual([]);
    expect(elsewhere(asked)).toEqual([]);
  });

  it('says that a fight is not there, and leads on', async () => {
    const { page } = await come('#/lab?fight=encounters%2Fsea-of-shadows%2Fgone.json');
    await page.getByRole('alert').getByText('There is no such fight.').waitFor();
    const { height } = (await page.getByRole('alert').boundingBox())!;
    expect(height).toBeLessThan(100);
    await page.getByRole('link', { name: 'Choose another fight' }).click();
    await page.locator('.asking').waitFor();
  });

  it('has icons for whoever installs it, of the sizes that it says', async () => {
    const { icons } = JSON.parse(readFileSync(join(site, 'riposte.webmanifest'), 'utf8')) as { icons: { src: string; sizes: string; purpose: string }[] };
    const { page } = await come('');
    const pictures = JSON.stringify(icons.filter(({ src }) => src.endsWith('.png')).map(({ src }) => src));
    const seen = await page.evaluate(`Promise.all(${pictures}.map(async (name) => (await createImageBitmap(await (await fetch(name)).blob())).width))`);
    expect(seen).toEqual([180, 192, 512, 180, 192, 512]);
    expect(icons.map(({ src, sizes, purpose }) => `${src} ${sizes} ${purpose}`)).toEqual(
      ['any', 'maskable'].flatMap((purpose) => [
        `icon.svg any ${purpose}`,
        ...[180, 192, 512].map((pixels) => `icon-${pixels}.png ${pixels}x${pixels} ${purpose}`),
      ]),
    );
  });

  it('has the documentation, whose links lead somewhere', () => {
    const pages = readdirSync(join(site, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    expect(pages).toEqual(expect.arrayContaining(['index.html', 'lab.html', 'site.html', join('scenarios', 'celesia.html')]));
    const ids = new Map(pages.map((name) => [join(site, 'docs', name), new Set<string>()]));
    for (const [file, own] of ids) for (const [, id] of readFileSync(file, 'utf8').matchAll(/<h\d id="([^"]*)"/g)) own.add(id);
    const broken = [...ids.keys()].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<(?:a|img|link)[^>]* (?:href|src)="(?!https?:|data:)([^"#]*)(?:#([^"]*))?"/g)].flatMap(([, path, id]) => {
        const target = path === '' ? file : join(file, '..', path);
        const isThere = existsSync(target) && (id === undefined || ids.get(target)?.has(decodeURIComponent(id)) === true);
        return isThere ? [] : [`${file}: ${path}#${id ?? ''}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('shows a fight inside a page with a strict content policy, and keeps nothing of it', async () => {
    const { page, context, faults } = await come('../../../article/');
    const [frame, other] = [0, 1].map((nth) => page.locator('riposte-replay').nth(nth).locator('iframe').contentFrame());
    await frame.getByText('After entry 3 of 25').waitFor(SOON);
    expect(await page.locator('riposte-replay iframe').first().getAttribute('title')).toBe('A brawl');
    const told = page.evaluate<unknown>(
      "new Promise((done) => document.querySelector('riposte-replay').addEventListener('moment', (event) => done(event.detail)))",
    );
    const entries = frame.getByRole('log').getByRole('listitem');
    const before = await entries.count();
    await frame.getByRole('button', { name: 'Step forward' }).press('Enter');
    expect(await told).toEqual({ at: 4 });
    await expect.poll(() => entries.count(), SOON).toBe(before + 1);
    await frame.getByRole('slider').press('End');
    await frame.getByText('After entry 25 of 25').waitFor(SOON);
    expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark');
    await frame.locator('.embed-board .token').first().waitFor(SOON);
    await other.getByRole('alert').getByText('/article/nothing.jsonl: The server answered 404.').waitFor(SOON);
    await mustBeAccessible(page, 'a replay in another page');
    // What the browser says of the log that is not there.
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    const home = await context.newPage();
    await home.goto(base);
    await home.getByText('Duel at dawn').first().waitFor();
    expect(await home.locator('a[href*="/t/"]').count()).toBe(0);
  });

  it('keeps drafts, keeps what one tab wrote from another, and saves all as one file that comes back', async () => {
    const { page, context, faults, asked } = await come('#/prepare');
    const draft = { ...(JSON.parse(readFileSync(join(root, FILE), 'utf8')) as object), title: 'Kept here' };
    const bring = (at: Page, name: string, text: string): Promise<void> =>
      at.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    const titles = (at: Page): Promise<readonly string[]> => at.locator('.cards h3').allTextContents();
    await bring(page, 'fight.json', JSON.stringify(draft));
    await expect.poll(() => titles(page), SOON).toEqual(['Kept here']);
    await page.locator('.cards h3 a').click();
    const title = (at: Page) => at.getByRole('textbox', { name: 'Title' }).first();
    await title(page).waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await title(other).fill('The other tab');
    await other.getByText('Saved').first().waitFor();
    await title(page).fill('This tab');
    await page.getByText('Changed in another window').waitFor();
    await other.goto(`${base}#/settings#workshop`);
    const [file] = await Promise.all([other.waitForEvent('download'), other.getByRole('link', { name: 'Save everything as one file' }).click()]);
    const saved = readFileSync(await file.path(), 'utf8');
    const lines = saved.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { format: 'riposte/workshop/1' },
      { kind: 'draft', title: 'The other tab' },
      { end: 1 },
    ]);
    const elsewhen = await come('#/settings');
    await bring(elsewhen.page, 'workshop.jsonl', saved);
    await elsewhen.page.getByText('One thing was added.').waitFor();
    await elsewhen.page.goto(`${base}#/prepare`);
    await expect.poll(() => titles(elsewhen.page), SOON).toEqual(['The other tab']);
    expect([...faults, ...elsewhen.faults]).toEqual([]);
    expect(elsewhere([...asked, ...elsewhen.asked])).toEqual([]);
  });

  it('plays a fight alone, goes on with it after a reload, gives it to the tab that opened it last, and saves its log', async () => {
    const { page, context, faults, asked } = await come('');
    await page.getByRole('searchbox').fill('Duel at dawn');
    await page
      .getByRole('button', { name: /Duel at dawn/ })
      .first()
      .click();
    await page.locator('.board').waitFor();
    const entries = (): Promise<string> => page.locator('.log').innerText();
    await expect.poll(entries, SOON).toContain('Turn order');
    const address = page.url();
    await page.reload();
    await expect.poll(entries, SOON).toContain('Turn order');
    const other = await context.newPage();
    await other.goto(address);
    await other.locator('.board').waitFor();
    await page.getByText('opened in another tab').waitFor();
    await other.close();
    await page.reload();
    await page.locator('.board').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Reveal it now' }).click();
    await page.getByRole('button', { name: 'Yes, reveal it' }).click();
    const [log] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Save the log' }).click()]);
    const path = join(tmpdir(), `riposte-site-${process.pid}.jsonl`);
    await log.saveAs(path);
    // The dice too: those of a browser are what the secret gives elsewhere.
    const verified = spawnSync(process.execPath, [join(root, 'packages/cli/dist/main.js'), 'verify', path, '--json'], { encoding: 'utf8' });
    const { ok, notes } = JSON.parse(verified.stdout) as { readonly ok: boolean; readonly notes: readonly string[] };
    expect({ ok, notes }).toEqual({ ok: true, notes: [expect.stringMatching(/^[1-9]\d* rolls are what the disclosed secret gives/)] });
    expect(faults).toEqual([]);
    expect(elsewhere(asked)).toEqual([]);
  });

  it('plays an example of a rule, which tells what happens in it, and asks the lab from there', async () => {
    const { page, faults, asked } = await come('#/rules/sea-of-shadows/SS-ATK-007');
    await page.getByText('Ann strikes at Bea with the sword and misses.').first().waitFor();
    await page
      .getByRole('button', { name: /^Try it/ })
      .first()
      .click();
    await page.locator('.board').waitFor(SOON);
    await page.getByRole('button', { name: 'Keys and colours' }).click();
    await page.getByRole('button', { name: 'Ask the lab' }).click();
    await page.getByText(/as it stood after entry \d+, in round \d+/).waitFor(SOON);
    expect(faults).toEqual([]);
    expect(elsewhere(asked)).toEqual([]);
  });

  it('teaches a lesson', async () => {
    const { page, faults, asked } = await come('#/learn/sea-of-shadows');
    await page.getByRole('button', { name: 'Begin the lesson “Minor and major”' }).click();
    await page.getByRole('region', { name: 'Lesson: Minor and major' }).getByRole('status').waitFor(SOON);
    expect(faults).toEqual([]);
    expect(elsewhere(asked)).toEqual([]);
  });

  it('opens a log from the disk and one from an address', async () => {
    const log = readFileSync(join(root, LOG));
    const { page, faults } = await come('');
    await page.locator('input[type=file]').setInputFiles({ name: 'fight.jsonl', mimeType: 'application/jsonl', buffer: log });
    await page.locator('.board').waitFor();
    // Nobody can be invited to a browser.
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Invite' }).count()).toBe(0);
    await page.goto(`${base}#/replay?src=fight.jsonl`);
    await page.locator('.replay').waitFor();
    expect(await page.locator('.replay').innerText()).toContain('Before the fight');
    expect(faults).toEqual([]);
  });

  it('keeps all its files by one request, as the server would send them', async () => {
    const { page } = await come('');
    await page.getByText('Duel at dawn').first().waitFor();
    sent.length = 0;
    await page.evaluate('navigator.serviceWorker.ready');
    // The page may still ask for something itself.
    expect(sent.filter((name) => /^(docs|data\/fights)\//.test(name))).toEqual([]);
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(site, name)).isFile());
    const names = files.filter((name) => !/^(service-worker\.js|kept-.*)$/.test(name)).map((name) => name.replace(/^index\.html$/, './').replaceAll('\\', '/'));
    const read = (from: string) => `Promise.all(${JSON.stringify(names)}.map(async (name) => {
      const one = await ${from};
      return [name, one?.headers.get('content-type').split(';')[0], await one?.arrayBuffer().then((bytes) => crypto.subtle.digest('SHA-256', bytes)).then((hash) => [...new Uint8Array(hash)].join())];
    }))`;
    const kept = await page.evaluate<unknown[]>(read('caches.match(new URL(name, document.baseURI))'));
    const other = await come('', { serviceWorkers: 'block' });
    expect(kept).toEqual(await other.page.evaluate(read('fetch(new URL(name, document.baseURI))')));
  });

  it('keeps nothing of another copy of it on the same server, and takes nothing from it', async () => {
    const { page, context } = await come('');
    await page.evaluate('navigator.serviceWorker.ready');
    const other = await context.newPage();
    const place = base.replace(BELOW, BESIDE);
    // A page that has no worker made.
    await other.goto(`${place}NOTICE.txt`);
    // Versions before, and one of the time when versions had no place in their names.
    for (const name of ['0123456789abcdef', `${place} 0`, `${place} 1`])
      await other.evaluate(`caches.open('riposte ${name}').then((one) => one.put('${place}', new Response('old')))`);
    const before = await other.evaluate<string[]>('caches.keys()');
    const own = before.filter((name) => name.includes('/riposte/'));
    expect(own).toHaveLength(1);
    await other.evaluate("navigator.serviceWorker.register('service-worker.js')");
    await other.evaluate('navigator.serviceWorker.ready');
    await expect.poll(() => other.evaluate('navigator.serviceWorker.ready.then((one) => one.active.state)'), SOON).toBe('activated');
    const after = await other.evaluate<string[]>('caches.keys()');
    expect(after.filter((name) => name.includes('/riposte/'))).toEqual(own);
    // Of its own it keeps this version and the one before.
    const theirs = after.filter((name) => !own.includes(name)).map((name) => name.split(' ').at(-1)!);
    expect(theirs).toEqual(['1', own[0].split(' ').at(-1)]);
  });

  it('works without a network after the first visit, and lets a new version in when no fight is open', async () => {
    const { page, context, faults } = await come('');
    await page.evaluate('navigator.serviceWorker.ready');
    await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), SOON).toBe(true);
    server.closeAllConnections();
    await context.setOffline(true);
    down = true;
    onTestFinished(() => void (down = false));
    await page.goto(`${base}#/lab?fight=${encodeURIComponent(FILE)}&vs=Ilse.hp%3D6&n=300&seed=site`);
    await page.reload();
    // Each page has a title of its own.
    await expect.poll(() => page.title(), SOON).toBe('Lab · Riposte');
    expect(await figuresIn(page)).toContain('Ilse');
    // Addresses for which a server would send the same page.
    for (const address of ['docs/', 'docs/?from=a-link', 'index.html', '?from=a-link']) {
      const one = await context.newPage();
      await one.goto(base + address);
      await one.getByRole('heading', { level: 1 }).first().waitFor(SOON);
      await one.close();
    }
    await page.goto(`${base}#/rules/celesia`);
    await page.locator('main li a').first().waitFor();
    await page.goto(`${base}#/`);
    await page
      .getByRole('button', { name: /Duel at dawn/ })
      .first()
      .click();
    await page.locator('.board').waitFor();
    await attack(page);
    expect(faults).toEqual([]);

    down = false;
    await context.setOffline(false);
    edition = 'another';
    onTestFinished(() => void (edition = ''));
    const states = 'navigator.serviceWorker.getRegistration().then((one) => [one.waiting !== null, one.active.state])';
    const other = await context.newPage();
    await other.goto(`${base}#/rules`);
    await other.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update())');
    await expect.poll(() => other.evaluate(states), SOON).toEqual([true, 'activated']);
    await other.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.waiting.postMessage('take over'))");
    await other.waitForTimeout(1000);
    expect(await other.evaluate(states)).toEqual([true, 'activated']);
    // Its fight goes on meanwhile, also when its page is loaded again.
    expect(await page.locator('.board').count()).toBe(1);
    await page.reload();
    await page.locator('.board').waitFor(SOON);
    await expect.poll(() => page.locator('.log').innerText(), SOON).toMatch(ATTACK);
    await page.close();
    // Nor while a thread begins, which would lose what it asked for.
    const whileBeginning = `navigator.locks.request('riposte-begins', { mode: 'shared' }, async () => {
      (await navigator.serviceWorker.getRegistration()).waiting.postMessage('take over');
      await new Promise((done) => setTimeout(done, 1000));
      return ${states};
    })`;
    expect(await other.evaluate(whileBeginning)).toEqual([true, 'activated']);
    await other.goto(`${base}#/lab`);
    await expect.poll(() => other.evaluate(states), SOON).toEqual([false, 'activated']);
  });

  it('comes to the same figures as the command', async () => {
    const { page, faults, asked } = await come(`#/lab?fight=${encodeURIComponent(FILE)}&vs=Ilse.hp%3D6&n=300&seed=site`);
    const figures = await figuresIn(page);
    const file = join(tmpdir(), `riposte-site-${process.pid}.csv`);
    const command = ['simulate', FILE, '--fights', '300', '--seed', 'site', '--vs', 'Ilse.hp=6', '--figures', file];
    const told = spawnSync(process.execPath, [join(root, 'packages/cli/dist/main.js'), ...command], { cwd: root, encoding: 'utf8' });
    expect(told.status).toBe(0);
    expect(figures).toBe(readFileSync(file, 'utf8'));
    expect(faults).toEqual([]);
    expect(elsewhere(asked)).toEqual([]);
  });
});
