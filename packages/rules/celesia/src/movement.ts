import { defineAsk, defineIntent, endAll, give, type Id, type IntentContext, oneOf, type Param, type Play, path, type View } from '@riposte/kernel';
import { ActionPoints, COST, needsAp, needsFree, needsSimple, needsStandard, paySimple, payStandard, takeFree } from './actions.ts';
import { isFree, meets, type Square, steps, stepsTo } from './board.ts';
import { allInjured } from './body.ts';
import { Grappled } from './conditions.ts';
import { fighter, nameOf } from './fighter.ts';
import { cannotStand, isGrounded, Landed } from './injuries.ts';
import { Moved, release } from './maneuvers.ts';
import { FEET, type Gait, Speed, StandUpCost } from './numbers.ts';
import { Flying, Prone } from './postures.ts';
import { canGoOn, provoke, provokeAll } from './reactions.ts';

/** After an attack on the way: walk on along the plan? */
export const GoOn = defineAsk<{ readonly to: Square }, boolean>('go-on', {
  rule: 'CE-RCT-003',
  because: (view, who, { to }) => `${nameOf(view, who)} was attacked on the way to ${to.x}, ${to.y}; go on?`,
  answer: oneOf({ rule: 'CE-RCT-003', candidates: () => [true, false] }),
  fallback: () => true,
});

export interface Walk {
  readonly along: readonly Square[];
}

/** A path over free squares, as long as so many feet. */
export const way = (rule: string, feet: (view: View, who: Id) => number): Param<IntentContext<Walk>, readonly Square[]> =>
  path<IntentContext<Walk>, Square>({
    rule,
    next: (view, { by }, soFar) => steps(view, by, soFar.length === 0 ? fighter(view, by) : soFar[soFar.length - 1]),
    most: (view, { by }) => Math.floor(feet(view, by) / FEET),
  });

const speed = (view: View, who: Id, gait: Gait = 'speed'): number => Speed(view, who, -1, { gait });

interface Going {
  /** Feet that it may cover in all, asked again at each step. */
  readonly feet: (view: View, who: Id) => number;
  /** Squares at the start whose leaving does not provoke. */
  readonly safe: number;
  readonly flying: boolean;
}

/** Step by step: leaving threatened squares provokes once from each enemy; a blow, or whatever puts it out of its way, may stop it. @rule CE-RCT-001 CE-RCT-003 */
export function goAlong(play: Play, by: Id, along: readonly Square[], { feet, safe, flying }: Going): boolean {
  release(play, by);
  let struck: readonly Id[] = [];
  for (const [i, to] of along.entries()) {
    const before = struck.length;
    if (i >= safe) struck = provoke(play, by, 'leaves a threatened square', struck);
    const fallen = flying ? !play.has(by, Flying) : play.has(by, Prone);
    if (!canGoOn(play, by) || fallen || (i + 1) * FEET > feet(play, by) || !stepsTo(play, by, to)) return false;
    if (struck.length > before && !play.ask(GoOn, by, { to })) return false;
    Moved(play, by, to.x, to.y);
  }
  return true;
}

const GO = ['action', 'movement', 'on-foot'];
const WALKING: Going = { feet: speed, safe: 0, flying: false };

/** A simple action: up to the speed in squares. @rule CE-ACT-002 CE-RCT-001 */
export const Move = defineIntent<Walk>('move', {
  rule: 'CE-ACT-002',
  title: 'Move',
  tags: GO,
  available: needsSimple,
  params: { along: way('CE-ACT-002', speed) },
  perform(play, by, { along }) {
    paySimple(play, by);
    return goAlong(play, by, along, WALKING);
  },
});

/** One square, without provoking (R-ACTIONS). @rule CE-ACT-002 */
export const Step = defineIntent<Walk>('step', {
  rule: 'CE-ACT-002',
  title: 'Step',
  tags: GO,
  available: needsSimple,
  params: { along: way('CE-ACT-002', (view, who) => Math.min(FEET, speed(view, who))) },
  perform(play, by, { along }) {
    paySimple(play, by);
    return goAlong(play, by, along, { ...WALKING, safe: 1 });
  },
});

/** Whether a movement that was begun can go on: a reactive hold ends it. @rule CE-RCT-003 CE-MNV-001 */
const canGetOn = (view: View, who: Id): boolean => canGoOn(view, who) && !view.has(who, Grappled);

/** One square on hands and knees, whatever the legs are like; provokes (R-ACTIONS). @rule CE-ACT-002 CE-RCT-001 */
export const Crawl = defineIntent<Walk>('crawl', {
  rule: 'CE-ACT-002',
  title: 'Crawl',
  tags: ['action', 'movement'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (!view.has(by, Prone)) refuse('CE-ACT-002', 'on its feet');
  },
  params: { along: way('CE-ACT-002', () => FEET) },
  perform(play, by, { along: [to] }) {
    paySimple(play, by);
    release(play, by);
    provokeAll(play, by, 'leaves a threatened square');
    if (!canGetOn(play, by) || !stepsTo(play, by, to)) return false;
    Moved(play, by, to.x, to.y);
    return true;
  },
});

const twice = (view: View, who: Id): number => 2 * speed(view, who);

/** Twice the speed; leaving the first square does not provoke (R-ACTIONS). @rule CE-STD-001 */
export const Withdraw = defineIntent<Walk>('withdraw', {
  rule: 'CE-STD-001',
  title: 'Withdraw',
  tags: GO,
  available: needsStandard,
  params: { along: way('CE-STD-001', twice) },
  perform(play, by, { along }) {
    payStandard(play, by);
    return goAlong(play, by, along, { feet: twice, safe: 1, flying: false });
  },
});

/** Costs more with injured feet and legs, provokes, and is impossible with all of them injured. @rule CE-FOT-003 CE-FOT-008 CE-LEG-008 CE-RCT-003 */
export const StandUp = defineIntent('stand-up', {
  rule: 'CE-FOT-003',
  title: 'Stand up',
  tags: ['action', 'movement'],
  available(view, by, refuse) {
    needsAp(view, by, StandUpCost(view, by), refuse);
    if (!view.has(by, Prone)) refuse('CE-PRN-003', 'not prone');
    if (allInjured(view, by, 'foot')) refuse('CE-FOT-008', 'all feet are injured');
    if (allInjured(view, by, 'leg')) refuse('CE-LEG-008', 'all legs are injured');
  },
  perform(play, by) {
    ActionPoints.spend(play, by, StandUpCost(play, by));
    provokeAll(play, by, 'stands up');
    if (!canGetOn(play, by) || cannotStand(play, by)) return false;
    endAll(play, by, Prone);
    return true;
  },
});

/** Down on the ground of one's own will (R-ACTIONS). @rule CE-FRE-001 CE-FRE-002 */
export const LieDown = defineIntent('lie-down', {
  rule: 'CE-FRE-001',
  title: 'Lie down',
  tags: ['free', 'on-foot'],
  available: (view, by, refuse) => needsFree(view, by, 'lie-down', refuse),
  perform(play, by) {
    if (!takeFree(play, by, 'lie-down')) return false;
    give(play, by, Prone);
    return true;
  },
});

const flySpeed = (view: View, who: Id): number => speed(view, who, 'fly');

/** Up or down by as much as the fly speed; at 0 it lands (R-FLIGHT). @rule CE-WNG-002 CE-WNG-005 */
export const Soar = defineIntent<{ readonly height: number }>('soar', {
  rule: 'CE-WNG-005',
  title: 'Change height',
  tags: ['action', 'movement'],
  available(view, by, refuse) {
    needsAp(view, by, COST.simple, refuse);
    if (fighter(view, by).fly === 0) refuse('CE-WNG-005', 'it cannot fly');
    else if (isGrounded(view, by)) refuse('CE-WNG-005', 'too few wings are sound');
    if (view.has(by, Prone)) refuse('CE-PRN-003', 'prone: stand up first');
  },
  params: {
    height: oneOf({
      rule: 'CE-WNG-002',
      candidates(view, { by }) {
        const { height } = fighter(view, by);
        const far = Math.floor(flySpeed(view, by) / FEET);
        return Array.from({ length: 2 * far + 1 }, (_, i) => height + FEET * (i - far)).filter((to) => to >= 0 && to !== height);
      },
    }),
  },
  check(view, by, { height }, refuse) {
    if (!isFree(view, by, fighter(view, by), height)) refuse('CE-WNG-005', 'somebody is in the way');
  },
  perform(play, by, { height }) {
    paySimple(play, by);
    release(play, by);
    provokeAll(play, by, 'leaves a threatened square');
    if (!canGetOn(play, by) || isGrounded(play, by)) return false;
    meets(play, by, fighter(play, by), height);
    if (!isFree(play, by, fighter(play, by), height)) return false;
    Landed(play, by, height);
    if (height === 0) endAll(play, by, Flying);
    else give(play, by, Flying);
    return true;
  },
});

/** Through the air at the same height. @rule CE-WNG-002 CE-WNG-005 */
export const Fly = defineIntent<Walk>('fly', {
  rule: 'CE-WNG-005',
  title: 'Fly',
  tags: ['action', 'movement'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (!view.has(by, Flying)) refuse('CE-WNG-005', 'on the ground');
  },
  params: { along: way('CE-WNG-002', flySpeed) },
  perform(play, by, { along }) {
    paySimple(play, by);
    return goAlong(play, by, along, { feet: flySpeed, safe: 0, flying: true });
  },
});
