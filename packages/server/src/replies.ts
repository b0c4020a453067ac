import type { Reply } from './protocol.ts';
import type { TableStore } from './server-context.ts';

/** A command as it was given, and its one answer. */
export interface Answered {
  readonly body: string;
  readonly reply: Reply;
}

/** Refusals and secrets that are remembered; what was accepted is stored with what it did. */
const MAX = 300;

/** The answers that commands had, by seat and by the id that the page made. */
export class Replies {
  readonly #store: TableStore;
  readonly #table: string;
  readonly #remembered = new Map<string, Answered>();
  /** Those that the store has. */
  #accepted = new Set<string>();

  constructor(store: TableStore, table: string) {
    this.#store = store;
    this.#table = table;
  }

  /** Learns what the store has, and tells how much room that takes. */
  async read(): Promise<number> {
    const all = await this.#store.commands(this.#table);
    this.#accepted = new Set(all.map(([seat, id]) => `${seat}:${id}`));
    return all.reduce((sum, [, , bytes]) => sum + bytes, 0);
  }

  async find(seat: string, id: string): Promise<Answered | undefined> {
    const remembered = this.#remembered.get(`${seat}:${id}`);
    if (remembered !== undefined) return remembered;
    if (!this.#accepted.has(`${seat}:${id}`)) return undefined;
    const row = await this.#store.command(this.#table, seat, id);
    return row && { body: row.body, reply: JSON.parse(row.reply) as Reply };
  }

  /** The store has the answer now. */
  stored(seat: string, id: string): void {
    this.#accepted.add(`${seat}:${id}`);
  }

  /** Remembers an answer that the store has not, or not whole. */
  keep(seat: string, id: string, body: string, reply: Reply): Reply {
    this.#remembered.set(`${seat}:${id}`, { body, reply });
    if (this.#remembered.size > MAX) this.#remembered.delete(this.#remembered.keys().next().value!);
    return reply;
  }
}
