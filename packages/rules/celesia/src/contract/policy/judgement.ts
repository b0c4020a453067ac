import { type Id, type View } from '@riposte/kernel';
import { type Attribute, bodyPart, fighter, opponents } from '../../fighters/fighter.ts';
import { grips, weaponOf } from '../../gear/in-hand.ts';
import { strikers } from '../../gear/ready-weapons.ts';
import { feetBetween, squaresBetween } from '../../positioning/board.ts';
import { reachWith } from '../../positioning/reach.ts';
import { fights } from '../../rounds/yielded.ts';
import { Stamina } from '../../stamina/stamina.ts';

/** Enemies still awake, nearest first. */
export const near = (view: View, who: Id): Id[] =>
  opponents(view, who)
    .filter((foe) => fights(view, foe))
    .sort((a, b) => squaresBetween(view, who, a) - squaresBetween(view, who, b) || a - b);

/** The better of Strength and Dexterity. */
export function meleeBy(view: View, who: Id): Attribute {
  const { strength, dexterity } = fighter(view, who);
  return dexterity > strength ? 'dexterity' : 'strength';
}

export function rangedBy(view: View, who: Id): Attribute {
  const { wisdom, dexterity } = fighter(view, who);
  return wisdom > dexterity ? 'wisdom' : 'dexterity';
}

/** How much a part is worth as a weapon: bare fists last. */
export function worth(view: View, part: Id): number {
  const weapon = weaponOf(view, part)!;
  const sting = weapon.bleed + weapon.strain + 2 * weapon.injuries + (weapon.resisted === null ? 0 : 1) + (20 - weapon.threat);
  return (weapon.reach < 4 ? 0 : 10) + (weapon.natural ? 0 : 5) + sting;
}

/** The best part to strike a foe with; -1 for none in reach. */
export function weaponFor(view: View, who: Id, foe: Id): Id {
  const gapTo = feetBetween(view, who, foe);
  let best = -1;
  for (const part of strikers(view, who)) {
    if (reachWith(view, who, part) < gapTo) continue;
    if (best < 0 || worth(view, part) > worth(view, best)) best = part;
  }
  return best;
}

export const isWrestler = (view: View, who: Id): boolean => {
  const { strength, skilled } = fighter(view, who);
  return strength >= 3 && skilled[1] && grips(view, who).every((hand) => bodyPart(view, hand).holds < 0);
};

/** Stamina that may go into one blow: the rest keeps it awake and parrying. */
export const spare = (view: View, who: Id): number => Math.min(fighter(view, who).mb, Math.floor((Stamina.left(view, who) - 1) / 2));
