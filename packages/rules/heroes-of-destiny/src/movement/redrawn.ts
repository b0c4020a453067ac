import { defineCheckpoint, type Play } from '@riposte/kernel';
import { defineRedrawn } from '@riposte/ruleset';
import { isThere } from '../health/alive.ts';
import { comesTo } from '../situations/medium.ts';
import { fighters } from '../state/fighter.ts';

/** The facts of the scene that its board is made of. */
export const BOARD = { board: {}, zones: [], exits: [], doors: [], light: 'bright' };

/** The game master draws and erases, opens and closes, and changes the light. */
export const BoardRedrawn = defineRedrawn(BOARD);

/** Who stands where there is water or a cliff now swims or climbs. @rule HD-SWC-003 */
export const NewGround = defineCheckpoint('new-ground', {
  rule: 'HD-SWC-003',
  watches: [BoardRedrawn],
  settle(play: Play) {
    for (const { id, at } of fighters(play)) if (isThere(play, id)) comesTo(play, id, at);
  },
});
