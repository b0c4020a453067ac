import { PassThrough } from 'node:stream';
import { FileError } from '@riposte/files';
import { RiposteError } from '@riposte/kernel';
import { MAX_FIGHTS, type Shared, SimulationError, simulate } from '@riposte/sim';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { StoreError } from './database.ts';
import { farmAt } from './farm/farm.ts';
import { type Spec, specSchema } from './farm/spec.ts';
import { checked } from './http.ts';
import type { FarmLine } from './protocol.ts';
import { refusal, refuse } from './refusal.ts';
import type { Log } from './server-context.ts';
import type { FarmPlace } from './server-options.ts';

/** The largest request in bytes, and the most simulations at a time. */
const LARGEST = 4_000_000;
const MAX = 8;
/** Milliseconds between two reports of the totals, often enough that no proxy closes the connection. */
const GLANCE = 500;

const asked = specSchema.extend({ fights: z.int().min(1).max(MAX_FIGHTS) });

interface FarmHouse {
  /** Absent = there is none. */
  readonly farm: FarmPlace | undefined;
  readonly perMinute: number | undefined;
  /** @throws Refused for people who may not make tables; they may not use the farm either */
  readonly ownerFor: (request: FastifyRequest) => Promise<string>;
  readonly log: Log;
}

/** Runs the fights of a page's lab on workers on other machines, and reports the totals so far. The page stops them by ending its request. */
export function addFarm(app: FastifyInstance, { farm, perMinute, ownerFor, log }: FarmHouse): void {
  let running = 0;
  app.get('/api/farm', async (request) => {
    const isAllowed = await ownerFor(request).then(
      () => true,
      () => false,
    );
    return { farm: farm !== undefined && isAllowed };
  });
  const limits = { bodyLimit: LARGEST, config: { rateLimit: { max: perMinute ?? 60, timeWindow: 60_000 } } };
  app.post('/api/farm', { ...limits, onRequest: async (request) => void (await ownerFor(request)) }, async (request, reply) => {
    if (farm === undefined) return refuse('no-farm');
    if (running >= MAX) return refuse('farm-busy');
    const { fights, ...spec } = checked(asked, request.body) as Spec & { readonly fights: number };
    const wish = new AbortController();
    reply.raw.on('close', () => wish.abort());
    const lines = new PassThrough();
    const tell = (line: FarmLine): void => void lines.write(`${JSON.stringify(line)}\n`);
    running++;
    fought(farm, spec, fights, { signal: wish.signal, tell })
      .catch((thrown: unknown) => {
        const isTheirs = [FileError, RiposteError, SimulationError].some((kind) => thrown instanceof kind);
        if (!isTheirs) log('error', 'a simulation on the farm failed', { error: String(thrown) });
        tell({ failed: isTheirs ? (thrown as Error).message : refusal(thrown instanceof StoreError ? 'no-farm-now' : 'fault').text });
      })
      .finally(() => {
        running--;
        lines.end();
      });
    return reply.type('application/x-ndjson').send(lines);
  });
}

async function fought(
  { address, release }: FarmPlace,
  { job, versus }: Spec,
  fights: number,
  { signal, tell }: { readonly signal: AbortSignal; readonly tell: (line: FarmLine) => void },
): Promise<void> {
  const farm = await farmAt(address, release, (said) => tell({ said }));
  let shown = 0;
  const show = (shared: Shared): void => {
    if (Date.now() - shown < GLANCE) return;
    shown = Date.now();
    tell({ shared });
  };
  try {
    const { tally, versus: others } = await simulate(job, {
      fights,
      workers: 1,
      versus,
      hire: farm.hire,
      signal,
      onProgress: ({ soFar }) => show(soFar),
    });
    tell({ shared: { tally, versus: others }, found: farm.found() });
  } finally {
    await farm.close();
  }
}
