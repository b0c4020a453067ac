import { defineChange, defineRoll, endAll, give, type Id, type Play, type View } from '@riposte/kernel';
import { Dead, Defending, Dying, Unconscious } from './conditions.ts';
import { type Fighter, fighter, heroic } from './fighter.ts';
import { CheckBonus, WoundSlots } from './numbers.ts';
import { ruled } from './rulings.ts';
import { CRITICAL, FATAL, LEVELS } from './tables.ts';

const FortitudeRoll = defineRoll('fortitude', { rule: 'HD-ATK-015', title: 'Fortitude check' });
const DeathRoll = defineRoll('death', { rule: 'HD-HDH-004', title: 'check of the dying' });
export const ROLLS = [FortitudeRoll, DeathRoll];

/** Fortitude that keeps a critically wounded one awake. */
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

export const FailureCounted = defineChange('failure-counted', (store, who: Id, failures: number): boolean => {
  if ((store.state.entities[who] as Fighter).failures === failures) return false;
  (store.edit(who) as Fighter).failures = failures;
  return true;
});

/** The level of the wound that this much final damage causes; 0 = none. @rule HD-THR-001 HD-THR-002 HD-THR-004 HD-THR-005 */
export function levelOf(damage: number): number {
  return damage < 0 ? 0 : Math.min(FATAL, 1 + Math.floor(damage / 2));
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

/** Takes final damage: one wound of the level that it reaches, in the next empty slot. @rule HD-WND-003 HD-WND-004 HD-THR-004 */
export function suffer(play: Play, who: Id, damage: number, steps: number, by: Id): void {
  const level = levelOf(damage);
  if (level === 0) return;
  const recorded = ruled(play).recordedAt(play, who, level, steps);
  if (recorded === 0) return;
  if (recorded > FATAL) return die(play, who, by);
  WoundTaken(play, who, recorded);
  endAll(play, who, Defending);
  if (recorded === FATAL) return fall(play, who, by);
  if (recorded === CRITICAL && !staysAwake(play, who)) give(play, who, Unconscious, { source: by });
}

/** A critical wound knocks out unless Fortitude holds. @rule HD-ATK-015 */
function staysAwake(play: Play, who: Id): boolean {
  const bonus = CheckBonus(play, who, who, 'fortitude');
  return play.roll(FortitudeRoll, who, ruled(play).wild.dice, (roll) => (roll + bonus >= AWAKE_TN ? 1 : 0)) === 1;
}

/** A fatal wound kills ordinary NPCs; others lie unconscious and dying. @rule HD-NPC-004 HD-WND-007 HD-HDH-004 */
function fall(play: Play, who: Id, by: Id): void {
  if (!heroic(fighter(play, who))) return die(play, who, by);
  give(play, who, Unconscious, { source: by });
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

/**
 * At the end of a round the dying check Vitality against the number of their wounds: the third failure kills, a
 * critical success stabilizes.
 * @rule HD-HDH-004
 */
export function checkDying(play: Play, who: Id): void {
  const tn = fighter(play, who).wounds.reduce((sum, count) => sum + count, 0);
  const bonus = CheckBonus(play, who, who, 'vitality');
  const { wild } = ruled(play);
  const roll = play.roll(DeathRoll, who, wild.dice, (total) => (total >= wild.success ? 2 : total + bonus >= tn ? 1 : 0));
  if (roll === 1) return;
  if (roll === 0) {
    FailureCounted(play, who, fighter(play, who).failures + 1);
    if (fighter(play, who).failures < LAST_FAILURE) return;
    die(play, who, who);
  }
  endAll(play, who, Dying);
  FailureCounted(play, who, 0);
}
