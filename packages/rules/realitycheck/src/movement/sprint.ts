import { defineIntent, type Id, type IntentContext, isOff, judging, NOBODY, oneOf, type Play, type View } from '@riposte/kernel';
import { Energy } from '../actions/energy.ts';
import { payment, priced, purse } from '../actions/payment.ts';
import { maySpendStamina, spendStamina } from '../actions/stamina.ts';
import { attackWith } from '../attacks/attack.ts';
import { strike } from '../attacks/melee.ts';
import { metresOfReach, OUT_OF_REACH, stillInReach } from '../attacks/reach.ts';
import { isTarget, needsTarget } from '../attacks/targets.ts';
import { unguard } from '../conditions/exposed.ts';
import { fighter, scene } from '../fighters/fighter.ts';
import { conscious } from '../harm/unconscious.ts';
import { leavesOpen, obstacle } from '../maneuvers/obstacles.ts';
import { ruled } from '../rulings.ts';
import { headingOf, metresFrom } from './board.ts';
import { faces } from './facing.ts';
import { checkLength, metresUsed, priceOfRun, type RunChoice, refuseProne, track, travel } from './run.ts';
import { isClearFrom, WALLS } from './sight.ts';
import { Speed, SprintDistance } from './speed.ts';

/** Stands for the Push that may end a Sprint, so that what forbids attacks forbids it. */
export const SprintPush = defineIntent('sprint-push', {
  rule: 'RC-CMB-034',
  title: 'Push out of a Sprint',
  tags: ['attack'],
  automatic: true,
  // The Sprint is paid for as a whole.
  price: () => [],
  perform: () => true,
});

type SprintChoice = RunChoice & { readonly push: Id };

export const STAMINA = 1;
const LEAST_BEFORE_PUSH = 3;

const usedIn = (view: View, by: Id, along: readonly number[]): number => metresUsed(view, fighter(view, by).place, fighter(view, by).course, along);

/** Whether it takes the Stamina of a Sprint: from its first metre beyond Speed on, and for a Push. */
const isWhole = (view: View, by: Id, { along, push }: Pick<SprintChoice, 'along' | 'push'>): boolean => push >= 0 || usedIn(view, by, along) > Speed(view, by);

/** Where a path of three metres or more ends, and which way: the runner must face whom it pushes. @rule RC-FAC-009 */
const atTheEnd = (view: View, along: readonly number[]): { readonly place: number; readonly facing: number } => {
  const [before, place] = along.slice(-2);
  return { place, facing: headingOf(scene(view), before, place) };
};

/** Energy of a full Run, to which a Push belongs however short it was. */
const FULL = 3;

const sprintPrice = (view: View, by: Id, { along, push }: Pick<SprintChoice, 'along' | 'push'>): number =>
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
    if (fighter(view, by).stamina < STAMINA) refuse('RC-ENE-017', 'no-stamina');
    if (purse(view, by) < FULL) refuse('RC-ENE-017', 'needs-energy', { energy: FULL });
  },
  params: {
    along: track<SprintChoice>((view, by) => Speed(view, by) + SprintDistance(view, by)),
    push: oneOf<IntentContext<SprintChoice>, Id>({
      rule: 'RC-CMB-034',
      candidates: () => [NOBODY],
      check(view, { by, with: { along } }, at, refuse) {
        if (at === NOBODY) return;
        if (!needsTarget(view, by, at, 'RC-CMB-034', refuse)) return;
        for (const { rule, reason } of view.refusals(SprintPush.of(by, {}))) refuse(rule, reason);
        if (along.length < LEAST_BEFORE_PUSH) refuse('RC-CMB-034', 'run-up', { metres: LEAST_BEFORE_PUSH });
        else if (metresFrom(view, by, along[along.length - 1], at) > metresOfReach(view, by, NOBODY)) refuse(OUT_OF_REACH, 'path-ends-short');
        else if (!faces(view, by, at, atTheEnd(view, along))) refuse('RC-FAC-009', 'path-turns-away');
        else if (!isClearFrom(view, by, along[along.length - 1], at)) refuse(WALLS, 'obstructed');
        const [rule, reason] = obstacle(view, by, at, -1, 'push') ?? [];
        if (rule !== undefined) refuse(rule, reason!);
      },
    }),
    pay: payment<SprintChoice>((view, context) => sprintPrice(view, context.by, context.with)),
  },
  check(view, by, { along, pay }, refuse) {
    if (pay === 'stamina' && !ruled(view).sprintsOnStamina) refuse('RC-ENE-019', 'sprint-on-stamina');
    if (pay === 'stamina' && fighter(view, by).stamina < 2 * STAMINA) refuse('RC-ENE-017', 'needs-stamina', { stamina: 2 * STAMINA });
    checkLength(view, by, along, Speed(view, by) + SprintDistance(view, by), refuse);
  },
  price: (view, by, chosen) => priced(sprintPrice(view, by, chosen), chosen.pay, isWhole(view, by, chosen) ? STAMINA : 0),
  perform(play, by, { along, push, pay }) {
    const speed = Speed(play, by);
    const left = sprintPrice(play, by, { along, push }) - priceOfRun(play, by, along);
    const done = { paid: false };
    const payStamina = (): boolean => {
      if (done.paid) return conscious(play, by);
      // A fighter shaken or exhausted on the way runs no farther than its Speed.
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
  const isAhead = faces(play, by, at) || isOff(play, 'RC-FAC-009', by);
  if (!isTarget(play, by, at) || !stillInReach(play, by, at, -1) || !isAhead || !judging(play, by).legal(SprintPush.of(by, {}))) return false;
  const attack = attackWith(play, by, at, -1, { maneuver: 'push' });
  if (leavesOpen(attack)) unguard(play, by);
  const hit = strike(play, attack);
  if (!hit && ruled(play).missedPushUnguards) unguard(play, by);
  return hit;
}
