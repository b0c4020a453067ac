import type { Id, Play } from '@riposte/kernel';
import { fighter } from '../characters/fighter.ts';
import { Hurt } from './hit-points.ts';
import { kill, killsAtOnce } from './instant-death.ts';
import { KnockedOut, knockOut } from './knocked-out.ts';

/** Damage of a hit: a point for each success, more by weapon. Kills at once, knocks out, or wounds. @rule SS-DMG-001 SS-DMG-002 */
export function takeHit(play: Play, who: Id, points: number, lethal: boolean, by: Id): void {
  const { hp } = fighter(play, who);
  const wasKnockedOut = play.has(who, KnockedOut);
  const isDeadly = lethal && killsAtOnce(play, who, points, wasKnockedOut);
  Hurt(play, who, points, lethal);
  if (isDeadly) return kill(play, who, by);
  if (!(wasKnockedOut && hp === 0) && hp <= points) knockOut(play, who, lethal, by);
}
