import { defineChange, defineIntent, type Id, oneWhere } from '@riposte/kernel';
import { needsTurn } from '../actions-in-combat/action-points.ts';
import { type Fighter, fighter, isFighter } from '../characters/fighter.ts';
import { takesTurns } from '../damage-and-health/unconscious.ts';
import { ruled } from '../rulings.ts';
import { OrderSet } from './initiative.ts';
import { SCENE, type Scene, scene, type Waiting } from './scene.ts';
import { Surprised } from './surprise.ts';
import { TurnEnded } from './turns.ts';

/** Whether a fighter waits for another, directly or through others. */
function waitsFor(waiting: readonly Waiting[], who: Id, other: Id): boolean {
  const own = waiting.find((saved) => saved.who === who);
  return own !== undefined && (own.after === other || waitsFor(waiting, own.after, other));
}

/** The turns still to come with the one saved in its place: behind the named one and those who wait for it with better initiative. @rule RS-SAV-002 */
function queueWith({ queue, waiting, order }: Scene, who: Id, after: Id): Id[] {
  const mine = [who, ...queue.filter((id) => waitsFor(waiting, id, who))];
  const rest = queue.filter((id) => !mine.includes(id));
  const isAhead = (id: Id): boolean => {
    if (id === after) return true;
    const direct = waiting.find((saved) => saved.after === after && (saved.who === id || waitsFor(waiting, id, saved.who)));
    return direct !== undefined && order.indexOf(direct.who) < order.indexOf(who);
  };
  const at = rest.findLastIndex(isAhead) + 1;
  return [...rest.slice(0, at), ...mine, ...rest.slice(at)];
}

/** The turns still to come by another order; a saved one stays behind whom it waits for. @rule RS-SAV-002 */
export function queueIn(current: Scene, order: readonly Id[]): Id[] {
  const { queue, waiting } = current;
  const saved = waiting.filter(({ who }) => queue.includes(who));
  let ordered = order.filter((id) => queue.includes(id));
  for (const { who, after } of saved) ordered = queueWith({ ...current, order, queue: ordered }, who, after);
  return ordered;
}

export const TurnSaved = defineChange(
  'turn-saved',
  (store, who: Id, after: Id): void => {
    const s = store.edit(SCENE) as Scene;
    s.queue = queueWith(s, who, after);
    s.waiting = [...s.waiting.filter((saved) => saved.who !== who), { who, after }];
    (store.edit(who) as Fighter).turns--;
  },
  { names: [0, 1] },
);

/** Does not act now but after another, named at once; the whole turn is saved, its move too. @rule RS-SAV-001 RS-SAV-002 */
export const SaveTurn = defineIntent<{ readonly after: Id }>('save-turn', {
  rule: 'RS-SAV-001',
  title: 'Save the turn',
  tags: ['turn'],
  available(view, by, refuse) {
    needsTurn(view, by, refuse);
    if (fighter(view, by).acted) refuse('RS-SAV-001', 'turn-begun');
  },
  params: {
    // One whose turn is still to come in this round, and who does not wait for the saver.
    after: oneWhere({
      rule: 'RS-SAV-002',
      of: (view) => scene(view).queue,
      is: (view, { by }, other) =>
        other !== by && isFighter(view, other) && takesTurns(view, other) && !view.has(other, Surprised) && !waitsFor(scene(view).waiting, other, by),
    }),
  },
  perform(play, by, { after }) {
    TurnEnded(play, by);
    TurnSaved(play, by, after);
    if (ruled(play).savedTurnStays) OrderSet(play, SCENE, reordered(scene(play).order, by, after));
    return true;
  },
});

function reordered(order: readonly Id[], who: Id, after: Id): Id[] {
  const rest = order.filter((id) => id !== who);
  const at = rest.indexOf(after) + 1;
  return [...rest.slice(0, at), who, ...rest.slice(at)];
}
