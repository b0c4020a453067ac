import type { Id, View } from '@riposte/kernel';
import type { Badness, Border, Terrain } from '@riposte/ruleset';
import { type BoardDescription, covered, distance, type GridWall, point } from '@riposte/space';
import { held, isRanged, weaponAt } from '../catalogue/weapon.ts';
import { alive, awake, Left, lives, Unconscious } from '../health/alive.ts';
import { severity } from '../health/wounds.ts';
import { board, bodyAt, bodyOf, Distance } from '../movement/distance.ts';
import { flankBonus } from '../rolls/flanking.ts';
import { COVER, coverOf } from '../rolls/modifiers.ts';
import { fighter, fighters } from '../state/fighter.ts';
import { mountOf } from '../state/linked-creatures.ts';
import { type GroundKind, scene } from '../state/scene.ts';
import { isSameEdge } from './encounter.ts';
import { acts, conditions, tags, things } from './pictures.ts';

export const DRAWN: { readonly [ground in GroundKind]?: Terrain } = {
  'knee-high-water': 'water',
  'waist-high-water': 'water',
  'deep-water': 'water',
  'lake-bed': 'water',
  undergrowth: 'hedge',
  'low-wall': 'cover',
  cliff: 'wall',
};

/** How a fight is drawn. */
export const look = {
  emblem: 'swords-emblem',
  gauges: [
    { fact: 'wounds', title: 'Wounds', as: 'text' as const, harm: true as const },
    { fact: 'ap', title: 'AP', as: 'bar' as const, most: 'maxAp' },
    { fact: 'stamina', title: 'Stamina', as: 'bar' as const, most: 'maxStamina' },
    { fact: 'mana', title: 'Mana', as: 'bar' as const, most: 'maxMana' },
    { fact: 'initiative', title: 'Initiative', as: 'number' as const, ranks: true as const },
    { fact: 'weapon', title: 'In hand', as: 'text' as const },
    // A posture is told as a condition.
    { fact: 'posture', title: 'Posture', as: 'text' as const, aside: true as const },
  ],
  ground: (view: View) => {
    const { board: described, zones, doors = [] } = scene(view);
    const { width, height } = described as { readonly width: number; readonly height: number };
    const solid = ('solid' in described ? described.solid : undefined) ?? [];
    return {
      kind: described.kind === 'hex' ? ('hex-pointy' as const) : ('square' as const),
      width,
      height,
      unit: '1 yd',
      marks: [
        ...(solid.length > 0 ? [{ title: 'solid', as: 'wall' as const, places: solid }] : []),
        ...zones.map(({ ground, places }) => ({ title: ground, places, ...(DRAWN[ground] && { as: DRAWN[ground] }) })),
      ],
      ...bordersOf(described, doors),
    };
  },
  threatens: threatenedPlaces,
  line: (view: View, from: Id, to: Id) =>
    `${Distance(view, from, to)} yd, ${coverOf(view, to, from) === 0 ? 'no cover' : `cover ${COVER[coverOf(view, to, from)]}`}`,
  flank: (view: View, by: Id, of: Id) => (flankBonus(view, of, by) > 0 ? `flanked: +${flankBonus(view, of, by)} to attacks` : null),
  out: (view: View, id: Id) => (scene(view).peace ? !lives(view, id) || view.has(id, Unconscious) : !awake(view, id)),
  tokens: (view: View) =>
    fighters(view).map((f) => ({ id: f.id, places: alive(view, f.id) ? coveredPlaces(view, f.id) : view.has(f.id, Left) ? [] : [f.at], facing: null })),
  hurt: { fact: 'harm', badness: (view: View, id: Id) => Math.min(4, severity(view, id)) as Badness },
  held: (view: View, id: Id) => [fighter(view, id).weapon, ...held(view, id)],
  defences: { 'choose-guard': 'round-shield' },
  acts,
  tags,
  conditions,
  things,
};

/** What stands between cells, by what it stops. */
const BORDERS: { readonly [stops: string]: Pick<Border, 'title' | 'as'> } = {
  all: { title: 'wall', as: 'wall' },
  move: { title: 'fence', as: 'cover' },
  sight: { title: 'curtain', as: 'hedge' },
  cover: { title: 'parapet', as: 'cover' },
};

function bordersOf(described: BoardDescription, doors: readonly GridWall['between'][]): { readonly borders?: readonly Border[] } {
  const walls = 'walls' in described ? ((described.walls ?? []) as readonly GridWall[]) : [];
  const isDoor = ({ between }: GridWall): boolean => doors.some((door) => isSameEdge(door, between));
  const isClosed = (door: GridWall['between']): boolean => walls.some(({ between }) => isSameEdge(door, between));
  const drawn = Object.entries(BORDERS).flatMap(([stops, look]) => {
    const between = walls.flatMap((wall) => ((wall.stops ?? 'all') === stops && !isDoor(wall) ? [wall.between] : []));
    return between.length === 0 ? [] : [{ ...look, between }];
  });
  const doorways: readonly Border[] = [
    { title: 'door', as: 'door', between: doors.filter(isClosed) },
    { title: 'open door', as: 'open-door', between: doors.filter((door) => !isClosed(door)) },
  ];
  const borders = [...drawn, ...doorways.filter(({ between }) => between.length > 0)];
  return borders.length === 0 ? {} : { borders };
}

/** The places that a fighter's melee weapon reaches. */
function threatenedPlaces(view: View, id: Id): number[] {
  const f = fighter(view, id);
  const weapon = weaponAt(view, f.weapon);
  if (!awake(view, id) || isRanged(weapon)) return [];
  const grid = board(view);
  const reach = weapon.reach + (mountOf(view, id) >= 0 ? 0 : 1);
  const own = covered(grid, bodyOf(view, f));
  const { width, height } = scene(view).board as { readonly width: number; readonly height: number };
  return Array.from({ length: width * height }, (_, at) => at).filter((at) => !own.includes(at) && distance(grid, bodyOf(view, f), at) <= reach);
}

/** The places that a fighter covers, as far as they are on the board. */
function coveredPlaces(view: View, who: number): number[] {
  const f = fighter(view, who);
  const grid = board(view);
  const { x, y } = point(grid, f.at);
  const { width, height } = scene(view).board as { readonly width: number; readonly height: number };
  return x + f.space > width || y + f.space > height ? [f.at] : covered(grid, bodyAt(f, f.at));
}
