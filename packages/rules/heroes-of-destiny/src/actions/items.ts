import { defineChange, defineCheckpoint, defineIntent, dropPayment, type Id, type IntentContext, oneOf, type Play, type View } from '@riposte/kernel';
import { freeHands, handsOf, isLoaded, isWeapon, kindsHeld, weaponAt, weaponsOf } from '../catalogue/weapon.ts';
import { needsApart } from '../grappling/apart.ts';
import { mayFlank } from '../rolls/flanking.ts';
import { ActionPoints } from '../sequence/action-points.ts';
import { CONTAINERS, type Container, type Fighter, fighter, type Stowed } from '../state/fighter.ts';
import { type Lying, type Place, SCENE, type Scene, scene } from '../state/scene.ts';

/** AP to take something from a container or put it there. @rule HD-COM-014 */
const CONTAINER_AP: { readonly [container in Container]: number } = {
  scabbard: 1,
  'normal-pocket': 1,
  'belt-pouch': 3,
  'concealed-pocket': 3,
  sack: 6,
  backpack: 6,
};

export const GearSet = defineChange('gear-set', (store, who: Id, features: readonly number[], stowed: readonly Stowed[]): void => {
  const f = store.edit(who) as Fighter;
  f.features = features;
  f.stowed = stowed;
});

export const Wielded = defineChange('wielded', (store, who: Id, weapon: number): boolean => {
  if ((store.state.entities[who] as Fighter).weapon === weapon) return false;
  (store.edit(who) as Fighter).weapon = weapon;
  return true;
});

export const LyingSet = defineChange('lying-set', (store, _scene: Id, lying: readonly Lying[]): void => {
  (store.edit(SCENE) as Scene).lying = lying;
});

/** Acts whose price and effect are those of the weapon in hand. */
const WITH_A_WEAPON = ['attack', 'nonlethal-attack', 'quick-attack', 'strong-attack', 'load'];

/** What is being paid for with one weapon is not done with another. @rule HD-APS-010 */
export const WeaponChanged = defineCheckpoint('weapon-changed', {
  rule: 'HD-APS-010',
  watches: [Wielded],
  settle(play, who) {
    const { payment } = play.state.entities[who];
    if (payment !== null && WITH_A_WEAPON.includes(payment.intent.do)) dropPayment(play, who);
  },
});

/** A list without the first of these. */
export function without(list: readonly number[], code: number): readonly number[] {
  const at = list.indexOf(code);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

/** Takes in hand what is left to attack with. */
function wieldsWhatIsLeft(play: Play, who: Id): void {
  const open = weaponsOf(play, who);
  if (!open.includes(fighter(play, who).weapon)) Wielded(play, who, open[0]);
}

/** Something leaves a hand and lies at a place. @rule HD-SEQ-006 */
export function dropAt(play: Play, who: Id, code: number, at: Place): void {
  const { features, stowed } = fighter(play, who);
  GearSet(play, who, without(features, code), stowed);
  const isEmpty = !isLoaded(fighter(play, who), code);
  LyingSet(play, SCENE, [...scene(play).lying, isEmpty ? { gear: code, at, unloaded: true } : { gear: code, at }]);
  if (isEmpty) LoadedSet(play, who, true, code);
  wieldsWhatIsLeft(play, who);
}

type What = { readonly what: number };
type Put = { readonly what: number; readonly into: Container };

const inHand = oneOf<IntentContext<What>, number>({ rule: 'HD-SEQ-006', candidates: (view, { by }) => kindsHeld(view, by) });

/** Lets go of something: takes no time, and disturbs nothing that is being done. @rule HD-SEQ-006 */
export const Release = defineIntent<What>('release', {
  rule: 'HD-SEQ-006',
  title: 'Drop',
  tags: ['free', 'anytime'],
  params: { what: inHand },
  perform(play, by, { what }) {
    dropAt(play, by, what, fighter(play, by).at);
    return true;
  },
});

/** Attacks with another of the weapons at hand. */
export const ChooseWeapon = defineIntent<{ readonly weapon: number }>('choose-weapon', {
  rule: 'HD-DEF-006',
  title: 'Change weapon',
  tags: ['free'],
  params: {
    weapon: oneOf<IntentContext<{ readonly weapon: number }>, number>({
      rule: 'HD-DEF-006',
      candidates: (view, { by }) => [...new Set(weaponsOf(view, by))].filter((code) => code !== fighter(view, by).weapon),
    }),
  },
  perform(play, by, { weapon }) {
    mayFlank(play, () => Wielded(play, by, weapon));
    return true;
  },
});

/** Something comes to hand; a weapon is wielded where there was none. */
function takesInHand(play: Play, who: Id, what: number, stowed: readonly Stowed[]): void {
  mayFlank(play, () => {
    GearSet(play, who, [...fighter(play, who).features, what], stowed);
    if (isWeapon(play, what) && weaponAt(play, fighter(play, who).weapon).hands === 0) Wielded(play, who, what);
  });
}

/** Takes something out of a bag or sheath with an empty hand. @rule HD-COM-012 HD-COM-013 */
export const Retrieve = defineIntent<What>('retrieve', {
  rule: 'HD-COM-012',
  title: 'Retrieve',
  tags: ['action', 'hurried'],
  available(view, by, refuse) {
    needsApart(view, by, refuse);
    if (freeHands(view, by) < 1) refuse('HD-COM-013', 'empty-hands', { hands: 1 });
  },
  params: {
    what: oneOf<IntentContext<What>, number>({
      rule: 'HD-COM-012',
      candidates: (view, { by }) => [...new Set(fighter(view, by).stowed.map((item) => item.gear))],
    }),
  },
  check(view, by, { what }, refuse) {
    if (freeHands(view, by) < handsOf(view, what)) refuse('HD-COM-013', 'empty-hands', { hands: handsOf(view, what) });
  },
  price: (view, by, { what }) => [{ resource: ActionPoints, amount: CONTAINER_AP[nearest(view, by, what)?.in ?? 'backpack'] }],
  perform(play, by, { what }) {
    const taken = nearest(play, by, what);
    takesInHand(
      play,
      by,
      what,
      fighter(play, by).stowed.filter((item) => item !== taken),
    );
    return true;
  },
});

/** Of several such things the one that is quickest to reach. */
const nearest = (view: View, who: Id, code: number): Stowed | undefined =>
  fighter(view, who)
    .stowed.filter((item) => item.gear === code)
    .sort((a, b) => CONTAINER_AP[a.in] - CONTAINER_AP[b.in])[0];

/** Puts something from a hand into a bag or sheath. @rule HD-COM-012 */
export const Stow = defineIntent<Put>('stow', {
  rule: 'HD-COM-012',
  title: 'Stow',
  tags: ['action', 'hurried'],
  available: needsApart,
  params: {
    what: oneOf<IntentContext<Put>, number>({ rule: 'HD-COM-012', candidates: (view, { by }) => kindsHeld(view, by) }),
    into: oneOf<IntentContext<Put>, Container>({ rule: 'HD-COM-014', candidates: () => CONTAINERS }),
  },
  price: (_view, _by, { into }) => [{ resource: ActionPoints, amount: CONTAINER_AP[into] }],
  perform(play, by, { what, into }) {
    const { features, stowed } = fighter(play, by);
    GearSet(play, by, without(features, what), [...stowed, { gear: what, in: into }]);
    wieldsWhatIsLeft(play, by);
    return true;
  },
});

/** Picks up what lies in the fighter's space, at the cost of taking it from a pocket (R-GEAR). */
export const PickUp = defineIntent<What>('pick-up', {
  rule: 'R-GEAR',
  title: 'Pick up',
  tags: ['action', 'hurried'],
  available: needsApart,
  params: {
    what: oneOf<IntentContext<What>, number>({
      rule: 'R-GEAR',
      candidates: (view, { by }) => [
        ...new Set(scene(view).lying.flatMap(({ gear, at }) => (at === fighter(view, by).at && handsOf(view, gear) <= freeHands(view, by) ? [gear] : []))),
      ],
    }),
  },
  price: () => [{ resource: ActionPoints, amount: CONTAINER_AP['normal-pocket'] }],
  perform(play, by, { what }) {
    const { stowed, at } = fighter(play, by);
    const { lying } = scene(play);
    const found = lying.findIndex((item) => item.gear === what && item.at === at);
    LyingSet(play, SCENE, [...lying.slice(0, found), ...lying.slice(found + 1)]);
    takesInHand(play, by, what, stowed);
    if (lying[found].unloaded === true) LoadedSet(play, by, false, what);
    return true;
  },
});

/** Loaded or not: the weapon with this code. Older logs do not name it. */
export const LoadedSet = defineChange('loaded-set', (store, who: Id, loaded: boolean, code?: number): boolean => {
  const { loaded: before, unloaded = before ? [] : [code ?? -1] } = store.state.entities[who] as Fighter;
  if (code === undefined ? before === loaded : unloaded.includes(code) !== loaded) return false;
  const f = store.edit(who) as Fighter;
  f.loaded = loaded;
  if (code !== undefined) f.unloaded = loaded ? without(unloaded, code) : [...unloaded, code];
  return true;
});

/** Loads a crossbow. */
export const Load = defineIntent('load', {
  rule: 'R-GEAR',
  title: 'Load',
  tags: ['action'],
  available(view, by, refuse) {
    needsApart(view, by, refuse);
    if (weaponAt(view, fighter(view, by).weapon).load === 0 || isLoaded(fighter(view, by), fighter(view, by).weapon)) refuse('R-GEAR', 'nothing-to-load');
  },
  price: (view, by) => [{ resource: ActionPoints, amount: weaponAt(view, fighter(view, by).weapon).load }],
  perform(play, by) {
    mayFlank(play, () => LoadedSet(play, by, true, fighter(play, by).weapon));
    return true;
  },
});
