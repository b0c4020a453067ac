import { defineAsk, defineChange, defineIntent, endAll, give, type Id, type IntentContext, oneOf, type Play, path, type View } from '@riposte/kernel';
import { endOfThisTurn, needsAp, payAp } from './actions.ts';
import { awake, Disengaged, Prone } from './conditions.ts';
import { type Fighter, fighter, nameOf } from './fighter.ts';
import { handFor, Taken, withinTouch } from './held.ts';
import { Speed } from './numbers.ts';
import { ruled } from './rulings.ts';
import { isFree, type Point } from './stage.ts';
import { provoke } from './windows.ts';

const METRE = 100;
/** A step of one metre to the side and one ahead, in centimetres. */
const DIAGONAL = 141;
/** Metres that the prone crawl. */
const CRAWL = 2;

export const Moved = defineChange(
  'moved',
  (store, who: Id, x: number, y: number): void => {
    const f = store.edit(who) as Fighter;
    f.x = x;
    f.y = y;
  },
  { say: (name, who, x, y) => `${name(who)} moves to ${x}, ${y}` },
);

export const MoveUsed = defineChange('move-used', (store, who: Id, centimetres: number): boolean => {
  if (centimetres === 0) return false;
  (store.edit(who) as Fighter).moved += centimetres;
  return true;
});

/** Centimetres of one move. @rule RS-INI-012 RS-MAN-016 */
export const moveOf = (view: View, who: Id): number => Math.max(0, Math.min(Speed(view, who), view.has(who, Prone) ? CRAWL : Number.POSITIVE_INFINITY)) * METRE;

const stepLength = (from: Point, to: Point): number => (from.x !== to.x && from.y !== to.y ? DIAGONAL : METRE);

/** Centimetres of a walk, step by step from where somebody stands. */
function length(start: Point, along: readonly Point[]): number {
  let total = 0;
  let from = start;
  for (const to of along) {
    total += stepLength(from, to);
    from = to;
  }
  return total;
}

/** The eight points around the last one that are free and still within `most` centimetres. */
function nextSteps(view: View, who: Id, along: readonly Point[], most: number): Point[] {
  const start = fighter(view, who);
  const from = along.length === 0 ? start : along[along.length - 1];
  const left = most - length(start, along);
  const open: Point[] = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const to = { x: from.x + dx, y: from.y + dy };
      if ((dx !== 0 || dy !== 0) && stepLength(from, to) <= left && isFree(view, who, to)) open.push(to);
    }
  }
  return open;
}

interface Walk {
  readonly along: readonly Point[];
}

const walkOf = (allowance: (view: View, who: Id) => number) =>
  path<IntentContext<Walk>, Point>({
    rule: 'RS-INI-012',
    next: (view, { by }, soFar) => nextSteps(view, by, soFar, allowance(view, by)),
    most: (view, { by }) => Math.floor(allowance(view, by) / METRE),
  });

const restOfMove = (view: View, who: Id): number => moveOf(view, who) - fighter(view, who).moved;

/** After an attack on the way: walk on along the plan? */
export const GoOn = defineAsk<{ readonly to: Point }, boolean>('go-on', {
  rule: 'RS-OPP-003',
  because: (view, who, { to }) => `${nameOf(view, who)} was attacked on the way to ${to.x}, ${to.y}`,
  answer: oneOf({ rule: 'RS-OPP-003', candidates: () => [true, false] }),
  otherwise: () => true,
});

/**
 * Step by step: each foe whose reach a step starts in may strike once before it; who goes down stays where it is.
 * Returns the centimetres walked.
 * @rule RS-OPP-003 RS-OPP-005 RS-OPP-001
 */
function walk(play: Play, who: Id, along: readonly Point[], most: number): number {
  let struck: readonly Id[] = [];
  let walked = 0;
  for (const to of along) {
    const before = struck.length;
    const from = fighter(play, who);
    struck = provoke(play, who, 'moves within reach', struck, true);
    // A push or a fall on the way makes the plan impossible.
    const here = fighter(play, who);
    const step = stepLength(here, to);
    if (!awake(play, who) || here.x !== from.x || here.y !== from.y || walked + step > Math.min(most, moveOf(play, who))) break;
    if (struck.length > before && !play.ask(GoOn, who, { to })) break;
    Moved(play, who, to.x, to.y);
    walked += step;
    if (ruled(play).enteringProvokes) struck = provoke(play, who, 'comes within reach', struck, true);
  }
  return walked;
}

/** The free move of a turn, in one go or in parts. @rule RS-INI-012 RS-INI-013 */
export const Move = defineIntent<Walk>('move', {
  rule: 'RS-INI-012',
  title: 'Move',
  tags: ['free'],
  params: { along: walkOf(restOfMove) },
  perform(play, by, { along }) {
    MoveUsed(play, by, walk(play, by, along, restOfMove(play, by)));
    return true;
  },
});

/** Another move for 1 AP. @rule RS-PRI-001 */
export const Dash = defineIntent<Walk>('dash', {
  rule: 'RS-PRI-001',
  title: 'Dash',
  tags: ['primary'],
  available: needsAp,
  params: { along: walkOf(moveOf) },
  perform(play, by, { along }) {
    payAp(play, by);
    walk(play, by, along, moveOf(play, by));
    return true;
  },
});

/** @rule RS-PRI-002 */
export const Disengage = defineIntent('disengage', {
  rule: 'RS-PRI-002',
  title: 'Disengage',
  tags: ['primary'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (view.has(by, Disengaged)) refuse('RS-PRI-002', 'already disengaged');
  },
  perform(play, by) {
    payAp(play, by);
    give(play, by, Disengaged, { until: endOfThisTurn(play, by) });
    return true;
  },
});

/** @rule RS-OPP-009 RS-MAN-016 */
export const StandUp = defineIntent('stand-up', {
  rule: 'RS-OPP-009',
  title: 'Stand up',
  tags: ['primary'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (!view.has(by, Prone)) refuse('RS-OPP-009', 'not prone');
  },
  perform(play, by) {
    payAp(play, by);
    provoke(play, by, 'stands up', [], false);
    if (!awake(play, by)) return false;
    endAll(play, by, Prone);
    return true;
  },
});

/** Takes something within touch from the floor. @rule RS-REA-002 RS-ACT-005 */
export const Manipulate = defineIntent<{ readonly lying: number }>('manipulate', {
  rule: 'RS-REA-002',
  title: 'Pick up',
  tags: ['reaction'],
  available: needsAp,
  params: { lying: oneOf({ rule: 'RS-REA-002', candidates: (view, { by }) => withinTouch(view, by) }) },
  perform(play, by, { lying }) {
    payAp(play, by);
    Taken(play, by, handFor(play, lying), lying);
    return true;
  },
});
