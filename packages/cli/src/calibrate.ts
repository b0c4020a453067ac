import type { Json } from '@riposte/kernel';
import { calibrationReport, toldAndWon } from '@riposte/sim';
import { mustBeWithin } from './argument.ts';
import { jobOf } from './job.ts';
import { GOOD, type Outcome } from './outcome.ts';
import { several } from './print.ts';
import { progress } from './progress.ts';
import { type ReportFiles, written } from './report-files.ts';

export interface CalibrateCommandOptions extends ReportFiles {
  readonly fights?: number;
  readonly futures?: number;
  readonly seed?: string;
}

const USUAL = { fights: 20, futures: 100 };
const MAX = { fights: 100_000, futures: 10_000 };

/** Compares forecasts of whole fights with how those fights end. @throws FileError, InputError */
export async function calibrateCommand(files: readonly string[], options: CalibrateCommandOptions): Promise<Outcome> {
  const { fights = USUAL.fights, futures = USUAL.futures, seed } = options;
  mustBeWithin('--fights', fights, 1, MAX.fights);
  mustBeWithin('--futures', futures, 1, MAX.futures);
  const jobs = await Promise.all(files.map((file) => jobOf(file, seed === undefined ? {} : { seed })));
  const bar = progress();
  try {
    const start = performance.now();
    const told = await toldAndWon(jobs, { fights, futures, signal: bar.signal, onProgress: bar.show });
    const seconds = (performance.now() - start) / 1000;
    const report = calibrationReport(told, [`${several(files.length, 'encounter')}, ${several(futures, 'fight')} for each forecast, ${seconds.toFixed(0)} s.`]);
    const { text, files: made } = await written(report, options);
    return { code: GOOD, text, json: { partial: bar.signal.aborted, seconds, told, report, files: made } as unknown as Json };
  } finally {
    bar.end();
  }
}
