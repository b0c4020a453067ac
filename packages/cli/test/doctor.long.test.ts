import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer as createSite } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ofDatabase } from '../src/doctor-server.ts';
import { ownFolder, put, root, run, spawned } from './command.ts';

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
    'environment good',
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

it('riposte doctor looks at no folder where tables are in a database: a container may have none that can be written', () => {
  const { found } = examined('{}', '--data', join(root, 'package.json/tables'), '--database', 'postgres://riposte@127.0.0.1:1/x');
  expect(found.checks.map(({ check, verdict }) => `${check} ${verdict}`)).toEqual([
    'node good',
    'database fault',
    'environment good',
    'configuration good',
    'port good',
  ]);
});

it('riposte doctor knows a server of its own behind a port that is taken', async () => {
  const site = createSite((_request, response) => void response.end('{"ok":true,"tables":2}')).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const { out } = await run('doctor', '--data', folder, '--port', String(port), '--json');
  site.close();
  const { checks } = JSON.parse(out) as Found;
  expect(checks.at(-1)).toEqual({ check: 'port', verdict: 'good', says: `a server of Riposte answers on port ${port}` });
});

it('riposte doctor says which variables a server cannot use, and shows none of them', () => {
  const env = {
    RIPOSTE_DATABSE: 'postgres://riposte:hidden-password@localhost/x',
    RIPOSTE_ADDRESS: 'n/a',
    RIPOSTE_MAKER: 'short',
    RIPOSTE_WEBHOOK: 'example.org',
    PORT: 'http',
  };
  const { code, out } = spawned(['doctor', '--json', '--port', '48124'], { cwd: folder, env });
  const { checks } = JSON.parse(out) as Found;
  const found = checks.filter(({ check }) => check === 'environment');
  expect(found.map(({ verdict, says }) => `${verdict}: ${says}`)).toEqual([
    'warning: nothing reads the variable RIPOSTE_DATABSE',
    'fault: PORT is no number',
    'fault: RIPOSTE_ADDRESS is no path of a proxy',
    'fault: RIPOSTE_ADDRESS is set and RIPOSTE_DATABASE is not',
    'fault: a token in RIPOSTE_MAKER has less than 16 characters',
    'fault: RIPOSTE_WEBHOOK is no address',
    'fault: RIPOSTE_WEBHOOK_SECRET has less than 16 characters',
  ]);
  expect(found[0].remedy).toBe('did you mean RIPOSTE_DATABASE?');
  expect(found.every(({ remedy }) => remedy !== undefined)).toBe(true);
  expect(out).not.toMatch(/hidden-password|short"/);
  expect(code).toBe(1);
});

it('riposte doctor says what a PostgreSQL database lacks', () => {
  const good = { version: 180_001, connections: 90, ahead: 0.2, later: null, missing: 0 };
  expect(ofDatabase(good)).toEqual([]);
  const bad = ofDatabase({ version: 130_009, connections: 5, ahead: -7200, later: '099 later', missing: 2 });
  expect(bad.map(({ verdict, says }) => `${verdict}: ${says}`)).toEqual([
    'fault: PostgreSQL 13 is too old',
    'fault: 5 connections are free, and a server takes 13',
    'warning: the clock of this machine is -7200 s ahead of that of the database',
    'fault: a later release changed it ("099 later")',
    'warning: this release makes 2 changes to it at its start',
  ]);
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
