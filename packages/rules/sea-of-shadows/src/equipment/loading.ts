import { type Condition, carried, defineCondition, end, give, type Id, type Play, type View } from '@riposte/kernel';

/** The weapon with this code, its value, must be reloaded first. It stands with the weapon: in a hand, or on the ground. */
export const Unloaded = defineCondition('unloaded', { rule: 'R-GEAR', title: 'unloaded', stacks: true });

/** The condition of a weapon that is not loaded. */
export const unloaded = (view: View, who: Id, weapon: number): Condition | undefined => carried(view, who, Unloaded).find(({ value }) => value === weapon);

/** A weapon goes from a hand to the ground or back, loaded or not. */
export function takeAlong(play: Play, from: Id, to: Id, weapon: number): void {
  const state = unloaded(play, from, weapon);
  if (state === undefined) return;
  end(play, from, state.id);
  give(play, to, Unloaded, { value: weapon });
}
