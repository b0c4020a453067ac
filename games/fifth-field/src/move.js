import { after, carried, defineIntent, defineWindow, endAll, give, path } from '@riposte/kernel';
import { neighbours, step } from '@riposte/space';
import { OpportunityAttack, ReadiedStrike, reachOf, readied, usedAt } from './attack.js';
import { boardIn, bodyOf, CELL, cellsOf, feetBetween, isInLine, standingOn } from './board.js';
import { TurnsEnded } from './clocks.js';
import { canSee, Dead, Disengaged, Frightened, Incapacitated, isUp, Prone } from './conditions.js';
import { areFoes, fighter, fighters } from './fighter.js';
import { held } from './grapple.js';
import { Speed } from './numbers.js';
import { Moved } from './place.js';
import { needsAction, needsBonus, Used } from './turn-facts.js';

/** @import { Id, Play, Refuse, View } from '@riposte/kernel' */

/** Feet that are left in this turn. @rule FF-MOV-1 FF-ACT-2 @type {(view: View, who: Id) => number} */
export const feetLeft = (view, who) => Math.max(0, Speed(view, who) * (1 + fighter(view, who).dashes) - fighter(view, who).moved);

/** Who cannot be walked through: foes on their feet. @rule FF-MOV-3 @type {(view: View, who: Id, place: number) => boolean} */
export const isBarred = (view, who, place) => standingOn(view, [place], who).some((id) => areFoes(view, who, id) && isUp(view, id));

/** The living in whose space nobody stops. @rule FF-MOV-3 @type {(view: View, who: Id, at: number) => boolean} */
export const isTaken = (view, who, at) => standingOn(view, cellsOf(view, who, at), who).some((id) => !view.has(id, Dead));

/** Who is afraid does not go nearer. @rule FF-CON-FRIGHTENED @type {(view: View, who: Id, to: number) => boolean} */
const dares = (view, who, to) =>
  carried(view, who, Frightened).every(({ source }) => source < 1 || feetBetween(view, who, source, to) >= feetBetween(view, who, source));

/**
 * Feet that a step costs, null where there is no way: difficult ground, others' space, crawling and dragging count 5 more each.
 * @rule FF-MOV-2 FF-MOV-3 FF-MOV-5 FF-MOV-7 FF-GRP-3
 * @type {(view: View, who: Id, from: number, to: number) => number | null}
 */
export function stepCost(view, who, from, to) {
  const { size } = bodyOf(view, who);
  const taken = step(boardIn(view), from, to, { size, blocked: (place) => isBarred(view, who, place) });
  if (taken === null || !dares(view, who, to)) return null;
  const isCrowded = taken.cost === CELL && isTaken(view, who, to);
  return taken.cost + (isCrowded ? CELL : 0) + (view.has(who, Prone) ? CELL : 0) + (held(view, who).length > 0 ? CELL : 0);
}

/** How many steps of a way can be paid for. @type {(view: View, who: Id, way: readonly number[]) => number} */
function stepsOpen(view, who, way) {
  const left = feetLeft(view, who);
  const costs = way.map((to, i) => stepCost(view, who, i === 0 ? fighter(view, who).at : way[i - 1], to));
  const spent = costs.map((_, i) => costs.slice(0, i + 1).reduce((/** @type {number} */ all, cost) => all + (cost ?? Number.POSITIVE_INFINITY), 0));
  return spent.filter((feet) => feet <= left).length;
}

/** Somebody is about to leave the reach of foes. @rule FF-OPP-1 FF-OPP-2 @type {import('@riposte/kernel').Window<{ readonly mover: Id, readonly to: number }>} */
export const LeavesReach = defineWindow('leaves-reach', {
  rule: 'FF-OPP-1',
  who: (view, { mover, to }) => (view.has(mover, Disengaged) ? [] : watching(view, mover).filter((id) => isLeaving(view, id, mover, to))),
  intents: () => [OpportunityAttack],
});

/** Foes who can react to somebody whom they see. @rule FF-TRN-4 @type {(view: View, mover: Id) => Id[]} */
const watching = (view, mover) =>
  fighters(view).flatMap(({ id, reacted }) =>
    areFoes(view, id, mover) && isUp(view, id) && !reacted && !view.has(id, Incapacitated) && canSee(view, id, mover) ? [id] : [],
  );

/** @rule FF-OPP-1 @type {(view: View, who: Id, mover: Id, to: number) => boolean} */
const isLeaving = (view, who, mover, to) => feetBetween(view, mover, who) <= reachOf(view, who) && feetBetween(view, mover, who, to) > reachOf(view, who);

/** Somebody has come where those who waited can strike. @rule FF-ACT-7 @type {import('@riposte/kernel').Window<{ readonly mover: Id, readonly by: readonly Id[] }>} */
export const ComesNear = defineWindow('comes-near', { rule: 'FF-ACT-7', who: (_view, { by }) => by, intents: () => [ReadiedStrike] });

/** Who waits and can strike somebody now. @rule FF-ACT-7 @type {(view: View, mover: Id) => Id[]} */
const waiting = (view, mover) =>
  watching(view, mover).filter(
    (id) => isInLine(view, id, mover) && readied(view, id).some((weapon) => usedAt(view, weapon, feetBetween(view, id, mover)) !== null),
  );

/** One step, with all who may come in before and after it. False where it cannot be made. @rule FF-MOV-1 FF-OPP-1 FF-ACT-7 FF-GRP-3 @param {Play} play @param {Id} by @param {number} to */
function goOn(play, by, to) {
  const from = fighter(play, by).at;
  play.offer(LeavesReach, { mover: by, to });
  const cost = isUp(play, by) ? stepCost(play, by, from, to) : null;
  if (cost === null || cost > feetLeft(play, by)) return false;
  const before = waiting(play, by);
  Used(play, by, 'moved', fighter(play, by).moved + cost);
  const dragged = held(play, by);
  Moved(play, by, to);
  for (const id of dragged) if (!isTaken(play, id, from)) Moved(play, id, from);
  play.offer(ComesNear, { mover: by, by: waiting(play, by).filter((id) => !before.includes(id)) });
  return true;
}

/** @rule FF-MOV-1 FF-MOV-3 @type {import('@riposte/kernel').IntentDef<{ readonly way: readonly number[] }>} */
export const Move = defineIntent('move', {
  rule: 'FF-MOV-1',
  title: 'Move',
  tags: ['movement'],
  params: {
    way: path({
      rule: 'FF-MOV-1',
      most: (view, /** @type {{ readonly by: Id }} */ { by }) => Math.floor(feetLeft(view, by) / CELL),
      next: (view, { by }, soFar) =>
        neighbours(boardIn(view), soFar.at(-1) ?? fighter(view, by).at).filter((to) => stepsOpen(view, by, [...soFar, to]) > soFar.length),
      open: (view, { by }, steps) => stepsOpen(view, by, steps),
    }),
  },
  available(view, by, refuse) {
    if (feetLeft(view, by) < CELL) refuse('FF-MOV-1', 'no-movement');
  },
  check(view, by, { way }, refuse) {
    if (isTaken(view, by, way[way.length - 1])) refuse('FF-MOV-3', 'place-taken');
  },
  perform(play, by, { way }) {
    const made = way.findIndex((to) => !goOn(play, by, to));
    return made !== 0;
  },
});

/** @rule FF-MOV-4 */
export const StandUp = defineIntent('stand-up', {
  rule: 'FF-MOV-4',
  title: 'Stand up',
  tags: ['movement'],
  available(view, by, refuse) {
    if (!view.has(by, Prone)) refuse('FF-MOV-4', 'not-prone');
    if (Speed(view, by) === 0 || feetLeft(view, by) < Math.floor(Speed(view, by) / 2)) refuse('FF-MOV-4', 'no-movement');
  },
  perform(play, by) {
    Used(play, by, 'moved', fighter(play, by).moved + Math.floor(Speed(play, by) / 2));
    endAll(play, by, Prone);
    return true;
  },
});

/** @rule FF-MOV-6 */
export const DropProne = defineIntent('drop-prone', {
  rule: 'FF-MOV-6',
  title: 'Drop prone',
  tags: ['movement'],
  available(view, by, refuse) {
    if (view.has(by, Prone)) refuse('FF-MOV-6', 'prone-already');
  },
  perform(play, by) {
    give(play, by, Prone);
    return true;
  },
});

/** @rule FF-ACT-2 */
export const Dash = defineIntent('dash', {
  rule: 'FF-ACT-2',
  title: 'Dash',
  tags: ['action'],
  available: needsAction,
  perform(play, by) {
    Used(play, by, 'acted', true);
    Used(play, by, 'dashes', fighter(play, by).dashes + 1);
    return true;
  },
});

/** @param {Play} play @param {Id} by */
const disengage = (play, by) => give(play, by, Disengaged, { until: after(play, TurnsEnded, by, 1) });

/** @rule FF-ACT-3 */
export const Disengage = defineIntent('disengage', {
  rule: 'FF-ACT-3',
  title: 'Disengage',
  tags: ['action'],
  available: needsAction,
  perform(play, by) {
    Used(play, by, 'acted', true);
    disengage(play, by);
    return true;
  },
});

/** @type {(view: View, by: Id, refuse: Refuse) => void} */
export const needsNimble = (view, by, refuse) => {
  needsBonus(view, by, refuse);
  if (!fighter(view, by).features.some((code) => view.rules.things[code].id === 'nimble-escape')) refuse('FF-TRT-6', 'not-nimble');
};

/** The nimble disengage by a bonus action. @rule FF-TRT-6 */
export const SlipAway = defineIntent('slip-away', {
  rule: 'FF-TRT-6',
  title: 'Slip away',
  tags: ['bonus'],
  available: needsNimble,
  perform(play, by) {
    Used(play, by, 'bonused', true);
    disengage(play, by);
    return true;
  },
});
