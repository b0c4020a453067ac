import { defineAsk, type Id, isOff, oneOf, type Play, type View } from '@riposte/kernel';
import { Agility } from '../actions/agility.ts';
import type { Attack } from '../attacks/attack.ts';
import { Slowed } from '../conditions/slowed.ts';
import { fighter, itemOf, scene } from '../fighters/fighter.ts';
import { heldWeapons, statsOf, weaponStats } from '../gear/carried.ts';
import { drop, ItemMoved } from '../gear/items.ts';
import { cellsOf, metresTo, metresUpTo, neighbours } from '../movement/board.ts';
import { isClearTo, WALLS } from '../movement/sight.ts';

/** The weapon falls in the target's space, or is flung. Empty hands drop nothing. @rule RC-CMB-013 RC-CMB-014 */
export function disarm(play: Play, { by, at, item }: Attack): void {
  const about = { by, at, light: statsOf(play, item)?.light === true };
  if (disarmable(play, about).length === 0) return;
  const weapon = play.ask(WhichWeapon, by, about);
  drop(play, weapon, fighter(play, at).place);
  const to = play.ask(Fling, by, { by, at, weapon });
  if (to < 0) return;
  Agility.spend(play, by, 1);
  ItemMoved(play, weapon, -1, 'ground', to);
}

/** Which weapon; the attacker names it. @rule RC-CMB-013 */
export const WhichWeapon = defineAsk<{ readonly by: Id; readonly at: Id; readonly light: boolean }, Id>('which-weapon', {
  rule: 'RC-CMB-013',
  open: (view, _who, about) => disarmable(view, about).length > 1,
  answer: oneOf({ rule: 'RC-CMB-013', candidates: (view, { about }) => disarmable(view, about) }),
  fallback: (view, _who, about) => disarmable(view, about)[0],
});

/** The weapons that can be knocked away: a light one knocks no heavy one away. @rule RC-CMB-015 */
function disarmable(view: View, { by, at, light }: { readonly by: Id; readonly at: Id; readonly light: boolean }): Id[] {
  const isTooHeavy = light && !isOff(view, 'RC-CMB-015', by);
  return heldWeapons(view, at).flatMap((weapon) => (weaponStats(weapon).natural || (isTooHeavy && weaponStats(weapon).heavy) ? [] : [weapon.id]));
}

const FLUNG = 2;

/** Where a weapon just knocked away is flung for 1 Agility, -1 = nowhere: at most 2 m from the target, and no heavy one. @rule RC-CMB-014 RC-AGI-006 RC-AGI-008 */
export const Fling = defineAsk<{ readonly by: Id; readonly at: Id; readonly weapon: Id }, number>('fling', {
  rule: 'RC-CMB-014',
  open: (view, who, { weapon }) => Agility.left(view, who) > 0 && !view.has(who, Slowed) && !weaponStats(itemOf(view, weapon)).heavy,
  answer: {
    kind: 'place',
    check(view, { about: { at, weapon } }, to, refuse) {
      if (to === -1) return;
      if (weaponStats(itemOf(view, weapon)).heavy) refuse('RC-CMB-014', 'too-heavy');
      else if (!isPlace(view, to) || metresTo(view, at, to) > FLUNG || metresUpTo(view, at, to) > FLUNG)
        refuse('RC-CMB-014', 'too-far-from-target', { metres: FLUNG });
      else if (!isOpenTo(view, at, to)) refuse(WALLS, 'obstructed');
    },
    candidates: (view, { about: { at } }) => {
      const on = scene(view);
      const near = cellsOf(view, at)
        .flatMap((cell) => neighbours(on, cell))
        .filter((place) => place >= 0);
      const far = near.flatMap((place) => neighbours(on, place)).filter((place) => place >= 0 && metresTo(view, at, place) === FLUNG);
      return [-1, ...[...new Set([...near, ...far])].filter((place) => isOpenTo(view, at, place) && metresUpTo(view, at, place) <= FLUNG)];
    },
  },
  fallback: () => -1,
});

/** Nothing is flung into a wall, nor through one. R-WALLS */
const isOpenTo = (view: View, at: Id, to: number): boolean => !scene(view).solid.includes(to) && isClearTo(view, at, to);

const isPlace = (view: View, to: number): boolean => Number.isInteger(to) && to >= 0 && to < scene(view).width * scene(view).height;
