import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { FileError, type Lab, readLab } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { arena, labReport, MAX_FIGHTS, reportCsv, reportHtml, reportText, runLab, TextError, type Trial } from '@riposte/sim';
import { mustBeWithin } from './argument.ts';
import { chartsOf, writePngs } from './charts.ts';
import { columns } from './columns.ts';
import { type FarmOptions, onFarm } from './farm.ts';
import { jobOf, sideNumber } from './job.ts';
import { means } from './meaning.ts';
import { readText } from './open.ts';
import { GOOD, NO, type Outcome } from './outcome.ts';
import { joined, several } from './print.ts';
import { progress } from './progress.ts';
import { writeWhole } from './save.ts';

export interface LabOptions extends FarmOptions {
  readonly fights?: number;
  readonly workers?: number;
  readonly html?: string;
  readonly png?: string;
  readonly csv?: string;
  readonly force?: boolean;
}

/**
 * Each encounter as it is, and in each variant that fits it.
 * @throws FileError for the lab and for every encounter that cannot be read
 */
export async function trialsOf(read: Lab, file: string): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  for (const [i, { file: name, side, demands }] of read.encounters.entries()) {
    const path = resolve(dirname(file), name);
    const plain = await jobOf(path, { seed: read.seed });
    const { title, sides } = (await arena(plain)).encounter;
    if (side !== undefined && !sides.includes(side)) throw new FileError(file, `encounters[${i}].side`, `one of ${sides.join(', ')}`);
    const shared = { encounter: title, plain, side: sideNumber(side, sides), demands: { ...read.demands, ...demands } };
    trials.push({ ...shared, variant: '', job: plain });
    for (const variant of read.variants) {
      const job = await varied(path, read.seed, variant.changes, dirname(file));
      if (job !== null) trials.push({ ...shared, variant: variant.title, job });
    }
  }
  read.variants.forEach((variant, i) => {
    if (trials.every((trial) => trial.variant !== variant.title)) throw new FileError(file, `variants[${i}].changes`, 'changes that fit one of the encounters');
  });
  return trials;
}

/**
 * Fights every variant of a lab file in every encounter and reports. The answer is no when a demand is not met.
 * @throws FileError for the lab and for every encounter that cannot be read, before any fight.
 */
export async function lab(file: string, { fights, workers = availableParallelism(), html, png, csv, force = false, ...farm }: LabOptions): Promise<Outcome> {
  const read = readLab(readText(file), file);
  const each = fights ?? read.fights;
  mustBeWithin('--fights', each, 1, MAX_FIGHTS);
  const trials = await trialsOf(read, file);
  return onFarm(farm, async ({ how }) => {
    const bar = progress();
    try {
      const tried = await runLab(trials, { fights: each, workers, ...how, signal: bar.signal, onProgress: bar.show }, (result) =>
        bar.say(`${result.trial.encounter} ${result.trial.variant}`),
      );
      const partial = bar.signal.aborted ? [`Stopped after ${tried.length} of ${trials.length} comparisons.`] : [];
      const report = await labReport(read.title, tried, [...partial, `${several(each, 'fight')} each, seed ${JSON.stringify(read.seed)}.`]);
      if (html !== undefined) writeWhole(html, reportHtml(report), force);
      if (csv !== undefined) writeWhole(csv, reportCsv(report), force);
      if (png !== undefined) await writePngs(png, chartsOf(report), force);
      const failures = tried.flatMap((result) => result.failures);
      const results = tried.map(({ trial: { encounter, variant, side }, wins, change, rounds, endless, failures: failed }) => ({
        encounter,
        variant,
        side,
        wins,
        change,
        rounds,
        endless,
        failures: failed,
      }));
      const looks: typeof means = (meaning, text) => means(failures.includes(text) ? 'error' : meaning, text);
      const code = failures.length === 0 && partial.length === 0 ? GOOD : NO;
      return { code, text: joined(reportText(report, columns, looks)), json: { partial: bar.signal.aborted, failures, results } as unknown as Json };
    } finally {
      bar.end();
    }
  });
}

/** The encounter with a variant's changes; null where there is nobody or nothing to change, or a pack is of another game. */
async function varied(path: string, seed: string, changes: readonly string[], folder: string): Promise<Trial['job'] | null> {
  try {
    return await jobOf(path, { seed }, changes, folder);
  } catch (thrown) {
    if (thrown instanceof TextError || (thrown instanceof FileError && (thrown.path.startsWith('options') || thrown.path === 'ruleset'))) return null;
    throw thrown;
  }
}
