import { type Condition, carried, defineCondition, end, give, type Id, NOBODY, type Play, type View } from '@riposte/kernel';

/**
 * The weapon with this code, its value, must be reloaded first. It stands with the weapon: in a hand, or on the ground. Of several
 * of a kind those put away have their bearer as its source.
 */
export const Unloaded = defineCondition('unloaded', { rule: 'R-GEAR', title: 'unloaded', stacks: true });

const unloadedOfKind = (view: View, who: Id, weapon: number): Condition[] => carried(view, who, Unloaded).filter(({ value }) => value === weapon);

const ofKind = (view: View, who: Id, weapon: number): number => view.state.entities[who].features.filter((code) => code === weapon).length;

/** The condition of a weapon in hand or on the ground that is not loaded. */
export const unloaded = (view: View, who: Id, weapon: number): Condition | undefined => unloadedOfKind(view, who, weapon).find(({ source }) => source !== who);

/** Whether the weapon in hand is not loaded, and another of its kind is. */
export const hasLoadedSpare = (view: View, who: Id, weapon: number): boolean =>
  unloaded(view, who, weapon) !== undefined && unloadedOfKind(view, who, weapon).length < ofKind(view, who, weapon);

/** A weapon goes from a hand to the ground or back, loaded or not; `source` is the bearer where it is put away at once. */
export function takeAlong(play: Play, from: Id, to: Id, weapon: number, source: Id = NOBODY): void {
  const state = unloaded(play, from, weapon);
  if (state === undefined) return;
  end(play, from, state.id);
  give(play, to, Unloaded, { value: weapon, source });
}

/** Those of a kind that are not loaded are put away; another one comes to hand. */
export function putAway(play: Play, who: Id, weapon: number): void {
  for (let state = unloaded(play, who, weapon); state !== undefined; state = unloaded(play, who, weapon)) {
    end(play, who, state.id);
    give(play, who, Unloaded, { value: weapon, source: who });
  }
}

/** One of a kind is drawn: a loaded one if there is any. */
export function comesToHand(play: Play, who: Id, weapon: number): void {
  const empty = unloadedOfKind(play, who, weapon);
  if (empty.length < ofKind(play, who, weapon)) return putAway(play, who, weapon);
  if (empty.length === 0 || unloaded(play, who, weapon) !== undefined) return;
  end(play, who, empty[0].id);
  give(play, who, Unloaded, { value: weapon });
}
