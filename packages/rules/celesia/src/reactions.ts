import { defineIntent, defineWindow, type Id, NO_ONE, oneOf, type Play, type View } from '@riposte/kernel';
import { ableToReact, Reactions } from './actions.ts';
import { resolve } from './attack.ts';
import { awake, Pinned, Stunned } from './conditions.ts';
import { fighter, nameOf, opponents } from './fighter.ts';
import { MANEUVERS, type Maneuver } from './maneuver.ts';
import { tryManeuver } from './maneuvers.ts';
import { STRIKE_WITH, type StrikeWith } from './melee.ts';
import { attackOf } from './numbers.ts';
import { inReach, threatens } from './position.ts';
import { weaponCode } from './weapon.ts';

const TAGS = ['reaction'];

/** A melee attack as a reaction: no AP, no iterative disadvantage, no free actions. @rule CE-RCT-001 CE-REA-001 CE-ACT-004 */
export const ReactiveAttack = defineIntent<StrikeWith>('reactive-attack', {
  rule: 'CE-RCT-001',
  title: 'Reactive attack',
  tags: TAGS,
  automatic: true,
  available(view, by, refuse) {
    if (!ableToReact(view, by)) refuse('CE-REA-002', 'no reaction left');
  },
  params: STRIKE_WITH,
  perform(play, by, { weapon, at, attribute }) {
    Reactions.spend(play, by, 1);
    return resolve(play, attackOf(by, at, weapon, weaponCode(play, weapon), { attribute, way: 'reaction' })).hit;
  },
});

/** Manoeuvres that need nothing more to be said; those are the ones for a reaction. */
const REACTIVE: readonly Maneuver[] = MANEUVERS.filter((one) => ['disarm', 'grapple', 'trick', 'trip', 'shove'].includes(one));

interface ReactiveWith {
  readonly maneuver: Maneuver;
  readonly at: Id;
}

/** A manoeuvre as a reaction. @rule CE-RCT-001 CE-MNV-001 */
export const ReactiveManeuver = defineIntent<ReactiveWith>('reactive-maneuver', {
  rule: 'CE-RCT-001',
  title: 'Reactive manoeuvre',
  tags: TAGS,
  automatic: true,
  available(view, by, refuse) {
    if (!ableToReact(view, by)) refuse('CE-REA-002', 'no reaction left');
  },
  params: {
    maneuver: oneOf({ rule: 'CE-MNV-003', candidates: () => REACTIVE }),
    at: oneOf({
      rule: 'CE-MAN-002',
      candidates: (view, { by }) => opponents(view, by).filter((at) => fighter(view, by).parts.some((part) => inReach(view, at, by, part))),
    }),
  },
  perform(play, by, { maneuver, at }) {
    Reactions.spend(play, by, 1);
    return tryManeuver(play, { by, at, maneuver, way: 'reaction', earlier: 0, to: null });
  },
});

/** An act that provokes one enemy. */
export interface Provoking {
  readonly by: Id;
  readonly foe: Id;
  readonly why: string;
}

/** After the provoking act began, before it takes effect. @rule CE-RCT-002 CE-RCT-003 CE-REA-003 CE-REA-004 */
export const Provoked = defineWindow<Provoking>('provoked', {
  rule: 'CE-RCT-001',
  because: (view, _who, { by, why }) => `${nameOf(view, by)} ${why}; a reactive attack costs a reaction`,
  who: (view, { by, foe }) => (ableToReact(view, foe) && threatens(view, foe, by) ? [foe] : NO_ONE),
  intents: () => [ReactiveAttack, ReactiveManeuver],
  check(_view, { by }, intent, refuse) {
    if (intent.with.at !== by) refuse('CE-RCT-002', 'only the one who provoked');
  },
});

/** Lets each enemy that has not answered this act yet strike; returns those who now have. @rule CE-RCT-003 CE-REA-004 */
export function provoke(play: Play, by: Id, why: string, before: readonly Id[]): readonly Id[] {
  let struck = before;
  for (const foe of opponents(play, by)) {
    if (before.includes(foe) || !awake(play, by)) continue;
    if (play.offer(Provoked, { by, foe, why }) !== undefined) struck = [...struck, foe];
  }
  return struck;
}

/** Everybody who threatens may strike. */
export function provokeAll(play: Play, by: Id, why: string): void {
  provoke(play, by, why, []);
}

/** Only one enemy may strike. @rule CE-MAN-005 */
export function provokeOne(play: Play, by: Id, foe: Id, why: string): void {
  play.offer(Provoked, { by, foe, why });
}

/** Whether an action that was begun can go on. @rule CE-RCT-003 */
export const canGoOn = (view: View, who: Id): boolean => awake(view, who) && !view.has(who, Stunned) && !view.has(who, Pinned);
