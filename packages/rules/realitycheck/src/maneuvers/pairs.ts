import { type Condition, type ConditionDef, carried, end, give, type Id, NOBODY, type Play, type View } from '@riposte/kernel';
import type { ByHand } from '@riposte/ruleset';
import { metresOfReach } from '../attacks/reach.ts';
import { fighter, isFighter, SIZES } from '../fighters/fighter.ts';
import { Carried, Carrying } from '../movement/along.ts';
import { metresBetween } from '../movement/board.ts';
import { Mounted, Ridden } from '../movement/mounted.ts';
import { isFree, nearestFree } from '../movement/room.ts';
import { Placed } from '../movement/steps.ts';
import { Held, Holding, Restrained, Restraining } from './hold.ts';

/** What stands on two fighters at once: a condition, and what its source bears in turn, as a rule the first of these. */
const PAIRS: readonly (readonly [ConditionDef, readonly ConditionDef[]])[] = [
  [Restrained, [Restraining, Holding]],
  [Restraining, [Restrained, Held]],
  [Held, [Holding, Restraining]],
  [Holding, [Held, Restrained]],
  [Carried, [Carrying]],
  [Carrying, [Carried]],
  [Mounted, [Ridden]],
  [Ridden, [Mounted]],
];

const ofSource = (view: View, who: Id, def: ConditionDef, source: Id): readonly Condition[] =>
  carried(view, who, def).filter((condition) => condition.source === source);

/** Two who are no longer together do not share a place. R-CARRY R-MOUNT */
function standApart(play: Play, a: Id, b: Id): void {
  const smaller = SIZES.indexOf(fighter(play, a).size) < SIZES.indexOf(fighter(play, b).size) ? a : b;
  const { place } = fighter(play, smaller);
  if (!isFree(play, smaller, place)) Placed(play, smaller, nearestFree(play, smaller, place));
}

const isTie = (def: ConditionDef): boolean => [Carried, Carrying, Mounted, Ridden].includes(def);

/** A hold over a distance, as a scenario may give it, holds nobody's arms. */
const isAtArmsLength = (view: View, a: Id, b: Id): boolean =>
  metresBetween(view, a, b) <= Math.max(metresOfReach(view, a, NOBODY), metresOfReach(view, b, NOBODY));

const onBothSides = ([def, others]: (typeof PAIRS)[number]): ByHand => ({
  give(play, on, said) {
    const { source = -1 } = said;
    if (source > 0 && ofSource(play, on, def, source).length > 0) return;
    give(play, on, def, said);
    if (source <= 0 || !isFighter(play, source) || others.some((other) => ofSource(play, source, other, on).length > 0)) return;
    if (isTie(def) || isAtArmsLength(play, on, source)) give(play, source, others[0], { source: on });
  },
  end(play, on, { id, source }) {
    end(play, on, id);
    if (source <= 0 || !isFighter(play, source)) return;
    for (const other of others) for (const condition of ofSource(play, source, other, on)) end(play, source, condition.id);
    standApart(play, on, source);
  },
});

/** What a scenario or the game master gives or ends on one of two comes or ends on the other as well. R-HOLDS R-CARRY R-MOUNT */
export const BY_HAND: { readonly [condition: string]: ByHand } = Object.fromEntries(PAIRS.map((pair) => [pair[0].id, onBothSides(pair)]));
