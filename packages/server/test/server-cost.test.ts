import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { costOfMoves } from './server-faults.ts';

let server: PostgresServer;
beforeAll(async () => void (server = await startPostgres()), 60_000);
afterAll(() => server.stop());

/** How much more processor time a move may take where several processes share the tables. */
const MOST = 1.15;

it.skipIf(process.env.RIPOSTE_COST === undefined || process.platform !== 'linux')(
  'a move costs two and four servers about what it costs one',
  async () => {
    const costs: number[] = [];
    for (const processes of [1, 2, 4]) {
      const { ms, busy } = await costOfMoves(server, processes);
      process.stdout.write(`${processes} processes, ${busy} of them with tables: ${ms.toFixed(2)} ms of processor time per move\n`);
      expect(busy).toBe(processes);
      costs.push(ms);
    }
    for (const cost of costs) expect(cost / costs[0]).toBeLessThanOrEqual(MOST);
  },
  1_800_000,
);
