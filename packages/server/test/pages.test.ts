import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { ownFolder, type Running, start } from './harness.ts';

const folder = ownFolder();
const SCRIPT = 'export const answer = 42;\n'.repeat(100);

/** A house with one page and one part of it. */
async function house(perMinute = 100_000): Promise<Running> {
  const pages = join(folder, 'pages');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Riposte</title>');
  writeFileSync(join(pages, 'assets/part-1.js'), SCRIPT);
  writeFileSync(join(pages, 'assets/part-1.js.gz'), gzipSync(SCRIPT));
  const run = await start(folder, { pages, perMinute });
  onTestFinished(() => run.stop());
  return run;
}

it('parts of pages come compressed, and browsers keep them; pages are asked for again', async () => {
  const { base } = await house();
  const part = await fetch(`${base}/assets/part-1.js`);
  expect([part.headers.get('content-encoding'), part.headers.get('cache-control')]).toEqual(['gzip', 'public, max-age=31536000, immutable']);
  expect(await part.text()).toBe(SCRIPT);
  const plain = await fetch(`${base}/assets/part-1.js`, { headers: { 'accept-encoding': 'identity' } });
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);
  for (const path of ['/', '/t/any-seat']) expect((await fetch(base + path)).headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(`${base}/api/fights`)).headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${base}/assets/part-2.js`)).headers.get('cache-control')).toBe('no-store');
});

it('parts of pages do not use up the requests of an address, and are limited too', async () => {
  const { base } = await house(3);
  const statuses = async (path: string, times: number): Promise<readonly number[]> => {
    const found: number[] = [];
    for (let n = 0; n < times; n++) found.push((await fetch(base + path)).status);
    return found;
  };
  expect(await statuses('/assets/part-1.js', 31)).toEqual([...Array<number>(30).fill(200), 429]);
  expect(await statuses('/api/fights', 4)).toEqual([200, 200, 200, 429]);
});
