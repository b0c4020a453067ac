import { carried, end, give, type Id, type Play, type View } from '@riposte/kernel';
import { Unloaded } from '../actions-in-combat/reload.ts';
import { DamagedShield } from '../damage-and-health/damaged-armour.ts';
import { Rounds } from '../initiative-structure/clocks.ts';
import { type Marks, SCENE, scene } from '../initiative-structure/scene.ts';
import { FlameBlade } from '../using-magic/effects.ts';
import type { Held } from './in-hand.ts';

/** The value of a condition of the thing in that hand. */
const HAND: { readonly [H in Held]: number } = { weapon: 0, other: 1, shield: 2 };

/** Flames that no round ends. */
const ENDLESS = -1;

/** What clings to the thing in a hand: it is not loaded, burns until a round, is damaged (R-GEAR); null for nothing. */
function marksOf(view: View, who: Id, item: Held): Marks | null {
  const unloaded = carried(view, who, Unloaded).some(({ value }) => value === HAND[item]);
  const burning = carried(view, who, FlameBlade).find(({ value }) => value === HAND[item]);
  const flames = burning === undefined ? 0 : burning.clock < 0 ? ENDLESS : burning.at;
  const damage = item === 'shield' ? carried(view, who, DamagedShield).reduce((sum, { value }) => sum + value, 0) : 0;
  return unloaded || flames !== 0 || damage > 0 ? { unloaded, flames, damage } : null;
}

/** What clings to the thing in a hand, by id. */
export const marksOn = (view: View, who: Id, item: Held): number[] =>
  [Unloaded, FlameBlade, ...(item === 'shield' ? [DamagedShield] : [])].flatMap((kind) =>
    carried(view, who, kind).flatMap(({ id, value }) => (kind === DamagedShield || value === HAND[item] ? [id] : [])),
  );

/** Takes what clings to the thing in a hand off its bearer, for it goes with the thing (R-GEAR). */
export function takeMarks(play: Play, who: Id, item: Held): Marks | null {
  const marks = marksOf(play, who, item);
  if (marks === null) return null;
  for (const id of marksOn(play, who, item)) end(play, who, id);
  return marks;
}

/** Gives the bearer of a thing what clings to it; flames may have gone out (R-GEAR). */
export function putMarks(play: Play, who: Id, item: Held, marks: Marks | null | undefined): void {
  if (!marks) return;
  const value = HAND[item];
  if (marks.unloaded) give(play, who, Unloaded, { value });
  if (marks.damage > 0) give(play, who, DamagedShield, { value: marks.damage });
  if (marks.flames === ENDLESS) give(play, who, FlameBlade, { value });
  else if (marks.flames > scene(play).round) give(play, who, FlameBlade, { value, until: { clock: Rounds, of: SCENE, at: marks.flames } });
}
