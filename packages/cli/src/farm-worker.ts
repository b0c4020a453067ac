import { availableParallelism, hostname } from 'node:os';
import type { Json } from '@riposte/kernel';
import { allRuleSets } from '@riposte/rule-sets';
import { drainFarm, type FarmStatus, farmStatus, shownPlace, work } from '@riposte/server';
import { mustBeWithin } from './argument.ts';
import { columns } from './columns.ts';
import { addressOf } from './farm.ts';
import { GOOD, InputError, NO, type Outcome } from './outcome.ts';
import { joined, printError, several } from './print.ts';
import { release } from './release.ts';

export interface WorkerOptions {
  readonly database?: string;
  readonly workers?: number;
  readonly name?: string;
  readonly keepDays: number;
  readonly status?: boolean;
  readonly drain?: boolean;
}

const MAX_THREADS = 256;

/** Fights shares of simulations until it is stopped; or says how the farm is, or stops workers. @throws InputError, StoreError */
export async function workerCommand(options: WorkerOptions): Promise<Outcome> {
  const address = await addressOf(options.database);
  if (options.status === true && options.drain === true) throw new InputError('--status cannot be combined with --drain.');
  if (options.status === true) return statusOf(address);
  if (options.drain === true) return drained(address, options.name);
  const { workers = availableParallelism(), name = `${hostname()}-${process.pid}`, keepDays } = options;
  mustBeWithin('--workers', workers, 1, MAX_THREADS);
  const ends = new AbortController();
  const stop = (): void => {
    printError(`${name} ends after its current shares.`);
    ends.abort();
  };
  // The second signal ends the process, as usual.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const ruleSets = await allRuleSets();
  printError(`${name} works at ${shownPlace(address)} in ${workers === 1 ? 'one thread' : `${workers} threads`}. Stop it with Ctrl-C.`);
  try {
    const module = new URL('./worker.js', import.meta.url);
    const { shares, fights } = await work(address, {
      name,
      threads: workers,
      ruleSets,
      release: release(),
      keepDays,
      say: printError,
      signal: ends.signal,
      // Run from the sources there is no such file.
      ...(import.meta.url.endsWith('.ts') ? {} : { module }),
    });
    return { code: GOOD, text: `${name} has fought ${several(fights, 'fight')} in ${several(shares, 'share')}.`, json: { name, shares, fights } };
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  }
}

async function drained(address: string, name: string | undefined): Promise<Outcome> {
  const asked = await drainFarm(address, name);
  const text =
    asked === 0
      ? `No worker${name === undefined ? '' : ` called ${name}`} is there.`
      : `${asked === 1 ? 'One worker ends' : `${asked} workers end`} after the current shares.`;
  return { code: asked === 0 ? NO : GOOD, text, json: { drained: asked } };
}

async function statusOf(address: string): Promise<Outcome> {
  const status = await farmStatus(address);
  return { code: GOOD, text: joined(told(status)), json: status as unknown as Json };
}

function told({ workers, waiting, running, simulations, aside }: FarmStatus): string[] {
  const games = [...new Set(workers.flatMap(({ rules }) => rules))];
  return [
    workers.length === 0 ? 'No worker is there.' : 'Workers:',
    ...columns(
      workers.map(({ name, host, threads, shares, fights, since, drains }) => [
        `  ${name}`,
        host,
        threads === 1 ? '1 thread' : `${threads} threads`,
        `${several(fights, 'fight')} in ${several(shares, 'share')}`,
        `since ${since}`,
        ...(drains ? ['ends'] : []),
      ]),
    ),
    ...(games.length === 0 ? [] : ['Games:', ...games.map((game) => `  ${game}`)]),
    `Shares: ${waiting} waiting, ${running} running.`,
    ...(simulations.length === 0 ? [] : ['Simulations:']),
    ...columns(
      simulations.map(({ id, title, fights, open, used }) => [`  ${id.slice(0, 8)}`, title, several(fights, 'fight'), open ? 'open' : `used ${used}`]),
    ),
    ...(aside.length === 0 ? [] : ['Set aside:']),
    ...aside.map(
      ({ simulation, title, seed, from, to, fight, why }) =>
        `  ${simulation.slice(0, 8)} ${title}, seed ${JSON.stringify(seed)}, ${fight === null ? `fights ${from} to ${to - 1}` : `fight ${fight}`}: ${why}`,
    ),
  ];
}
