import { defineAsk, defineChange, defineIntent, type Id, type IntentContext, oneOf, type Play, path, type View } from '@riposte/kernel';
import { awake } from './conditions.ts';
import { type Fighter, fighter, type Place } from './fighter.ts';
import { isDiagonal, isOpen, openSteps, stepYards } from './grid.ts';
import { MovementRate } from './numbers.ts';
import { ActionPoints, spendAp } from './pools.ts';
import { yardsFor } from './tables.ts';
import { ActionDone, happens, opens } from './windows.ts';

/** What a stretch of movement hands back: it took place but is no action. */
export const MOVED = 'moved';

export const Moved = defineChange(
  'moved',
  (store, who: Id, x: number, y: number, yards: number, diagonal: boolean): void => {
    const f = store.edit(who) as Fighter;
    f.at = { x, y };
    f.movedYards += yards;
    if (diagonal) f.diagonals++;
  },
  { say: (name, who, x, y) => `${name(who)} moves to ${x}, ${y}` },
);

export const MovementBought = defineChange('movement-bought', (store, who: Id, ap: number): boolean => {
  if (ap === 0) return false;
  (store.edit(who) as Fighter).movedAp += ap;
  return true;
});

/** Yards that one could still move in this round with all AP. @rule HD-MOV-002 HD-MOV-003 HD-MOV-008 */
export function yardsLeft(view: View, who: Id): number {
  const f = fighter(view, who);
  return yardsFor(MovementRate(view, who), f.movedAp + f.ap) - f.movedYards;
}

/** AP that so many yards more cost: purchases of one round are priced by their total. @rule HD-MOV-006 HD-MOV-007 */
function apFor(view: View, who: Id, yards: number): number {
  const { movedAp, movedYards } = fighter(view, who);
  return Math.max(0, Math.ceil((4 * (movedYards + yards)) / MovementRate(view, who)) - movedAp);
}

/** Open squares that the yards left after the steps so far suffice for. */
function nextSteps(view: View, who: Id, soFar: readonly Place[]): readonly Place[] {
  const f = fighter(view, who);
  let { at: from, diagonals } = f;
  let left = yardsLeft(view, who);
  for (const to of soFar) {
    left -= stepYards(from, to, diagonals);
    if (isDiagonal(from, to)) diagonals++;
    from = to;
  }
  return left < 1 ? [] : openSteps(view, who, from).filter((to) => stepYards(from, to, diagonals) <= left);
}

/** Asked in the middle of a path, when something came in between. */
export const GoOn = defineAsk<{ readonly left: number }, boolean>('go-on', {
  rule: 'HD-MOV-007',
  because: (_view, _who, { left }) => `something happened on the way; ${left} step${left === 1 ? ' is' : 's are'} left`,
  answer: oneOf({ rule: 'HD-MOV-007', candidates: () => [true, false] }),
  otherwise: () => true,
});

/**
 * Moves step by step. A foe may rebuff before a step, others react after it; the mover then decides anew. AP are bought
 * for each step as it is made.
 * @rule HD-MOV-007 HD-MOV-008 HD-OFF-009 HD-ACT-009
 */
export const Move = defineIntent<{ readonly along: readonly Place[] }>('move', {
  rule: 'HD-MOV-002',
  title: 'Move',
  tags: ['movement'],
  params: {
    along: path<IntentContext<{ readonly along: readonly Place[] }>, Place>({
      rule: 'HD-MOV-006',
      next: (view, { by }, soFar) => nextSteps(view, by, soFar),
      most: (view, { by }) => yardsLeft(view, by),
    }),
  },
  perform(play, by, { along }) {
    const start = fighter(play, by).movedYards;
    walk(play, by, along);
    if (fighter(play, by).movedYards === start) return false;
    if (awake(play, by)) opens(play, ActionDone, by, null);
    return MOVED;
  },
});

function walk(play: Play, by: Id, along: readonly Place[]): void {
  for (const [i, to] of along.entries()) {
    const left = along.length - i;
    if (happens(play, by, 'approaches', null, to) && !goesOn(play, by, left)) return;
    if (!step(play, by, to)) return;
    if (happens(play, by, 'moves') && left > 1 && !goesOn(play, by, left - 1)) return;
  }
}

function goesOn(play: Play, by: Id, left: number): boolean {
  return awake(play, by) && play.ask(GoOn, by, { left });
}

/** One step, if it is still open and can be paid. */
function step(play: Play, by: Id, to: Place): boolean {
  const { at, diagonals } = fighter(play, by);
  const yards = stepYards(at, to, diagonals);
  const ap = apFor(play, by, yards);
  if (!isOpen(play, by, to) || ap > ActionPoints.left(play, by)) return false;
  spendAp(play, by, ap);
  MovementBought(play, by, ap);
  Moved(play, by, to.x, to.y, yards, isDiagonal(at, to));
  return true;
}
