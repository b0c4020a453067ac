import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { atTable, ownFolder, post, start } from './harness.ts';

const folder = ownFolder();

it('what an operator watches is counted: moves and their time, the queue, tables, refusals by code', async () => {
  const { run, gm, players } = await atTable(folder);
  const figures = async (): Promise<string> => (await fetch(`${run.base}/metrics`)).text();
  const before = await figures();
  expect(before).toMatch(/^riposte_move_seconds_count 0$/m);
  await players[0].act('walk');
  await gm.say({ do: 'settings', paused: true });
  // To look and to talk is no move.
  await gm.say({ do: 'summary' });
  await gm.say({ do: 'chat', to: 'all', text: 'hello' });
  await players[0].say({ do: 'settings', paused: false });
  await post(run.base, '/api/session', { secret: 'x'.repeat(30) });
  const after = await figures();
  for (const line of [
    'riposte_move_seconds_count 3',
    'riposte_requests_total{code="OK"} 4',
    'riposte_requests_total{code="FORBIDDEN"} 1',
    'riposte_refused_total{code="NOT_FOUND"} 1',
    'riposte_requests_waiting 0',
    'riposte_tables 1',
    'riposte_connections 4',
  ])
    expect(after.split('\n')).toContain(line);
});

it('each figure whose growth an alert looks at is there from the start, so that the first fault is a growth', async () => {
  const run = await start(folder);
  onTestFinished(() => run.stop());
  const figures = (await (await fetch(`${run.base}/metrics`)).text()).split('\n');
  const alerts = readFileSync(join(import.meta.dirname, '../../../deploy/alerts.yaml'), 'utf8');
  const watched = [...alerts.matchAll(/(riposte_\w+)\{(\w+)=~?"([^"]+)"/g)];
  expect(watched.length).toBeGreaterThan(3);
  for (const [, name, label, values] of watched) for (const value of values.split('|')) expect(figures).toContain(`${name}{${label}="${value}"} 0`);
});
