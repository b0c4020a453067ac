import { after, type Condition, endAll, give, type Id, NOBODY, type Play, type Until } from '@riposte/kernel';
import { TurnsEnding } from '../actions/action-points.ts';
import { Minutes } from '../after-the-encounter/end-of-encounter.ts';
import { awake, Grabbed, Grappling, KnockedOut, MortallyWounded } from '../problematic-situations/helpless.ts';
import type { Report } from './encounter.ts';
import { SCENE, scene } from '../characters/fighter.ts';
import { hold, release } from '../unarmed-combat/grappling.ts';
import { part } from '../mounted-combat/riding.ts';
import { Mounted, Ridden } from '../mounted-combat/mounted.ts';

/** What is said of a condition that somebody gives by hand. */
export interface SaidByHand {
  readonly source?: Id;
  readonly value?: number;
  readonly until?: Until;
}

/** Out by lethal damage, unless the value says otherwise. */
function knockedOut(play: Play, on: Id, said: SaidByHand): void {
  endAll(play, on, KnockedOut);
  give(play, on, KnockedOut, { value: 1, ...said });
}

/** Out as well, and ten minutes left to live. */
function mortallyWounded(play: Play, on: Id, said: SaidByHand): void {
  if (awake(play, on)) knockedOut(play, on, {});
  give(play, on, MortallyWounded, { until: after(play, Minutes, SCENE, 10), ...said });
}

/** Both sides of a grab, partial unless the value says otherwise; it must be kept up in the grappler's turn. */
function grab(play: Play, by: Id, at: Id, { value = 1, until }: SaidByHand): void {
  const turnsFromNow = scene(play).acting === by ? 0 : 1;
  hold(play, by, at, value, until ?? after(play, TurnsEnding, by, turnsFromNow));
}

function pair(play: Play, rider: Id, mount: Id): void {
  give(play, rider, Mounted, { source: mount });
  give(play, mount, Ridden, { source: rider });
}

/** A condition of two is nothing without the other. */
const ofTwo = (both: (play: Play, on: Id, source: Id, said: SaidByHand) => void) => (play: Play, on: Id, said: SaidByHand, report: Report) => {
  const { source = NOBODY } = said;
  if (play.state.entities[source]?.kind !== 'fighter' || source === on) return report(['by'], 'the other fighter');
  both(play, on, source, said);
};

/** Conditions that are more than themselves, when a scenario or the game master gives and ends them. */
export const BY_HAND = {
  [KnockedOut.id]: { give: knockedOut },
  [MortallyWounded.id]: { give: mortallyWounded },
  [Grabbed.id]: {
    give: ofTwo((play, on, source, said) => grab(play, source, on, said)),
    end: (play: Play, on: Id, { source }: Condition) => release(play, on, source),
  },
  [Grappling.id]: {
    give: ofTwo((play, on, source, said) => grab(play, on, source, said)),
    end: (play: Play, on: Id, { source }: Condition) => release(play, source, on),
  },
  [Mounted.id]: { give: ofTwo(pair), end: part },
  [Ridden.id]: { give: ofTwo((play, on, source) => pair(play, source, on)), end: (play: Play, _on: Id, { source }: Condition) => part(play, source) },
};
