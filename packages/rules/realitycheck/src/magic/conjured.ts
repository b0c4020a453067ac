import { carried, defineCondition, give, type Id, type Play, type View } from '@riposte/kernel';
import { everybody, fighter, type Item, scene } from '../fighters/fighter.ts';
import { metresDownTo } from '../movement/board.ts';
import { untilEndOfRound } from '../rounds/clock.ts';
import { SOURCES, type Source, type Spell } from './spell.ts';

/** Has fire or ice at hand that was conjured; which, is the value. R-MAGIC */
export const Conjured = defineCondition('conjured', { rule: 'R-MAGIC', title: 'has conjured', stacks: true });

/** Conjured fire or ice is at hand until the round ends. R-MAGIC */
export function conjure(play: Play, by: Id, { makes }: Spell): void {
  if (makes !== null) give(play, by, Conjured, { value: SOURCES.indexOf(makes), until: untilEndOfRound(play, 1) });
}

export const NEAR = 3;

/** Whether fire or ice is within 3 m of a caster: burning ground, a torch in the open, or what a fighter has conjured this round. R-MAGIC */
export function hasNear(view: View, by: Id, source: Source): boolean {
  const on = scene(view);
  const isNear = (there: number): boolean => metresDownTo(view, by, there) <= NEAR;
  if (on.zones.some((zone) => zone.holds === source && zone.places.some(isNear))) return true;
  const conjured = (who: Id): boolean => carried(view, who, Conjured).some(({ value }) => SOURCES[value] === source);
  if (everybody(view).some((who) => conjured(who) && isNear(fighter(view, who).place))) return true;
  return view.state.entities.some((entity) => {
    if (entity.kind !== 'item') return false;
    const { stats, slot, holder, place: lies } = entity as Item;
    return stats.sort === 'goods' && stats.holds === source && slot !== 'stowed' && isNear(holder < 0 ? lies : fighter(view, holder).place);
  });
}
