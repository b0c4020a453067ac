import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { type Fault, SHORT, survivesFaults, WHY_NO_NAMESPACES } from './server-faults.ts';

/** A server of their own: it is stopped and started again. */
let server: PostgresServer;
beforeAll(async () => void (server = await startPostgres()), 60_000);
afterAll(() => server.stop());

if (WHY_NO_NAMESPACES !== null)
  process.stderr.write(`\nNOT TESTED with dropped packets: a server cannot have a network of its own here, for ${WHY_NO_NAMESPACES}.\n\n`);

const ALL: readonly Fault[] = [
  'kill',
  'sleep',
  'clock',
  'restart',
  'stop',
  'partition',
  'cut',
  'slow',
  ...(WHY_NO_NAMESPACES === null ? (['drop'] as const) : []),
  'stall',
];
/** `npm run test:postgres -- --faults 200`: so many, each kind in its turn; without it the first few. */
const COUNT = Number(process.env.RIPOSTE_FAULTS ?? 4);

/** `--minutes 30`: no fault begins later than that, and what came of those that there were is asked. */
const MINUTES = Number(process.env.RIPOSTE_FAULT_MINUTES ?? Number.POSITIVE_INFINITY);

/** Milliseconds in which every table must go on again, on a machine that does much else. */
const PATIENCE = 60_000;

describe('four servers that share a database', () => {
  it(
    `lose nothing that was acknowledged, write nothing twice and go on after each of ${COUNT} faults`,
    async () => {
      const faults = Array.from({ length: COUNT }, (_, n) => ALL[n % ALL.length]);
      const times = await survivesFaults(server, `${server.address}/postgres`, faults, SHORT, PATIENCE, performance.now() + MINUTES * 60_000);
      const told = [...times].map(([fault, all]) => `${fault} ${all.length}: ${Math.round(Math.max(...all))} ms at most`);
      const count = [...times.values()].flat().length;
      process.stdout.write(`${count} faults, all went on. Until the last of three tables did: ${told.join(', ')}\n`);
      expect(count).toBeGreaterThan(0);
      if (MINUTES === Number.POSITIVE_INFINITY) expect(count).toBe(COUNT);
    },
    60_000 + COUNT * PATIENCE,
  );
});
