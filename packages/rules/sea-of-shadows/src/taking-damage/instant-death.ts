import { defineAsk, defineCondition, give, type Id, NOBODY, oneOf, type Play, type View } from '@riposte/kernel';
import { fighter } from '../characters/fighter.ts';
import { ruled } from '../rulings.ts';
import { Hurt } from './hit-points.ts';

export const Dead = defineCondition('dead', {
  rule: 'SS-IDT-001',
  title: 'dead',
  forbids: [{ tags: ['action', 'free', 'word', 'turn', 'after'], rule: 'SS-IDT-001', reason: 'dead' }],
});

/** Whether a fighter is not dead. */
export const alive = (view: View, who: Id): boolean => !view.has(who, Dead);

/**
 * Whether a lethal hit kills at once: with twice the HP, or once the HP of the knocked out. With 0 HP to begin with, any
 * hit does. @rule SS-IDT-001 SS-IDT-002 SS-IDT-005
 */
export function killsAtOnce(view: View, who: Id, points: number, isKnockedOut: boolean): boolean {
  if (isKnockedOut) return points >= fighter(view, who).maxHp;
  return points >= 2 * ruled(view).deathHp(view, who);
}

/** A minor character would die; the game master may spare it for the story. @rule SS-IDT-004 */
export const Spare = defineAsk<{ readonly who: Id }, boolean>('spare', {
  rule: 'SS-IDT-004',
  answer: oneOf({ rule: 'SS-IDT-004', candidates: () => [false, true] }),
  fallback: () => false,
});

/** Takes all HP and the life of a fighter. */
export function killOutright(play: Play, who: Id): void {
  Hurt(play, who, fighter(play, who).hp, true);
  kill(play, who, NOBODY);
}

/** Makes a fighter dead, by the deed of `by`. */
export function kill(play: Play, who: Id, by: Id): void {
  give(play, who, Dead, { source: by });
}
