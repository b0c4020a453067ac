import { carried, defineCheckpoint, defineIntent, endAll, give, type Id, NOBODY, oneOf, type Play, place, type Refuse, type View } from '@riposte/kernel';
import { endHold, heldBy } from '../actions-in-combat/grapple.ts';
import { Grappled } from '../actions-in-combat/holds.ts';
import { goTo } from '../actions-in-combat/nets.ts';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { fighter, fighterIds, fighters, isFighter } from '../characters/fighter.ts';
import { SideChanged } from '../characters/sides.ts';
import { oneFighter, type Whom } from '../damage-and-health/game-master.ts';
import { isFree } from '../positioning/free-places.ts';
import { arrives } from './arriving.ts';
import { endEncounter } from './encounter-end.ts';
import { Left } from './leaving.ts';
import { Away, Gone, isPresent, Prisoner, Surrendered } from './out-of-the-fight.ts';
import { type Point, scene } from './scene.ts';
import { beginTurn, endTurn, nextInQueue } from './turns.ts';

// What the game master does to turns, the round, the fight and who fights, at any time (R-MASTER).

const MASTER = { rule: 'R-MASTER', tags: ['referee', 'anytime'], actor: 'scene' } as const;

function needsFight(view: View, _by: Id, refuse: Refuse): void {
  if (scene(view).ended) refuse('R-MASTER', 'fight-over');
}

/** Ends the open turn, with what lasts to its end. @rule RS-INI-014 */
export const FinishTurn = defineIntent<Whom>('finish-turn', {
  ...MASTER,
  title: 'End the turn',
  available(view, _by, refuse) {
    if (scene(view).acting < 0) refuse('R-MASTER', 'no-turn');
  },
  params: { who: oneFighter((view, who) => scene(view).acting === who, 'not-their-turn') },
  perform(play, _by, { who }) {
    endTurn(play, who);
    return true;
  },
});

/** Ends the round: the turns that are still to come pass unused, with what happens at their beginning and end. @rule RS-INI-014 RS-OVW-012 */
export const FinishRound = defineIntent('finish-round', {
  ...MASTER,
  title: 'End the round',
  available: needsFight,
  perform(play) {
    const { acting } = scene(play);
    if (acting >= 0) endTurn(play, acting);
    for (let who = nextInQueue(play); who >= 0; who = nextInQueue(play)) {
      beginTurn(play, who);
      endTurn(play, who);
    }
    return true;
  },
});

/** Ends the fight, won by a fighter's side or by none. @rule RS-OVW-016 */
export const FinishFight = defineIntent<{ readonly winner: Id }>('finish-fight', {
  ...MASTER,
  title: 'End the fight',
  available: needsFight,
  params: { winner: oneOf({ rule: 'R-MASTER', candidates: (view) => [NOBODY, ...fighterIds(view)] }) },
  perform(play, _by, { winner }) {
    endEncounter(play, winner < 0 ? NOBODY : fighter(play, winner).side);
    return true;
  },
});

const isPoint = (to: Point): boolean => Array.isArray(to) && to.length === 2;

/** Lets in who has not come yet, or has left: at a place, or at its own or the nearest free one (R-ARRIVE, R-LEAVE). */
export const Join = defineIntent<Whom & { readonly to: Point | null }>('join', {
  ...MASTER,
  title: 'Let in',
  params: {
    who: oneFighter((view, who) => !isPresent(view, who), 'here-already'),
    to: place({
      rule: 'R-ARRIVE',
      candidates: () => [null],
      check(view, { with: { who } }, to, refuse) {
        if (to !== null && !(isPoint(to) && isFree(view, who, to))) refuse('R-ARRIVE', 'place-not-free');
      },
    }),
  },
  perform(play, _by, { who, to }) {
    if (to !== null) goTo(play, who, to);
    endAll(play, who, Gone);
    arrives(play, who);
    return true;
  },
});

/** Takes a fighter out of the fight, as if it had left (R-LEAVE). */
export const TakeOut = defineIntent<Whom>('take-out', {
  ...MASTER,
  title: 'Take out',
  params: { who: oneFighter((view, who) => !view.has(who, Gone), 'left-already') },
  perform(play, _by, { who }) {
    endAll(play, who, Away);
    Left(play, who);
    give(play, who, Gone);
    return true;
  },
});

/** Puts a fighter on another's side, or on one of its own. */
export const ChangeSide = defineIntent<Whom & { readonly side: Id }>('change-side', {
  ...MASTER,
  title: 'Change sides',
  params: {
    who: oneFighter(() => true, 'no-such-fighter'),
    side: oneOf({
      rule: 'R-MASTER',
      candidates: (view, { with: { who } }) => newFriends(view, who),
      check(view, { with: { who } }, side, refuse) {
        if (!newFriends(view, who).includes(side)) refuse('R-MASTER', 'same-side');
      },
    }),
  },
  perform(play, _by, { who, side }) {
    SideChanged(play, who, side < 0 ? Math.max(...fighters(play).map((fighter) => fighter.side)) + 1 : fighter(play, side).side);
    return true;
  },
});

/** Fighters of other sides; NOBODY stands for a side of its own. */
const newFriends = (view: View, who: Id): Id[] =>
  isFighter(view, who) ? [...fighters(view).flatMap(({ id, side }) => (side === fighter(view, who).side ? [] : [id])), NOBODY] : [];

/** New friends let each other go and take no prisoners from each other, and former ones know where a fighter hides (R-MASTER). */
export const JoinsSide = defineCheckpoint('joins-side', {
  rule: 'R-MASTER',
  watches: [SideChanged],
  settle(play: Play, who: Id) {
    const isFriend = (other: Id): boolean => isFighter(play, other) && fighter(play, other).side === fighter(play, who).side;
    endAll(play, who, Hidden);
    endAll(play, who, Surrendered);
    for (const foe of heldBy(play, who)) if (isFriend(foe)) endHold(play, who, foe);
    for (const { source } of carried(play, who, Grappled)) if (isFriend(source)) endHold(play, source, who);
    if (carried(play, who, Prisoner).some(({ source }) => source < 0 || isFriend(source))) endAll(play, who, Prisoner);
    for (const friend of fighterIds(play)) {
      if (isFriend(friend) && carried(play, friend, Prisoner).some(({ source }) => source === who)) endAll(play, friend, Prisoner);
    }
  },
});
