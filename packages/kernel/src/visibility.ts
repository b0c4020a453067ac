import type { Json } from './json.ts';
import { type Entity, type Id, NOBODY } from './state.ts';
import type { ChangeJson, View, Viewer } from './vocabulary.ts';

/** The kind of the placeholder for a hidden entity. */
export const HIDDEN = 'hidden';
const FIGHTER = 'fighter';

/** Placeholder for a hidden entity: no rule takes it for a fighter, and sentences call it "someone". */
function ghost(id: Id): Entity & { readonly name: string } {
  return { id, kind: HIDDEN, name: 'someone', conditions: [], features: [], payment: null };
}

/**
 * The view without what the viewer may not see: a filter over the same entities, not a copy. Legality follows from the view, too: a fighter
 * learns of a hidden one by running into it.
 */
export function sight(view: View, viewer: Viewer): View {
  return viewer.gm || !isSomebodyHidden(view) ? view : filter(view, viewer);
}

/** Quick, for simulations ask it with every decision. */
function isSomebodyHidden({ rules, state: { entities } }: View): boolean {
  const { hidesNobody, hides } = rules.def;
  if (hidesNobody) return false;
  if (hides === undefined) return true;
  const code = rules.codeOf(hides);
  for (let id = 0; id < entities.length; id++) {
    const { conditions } = entities[id];
    for (let i = 0; i < conditions.length; i++) if (conditions[i].kind === code) return true;
  }
  return false;
}

function filter(view: View, viewer: Viewer): View {
  const entities = view.state.entities;
  let mine: Entity[] | null = null;
  for (let id = 0; id < entities.length; id++) {
    if (view.rules.def.sees(view, viewer, id) !== 'hidden') continue;
    mine ??= entities.slice();
    mine[id] = ghost(id);
  }
  if (mine === null) return view;
  const seen = mine;
  return view.withEntities(seen, (by) => seen[by]?.kind !== HIDDEN);
}

/** The view by which an act of `who` is judged: of a fighter what it sees; what is no fighter acts for the game master. */
export function judging(view: View, who: Id, viewer?: Viewer): View {
  return sight(view, viewer ?? { gm: view.state.entities[who]?.kind !== FIGHTER, controls: [who] });
}

/** The view for asking a fighter: what it sees, or everything if a hidden fighter acts, because acting is noticed. */
export function asking(view: View, viewer: Viewer): View {
  const seen = sight(view, viewer);
  return seen.doing.length < view.doing.length ? view : seen;
}

/** The view as one who decides sees it; the game master, below 0, sees all. */
export function sightOf(view: View, who: Id): View {
  return who < 0 || !isSomebodyHidden(view) ? view : filter(view, { gm: false, controls: [who] });
}

/** What a seat may know of the state: own fighters whole, others as they show themselves, hidden ones not at all. */
export function project(view: View, viewer: Viewer): Json {
  const seen: Json[] = [];
  const { def } = view.rules;
  for (const entity of view.state.entities) {
    const sees = viewer.gm ? 'all' : def.sees(view, viewer, entity.id);
    if (sees === 'all') seen.push((viewer.gm ? entity : nameless(view, viewer, entity)) as unknown as Json);
    else if (sees === 'shown') seen.push({ id: entity.id, kind: entity.kind, shown: def.shown(view, entity.id, viewer) });
  }
  return seen;
}

/** The entity, with `NOBODY` for hidden ones that its conditions name. */
function nameless(view: View, viewer: Viewer, entity: Entity): Entity {
  const seen = (id: Id): Id => (id >= 0 && view.rules.def.sees(view, viewer, id) === 'hidden' ? NOBODY : id);
  if (entity.conditions.every((condition) => seen(condition.source) === condition.source && seen(condition.of) === condition.of)) return entity;
  return { ...entity, conditions: entity.conditions.map((condition) => ({ ...condition, source: seen(condition.source), of: seen(condition.of) })) };
}

/** The changes that a seat may learn of, judged by one view: those that name no hidden entity, without amounts of entities it sees only in part. */
export function projectChanges(view: View, viewer: Viewer, changes: readonly ChangeJson[]): ChangeJson[] {
  if (viewer.gm) return [...changes];
  const { def } = view.rules;
  return changes.filter((json) => {
    const change = view.rules.change(json[0]);
    return change.names.every((position) => {
      const id = json[position + 1];
      if (typeof id !== 'number' || id < 0) return true;
      // Nobody yet: judge a newcomer by its place.
      if (view.state.entities[id] === undefined) return false;
      const sees = def.sees(view, viewer, id);
      return sees === 'all' || (sees === 'shown' && !change.secret);
    });
  });
}
