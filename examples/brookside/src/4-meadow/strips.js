import { defineChange, defineIntent, place } from '@riposte/kernel';
import { meadow, squad } from '../1-squads/squad.js';
import { byCard } from '../2-cards/cards.js';
import { acted } from '../6-rounds/acted.js';

/** @import { Change, Id, View } from '@riposte/kernel' */
/** @import { Squad } from '../1-squads/squad.js' */

/** Strips between two squads. @rule BS-MDW-1 @type {(view: View, a: Id, b: Id) => number} */
export const distance = (view, a, b) => Math.abs(squad(view, a).strip - squad(view, b).strip);

/** The strips beside that of a squad. @rule BS-MDW-1 @type {(view: View, who: Id) => number[]} */
export const beside = (view, who) => meadow(view).strips.flatMap((_name, strip) => (Math.abs(strip - squad(view, who).strip) === 1 ? [strip] : []));

/** @type {Change<[who: Id, strip: number]>} */
export const Moved = defineChange('moved', (store, /** @type {Id} */ who, /** @type {number} */ strip) => {
  if (/** @type {Squad} */ (store.state.entities[who]).strip === strip) return false;
  /** @type {Squad} */ (store.edit(who)).strip = strip;
  return true;
});

/** @rule BS-MDW-1 */
export const March = defineIntent('march', {
  rule: 'BS-MDW-1',
  title: 'March',
  tags: ['movement'],
  available: byCard('march'),
  params: { to: place({ rule: 'BS-MDW-1', candidates: (view, /** @type {{ readonly by: Id }} */ { by }) => beside(view, by) }) },
  perform(play, by, { to }) {
    Moved(play, by, to);
    acted(play, by);
    return true;
  },
});
