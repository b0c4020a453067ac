import { adds, carried, defineCondition, die, end, type Id, type Play, type View } from '@riposte/kernel';
import { Blinded, Hidden } from '../actions-in-combat/stealth.ts';
import { fighter } from '../characters/fighter.ts';
import { Speed } from '../characters/speed.ts';
import { Boons } from '../characters/target-number.ts';
import { awake } from '../damage-and-health/unconscious.ts';
import type { Point } from '../initiative-structure/scene.ts';
import { isWalled } from '../positioning/cover.ts';
import { pointOf } from '../positioning/places.ts';

/** Points as the value, off the next damage (R-MAGIC). */
export const Warded = defineCondition('warded', { rule: 'R-MAGIC', title: 'warded' });

/** Points that a ward takes off (R-MAGIC). */
export const WARD = 6;

/** What a ward takes off one blow, on which it ends (R-MAGIC). */
export function spendWard(play: Play, who: Id): number {
  const [ward] = carried(play, who, Warded);
  if (ward === undefined) return 0;
  end(play, who, ward.id);
  return ward.value;
}

/** The blade in a hand burns; the value is the hand, 0 the first, 1 the other (R-MAGIC). */
export const FlameBlade = defineCondition('blade-in-flames', { rule: 'R-MAGIC', title: 'blade in flames', stacks: true });

/** Whether a weapon that a fighter holds burns (R-MAGIC). */
export function isInFlames(view: View, who: Id, weapon: number): boolean {
  const { weapon: first, other } = fighter(view, who);
  return carried(view, who, FlameBlade).some(({ value }) => weapon === (value === 0 ? first : other));
}

/** Damage that flames add to a blade (R-MAGIC). */
export const FLAMES = { pool: die(6), type: 'fire' } as const;

/** Rounds that a blade burns (R-MAGIC). */
export const FLAME_ROUNDS = 3;

/** Rounds that frost slows (R-MAGIC). */
export const SLOWED_ROUNDS = 1;

/** Frost in the limbs: half speed (R-MAGIC). */
export const Slowed = defineCondition('slowed', {
  rule: 'R-MAGIC',
  title: 'slowed',
  contributes: [adds(Speed, 2, { rule: 'R-MAGIC', label: 'slowed by frost', stage: 'slowed' })],
});

/** Whether what a fighter fears is awake and in its sight (R-CONDITIONS, R-WALLS). */
const isSeen = (view: View, who: Id, source: Id): boolean =>
  awake(view, source) && !view.has(who, Blinded) && !view.has(source, Hidden) && !isWalled(view, pointOf(view, who), pointOf(view, source));

/** Bane on all tests while the source is awake and not hidden; no step towards it (R-CONDITIONS). */
export const Frightened = defineCondition('frightened', {
  rule: 'R-CONDITIONS',
  title: 'frightened',
  stacks: true,
  contributes: [
    adds(Boons, -1, {
      rule: 'R-CONDITIONS',
      label: 'frightened',
      only: 'while the source is awake and in sight',
      when: (view, who, _against, _asked, fear) => fear!.source < 0 || isSeen(view, who, fear!.source),
    }),
  ],
});

/** Rounds that dread lasts (R-MAGIC). */
export const DREAD_ROUNDS = 2;

/** Whether a step takes a frightened fighter nearer to what it fears (R-CONDITIONS). */
export function fears(view: View, who: Id, from: Point, to: Point): boolean {
  const { conditions } = fighter(view, who);
  if (conditions.length === 0) return false;
  const kind = view.rules.codeOf(Frightened);
  return conditions.some((condition) => {
    if (condition.kind !== kind || !awake(view, condition.source)) return false;
    const [x, y] = pointOf(view, condition.source);
    return (to[0] - x) ** 2 + (to[1] - y) ** 2 < (from[0] - x) ** 2 + (from[1] - y) ** 2;
  });
}
