import { defineChange } from './change.ts';
import { fail, unlisted } from './errors.ts';
import { nextIndex } from './index-of.ts';
import { sameJson } from './json.ts';
import type { Entity, Id, IntentJson, Payment } from './state.ts';
import type { Play, Query, Resource, View } from './vocabulary.ts';

export interface ResourceOptions {
  /** For people: "AP". */
  readonly title: string;
  readonly read: (entity: Entity) => number;
  readonly write: (entity: Entity, value: number) => void;
  /** Highest amount; none = unbounded. */
  readonly cap?: Query<undefined>;
  /** Lowest amount; default 0. */
  readonly floor?: number;
  /** Where debts are kept: amounts that the next refill will lack. */
  readonly owed?: NonNullable<Resource['owed']>;
}

const counter = nextIndex();

/**
 * A pool of points that an entity has, with its cap and debts where the book knows them.
 * @throws RiposteError from what it returns, for an amount that is no whole number from 0 on, and for a debt where there can be none.
 */
export function defineResource(id: string, options: ResourceOptions): Resource {
  const index = counter();
  const { title, read, write } = options;
  const cap = options.cap ?? null;
  const floor = options.floor ?? 0;
  const owed = options.owed ?? null;
  const set = (play: Play, who: Id, to: number): void => {
    if (read(play.state.entities[who]) === to) return;
    write(play.store.edit(who), to);
    play.changed(ResourceSet, who, play.rules.resourceCodes[index] ?? unlisted(play.rules, 'resources', id), to);
  };
  const owes = (view: View, who: Id): number => (owed === null ? 0 : owed.read(view.state.entities[who]));
  const owe = (play: Play, who: Id, to: number): void => {
    if (owed === null) return fail('bad-definition', `${id} cannot be borrowed`);
    if (owed.read(play.state.entities[who]) === to) return;
    owed.write(play.store.edit(who), to);
    play.changed(DebtSet, who, play.rules.resourceCodes[index], to);
  };
  return {
    index,
    id,
    title,
    read,
    write,
    owed,
    left: (view, who) => read(view.state.entities[who]),
    owes,
    spend: (play, who, amount) => {
      if (!(amount >= 0)) noAmount(id, amount);
      const rest = read(play.state.entities[who]) - amount;
      set(play, who, rest < floor ? floor : rest);
    },
    gain(play, who, amount) {
      if (!(amount >= 0)) noAmount(id, amount);
      const wanted = read(play.state.entities[who]) + amount;
      const most = cap === null ? wanted : cap(play, who);
      set(play, who, wanted < most ? wanted : most);
      return wanted > most ? wanted - most : 0;
    },
    borrow: (play, who, amount) => {
      if (!(amount >= 0)) noAmount(id, amount);
      owe(play, who, owes(play, who) + amount);
    },
    refill: (play, who, amount) => {
      const rest = amount - owes(play, who);
      set(play, who, rest < floor ? floor : rest);
      if (owed !== null) owe(play, who, 0);
    },
  };
}

function noAmount(id: string, amount: number): never {
  return fail('bad-definition', `${id}: ${amount} is no amount to spend, gain or borrow`);
}

/** An amount was set; spending and gaining keep it within floor and cap. */
export const ResourceSet = defineChange(
  'resource-set',
  (store, who: Id, code: number, to: number): boolean => {
    const entity = store.state.entities[who];
    const resource = store.rules.resources[code];
    if (resource.read(entity) === to) return false;
    resource.write(store.edit(who), to);
    return true;
  },
  { secret: true },
);

export const DebtSet = defineChange(
  'debt-set',
  (store, who: Id, code: number, to: number): boolean => {
    const owed = store.rules.resources[code].owed;
    if (!owed || owed.read(store.state.entities[who]) === to) return false;
    owed.write(store.edit(who), to);
    return true;
  },
  { secret: true },
);

export const PaymentSet = defineChange(
  'payment-set',
  (store, who: Id, payment: Payment | null): boolean => {
    if (store.state.entities[who].payment === payment) return false;
    store.edit(who).payment = payment;
    return true;
  },
  { secret: true },
);

/**
 * Starts or continues paying for an act dearer than the purse: all that is left goes into it. A payment for another
 * act is given up. Returns the intent to perform once the price is paid, else null. Spending on anything else must
 * call `dropPayment`.
 */
export function payOn(play: Play, resource: Resource, who: Id, cost: number, intent: IntentJson): IntentJson | null {
  const code = play.rules.resourceCodes[resource.index];
  const running = play.state.entities[who].payment;
  const paidBefore = running !== null && running.resource === code && sameJson(running.intent, intent) ? running.paid : 0;
  // A price that fell below what is paid gives nothing back.
  const now = Math.max(0, Math.min(resource.read(play.state.entities[who]), cost - paidBefore));
  resource.spend(play, who, now);
  const paid = paidBefore + now;
  if (paid < cost) {
    PaymentSet(play, who, { resource: code, cost, paid, intent });
    return null;
  }
  PaymentSet(play, who, null);
  return intent;
}

/** Gives a running payment up; what was paid is gone. */
export function dropPayment(play: Play, who: Id): void {
  PaymentSet(play, who, null);
}
