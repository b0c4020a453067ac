import { defineChange, defineIntent, endAll, type Id, type IntentContext, oneOf, type Play, path, place, type View } from '@riposte/kernel';
import { conscious, Defending } from './conditions.ts';
import { Agility, canPay, Energy, NimbleSet, PAYMENTS, type Pay, payment, payPoints, payWhole, priced, purse } from './energy.ts';
import { type Fighter, fighter } from './fighter.ts';
import { isFree, type Square, stepsFrom, turn } from './grid.ts';
import { Speed } from './numbers.ts';
import { ruled } from './rulings.ts';
import { carriesOn, interrupted } from './windows.ts';

export const Moved = defineChange(
  'moved',
  (store, who: Id, x: number, y: number): void => {
    const f = store.edit(who) as Fighter;
    f.x = x;
    f.y = y;
    f.moved++;
  },
  { say: (name, who, x, y) => `${name(who)} moves to ${x}, ${y}` },
);

/** One metre. Whoever moves farther than Speed in a round no longer defends. @rule RC-ENE-043 */
function step(play: Play, who: Id, to: Square): void {
  Moved(play, who, to.x, to.y);
  if (fighter(play, who).moved > Speed(play, who)) endAll(play, who, Defending);
}

function square<P extends { readonly to: Square }>(rule: string): ReturnType<typeof place<IntentContext<P>, Square>> {
  return place<IntentContext<P>, Square>({ rule, candidates: (view, { by }) => stepsFrom(view, fighter(view, by)) });
}

/** A Shift may also be paid with Agility. @rule RC-ENE-015 RC-AGI-007 */
const SHIFT_PAYMENTS = [...PAYMENTS, 'agility'] as const;
type ShiftPay = (typeof SHIFT_PAYMENTS)[number];

const SHIFT_AGILITY = 2;

function canPayShift(view: View, who: Id, pay: ShiftPay): boolean {
  return pay === 'agility' ? Agility.left(view, who) >= SHIFT_AGILITY : PAYMENTS.includes(pay) && canPay(view, who, 1, pay);
}

/** One metre for 1 Energy or 2 Agility. @rule RC-ENE-015 RC-AGI-006 */
export const Shift = defineIntent<{ readonly to: Square; readonly pay: ShiftPay }>('shift', {
  rule: 'RC-ENE-015',
  title: 'Shift',
  tags: ['action', 'movement'],
  params: {
    to: square('RC-ENE-015'),
    pay: oneOf({
      rule: 'RC-ENE-015',
      candidates: (view, { by }) => SHIFT_PAYMENTS.filter((pay) => canPayShift(view, by, pay)),
      check(view, { by }, pay, refuse) {
        if (!canPayShift(view, by, pay)) refuse('RC-ENE-015', 'a Shift costs 1 Energy or 2 Agility');
      },
    }),
  },
  price: (_view, _by, { pay }) => (pay === 'agility' ? [{ resource: Agility, amount: SHIFT_AGILITY }] : priced(1, pay)),
  perform(play, by, { to, pay }) {
    if (pay === 'agility') Agility.spend(play, by, SHIFT_AGILITY);
    else payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    step(play, by, to);
    interrupted(play, by, Shift.id);
    return true;
  },
});

/** One metre for 1 Agility as an Immediate Interrupt, once for each Energy of an action that is no movement. @rule RC-ENE-024 RC-ENE-025 RC-AGI-006 */
export const AgileMove = defineIntent<{ readonly to: Square }>('agile-move', {
  rule: 'RC-ENE-024',
  title: 'Agile Move',
  tags: ['interrupt', 'movement'],
  available(view, by, refuse) {
    if (Agility.left(view, by) < 1) refuse('RC-AGI-006', 'no Agility left');
    if (fighter(view, by).nimble < 1) refuse('RC-ENE-024', 'no Energy of an action allows it');
  },
  params: { to: square('RC-ENE-024') },
  price: () => [{ resource: Agility, amount: 1 }],
  perform(play, by, { to }) {
    Agility.spend(play, by, 1);
    NimbleSet(play, by, fighter(play, by).nimble - 1);
    step(play, by, to);
    return true;
  },
});

/** Metres that a path takes from the mover's Speed: its steps and its sharp turns. @rule RC-ENE-020 RC-ENE-021 RC-INC-005 */
export function metresUsed(view: View, start: Square, along: readonly Square[], steps = along.length): number {
  let used = 0;
  for (let i = 0; i < steps; i++) {
    used++;
    if (i > 0) used += ruled(view).turnCost(turn(i === 1 ? start : along[i - 2], along[i - 1], along[i]));
  }
  return used;
}

/** Energy for so many metres: three for the whole Speed, begun thirds count. @rule RC-INC-005 RC-ENE-007 */
export const runPrice = (speed: number, used: number): number => Math.ceil((3 * used) / speed);

type RunChoice = { readonly along: readonly Square[]; readonly pay: Pay };

const priceOf = (view: View, by: Id, along: readonly Square[]): number => runPrice(Speed(view, by), metresUsed(view, fighter(view, by), along));

/**
 * Up to Speed metres for 3 Energy, paid third by third; a part of it costs its part. At each metre others may
 * interrupt. Returns whether the whole path was run.
 * @rule RC-ENE-016 RC-ENE-007 RC-INC-001 RC-INC-002 RC-INC-005
 */
export const Run = defineIntent<RunChoice>('run', {
  rule: 'RC-ENE-016',
  title: 'Run',
  tags: ['action', 'movement', 'run'],
  params: {
    along: path<IntentContext<RunChoice>, Square>({
      rule: 'RC-ENE-016',
      next: (view, { by }, soFar) => stepsFrom(view, soFar.length === 0 ? fighter(view, by) : soFar[soFar.length - 1]),
      most: (view, { by }) => Math.floor((Math.min(3, purse(view, by)) * Speed(view, by)) / 3),
    }),
    pay: payment<RunChoice>((view, context) => priceOf(view, context.by, context.with.along)),
  },
  check(view, by, { along }, refuse) {
    if (metresUsed(view, fighter(view, by), along) > Speed(view, by)) refuse('RC-ENE-020', 'its turns make the path longer than Speed');
  },
  price: (view, by, { along, pay }) => priced(priceOf(view, by, along), pay),
  perform(play, by, { along, pay }) {
    const { x, y } = fighter(play, by);
    const start = { x, y };
    const speed = Speed(play, by);
    const price = runPrice(speed, metresUsed(play, start, along));
    for (let i = 0, paid = 0; i < along.length; i++) {
      const due = runPrice(speed, metresUsed(play, start, along, i + 1));
      payPoints(play, by, paid, due, price, pay);
      paid = due;
      if (!conscious(play, by)) return false;
      step(play, by, along[i]);
      const disturbed = interrupted(play, by, Run.id);
      if (i + 1 < along.length && disturbed && !carriesOn(play, by, Run.id, isFree(play, along[i + 1]) ? 'interrupted' : 'blocked')) return false;
    }
    return true;
  },
});

/** What is left to do for who has no Energy: a Shift. */
export const mayShiftByAgility = (view: View, who: Id): boolean => Energy.left(view, who) === 0 && Agility.left(view, who) >= SHIFT_AGILITY;
