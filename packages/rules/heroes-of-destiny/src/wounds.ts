import { carried, defineAsk, defineChange, defineRoll, endAll, GM, give, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { CheckBonus, passesWild, rollOf } from './checks.ts';
import { alive, Dead, Defending, Dying, Prone, Unconscious } from './conditions.ts';
import { type Fighter, fighter, heroic } from './fighter.ts';
import { WoundSlots } from './numbers.ts';
import { shies } from './riding.ts';
import { ruled } from './rulings.ts';
import { CRITICAL, FATAL, LEVELS, THRESHOLDS } from './tables.ts';
import { keepsHold } from './water.ts';

/** Fortitude that keeps a critically wounded one awake, and wakes. */
const AWAKE_TN = 4;
const LAST_FAILURE = 3;

export const WoundTaken = defineChange(
  'wound-taken',
  (store, who: Id, level: number): void => {
    const f = store.edit(who) as Fighter;
    f.wounds = f.wounds.map((count, i) => (i === level - 1 ? count + 1 : count));
  },
  { say: (name, who, level) => `${name(who)} takes a ${LEVELS[level - 1]} wound` },
);

/** A wound of one level goes; where it drops, another of a lower level comes. */
export const WoundHealed = defineChange(
  'wound-healed',
  (store, who: Id, level: number): boolean => {
    const f = store.edit(who) as Fighter;
    if (f.wounds[level - 1] === 0) return false;
    f.wounds = f.wounds.map((count, i) => (i === level - 1 ? count - 1 : count));
    return true;
  },
  { say: (name, who, level) => `a ${LEVELS[level - 1]} wound of ${name(who)} is treated` },
);

export const FailureCounted = defineChange('failure-counted', (store, who: Id, failures: number): boolean => {
  if ((store.state.entities[who] as Fighter).failures === failures) return false;
  (store.edit(who) as Fighter).failures = failures;
  return true;
});

/** What failed recovery checks add to later ones. */
export const RecoveryBonusSet = defineChange('recovery-bonus-set', (store, who: Id, bonus: number): boolean => {
  if ((store.state.entities[who] as Fighter).recoveryBonus === bonus) return false;
  (store.edit(who) as Fighter).recoveryBonus = bonus;
  return true;
});

/** The level of the wound that this much final damage causes; 0 = none. @rule HD-THR-004 HD-THR-005 */
export function levelOf(damage: number): number {
  return THRESHOLDS.filter((threshold) => threshold <= damage).length;
}

/** The first level from this one up that has an empty slot; above fatal when none has. @rule HD-WND-004 */
export function openLevel(view: View, who: Id, from: number): number {
  let level = from;
  while (level <= FATAL && fighter(view, who).wounds[level - 1] >= WoundSlots(view, who, who, level)) level++;
  return level;
}

/** No wound stays no wound, fatal stays fatal. */
function moved(level: number, steps: number): number {
  return Math.max(0, Math.min(FATAL, level + steps));
}

/** Steps change the level read from the damage, then slots are filled. @rule HD-OFF-007 HD-OFF-010 */
export function stepsBeforeOverflow(view: View, who: Id, level: number, steps: number): number {
  const at = moved(level, steps);
  return at === 0 ? 0 : openLevel(view, who, at);
}

/** The other reading: steps change the level at which the wound would be recorded. @rule HD-OFF-007 HD-OFF-010 */
export function stepsAfterOverflow(view: View, who: Id, level: number, steps: number): number {
  const at = moved(Math.min(FATAL, openLevel(view, who, level)), steps);
  return at === 0 ? 0 : openLevel(view, who, at);
}

/** Takes final damage. Returns the level at which the wound was recorded, 0 for none, 6 where no slot was left. @rule HD-THR-004 */
export function suffer(play: Play, who: Id, damage: number, steps: number, by: Id): number {
  const level = levelOf(damage);
  return level === 0 ? 0 : record(play, who, ruled(play).recordedAt(play, who, level, steps), by, null);
}

/** Takes a wound of a level, in the next empty slot. @rule HD-WND-003 HD-WND-004 */
export function takeWound(play: Play, who: Id, level: number, by: Id): number {
  return record(play, who, openLevel(play, who, level), by, null);
}

/** What somebody does who could knock another out. */
export type KnockOut = 'unconscious' | 'helpless';

/** Fills the slot, and what follows from it. `mercy` is asked before a wound knocks out. @rule HD-WND-003 */
export function record(play: Play, who: Id, level: number, by: Id, mercy: (() => KnockOut) | null): number {
  if (level === 0 || !alive(play, who)) return 0;
  if (level > FATAL) {
    if (play.ask(SecondFatal, GM, { who })) die(play, who, by);
    return level;
  }
  WoundTaken(play, who, level);
  endAll(play, who, Defending);
  if (level === FATAL) fall(play, who, by);
  else if (level === CRITICAL && !play.has(who, Unconscious) && !staysAwake(play, who)) knockOut(play, who, by, mercy);
  keepsHold(play, who, level);
  shies(play, who);
  return level;
}

/** A second fatal wound has no slot to fill. @rule HD-WND-004 */
export const SecondFatal = defineAsk<{ readonly who: Id }, boolean>('second-fatal-wound', {
  rule: 'HD-WND-004',
  because: (view, _gm, { who }) => `${fighter(view, who).name} has a fatal wound already; does another one kill?`,
  answer: oneOf({ rule: 'HD-WND-004', candidates: () => [true, false] }),
  fallback: () => true,
});

/** A critical wound knocks out unless Fortitude holds. @rule HD-WND-006 */
function staysAwake(play: Play, who: Id): boolean {
  return passesWild(play, who, 'fortitude', AWAKE_TN);
}

function knockOut(play: Play, who: Id, by: Id, mercy: (() => KnockOut) | null): void {
  if (mercy !== null && mercy() === 'helpless') return;
  passOut(play, who, by);
}

/** Goes down, and lies there still after waking. */
function passOut(play: Play, who: Id, by: Id): void {
  give(play, who, Prone);
  give(play, who, Unconscious, { source: by });
}

/** The game master may give an NPC the rules of player characters. @rule HD-NPC-002 */
export const SpecialNpc = defineAsk<{ readonly who: Id }, boolean>('special-npc', {
  rule: 'HD-NPC-002',
  because: (view, _gm, { who }) => `${fighter(view, who).name} has a fatal wound; does it lie dying like a hero?`,
  open: (view, _gm, { who }) => fighter(view, who).npc,
  answer: oneOf({ rule: 'HD-NPC-002', candidates: () => [true, false] }),
  fallback: (view, _gm, { who }) => heroic(fighter(view, who)),
});

/** A fatal wound kills ordinary NPCs; others lie unconscious and dying. @rule HD-NPC-004 HD-WND-007 HD-NPC-001 */
function fall(play: Play, who: Id, by: Id): void {
  if (!play.ask(SpecialNpc, GM, { who })) return die(play, who, by);
  passOut(play, who, by);
  ruled(play).doom(play, who);
}

function die(play: Play, who: Id, by: Id): void {
  give(play, who, Dead, { source: by });
}

/** The clock of the notes: checks at the end of each round. @rule HD-HDH-004 */
export function doomOfDying(play: Play, who: Id): void {
  give(play, who, Dying);
}

/** The other reading: only the game master ends a life. @rule HD-HDH-004 */
export function doomOfGm(): void {}

/** All wounds that somebody has. */
export const woundCount = (f: Fighter): number => f.wounds.reduce((sum, count) => sum + count, 0);

/**
 * At the end of a round the dying check Vitality against the number of their wounds: the third failure kills, a
 * critical success stabilizes.
 * @rule HD-HDH-004
 */
export function checkDying(play: Play, who: Id): void {
  const tn = woundCount(fighter(play, who));
  const bonus = CheckBonus(play, who, who, 'death');
  const { wild } = ruled(play);
  const fate = play.roll(rollOf('death'), who, wild.dice, (total) => (total >= wild.success ? 2 : total + bonus >= tn ? 1 : 0));
  if (fate === 1) return;
  if (fate === 0) {
    FailureCounted(play, who, fighter(play, who).failures + 1);
    if (fighter(play, who).failures < LAST_FAILURE) return;
    die(play, who, who);
  }
  stabilized(play, who);
}

/** The dying clock stops. @rule HD-MSC-013 */
export function stabilized(play: Play, who: Id): void {
  endAll(play, who, Dying);
  FailureCounted(play, who, 0);
}

/** A healed wound, or help, lets somebody who lies unconscious try to wake. @rule HD-MSC-013 */
export function triesToWake(play: Play, who: Id): void {
  if (carried(play, who, Unconscious).length === 0 || play.has(who, Dying) || !alive(play, who)) return;
  if (passesWild(play, who, 'fortitude', AWAKE_TN)) endAll(play, who, Unconscious);
}

/** A wound drops from one level to another, 0 = gone; the fatal wound gone ends dying, the last one gone the bonus of failures. Returns where it came to lie. @rule HD-WND-007 HD-RCV-008 */
export function dropWound(play: Play, who: Id, from: number, to: number): number {
  WoundHealed(play, who, from);
  const at = to <= 0 ? 0 : openLevel(play, who, to);
  if (at > 0) WoundTaken(play, who, at);
  if (from === FATAL && at < FATAL) stabilized(play, who);
  if (woundCount(fighter(play, who)) === 0) RecoveryBonusSet(play, who, 0);
  if (at < from) triesToWake(play, who);
  return at;
}

export const ExtraDamage = defineRoll('damage', { rule: 'HD-OFF-013', title: 'extra damage' });
export const ROLLS = [ExtraDamage];
export const ASKS = [SecondFatal, SpecialNpc];
export const CHANGES = [WoundTaken, WoundHealed, FailureCounted, RecoveryBonusSet];
