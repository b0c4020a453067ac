import { networkOf } from './hosts.ts';
import type { Refusal } from './protocol.ts';
import { refusal, refuse } from './refusal.ts';
import type { SeatKind } from './seat-kinds.ts';

/** How many connections may be open at a time. */
export interface MostConnections {
  /** Of a seat. */
  readonly seat: number;
  /** Of the seat that all spectators share. */
  readonly spectators: number;
  /** Of an address, or of a network of IPv6. */
  readonly address: number;
}

type Close = (why: Refusal) => void;

/** One open connection. */
export interface Visit {
  readonly network: string;
  readonly close: Close;
  /** Hash of the session, once it is known. */
  session: string | null;
  seat: string | null;
  table: string | null;
}

/** All open connections of a server, in the order in which they came. */
export class Visits {
  readonly #open = new Set<Visit>();
  readonly #most: MostConnections;

  constructor(most: MostConnections) {
    this.#most = most;
  }

  get count(): number {
    return this.#open.size;
  }

  /** Tables with a page open. */
  get tables(): ReadonlySet<string> {
    return new Set([...this.#open].flatMap(({ table }) => table ?? []));
  }

  /** @throws Refused `TOO_MANY` */
  come(ip: string, close: Close): Visit {
    const network = networkOf(ip);
    if (this.#of((visit) => visit.network === network).length >= this.#most.address) return refuse('too-many-connections');
    const visit = { network, close, session: null, seat: null, table: null };
    this.#open.add(visit);
    return visit;
  }

  /** Takes a seat. The oldest connection makes room: most likely its page is gone, and the line has not told yet. */
  sit(visit: Visit, seat: { readonly id: string; readonly table_id: string; readonly kind: SeatKind }, session: string): void {
    const most = seat.kind === 'spectator' ? this.#most.spectators : this.#most.seat;
    for (const oldest of this.#of((open) => open.seat === seat.id).slice(0, -most + 1 || undefined)) this.#end(oldest, refusal('too-many-pages'));
    Object.assign(visit, { seat: seat.id, table: seat.table_id, session });
  }

  go(visit: Visit): void {
    this.#open.delete(visit);
  }

  /** Ends every connection of a session. */
  end(session: string): void {
    for (const one of this.#of((visit) => visit.session === session)) this.#end(one, refusal('session-ended'));
  }

  #of(test: (visit: Visit) => boolean): Visit[] {
    return [...this.#open].filter(test);
  }

  #end(visit: Visit, why: Refusal): void {
    this.#open.delete(visit);
    visit.close(why);
  }
}
