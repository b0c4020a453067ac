import { defineRedrawn } from '@riposte/ruleset';

/** The facts of the scene that its board is made of. */
export const BOARD = { solid: [], exits: [], doors: [] };

/** The game master draws and erases, opens and closes. */
export const BoardRedrawn = defineRedrawn(BOARD);
