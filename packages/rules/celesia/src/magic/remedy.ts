import { type Id, type Play, type Refuse, type View } from '@riposte/kernel';
import { scene } from '../fighters/fighter.ts';
import { needsSimple, paySimple } from '../rounds/action-points.ts';

/** Potions and worn items take a simple action in the fight, and nothing after it. */
export function needsTime(view: View, by: Id, refuse: Refuse): void {
  if (!scene(view).ended) needsSimple(view, by, refuse);
}

/** Pays what `needsTime` asked for. */
export function payTime(play: Play, by: Id): void {
  if (!scene(play).ended) paySimple(play, by);
}
