import { type ConditionDef, carried, defineCondition, endAll, give, type Id, type Play } from '@riposte/kernel';
import { untilEndOfRound } from '../rounds/clock.ts';
import { ruled } from '../rulings.ts';

/** Open to Combat Maneuvers. Borne once for each cause. @rule RC-EXP-001 RC-CND-001 RC-CND-021 */
export const Exposed = defineCondition('exposed', { rule: 'RC-EXP-001', title: 'exposed', stacks: true });

export const exposed = (): readonly ConditionDef[] => [Exposed];

/** Open to Swift Attacks, and exposed. @rule RC-UNG-001 RC-UNG-003 RC-CND-016 */
export const Unguarded = defineCondition('unguarded', { rule: 'RC-UNG-001', title: 'unguarded', stacks: true, carries: exposed });

export const unguarded = (): readonly ConditionDef[] => [Unguarded];

/** Exposes a fighter. A longer exposure of the same kind covers a shorter one. @rule RC-EXP-002 RC-EXP-003 RC-MEL-016 RC-CND-001 */
export function expose(play: Play, who: Id, rounds: number = ruled(play).exposedRounds): void {
  const until = untilEndOfRound(play, rounds);
  const own = carried(play, who, Exposed).filter((condition) => condition.parent < 0);
  if (own.some((condition) => condition.at >= until.at || condition.clock < 0)) return;
  give(play, who, Exposed, { until });
}

/** Until the end of the round. @rule RC-UNG-004 */
export function unguard(play: Play, who: Id): void {
  give(play, who, Unguarded, { until: untilEndOfRound(play, 1) });
}

/** Ends every own exposure and unguardedness; what another condition imposes stays. @rule RC-EXP-004 RC-CND-020 RC-CND-022 RC-SUR-007 */
export function recoverGuard(play: Play, who: Id): void {
  endAll(play, who, Unguarded);
  endAll(play, who, Exposed);
}
