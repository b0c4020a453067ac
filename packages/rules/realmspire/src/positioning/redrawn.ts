import { defineRedrawn } from '@riposte/ruleset';
import { type Doorway, type Obstacle } from '../initiative-structure/scene.ts';
import { isSamePoint } from './places.ts';

/** The facts of the scene that its board is made of. */
export const BOARD = { obstacles: [], exits: [], doors: [] };

/** The game master draws and erases, opens and closes. */
export const BoardRedrawn = defineRedrawn(BOARD);

/** A closed door in its doorway covers all of a body. */
export const closedDoor = ({ from, to }: Doorway): Obstacle => ({ from, to, protects: 100, conceals: true });

/** Whether two lines have the same ends. */
export const isSameLine = (a: Doorway, b: Doorway): boolean =>
  (isSamePoint(a.from, b.from) && isSamePoint(a.to, b.to)) || (isSamePoint(a.from, b.to) && isSamePoint(a.to, b.from));
