import { defineCheckpoint, end, type Play } from '@riposte/kernel';
import { defineRedrawn } from '@riposte/ruleset';
import { everybody, SCENE, scene } from '../fighters/fighter.ts';
import { cellsOf } from './board.ts';
import { feelGround } from './ground.ts';

/** The facts of the scene that its board is made of. */
export const BOARD = { solid: [], zones: [], exits: [], doors: [] };

/** The game master draws and erases, opens and closes. */
export const BoardRedrawn = defineRedrawn(BOARD);

/** Other ground under those who stand there does to them what it does. @rule RC-CND-024 */
export const NewGround = defineCheckpoint('new-ground', {
  rule: 'RC-CND-024',
  watches: [BoardRedrawn],
  settle(play: Play) {
    const { zones } = scene(play);
    for (const who of everybody(play)) {
      const cells = cellsOf(play, who);
      for (const { id, kind, source, value } of play.state.entities[who].conditions) {
        const zone = zones[value];
        if (source === SCENE && !(zone?.condition === kind && zone.places.some((place) => cells.includes(place)))) end(play, who, id);
      }
      feelGround(play, who);
    }
  },
});
