import { defineCheckpoint, defineRoll, die, type Id, NOBODY, type Play, type Pool, sum, type View } from '@riposte/kernel';
import { fallProne, Prone } from '../conditions/prone.ts';
import { fighter, isFighter, scene } from '../fighters/fighter.ts';
import { SkillBonus } from '../fighters/skills.ts';
import { cellsOf } from '../movement/board.ts';
import { DepthSet, depthAt, LEAST_FALL } from '../movement/depth.ts';
import { Moved, Placed } from '../movement/steps.ts';
import { isPresent } from '../rounds/presence.ts';
import { takeDamage } from './harm.ts';
import { alive } from './unconscious.ts';

/** Metres from which a fall deals one d6 more. R-FALL */
const HEIGHTS = [LEAST_FALL, 5, 7, 9, 11, 13, 16, 19, 21, 25, 29];

export const FallRoll = defineRoll('fall', { rule: 'R-FALL', title: 'fall' });

const DICE: readonly Pool[] = HEIGHTS.map((_height, i) => (i === 0 ? die(6) : sum(...Array.from({ length: i + 1 }, () => die(6)))));

/** Dice of a fall that strong legs take away: one from 10, one more for every 5. R-FALL */
const softened = (view: View, who: Id): number => Math.min(7, Math.max(0, Math.floor((SkillBonus(view, who, NOBODY, { skill: 'leg-strength' }) - 5) / 5)));

/** A fall from a height: damage past all armour, and prone where there is any. R-FALL @returns the damage. */
export function fallFrom(play: Play, who: Id, metres: number): number {
  const dice = HEIGHTS.filter((height) => metres >= height).length - softened(play, who);
  if (dice <= 0) return 0;
  const points = play.roll(FallRoll, who, DICE[dice - 1]);
  if (!play.has(who, Prone)) fallProne(play, who);
  takeDamage(play, who, points);
  return points;
}

/** Who steps, jumps, is pushed or put over an edge falls. R-FALL */
export const Depth = defineCheckpoint('depth', {
  rule: 'R-FALL',
  watches: [Moved, Placed],
  settle(play, who) {
    if (!isFighter(play, who) || !alive(play, who) || !isPresent(play, who)) return;
    const { depth = 0, inanimate } = fighter(play, who);
    const now = depthAt(scene(play), cellsOf(play, who));
    if (now === depth) return;
    DepthSet(play, who, now);
    if (now > depth && !inanimate) fallFrom(play, who, now - depth);
  },
});
