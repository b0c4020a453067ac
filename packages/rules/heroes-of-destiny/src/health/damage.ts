import {
  type Condition,
  ConditionEnded,
  ConditionGiven,
  carried,
  defineAsk,
  defineChange,
  defineCheckpoint,
  defineCondition,
  defineIntent,
  end,
  endAll,
  GM,
  give,
  type Id,
  number,
  oneOf,
  type Play,
} from '@riposte/kernel';
import { COSTS } from '../actions/costs.ts';
import { Defending } from '../actions/defend.ts';
import { needsApart } from '../grappling/apart.ts';
import { Prone } from '../movement/posture.ts';
import { passes, passesWild } from '../rolls/checks.ts';
import { ruled } from '../rulings.ts';
import { ActionPoints } from '../sequence/action-points.ts';
import { shies } from '../situations/mount-control.ts';
import { HoldTn, isInWater, MediumSet, needsHold, skillFor } from '../situations/swimming-and-climbing.ts';
import { fighter, heroic, isFighter, type Medium } from '../state/fighter.ts';
import { Carried } from '../state/ridden.ts';
import { ailmentOf, isBloodless, lower, worst } from './ailments.ts';
import { alive, lives, Unconscious } from './alive.ts';
import { Dying, die, passOut, stabilized, staysAwake, triesToWake } from './dying.ts';
import { wake } from './rest.ts';
import { CRITICAL, FATAL, levelOf } from './wound-levels.ts';
import { openLevel, severity, Worsened, WoundsSet, WoundTaken } from './wounds.ts';

// All that wounds stands in one file, since one thing leads to another: a wound may cost the hold, a fall wounds again,
// bleeding and fire wound, and water puts the fire out.

/** Takes final damage. Returns the level at which the wound was recorded, 0 for none, 6 where no slot was left. @rule HD-THR-004 */
export function suffer(play: Play, who: Id, damage: number, steps: number, by: Id): number {
  const level = levelOf(damage);
  return level === 0 ? 0 : record(play, who, ruled(play).recordedAt(play, who, level, steps), by, null);
}

/** Takes a wound of a level, in the next empty slot. @rule HD-WND-003 HD-WND-004 */
export function takeWound(play: Play, who: Id, level: number, by: Id): number {
  return record(play, who, openLevel(play, who, level), by, null);
}

/** What an attacker does who could knock the target out. */
export type KnockOut = 'unconscious' | 'helpless';

/** Fills the slot, and what follows from it. `mercy` is asked before a wound knocks out. @rule HD-WND-003 */
export function record(play: Play, who: Id, level: number, by: Id, mercy: (() => KnockOut) | null): number {
  if (level === 0 || !lives(play, who)) return 0;
  if (level > FATAL) {
    if (play.ask(SecondFatal, GM, { who })) die(play, who, by);
    return level;
  }
  WoundTaken(play, who, level);
  wake(play, who);
  endAll(play, who, Defending);
  if (level === FATAL) takesFatalWound(play, who, by);
  else if (level === CRITICAL && !play.has(who, Unconscious) && !staysAwake(play, who)) knockOut(play, who, by, mercy);
  keepsHold(play, who, level);
  shies(play, who);
  return level;
}

/** A second fatal wound has no slot to fill. @rule HD-WND-004 */
export const SecondFatal = defineAsk<{ readonly who: Id }, boolean>('second-fatal-wound', {
  rule: 'HD-WND-004',
  answer: oneOf({ rule: 'HD-WND-004', candidates: () => [true, false] }),
  fallback: () => true,
});

function knockOut(play: Play, who: Id, by: Id, mercy: (() => KnockOut) | null): void {
  if (mercy !== null && mercy() === 'helpless') return;
  passOut(play, who, by);
}

/** The game master may give an NPC the rules of player characters. @rule HD-NPC-002 */
export const SpecialNpc = defineAsk<{ readonly who: Id }, boolean>('special-npc', {
  rule: 'HD-NPC-002',
  open: (view, _gm, { who }) => fighter(view, who).npc,
  answer: oneOf({ rule: 'HD-NPC-002', candidates: () => [true, false] }),
  fallback: (view, _gm, { who }) => heroic(fighter(view, who)),
});

/** A fatal wound kills ordinary NPCs; others lie unconscious and dying. @rule HD-NPC-004 HD-WND-007 HD-NPC-001 */
function takesFatalWound(play: Play, who: Id, by: Id): void {
  if (!play.ask(SpecialNpc, GM, { who })) return die(play, who, by);
  passOut(play, who, by);
  ruled(play).doom(play, who);
}

/** What follows from a critical or fatal wound that nothing but the game master dealt. @rule HD-WND-006 HD-WND-007 */
export const TakesWorse = defineCheckpoint('takes-worse', {
  rule: 'HD-WND-006',
  watches: [Worsened],
  settle(play, who) {
    if (!lives(play, who)) return;
    if (severity(play, who) === FATAL) takesFatalWound(play, who, who);
    else if (severity(play, who) === CRITICAL && !play.has(who, Unconscious) && !staysAwake(play, who)) passOut(play, who, who);
  },
});

/** With fewer wounds the dying are stable and the unconscious may wake. @rule HD-WND-007 HD-MSC-013 */
export const GetsBetter = defineCheckpoint('gets-better', {
  rule: 'HD-MSC-013',
  watches: [WoundsSet],
  settle(play, who) {
    if (severity(play, who) < FATAL && play.has(who, Dying)) stabilized(play, who);
    if (severity(play, who) < CRITICAL) triesToWake(play, who);
  },
});

/** An attacker who climbs or swims must hold on, or misses and falls or sinks. @rule HD-SWC-001 HD-SWC-002 HD-SWC-003 */
export function holdsOnWhileAttacking(play: Play, who: Id): boolean {
  return !needsHold(play, who) || checkHold(play, who, 0);
}

const PENALTY_OF_A_LEVEL = 5;

/** A wound shakes the hold: -5 for each level beyond light. @rule HD-SWC-004 */
function keepsHold(play: Play, who: Id, level: number): void {
  if (alive(play, who) && needsHold(play, who)) checkHold(play, who, -PENALTY_OF_A_LEVEL * (level - 1));
}

function checkHold(play: Play, who: Id, penalty: number): boolean {
  const { medium } = fighter(play, who);
  const tn = play.ask(HoldTn, GM, { who, medium });
  if (passes(play, who, skillFor(medium), tn, penalty)) return true;
  losesHold(play, who);
  return false;
}

function losesHold(play: Play, who: Id): void {
  if (fighter(play, who).medium === 'swimming') enterMedium(play, who, 'underwater');
  else falls(play, who);
}

/** The unconscious, and those thrown off their feet, hold on to nothing: they fall or sink, unless they are carried (R-CONDITIONS). @rule HD-SWC-003 */
export const LetsGoOfAll = defineCheckpoint('lets-go-of-all', {
  rule: 'HD-SWC-003',
  watches: [ConditionGiven, ConditionEnded, MediumSet],
  settle(play, who) {
    if (isFighter(play, who) && lives(play, who) && play.has(who, Prone) && !play.has(who, Carried) && needsHold(play, who)) losesHold(play, who);
  },
});

/** How far it is down. */
export const FallHeight = defineAsk<{ readonly who: Id }, number>('fall-height', {
  rule: 'HD-SWC-003',
  answer: number({ rule: 'HD-SWC-003', least: () => 0, most: () => 200 }),
  fallback: () => 2,
});

export const Fell = defineChange('fell', (_store, _who: Id, _yards: number): void => {});

/** Falls as far as the game master says. @rule HD-SWC-003 */
export const falls = (play: Play, who: Id): void => fallsFar(play, who, play.ask(FallHeight, GM, { who }));

/** A point of damage for each yard; armour does not help (R-FALL). @rule HD-SWC-003 */
export function fallsFar(play: Play, who: Id, yards: number): void {
  Fell(play, who, yards);
  MediumSet(play, who, 'ground');
  give(play, who, Prone);
  const { vit, size, fixed } = fighter(play, who);
  if (yards > 0) suffer(play, who, yards - (fixed.toughness ?? vit + size), 0, who);
}

/** Checks at the end of each round or a wound of its level; every two successes lower it. Several wounds bleed apart. */
export const Bleeding = defineCondition('bleeding', {
  rule: 'HD-MSC-017',
  title: 'bleeding',
  stacks: true,
  each: (play, who, condition) => (isBloodless(play, who) ? undefined : keepsWounding(play, who, condition)),
});

/** As bleeding; water and cold end it. */
export const Burning = defineCondition('burning', { rule: 'HD-MSC-017', title: 'burning', stacks: true, each: keepsWounding });

const SUCCESSES_A_STEP = 2;

function keepsWounding(play: Play, who: Id, condition: Condition): void {
  const ailment = ailmentOf(condition.value);
  if (!passesWild(play, who, 'fortitude', ailment.tn)) {
    takeWound(play, who, ailment.level, who);
    return;
  }
  const successes = ailment.successes + 1;
  if (successes === SUCCESSES_A_STEP) lower(play, who, condition, { ...ailment, successes: 0, level: ailment.level - 1 });
  else lower(play, who, condition, { ...ailment, successes });
}

/** Enters water or leaves it; water puts fire out. */
export function enterMedium(play: Play, who: Id, medium: Medium): void {
  MediumSet(play, who, medium);
  if (isInWater(play, who)) for (const fire of carried(play, who, Burning)) end(play, who, fire.id);
}

const COOLING = 2;

/** Enough cold lowers what burns (R-CONDITIONS). */
export function cools(play: Play, who: Id, damage: number): void {
  if (damage < COOLING) return;
  for (const fire of carried(play, who, Burning)) lower(play, who, fire, { ...ailmentOf(fire.value), level: ailmentOf(fire.value).level - 1 });
}

/** Drops and rolls: what burns one most burns a step less. */
export const DropAndRoll = defineIntent('drop-and-roll', {
  rule: 'R-CONDITIONS',
  title: 'Drop and roll',
  tags: ['action', 'afoot'],
  available(view, by, refuse) {
    needsApart(view, by, refuse);
    if (carried(view, by, Burning).length === 0) refuse('R-CONDITIONS', 'not-burning');
  },
  price: () => [{ resource: ActionPoints, amount: COSTS['drop-and-roll'].ap }],
  perform(play, by) {
    const fires = carried(play, by, Burning);
    if (fires.length === 0) return false;
    const fire = worst(fires);
    const ailment = ailmentOf(fire.value);
    lower(play, by, fire, { ...ailment, level: ailment.level - 1 });
    return true;
  },
});
