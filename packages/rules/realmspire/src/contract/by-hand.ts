import { type Condition, type ConditionDef, carried, give, type Id, type Play } from '@riposte/kernel';
import type { Report } from '@riposte/ruleset';
import { endHold, Grappled, Grappling } from '../actions-in-combat/grapple.ts';

/** The other side of a hold. */
export interface Hold {
  readonly source?: Id;
}

/** A hold given to one side stands on both, and ends on both (R-CONDITIONS). */
export const BY_HAND = {
  grappled: {
    give: (play: Play, foe: Id, { source }: Hold, report: Report): void => hold(play, source ?? report(['by'], 'who holds'), foe),
    end: (play: Play, foe: Id, { source }: Condition): void => endHold(play, source, foe),
  },
  grappling: {
    give: (play: Play, by: Id, { source }: Hold, report: Report): void => hold(play, by, source ?? report(['by'], 'who is held')),
    end: (play: Play, by: Id, { source }: Condition): void => endHold(play, by, source),
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
