import { type View } from '@riposte/kernel';
import { type Stage } from '@riposte/ruleset';
import { METRE, scene } from '../initiative-structure/scene.ts';
import { BOARD, isSameLine } from '../positioning/redrawn.ts';

/** How the board of a running fight changes, and who comes in. */
export const stage: Stage = {
  facts: BOARD,
  board(view: View) {
    const { ground, obstacles, exits = [], doors = [] } = scene(view);
    const closed = doors.filter((door) => obstacles.some((obstacle) => isSameLine(door, obstacle)));
    return {
      width: ground.width / METRE,
      height: ground.height / METRE,
      obstacles: obstacles.filter((obstacle) => !doors.some((door) => isSameLine(door, obstacle))),
      exits,
      doors: { closed, open: doors.filter((door) => !closed.includes(door)) },
    };
  },
  renumbered: (_view, entity, more) => ({ ...entity, id: entity.id + more }),
};
