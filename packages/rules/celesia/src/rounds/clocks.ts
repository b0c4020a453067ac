import { type Condition, type ConditionDef, carried, defineClock, extend, give, type Id, type Play, type Until, type View } from '@riposte/kernel';
import { fighter, SCENE, scene } from '../fighters/fighter.ts';

/** Turns of a fighter begun. */
export const TurnsBegun = defineClock('turns-begun', (view, of) => fighter(view, of).turns);

/** Turns of a fighter ended. */
export const TurnsEnded = defineClock('turns-ended', (view, of) => fighter(view, of).turns - (scene(view).acting === of ? 1 : 0));

/** Minutes passed since the fight; of the scene. */
export const Minutes = defineClock('minutes', (view) => scene(view).minutes);

/** Spans of time in minutes: a short rest, an hour of rest, a night's sleep, a day, a week. */
export const SPANS = { rest: 10, hour: 60, night: 480, day: 1440, week: 10_080 } as const;
export type Span = keyof typeof SPANS;

/** When a fighter's next turn begins. */
export const startOfNextTurn = (view: View, who: Id): Until => ({ clock: TurnsBegun, of: who, at: fighter(view, who).turns + 1 });

/** The turn that is open does not count as the next one. */
export const endOfNextTurn = (view: View, who: Id): Until => ({ clock: TurnsEnded, of: who, at: fighter(view, who).turns + 1 });

/** So many minutes from now, by the clock of the scene. */
export const inMinutes = (view: View, minutes: number): Until => ({ clock: Minutes, of: SCENE, at: scene(view).minutes + minutes });

/** Turns from now until a moment of somebody's turns, counted in halves: its beginning, its end. Minutes come after all of them. */
function halfTurnsUntil(view: View, clock: number, of: Id, at: number): number {
  if (clock === view.rules.codeOfClock(Minutes)) return Number.POSITIVE_INFINITY;
  return 2 * (at - fighter(view, of).turns) + (clock === view.rules.codeOfClock(TurnsEnded) ? 1 : 0);
}

/** Whether something that a fighter has would end later if it lasted until then; without an end it lasts. */
export function wouldLastLonger(view: View, { clock, of, at }: Condition, until: Until): boolean {
  if (clock < 0) return false;
  const code = view.rules.codeOfClock(until.clock);
  const [ends, then] = [halfTurnsUntil(view, clock, of, at), halfTurnsUntil(view, code, until.of, until.at)];
  return ends < then || (ends === then && clock === code && of === until.of && at < until.at);
}

/** Gives a condition until then; who has it already keeps it until the later of both moments. */
export function giveUntil(play: Play, on: Id, def: ConditionDef, until: Until, more: { readonly source?: Id } = {}): void {
  const [old] = carried(play, on, def);
  if (old === undefined) give(play, on, def, { ...more, until });
  else if (wouldLastLonger(play, old, until)) extend(play, on, old.id, until);
}
