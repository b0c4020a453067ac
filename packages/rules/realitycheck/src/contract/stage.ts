import { type View } from '@riposte/kernel';
import { type Stage } from '@riposte/ruleset';
import { everybody, type Fighter, fighter, type Item, scene } from '../fighters/fighter.ts';
import { BOARD } from '../movement/redrawn.ts';
import { facingFoes } from './encounter.ts';

/** How the board of a running fight changes, and who comes in. */
export const stage: Stage = {
  facts: BOARD,
  board(view: View) {
    const { grid, width, height, solid, zones, exits = [], doors = [] } = scene(view);
    const written = (cells: readonly number[]): string[] => cells.map((cell) => `${(cell % width) + 1},${Math.floor(cell / width) + 1}`);
    return {
      grid,
      width,
      height,
      solid: written(solid.filter((cell) => !doors.includes(cell))),
      zones: zones.map(({ title, places, condition, missChance, evasion, agile, cost, hides, holds, fall }) => ({
        title,
        places: written(places),
        ...(condition < 0 ? {} : { condition: view.rules.things[condition].id }),
        missChance,
        evasion,
        agileMoves: agile,
        cost,
        hides,
        holds: holds ?? 'none',
        fall: fall ?? 0,
      })),
      exits: written(exits),
      doors: {
        closed: written(doors.filter((cell) => solid.includes(cell))),
        open: written(doors.filter((cell) => !solid.includes(cell))),
      },
    };
  },
  renumbered(view, entity, more) {
    const id = entity.id + more;
    if (entity.kind === 'item') return { ...entity, id, holder: (entity as Item).holder + more } as Item;
    const all = everybody(view).map((who) => fighter(view, who));
    return { ...entity, id, facing: facingFoes(scene(view), entity as Fighter, all) } as Fighter;
  },
};
