import { defineAsk, defineIntent, GM, type Id, type IntentContext, NOBODY, number, oneOf, type Play, place, type View } from '@riposte/kernel';
import { unguard } from './afflict.ts';
import { attackWith, inReach, isTarget, OUT_OF_REACH, strike } from './attack.ts';
import { conscious, maySpendStamina } from './conditions.ts';
import { metresOfReach } from './contributions.ts';
import { Energy, type Pay, payment, payWhole, priced, purse, spendStamina } from './energy.ts';
import { fighter, nameOf, scene } from './fighter.ts';
import { metres, metresFrom } from './grid.ts';
import { leavesOpen, obstacle } from './manoeuvres.ts';
import { CourseSet, Moved, moveTo, StepOver } from './movement.ts';
import { JumpDistance, Speed, SprintDistance } from './numbers.ts';
import { isFree } from './room.ts';
import { ruled } from './rulings.ts';
import { checkLength, metresUsed, priceOfRun, type RunChoice, refuseProne, track, travel } from './run.ts';
import { interrupted } from './windows.ts';

type SprintChoice = RunChoice & { readonly push: Id };

const STAMINA = 1;
const LEAST_BEFORE_PUSH = 3;

const usedIn = (view: View, by: Id, along: readonly number[]): number => metresUsed(view, fighter(view, by).place, fighter(view, by).course, along);

/** Whether it takes the Stamina of a Sprint: from its first metre beyond Speed on, and for a Push. */
const isWhole = (view: View, by: Id, { along, push }: Pick<SprintChoice, 'along' | 'push'>): boolean => push >= 0 || usedIn(view, by, along) > Speed(view, by);

/** Energy of a full Run, to which a Push belongs however short it was. */
const FULL = 3;

const priceOf = (view: View, by: Id, { along, push }: Pick<SprintChoice, 'along' | 'push'>): number =>
  push >= 0 ? FULL + ruled(view).sprintPushEnergy : priceOfRun(view, by, along);

/**
 * A full Run made longer for 1 Stamina, which is spent as the first metre beyond Speed is run, or with the Push that may
 * end it after 3 m. @rule RC-ENE-017 RC-ENE-018 RC-ENE-019 RC-STA-009 RC-CMB-034
 */
export const Sprint = defineIntent<SprintChoice>('sprint', {
  rule: 'RC-ENE-017',
  title: 'Sprint',
  tags: ['action', 'movement', 'run', 'stamina'],
  available(view, by, refuse) {
    refuseProne(view, by, refuse);
    if (fighter(view, by).stamina < STAMINA) refuse('RC-ENE-017', 'no Stamina left');
    if (purse(view, by) < FULL) refuse('RC-ENE-017', 'only a full Run of 3 Energy becomes a Sprint');
  },
  params: {
    along: track<SprintChoice>((view, by) => Speed(view, by) + SprintDistance(view, by)),
    push: oneOf<IntentContext<SprintChoice>, Id>({
      rule: 'RC-CMB-034',
      candidates: () => [NOBODY],
      check(view, { by, with: { along } }, at, refuse) {
        if (at === NOBODY) return;
        if (!isTarget(view, by, at)) return refuse('RC-CMB-034', 'no such target');
        if (along.length < LEAST_BEFORE_PUSH) refuse('RC-CMB-034', 'at least 3 m must be sprinted first');
        else if (metresFrom(view, by, along[along.length - 1], at) > metresOfReach(view, by, NOBODY))
          refuse(OUT_OF_REACH, 'the path does not end within reach');
        const [rule, reason] = obstacle(view, by, at, -1, 'push') ?? [];
        if (rule !== undefined) refuse(rule, reason!);
      },
    }),
    pay: payment<SprintChoice>((view, context) => priceOf(view, context.by, context.with)),
  },
  check(view, by, { along, pay }, refuse) {
    if (pay === 'stamina' && !ruled(view).sprintsOnStamina) refuse('RC-ENE-019', 'a Sprint takes all its Energy as Energy');
    if (pay === 'stamina' && fighter(view, by).stamina < 2 * STAMINA) refuse('RC-ENE-017', 'no Stamina left for the Sprint itself');
    checkLength(view, by, along, Speed(view, by) + SprintDistance(view, by), refuse);
  },
  price: (view, by, chosen) => priced(priceOf(view, by, chosen), chosen.pay, isWhole(view, by, chosen) ? STAMINA : 0),
  perform(play, by, { along, push, pay }) {
    const speed = Speed(play, by);
    const left = priceOf(play, by, { along, push }) - priceOfRun(play, by, along);
    const done = { paid: false };
    const payStamina = (): boolean => {
      if (done.paid) return conscious(play, by);
      // Who was shaken or exhausted on the way runs no farther than Speed.
      if (!maySpendStamina(play, by)) return false;
      spendStamina(play, by, STAMINA);
      done.paid = true;
      play.settle();
      return conscious(play, by);
    };
    const whole = travel(play, by, Sprint.id, along, pay, (used) => (used > speed ? payStamina() : conscious(play, by)));
    if (!whole || push < 0) return whole;
    Energy.spend(play, by, left);
    return payStamina() && charge(play, by, push);
  },
});

/** The Push at the end of a Sprint. @rule RC-CMB-034 RC-CMB-035 */
function charge(play: Play, by: Id, at: Id): boolean {
  if (!isTarget(play, by, at) || !inReach(play, by, at, -1)) return false;
  const attack = attackWith(play, by, at, -1, { manoeuvre: 'push' });
  if (leavesOpen(attack)) unguard(play, by);
  const hit = strike(play, attack);
  if (!hit && ruled(play).missedPushUnguards) unguard(play, by);
  return hit;
}

type JumpChoice = { readonly to: number; readonly pay: Pay };

const RUN_UP = 2;
const WHILE_SPRINTING = 10;

/** Decimetres that somebody can jump now. @rule RC-ENE-031 RC-ENE-032 */
export const jumpLimit = (view: View, by: Id): number => {
  const { runUp, motion } = fighter(view, by);
  return JumpDistance(view, by) + (runUp > 0 && motion === 'wild' ? WHILE_SPRINTING : 0);
};

/** Energy of a Jump without what the game master adds: less with a run-up, more for long flight. @rule RC-ENE-028 RC-ENE-029 RC-ENE-030 */
function jumpPrice(view: View, by: Id, to: number): number {
  const { place: from, runUp } = fighter(view, by);
  const beyond = Math.max(0, (3 * metres(scene(view), from, to)) / Speed(view, by) - 2);
  return (runUp >= RUN_UP ? 1 : 2) + ruled(view).jumpSurcharge(beyond);
}

/** By one reading the game master says how much more Energy a long flight costs. @rule RC-ENE-030 */
export const FlightEnergy = defineAsk<{ readonly who: Id; readonly to: number }, number>('flight-energy', {
  rule: 'RC-ENE-030',
  because: (view, _gm, { who }) => `${nameOf(view, who)} jumps farther than two Energy of running: how much more Energy?`,
  answer: number({ rule: 'RC-ENE-030', least: () => 0, most: () => 3 }),
  fallback: () => 1,
});

/** Over what lies between, for Stamina; who lands is unguarded. @rule RC-ENE-028 RC-ENE-029 RC-ENE-033 RC-STA-009 */
export const Jump = defineIntent<JumpChoice>('jump', {
  rule: 'RC-ENE-028',
  title: 'Jump',
  tags: ['action', 'movement', 'jump', 'run', 'stamina'],
  available(view, by, refuse) {
    refuseProne(view, by, refuse);
    if (fighter(view, by).stamina < STAMINA) refuse('RC-ENE-028', 'no Stamina left');
  },
  params: {
    to: place<IntentContext<JumpChoice>, number>({
      rule: 'RC-SIZ-009',
      candidates: (view, { by }) => landings(view, by),
      check(view, { by }, to, refuse) {
        if (!isFree(view, by, to)) refuse('RC-GRD-003', 'there is no room to land');
        else if (metres(scene(view), fighter(view, by).place, to) * 10 > jumpLimit(view, by)) refuse('RC-SIZ-009', 'too far to jump');
        else if (to === fighter(view, by).place) refuse('RC-SIZ-009', 'no way to go');
      },
    }),
    pay: payment<JumpChoice>((view, { by, with: { to } }) => jumpPrice(view, by, to)),
  },
  check(view, by, { pay }, refuse) {
    if (pay === 'stamina' && fighter(view, by).stamina < 2 * STAMINA) refuse('RC-ENE-028', 'no Stamina left for the Jump itself');
  },
  price: (view, by, { to, pay }) => priced(jumpPrice(view, by, to), pay, STAMINA),
  perform(play, by, { to, pay }) {
    const { place: from } = fighter(play, by);
    const far = metres(scene(play), from, to);
    payWhole(play, by, jumpPrice(play, by, to), pay);
    spendStamina(play, by, STAMINA);
    if (ruled(play).asksForFlight && far * 3 > Speed(play, by) * 2) Energy.spend(play, by, play.ask(FlightEnergy, GM, { who: by, to }));
    play.settle();
    if (!conscious(play, by)) return false;
    for (let i = 1; i < far; i++) Moved(play, by, from, -1);
    const lands = moveTo(play, by, to, true);
    CourseSet(play, by, -1, 0, 'ordinary');
    unguard(play, by);
    if (!lands) return false;
    interrupted(play, by, Jump.id);
    StepOver(play, by);
    return true;
  },
});

const MAX_LANDINGS = 40;

/** Where a Jump could end: the farthest first, in a straight line. */
function landings(view: View, by: Id): number[] {
  const on = scene(view);
  const { place: from } = fighter(view, by);
  const far = Math.floor(jumpLimit(view, by) / 10);
  const all: number[] = [];
  for (let to = 0; to < on.width * on.height && all.length < MAX_LANDINGS; to++) {
    if (to !== from && metres(on, from, to) <= far && metres(on, from, to) >= 2 && isFree(view, by, to)) all.push(to);
  }
  return all;
}
