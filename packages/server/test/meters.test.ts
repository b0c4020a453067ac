import { expect, it } from 'vitest';
import { atTable, ownFolder, post } from './harness.ts';

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
