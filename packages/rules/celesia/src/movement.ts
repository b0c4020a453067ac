import { defineAsk, defineChange, defineIntent, endAll, type Id, type IntentContext, oneOf, path } from '@riposte/kernel';
import { ActionPoints, needsAp, needsSimple, paySimple } from './actions.ts';
import { type Square, steps } from './board.ts';
import { awake, Prone, Stunned } from './conditions.ts';
import { type Fighter, fighter, nameOf } from './fighter.ts';
import { Speed, StandUpCost } from './numbers.ts';
import { provoke } from './windows.ts';
import { cannotStand } from './wounds.ts';

export const Moved = defineChange(
  'moved',
  (store, who: Id, x: number, y: number): void => {
    const f = store.edit(who) as Fighter;
    f.x = x;
    f.y = y;
    f.moved = true;
  },
  { say: (name, who, x, y) => `${name(who)} moves to ${x}, ${y}` },
);

/** After an attack on the way: walk on along the plan? */
export const GoOn = defineAsk<{ readonly to: Square }, boolean>('go-on', {
  rule: 'CE-RCT-003',
  because: (view, who, { to }) => `${nameOf(view, who)} was attacked on the way to ${to.x}, ${to.y}`,
  answer: oneOf({ rule: 'CE-RCT-003', candidates: () => [true, false] }),
  otherwise: () => true,
});

const FEET = 5;

/** A simple action: up to the speed in squares; leaving threatened ones provokes. @rule CE-ACT-002 CE-RCT-001 CE-RCT-003 */
export const Move = defineIntent<{ readonly along: readonly Square[] }>('move', {
  rule: 'CE-ACT-002',
  title: 'Move',
  tags: ['action', 'movement', 'on-foot'],
  available: needsSimple,
  params: {
    along: path<IntentContext<{ readonly along: readonly Square[] }>, Square>({
      rule: 'CE-ACT-002',
      next: (view, { by }, soFar) => steps(view, by, soFar.length === 0 ? fighter(view, by) : soFar[soFar.length - 1]),
      most: (view, { by }) => Math.floor(Speed(view, by) / FEET),
    }),
  },
  perform(play, by, { along }) {
    paySimple(play, by);
    let struck: readonly Id[] = [];
    for (const [i, to] of along.entries()) {
      const before = struck.length;
      struck = provoke(play, by, 'leaves a threatened square', struck);
      const stopped = !awake(play, by) || play.has(by, Stunned) || play.has(by, Prone) || (i + 1) * FEET > Speed(play, by);
      if (stopped || (struck.length > before && !play.ask(GoOn, by, { to }))) return false;
      Moved(play, by, to.x, to.y);
    }
    return true;
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
    if (cannotStand(view, by)) refuse('CE-LEG-008', 'all feet or all legs are injured');
  },
  perform(play, by) {
    ActionPoints.spend(play, by, StandUpCost(play, by));
    provoke(play, by, 'stands up', []);
    if (!awake(play, by) || play.has(by, Stunned) || cannotStand(play, by)) return false;
    endAll(play, by, Prone);
    return true;
  },
});
