import { type Condition, type ConditionDef, carried, end, give, type Id, NOBODY, type Play, type View } from '@riposte/kernel';
import type { ByHand, Problem } from '@riposte/ruleset';
import { metresOfReach } from '../attacks/reach.ts';
import { Prone } from '../conditions/prone.ts';
import { everybody, fighter, isFighter, SIZES } from '../fighters/fighter.ts';
import { conscious } from '../harm/unconscious.ts';
import { Carrying } from '../movement/along.ts';
import { metresBetween } from '../movement/board.ts';
import { Carried } from '../movement/borne.ts';
import { gripAfoot, whyNotCarried, whyNotRidden } from '../movement/company.ts';
import { Mounted, Ridden } from '../movement/mounted.ts';
import { isFree, nearestFree } from '../movement/room.ts';
import { Placed } from '../movement/steps.ts';
import { isPresent } from '../rounds/presence.ts';
import { Held, Holding, Restrained, Restraining } from './hold.ts';

/** What stands on two fighters at once: a condition, and what its source bears in turn, as a rule the first of these. */
export const OTHER_SIDES: ReadonlyMap<ConditionDef, readonly ConditionDef[]> = new Map([
  [Restrained, [Restraining, Holding]],
  [Restraining, [Restrained, Held]],
  [Held, [Holding, Restraining]],
  [Holding, [Held, Restrained]],
  [Carried, [Carrying]],
  [Carrying, [Carried]],
  [Mounted, [Ridden]],
  [Ridden, [Mounted]],
]);

const ofSource = (view: View, who: Id, def: ConditionDef, source: Id): readonly Condition[] =>
  carried(view, who, def).filter((condition) => condition.source === source);

/** Two who are no longer together do not share a place. R-CARRY R-MOUNT */
function standApart(play: Play, a: Id, b: Id): void {
  const smaller = SIZES.indexOf(fighter(play, a).size) < SIZES.indexOf(fighter(play, b).size) ? a : b;
  const { place } = fighter(play, smaller);
  if (!isFree(play, smaller, place)) Placed(play, smaller, nearestFree(play, smaller, place));
}

const TIES: readonly ConditionDef[] = [Carried, Carrying, Mounted, Ridden];
const isTie = (def: ConditionDef): boolean => TIES.includes(def);

/** A hold over a distance, as a scenario may give it, holds nobody's arms. */
export const areAtArmsLength = (view: View, a: Id, b: Id): boolean =>
  metresBetween(view, a, b) <= Math.max(metresOfReach(view, a, NOBODY), metresOfReach(view, b, NOBODY));

/** Which of two carries, bears or holds the other. */
const isAbove = (def: ConditionDef): boolean => [Carrying, Ridden, Restraining, Holding].includes(def);

/** Whom a holder holds, where that is not said and only one fits: who is held already by nobody who is named; -1 = what is no fighter. */
function heldByGuess(view: View, holder: Id): Id {
  const fits = everybody(view).filter(
    (who) =>
      who !== holder &&
      isPresent(view, who) &&
      [...ofSource(view, who, Restrained, NOBODY), ...ofSource(view, who, Held, NOBODY)].length > 0 &&
      areAtArmsLength(view, holder, who),
  );
  return fits.length === 1 ? fits[0] : NOBODY;
}

/** Why two cannot be bound to each other so. */
function whyNot(view: View, on: Id, def: ConditionDef, source: Id): string | null {
  if (!isFighter(view, source) || source === on) return 'another fighter';
  const [above, below] = isAbove(def) ? [on, source] : [source, on];
  if ((def === Mounted || def === Ridden) && (!conscious(view, below) || view.has(below, Prone))) return 'a rider that stands';
  if (def === Mounted || def === Ridden) return whyNotRidden(view, below, above);
  if (isTie(def)) return whyNotCarried(view, above, below);
  return conscious(view, above) ? null : 'a holder that is awake and there';
}

const onBothSides = (def: ConditionDef, others: readonly ConditionDef[]): ByHand => ({
  lacks(view, on, { source = NOBODY }): Problem | null {
    const isKnown = source > 0 && ofSource(view, on, def, source).length > 0;
    const why = source === NOBODY || isKnown ? null : whyNot(view, on, def, source);
    return why === null ? null : { path: ['by'], expected: why };
  },
  give(play, on, said) {
    const source = said.source ?? (def === Restraining || def === Holding ? heldByGuess(play, on) : NOBODY);
    if (source > 0 && ofSource(play, on, def, source).length > 0) return;
    give(play, on, def, { ...said, source });
    if (source <= 0 || others.some((other) => ofSource(play, source, other, on).length > 0)) return;
    if (isTie(def) || areAtArmsLength(play, on, source)) give(play, source, others[0], { source: on });
    for (const nameless of others.flatMap((other) => (isTie(other) || said.source !== undefined ? [] : ofSource(play, source, other, NOBODY))))
      end(play, source, nameless.id);
    if (isTie(def)) Placed(play, isAbove(def) ? source : on, fighter(play, isAbove(def) ? on : source).place);
  },
  end(play, on, { id, source }) {
    end(play, on, id);
    if (!isFighter(play, source)) return;
    for (const other of others) for (const condition of ofSource(play, source, other, on)) end(play, source, condition.id);
    if (isTie(def)) standApart(play, on, source);
    for (const who of [on, source]) gripAfoot(play, who);
  },
});

/** What a scenario or the game master gives or ends on one of two comes or ends on the other as well. R-HOLDS R-CARRY R-MOUNT */
export const PAIRS_BY_HAND: { readonly [condition: string]: ByHand } = Object.fromEntries(
  [...OTHER_SIDES].map(([def, others]) => [def.id, onBothSides(def, others)]),
);
