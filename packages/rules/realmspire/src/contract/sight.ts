import { type Id, type Json, NOBODY, type Sees, type View, type Viewer } from '@riposte/kernel';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { fighter, fighters, isFighter } from '../characters/fighter.ts';
import { SCENE, scene } from '../initiative-structure/scene.ts';

/** How much a seat sees of an entity. The scene holds the turn order, so a seat from which a fighter hides sees it in part. */
export function sees(view: View, viewer: Viewer, id: Id): Sees {
  if (id === SCENE) return fighters(view).some((other) => sees(view, viewer, other.id) === 'hidden') ? 'shown' : 'all';
  if (!isFighter(view, id)) return 'all';
  const { side } = fighter(view, id);
  if (viewer.controls.some((mine) => isFighter(view, mine) && fighter(view, mine).side === side)) return 'all';
  return view.has(id, Hidden) ? 'hidden' : 'shown';
}

/** The scene without its hidden fighters. */
function sceneInSight(view: View): Json {
  const { order, queue, waiting, acting, goesOnWith, ...rest } = scene(view);
  const isSeen = (who: Id): boolean => who < 0 || !view.has(who, Hidden);
  const seen = {
    ...rest,
    order: order.filter(isSeen),
    queue: queue.filter(isSeen),
    belts: (rest.belts ?? []).filter((thing) => isSeen(thing.who)),
    waiting: waiting.filter((saved) => isSeen(saved.who) && isSeen(saved.after)),
    acting: isSeen(acting) ? acting : NOBODY,
    ...(goesOnWith !== undefined && { goesOnWith: isSeen(goesOnWith) ? goesOnWith : NOBODY }),
  };
  return seen as unknown as Json;
}

/** What is seen of others: place, gear in sight, conditions, harm in words. */
export function shown(view: View, id: Id): Json {
  if (id === SCENE) return sceneInSight(view);
  const f = fighter(view, id);
  const harm = f.health >= f.maxHealth ? 'unhurt' : f.health * 2 > f.maxHealth ? 'hurt' : 'badly hurt';
  const isSeen = (code: number): boolean => !('spell' in view.rules.things[code]) && !('free' in view.rules.things[code]);
  return {
    name: f.name,
    side: f.side,
    x: f.x,
    y: f.y,
    size: f.size,
    harm,
    gear: f.features.filter(isSeen).map((code) => view.rules.things[code].title),
    conditions: f.conditions.map((condition) => view.rules.things[condition.kind].title),
  };
}
