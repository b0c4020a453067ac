import { setImmediate as breath } from 'node:timers/promises';
import { copyState, type Random, type State, trialRandom } from '@riposte/kernel';
import { forecast } from '../odds/forecast.ts';
import { arena, type Job } from './arena.ts';

/** A forecast in the middle of a fight, and whether the side won that fight in the end. */
export interface Told {
  /** The share of wins that was forecast, 0 to 1. */
  readonly share: number;
  readonly won: boolean;
}

export interface CalibrateOptions {
  /** Fights of each encounter. */
  readonly fights: number;
  /** Fights by which each forecast is made. */
  readonly futures: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: { readonly fights: number; readonly of: number; readonly perSecond: number }) => void;
}

/**
 * Asks for the odds of whole fights at a moment of each that the dice choose, for one side after the other, and how it ended. The
 * same jobs always come to the same.
 */
export async function toldAndWon(jobs: readonly Job[], { fights, futures, signal, onProgress }: CalibrateOptions): Promise<Told[]> {
  const all: Told[] = [];
  const start = performance.now();
  for (const job of jobs) {
    const ready = await arena(job);
    for (let trial = 0; trial < fights; trial++) {
      if (signal?.aborted && all.length > 0) return all;
      const random = trialRandom(`${job.seed} moments`, trial);
      const side = trial % ready.encounter.sides.length;
      const { winner, commands } = ready.fight(trial);
      const state = stateAfter(ready, trial, chosen(random, commands));
      if (state === null) continue;
      const telling = forecast({ ...ready.standing, state }, null, {
        seed: `${job.seed} futures ${trial}`,
        sides: ready.encounter.sides.length,
        fights: futures,
        within: Number.POSITIVE_INFINITY,
      });
      let step = telling.next();
      while (!step.done) step = telling.next();
      all.push({ share: step.value.wins[side] / step.value.fights, won: winner === side });
      onProgress?.({ fights: all.length, of: jobs.length * fights, perSecond: (1000 * all.length) / (performance.now() - start) });
      await breath();
    }
  }
  return all;
}

/** One of so many numbers from 0. */
const chosen = (random: Random, below: number): number => random.face(Math.max(1, below)) - 1;

/** The state of a fight after so many commands and one more; null where it has none. */
function stateAfter({ standing, fight }: Awaited<ReturnType<typeof arena>>, trial: number, nth: number): State | null {
  let state: State | null = null;
  fight(trial, (view, _by, _act, before) => {
    if (before === nth) state = copyState(standing.rules, view.state);
  });
  return state;
}
