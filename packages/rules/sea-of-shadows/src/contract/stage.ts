import { type View } from '@riposte/kernel';
import { type Stage } from '@riposte/ruleset';
import { BOARD } from '../actions/redrawn.ts';
import { scene } from '../characters/fighter.ts';
import { isSamePair } from './encounter.ts';

/** How the board of a running fight changes, and who comes in. */
export const stage: Stage = {
  facts: BOARD,
  board(view: View) {
    const { regions, next, hard, exits = [], doors = [] } = scene(view);
    const named = ([a, b]: readonly [number, number]): string[] => [regions[a], regions[b]];
    const ways = next.flatMap((others, a) => others.flatMap((b) => (a < b ? [[a, b] as const] : [])));
    const isOpen = ([a, b]: readonly [number, number]): boolean => next[a].includes(b);
    return {
      regions,
      paths: ways.filter((way) => !doors.some((door) => isSamePair(door, way))).map(named),
      doors: { closed: doors.filter((door) => !isOpen(door)).map(named), open: doors.filter(isOpen).map(named) },
      hard: regions.filter((_name, region) => hard[region]),
      exits: exits.map((region) => regions[region]),
    };
  },
  renumbered: (_view, entity, more) => ({ ...entity, id: entity.id + more }),
};
