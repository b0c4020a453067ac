import type { Reply } from './protocol.ts';
import type { Store } from './store.ts';

/** A command as it was given, and its one answer. */
export interface Answered {
  readonly body: string;
  readonly reply: Reply;
}

/** Refusals that are remembered; what was accepted is stored with what it did. */
const MOST = 300;

/** The answers that commands had, by seat and by the id that the page made. */
export class Replies {
  readonly #store: Store;
  readonly #table: string;
  readonly #refused = new Map<string, Answered>();

  constructor(store: Store, table: string) {
    this.#store = store;
    this.#table = table;
  }

  async find(seat: string, id: string): Promise<Answered | undefined> {
    const refused = this.#refused.get(`${seat}:${id}`);
    if (refused !== undefined) return refused;
    const row = await this.#store.command(this.#table, seat, id);
    return row && { body: row.body, reply: JSON.parse(row.reply) as Reply };
  }

  /** Remembers a refusal. */
  keep(seat: string, id: string, body: string, reply: Reply): Reply {
    this.#refused.set(`${seat}:${id}`, { body, reply });
    if (this.#refused.size > MOST) this.#refused.delete(this.#refused.keys().next().value!);
    return reply;
  }
}
