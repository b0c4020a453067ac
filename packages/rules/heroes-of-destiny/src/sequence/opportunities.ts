import {
  type AnyIntent,
  defineWindow,
  type Id,
  type IntentJson,
  intentJson,
  judging,
  NO_ONE,
  type Play,
  type Result,
  type View,
  type Window,
} from '@riposte/kernel';
import { awake, Helpless } from '../health/alive.ts';
import { MOVED, Move, MoveGrapple, moverOf, yardsLeft } from '../movement/move.ts';
import { Hidden } from '../rolls/sight.ts';
import { ruled } from '../rulings.ts';
import { type Fighter, fighter } from '../state/fighter.ts';
import { isCommanded, mountOf, Pinned, riderOf } from '../state/linked-creatures.ts';
import { hasYielded } from '../state/parley.ts';
import { drawsOldLots, scene } from '../state/scene.ts';
import { ActionPoints } from './action-points.ts';
import { Stunned } from './ap-at-turn-end.ts';
import { firstToAct, initiativeOf } from './initiative.ts';
import { ActOutOfTurn } from './out-of-turn.ts';

/** A fighter may act out of turn while another acts. */
export type Opportunity = {
  readonly may: Id;
  readonly active: Id;
  /** What was declared and could be prevented, or null. */
  readonly declared: IntentJson | null;
};

function opportunity(id: string): Window<Opportunity> {
  return defineWindow<Opportunity>(id, {
    rule: 'HD-ACT-004',
    who: (_view, { may }) => [may],
    intents: () => [ActOutOfTurn, Move],
  });
}

export const TurnBegins = opportunity('turn-begins');
export const TurnEnds = opportunity('turn-ends');
export const ActionDeclared = opportunity('action-declared');
export const ActionDone = opportunity('action-done');

/**
 * Opens a window for acts out of turn, highest initiative first; after each act the test is made anew. Returns true
 * as soon as a declared action cannot take place any more: an action prevents it, movement may make it impossible.
 * @rule HD-ACT-002 HD-ACT-004 HD-ACT-005 HD-MOV-010
 */
export function opens(play: Play, window: Window<Opportunity>, active: Id, declared: AnyIntent | null): boolean {
  if (scene(play).peace || !ruled(play).interruptible(play, active)) return false;
  const json = declared === null ? null : intentJson(declared);
  let asked: readonly Id[] = NO_ONE;
  for (let able = mayInterrupt(play, active, asked); able.length > 0; able = mayInterrupt(play, active, asked)) {
    const may = firstToAct(play, able);
    const result = play.offer(window, { may, active, declared: json });
    if (result === undefined) {
      asked = [...asked, may];
      continue;
    }
    asked = NO_ONE;
    if (declared !== null && ((result !== false && result !== MOVED) || !judging(play, declared.by).legal(declared))) return true;
  }
  return false;
}

/** A stretch of movement; one that took place may be followed by acts out of turn, like an action. @rule HD-ACT-004 */
export function moves(play: Play, { def, by, with: chosen }: AnyIntent): Result {
  const mover = def === MoveGrapple ? by : moverOf(play, by);
  const start = fighter(play, mover).movedYards;
  const result = def.perform(play, by, chosen);
  if (result === MOVED && fighter(play, mover).movedYards > start && awake(play, by)) opens(play, ActionDone, by, null);
  return result;
}

/** Those who may act out of turn now: above the one who acts, with something to spend, able to act (the pinned to escape), none of them unseen (R-HIDDEN). @rule HD-ACT-002 HD-MOV-010 */
function mayInterrupt(view: View, active: Id, asked: readonly Id[]): readonly Id[] {
  if (view.has(active, Hidden)) return NO_ONE;
  const than = initiativeOf(view, active);
  let able: Id[] | null = null;
  for (const entity of view.state.entities) {
    if (
      entity.kind !== 'fighter' ||
      (entity as Fighter).initiative <= than ||
      initiativeOf(view, entity.id) <= than ||
      isActing(view, entity.id) ||
      asked.includes(entity.id)
    )
      continue;
    if (
      !awake(view, entity.id) ||
      view.has(entity.id, Hidden) ||
      hasYielded(view, entity.id) ||
      view.has(entity.id, Stunned) ||
      (view.has(entity.id, Helpless) && !view.has(entity.id, Pinned)) ||
      (isCommanded(view, entity.id) && !drawsOldLots(view)) ||
      isUnderway(view, entity.id) ||
      (ActionPoints.left(view, entity.id) < 1 && yardsLeft(view, entity.id) < 1)
    )
      continue;
    (able ??= []).push(entity.id);
  }
  return able ?? NO_ONE;
}

/** Whose turn it is: rider and mount share one. @rule HD-MNT-004 */
function isActing(view: View, who: Id): boolean {
  const { acting } = scene(view);
  return who === acting || (acting >= 0 && (mountOf(view, acting) === who || riderOf(view, acting) === who));
}

/** A fighter whose own act is not finished does not interrupt. */
function isUnderway(view: View, who: Id): boolean {
  for (const intent of view.doing) if (intent.by === who) return true;
  return false;
}
