import { type ConditionDef, ConditionEnded, carried, end, endAll, give, type Id, type Play, type View } from '@riposte/kernel';
import { Exhausted, Exposed, Kneeling, Prone, Shaken, Unguarded, untilEndOfRound } from './conditions.ts';
import { knows } from './gear.ts';
import { ruled } from './rulings.ts';

/** Exposes somebody; a longer exposure of the same kind covers a shorter one. @rule RC-EXP-002 RC-EXP-003 RC-MEL-016 RC-CND-001 */
export function expose(play: Play, who: Id, rounds: number = ruled(play).exposedRounds): void {
  const until = untilEndOfRound(play, rounds);
  const own = carried(play, who, Exposed).filter((one) => one.parent < 0);
  if (own.some((one) => one.at >= until.at || one.clock < 0)) return;
  give(play, who, Exposed, { until });
}

/** Until the end of the round. @rule RC-UNG-004 */
export function unguard(play: Play, who: Id): void {
  give(play, who, Unguarded, { until: untilEndOfRound(play, 1) });
}

/** Exhausts somebody for so many rounds, or until a Short Rest; the longer of two exhaustions counts. @rule RC-DTH-005 */
export function exhaust(play: Play, who: Id, rounds: number | null): void {
  const until = rounds === null ? null : untilEndOfRound(play, rounds);
  for (const one of carried(play, who, Exhausted)) {
    if (one.clock < 0 || (until !== null && one.at >= until.at)) return;
    end(play, who, one.id);
  }
  give(play, who, Exhausted, until === null ? {} : { until });
}

/** Down on the ground; who knows how to fight there is not exposed by it. @rule RC-CND-012 RC-CND-013 */
export function fallProne(play: Play, who: Id): void {
  endAll(play, who, Kneeling);
  const fall = give(play, who, Prone);
  if (!knows(play, who, 'ground-fighter')) return;
  for (const one of carried(play, who, Exposed)) if (one.parent === fall) ConditionEnded(play, who, one.id);
}

/** Until a Short Rest. @rule RC-NLD-007 */
export function shake(play: Play, who: Id): void {
  if (!carried(play, who, Shaken).some((one) => one.clock < 0)) give(play, who, Shaken);
}

/** Ends every own exposure and unguardedness; what another condition imposes stays. @rule RC-EXP-004 RC-CND-020 RC-CND-022 RC-SUR-007 */
export function recoverGuard(play: Play, who: Id): void {
  endAll(play, who, Unguarded);
  endAll(play, who, Exposed);
}

/**
 * Ends a condition and what it imposes. By one reading every source counts for itself, by the other an imposed condition
 * goes altogether. @rule RC-CND-021
 */
export function lift(play: Play, who: Id, condition: ConditionDef): void {
  endAll(play, who, condition);
  if (!ruled(play).tracksSources) for (const child of condition.carries()) endAll(play, who, child);
}

/** Until a Short Rest. @rule RC-DTH-005 */
export const isExhaustedForGood = (view: View, who: Id): boolean => carried(view, who, Exhausted).some((one) => one.clock < 0);
