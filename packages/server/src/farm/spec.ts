import { gunzipSync, gzipSync } from 'node:zlib';
import { contentOf, sha256 } from '@riposte/kernel';
import type { RuleSet } from '@riposte/ruleset';
import { arena, type Job, SimulationError, SUMS } from '@riposte/sim';
import * as z from 'zod';

/** The largest simulation that a farm takes, and the largest answer to a share, in bytes of JSON. */
const MAX_SPEC = 32_000_000;
export const MAX_ANSWER = 64_000_000;
/** Fights in a share, and rounds of a fight. */
export const MAX_SHARE = 10_000;
const MAX_ROUNDS = 10_000;

const texts = z.record(z.string().max(1000), z.string().max(MAX_SPEC));
const jobSchema = z.strictObject({
  content: z.string().max(MAX_SPEC),
  file: z.string().max(10_000),
  packs: texts,
  seed: z.string().max(10_000),
  players: texts,
  orders: z.record(z.string().max(1000), z.array(z.string().max(10_000)).max(1000)).optional(),
  rounds: z.int().min(1).max(MAX_ROUNDS),
});
/** A simulation as it comes from elsewhere. */
export const specSchema = z.strictObject({ job: jobSchema, versus: z.array(jobSchema).max(10_000) });

/** What is simulated: a job, and those that it is compared with. */
export interface Spec {
  readonly job: Job;
  readonly versus: readonly Job[];
}

/** Rules as a worker must have them to fight a share: the release of Riposte, what it sums, and the game with its version and content. */
export interface Rules {
  /** Its queue: equal for equal rules, and for no others. */
  readonly queue: string;
  /** For people, another one for each queue: "celesia 1.2.0 (364e52cd) of Riposte 0.1.0". */
  readonly title: string;
}

export function rulesOf({ rules }: RuleSet, release: string): Rules {
  const { id, version } = rules;
  const hash = sha256(JSON.stringify([release, SUMS, id, version, contentOf(rules)])).slice(0, 32);
  return { queue: `share-${hash}`, title: `${id} ${version} (${hash.slice(0, 8)}) of Riposte ${release}` };
}

/** Which rules a simulation needs. @throws SimulationError for players who decide by the clock: what they do depends on the machine */
export async function rulesFor({ job, versus }: Spec, release: string): Promise<Rules> {
  const { encounter } = await arena(job);
  for (const { players } of [{ players: encounter.players }, job, ...versus]) {
    const hasty = Object.values(players ?? {}).find((name) => /@\d+ms$/.test(name));
    if (hasty !== undefined)
      throw new SimulationError('no-farm', `${hasty} plays by the clock, so machines would get different totals. Give it futures instead: tactical@400.`);
  }
  return rulesOf(encounter.ruleSet, release);
}

/**
 * The name of a simulation. Two have the same name if fight n has the same result in both. The number of fights and the name of the
 * encounter's file do not change it.
 */
export function simulationName({ job, versus }: Spec, { queue }: Rules): string {
  const told = [job, ...versus].map(({ content, packs, seed, players, orders = {}, rounds }) => [
    content,
    sorted(packs),
    seed,
    sorted(players),
    sorted(orders),
    rounds,
  ]);
  return sha256(JSON.stringify([queue, told]));
}

const sorted = (all: object): readonly [string, unknown][] => Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));

/** A simulation as it is kept. @throws SimulationError for one that is too large */
export function packedSpec(spec: Spec): Buffer {
  const text = JSON.stringify(spec);
  if (text.length > MAX_SPEC)
    throw new SimulationError('no-farm', `This simulation has ${text.length} characters, and a farm takes ${MAX_SPEC}. Compare fewer variants at a time.`);
  return gzipSync(text);
}

/** @throws Error for what is no simulation */
export const unpackedSpec = (packed: Buffer): Spec => specSchema.parse(unpacked(packed, MAX_SPEC * 2)) as Spec;

/** What is kept as JSON. @throws Error for more than so many bytes */
export const unpacked = (packed: Buffer, most: number): unknown => JSON.parse(gunzipSync(packed, { maxOutputLength: most }).toString());

/** The id of a share's job, the same for all who ask for it: a UUID. */
export function jobId(simulation: string, from: number, to: number): string {
  const hash = sha256(`${simulation} ${from} ${to}`);
  return [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}
