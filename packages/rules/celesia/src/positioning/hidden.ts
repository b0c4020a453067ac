import { carried, defineCondition, type Id, type Json, NOBODY, type Sees, type View, type Viewer } from '@riposte/kernel';
import { bodyPart, fighter, fighters, owner, SCENE, scene } from '../fighters/fighter.ts';

/** Out of sight of its source, or of all foes without one, until it attacks, casts or is met (R-HIDDEN). */
export const Hidden = defineCondition('hidden', { rule: 'R-HIDDEN', title: 'hidden', stacks: true });

/** Whether a fighter is out of sight of another. */
export const isHiddenFrom = (view: View, who: Id, from: Id): boolean => carried(view, who, Hidden).some(({ source }) => source < 0 || source === from);

/** A part is seen as its owner is; one eye that sees it is enough. */
export function sees(view: View, viewer: Viewer, id: Id): Sees {
  const { kind } = view.state.entities[id];
  if (kind === 'scene') return fighters(view).some((fighter) => sees(view, viewer, fighter.id) === 'hidden') ? 'shown' : 'all';
  if (kind !== 'fighter' && kind !== 'part') return 'all';
  const of = owner(view, id);
  const { side } = fighter(view, of);
  if (viewer.controls.some((mine) => fighter(view, owner(view, mine)).side === side)) return 'all';
  return view.has(of, Hidden) && viewer.controls.every((mine) => isHiddenFrom(view, of, owner(view, mine))) ? 'hidden' : 'shown';
}

/** The scene without those who are hidden from the viewer, or from anybody, and without what decrees are still to do. */
function sceneInSight(view: View, viewer?: Viewer): Json {
  const { order, turn: _turn, acting, said: _said, ...rest } = scene(view);
  const isSeen = (who: Id): boolean => who < 0 || (viewer === undefined ? !view.has(who, Hidden) : sees(view, viewer, who) !== 'hidden');
  return { ...rest, order: order.filter(isSeen), acting: isSeen(acting) ? acting : NOBODY } as unknown as Json;
}

/** What is seen of others: place, gear, conditions and injuries, no pools. */
export function shown(view: View, id: Id, viewer?: Viewer): Json {
  if (id === SCENE) return sceneInSight(view, viewer);
  const { kind, conditions } = view.state.entities[id];
  const titles = conditions.map((condition) => view.rules.things[condition.kind].title);
  if (kind === 'part') {
    const { of, part, nth, holds, injuries } = bodyPart(view, id);
    return { of, part, nth, holds: holds < 0 ? null : view.rules.things[holds].title, injuries, conditions: titles };
  }
  const f = fighter(view, id);
  return { name: f.name, side: f.side, x: f.x, y: f.y, size: f.size, gear: f.features.map((code) => view.rules.things[code].title), conditions: titles };
}
