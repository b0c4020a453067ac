import type { Book, Facts } from '@riposte/files';
import { differences, type Id, type Json, type Sees, type State, type View } from '@riposte/kernel';

/** One thing that is otherwise afterwards: whose, and what in words: "HP -2", "now prone". */
export interface Consequence {
  readonly who: Id;
  readonly what: string;
}

/** Whose consequence the end of the fight is. */
export const FIGHT: Id = -3;

/** How much of somebody those see whom consequences are told. */
export type Eyes = (view: View, id: Id) => Sees;

/** The facts of a state, against which later ones of the same fight are held. */
export class Before {
  readonly #book: Book;
  readonly #eyes: Eyes;
  readonly #state: State;
  readonly #facts: readonly Facts[];
  /** All facts, of those who are seen in part. */
  readonly #whole: readonly (Facts | null)[];
  readonly #titles: ReadonlyMap<string, string>;

  constructor(book: Book, view: View, eyes: Eyes = () => 'all') {
    this.#book = book;
    this.#eyes = eyes;
    this.#state = { serial: view.state.serial, ignored: view.state.ignored, entities: view.state.entities.slice() };
    this.#facts = view.state.entities.map((one) => flat(this.#told(view, one.id)));
    this.#whole = view.state.entities.map((one) => (eyes(view, one.id) === 'shown' ? flat(book.words?.facts(view, one.id) ?? {}) : null));
    this.#titles = new Map((book.look?.gauges ?? []).map((gauge) => [gauge.fact, gauge.title]));
  }

  /** What is otherwise in a later state, in the order of ids. */
  changes(after: View): Consequence[] {
    const { entities } = after.state;
    const all: Consequence[] = [];
    for (let id = 0; id < entities.length; id++) {
      // An entity is copied before it is changed, so the same object has the same facts.
      if (entities[id] === this.#state.entities[id]) continue;
      const sees = this.#eyes(after, id);
      if (sees === 'hidden') continue;
      if (id >= this.#facts.length) {
        all.push({ who: FIGHT, what: `${after.rules.def.name(after, id)} appears` });
        continue;
      }
      const told = [...this.#otherwise(this.#facts[id], flat(this.#told(after, id))), ...conditions(this.#state, after, id)];
      if (told.length === 0 && sees === 'shown' && this.#isOtherwise(after, id)) told.push('something that does not show');
      for (const what of told) all.push({ who: id, what });
    }
    return all;
  }

  #isOtherwise(after: View, id: Id): boolean {
    const before = this.#whole[id];
    return before === null || differences(before, flat(this.#book.words?.facts(after, id) ?? {})).length > 0;
  }

  /** The facts of somebody, as much as is seen: of others their looks, but for conditions, which are told apart. */
  #told(view: View, id: Id): Facts {
    const sees = this.#eyes(view, id);
    if (sees === 'all') return this.#book.words?.facts(view, id) ?? {};
    const shown = sees === 'hidden' ? null : view.rules.def.shown(view, id);
    if (typeof shown !== 'object' || shown === null || Array.isArray(shown)) return {};
    const { conditions: _told, ...looks } = shown as Facts;
    return looks;
  }

  #otherwise(before: Facts, after: Facts): string[] {
    return differences(before, after).map((one) => {
      const [fact, ...inner] = one.path.split('.');
      const title = [this.#titles.get(fact) ?? fact, ...inner].join(' ');
      if (typeof one.before === 'number' && typeof one.after === 'number') return `${title} ${one.after > one.before ? '+' : ''}${one.after - one.before}`;
      return `${title}: ${said(one.after)}`;
    });
  }
}

/** Facts in which lists stand as one text: a list is otherwise as a whole. */
function flat(facts: Facts): Facts {
  const text = (value: Json): Json => {
    if (Array.isArray(value)) return said(value);
    return typeof value === 'object' && value !== null ? flat(value as Facts) : value;
  };
  return Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, text(value)]));
}

/** A fact in words. */
export function said(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(said).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([key, one]) => `${key} ${said(one)}`)
    .join(', ');
}

/** Conditions given and ended, each kind once. */
function conditions(before: State, after: View, id: Id): string[] {
  const count = (state: State): Map<number, number> => {
    const kinds = new Map<number, number>();
    for (const { kind } of state.entities[id]?.conditions ?? []) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return kinds;
  };
  const old = count(before);
  const now = count(after.state);
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((kind) => {
    const more = (now.get(kind) ?? 0) - (old.get(kind) ?? 0);
    const { title } = after.rules.things[kind];
    return more === 0 ? [] : [more > 0 ? `now ${title}` : `no longer ${title}`];
  });
}
