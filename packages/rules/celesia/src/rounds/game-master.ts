import { defineIntent, give, type Id, type IntentContext, oneOf, type View } from '@riposte/kernel';
import { fighter, fighters, scene } from '../fighters/fighter.ts';
import { AT_ANY_TIME, type Whom, whom } from '../fighters/game-master.ts';
import { SideChanged } from '../fighters/sides.ts';
import { arrive } from '../positioning/arriving.ts';
import { Away, isHere } from '../positioning/away.ts';
import { isFree, nearestFree, Pushed, type Square } from '../positioning/board.ts';
import { burden, setDown } from '../positioning/carrying.ts';
import { EncounterEnded, fightingIsOver } from './after-the-fight.ts';
import { endTurn, nextTurn } from './turns.ts';
import { fights } from './yielded.ts';

/** The turn that runs is over (R-MASTER). @rule CE-RND-003 */
export const FinishTurn = defineIntent<Whom>('finish-turn', {
  rule: 'R-MASTER',
  title: 'End the turn',
  tags: AT_ANY_TIME,
  actor: 'scene',
  params: { who: whom<Whom>((view, who) => scene(view).acting === who && !scene(view).ended, 'only-acting') },
  perform(play, _by, { who }) {
    endTurn(play, who);
    return true;
  },
});

/** The round is over: those who are still to come in it begin and end their turns without an act (R-MASTER). @rule CE-RND-001 CE-RND-003 */
export const FinishRound = defineIntent('finish-round', {
  rule: 'R-MASTER',
  title: 'End the round',
  tags: AT_ANY_TIME,
  actor: 'scene',
  available(view, _by, refuse) {
    if (scene(view).ended || !fighters(view).some(({ id }) => fights(view, id))) refuse('R-MASTER', 'no-round');
  },
  perform(play) {
    const { round } = scene(play);
    while (scene(play).round === round && fighters(play).some(({ id }) => fights(play, id))) nextTurn(play);
    return true;
  },
});

/** The fight is over, even with foes left; the side of `winner` has won it, or nobody (R-MASTER). @rule CE-INJ-012 */
export const FinishFight = defineIntent<{ readonly winner: Id | null }>('finish-fight', {
  rule: 'R-MASTER',
  title: 'End the fight',
  tags: AT_ANY_TIME,
  actor: 'scene',
  available(view, _by, refuse) {
    if (scene(view).ended) refuse('R-MASTER', 'fight-over');
  },
  params: {
    winner: oneOf<IntentContext<{ readonly winner: Id | null }>, Id | null>({
      rule: 'R-MASTER',
      candidates: (view) => [null, ...fighters(view).map(({ id }) => id)],
    }),
  },
  perform(play, _by, { winner }) {
    if (scene(play).acting >= 0) endTurn(play, scene(play).acting);
    EncounterEnded(play, winner === null ? -1 : fighter(play, winner).side);
    fightingIsOver(play);
    return true;
  },
});

interface Joining extends Whom {
  /** Where it comes to; null = to its place, or the free one nearest to it. */
  readonly to: Square | null;
}

/** Lets in one who is still to come or has left; it has its turn at its place in the turn order (R-MASTER, R-ARRIVE). */
export const Join = defineIntent<Joining>('join', {
  rule: 'R-ARRIVE',
  title: 'Let someone in',
  tags: AT_ANY_TIME,
  actor: 'scene',
  params: {
    who: whom<Joining>((view, who) => !isHere(view, who), 'only-off-board'),
    to: oneOf<IntentContext<Joining>, Square | null>({
      rule: 'R-ARRIVE',
      candidates: () => [null],
      check(view, { with: { who } }, to, refuse) {
        if (to === null) {
          if (nearestFree(view, who, fighter(view, who)) === null) refuse('R-ARRIVE', 'board-full');
        } else if (!Number.isInteger(to.x) || !Number.isInteger(to.y) || !isFree(view, who, to)) refuse('R-ARRIVE', 'place-taken');
      },
    }),
  },
  perform(play, _by, { who, to }) {
    if (to !== null) Pushed(play, who, to.x, to.y);
    arrive(play, who);
    return true;
  },
});

/** Takes one out of the fight as if it had left; whom it carries stays behind (R-MASTER, R-LEAVE). */
export const TakeOut = defineIntent<Whom>('take-out', {
  rule: 'R-LEAVE',
  title: 'Take someone out of the fight',
  tags: AT_ANY_TIME,
  actor: 'scene',
  params: { who: whom<Whom>(isHere, 'only-on-board') },
  perform(play, _by, { who }) {
    for (const id of burden(play, who)) setDown(play, id, nearestFree(play, id, fighter(play, id)));
    give(play, who, Away);
    return true;
  },
});

interface Changing extends Whom {
  /** One of the side that it joins; itself = a side of its own. */
  readonly side: Id;
}

const isAlone = (view: View, who: Id): boolean => fighters(view).every(({ id, side }) => id === who || side !== fighter(view, who).side);

/** Goes over to another side, or to none (R-MASTER). */
export const ChangeSide = defineIntent<Changing>('change-side', {
  rule: 'R-MASTER',
  title: 'Change sides',
  tags: AT_ANY_TIME,
  actor: 'scene',
  params: {
    who: whom<Changing>(() => true, 'only-fighter'),
    side: oneOf<IntentContext<Changing>, Id>({
      rule: 'R-MASTER',
      candidates: (view, { with: { who } }) =>
        fighters(view).flatMap(({ id, side }) => ((id === who ? !isAlone(view, who) : side !== fighter(view, who).side) ? [id] : [])),
    }),
  },
  perform(play, _by, { who, side }) {
    SideChanged(play, who, side === who ? 1 + Math.max(...fighters(play).map((f) => f.side)) : fighter(play, side).side);
    return true;
  },
});
