import { defineIntent, endAll, give, type Id, type IntentContext, NOBODY, oneOf, type Play, type View } from '@riposte/kernel';
import { Energy, EnergyPerRound } from '../actions/energy.ts';
import { fighter, SCENE, scene } from '../fighters/fighter.ts';
import { ANYTIME, type Whom, whoever } from '../harm/game-master.ts';
import { alive, conscious } from '../harm/unconscious.ts';
import { companyOf } from '../movement/along.ts';
import { cellName } from '../movement/board.ts';
import { carrierOf } from '../movement/borne.ts';
import { standAt } from '../movement/company.ts';
import { mountOf } from '../movement/mounted.ts';
import { isFree } from '../movement/room.ts';
import { Placed } from '../movement/steps.ts';
import { Arrived } from './arrive.ts';
import { lastSide } from './last-side.ts';
import { Gone, isAwaited, isPresent } from './presence.ts';
import { beginRound } from './rounds.ts';
import { FightSettled, fightsOn, SideSet, sideNames } from './sides.ts';

// What the game master does with the course of a fight, at any time. There are no turns, so none is finished.

const OF_MASTER = { actor: 'scene', tags: [ANYTIME] };

/** The round ends and the next begins, even if fighters still have Energy. @rule RC-INC-008 RC-RND-004 */
export const FinishRound = defineIntent('finish-round', {
  rule: 'RC-INC-008',
  title: 'Finish the round',
  ...OF_MASTER,
  perform(play) {
    beginRound(play);
    return true;
  },
});

type Finishing = { readonly winner: number };

/** The fight is over; a side has won, or none. @rule RC-RST-002 */
export const FinishFight = defineIntent<Finishing>('finish-fight', {
  rule: 'RC-RST-002',
  title: 'Finish the fight',
  ...OF_MASTER,
  available(view, _by, refuse) {
    const { contested, closed, won } = scene(view);
    if (closed || typeof won === 'number' || (contested && lastSide(view) !== null)) refuse('RC-RST-002', 'fight-over');
  },
  params: {
    winner: oneOf<IntentContext<Finishing>, number>({ rule: 'RC-RST-002', candidates: (view) => [NOBODY, ...sideNames(view).keys()] }),
  },
  perform(play, _by, { winner }) {
    FightSettled(play, SCENE, winner);
    return true;
  },
});

type Joining = Whom & { readonly where: number | null };

/** Who is on its way, waits to be called or has left is there from now on, with the Energy of the round. R-ARRIVE */
export const Join = defineIntent<Joining>('join', {
  rule: 'R-ARRIVE',
  title: 'Let someone join the fight',
  ...OF_MASTER,
  params: {
    who: whoever<Joining>('R-ARRIVE', (view, who) => alive(view, who) && !isPresent(view, who)),
    where: oneOf<IntentContext<Joining>, number | null>({
      rule: 'R-ARRIVE',
      candidates: () => [null],
      check(view, { with: { who } }, where, refuse) {
        if (where !== null && !isFree(view, who, where)) refuse('R-ARRIVE', 'place-taken', { place: cellName(scene(view), where) });
      },
    }),
  },
  perform(play, _by, { who, where }) {
    const place = where ?? fighter(play, who).place;
    const all = [who, ...tiedTo(play, who).filter((other) => !isPresent(play, other))];
    for (const one of all) comeBack(play, one);
    const [base] = [carrierOf(play, who), mountOf(play, who), who].filter((one) => one >= 0);
    standAt(play, base, place);
    for (const other of companyOf(play, base)) Placed(play, other, fighter(play, base).place);
    for (const one of all) if (conscious(play, one) && !fighter(play, one).inanimate) Energy.refill(play, one, EnergyPerRound(play, one));
    fightsOn(play);
    return true;
  },
});

/** Who is gone with another comes with it. */
const tiedTo = (view: View, who: Id): Id[] => [carrierOf(view, who), mountOf(view, who), ...companyOf(view, who)].filter((other) => other >= 0);

/** Is on its way no more, and not gone. */
export function comeBack(play: Play, who: Id): void {
  endAll(play, who, Gone);
  if (isAwaited(play, who)) Arrived(play, who);
}

/** Takes someone out of the fight, who leaves behind whom it carries, bears, holds or rides. R-LEAVE */
export const TakeOut = defineIntent<Whom>('take-out', {
  rule: 'R-LEAVE',
  title: 'Take someone out of the fight',
  ...OF_MASTER,
  params: { who: whoever<Whom>('R-LEAVE', isPresent) },
  perform(play, _by, { who }) {
    give(play, who, Gone);
    return true;
  },
});

type Changing = Whom & { readonly side: number };

/** Fights for another side from now on. R-SIDES */
export const ChangeSide = defineIntent<Changing>('change-side', {
  rule: 'R-SIDES',
  title: 'Let someone change sides',
  ...OF_MASTER,
  params: {
    who: whoever<Changing>('R-SIDES', (view, who) => alive(view, who) && sideNames(view).size > 1),
    side: oneOf<IntentContext<Changing>, number>({
      rule: 'R-SIDES',
      candidates: (view, { with: { who } }) => [...sideNames(view).keys()].filter((side) => side !== fighter(view, who).side),
    }),
  },
  perform(play, _by, { who, side }) {
    SideSet(play, who, side);
    fightsOn(play);
    return true;
  },
});
