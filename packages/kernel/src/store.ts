import { fail } from './errors.ts';
import { brief, mustBeJson } from './json.ts';
import type { Entity, Id, State } from './state.ts';
import type { Draft, Rules } from './vocabulary.ts';

/**
 * Holds the state while rules run. Live and search: an entity is copied at its first change in a command, and dropping
 * the command puts the old ones back. Simulation: changed in place.
 */
export class Store implements Draft {
  state: State;
  readonly rules: Rules;
  readonly #inPlace: boolean;
  #stamp = 0;
  readonly #stamps: number[] = [];
  /** The first `#copied` entries count; kept from command to command, since growing new lists cost 100 ns each. */
  readonly #oldIds: Id[] = [];
  readonly #old: Entity[] = [];
  #copied = 0;
  #oldLength = 0;
  #oldSerial = 0;
  #oldIgnored: readonly string[];

  constructor(state: State, rules: Rules, inPlace: boolean) {
    this.state = state;
    this.rules = rules;
    this.#inPlace = inPlace;
    this.#oldIgnored = state.ignored;
    this.begin();
  }

  /** Starts a command: what was copied before counts as settled. */
  begin(): void {
    this.#stamp++;
    this.#copied = 0;
    this.#oldLength = this.state.entities.length;
    this.#oldSerial = this.state.serial;
    this.#oldIgnored = this.state.ignored;
  }

  /** Puts back everything changed since `begin`. */
  rollback(): void {
    const entities = this.state.entities;
    if (entities.length > this.#oldLength) entities.length = this.#oldLength;
    for (let i = this.#copied - 1; i >= 0; i--) entities[this.#oldIds[i]] = this.#old[i];
    this.state.serial = this.#oldSerial;
    this.state.ignored = this.#oldIgnored;
    this.begin();
  }

  /** The entity, ready to be changed by a reducer. */
  edit(id: Id): Entity {
    // A log may say anything: the entity "__proto__" is what all lists have.
    if (typeof id !== 'number') this.#nobody(id);
    const entity = this.state.entities[id];
    return this.#inPlace || this.#stamps[id] === this.#stamp ? entity : this.#copy(id, entity);
  }

  #nobody(id: unknown): never {
    return fail('unknown-name', `there is no entity ${brief(id)}`, { id });
  }

  #copy(id: Id, entity: Entity | undefined): Entity {
    if (entity === undefined) return this.#nobody(id);
    const mine = this.rules.def.copy(entity);
    this.#stamps[id] = this.#stamp;
    this.#oldIds[this.#copied] = id;
    this.#old[this.#copied++] = entity;
    this.state.entities[id] = mine;
    return mine;
  }

  /** Appends an entity; its id must be the next free one. */
  add(entity: Entity): void {
    this.#stamps[entity.id] = this.#stamp;
    this.state.entities.push(entity);
  }
}

/**
 * Checks what the kernel itself looks into: ids are places in the list, conditions and features have known codes.
 * @throws RiposteError `unknown-name`, `not-json`
 */
export function mustBeSound(rules: Rules, state: State): void {
  mustBeJson(state, 'state');
  state.entities.forEach((entity, id) => {
    if (entity.id !== id) fail('unknown-name', `entity ${id} calls itself ${brief(entity.id)}`, { id });
    const codes = [...entity.features, ...entity.conditions.map((condition) => condition.kind)];
    const code = codes.find((kind) => rules.things[kind] === undefined);
    if (code !== undefined) fail('unknown-name', `entity ${id} has something with code ${brief(code)}, which the rule set does not know`, { id, code });
    const others = entity.conditions.flatMap(({ source, of }) => [source, of]);
    const nobody = others.find((who) => !Number.isInteger(who) || (who >= 0 && state.entities[who] === undefined));
    if (nobody !== undefined) fail('unknown-name', `a condition of entity ${id} names ${brief(nobody)}, who does not exist`, { id });
    if (entity.payment !== null && rules.resources[entity.payment.resource] === undefined)
      fail('unknown-name', `entity ${id} pays with an unknown resource`, { id });
    const odd = entity.kind !== 'fighter' ? undefined : rules.resources.find((resource) => !isAmount(resource.read(entity)));
    if (odd !== undefined) fail('unknown-name', `entity ${id} has ${brief(odd.read(entity))} ${odd.title}, which is not a whole number`, { id });
  });
}

/** An entity may lack a resource. */
function isAmount(value: number | null | undefined): boolean {
  return value === undefined || value === null || Number.isSafeInteger(value);
}
