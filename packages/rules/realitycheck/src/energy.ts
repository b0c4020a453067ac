import {
  type AnyIntent,
  defineChange,
  defineQuery,
  defineResource,
  type Id,
  type IntentContext,
  oneOf,
  type Param,
  type Play,
  type Price,
  plainSum,
  type View,
} from '@riposte/kernel';
import { maySpendStamina } from './conditions.ts';
import { type Fighter, fighter } from './fighter.ts';
import { EnergyPerRound, MaximumAgility, MaximumStamina, MaximumSurges } from './numbers.ts';
import { ruled } from './rulings.ts';

/** What actions are paid with; set afresh each round. @rule RC-ENE-003 RC-ENE-005 */
export const Energy = defineResource('energy', {
  title: 'Energy',
  read: (entity) => (entity as Fighter).energy,
  write: (entity, value) => {
    (entity as Fighter).energy = value;
  },
});

/** @rule RC-STA-001 RC-STA-005 RC-STA-013 */
export const Stamina = defineResource('stamina', {
  title: 'Stamina',
  read: (entity) => (entity as Fighter).stamina,
  write: (entity, value) => {
    (entity as Fighter).stamina = value;
  },
  cap: MaximumStamina,
});

/** @rule RC-AGI-001 */
export const Agility = defineResource('agility', {
  title: 'Agility',
  read: (entity) => (entity as Fighter).agility,
  write: (entity, value) => {
    (entity as Fighter).agility = value;
  },
  cap: MaximumAgility,
});

/** Recovery Surges left today. @rule RC-AUR-013 */
export const Surges = defineResource('surges', {
  title: 'Recovery Surges',
  read: (entity) => (entity as Fighter).surges,
  write: (entity, value) => {
    (entity as Fighter).surges = value;
  },
  cap: MaximumSurges,
});

/** What may be done once a round. */
export const ONCE_A_ROUND = ['swift', 'rolled'] as const;

/** Something was done that is open only once a round. @rule RC-RND-008 RC-RND-009 */
export const DoneThisRound = defineChange('done-this-round', (store, who: Id, what: (typeof ONCE_A_ROUND)[number]): boolean => {
  if ((store.state.entities[who] as Fighter)[what]) return false;
  (store.edit(who) as Fighter)[what] = true;
  return true;
});

/** Stamina stood in for Energy once more. @rule RC-STA-002 */
export const Pushed = defineChange('pushed', (store, who: Id): void => {
  (store.edit(who) as Fighter).pushed++;
});

/** How often in a round Stamina may stand in for Energy: once; abilities may raise it. @rule RC-STA-002 RC-STA-003 */
export const Pushes = defineQuery('stamina for energy', { rule: 'RC-STA-002', from: 'everybody', base: () => 1, combine: plainSum });

/** Takes Stamina; a round's Energy follows only by one reading. @rule RC-STA-007 RC-STA-013 */
export function spendStamina(play: Play, who: Id, points: number): void {
  changeStamina(play, who, () => Stamina.spend(play, who, points));
}

/** Gives Stamina back, up to the maximum. @rule RC-STA-005 RC-STA-007 */
export function gainStamina(play: Play, who: Id, points: number): void {
  changeStamina(play, who, () => Stamina.gain(play, who, points));
}

function changeStamina(play: Play, who: Id, change: () => void): void {
  const before = ruled(play).energyFollowsStamina ? EnergyPerRound(play, who) : 0;
  change();
  if (!ruled(play).energyFollowsStamina) return;
  const more = EnergyPerRound(play, who) - before;
  if (more > 0) Energy.gain(play, who, more);
  else Energy.spend(play, who, -more);
}

/** With Energy alone, or with one Stamina for the last point of it. */
export const PAYMENTS = ['energy', 'stamina'] as const;
export type Pay = (typeof PAYMENTS)[number];

/** Whether Stamina may stand in for Energy. @rule RC-STA-002 RC-CND-004 */
export function mayPush(view: View, who: Id): boolean {
  const f = fighter(view, who);
  return f.stamina > 0 && f.pushed < Pushes(view, who) && maySpendStamina(view, who);
}

/** Whether an action can be paid to its end in this round, without which it is not begun. @rule RC-RND-003 RC-ENE-005 */
export function canPay(view: View, who: Id, points: number, pay: Pay): boolean {
  if (points === 0) return pay === 'energy';
  return pay === 'stamina' ? mayPush(view, who) && Energy.left(view, who) >= points - 1 : Energy.left(view, who) >= points;
}

/** Most Energy that somebody could pay for one action. */
export const purse = (view: View, who: Id): number => Energy.left(view, who) + (mayPush(view, who) ? 1 : 0);

/** The parameter that says how an action is paid. @rule RC-ENE-005 RC-STA-002 */
export function payment<P extends object>(points: (view: View, context: IntentContext<P>) => number): Param<IntentContext<P>, Pay> {
  return oneOf<IntentContext<P>, Pay>({
    rule: 'RC-ENE-005',
    // Stamina is offered where Energy does not suffice; whoever wants to save Energy may say so.
    candidates(view, context) {
      const price = points(view, context);
      return PAYMENTS.filter((pay) => canPay(view, context.by, price, pay)).slice(0, 1);
    },
    check(view, context, pay, refuse) {
      const price = points(view, context);
      if (pay === 'stamina' && !mayPush(view, context.by)) refuse('RC-STA-002', 'no Stamina may stand in for Energy now');
      else if (!PAYMENTS.includes(pay) || !canPay(view, context.by, price, pay)) refuse('RC-ENE-005', `${price} Energy cannot be paid`);
    },
  });
}

/** The price of an action as the kernel shows it. */
export const priced = (points: number, pay: Pay, stamina = 0): readonly Price[] => [
  { resource: Energy, amount: pay === 'stamina' ? points - 1 : points },
  ...(pay === 'stamina' || stamina > 0 ? [{ resource: Stamina, amount: (pay === 'stamina' ? 1 : 0) + stamina }] : []),
];

/** Pays the points of a price from one up to another, as they are used up; Stamina pays the last of all. @rule RC-INC-001 RC-STA-002 RC-STA-017 */
export function payPoints(play: Play, who: Id, from: number, to: number, price: number, pay: Pay): void {
  const last = pay === 'stamina' && to === price && from < price;
  Energy.spend(play, who, to - from - (last ? 1 : 0));
  if (!last) return;
  Pushed(play, who);
  spendStamina(play, who, 1);
  play.settle();
}

/** Pays the whole price. @rule RC-ENE-005 */
export function payWhole(play: Play, who: Id, price: number, pay: Pay): void {
  payPoints(play, who, 0, price, price, pay);
}

export const NimbleSet = defineChange('nimble-set', (store, who: Id, to: number): boolean => {
  if ((store.state.entities[who] as Fighter).nimble === to) return false;
  (store.edit(who) as Fighter).nimble = to;
  return true;
});

/** Agile Moves that an action allows: one for each Energy, none for movement nor while hands are full with loading. @rule RC-ENE-024 */
function nimbleness(view: View, { def, by, with: chosen }: AnyIntent): number {
  if (def.price === null || def.tags.includes('movement') || def.tags.includes('loading')) return 0;
  const pay = (chosen as { readonly pay?: Pay }).pay;
  let points = 0;
  for (const { resource, amount } of def.price(view, by, chosen)) if (resource === Energy) points += amount;
  return points + (pay === 'stamina' && ruled(view).staminaIsNimble ? 1 : 0);
}

/** An action under way allows Agile Moves, before it is paid too. @rule RC-ENE-024 RC-ENE-026 */
export function beginNimbly(play: Play, intent: AnyIntent): void {
  NimbleSet(play, intent.by, fighter(play, intent.by).nimble + nimbleness(play, intent));
}

/** It is over: they lapse, or stay open for the rest of the round as far as they were paid for. @rule RC-ENE-026 */
export function endNimbly(play: Play, who: Id, unpaid: number): void {
  NimbleSet(play, who, ruled(play).keepsNimbleness ? Math.max(0, fighter(play, who).nimble - unpaid) : 0);
}

/** The Energy of an interrupt allows Agile Moves only after it: nothing comes in between. @rule RC-ENE-024 RC-ENE-026 RC-INT-002 */
export function earnByInterrupt(play: Play, intent: AnyIntent): void {
  if (ruled(play).keepsNimbleness) beginNimbly(play, intent);
}
