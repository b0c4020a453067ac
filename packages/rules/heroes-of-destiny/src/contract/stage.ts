import { type View } from '@riposte/kernel';
import { type Stage } from '@riposte/ruleset';
import { type GridWall } from '@riposte/space';
import { BOARD } from '../movement/redrawn.ts';
import { type Place, scene } from '../state/scene.ts';
import { isSameEdge } from './encounter.ts';

/** How the board of a running fight changes, and who comes in. */
export const stage: Stage = {
  facts: BOARD,
  board(view: View) {
    const { board: described, zones, exits = [], doors = [], light = 'bright', costs, current } = scene(view);
    const { kind, width, height } = described as { readonly kind: 'square' | 'hex'; readonly width: number; readonly height: number };
    const at = (place: Place): string => `${place % width},${Math.floor(place / width)}`;
    const edge = ([a, b]: readonly [Place, Place]): string[] => [at(a), at(b)];
    const walls = 'walls' in described ? ((described.walls ?? []) as readonly GridWall[]) : [];
    const isClosed = (door: readonly [Place, Place]): boolean => walls.some(({ between }) => isSameEdge(door, between));
    return {
      kind,
      width,
      height,
      costs,
      current,
      solid: 'solid' in described ? (described.solid ?? []).map(at) : [],
      walls: walls
        .filter(({ between }) => !doors.some((door) => isSameEdge(door, between)))
        .map(({ between, stops }) => ({ between: edge(between), ...(stops === undefined ? {} : { stops }) })),
      ground: Object.fromEntries(zones.map(({ ground, places }) => [ground, places.map(at)])),
      exits: exits.map(at),
      doors: { closed: doors.filter(isClosed).map(edge), open: doors.filter((door) => !isClosed(door)).map(edge) },
      light,
    };
  },
  renumbered: (_view, entity, more) => ({ ...entity, id: entity.id + more }),
};
