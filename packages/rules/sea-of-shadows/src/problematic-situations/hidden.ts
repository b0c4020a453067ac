import { defineCondition, definitionOf, type Id, type Json, NOBODY, type Sees, type View, type Viewer } from '@riposte/kernel';
import { fighter, fighters, SCENE, scene } from '../characters/fighter.ts';
import { sortOf } from '../equipment/catalogue.ts';
import { pairOf } from '../mounted-combat/mounted.ts';

/** Out of its foes' sight, until it attacks, casts or is met (R-HIDDEN). */
export const Hidden = defineCondition('hidden', { rule: 'R-HIDDEN', title: 'hidden' });

/** All of one's own side; of the others what is in sight, and of the hidden nothing. Rider and mount are never hidden from each other. */
export function sees(view: View, viewer: Viewer, id: Id): Sees {
  if (id === SCENE) return fighters(view).some(({ id: who }) => sees(view, viewer, who) === 'hidden') ? 'shown' : 'all';
  const entity = view.state.entities[id];
  if (entity.kind !== 'fighter') return 'all';
  const { side } = fighter(view, id);
  if (viewer.controls.some((own) => fighter(view, own).side === side)) return 'all';
  return view.has(id, Hidden) && !viewer.controls.some((own) => pairOf(view, own).includes(id)) ? 'hidden' : 'shown';
}

/** The scene without the hidden. */
function sceneInSight(view: View): Json {
  const { order, turn: _turn, acting, sides: _sides, ...rest } = scene(view);
  const isSeen = (who: Id): boolean => who < 0 || !view.has(who, Hidden);
  return { ...rest, order: order.filter(isSeen), acting: isSeen(acting) ? acting : NOBODY } as unknown as Json;
}

/** Whether a condition would betray a hidden ally of its bearer, such as the rider of a mount. */
const isHiddenFriend = (view: View, side: number, source: number): boolean => source > SCENE && view.has(source, Hidden) && fighter(view, source).side === side;

/** What is in sight of others: place, gear, conditions, harm in words. */
export function shown(view: View, id: Id): Json {
  if (id === SCENE) return sceneInSight(view);
  const f = fighter(view, id);
  const harm = f.hp >= f.maxHp ? 'unhurt' : f.hp * 2 > f.maxHp ? 'hurt' : 'badly hurt';
  return {
    name: f.name,
    side: f.side,
    region: f.region,
    harm,
    gear: f.features.map((code) => view.rules.things[code]).flatMap((thing) => (sortOf(thing) === 'gear' ? [thing.title] : [])),
    conditions: f.conditions.filter(({ source }) => !isHiddenFriend(view, f.side, source)).map((condition) => definitionOf(view, condition).title),
  };
}
