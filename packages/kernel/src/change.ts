import { fail } from './errors.ts';
import { nextIndex } from './index-of.ts';
import type { Change, Checkpoint, CheckpointOptions, Draft, Play } from './vocabulary.ts';

export interface ChangeOptions {
  /** Positions of values that are entity ids; who may not see one of them does not see the change. Default: the first. */
  readonly names?: readonly number[];
  /** Carries amounts that only those know who see all of whom it names. */
  readonly secret?: boolean;
  /** A participant learned something: the author may no longer withdraw. */
  readonly reveals?: boolean;
}

const counter = nextIndex();

/** Defines a change. By convention its first value is the entity that it is about. @throws RiposteError where `reduce` is no function */
export function defineChange<A extends readonly unknown[]>(
  id: string,
  reduce: (store: Draft, ...values: A) => boolean | void,
  options: ChangeOptions = {},
): Change<A> {
  if (typeof reduce !== 'function') fail('bad-definition', `the change "${id}" has no function that carries it out`);
  const index = counter();
  // Positional, and each change calls its reducer from its own closure: no array per change, and a target that V8 can inline.
  const call = reduce as unknown as (store: Draft, ...values: unknown[]) => boolean | void;
  const record = (play: Play, a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown, f?: unknown, g?: unknown, h?: unknown): void => {
    if (call(play.store, a, b, c, d, e, f, g, h) !== false) play.changed(change, a, b, c, d, e, f, g, h);
  };
  const change: Change<A> = Object.assign(record as unknown as (play: Play, ...values: A) => void, {
    index,
    id,
    reduce,
    names: options.names ?? [0],
    secret: options.secret ?? false,
    reveals: options.reveals ?? false,
  });
  return change;
}

/** What happens by itself when one of the watched changes was made. */
export function defineCheckpoint(id: string, options: CheckpointOptions): Checkpoint {
  return { id, rule: options.rule, watches: options.watches, settle: options.settle };
}
