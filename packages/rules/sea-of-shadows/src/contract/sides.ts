import type { View } from '@riposte/kernel';
import { sideNumbers } from '../actions/game-master.ts';
import { scene } from '../characters/fighter.ts';

/** The name of a side; its number counted from 1 where a log from before has no names. */
export const sideName = (view: View, side: number): string => scene(view).sides?.[side] ?? `side ${side + 1}`;

/** Every side by its number. */
export const sideNames = (view: View): ReadonlyMap<number, string> => new Map(sideNumbers(view).map((side) => [side, sideName(view, side)]));
