import type { Json } from '@riposte/kernel';
import { type Day, dayOf, dayReport, liveDays, wilson } from '@riposte/sim';
import { type JobOptions, jobOf } from './job.ts';
import { GOOD, InputError, type Outcome } from './outcome.ts';
import { progress } from './progress.ts';
import { type ReportFiles, written } from './report-files.ts';

export interface DayOptions extends JobOptions, ReportFiles {
  readonly fights?: number;
}

const USUAL_DAYS = 1000;
const RESTS = ['rest', 'long-rest'] as const;
type RestId = (typeof RESTS)[number];

/** What goes together with a day of fights. */
const ALSO = ['fights', 'seed', 'rounds', 'player', 'order', 'html', 'svg', 'png', 'csv', 'force', 'json'];

/** Fights several encounters in a row, many times: `gate.json rest crypt.json`. @throws FileError, InputError, SimulationError */
export async function dayCommand(parts: readonly string[], options: DayOptions): Promise<Outcome> {
  const wrong = Object.keys(options).find((name) => !ALSO.includes(name));
  if (wrong !== undefined) throw new InputError(`--${wrong} cannot be combined with a day of several fights.`);
  const day = await dayIn(parts, options);
  const ready = await dayOf(day);
  const bar = progress();
  try {
    const start = performance.now();
    const tally = await liveDays(ready, { days: options.fights ?? USUAL_DAYS, signal: bar.signal, onProgress: bar.show });
    const seconds = (performance.now() - start) / 1000;
    const report = dayReport(ready, tally, [`${tally.days} days in ${seconds.toFixed(1)} s, seed ${JSON.stringify(day.fights[0].job.seed)}.`]);
    const { text, files } = await written(report, options);
    const json = { partial: bar.signal.aborted, seconds, heroes: ready.heroes, tally, home: wilson(tally.home, tally.days), report, files };
    return { code: GOOD, text, json: json as unknown as Json };
  } finally {
    bar.end();
  }
}

/** Files and rests in their order. @throws InputError for a rest before the first fight */
async function dayIn(parts: readonly string[], options: JobOptions): Promise<Day> {
  const fights: { file: string; rests: RestId[] }[] = [];
  for (const part of parts) {
    if (!isRest(part)) fights.push({ file: part, rests: [] });
    else if (fights.length === 0) throw new InputError(`The day begins with a fight, not with "${part}". For example: simulate gate.json rest crypt.json.`);
    else fights[fights.length - 1].rests.push(part);
  }
  return { fights: await Promise.all(fights.map(async ({ file, rests }) => ({ job: await jobOf(file, options), rests }))) };
}

const isRest = (part: string): part is RestId => (RESTS as readonly string[]).includes(part);
