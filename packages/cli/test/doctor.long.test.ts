import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createSite } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { openStore } from '@riposte/server';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { serveOptions } from '../src/commands/server.ts';
import { SET } from '../src/doctor.ts';
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
  ['database', '{}', ['--data', 'damaged'], /riposte\.db: not a SQLite database$/],
] as const)('riposte doctor says what is wrong with the %s, and how to mend it', (check, config, args, says) => {
  mkdirSync(join(folder, 'damaged'), { recursive: true });
  put(join(folder, 'damaged'), 'riposte.db', 'this is no database, and long enough to be read as one');
  const { code, found } = examined(config, ...args.map((arg) => (arg === 'damaged' ? join(folder, arg) : arg)));
  const finding = found.checks.find((one) => one.check === check)!;
  expect(finding).toMatchObject({ verdict: 'fault', says: expect.stringMatching(says) as string, remedy: expect.stringMatching(/\w/) as string });
  expect([code, found.ok]).toEqual([1, false]);
});

it('riposte doctor looks at a game that is named beside those of the configuration', () => {
  const games = (ruleset: string): readonly string[] => {
    const { found } = examined('{}', '--ruleset', ruleset);
    return found.checks.flatMap(({ check, verdict }) => (check === 'game' ? [verdict] : []));
  };
  expect([games(sample), games('./nowhere')]).toEqual([['good'], ['fault']]);
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
    'fault: PORT must be a whole number from 0 to 65,535',
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

it.each([
  ['an option that there is not', { 'keep-dayz': 4 }, 'fault', /there is no option "keep-dayz"/],
  ['a number that is none', { port: 'abc' }, 'fault', /--port must be a whole number/],
  ['a proxy that is none', { 'trust-proxy': '10.0.0.0/99' }, 'fault', /--trust-proxy must be addresses or networks/],
  ['an address with a path', { 'public-url': 'https://table.example/x', 'trust-proxy': 'loopback' }, 'fault', /--public-url must be an address/],
  [
    'an address with a password',
    { webhook: 'https://me:hidden@example.org' },
    'fault',
    /--webhook must be an address such as https:\/\/example.org\/turns, without a name and a password\.$/,
  ],
  ['no proxy that is trusted', { 'public-url': 'https://table.example' }, 'warning', /no proxy is trusted/],
] as const)('riposte doctor finds in the configuration of "riposte serve" %s', (_what, serve, verdict, says) => {
  const { found } = examined(JSON.stringify({ defaults: { serve } }));
  const bad = found.checks.filter((one) => one.verdict !== 'good');
  expect(bad).toEqual([{ check: 'configuration', verdict, says: expect.stringMatching(says) as string, remedy: expect.stringMatching(/\w/) as string }]);
});

it('riposte doctor names the variable that is to be corrected, and not a file that does not have it', () => {
  const variables = {
    RIPOSTE_PUBLIC_URL: 'table.example',
    RIPOSTE_TRUST_PROXY: 'yes',
    RIPOSTE_METRICS_TOKEN: 'short',
    RIPOSTE_WEBHOOK_NETWORKS: '10.0.0.0/99',
  };
  for (const [name, value] of Object.entries(variables)) {
    const { checks } = JSON.parse(spawned(['doctor', '--json', '--port', '48129'], { cwd: folder, env: { [name]: value } }).out) as Found;
    expect(checks.filter(({ verdict }) => verdict === 'fault').map(({ remedy }) => remedy)).toEqual([`correct the variable ${name}`]);
  }
});

it('riposte doctor says that the folder of tables is a file', () => {
  const data = join(folder, 'a-file');
  writeFileSync(data, '');
  const { checks } = JSON.parse(spawned(['doctor', '--json', '--port', '48130', '--data', data], { cwd: folder }).out) as Found;
  expect(checks).toContainEqual(expect.objectContaining({ check: 'data', says: `${data} cannot be written: there is a file of this name` }));
});

it('riposte doctor looks at the folder, the address and the port that "riposte serve" would have: as typed, by a variable, by the configuration', () => {
  const place = join(folder, 'configured');
  mkdirSync(place);
  put(place, 'riposte.config.json', JSON.stringify({ defaults: { serve: { data: 'by-file', host: '192.0.2.1', port: 48125 } } }));
  const looked = (env: { readonly [name: string]: string }, ...args: readonly string[]): readonly string[] => {
    const { checks } = JSON.parse(spawned(['doctor', '--json', ...args], { cwd: place, env }).out) as Found;
    return checks.flatMap(({ check, says }) => (check === 'data' || check === 'port' ? [says] : []));
  };
  expect(looked({})).toEqual([`${join(place, 'by-file')} will be created`, 'this machine has no address 192.0.2.1 (EADDRNOTAVAIL)']);
  const env = { RIPOSTE_DATA: 'by-variable', HOST: '127.0.0.1', PORT: '48126' };
  expect(looked(env)).toEqual([`${join(place, 'by-variable')} will be created`, 'port 48126 is free']);
  expect(looked(env, '--data', 'typed', '--port', '48127')).toEqual([`${join(place, 'typed')} will be created`, 'port 48127 is free']);
  // A variable that is set to nothing is not set.
  expect(looked({ RIPOSTE_DATA: '', HOST: '', PORT: '' })).toEqual(looked({}));
});

it.each(['http', '70000'])('riposte doctor says that PORT=%s is no port, and ends with no fault of its own', (PORT) => {
  const { code, out } = spawned(['doctor', '--json'], { cwd: folder, env: { PORT } });
  const { checks } = JSON.parse(out) as Found;
  expect([code, checks.filter(({ verdict }) => verdict === 'fault').map(({ says }) => says)]).toEqual([1, ['PORT must be a whole number from 0 to 65,535']]);
});

/** The options of operators that say what a command does once, and are no settings. */
const ONCE = ['--json', '--status', '--drain'];

it('every setting of "riposte serve" and "riposte worker" has a variable by one rule, which docs/running.md names', () => {
  const text = readFileSync(join(root, 'docs/running.md'), 'utf8');
  for (const command of SET) {
    const { out } = spawned(['help', command]);
    const options = [...out.matchAll(/^ {2}(--[a-z-]+)([^]*?)(?=^ {2}-|^\S|^$)/gm)].filter(([, long]) => !ONCE.includes(long));
    expect(options.length).toBeGreaterThan(3);
    for (const [, long, about] of options) {
      const variable = `RIPOSTE_${long.slice(2).toUpperCase().replaceAll('-', '_')}`;
      expect([long, about.replaceAll(/\s+/g, ' ')]).toEqual([long, expect.stringContaining(`env: ${variable}`)]);
      expect(text, `docs/running.md names ${variable}`).toContain(`\`${variable}\``);
    }
  }
});

it('riposte doctor reads the variables of all options, and says which of them cannot be used', () => {
  const env = {
    RIPOSTE_KEEP_DAYS: 'ever',
    RIPOSTE_TABLES: 'some',
    RIPOSTE_VERBOSE: 'maybe',
    RIPOSTE_WORKERS: '0',
    RIPOSTE_TRUST_PROXI: 'loopback',
    RIPOSTE_PORT: '99999',
  };
  const { out } = spawned(['doctor', '--json', '--port', '48128'], { cwd: folder, env: { ...env, PORT: 'http' } });
  const { checks } = JSON.parse(out) as Found;
  expect(checks.filter(({ check }) => check === 'environment').map(({ says, remedy }) => `${says}: ${remedy}`)).toEqual([
    'nothing reads the variable RIPOSTE_TRUST_PROXI: did you mean RIPOSTE_TRUST_PROXY?',
    'RIPOSTE_PORT must be a whole number from 0 to 65,535: correct it, or set it to nothing',
    'RIPOSTE_TABLES must be one of anyone, here, token: correct it, or set it to nothing',
    'RIPOSTE_KEEP_DAYS must be a whole number from 0 to 999,999,999: correct it, or set it to nothing',
    'RIPOSTE_VERBOSE must be true or false: correct it, or set it to nothing',
    'RIPOSTE_WORKERS must be a whole number from 1 to 999,999,999: correct it, or set it to nothing',
    'RIPOSTE_KEEP_DAYS must be a whole number from 0 to 100,000: correct it, or set it to nothing',
  ]);
});

it('a server has its options from variables: words, numbers, flags; what is typed wins', async () => {
  const given = (args: readonly string[], env: { readonly [name: string]: string }) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    return serveOptions(args).finally(() => vi.unstubAllEnvs());
  };
  const env = {
    RIPOSTE_PUBLIC_URL: 'https://a.example  https://b.example',
    RIPOSTE_MAKER: 'token-of-sixteen-1 token-of-sixteen-2',
    RIPOSTE_KEEP_DAYS: '30',
    RIPOSTE_TABLE_WEBHOOKS: 'true',
    PORT: '1',
    HOST: '::1',
  };
  const options = await given([], env);
  expect(options).toMatchObject({
    publicUrl: ['https://a.example', 'https://b.example'],
    maker: ['token-of-sixteen-1', 'token-of-sixteen-2'],
    keepDays: 30,
    tableWebhooks: true,
    port: 1,
    host: '::1',
  });
  expect(await given(['--public-url', 'https://c.example', '--keep-days', '2'], { ...env, RIPOSTE_PORT: '2' })).toMatchObject({
    publicUrl: ['https://c.example'],
    keepDays: 2,
    port: 2,
  });
});

it('a server does not start with a variable that it cannot use, and other commands do not mind', () => {
  const env = { RIPOSTE_VERBOSE: 'yes please', RIPOSTE_MOST_LINES: 'many' };
  expect(spawned(['serve'], { cwd: folder, env })).toMatchObject({
    code: 2,
    err: expect.stringContaining('RIPOSTE_MOST_LINES must be a whole number') as string,
  });
  expect(spawned(['dice', '1d6', '--seed', '1'], { cwd: folder, env }).code).toBe(0);
});

it('riposte doctor says what a PostgreSQL database lacks', () => {
  const good = { version: 180_001, connections: 90, ahead: 0.2, later: null, missing: 0, writable: true };
  expect(ofDatabase(good)).toEqual([]);
  const bad = ofDatabase({ version: 130_009, connections: 5, ahead: -7200, later: '099 later', missing: 2, writable: false });
  expect(bad.map(({ verdict, says }) => `${verdict}: ${says}`)).toEqual([
    'fault: PostgreSQL 13 is too old',
    'fault: 5 connections are free, and a server takes 13',
    'fault: its user may not make or write tables there',
    'warning: the clock of this machine is -7200 s ahead of that of the database',
    'fault: a later release changed it ("099 later")',
    'warning: this release makes 2 changes to it at its start',
  ]);
});

it('riposte doctor says that a later release changed the file of tables, or that this one will', async () => {
  const data = join(folder, 'of-another-release');
  mkdirSync(data);
  const store = await openStore(join(data, 'riposte.db'));
  await sql`update kysely_migration set name = '999 later' where name = '013 outbox'`.execute(store.db);
  await store.close();
  const { checks } = JSON.parse(spawned(['doctor', '--json', '--port', '48131', '--data', data], { cwd: folder }).out) as Found;
  expect(checks.filter(({ check }) => check === 'database').map(({ verdict, says }) => `${verdict}: ${says}`)).toEqual([
    expect.stringMatching(/^good: .*riposte\.db holds 0 tables$/),
    'fault: a later release changed it ("999 later")',
    'warning: this release makes 1 change to it at its start',
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
