import { defineChange, defineIntent, Entered, type Entity, type Id, type IntentContext, NOBODY, oneOf, type Play, type View } from '@riposte/kernel';
import { needsAp, payMinor } from '../actions/action-points.ts';
import { type Fighter, fighter, type Item } from '../characters/fighter.ts';
import { comesToHand, hasLoadedSpare, putAway, takeAlong } from './loading.ts';
import { isWeapon, weaponAt, weaponsOf } from './weapon.ts';

/** Another weapon is in hand; -1 = none. */
export const Wielded = defineChange('wielded', (store, who: Id, weapon: number): boolean => {
  if ((store.state.entities[who] as Fighter).weapon === weapon) return false;
  (store.edit(who) as Fighter).weapon = weapon;
  return true;
});

/** A piece of gear more. */
export const GearTaken = defineChange('gear-taken', (store, who: Id, gear: number): void => {
  const f = store.edit(who);
  f.features = [...f.features, gear];
});

/** A piece of gear less. */
export const GearLost = defineChange('gear-lost', (store, who: Id, gear: number): boolean => {
  const { features } = store.state.entities[who];
  const at = features.indexOf(gear);
  if (at < 0) return false;
  store.edit(who).features = features.filter((_gear, i) => i !== at);
  return true;
});

/** A thing on the ground was picked up. */
export const ItemTaken = defineChange('item-taken', (store, item: Id): void => {
  (store.edit(item) as Item).region = -1;
});

/** A fighter loses a piece of gear, which then lies in a region. */
export function dropAt(play: Play, who: Id, gear: number, region: number): void {
  if (fighter(play, who).weapon === gear) Wielded(play, who, -1);
  GearLost(play, who, gear);
  const id = play.state.entities.length;
  const item: Item = { id, kind: 'item', conditions: [], features: [], payment: null, gear, region };
  Entered(play, id, item as Entity);
  takeAlong(play, who, id, gear);
}

/** Draws a weapon, or another of the same kind that is loaded, and puts away the one in hand: a minor action. @rule SS-SUR-004 */
export const Draw = defineIntent<{ readonly weapon: number }>('draw', {
  rule: 'SS-SUR-004',
  title: 'Draw',
  tags: ['action', 'physical'],
  available: needsAp,
  params: {
    weapon: oneOf<IntentContext<{ readonly weapon: number }>, number>({
      rule: 'SS-SUR-004',
      candidates: (view, { by }) => [...new Set(weaponsOf(view, by))].filter((code) => code !== fighter(view, by).weapon || hasLoadedSpare(view, by, code)),
    }),
  },
  perform(play, by, { weapon }) {
    payMinor(play, by);
    comesToHand(play, by, weapon);
    Wielded(play, by, weapon);
    return true;
  },
});

/** Puts the weapon in hand away: a minor action. */
export const Stow = defineIntent('stow', {
  rule: 'R-TURN',
  title: 'Put away',
  tags: ['action', 'physical'],
  available(view, by, refuse) {
    if (!hasLooseWeapon(view, by)) refuse('R-TURN', 'nothing-to-sheathe');
    needsAp(view, by, refuse);
  },
  perform(play, by) {
    payMinor(play, by);
    Wielded(play, by, -1);
    return true;
  },
});

/** Drops the weapon in hand: free. */
export const Drop = defineIntent('drop', {
  rule: 'R-TURN',
  title: 'Drop',
  tags: ['free', 'physical'],
  available(view, by, refuse) {
    if (!hasLooseWeapon(view, by)) refuse('R-TURN', 'nothing-to-drop');
  },
  perform(play, by) {
    dropAt(play, by, fighter(play, by).weapon, fighter(play, by).region);
    return true;
  },
});

/** Whether what is in hand can be put away, and is no part of the body. */
export const hasLooseWeapon = (view: View, who: Id): boolean => weaponAt(view, fighter(view, who).weapon)?.natural === false;

/** Picks up a thing from the ground, a weapon into an empty hand: a minor action. */
export const PickUp = defineIntent<{ readonly item: Id }>('pick-up', {
  rule: 'R-TURN',
  title: 'Pick up',
  tags: ['action', 'physical'],
  available: needsAp,
  params: { item: oneOf<IntentContext<{ readonly item: Id }>, Id>({ rule: 'R-TURN', candidates: (view, { by }) => lyingAt(view, fighter(view, by).region) }) },
  perform(play, by, { item }) {
    payMinor(play, by);
    const { gear } = play.state.entities[item] as Item;
    const { weapon } = fighter(play, by);
    const toHand = isWeapon(play, gear) && weapon < 0;
    ItemTaken(play, item);
    GearTaken(play, by, gear);
    if (toHand) putAway(play, by, gear);
    takeAlong(play, item, by, gear, weapon === gear ? by : NOBODY);
    if (toHand) Wielded(play, by, gear);
    return true;
  },
});

const lyingAt = (view: View, region: number): Id[] =>
  view.state.entities.filter((entity) => entity.kind === 'item' && (entity as Item).region === region).map(({ id }) => id);
