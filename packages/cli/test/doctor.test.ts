import { mkdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownFolder, put, root, spawned } from './command.ts';

const folder = ownFolder();
const sample = join(root, 'packages/cli/game');

interface Found {
  readonly ok: boolean;
  readonly checks: readonly { readonly check: string; readonly verdict: string; readonly says: string; readonly remedy?: string }[];
}

/** What the doctor finds in a folder with this configuration. */
function examined(config: string, ...args: readonly string[]): { readonly code: number | null; readonly found: Found } {
  const place = join(folder, `place-${Math.random()}`);
  mkdirSync(place);
  put(place, 'riposte.config.json', config);
  const { code, out } = spawned(['doctor', '--json', '--port', '48123', ...args], { cwd: place });
  return { code, found: JSON.parse(out) as Found };
}

it('riposte doctor finds nothing where all works', () => {
  const { code, found } = examined(JSON.stringify({ ruleSets: [sample] }));
  expect(found.checks.map(({ check, verdict }) => `${check} ${verdict}`)).toEqual([
    'node good',
    'data good',
    'disk good',
    'database good',
    'configuration good',
    'game good',
    'port good',
  ]);
  expect([code, found.ok]).toEqual([0, true]);
});

it.each([
  ['configuration', '{"rulesets": []}', [], /no setting "rulesets"/],
  ['game', '{"ruleSets": ["./nowhere"]}', [], /There is no game at/],
  ['data', '{}', ['--data', join(root, 'package.json/tables')], /cannot be written/],
  ['database', '{}', ['--data', 'damaged'], /cannot be read/],
] as const)('riposte doctor says what is wrong with the %s, and how to mend it', (check, config, args, says) => {
  mkdirSync(join(folder, 'damaged'), { recursive: true });
  put(join(folder, 'damaged'), 'riposte.db', 'this is no database, and long enough to be read as one');
  const { code, found } = examined(config, ...args.map((arg) => (arg === 'damaged' ? join(folder, arg) : arg)));
  const finding = found.checks.find((one) => one.check === check)!;
  expect(finding).toMatchObject({ verdict: 'fault', says: expect.stringMatching(says) as string, remedy: expect.stringMatching(/\w/) as string });
  expect([code, found.ok]).toEqual([1, false]);
});

it('a taken port is a warning', async () => {
  const server = createServer();
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const { code, found } = examined('{}', '--port', String(port));
  server.close();
  expect(found.checks.find(({ check }) => check === 'port')).toMatchObject({ verdict: 'warning', says: `port ${port} is taken` });
  expect(code).toBe(0);
});
