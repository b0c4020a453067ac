import { defineIntent, type Id, type IntentContext, oneOf, type View } from '@riposte/kernel';
import { fighter, present } from '../fighters/fighter.ts';
import { side } from '../fighters/size.ts';
import { freeGrips } from '../gear/in-hand.ts';
import { Grappled } from '../manoeuvres/grapple.ts';
import { isAdjacent, isFree, type Square, walled } from '../positioning/board.ts';
import { Carried, carrierOf } from '../positioning/carried.ts';
import { burden, letsBeCarried, setDown, takeUpBody } from '../positioning/carrying.ts';
import { Flying } from '../positioning/flying.ts';
import { isWalledOff } from '../positioning/walls.ts';
import { needsSimple, paySimple } from '../rounds/action-points.ts';
import { needsOwnTurn } from './free-actions.ts';

/** Whether a fighter can lift another: beside it, at most as large, held by nobody else and carrying nobody (R-CARRY). */
function canTakeUp(view: View, by: Id, who: Id): boolean {
  if (who === by || !isAdjacent(view, by, who) || isWalledOff(view, by, who) || fighter(view, who).size > fighter(view, by).size) return false;
  if (view.has(who, Carried) || burden(view, who).length > 0 || view.has(who, Flying)) return false;
  return letsBeCarried(view, by, who) && view.state.entities[who].conditions.every(({ kind, source }) => kind !== view.rules.codeOf(Grappled) || source === by);
}

/** Lifts another, to carry it along with a free hand (R-CARRY). @rule CE-ACT-002 */
export const Carry = defineIntent<{ readonly of: Id }>('carry', {
  rule: 'R-CARRY',
  title: 'Take up and carry',
  tags: ['action', 'on-foot'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (burden(view, by).length > 0) refuse('R-CARRY', 'carrying-already');
    else if (view.has(by, Grappled) || view.has(by, Carried)) refuse('R-CARRY', 'held-or-carried');
    else if (freeGrips(view, by).length === 0) refuse('R-CARRY', 'no-free-hand');
    else if (!present(view).some(({ id }) => canTakeUp(view, by, id))) refuse('R-CARRY', 'nobody-to-carry');
  },
  params: {
    of: oneOf<IntentContext<{ readonly of: Id }>, Id>({
      rule: 'R-CARRY',
      candidates: (view, { by }) => present(view).flatMap(({ id }) => (canTakeUp(view, by, id) ? [id] : [])),
    }),
  },
  perform(play, by, { of }) {
    paySimple(play, by);
    takeUpBody(play, by, of);
    return true;
  },
});

/** The free places beside a fighter, for another: with no wall between. */
function placesBeside(view: View, by: Id, who: Id): Square[] {
  const { x, y, size } = fighter(view, by);
  const other = fighter(view, who).size;
  const along = (from: number): number[] => Array.from({ length: side(size) + side(other) + 1 }, (_, i) => from - side(other) + i);
  const places = along(y).flatMap((row) => along(x).map((column) => ({ x: column, y: row })));
  return places.filter((to) => isFree(view, who, to) && walled(view, { x, y, size }, { ...to, size: other }) < 2);
}

/** Sets down beside itself whom it carries (R-CARRY). @rule CE-FRE-001 */
export const PutDown = defineIntent<{ readonly to: Square }>('put-down', {
  rule: 'R-CARRY',
  title: 'Set down',
  tags: ['free'],
  available(view, by, refuse) {
    needsOwnTurn(view, by, refuse);
    if (burden(view, by).length === 0) refuse('R-CARRY', 'carrying-nobody');
  },
  params: {
    to: oneOf<IntentContext<{ readonly to: Square }>, Square>({
      rule: 'R-CARRY',
      candidates: (view, { by }) => burden(view, by).flatMap((who) => placesBeside(view, by, who)),
    }),
  },
  perform(play, by, { to }) {
    for (const who of burden(play, by)) setDown(play, who, to);
    return true;
  },
});

/** Gets down from who carries it (R-CARRY). @rule CE-ACT-002 */
export const GetDown = defineIntent<{ readonly to: Square }>('get-down', {
  rule: 'R-CARRY',
  title: 'Get down',
  tags: ['action'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (!view.has(by, Carried)) refuse('R-CARRY', 'not-carried');
    else if (view.has(by, Grappled)) refuse('CE-MNV-001', 'grappled');
  },
  params: {
    to: oneOf<IntentContext<{ readonly to: Square }>, Square>({
      rule: 'R-CARRY',
      candidates: (view, { by }) => (view.has(by, Carried) ? placesBeside(view, carrierOf(view, by), by) : []),
    }),
  },
  perform(play, by, { to }) {
    paySimple(play, by);
    setDown(play, by, to);
    return true;
  },
});
