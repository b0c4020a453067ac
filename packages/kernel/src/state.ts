import type { Json } from './json.ts';

/** Index of an entity in `State.entities`; never reused within a fight. */
export type Id = number;

/** The id that means no entity. */
export const NOBODY: Id = -1;
/** The game master, as the one who is asked. */
export const GM: Id = -2;

/** A condition that was given and is stored; its kind's definition says what it does. All fields are plain numbers. */
export interface Condition {
  readonly id: number;
  /** Code of the definition in this compiled rule set. */
  readonly kind: number;
  readonly source: Id;
  readonly value: number;
  /** Serial number of the moment it was given: older conditions end first. */
  readonly since: number;
  /** Id of the condition that carries this one, or NOBODY. */
  readonly parent: number;
  /** Ends when this clock of `of` reads `at`; -1 = no clock. */
  readonly clock: number;
  readonly of: Id;
  readonly at: number;
}

/** An intent as data: what logs, files, states and wires hold. */
// A type, not an interface: only so it counts as JSON.
export type IntentJson = {
  readonly do: string;
  readonly by: Id;
  readonly with: { readonly [name: string]: Json };
};

/** An act dearer than the purse: what is paid so far and what then takes place. */
export interface Payment {
  readonly resource: number;
  readonly cost: number;
  readonly paid: number;
  readonly intent: IntentJson;
}

/**
 * Anything that rules speak of: fighter, head, item, region, pair, the scene. Rule sets add their own plain fields.
 * `conditions` and `features` are replaced, never changed in place.
 */
export interface Entity {
  readonly id: Id;
  readonly kind: string;
  conditions: readonly Condition[];
  /** Codes of gear, traits, terrain, postures: whatever has a definition that contributes to numbers. */
  features: readonly number[];
  payment: Payment | null;
}

export interface State {
  /** Counts conditions given; orders them. */
  serial: number;
  /** Rules that the game master has switched off, by rule id. */
  ignored: readonly string[];
  entities: Entity[];
}
