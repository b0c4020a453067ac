import type { Id } from '@riposte/kernel';
import { placesOf } from '@riposte/ruleset';
import { mayRead } from './asides.ts';
import type { Said } from './messages.ts';
import type { Scene } from './protocol.ts';
import { refuse } from './refusal.ts';
import { newName } from './secrets.ts';
import type { SeatRequest } from './server-context.ts';
import type { AsideRow, SeatRow } from './store.ts';
import type { Stream } from './stream.ts';

/** Lines that a table keeps of each seat: nobody pushes out what others said. */
const MAX_LINES = 300;
/** Notes of a seat. */
const MAX_NOTES = 50;
const MINUTE = 60_000;

/** Says something at the table. */
export function chat({ table, seat, stream, aside }: SeatRequest, { to, text }: Said<'chat'>): void {
  const hearer = table.seats.find(({ row }) => row.id === to);
  if (to !== 'all' && to !== 'gm' && (hearer === undefined || hearer === seat || hearer.row.kind === 'spectator')) refuse('no-seat-to-talk');
  spend(stream, 'chat', { most: 20, within: MINUTE, now: table.house.clock() }, 'talking-too-fast');
  const own = table.asides.filter((row) => row.kind === 'chat' && row.seat_id === seat.row.id);
  aside.said = [rowOf(table, seat.row, { id: newName(), kind: 'chat', to: hearer?.row.kind === 'gm' ? 'gm' : to, body: text })];
  aside.unsaid = own.slice(0, Math.max(0, own.length - MAX_LINES + 1)).map((row) => row.id);
}

/** Deletes a line that this seat said. */
export function unsay(doing: SeatRequest, { line }: Said<'unsay'>): void {
  doing.aside.unsaid = [ownRow(doing, 'chat', line).id];
}

/** Writes a note, or changes one of this seat's. */
export function note(doing: SeatRequest, { id, to, text }: Said<'note'>): { readonly id: string } {
  const { table, seat, stream, aside } = doing;
  const known = id === null ? null : ownRow(doing, 'note', id);
  const own = table.asides.filter((row) => row.kind === 'note' && row.seat_id === seat.row.id);
  if (known === null && own.length >= MAX_NOTES) refuse('notes-full', { most: MAX_NOTES });
  spend(stream, 'note', { most: 60, within: MINUTE, now: table.house.clock() }, 'saving-too-fast');
  const row = rowOf(table, seat.row, { id: known?.id ?? newName(), kind: 'note', to, body: text });
  aside.said = [row];
  return { id: row.id };
}

export function dropNote(doing: SeatRequest, { id }: Said<'dropNote'>): void {
  doing.aside.unsaid = [ownRow(doing, 'note', id).id];
}

export function readNote({ table, seat }: SeatRequest, { id }: Said<'readNote'>): { readonly text: string } {
  const row = table.asides.find((aside) => aside.id === id && aside.kind === 'note' && mayRead(seat.row, aside));
  return { text: (row ?? refuse('no-note')).body };
}

/**
 * Deletes what the table holds of the person at this seat: chat, notes, orders, pictures, name, link and sessions. What was
 * played stays, for it is the table's.
 */
export function erase({ table, seat, aside }: SeatRequest): void {
  const { settings, stage, seats } = table;
  const { id } = seat.row;
  const isOthers = ({ who }: { readonly who: Id }): boolean => !seat.viewer.controls.includes(who);
  const portraits = settings.portraits.filter(isOthers);
  const used = [...portraits.map(({ picture }) => picture), ...(stage.map === null ? [] : [stage.map.hash])];
  const pictures = settings.portraits.map(({ picture }) => picture).filter((picture) => !used.includes(picture));
  table.settings = {
    ...settings,
    portraits,
    orders: settings.orders.filter(isOthers),
    dials: settings.dials.filter(isOthers),
    stops: settings.stops.filter(isOthers),
  };
  aside.unsaid = table.asides.filter((row) => row.seat_id === id).map((row) => row.id);
  aside.reseat = { seat: id, hash: '', name: `Player ${1 + seats.indexOf(seat)}` };
  aside.erased = { seat: id, pictures };
}

/** Shows a place to everyone who sees it, now and never again. */
export function ping({ table, seat, stream }: SeatRequest, { place }: Said<'ping'>): void {
  if (!seesPlace(stream.made!.scene, place)) refuse('no-place');
  spend(stream, 'ping', { most: 1, within: 1000, now: table.house.clock() }, 'ping-once');
  const frame = JSON.stringify({ kind: 'ping', place, from: seat.row.id });
  for (const { row } of table.seats) {
    const { made, connections } = table.stream(row.id);
    if (made !== null && seesPlace(made.scene, place)) for (const connection of connections) connection.send(frame);
  }
}

/** Whether a place is on the board that a seat was shown. */
function seesPlace({ ground }: Scene, place: number): boolean {
  return ground !== null && place < placesOf(ground);
}

/** What the table holds of this seat's own; a row of another seat is as unknown as one that never was. */
function ownRow({ table, seat }: SeatRequest, kind: AsideRow['kind'], id: string): AsideRow {
  const row = table.asides.find((aside) => aside.id === id && aside.kind === kind && aside.seat_id === seat.row.id);
  return row ?? refuse(kind === 'chat' ? 'no-line' : 'no-note');
}

function rowOf({ row, fight, asides, house }: SeatRequest['table'], { id: seat_id }: SeatRow, more: Pick<AsideRow, 'id' | 'kind' | 'to' | 'body'>): AsideRow {
  // Always behind what was said last, whatever the clock does.
  const at = Math.max(Math.round(house.clock()), (asides.at(-1)?.at ?? 0) + 1);
  return { ...more, table_id: row.id, seat_id, at, entry: fight.lines.length };
}

/** @throws Refused `TOO_MANY` when a seat does something more often than it may; times are milliseconds. */
function spend(
  stream: Stream,
  what: string,
  { most, within, now }: { readonly most: number; readonly within: number; readonly now: number },
  why: 'talking-too-fast' | 'saving-too-fast' | 'ping-once',
): void {
  const lately = (stream.spent.get(what) ?? []).filter((at) => now - at < within);
  if (lately.length >= most) refuse(why);
  stream.spent.set(what, [...lately, now]);
}
