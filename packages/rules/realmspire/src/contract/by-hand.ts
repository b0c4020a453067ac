import { type Condition, type ConditionDef, carried, give, type Id, type Play } from '@riposte/kernel';
import { endHold, Grappled, Grappling } from '../actions-in-combat/grapple.ts';
import type { Report } from './encounter.ts';

/** Whom the other side of a hold is. */
export interface Said {
  readonly source?: Id;
}

/** A hold stands on both sides, of whichever it is said, and ends on both (R-CONDITIONS). */
export const BY_HAND = {
  grappled: {
    give: (play: Play, foe: Id, { source }: Said, report: Report): void => hold(play, source ?? report(['by'], 'who holds'), foe),
    end: (play: Play, foe: Id, { source }: Condition): void => endHold(play, source, foe),
  },
  grappling: {
    give: (play: Play, by: Id, { source }: Said, report: Report): void => hold(play, by, source ?? report(['by'], 'who is held')),
    end: (play: Play, by: Id, { source }: Condition): void => endHold(play, by, source),
  },
};

function hold(play: Play, by: Id, foe: Id): void {
  bear(play, foe, Grappled, by);
  bear(play, by, Grappling, foe);
}

/** Nobody bears one side of a hold twice. */
function bear(play: Play, who: Id, side: ConditionDef, source: Id): void {
  if (!carried(play, who, side).some((hold) => hold.source === source)) give(play, who, side, { source });
}
