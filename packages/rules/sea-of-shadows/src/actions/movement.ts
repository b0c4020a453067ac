import {
  carried,
  defineAsk,
  defineChange,
  defineCondition,
  defineIntent,
  endAll,
  GM,
  give,
  type Id,
  type IntentContext,
  NOBODY,
  oneOf,
  type Play,
  path,
  place,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { needsAp, needsWholeTurn, payExclusive, payMajor, payMinor } from './action-points.ts';
import { Slowed } from '../problematic-situations/afflictions.ts';
import { foes } from '../attack-and-defence/attack.ts';
import { awake, Grabbed, Grappling, Helpless, Prone, Stunned } from '../problematic-situations/helpless.ts';
import { type Fighter, fighter } from '../characters/fighter.ts';
import { RunDistance } from '../characters/checks.ts';
import { beyond, exits } from './regions.ts';
import { Mounted, mountOf } from '../mounted-combat/mounted.ts';
import { Provoked, survivesOpening } from '../attack-and-defence/opportunity-attacks.ts';

export const Moved = defineChange(
  'moved',
  (store, who: Id, to: number): boolean => {
    if ((store.state.entities[who] as Fighter).region === to) return false;
    (store.edit(who) as Fighter).region = to;
    return true;
  },
  { say: (name, who, to) => `${name(who)} moves to region ${to}` },
);

/** Comes running into a region: whoever has set a spear is at an advantage. */
export const Entering = defineCondition('entering', { rule: 'SS-OPP-005', title: 'running in' });

/** The spear has had its first strike at somebody who came in. */
export const SpearUsed = defineCondition('spear-used', { rule: 'R-GEAR', title: 'spear no longer set' });

/** Holding somebody keeps one in place, unless one is much larger. @rule SS-GRP-007 SS-GRP-008 */
export function canWalk(view: View, by: Id, refuse: Refuse): void {
  for (const { source } of carried(view, by, Grappling)) {
    if (fighter(view, by).size - fighter(view, source).size < 2) refuse('SS-GRP-007', 'holding somebody: let go first');
  }
}

/** Moves, on the mount that carries one, and drags along whom one holds. @rule SS-GRP-008 SS-GRP-021 SS-MNT-001 */
export function moveWithHeld(play: Play, by: Id, to: number): void {
  Moved(play, by, to);
  if (play.has(by, Mounted)) Moved(play, mountOf(play, by), to);
  for (const { source } of carried(play, by, Grappling)) Moved(play, source, to);
}

/** A parameter: a region next to one's own. */
export function neighbour<P extends object>(rule: string): ReturnType<typeof place<IntentContext<P>, number>> {
  return place<IntentContext<P>, number>({ rule, candidates: (view, { by }) => exits(view, by) });
}

/** Moves one region: a minor action that provokes in the region left; a major one for the slowed. @rule SS-OPP-004 */
export const Move = defineIntent<{ readonly to: number }>('move', {
  rule: 'SS-OPP-004',
  title: 'Move',
  tags: ['action', 'physical', 'movement', 'on-foot'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    canWalk(view, by, refuse);
  },
  params: { to: neighbour('SS-OPP-004') },
  perform(play, by, { to }) {
    if (!survivesOpening(play, by, NOBODY, 'moves away')) return false;
    step(play, by, to);
    return true;
  },
});

function step(play: Play, by: Id, to: number): void {
  if (play.has(by, Slowed)) payMajor(play, by);
  else payMinor(play, by);
  moveWithHeld(play, by, to);
}

/** Whether somebody goes directly past an enemy. @rule SS-OPP-006 */
export const DirectlyPast = defineAsk<{ readonly by: Id; readonly enemy: Id }, boolean>('directly-past', {
  rule: 'SS-OPP-006',
  because: (view, _who, { by, enemy }) => `${fighter(view, by).name} wants to get past ${fighter(view, enemy).name}; does the way lead directly past?`,
  answer: oneOf({ rule: 'SS-OPP-006', candidates: () => [true, false] }),
  fallback: () => true,
});

interface Passing {
  readonly to: number;
  readonly enemy: Id;
}

/** Moves one region directly past an enemy, who gets an opening besides those in the region left. @rule SS-OPP-006 */
export const MovePast = defineIntent<Passing>('move-past', {
  rule: 'SS-OPP-006',
  title: 'Move past an enemy',
  tags: ['action', 'physical', 'movement', 'on-foot'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    canWalk(view, by, refuse);
  },
  params: {
    to: neighbour('SS-OPP-006'),
    enemy: oneOf<IntentContext<Passing>, Id>({
      rule: 'SS-OPP-006',
      candidates: (view, { by, with: { to } }) => foes(view, by).filter((foe) => fighter(view, foe).region === to),
    }),
  },
  perform(play, by, { to, enemy }) {
    const direct = play.ask(DirectlyPast, GM, { by, enemy });
    if (!survivesOpening(play, by, NOBODY, 'moves away')) return false;
    step(play, by, to);
    if (direct) play.offer(Provoked, { by, only: enemy, why: 'pushes past' });
    return true;
  },
});

/** Runs, two regions on foot: exclusive; provokes where it starts and in every region entered. @rule SS-OPP-002 SS-OPP-005 */
export const Run = defineIntent<{ readonly along: readonly number[] }>('run', {
  rule: 'SS-OPP-005',
  title: 'Run',
  tags: ['action', 'physical', 'movement', 'on-foot', 'run'],
  available(view, by, refuse) {
    needsWholeTurn(view, by, refuse);
    canWalk(view, by, refuse);
  },
  params: { along: runningPath() },
  perform(play, by, { along }) {
    if (!survivesOpening(play, by, NOBODY, 'runs')) return false;
    payExclusive(play, by);
    runAlong(play, by, along);
    return true;
  },
});

/** A path as long as one run. @rule SS-MNT-008 */
export function runningPath(): ReturnType<typeof path<IntentContext<{ readonly along: readonly number[] }>, number>> {
  return path({
    rule: 'SS-OPP-005',
    next: (view, { by }, soFar) => (soFar.length === 0 ? exits(view, by) : beyond(view, soFar[soFar.length - 1])),
    most: (view, { by }) => RunDistance(view, by),
  });
}

const STOPPED = [Grabbed, Prone, Helpless, Stunned, Slowed];

/**
 * Each region entered at a run gives its enemies an opening, once to each; who falls, is held or slowed stops there.
 * @rule SS-OPP-005 SS-OPP-008
 */
export function runAlong(play: Play, by: Id, along: readonly number[]): void {
  const left = [fighter(play, by).region];
  for (const region of along) {
    moveWithHeld(play, by, region);
    if (left.includes(region)) continue;
    left.push(region);
    give(play, by, Entering);
    play.offer(Provoked, { by, only: NOBODY, why: 'runs in' });
    endAll(play, by, Entering);
    if (!awake(play, by) || STOPPED.some((one) => play.has(by, one))) return;
  }
}

/** Anyone not standing needs an exclusive action for one region. @rule SS-PRN-001 SS-OPP-002 */
export const Crawl = defineIntent<{ readonly to: number }>('crawl', {
  rule: 'SS-PRN-001',
  title: 'Crawl',
  tags: ['action', 'physical', 'movement'],
  available(view, by, refuse) {
    needsWholeTurn(view, by, refuse);
    canWalk(view, by, refuse);
    if (!view.has(by, Prone)) refuse('SS-PRN-001', 'only the prone crawl');
  },
  params: { to: neighbour('SS-PRN-001') },
  perform(play, by, { to }) {
    if (!survivesOpening(play, by, NOBODY, 'crawls away')) return false;
    payExclusive(play, by);
    moveWithHeld(play, by, to);
    return true;
  },
});

/** A major action. @rule SS-PRN-005 */
export const StandUp = defineIntent('stand-up', {
  rule: 'SS-PRN-005',
  title: 'Stand up',
  tags: ['action', 'physical'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (!view.has(by, Prone)) refuse('SS-PRN-005', 'not prone');
  },
  perform(play, by) {
    payMajor(play, by);
    endAll(play, by, Prone);
    return true;
  },
});
