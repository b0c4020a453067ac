import { readSettings } from './settings.ts';
import type { SeatRow, Store } from './store.ts';

const SEAT_FORMAT = 'riposte/seat/1';

/** All that a table holds of the person at a seat, from the store: of others nothing. Times are milliseconds. */
export async function seatFile(store: Store, { id, table_id, kind, name, plays }: SeatRow, now: number) {
  const own = (await store.asides(table_id)).filter((row) => row.seat_id === id);
  const row = await store.table(table_id);
  const settings = readSettings(row?.settings ?? '');
  const fighters = JSON.parse(plays) as readonly number[];
  const isOwn = ({ who }: { readonly who: number }): boolean => fighters.includes(who);
  const portraits = [];
  for (const { who, picture } of settings.portraits.filter(isOwn)) portraits.push({ who, picture, data: (await store.picture(table_id, picture)) ?? null });
  const said = (what: 'chat' | 'note') => own.filter((aside) => aside.kind === what).map(({ at, to, body }) => ({ at, to, text: body }));
  return {
    format: SEAT_FORMAT,
    saved: new Date(now).toISOString(),
    table: { id: table_id, title: row?.title ?? '' },
    seat: { id, kind, name, plays: fighters },
    sessions: await store.sessionsOf(id),
    seen: (await store.seen(table_id, id))?.at ?? null,
    chat: said('chat'),
    notes: said('note'),
    orders: settings.orders.filter(isOwn),
    dials: settings.dials.filter(isOwn),
    stops: settings.stops.filter(isOwn),
    portraits,
  };
}
