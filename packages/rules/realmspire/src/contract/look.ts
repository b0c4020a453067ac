import type { Id, Json, View } from '@riposte/kernel';
import type { Badness, Mark } from '@riposte/ruleset';
import { fighter, fighters } from '../characters/fighter.ts';
import { takesTurns } from '../damage-and-health/unconscious.ts';
import { reachOf } from '../gear/in-hand.ts';
import { isPresent } from '../initiative-structure/out-of-the-fight.ts';
import { type Doorway, METRE, type Obstacle, type Point, scene } from '../initiative-structure/scene.ts';
import { COVERS, coverFrom, gradeOf } from '../positioning/cover.ts';
import { distanceSquared, squared } from '../positioning/distances.ts';
import { isFlanked } from '../positioning/flanking.ts';
import { pointOf } from '../positioning/places.ts';
import { isSameLine } from '../positioning/redrawn.ts';
import { acts, conditions, things } from './pictures.ts';

/** Metres from the first point to the last, both ways. */
const extent = (view: View): Point => [scene(view).ground.width / METRE, scene(view).ground.height / METRE];

/** The number of a point: row by row, as the table draws metres. */
const placeOf = (width: number, [x, y]: Point): number => y * (width + 1) + x;

const pointAt = (width: number, place: number): Point => [place % (width + 1), Math.floor(place / (width + 1))];

/** The points that a piece of wall runs through. */
function points({ from, to }: Doorway): Point[] {
  const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]), 1);
  const at = (i: number, a: number, b: number): number => Math.round(a + ((b - a) * i) / steps);
  return Array.from({ length: steps + 1 }, (_, i) => [at(i, from[0], to[0]), at(i, from[1], to[1])] as const);
}

const GRADES = ['something in the way', 'low cover', 'high cover', 'full cover'];

const DRAWN = ['hedge', 'cover', 'cover', 'wall'] as const;

/** How a fight is drawn. */
export const look = {
  emblem: 'visored-helm',
  gauges: [
    { fact: 'health', title: 'Health', as: 'bar' as const, most: 'maxHealth', harm: true as const },
    { fact: 'ap', title: 'AP', as: 'number' as const },
    { fact: 'attacks', title: 'Attacks', as: 'number' as const, aside: true as const },
    { fact: 'mana', title: 'Mana', as: 'number' as const },
    { fact: 'weapon', title: 'In hand', as: 'text' as const, nothing: 'none' },
    { fact: 'shield', title: 'Shield', as: 'text' as const, nothing: 'none' },
  ],
  ground: (view: View) => {
    const { obstacles, doors = [] } = scene(view);
    const [width, height] = extent(view);
    const across = (line: Doorway): number[] => points(line).map((at) => placeOf(width, at));
    const isDoor = (obstacle: Obstacle): boolean => doors.some((door) => isSameLine(door, obstacle));
    const marks: Mark[] = [
      ...obstacles.flatMap((obstacle) =>
        isDoor(obstacle) ? [] : [{ title: GRADES[gradeOf(obstacle)], as: DRAWN[gradeOf(obstacle)], places: across(obstacle) }],
      ),
      ...doors.map((door): Mark => {
        const isClosed = obstacles.some((obstacle) => isSameLine(door, obstacle));
        return { title: isClosed ? 'door' : 'open door', as: isClosed ? 'door' : 'open-door', places: across(door) };
      }),
    ];
    return { kind: 'metres' as const, width, height, unit: '1 m', marks };
  },
  tokens: (view: View) =>
    fighters(view)
      .filter(({ id }) => isPresent(view, id))
      .map(({ id, x, y }) => ({ id, places: [placeOf(extent(view)[0], [x, y])], facing: null })),
  places: {
    of: (view: View, value: Json) => (Array.isArray(value) ? placeOf(extent(view)[0], value as unknown as Point) : null),
    value: (view: View, place: number): Point => pointAt(extent(view)[0], place),
  },
  threatens: (view: View, id: Id) => {
    const [width, height] = extent(view);
    const here = pointOf(view, id);
    const reach = takesTurns(view, id) ? reachOf(view, id) : 0;
    return Array.from({ length: (width + 1) * (height + 1) }, (_, place) => place).filter((place) => {
      const away = squared(here, pointAt(width, place));
      return away > 0 && away <= reach ** 2;
    });
  },
  line: (view: View, from: Id, to: Id) => {
    const grade = coverFrom(view, to, pointOf(view, from));
    return `${Math.floor(Math.sqrt(distanceSquared(view, from, to)))} m, ${grade === 0 ? 'no' : COVERS[grade]} cover`;
  },
  flank: (view: View, by: Id, of: Id) => (isFlanked(view, of, fighter(view, by).side) ? 'flanked: two of its foes stand in line with it' : null),
  out: (view: View, id: Id) => !takesTurns(view, id),
  left: (view: View, id: Id) => fighter(view, id).health,
  hurt: { fact: 'harm', badness: healthLost },
  held: (view: View, id: Id) => [fighter(view, id).weapon, fighter(view, id).other, fighter(view, id).shield].filter((code) => code >= 0),
  order: (view: View) => scene(view).order,
  turn: (view: View) => (scene(view).ended ? -1 : scene(view).acting),
  answers: { none: 'hand', block: 'round-shield', dodge: 'wingfoot' },
  defences: { 'choose-defence': 'sword-clash' },
  acts,
  conditions,
  things,
};

/** Unhurt, hurt, badly hurt. */
function healthLost(view: View, id: Id): Badness {
  const { health, maxHealth } = fighter(view, id);
  return health >= maxHealth ? 0 : health * 2 > maxHealth ? 2 : 3;
}
