import { type Id, type IntentContext, number, oneOf, type Param, type Reason, type View } from '@riposte/kernel';
import { fighters } from './fighter.ts';

/** The tag of what may be done at any time: also out of turn, in the middle of an act and after the fight. */
export const ANYTIME = 'anytime';

/** Tags of the acts that are the game master's at any time (R-MASTER). */
export const AT_ANY_TIME = ['time', ANYTIME];

export interface Whom {
  readonly who: Id;
}

/** One of the fighters whom an act of the game master can be about; `none` says why others are not among them. */
export function whom<P extends Whom>(isOpen: (view: View, who: Id) => boolean, none: Reason): Param<IntentContext<P>, Id> {
  const open = (view: View): Id[] => fighters(view).flatMap(({ id }) => (isOpen(view, id) ? [id] : []));
  return oneOf<IntentContext<P>, Id>({
    rule: 'R-MASTER',
    candidates: open,
    check(view, _context, who, refuse) {
      if (!open(view).includes(who)) refuse('R-MASTER', none);
    },
  });
}

const MAX = 1000;

/** How much; menus show a little of it. */
export function amount<P>(): Param<IntentContext<P>, number> {
  return { ...number<IntentContext<P>>({ rule: 'R-MASTER', least: () => 0, most: () => MAX }), candidates: () => [1, 2, 3, 4] };
}
