import { type ChangeJson, type Id, type Json, type Play, Runner, type View } from '@riposte/kernel';

/** What a fact can be: a whole number, one of some words, yes or no, or something else that is like an example. */
export type Range =
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      /** The maximum by the rules, where the game master may go beyond it on purpose. */
      readonly cap?: number;
    }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'yes or no' }
  | { readonly kind: 'other'; readonly like: Json };

/** A fact that the game master can set. */
export interface Settable<V extends Json = Json> {
  /** Its possible values for this entity now; null = the entity has no such fact. */
  readonly range: (view: View, who: Id) => Range | null;
  /** The changes that set it to a value in its range; null where there is nothing like that value. */
  readonly changes: (view: View, who: Id, value: V) => readonly ChangeJson[] | null;
}

/** Facts that the game master can set, by name. */
export type Settables = { readonly [fact: string]: Settable };

/** The most that any number is set to. */
const MAX = 1000;

/** A whole number from 0 to `most`. */
export const upTo = (most: number): Range => ({ kind: 'number', least: 0, most });
/** A whole number from 0 to a maximum by the rules, and beyond it on purpose. */
export const upToCap = (cap: number): Range => ({ kind: 'number', least: 0, most: MAX, cap });
/** A whole number from 0, to which the rules set no maximum. */
export const anyNumber: Range = upTo(MAX);

/** A fact of fighters alone. */
export function settable<V extends Json>(range: (view: View, who: Id) => Range, changes: Settable<V>['changes']): Settable {
  return { range: (view, who) => (view.state.entities[who]?.kind === 'fighter' ? range(view, who) : null), changes: changes as Settable['changes'] };
}

/** A resource of fighters. */
export function settableResource(resource: { readonly index: number }, range: (view: View, who: Id) => Range): Settable {
  return settable<number>(range, (view, who, value) => [['resource-set', who, view.rules.resourceCodes[resource.index], value]]);
}

/** The changes that something makes to what is. It throws if that needs dice or answers. */
export function changesOf({ rules, state }: View, act: (play: Play) => void): readonly ChangeJson[] {
  const runner = Runner.still(rules, state);
  act(runner);
  return runner.events ?? [];
}
