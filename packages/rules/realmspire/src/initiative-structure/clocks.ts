import { defineClock, type Id, type Until, type View } from '@riposte/kernel';
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
