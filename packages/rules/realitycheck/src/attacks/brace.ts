import { defineCondition, end, give, type Id, type Play } from '@riposte/kernel';
import { Energy } from '../actions/energy.ts';
import { fighter } from '../fighters/fighter.ts';
import { statsOf } from '../gear/carried.ts';
import { untilEndOfRound } from '../rounds/clock.ts';
import type { Attack } from './attack.ts';
import { metresOfReach } from './reach.ts';

/** A blow stopped the movement. */
export const Halted = defineCondition('halted', { rule: 'R-GEAR', title: 'halted' });

/** A swift hit with a braced weapon at its full reach stops a movement and costs an Energy. */
export function stopByBrace(play: Play, { by, at, item, swift, metres }: Attack): void {
  if (!swift || fighter(play, at).cameFrom < 0 || statsOf(play, item)?.brace !== true || metres !== metresOfReach(play, by, item)) return;
  give(play, at, Halted, { until: untilEndOfRound(play, 1) });
  Energy.spend(play, at, 1);
}

/** Whether a movement was stopped; asked once. */
export function isHalted(play: Play, who: Id): boolean {
  const halted = play.state.entities[who].conditions.find((condition) => condition.kind === play.rules.codeOf(Halted));
  if (halted === undefined) return false;
  end(play, who, halted.id);
  return true;
}
