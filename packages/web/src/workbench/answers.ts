import { fightShare } from '@riposte/sim/fights';
import { takenApart } from './apart.ts';
import { bookOf, built, freshFight, loaded } from './book.ts';
import { diceOdds } from './dice.ts';
import { aftermath, chance, characterIn, duelled, tried } from './duels.ts';
import { opened } from './fight.ts';
import { compared, contested, daysOf, daysShare, fightLog, gearOf, gridOf, jobsOf, labFight, mattering, nudged, rowsOf } from './lab.ts';
import { mapRead } from './map.ts';
import { fought, orderFault, solved } from './odds.ts';
import { copied, packBookOf, packFaults, packTried } from './pack-book.ts';
import { placed } from './place.ts';
import type { Request, Requests } from './requests.ts';
import type { Way } from './together.ts';

type Answers = { readonly [R in Request]: (asks: Requests[R]['asks'], way: Way<Requests[R]['tells']>) => Promise<Requests[R]['gives']> };

const ANSWERS: Answers = {
  open: opened,
  map: mapRead,
  place: placed,
  load: loaded,
  book: bookOf,
  fresh: freshFight,
  build: built,
  aftermath,
  character: characterIn,
  chance,
  trial: tried,
  duel: (about, way) => duelled(about, way),
  packBook: packBookOf,
  copied,
  packFaults,
  packTried,
  fights: fought,
  solve: solved,
  lab: labFight,
  nudges: nudged,
  gear: gearOf,
  compare: compared,
  share: (about) => fightShare(about),
  day: daysOf,
  days: daysShare,
  jobs: jobsOf,
  rows: rowsOf,
  matters: mattering,
  grid: gridOf,
  contest: contested,
  fightLog,
  apart: takenApart,
  dice: diceOdds,
  order: orderFault,
};

/** Answers what the page asks. @throws Error with a sentence for a person */
export function answer<R extends Request>(ask: R, about: Requests[R]['asks'], way: Way<Requests[R]['tells']>): Promise<Requests[R]['gives']> {
  return ANSWERS[ask](about, way);
}
