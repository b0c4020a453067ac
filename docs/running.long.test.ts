import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';

const deploy = join(import.meta.dirname, '../deploy');
const read = (name: string): string => readFileSync(join(deploy, name), 'utf8');
const command = join(import.meta.dirname, '../packages/cli/src/commands');

/** Options of `riposte serve`. */
const options = [...readFileSync(join(command, 'server.ts'), 'utf8').matchAll(/'(--[\w-]+)/g)].map(([, option]) => option);

it.each(['Dockerfile', 'compose.yaml', 'riposte.service'])('%s serves with options that there are', (name) => {
  const used = [...read(name).matchAll(/(?:serve|["\s]|- )(--(?:host|data|public|trust|keep|verbose|most|port|maker|tables|database|address)[\w-]*)/g)];
  expect(used.length).toBeGreaterThan(0);
  for (const [, option] of used) expect(options, `${name}: ${option}`).toContain(option);
});

it.each(['compose.yaml', 'riposte-worker.service'])('%s starts workers with options that there are', (name) => {
  const known = [...readFileSync(join(command, 'farm.ts'), 'utf8').matchAll(/'(--[\w-]+)/g)].map(([, option]) => option);
  const [, started] = /(?:command: \[worker,|riposte worker)(.*)/.exec(read(name))!;
  const used = [...started.matchAll(/--[\w-]+/g)].map(([option]) => option);
  expect(used.length).toBeGreaterThan(0);
  for (const option of used) expect(known, `${name}: ${option}`).toContain(option);
});

it('each alert is explained, and looks at figures that there are', () => {
  const { groups } = parse(read('alerts.yaml')) as { groups: { rules: { alert: string; expr: string }[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  const text = readFileSync(join(import.meta.dirname, 'running.md'), 'utf8');
  const explained = [...text.matchAll(/^\| `(Riposte\w+)` \|/gm)].map(([, alert]) => alert);
  expect(explained.sort()).toEqual(rules.map(({ alert }) => alert).sort());
  const meters = readFileSync(join(import.meta.dirname, '../packages/server/src/meters.ts'), 'utf8');
  for (const { expr } of rules)
    for (const [, name] of expr.matchAll(/riposte_(\w+?)(?:_bucket|_count)?\b/g)) expect([expr, meters.includes(name)]).toEqual([expr, true]);
});

it('compose.yaml asks for the variables of env.example, and the proxy for the servers that there are', () => {
  const text = read('compose.yaml');
  const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const listed = [...read('env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect([...asked].sort()).toEqual(listed.sort());
  type Service = { read_only?: boolean; hostname?: string; profiles?: string[]; command?: string[]; environment?: { RIPOSTE_ADDRESS?: string } };
  const { services } = parse(text, { merge: true }) as { services: { [name: string]: Service } };
  expect(Object.keys(services)).toEqual(['database', 'riposte', 'riposte-b', 'worker', 'proxy']);
  for (const name of ['riposte', 'riposte-b', 'worker']) expect(services[name].read_only).toBe(true);
  // One more server differs from the first in its path alone, to which the proxy leads.
  const [one, other] = [services.riposte, services['riposte-b']];
  expect(other).toEqual({ ...one, hostname: 'riposte-b', profiles: ['many'], environment: { ...one.environment, RIPOSTE_ADDRESS: '/n/b' } });
  expect(one.hostname).toBe('riposte');
  const proxy = read('Caddyfile');
  const led = [...proxy.matchAll(/handle (\/n\/\w)\/\* \{\s+reverse_proxy \{\$\w+:([\w-]+):3000\}/g)].map(([, path, name]) => [path, name]);
  expect(led).toEqual([one, other].map(({ environment }, n) => [environment!.RIPOSTE_ADDRESS, ['riposte', 'riposte-b'][n]]));
  expect(proxy).toContain('reverse_proxy {$RIPOSTE:riposte:3000} {$RIPOSTE_B:riposte-b:3000} {');
  expect(read('Dockerfile')).toMatch(/\nUSER node\n/);
});

it('Dockerfile makes the folder that it packs into, which npm does not, and has what a new game is made of', () => {
  const [, folder] = /--pack-destination (\S+)/.exec(read('Dockerfile'))!;
  expect(read('Dockerfile')).toMatch(new RegExp(`mkdir ${folder} && npm pack`));
  const ignored = read('Dockerfile.dockerignore').split('\n');
  expect(ignored.indexOf('!packages/cli/game/test')).toBeGreaterThan(ignored.indexOf('**/test'));
});

it('riposte.env has the variables that riposte.service and the server read', () => {
  const listed = [...read('riposte.env').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name);
  const service = read('riposte.service');
  expect(service).toContain('install -m 600 riposte.env /etc/riposte.env');
  for (const name of [...service.matchAll(/\$\{(\w+)/g)].map(([, asked]) => asked)) expect(listed).toContain(name);
  const variables = readFileSync(join(import.meta.dirname, 'running.md'), 'utf8');
  const set = [...service.matchAll(/[ =](RIPOSTE_\w+)=/g)].map(([, name]) => name);
  expect(set.length).toBe(3);
  // The same list as that of the options: the test of the doctor compares them.
  for (const name of [...listed.filter((one) => one.startsWith('RIPOSTE_')), ...set]) expect(variables, name).toContain(`\`${name}\``);
  expect(listed).toContain('RIPOSTE_MAKER');
});

/** Tools that check such files, where this machine has them. */
const tools: readonly (readonly [string, readonly string[], string])[] = [
  ['caddy', ['validate', '--adapter', 'caddyfile', '--config', join(deploy, 'Caddyfile')], 'version'],
  ['systemd-analyze', ['verify', join(deploy, 'riposte.service')], '--version'],
  ['systemd-analyze', ['verify', join(deploy, 'riposte-worker.service')], '--version'],
  ['docker-compose', ['-f', join(deploy, 'compose.yaml'), 'config', '-q'], 'version'],
  ['docker-compose', ['-f', join(deploy, 'compose.yaml'), '--profile', 'many', 'config', '-q'], 'version'],
  ['caddy', ['validate', '--adapter', 'caddyfile', '--config', join(deploy, 'proxy/Caddyfile')], 'version'],
  ['promtool', ['check', 'rules', join(deploy, 'alerts.yaml')], '--version'],
];
for (const [tool, args, version] of tools) {
  const isHere = spawnSync(tool, [version]).status === 0;
  it.skipIf(!isHere)(`${[tool, ...args].join(' ').replaceAll(deploy, 'deploy')} finds nothing wrong`, () => {
    const env = { ...process.env, DATABASE_PASSWORD: 'a', TABLE_NAME: 'table.example', MAKER_TOKEN: 'a-token-of-sixteen' };
    const { status, stderr } = spawnSync(tool, args, { encoding: 'utf8', env });
    expect({ status, wrong: status === 0 ? '' : stderr }).toEqual({ status: 0, wrong: '' });
  });
}

it.skipIf(spawnSync('promtool', ['--version']).status !== 0)('one fault is enough for its alert, of either kind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-alerts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const tests = ['riposte_requests_total', 'riposte_refused_total'].map((name) => ({
    interval: '30s',
    input_series: [{ series: `${name}{code="FAULT"}`, values: '0x20 1+0x20' }],
    alert_rule_test: [{ eval_time: '12m', alertname: 'RiposteFaults', exp_alerts: [{ exp_labels: { code: 'FAULT' } }] }],
  }));
  writeFileSync(join(folder, 'tests.yaml'), JSON.stringify({ rule_files: [join(deploy, 'alerts.yaml')], evaluation_interval: '30s', tests }));
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', join(folder, 'tests.yaml')], { encoding: 'utf8' });
  expect({ status, wrong: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, wrong: '' });
});

it.skipIf(spawnSync('nginx', ['-v']).status !== 0 || spawnSync('openssl', ['version']).status !== 0)('nginx finds nothing wrong', () => {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name));
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=table.example', '-keyout', key, '-out', certificate]);
  const [, sample] = /```\n(server \{[^]*?)```/.exec(readFileSync(join(import.meta.dirname, 'hosting.md'), 'utf8'))!;
  for (const text of [read('proxy/nginx.conf'), sample]) {
    const site = text.replace(/\/etc\/ssl\/\S+\.pem/, certificate).replace(/\/etc\/ssl\/\S+\.key/, key);
    writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/pid;\nevents {}\nhttp {\n${site}\n}\n`);
    const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' });
    expect({ status, wrong: status === 0 ? '' : stderr }).toEqual({ status: 0, wrong: '' });
  }
});
