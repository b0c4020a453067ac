import { defineAsk, defineChange, defineResource, endAll, GM, give, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { Dead, KnockedOut } from '../problematic-situations/helpless.ts';
import { type Fighter, fighter } from '../characters/fighter.ts';
import { MostMp } from '../characters/checks.ts';
import { ruled } from '../rulings.ts';

/** Magic points; never more than the character has in all. @rule SS-WND-003 */
export const MagicPoints = defineResource('mp', {
  title: 'MP',
  cap: MostMp,
  read: (entity) => (entity as Fighter).mp,
  write: (entity, value) => {
    (entity as Fighter).mp = value;
  },
});

/** Hit points lost; they never fall below zero. @rule SS-DMG-003 SS-KNO-002 */
export const Hurt = defineChange(
  'hurt',
  (store, who: Id, points: number, _lethal: boolean): boolean => {
    const before = (store.state.entities[who] as Fighter).hp;
    if (points <= 0) return false;
    (store.edit(who) as Fighter).hp = Math.max(0, before - points);
    return true;
  },
  { say: (name, who, points, lethal) => `${name(who)} takes ${points} ${lethal ? '' : 'nonlethal '}damage` },
);

/** Damage of a hit: a point for each success, more by weapon. Kills at once, knocks out, or wounds. @rule SS-DMG-001 SS-DMG-002 */
export function takeHit(play: Play, who: Id, points: number, lethal: boolean, by: Id): void {
  const had = fighter(play, who).hp;
  const isOut = had === 0 && play.has(who, KnockedOut);
  const deadly = lethal && killsAtOnce(play, who, points);
  Hurt(play, who, points, lethal);
  if (deadly) return die(play, who, by);
  if (!isOut && had <= points) knockOut(play, who, lethal, by);
}

/** Twice the HP in one hit, once if already out; so any hit where there were none to begin with. @rule SS-IDT-001 SS-IDT-002 SS-IDT-005 */
export function killsAtOnce(view: View, who: Id, points: number): boolean {
  const { maxHp } = fighter(view, who);
  if (view.has(who, KnockedOut)) return points >= maxHp;
  return points >= 2 * ruled(view).deathHp(view, who);
}

/** A minor character falls; the game master may spare it when the story needs it. @rule SS-IDT-004 */
export const Spare = defineAsk<{ readonly who: Id }, boolean>('spare', {
  rule: 'SS-IDT-004',
  because: (view, _who, about) => `${fighter(view, about.who).name} is a minor character and would die now`,
  answer: oneOf({ rule: 'SS-IDT-004', candidates: () => [false, true] }),
  fallback: () => false,
});

/**
 * Out for the encounter, without MP; a minor character dies. For one who was out with HP left, put to sleep, what takes
 * the last of them counts. @rule SS-KNO-001 SS-KNO-003 SS-KNO-005 SS-IDT-003
 */
export function knockOut(play: Play, who: Id, lethal: boolean, by: Id): void {
  if (lethal && fighter(play, who).minor && !play.ask(Spare, GM, { who })) return die(play, who, by);
  endAll(play, who, KnockedOut);
  give(play, who, KnockedOut, { source: by, value: lethal ? 1 : 0 });
  MagicPoints.spend(play, who, fighter(play, who).mp);
}

export function die(play: Play, who: Id, by: Id): void {
  give(play, who, Dead, { source: by });
}
