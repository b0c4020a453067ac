import { adds, ConditionGiven, carried, defineCheckpoint, defineCondition, end, endAll, give, type Id, type Play, type View } from '@riposte/kernel';
import { type Fighter, fighter, fighters, scene } from '../fighters/fighter.ts';
import { SideChanged } from '../fighters/sides.ts';
import { Stunned } from '../injuries/stunned.ts';
import { Grappled, letLoose, Pinned, release } from '../manoeuvres/grapple.ts';
import { endTurn } from '../rounds/turns.ts';
import { fights, Prisoner } from '../rounds/yielded.ts';
import { alive } from '../stamina/dead.ts';
import { Helpless } from '../stamina/helpless.ts';
import { Away, isHere } from './away.ts';
import { Moved, nearestFree, Pushed } from './board.ts';
import { Carried, carrierOf } from './carried.ts';
import { fallsFromTheSky } from './falling.ts';
import { Flying, Landed } from './flying.ts';
import { Prone } from './prone.ts';
import { Speed } from './speed.ts';

/** All whom a fighter carries. */
export const burden = (view: View, who: Id): Id[] => fighters(view).flatMap(({ id }) => (carrierOf(view, id) === who ? [id] : []));

/** Half as fast with someone to carry (R-CARRY). */
export const Carrying = defineCondition('carrying', {
  rule: 'R-CARRY',
  title: 'carrying someone',
  while: (view, on) => view.state.entities[on].kind === 'fighter' && burden(view, on).length > 0,
  contributes: [
    adds(Speed, (view, who, _against, context) => -Math.ceil((fighter(view, who)[context?.gait ?? 'speed'] ?? 0) / 2), {
      rule: 'R-CARRY',
      label: 'carrying someone',
    }),
  ],
});

/** Whether a fighter lets itself be carried, or cannot resist: allies, prisoners, the helpless and the dead (R-CARRY). */
export const letsBeCarried = (view: View, by: Id, who: Id): boolean =>
  fighter(view, who).side === fighter(view, by).side || view.has(who, Helpless) || view.has(who, Prisoner) || !alive(view, who);

/** A fighter is carried from now on, in the place of its carrier (R-CARRY). */
export function takeUpBody(play: Play, by: Id, who: Id): void {
  give(play, who, Carried, { source: by });
  const { x, y, height } = fighter(play, by);
  Pushed(play, who, x, y);
  Landed(play, who, height);
}

/** Ends the carrying: the one who was carried comes to the free place nearest to that one (R-CARRY). */
export function setDown(play: Play, who: Id, to: { readonly x: number; readonly y: number } | null): void {
  endAll(play, who, Carried);
  if (to !== null) Pushed(play, who, to.x, to.y);
  if (fighter(play, who).height > 0 && !play.has(who, Flying)) fallsFromTheSky(play, who);
}

type Place = Pick<Fighter, 'x' | 'y' | 'height'>;

const isWhere = (one: Place, other: Place): boolean => one.x === other.x && one.y === other.y && one.height === other.height;

/** Who is carried goes where its carrier goes, and is carried no longer where it is put elsewhere. */
export const GoesAlong = defineCheckpoint('goes-along', {
  rule: 'R-CARRY',
  watches: [Moved, Pushed, Landed],
  settle(play, who) {
    const { x, y, height } = fighter(play, who);
    const carrier = carrierOf(play, who);
    if (carrier >= 0 && !isWhere(fighter(play, carrier), { x, y, height })) setDown(play, who, null);
    for (const id of burden(play, who)) {
      if (fighter(play, id).x !== x || fighter(play, id).y !== y) Pushed(play, id, x, y);
      Landed(play, id, height);
    }
  },
});

/** Nobody who has become a foe lets itself be carried. */
export const GetsDown = defineCheckpoint('gets-down', {
  rule: 'R-CARRY',
  watches: [SideChanged],
  settle(play, who) {
    for (const id of [who, ...burden(play, who)]) {
      const carrier = carrierOf(play, id);
      if (carrier >= 0 && !letsBeCarried(play, carrier, id)) setDown(play, id, nearestFree(play, id, fighter(play, id)));
    }
  },
});

/** Whether a fighter is in a state to carry another. */
export const canCarry = (view: View, who: Id): boolean => fights(view, who) && ![Stunned, Pinned, Grappled, Prone].some((def) => view.has(who, def));

/** Who falls, faints, is stunned or held sets down whom it carries. */
export const SetsDown = defineCheckpoint('sets-down', {
  rule: 'R-CARRY',
  watches: [ConditionGiven],
  settle(play, who) {
    if (play.state.entities[who].kind !== 'fighter' || !isHere(play, who)) return;
    if (canCarry(play, who)) return;
    for (const id of burden(play, who)) setDown(play, id, nearestFree(play, id, fighter(play, who)));
  },
});

/** Who leaves takes along whom it carries, and leaves every hold; its turn is over (R-LEAVE). */
export const LeavesTheFight = defineCheckpoint('leaves-the-fight', {
  rule: 'R-LEAVE',
  watches: [ConditionGiven],
  settle(play, who) {
    if (play.state.entities[who].kind !== 'fighter' || isHere(play, who)) return;
    release(play, who);
    for (const { source } of carried(play, who, Grappled)) letLoose(play, source, who);
    for (const id of burden(play, who)) {
      endAll(play, id, Carried);
      if (isHere(play, id)) give(play, id, Away);
    }
    for (const { id } of carried(play, who, Carried)) end(play, who, id);
    if (scene(play).acting === who) endTurn(play, who);
  },
});
