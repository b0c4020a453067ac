import { decide, logHeader, openLog } from '@riposte/files';
import { Fight, NotedFaces, trialRandom, writeLog } from '@riposte/kernel';
import { ruleSetsIn } from '@riposte/rule-sets';
import { roundOf } from '../fighters.ts';
import { arena, type Job, seatedBy } from './arena.ts';

/** Fights one simulated fight again as one that is recorded, with the same dice and as many rounds at most; returns its log. */
export async function trialLog(job: Job, trial: number): Promise<string> {
  const { encounter, entries, standing, fighters } = await arena(job);
  const random = trialRandom(job.seed, trial);
  // As if a person typed the dice: the log has them, and its own seed for everything after.
  const fight = entries === null ? Fight.open(encounter.rules, encounter.state, { seed: `${job.seed} ${trial}`, typed: true }) : await stored(job);
  const playerOf = seatedBy(job, encounter, standing, fighters);
  for (const player of new Set(fighters.map(({ id }) => playerOf(id)))) player.begin?.(trial);
  const goesOn = (): boolean => fight.over === null && standing.ended!(fight.view) === null && roundOf(standing, fight.view) <= job.rounds;
  while (fight.pending !== null || goesOn()) {
    const { pending } = fight;
    if (pending?.kind === 'roll') {
      const noted = new NotedFaces(random);
      pending.pool.total(noted);
      fight.typeIn(noted.faces);
    } else if (!decide(fight, playerOf, () => true)) break;
  }
  return writeLog(entries === null ? logHeader(fight.header, encounter) : fight.header, fight.lines);
}

/** The fight of a log, whose own dice stay out of it. */
async function stored({ content, file, packs }: Job): Promise<Fight> {
  return openLog(content, file, await ruleSetsIn(content), (name) => packs[name], { typed: true }).fight;
}
