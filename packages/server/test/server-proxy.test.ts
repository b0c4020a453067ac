import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Founded } from '../src/index.ts';
import { ownFolder, Page, post, start, takeSeat } from './harness.ts';
import { freePort } from './postgres-server.ts';

const folder = ownFolder();
const CONFIG = join(import.meta.dirname, '../../../deploy/proxy/Caddyfile');
const hasCaddy = spawnSync('caddy', ['version']).status === 0;
if (!hasCaddy) process.stderr.write('\nNOT TESTED: the configuration of Caddy, which is not installed here (apt-get install caddy)\n\n');

it.runIf(hasCaddy)('the Caddyfile that is shipped leads pages to the server that plays their table, and all else to any', { timeout: 30_000 }, async () => {
  const base = `http://localhost:${await freePort()}`;
  const file = `${folder}/proxied.db`;
  const [a, b] = [
    await start(folder, { file, publicUrls: [base], address: '/n/a', makers: 'anyone' }),
    await start(folder, { file, publicUrls: [base], address: '/n/b', makers: 'anyone' }),
  ];
  onTestFinished(async () => void (await Promise.all([a.stop(), b.stop()])));
  const at = ({ base: own }: { readonly base: string }): string => `127.0.0.1:${new URL(own).port}`;
  const env = { ...process.env, HOME: folder, CADDY_ADMIN: `localhost:${await freePort()}`, RIPOSTE_SITE: base, RIPOSTE_A: at(a), RIPOSTE_B: at(b) };
  const caddy = spawn('caddy', ['run', '--config', CONFIG, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  onTestFinished(async () => {
    caddy.kill('SIGKILL');
    await once(caddy, 'exit');
  });
  await vi.waitFor(async () => expect((await fetch(`${base}/health`)).status).toBe(200), { timeout: 10_000, interval: 100 });
  const made: string[] = [];
  for (let n = 0; n < 4; n++) {
    const founded = (await post(base, '/api/tables', { fight: 'yard.json', mode: 'table' })).body as unknown as Founded;
    const { seat, cookie } = await takeSeat(base, founded.links[1].path);
    const where = (await (await fetch(`${base}/api/seats/${seat}/where`, { headers: { cookie } })).json()) as { readonly at: string };
    const page = await new Page(base + where.at, seat, cookie).open(null, { origin: base });
    expect(await page.act('walk')).toMatchObject({ ok: true });
    made.push(where.at);
  }
  // By turns.
  expect(new Set(made)).toEqual(new Set(['/n/a', '/n/b']));
  expect((await fetch(`${base}/metrics`)).status).toBe(403);
});
