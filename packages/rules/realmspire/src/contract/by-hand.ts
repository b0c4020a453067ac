import { type ConditionDef, carried, give, type Id, NOBODY, type Play } from '@riposte/kernel';
import type { ByHand } from '@riposte/ruleset';
import { endHold } from '../actions-in-combat/grapple.ts';
import { Grappled, Grappling } from '../actions-in-combat/holds.ts';

/** A hold given to one side stands on both, and ends on both (R-CONDITIONS). */
export const BY_HAND: { readonly [condition: string]: ByHand } = {
  grappled: {
    lacks: (_view, _foe, { source }) => (source === undefined ? { path: ['by'], expected: 'who holds' } : null),
    give: (play, foe, { source = NOBODY }) => hold(play, source, foe),
    end: (play, foe, { source }) => endHold(play, source, foe),
  },
  grappling: {
    lacks: (_view, _by, { source }) => (source === undefined ? { path: ['by'], expected: 'who is held' } : null),
    give: (play, by, { source = NOBODY }) => hold(play, by, source),
    end: (play, by, { source }) => endHold(play, by, source),
  },
};

function hold(play: Play, by: Id, foe: Id): void {
  giveSide(play, foe, Grappled, by);
  giveSide(play, by, Grappling, foe);
}

/** Gives one side of a hold, unless it is there already. */
function giveSide(play: Play, who: Id, side: ConditionDef, source: Id): void {
  if (!carried(play, who, side).some((hold) => hold.source === source)) give(play, who, side, { source });
}
