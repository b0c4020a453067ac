import { type ConditionDef, carried, defineCheckpoint, endAll, type Id, type Play, type View } from '@riposte/kernel';
import { fighter, fighters } from '../characters/fighter.ts';
import { SideChanged } from '../characters/set-facts.ts';
import { Mounted, mountOf, pairOf, Ridden, riderOf, separate } from '../mounted-combat/mounted.ts';
import { Grabbed, Grappling, release } from '../unarmed-combat/grabbed.ts';
import { BeingCarried, Carrying, putDown } from './carrying.ts';
import { Hidden } from './hidden.ts';
import { Prisoner, Surrendered } from './surrendered.ts';

/** Conditions of two: each has its other side on its source. */
export const PAIRS: readonly (readonly [ConditionDef, ConditionDef])[] = [
  [Grabbed, Grappling],
  [Mounted, Ridden],
  [Carrying, BeingCarried],
];

/** All who hold, ride or carry each other, from one fighter on. */
export function attached(view: View, who: Id): Id[] {
  const all = [who];
  for (const one of all) {
    for (const def of PAIRS.flat()) for (const { source } of carried(view, one, def)) if (!all.includes(source)) all.push(source);
  }
  return all.slice(1);
}

/** Ends all that ties a fighter to others: grabs, riding, carrying. */
export function letGoOf(play: Play, who: Id): void {
  for (const { source } of carried(play, who, Grabbed)) release(play, who, source);
  for (const { source } of carried(play, who, Grappling)) release(play, source, who);
  for (const { source } of carried(play, who, Carrying)) putDown(play, who, source);
  for (const { source } of carried(play, who, BeingCarried)) putDown(play, source, who);
  separate(play, who);
  for (const { source } of carried(play, who, Ridden)) separate(play, source);
}

/**
 * A mount goes over with its rider, and a mount that turns alone throws its rider off. Friends do not hold each other, nor does a
 * side hold its own as prisoners; new foes know where one stands (R-SIDES).
 */
export const Turned = defineCheckpoint('turned', {
  rule: 'R-SIDES',
  watches: [SideChanged],
  settle(play, who) {
    const { side } = fighter(play, who);
    const isFriend = (other: Id): boolean => other >= 0 && fighter(play, other).side === side;
    endAll(play, who, Hidden);
    endAll(play, who, Surrendered);
    for (const { source } of carried(play, who, Grabbed)) if (isFriend(source)) release(play, who, source);
    for (const { source } of carried(play, who, Grappling)) if (isFriend(source)) release(play, source, who);
    if (play.has(who, Mounted)) SideChanged(play, mountOf(play, who), side);
    else if (play.has(who, Ridden) && !isFriend(riderOf(play, who))) separate(play, riderOf(play, who));
    for (const { id } of fighters(play)) {
      const isCaptive = carried(play, id, Prisoner).some(({ source }) => (id === who && isFriend(source)) || (source === who && isFriend(id)));
      if (isCaptive) for (const one of pairOf(play, id)) endAll(play, one, Prisoner);
    }
  },
});
