import {
  carried,
  defineAsk,
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
import { foes } from '../attack-and-defence/attack.ts';
import { Provoked, survivesOpening } from '../attack-and-defence/opportunity-attacks.ts';
import { fighter } from '../characters/fighter.ts';
import { Entering } from '../equipment/spear.ts';
import { Mounted, mountOf, pairOf, Ridden, riderOf } from '../mounted-combat/mounted.ts';
import { Carrying } from '../problematic-situations/carrying.ts';
import { Helpless } from '../problematic-situations/helpless.ts';
import { Prone } from '../problematic-situations/prone.ts';
import { Slowed } from '../problematic-situations/slowed.ts';
import { awake } from '../taking-damage/knocked-out.ts';
import { Stunned } from '../taking-damage/stunned.ts';
import { Grabbed, Grappling } from '../unarmed-combat/grabbed.ts';
import { needsAp, needsWholeTurn, payExclusive, payMajor, payMinor } from './action-points.ts';
import { beyond, exits, Moved, RunDistance } from './regions.ts';

/** A fighter that holds another stays in place, unless it is much larger; one that `drags` takes along those fully held. @rule SS-GRP-007 SS-GRP-008 SS-GRP-020 */
export function canWalk(view: View, by: Id, refuse: Refuse, drags = false): void {
  for (const { source, value } of carried(view, by, Grappling)) {
    if (drags && value === 2) continue;
    if (fighter(view, by).size - fighter(view, source).size < 2) refuse('SS-GRP-007', 'holding');
  }
  for (const { source } of carried(view, by, Carrying)) if (view.has(source, Grabbed)) refuse('SS-GRP-006', 'burden-held');
}

/** Moves to a region, with the mount and with those held. @rule SS-GRP-008 SS-GRP-021 SS-MNT-001 */
export function moveWithHeld(play: Play, by: Id, to: number): void {
  const all = companions(play, by);
  Moved(play, by, to);
  for (const who of all) Moved(play, who, to);
}

/** The mount of a fighter, and whom it holds or carries, with their riders and burdens: they go where it goes. @rule SS-GRP-008 SS-GRP-021 SS-MNT-001 */
export function companions(view: View, by: Id): Id[] {
  const all = [...carried(view, by, Grappling), ...carried(view, by, Carrying)].map(({ source }) => source);
  const mount = mountOf(view, by);
  if (mount >= 0) all.push(mount);
  for (const one of all) {
    const others = carried(view, one, Carrying).map(({ source }) => source);
    if (view.has(one, Ridden)) others.push(riderOf(view, one));
    all.push(...others.filter((other) => other !== by && !all.includes(other)));
  }
  return all;
}

/** A parameter: a region next to the fighter's own. */
export function neighbour<P extends object>(rule: string): ReturnType<typeof place<IntentContext<P>, number>> {
  return place<IntentContext<P>, number>({ rule, candidates: (view, { by }) => exits(view, by) });
}

/** Moves one region: a minor action, a major one for the slowed. It gives an opening in the region left. @rule SS-OPP-004 */
export const Move = defineIntent<{ readonly to: number }>('move', {
  rule: 'SS-OPP-004',
  title: 'Move',
  tags: ['action', 'physical', 'movement', 'on-foot'],
  available(view, by, refuse) {
    canWalk(view, by, refuse);
    needsAp(view, by, refuse);
  },
  params: { to: neighbour('SS-OPP-004') },
  perform(play, by, { to }) {
    if (!survivesOpening(play, by, NOBODY, 'moves away')) return false;
    step(play, by, to);
    return true;
  },
});

function step(play: Play, by: Id, to: number): void {
  payStep(play, by);
  moveWithHeld(play, by, to);
}

/** Pays for one region: a minor action, a major one for the slowed and for those who carry another. */
export function payStep(play: Play, by: Id): void {
  if (play.has(by, Slowed) || play.has(by, Carrying)) payMajor(play, by);
  else payMinor(play, by);
}

/** Whether the way leads directly past an enemy. @rule SS-OPP-006 */
export const DirectlyPast = defineAsk<{ readonly by: Id; readonly enemy: Id }, boolean>('directly-past', {
  rule: 'SS-OPP-006',
  answer: oneOf({ rule: 'SS-OPP-006', candidates: () => [true, false] }),
  fallback: () => true,
});

interface Passing {
  readonly to: number;
  readonly enemy: Id;
}

/** Moves one region directly past an enemy, who gets an opening too, after those in the region left. @rule SS-OPP-006 */
export const MovePast = defineIntent<Passing>('move-past', {
  rule: 'SS-OPP-006',
  title: 'Move past',
  tags: ['action', 'physical', 'movement', 'on-foot'],
  available(view, by, refuse) {
    canWalk(view, by, refuse);
    needsAp(view, by, refuse);
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

/** Runs, two regions on foot: exclusive. It gives openings where it starts and in every region entered. @rule SS-OPP-002 SS-OPP-005 */
export const Run = defineIntent<{ readonly along: readonly number[] }>('run', {
  rule: 'SS-OPP-005',
  title: 'Run',
  tags: ['action', 'physical', 'movement', 'on-foot', 'run'],
  available(view, by, refuse) {
    canWalk(view, by, refuse);
    needsWholeTurn(view, by, refuse);
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

const STOPPED_BY = [Grabbed, Prone, Helpless, Stunned];

const isStopped = (view: View, who: Id): boolean => !awake(view, who) || STOPPED_BY.some((condition) => view.has(who, condition));

/**
 * Each region entered at a run gives the enemies in it an opening, once. A runner who falls, is held or slowed stops there,
 * and so does a pair that parts.
 * @rule SS-OPP-005 SS-OPP-008
 */
export function runAlong(play: Play, by: Id, along: readonly number[]): void {
  const been = [fighter(play, by).region];
  const rode = play.has(by, Mounted);
  for (const region of along) {
    moveWithHeld(play, by, region);
    if (been.includes(region)) continue;
    been.push(region);
    const entering = rode ? pairOf(play, by) : [by];
    for (const one of entering) give(play, one, Entering);
    play.offer(Provoked, rode ? { by, only: NOBODY, why: 'runs in', moves: true } : { by, only: NOBODY, why: 'runs in' });
    for (const one of entering) endAll(play, one, Entering);
    if (isStopped(play, by)) return;
    const runner = rode ? mountOf(play, by) : by;
    if (runner < 0 || isStopped(play, runner) || play.has(runner, Slowed)) return;
  }
}

/** Crawls one region, the only way to move while prone: exclusive. @rule SS-PRN-001 SS-OPP-002 */
export const Crawl = defineIntent<{ readonly to: number }>('crawl', {
  rule: 'SS-PRN-001',
  title: 'Crawl',
  tags: ['action', 'physical', 'movement'],
  available(view, by, refuse) {
    canWalk(view, by, refuse);
    if (!view.has(by, Prone)) refuse('SS-PRN-001', 'stand-to-walk');
    needsWholeTurn(view, by, refuse);
  },
  params: { to: neighbour('SS-PRN-001') },
  perform(play, by, { to }) {
    if (!survivesOpening(play, by, NOBODY, 'crawls away')) return false;
    payExclusive(play, by);
    moveWithHeld(play, by, to);
    return true;
  },
});
