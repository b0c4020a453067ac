import { still } from '@riposte/files';
import { refusal } from './refusal.ts';
import type { Seat, TableState } from './scene.ts';
import { type ActLines, type ActRecord, happening } from './seat-story.ts';
import type { Past, Stream } from './stream.ts';

/**
 * Sends what they see now to the seats with a page, or to the one whose page is about to come. If this fails for a seat, that seat is closed;
 * the others are still told.
 */
export function tellAll(
  stage: TableState,
  seats: readonly Seat[],
  streams: ReadonlyMap<string, Stream>,
  { acts, asides }: Pick<Past, 'acts' | 'asides'>,
  failed: (seat: string, why: string) => void,
  only: string | null = null,
): void {
  const online = new Set([...streams].flatMap(([id, stream]) => (stream.connections.size > 0 ? [id] : [])));
  const speech = still({ ruleSet: stage.ruleSet, view: stage.fight.view });
  // Look up once, for all seats, what happened.
  const known = new Map<number, ActRecord>();
  const told = (act: ActLines): ActRecord => {
    const now = known.get(act.line) ?? happening(stage.fight, stage.ruleSet, act, speech);
    known.set(act.line, now);
    return now;
  };
  const past = { acts, told, asides };
  for (const seat of seats) {
    const stream = streams.get(seat.row.id)!;
    if (only === null ? stream.connections.size === 0 : seat.row.id !== only) continue;
    try {
      stream.update(stage, seat, seats, online, past, speech);
    } catch (thrown) {
      failed(seat.row.id, String((thrown as Error).stack));
      stream.close(refusal('view-broke'));
    }
  }
}
