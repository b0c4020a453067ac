import { defineAsk, defineIntent, type Id, type IntentContext, oneOf, type Param, type Play, path, type View } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';
import { releaseToGo } from '../manoeuvres/grapple.ts';
import { FEET, isFree, Moved, Pushed, type Square, stepsTo, waysOn } from '../positioning/board.ts';
import { Flying } from '../positioning/flying.ts';
import { Prone } from '../positioning/prone.ts';
import { type Gait, Speed } from '../positioning/speed.ts';
import { needsSimple, needsStandard, paySimple, payStandard } from '../rounds/action-points.ts';
import { canGoOn, provoke } from './reactive-attack.ts';

/** After an attack on the way: walk on along the plan? */
export const GoOn = defineAsk<{ readonly to: Square }, boolean>('go-on', {
  rule: 'CE-RCT-003',
  answer: oneOf({ rule: 'CE-RCT-003', candidates: () => [true, false] }),
  fallback: () => true,
});

export interface Walk {
  readonly along: readonly Square[];
}

/** A path past those who let one pass, as long as so many feet, to a free square (R-PASS). */
export function pathOf(rule: string, feet: (view: View, who: Id) => number): Param<IntentContext<Walk>, readonly Square[]> {
  const passing = path<IntentContext<Walk>, Square>({
    rule,
    next: (view, { by }, soFar) => waysOn(view, by, soFar.length === 0 ? fighter(view, by) : soFar[soFar.length - 1]),
    most: (view, { by }) => Math.floor(feet(view, by) / FEET),
  });
  return {
    ...passing,
    candidates: (view, context) => passing.candidates(view, context).filter(([to]) => isFree(view, context.by, to)),
    check(view, context, along, refuse) {
      let open = true;
      passing.check(view, context, along, (why, reason, facts) => {
        open = false;
        refuse(why, reason, facts);
      });
      if (open && !isFree(view, context.by, along[along.length - 1])) refuse(rule, 'cannot-stop-there');
    },
  };
}

export const speed = (view: View, who: Id, gait: Gait = 'speed'): number => Speed(view, who, -1, { gait });

interface Going {
  /** Feet that it may cover in all, asked again at each step. */
  readonly feet: (view: View, who: Id) => number;
  /** Squares at the start whose leaving does not provoke. */
  readonly safe: number;
  readonly flying: boolean;
}

/** Step by step: leaving threatened squares provokes once from each enemy; a blow, or whatever puts it out of its way, may stop it. @rule CE-RCT-001 CE-RCT-003 */
export function goAlong(play: Play, by: Id, along: readonly Square[], { feet, safe, flying }: Going): boolean {
  releaseToGo(play, by);
  let struck: readonly Id[] = [];
  let stand: Square = { x: fighter(play, by).x, y: fighter(play, by).y };
  for (const [i, to] of along.entries()) {
    const before = struck.length;
    if (i >= safe) struck = provoke(play, by, 'leaves a threatened square', struck);
    const fallen = flying ? !play.has(by, Flying) : play.has(by, Prone);
    const further = canGoOn(play, by) && !fallen && (i + 1) * FEET <= feet(play, by) && stepsTo(play, by, to, i < along.length - 1);
    if (!further || (struck.length > before && !play.ask(GoOn, by, { to }))) return stopsShort(play, by, stand);
    Moved(play, by, to.x, to.y);
    if (isFree(play, by, to)) stand = to;
  }
  return true;
}

/** A fighter stopped on another's place goes back to where it could stand (R-PASS). */
function stopsShort(play: Play, by: Id, stand: Square): false {
  if (!isFree(play, by, fighter(play, by)) && isFree(play, by, stand)) Pushed(play, by, stand.x, stand.y);
  return false;
}

const GO = ['action', 'movement', 'on-foot'];
const WALKING: Going = { feet: speed, safe: 0, flying: false };

/** A simple action: up to the speed in squares. @rule CE-ACT-002 CE-RCT-001 */
export const Move = defineIntent<Walk>('move', {
  rule: 'CE-ACT-002',
  title: 'Move',
  tags: GO,
  available: needsSimple,
  params: { along: pathOf('CE-ACT-002', speed) },
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
  params: { along: pathOf('CE-ACT-002', (view, who) => Math.min(FEET, speed(view, who))) },
  perform(play, by, { along }) {
    paySimple(play, by);
    return goAlong(play, by, along, { ...WALKING, safe: 1 });
  },
});

const twice = (view: View, who: Id): number => 2 * speed(view, who);

/** Twice the speed; leaving the first square does not provoke (R-ACTIONS). @rule CE-STD-001 */
export const Withdraw = defineIntent<Walk>('withdraw', {
  rule: 'CE-STD-001',
  title: 'Withdraw',
  tags: GO,
  available: needsStandard,
  params: { along: pathOf('CE-STD-001', twice) },
  perform(play, by, { along }) {
    payStandard(play, by);
    return goAlong(play, by, along, { feet: twice, safe: 1, flying: false });
  },
});
