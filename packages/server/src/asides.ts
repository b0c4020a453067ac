import type { NoteHead, SaidLine } from './protocol.ts';
import type { AsideRow, SeatRow } from './store.ts';

/** The heading of a note shows so many letters of it. */
const HEADING = 60;

/** Whether a seat may read a spoken line or a note. Seats that may not never receive it. */
export function mayRead(seat: Pick<SeatRow, 'id' | 'kind'>, { seat_id, to }: Pick<AsideRow, 'seat_id' | 'to'>): boolean {
  return seat_id === seat.id || to === 'all' || to === seat.id || (to === 'gm' && seat.kind === 'gm');
}

/** The spoken lines that a seat may read. `lines`: the line at which each entry of its log began. */
export function saidTo(seat: SeatRow, asides: readonly AsideRow[], lines: readonly number[]): SaidLine[] {
  let after = -1;
  return asides.flatMap((row) => {
    if (row.kind !== 'chat' || !mayRead(seat, row)) return [];
    while (lines[after + 1] < row.entry) after++;
    return [{ id: row.id, at: row.at, from: row.seat_id, to: row.to, text: row.body, after }];
  });
}

/** The notes that a seat may read, by their first lines. */
export function notesOf(seat: SeatRow, asides: readonly AsideRow[]): NoteHead[] {
  return asides.flatMap((row) => {
    if (row.kind !== 'note' || !mayRead(seat, row)) return [];
    const title = row.body.trimStart().split('\n', 1)[0].slice(0, HEADING);
    return [{ id: row.id, from: row.seat_id, to: row.to as NoteHead['to'], title, changed: row.at }];
  });
}
