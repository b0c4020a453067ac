import { type ConditionDef, defineIntent, defineWindow, type Id, type IntentContext, isOff, NO_ONE, oneOf, type Play, type View } from '@riposte/kernel';
import { resolveAttack } from '../attack/attack.ts';
import { attackOf } from '../attack/attack-roll.ts';
import { opponents } from '../fighters/fighter.ts';
import { weaponCode } from '../gear/in-hand.ts';
import { Stunned } from '../injuries/stunned.ts';
import { aims, loot, tryManeuver } from '../manoeuvres/effects.ts';
import { Pinned } from '../manoeuvres/grapple.ts';
import { GOING, isUntrained, MANEUVERS, type Maneuver } from '../manoeuvres/modifiers.ts';
import { threatens } from '../positioning/flanking.ts';
import { FromHiding } from '../positioning/from-hiding.ts';
import { isHiddenFrom } from '../positioning/hidden.ts';
import { canManeuver } from '../positioning/reach.ts';
import { ableToReact, Reactions } from '../rounds/reactions.ts';
import { alive } from '../stamina/dead.ts';
import { awake } from '../stamina/unconscious.ts';
import { STRIKE_WITH, type StrikeWith } from './melee.ts';

const TAGS = ['reaction'];
const price = () => [{ resource: Reactions, amount: 1 }];

/** A melee attack as a reaction: no AP, no iterative disadvantage, no free actions. @rule CE-RCT-001 CE-REA-001 CE-ACT-004 */
export const ReactiveAttack = defineIntent<StrikeWith>('reactive-attack', {
  rule: 'CE-RCT-001',
  title: 'Reactive attack',
  tags: TAGS,
  automatic: true,
  price,
  available(view, by, refuse) {
    if (!ableToReact(view, by)) refuse('CE-REA-002', 'no-reaction');
  },
  params: STRIKE_WITH,
  perform(play, by, { weapon, at, attribute }) {
    Reactions.spend(play, by, 1);
    return resolveAttack(play, attackOf(by, at, weapon, weaponCode(play, weapon), { attribute, way: 'reaction' })).hit;
  },
});

interface ReactiveWith {
  readonly maneuver: Maneuver;
  readonly at: Id;
  /** What is disarmed or sundered, and what is stolen; null where there is no question of it. */
  readonly part: Id | null;
  readonly gear: number | null;
}

type ReactiveContext = IntentContext<ReactiveWith>;

/** A manoeuvre as a reaction; an untrained one provokes in its turn. @rule CE-RCT-001 CE-MNV-001 CE-MAN-005 */
export const ReactiveManeuver = defineIntent<ReactiveWith>('reactive-maneuver', {
  rule: 'CE-RCT-001',
  title: 'Reactive manoeuvre',
  tags: TAGS,
  automatic: true,
  price,
  available(view, by, refuse) {
    if (!ableToReact(view, by)) refuse('CE-REA-002', 'no-reaction');
  },
  params: {
    maneuver: oneOf<ReactiveContext, Maneuver>({
      rule: 'CE-MNV-003',
      candidates: (view, { by }) => MANEUVERS.filter((maneuver) => isFreeFor(view, by, maneuver)),
    }),
    at: oneOf<ReactiveContext, Id>({ rule: 'CE-MAN-002', candidates: (view, { by }) => opponents(view, by).filter((at) => canManeuver(view, by, at)) }),
    part: oneOf<ReactiveContext, Id | null>({
      rule: 'CE-MNV-001',
      candidates: (view, { with: { maneuver, at } }) => (maneuver === 'disarm' || maneuver === 'sunder' ? aims(view, maneuver, at) : [null]),
    }),
    gear: oneOf<ReactiveContext, number | null>({
      rule: 'CE-MNV-001',
      candidates: (view, { with: { maneuver, at } }) => (maneuver === 'steal' ? loot(view, at) : [null]),
    }),
  },
  perform(play, by, { maneuver, at, part, gear }) {
    Reactions.spend(play, by, 1);
    if (!isUninterrupted(play, by, at, maneuver)) return false;
    return tryManeuver(play, { by, at, maneuver, way: 'reaction', earlier: 0, to: part ?? gear });
  },
});

/** An act that provokes one enemy. */
interface Provoking {
  readonly by: Id;
  readonly foe: Id;
  readonly why: string;
}

/** After the provoking act began, before it takes effect. @rule CE-RCT-002 CE-RCT-003 CE-REA-003 CE-REA-004 */
export const Provoked = defineWindow<Provoking>('provoked', {
  rule: 'CE-RCT-001',
  who: (view, { by, foe }) =>
    ableToReact(view, foe) && threatens(view, foe, by) && !isHiddenFrom(view, by, foe) && !view.has(by, FromHiding) ? [foe] : NO_ONE,
  intents: () => [ReactiveAttack, ReactiveManeuver],
  check(_view, { by }, intent, refuse) {
    if (intent.with.at !== by) refuse('CE-RCT-002', 'only-who-provoked');
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

/** Each enemy who threatens may strike. */
export function provokeAll(play: Play, by: Id, why: string): void {
  provoke(play, by, why, []);
}

/** Whether nothing keeps a fighter where it is, for a manoeuvre in which it goes along. */
function isFreeFor(view: View, by: Id, maneuver: Maneuver): boolean {
  const ways = GOING[maneuver] ?? [];
  const keeps = (kind: number): boolean => (view.rules.things[kind] as ConditionDef).forbids.some(({ tags }) => tags.some((tag) => ways.includes(tag)));
  return ways.length === 0 || !view.state.entities[by].conditions.some(({ kind }) => keeps(kind));
}

/** Whether a manoeuvre comes to its roll: without training its target may strike first, or put itself out of reach. @rule CE-MAN-005 CE-RCT-003 */
export function isUninterrupted(play: Play, by: Id, at: Id, maneuver: Maneuver): boolean {
  if (isUntrained(play, by, maneuver)) play.offer(Provoked, { by, foe: at, why: `tries to ${maneuver} without training` });
  return canGoOn(play, by) && isFreeFor(play, by, maneuver) && alive(play, at) && (canManeuver(play, by, at) || isOff(play, 'CE-MAN-002', by));
}

/** Whether an action that was begun can go on. @rule CE-RCT-003 */
export const canGoOn = (view: View, who: Id): boolean => awake(view, who) && !view.has(who, Stunned) && !view.has(who, Pinned);
