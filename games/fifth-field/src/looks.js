import { Dead, Dying, Stable } from './conditions.js';
import { fighter } from './fighter.js';
import { MaxHp } from './numbers.js';

/** @import { Id, Json, View } from '@riposte/kernel' */

export const HURT = /** @type {const} */ (['whole', 'scratched', 'hurt', 'badly hurt', 'down']);

/** How hurt somebody looks, from 0 to 4. @type {(view: View, id: Id) => 0 | 1 | 2 | 3 | 4} */
export function badness(view, id) {
  const { hp } = fighter(view, id);
  if (hp === 0 || view.has(id, Dead) || view.has(id, Dying) || view.has(id, Stable)) return 4;
  const most = MaxHp(view, id);
  return hp >= most ? 0 : hp * 2 > most ? 1 : hp * 4 > most ? 2 : 3;
}

/** What foes see of somebody. @type {(view: View, id: Id) => Json} */
export function looks(view, id) {
  const { side, at, size, features } = fighter(view, id);
  const inSight = features.filter((code) => 'weapon' in view.rules.things[code] || 'armour' in view.rules.things[code]);
  return { side, at, size, looks: HURT[badness(view, id)], gear: inSight.map((code) => view.rules.things[code].title) };
}
