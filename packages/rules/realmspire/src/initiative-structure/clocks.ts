import { type ConditionDef, carried, defineClock, extend, give, type Id, type Play, type Until, type View } from '@riposte/kernel';
import { fighter } from '../characters/fighter.ts';
import { SCENE, scene } from './scene.ts';

/** Seconds of a round. */
export const SECONDS_OF_A_ROUND = 6;

/** Rounds begun; of the scene. */
export const Rounds = defineClock('rounds', (view) => scene(view).round);

/** The beginning of the round so many rounds from now. */
export const rounds = (view: View, many: number): Until => ({ clock: Rounds, of: SCENE, at: scene(view).round + many });

/** Turns of a fighter ended. */
export const TurnsEnded = defineClock('turns-ended', (view, of) => fighter(view, of).turns - (scene(view).acting === of ? 1 : 0));

/** The turn that is open does not count as the next one. */
export const endOfNextTurn = (view: View, who: Id): Until => ({ clock: TurnsEnded, of: who, at: fighter(view, who).turns + 1 });

/** The end of the turn that is open. */
export const endOfThisTurn = (view: View, who: Id): Until => ({ clock: TurnsEnded, of: who, at: fighter(view, who).turns });

/** The end of the turn of a fighter so many turns from now; the one that is open does not count. */
export const endOfTurns = (view: View, who: Id, many: number): Until => ({ clock: TurnsEnded, of: who, at: fighter(view, who).turns + many });

/** Gives a condition, or lets the one from the same source, with the same value, last until the later moment. */
export function renew(play: Play, on: Id, def: ConditionDef, more: { readonly source?: Id; readonly value?: number; readonly until: Until }): void {
  const { until, source = -1, value = 0 } = more;
  const old = carried(play, on, def).find((one) => !def.stacks || (one.source === source && one.value === value));
  if (old === undefined || old.parent >= 0) give(play, on, def, more);
  else if (old.clock === play.rules.codeOfClock(until.clock) && old.of === until.of && old.at < until.at) extend(play, on, old.id, until);
}
