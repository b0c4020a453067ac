import { logHeader } from '@riposte/files';
import { type AnyAsk, Fight, type Id, intentJson, type Json, NotedFaces, sight, trialRandom, writeLog } from '@riposte/kernel';
import type { Player } from '../players/player.ts';
import { openCommand } from '../standing.ts';
import { arena, type Job, seatedBy } from './arena.ts';

/** Decides once for somebody who may, as players do; false when nobody may or wants to. */
export function decideBy(fight: Fight, playerOf: (who: Id) => Player, may: (who: Id) => boolean): boolean {
  const { pending, view } = fight;
  const look = (who: Id): typeof view => sight(view, { gm: who < 0, controls: [who] });
  if (pending?.kind === 'roll') {
    if (!may(pending.who)) return false;
    fight.throwDice();
    return true;
  }
  if (pending?.kind === 'answer') {
    const who = pending.whos.find(may);
    if (who === undefined) return false;
    const player = playerOf(who);
    const open = player.thinks ? openCommand(fight) : null;
    fight.answer(player.answer(look(who), pending.ask as AnyAsk, who, pending.about as Json, open), { who });
    return true;
  }
  for (const who of fight.declarers.filter(may)) {
    const intent = playerOf(who).declare(look(who), who);
    if (intent === null) continue;
    fight.submit(intentJson(intent));
    return true;
  }
  return false;
}

/** Fights one simulated fight again as one that is recorded, with the same dice; returns its log. */
export function trialLog(job: Job, trial: number): string {
  const { encounter, standing, fighters } = arena(job);
  const random = trialRandom(job.seed, trial);
  // As if somebody typed the dice in: the log has them and its own seed for whatever comes after.
  const fight = Fight.open(encounter.rules, encounter.state, { seed: `${job.seed} ${trial}`, typed: true });
  const playerOf = seatedBy(job, standing, encounter.sides, fighters);
  for (const player of new Set(fighters.map(({ id }) => playerOf(id)))) player.begin?.(trial);
  while (fight.pending !== null || (fight.over === null && standing.ended!(fight.view) === null)) {
    const { pending } = fight;
    if (pending?.kind === 'roll') {
      const noted = new NotedFaces(random);
      pending.pool.total(noted);
      fight.typeIn(noted.faces);
    } else if (!decideBy(fight, playerOf, () => true)) break;
  }
  return writeLog(logHeader(fight.header, encounter), fight.lines);
}
