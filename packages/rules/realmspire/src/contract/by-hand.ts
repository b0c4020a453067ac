import { type ConditionDef, carried, give, type Id, NOBODY, type Play } from '@riposte/kernel';
import type { ByHand } from '@riposte/ruleset';
import { putDown } from '../actions-in-combat/carry.ts';
import { Carried, Carrying } from '../actions-in-combat/carrying.ts';
import { endHold } from '../actions-in-combat/grapple.ts';
import { Grappled, Grappling } from '../actions-in-combat/holds.ts';

/** A hold, like carrying, that is given to one side stands on both, and ends on both (R-CONDITIONS, R-CARRY). */
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
  carried: {
    lacks: (_view, _who, { source }) => (source === undefined ? { path: ['by'], expected: 'who carries' } : null),
    give: (play, who, { source = NOBODY }) => load(play, source, who),
    end: (play, who, { source }) => putDown(play, source, who),
  },
  carrying: {
    lacks: (_view, _by, { source }) => (source === undefined ? { path: ['by'], expected: 'who is carried' } : null),
    give: (play, by, { source = NOBODY }) => load(play, by, source),
    end: (play, by, { source }) => putDown(play, by, source),
  },
};

function load(play: Play, by: Id, who: Id): void {
  giveSide(play, by, Carrying, who);
  giveSide(play, who, Carried, by);
}

function hold(play: Play, by: Id, foe: Id): void {
  giveSide(play, foe, Grappled, by);
  giveSide(play, by, Grappling, foe);
}

/** Gives one side of a pair, unless it is there already. */
function giveSide(play: Play, who: Id, side: ConditionDef, source: Id): void {
  if (!carried(play, who, side).some((hold) => hold.source === source)) give(play, who, side, { source });
}
