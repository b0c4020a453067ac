import { type Entity, type View } from '@riposte/kernel';
import { type Stage } from '@riposte/ruleset';
import { type Fighter, type Part, scene } from '../fighters/fighter.ts';
import { BOARD } from '../positioning/redrawn.ts';

/** How the board of a running fight changes, and who comes in. */
export const stage: Stage = {
  facts: BOARD,
  board(view: View) {
    const { width, height, solid, exits = [], doors = [] } = scene(view);
    const written = (cells: readonly number[]) => cells.map((cell) => [cell % width, Math.floor(cell / width)]);
    return {
      width,
      height,
      solid: written(solid.filter((cell) => !doors.includes(cell))),
      exits: written(exits),
      doors: {
        closed: written(doors.filter((cell) => solid.includes(cell))),
        open: written(doors.filter((cell) => !solid.includes(cell))),
      },
    };
  },
  renumbered(_view, entity, more) {
    const id = entity.id + more;
    if (entity.kind === 'fighter') return { ...entity, id, parts: (entity as Fighter).parts.map((part) => part + more) } as Entity;
    const { of, on } = entity as Part;
    return { ...entity, id, of: of + more, on: on < 0 ? on : on + more } as Entity;
  },
};
