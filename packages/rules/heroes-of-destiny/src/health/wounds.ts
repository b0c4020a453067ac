import { adds, defineChange, defineCondition, defineQuery, type Id, plainSum, type View } from '@riposte/kernel';
import type { Attack } from '../rolls/attack.ts';
import { Defence, onDefences } from '../rolls/defence.ts';
import { onAllRolls } from '../rolls/penalties.ts';
import { type Fighter, fighter } from '../state/fighter.ts';
import { CRITICAL, FATAL, WoundSlots } from './wound-levels.ts';

/** The level of a fighter's highest wound: 0 none, 1 light to 5 fatal. @rule HD-WND-005 */
export function severity(view: View, who: Id): number {
  const { wounds } = fighter(view, who);
  let level = wounds.length;
  while (level > 0 && wounds[level - 1] === 0) level--;
  return level;
}

/** Moderate -1, severe -2, critical and worse -3 on rolls and skill defenses. */
const woundPenalty = (view: View, who: Id): number => 1 - Math.min(CRITICAL, severity(view, who));

/** @rule HD-WND-005 */
export const Wounded = defineCondition('wounded', {
  rule: 'HD-WND-005',
  title: 'wounded',
  while: (view, on) => view.state.entities[on].kind === 'fighter' && severity(view, on) > 0,
  contributes: [
    ...onAllRolls(woundPenalty, 'HD-WND-006', 'wounded'),
    adds(Defence, woundPenalty, {
      rule: 'HD-WND-006',
      label: 'wounded',
      only: 'for Power, Agility, Fortitude and Willpower',
      when: onDefences('power', 'agility', 'fortitude', 'willpower'),
    }),
  ],
});

export const WoundTaken = defineChange('wound-taken', (store, who: Id, level: number): void => {
  const f = store.edit(who) as Fighter;
  f.wounds = f.wounds.map((count, i) => (i === level - 1 ? count + 1 : count));
});

/** A wound of one level goes; where it drops, another of a lower level comes. */
export const WoundHealed = defineChange('wound-healed', (store, who: Id, level: number): boolean => {
  const f = store.edit(who) as Fighter;
  if (f.wounds[level - 1] === 0) return false;
  f.wounds = f.wounds.map((count, i) => (i === level - 1 ? count - 1 : count));
  return true;
});

/** All wounds of a fighter, as the game master says. */
export const WoundsSet = defineChange('wounds-set', (store, who: Id, wounds: readonly number[]): void => {
  (store.edit(who) as Fighter).wounds = wounds;
});

/** Has a wound more of a level that knocks out, as the game master says. */
export const Worsened = defineChange('worsened', (_store, _who: Id, _level: number): void => {});

/** The number of a fighter's wounds. */
export const woundCount = (f: Fighter): number => f.wounds.reduce((sum, count) => sum + count, 0);

/** The first level from this one up that has an empty slot; above fatal when none has. @rule HD-WND-004 */
export function openLevel(view: View, who: Id, from: number): number {
  let level = from;
  while (level <= FATAL && fighter(view, who).wounds[level - 1] >= WoundSlots(view, who, who, level)) level++;
  return level;
}

/** Steps by which a wound of this attack is moved before it is recorded. */
export const WoundSteps = defineQuery<Attack>('wound steps', {
  rule: 'HD-OFF-010',
  from: 'the attack itself',
  base: (_view, _who, _against, attack) => attack.steps,
  combine: plainSum,
});

/** No wound stays no wound, fatal stays fatal. */
function shifted(level: number, steps: number): number {
  return Math.max(0, Math.min(FATAL, level + steps));
}

/** Steps change the level read from the damage, then slots are filled. @rule HD-OFF-007 HD-OFF-010 */
export function stepsBeforeOverflow(view: View, who: Id, level: number, steps: number): number {
  const at = shifted(level, steps);
  return at === 0 ? 0 : openLevel(view, who, at);
}

/** The other reading: steps change the level at which the wound would be recorded. @rule HD-OFF-007 HD-OFF-010 */
export function stepsAfterOverflow(view: View, who: Id, level: number, steps: number): number {
  const at = shifted(Math.min(FATAL, openLevel(view, who, level)), steps);
  return at === 0 ? 0 : openLevel(view, who, at);
}
