import { type ChangeJson, carried, defineChange, end, give, type Id, type Play, type View } from '@riposte/kernel';
import type { Weapon } from '../gear/weapons.ts';
import { type Point, SCENE, type Scene, scene } from '../initiative-structure/scene.ts';
import { isSamePoint, Moved, type Pushed, pointOf } from '../positioning/places.ts';
import { Restrained } from './holds.ts';

/** What lies at a place of the list of things on the floor lies at another point now. */
export const Dragged = defineChange('dragged', (store, scene: Id, index: number, x: number, y: number): void => {
  const s = store.edit(scene) as Scene;
  s.floor = s.floor.map((thing, i) => (i === index ? { ...thing, at: [x, y] } : thing));
});

/** Places in the list of what lies on the floor of the nets that a fighter is caught in (R-CONDITIONS). */
function netsOver(view: View, who: Id): number[] {
  if (!view.has(who, Restrained)) return [];
  const at = pointOf(view, who);
  return scene(view).floor.flatMap((thing, i) => (isNet(view, thing.gear) && isSamePoint(thing.at, at) ? [i] : []));
}

/** Whether a thing holds whom it hits. */
export const isNet = (view: View, gear: number): boolean => (view.rules.things[gear] as Partial<Weapon>).entangles === 'restrained';

/** A fighter comes to another point, and the nets that it is caught in go along (R-CONDITIONS). */
export function goTo(play: Play, who: Id, [x, y]: Point, change: typeof Moved | typeof Pushed = Moved): void {
  const nets = netsOver(play, who);
  change(play, who, x, y);
  for (const net of nets) Dragged(play, SCENE, net, x, y);
}

/** The changes by which a fighter is set down at another point with its nets. */
export const shifts = (view: View, who: Id, [x, y]: Point): ChangeJson[] => [
  [Moved.id, who, x, y],
  ...netsOver(view, who).map((net): ChangeJson => [Dragged.id, SCENE, net, x, y]),
];

/** Caught in one net more (R-CONDITIONS). */
export function caught(play: Play, who: Id, by: Id): void {
  const [net] = carried(play, who, Restrained);
  if (net !== undefined) end(play, who, net.id);
  give(play, who, Restrained, { source: by, value: net === undefined ? 0 : net.value + 1 });
}

/** Out of one net (R-CONDITIONS). */
export function outOfNet(play: Play, who: Id): void {
  for (const { id, value, source } of carried(play, who, Restrained)) {
    end(play, who, id);
    if (value > 0) give(play, who, Restrained, { source, value: value - 1 });
  }
}
