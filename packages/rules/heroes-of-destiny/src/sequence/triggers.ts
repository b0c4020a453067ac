import { defineCondition, type Id, type IntentJson, type Refuse, type View } from '@riposte/kernel';
import { needsOwnWill } from '../state/linked-creatures.ts';
import { notCarried } from '../state/ridden.ts';
import type { Place } from '../state/scene.ts';
import { ActionPoints } from './action-points.ts';
import { initiativeOf } from './initiative.ts';

/** Something to which others may react. */
export type Happening = {
  readonly may: Id;
  readonly by: Id;
  readonly what: 'turn begins' | 'turn ends' | 'pays on' | 'attempts' | 'acts' | 'approaches' | 'moves' | 'jumps';
  /** What is attempted. */
  readonly action: IntentJson | null;
  /** Where the mover is about to step. */
  readonly to: Place | null;
};

/** Has reacted to what goes on: no second reaction to one trigger. @rule HD-ACT-010 */
export const Reacted = defineCondition('reacted', { rule: 'HD-ACT-010', title: 'committed to a reaction' });

/** Reactions need initiative and all their AP at once. @rule HD-INI-006 HD-ACT-007 HD-APS-004 */
export function needsReaction(view: View, by: Id, ap: number, refuse: Refuse): void {
  needsOwnWill(view, by, refuse);
  notCarried(view, by, refuse);
  if (initiativeOf(view, by) === 0) refuse('HD-INI-006', 'no-reactions-at-initiative-0');
  if (ActionPoints.left(view, by) < ap) refuse('HD-APS-004', 'needs-ap', { ap });
}

/** A reaction that needs to be the first one to its trigger. @rule HD-ACT-010 */
export function needsFirstReaction(view: View, by: Id, ap: number, refuse: Refuse): void {
  needsReaction(view, by, ap, refuse);
  if (view.has(by, Reacted)) refuse('HD-ACT-010', 'reacted');
}
