import type { Id } from '@riposte/kernel';
import type { Ref } from './protocol.ts';

/** The numbers that one seat uses for entities, in the order in which it first saw them. */
export class Refs {
  readonly #refs = new Map<Id, Ref>();
  readonly #ids: Id[] = [];

  of(id: Id): Ref {
    const known = this.#refs.get(id);
    if (known !== undefined) return known;
    this.#refs.set(id, this.#ids.length);
    return this.#ids.push(id) - 1;
  }

  /** The entity; undefined where the seat has never seen one of that number. */
  id(ref: Ref): Id | undefined {
    return this.#ids[ref];
  }
}
