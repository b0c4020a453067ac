import type { Json } from '@riposte/kernel';
import { arena, estimateText, type Job, type Pairing, percent, tournament, wilson } from '@riposte/sim';
import { mustBeWithin } from './argument.ts';
import { columns } from './columns.ts';
import { type FarmOptions, onFarm } from './farm.ts';
import { type JobOptions, jobOf } from './job.ts';
import { GOOD, InputError, type Outcome } from './outcome.ts';
import { joined, printError, several } from './print.ts';
import { progress } from './progress.ts';

export interface TournamentOptions extends Omit<JobOptions, 'player'>, FarmOptions {
  readonly players?: readonly string[];
  readonly fights?: number;
  readonly workers?: number;
}

const USUAL_FIGHTS = 50;
const MAX_FIGHTS = 100_000;

/** Computer players against each other, on both sides of every encounter. @throws FileError, InputError, TextError */
export async function tournamentCommand(files: readonly string[], options: TournamentOptions): Promise<Outcome> {
  const { players = ['tactical', 'careful', 'random'], fights = USUAL_FIGHTS, workers = 1 } = options;
  mustBeWithin('--fights', fights, 1, MAX_FIGHTS);
  if (players.length < 2 || new Set(players).size < players.length)
    throw new InputError('--players needs two or more different players: --players tactical careful');
  const jobs = await Promise.all(files.map((file) => jobOf(file, options)));
  for (const job of jobs) for (const name of players) await mustBePlayer(job, name);
  return onFarm(options, async ({ how }) => {
    const bar = progress();
    const tell = (pairing: Pairing): void => {
      if (process.stderr.isTTY) printError(pairingRow(pairing).join('  '));
    };
    try {
      const { pairings, table } = await tournament(jobs, players, { fights, workers, ...how, signal: bar.signal }, tell);
      const lines = [
        ...(bar.signal.aborted ? ['Stopped early: some pairs have not met.'] : []),
        ...(pairings.some((pairing) => pairing.endless > 0) ? [`Some fights did not end within ${jobs[0].rounds} rounds; they count for no side.`] : []),
        ...columns(table.map((row, i) => [`${i + 1}.`, row.player, estimateText(row.wins), `of ${several(row.fights, 'fight')}`])),
        '',
        ...columns(pairings.map(pairingRow)),
      ];
      return { code: GOOD, text: joined(lines), json: { partial: bar.signal.aborted, table, pairings } as unknown as Json };
    } finally {
      bar.end();
    }
  });
}

/** Said before anything is fought. @throws TextError */
async function mustBePlayer(job: Job, name: string): Promise<void> {
  const [side] = (await arena(job)).encounter.sides;
  await arena({ ...job, players: { [side]: name } });
}

function pairingRow({ first, second, encounter, fights, won, lost, endless }: Pairing): string[] {
  const open = endless === 0 ? [] : [`${percent(endless / fights)} no end`];
  return [encounter, `${first} against ${second}`, estimateText(wilson(won, fights)), `${percent(lost / fights)} lost`, ...open];
}
