import { expect, it } from 'vitest';
import { timesOfStops } from './server-faults.ts';
import { placeOf } from './stores.ts';

it('of two servers as they are shipped one is stopped and one killed: tables go on at the other one, at once and within 20 s', {
  timeout: 120_000,
}, async () => {
  const { SIGTERM, SIGKILL } = await timesOfStops(await placeOf('stops'));
  process.stdout.write(`Stopped: on after ${Math.round(SIGTERM)} ms. Killed: on after ${Math.round(SIGKILL)} ms.\n`);
  // Pages come again after 0.1 s at the earliest; most of the rest is the machine.
  expect(SIGTERM).toBeLessThan(5000);
  expect(SIGKILL).toBeLessThan(20_000);
});
