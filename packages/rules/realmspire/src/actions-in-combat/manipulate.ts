import { defineChange, defineIntent, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { type Fighter, fighter, fighters } from '../characters/fighter.ts';
import { handsOf } from '../gear/goods.ts';
import { type Held, isWeapon, itemsHeld, weaponAt } from '../gear/in-hand.ts';
import { putMarks, takeMarks } from '../gear/marks.ts';
import { type Marks, type Point, SCENE, type Scene, scene } from '../initiative-structure/scene.ts';
import { isWalled } from '../positioning/cover.ts';
import { squared } from '../positioning/distances.ts';
import { isSamePoint, pointOf } from '../positioning/places.ts';
import { needsAp, needsTurn, pay } from './action-points.ts';
import { freeHands } from './grapple.ts';
import { Restrained } from './holds.ts';
import { isNet } from './nets.ts';

/** What is dropped lies where its bearer stands, or where it was thrown. @rule RS-MAN-008 */
export const Dropped = defineChange('dropped', (store, who: Id, item: Held, at: Point, marks?: Marks): boolean => {
  const { [item]: gear } = store.state.entities[who] as Fighter;
  if (gear < 0) return false;
  empty(store.edit(who) as Fighter, item);
  const s = store.edit(SCENE) as Scene;
  s.floor = [...s.floor, marks === undefined ? { gear, at } : { gear, at, marks }];
  return true;
});

/** Lets go of a thing; what clings to it goes with it. */
export function drop(play: Play, who: Id, item: Held, at: Point): void {
  const marks = takeMarks(play, who, item);
  if (marks === null) Dropped(play, who, item, at);
  else Dropped(play, who, item, at, marks);
}

/** Takes gear in hand; as a feature of the fighter its definition counts. */
function fill(f: Fighter, item: Held, gear: number): void {
  f[item] = gear;
  f.features = [...f.features, gear];
}

function empty(f: Fighter, item: Held): void {
  const at = f.features.indexOf(f[item]);
  f.features = f.features.filter((_gear, i) => i !== at);
  f[item] = -1;
  if (item === 'weapon') f.grip = 1;
}

/** The game master says what a hand holds, if anything, what hangs at the belt, or all that counts for the fighter. */
export const GearSet = defineChange('gear-set', (store, who: Id, where: Held | 'carried' | 'features', codes: readonly number[]): void => {
  const f = store.edit(who) as Fighter;
  if (where === 'carried' || where === 'features') {
    f[where] = codes;
    return;
  }
  if (f[where] >= 0) empty(f, where);
  for (const code of codes) fill(f, where, code);
});

export const Taken = defineChange('taken', (store, who: Id, item: Held, place: number): void => {
  const s = store.edit(SCENE) as Scene;
  fill(store.edit(who) as Fighter, item, s.floor[place].gear);
  s.floor = s.floor.filter((_gear, i) => i !== place);
});

export const Drawn = defineChange('drawn', (store, who: Id, item: Held, gear: number): void => {
  const f = store.edit(who) as Fighter;
  fill(f, item, gear);
  f.carried = f.carried.filter((_gear, i) => i !== f.carried.indexOf(gear));
});

export const Stowed = defineChange('stowed', (store, who: Id, item: Held): void => {
  const f = store.edit(who) as Fighter;
  f.carried = [...f.carried, f[item]];
  empty(f, item);
});

/** What clings to a thing that is put away, or (null) is drawn again. */
export const Belted = defineChange('belted', (store, who: Id, gear: number, marks: Marks | null): void => {
  const s = store.edit(SCENE) as Scene;
  const belts = s.belts ?? [];
  const at = belts.findIndex((thing) => thing.who === who && thing.gear === gear);
  s.belts = marks === null ? belts.filter((_thing, i) => i !== at) : [...belts, { who, gear, marks }];
});

/** Puts a thing away: its flames go out. */
function stow(play: Play, who: Id, item: Held): void {
  const gear = fighter(play, who)[item];
  const marks = takeMarks(play, who, item);
  Stowed(play, who, item);
  if (marks !== null && (marks.unloaded || marks.damage > 0)) Belted(play, who, gear, { ...marks, flames: 0 });
}

/** Draws a thing: of several alike one to which nothing clings. */
function draw(play: Play, who: Id, item: Held, gear: number): void {
  const marked = (scene(play).belts ?? []).filter((thing) => thing.who === who && thing.gear === gear);
  const alike = fighter(play, who).carried.filter((code) => code === gear).length;
  Drawn(play, who, item, gear);
  if (marked.length === 0 || marked.length < alike) return;
  Belted(play, who, gear, null);
  putMarks(play, who, item, marked[0].marks);
}

export const Gripped = defineChange('gripped', (store, who: Id, hands: number): boolean => {
  if ((store.state.entities[who] as Fighter).grip === hands) return false;
  (store.edit(who) as Fighter).grip = hands;
  return true;
});

/** Something was handled; the game master says what comes of it. */
export const Handled = defineChange('handled', (_store, _who: Id, _what: string): void => {});

/** Where something is held: a second weapon, like a thing that is none, in the other hand. */
function slotFor(view: View, who: Id, gear: number): Held {
  if ('block' in view.rules.things[gear]) return 'shield';
  return isWeapon(view, gear) && fighter(view, who).weapon < 0 ? 'weapon' : 'other';
}

/** Whether there are an empty slot and enough hands for it. */
function isRoomFor(view: View, who: Id, gear: number): boolean {
  const { [slotFor(view, who, gear)]: held } = fighter(view, who);
  return held < 0 && freeHands(view, who) >= handsOf(view.rules.things[gear]) && !view.has(who, Restrained);
}

/** Whether what lies there is a net with a fighter caught in it (R-GEAR). */
const isFull = (view: View, gear: number, at: Point): boolean =>
  isNet(view, gear) && fighters(view).some(({ id }) => view.has(id, Restrained) && isSamePoint(pointOf(view, id), at));

/** Within 1 m, no wall between, and nobody caught in it. */
const isTouchable = (view: View, who: Id, { gear, at }: Scene['floor'][number]): boolean =>
  squared(at, pointOf(view, who)) <= 1 && !isWalled(view, pointOf(view, who), at) && !isFull(view, gear, at);

/** Places in the list of what lies on the floor, within 1 m, that there is a hand for. @rule RS-REA-002 */
function withinTouch(view: View, who: Id): number[] {
  return scene(view).floor.flatMap((thing, i) => (isTouchable(view, who, thing) && isRoomFor(view, who, thing.gear) ? [i] : []));
}

const carriedFor = (view: View, who: Id): number[] => [...new Set(fighter(view, who).carried)].filter((gear) => isRoomFor(view, who, gear));

/** Takes something within touch from the floor; a reaction that needs no trigger. @rule RS-REA-002 RS-ACT-005 */
export const PickUp = defineIntent<{ readonly lying: number }>('pick-up', {
  rule: 'RS-REA-002',
  title: 'Pick up',
  tags: ['reaction', 'anytime'],
  available(view, who, refuse) {
    needsAp(view, who, 'manipulate', refuse);
    if (!scene(view).floor.some((thing) => isTouchable(view, who, thing))) refuse('RS-REA-002', 'nothing-in-touch');
    else if (withinTouch(view, who).length === 0) refuse('RS-REA-002', 'too-few-hands');
  },
  params: { lying: oneOf({ rule: 'RS-REA-002', candidates: (view, { by }) => withinTouch(view, by) }) },
  perform(play, by, { lying }) {
    pay(play, by, 'manipulate');
    const { gear, marks } = scene(play).floor[lying];
    const item = slotFor(play, by, gear);
    Taken(play, by, item, lying);
    putMarks(play, by, item, marks);
    return true;
  },
});

/** Draws a weapon, a shield or a thing from the belt. @rule RS-REA-002 RS-ACT-004 */
export const Draw = defineIntent<{ readonly thing: number }>('draw', {
  rule: 'RS-REA-002',
  title: 'Draw',
  tags: ['reaction', 'anytime'],
  available(view, who, refuse) {
    needsAp(view, who, 'manipulate', refuse);
    if (fighter(view, who).carried.length === 0) refuse('RS-REA-002', 'empty-belt');
    else if (carriedFor(view, who).length === 0) refuse('RS-REA-002', 'too-few-hands');
  },
  params: { thing: oneOf({ rule: 'RS-REA-002', candidates: (view, { by }) => carriedFor(view, by) }) },
  perform(play, by, { thing }) {
    pay(play, by, 'manipulate');
    draw(play, by, slotFor(play, by, thing), thing);
    return true;
  },
});

/** Puts what is in hand away. @rule RS-REA-002 */
export const Stow = defineIntent<{ readonly item: Held }>('stow', {
  rule: 'RS-REA-002',
  title: 'Put away',
  tags: ['reaction', 'anytime'],
  available: (view, who, refuse) => needsAp(view, who, 'manipulate', refuse),
  params: { item: oneOf({ rule: 'RS-REA-002', candidates: (view, { by }) => itemsHeld(view, by) }) },
  perform(play, by, { item }) {
    pay(play, by, 'manipulate');
    stow(play, by, item);
    return true;
  },
});

/** Takes a versatile weapon in one hand or in both. @rule RS-REA-002 */
export const Grip = defineIntent<{ readonly hands: number }>('grip', {
  rule: 'RS-REA-002',
  title: 'Change grip',
  tags: ['reaction', 'anytime'],
  available(view, who, refuse) {
    needsAp(view, who, 'manipulate', refuse);
    if (weaponAt(view, fighter(view, who).weapon).versatile === null) refuse('R-GEAR', 'one-grip');
  },
  params: { hands: oneOf({ rule: 'R-GEAR', candidates: (view, { by }) => gripsOf(view, by) }) },
  perform(play, by, { hands }) {
    pay(play, by, 'manipulate');
    Gripped(play, by, hands);
    return true;
  },
});

const gripsOf = (view: View, who: Id): number[] => (fighter(view, who).grip === 2 ? [1] : freeHands(view, who) >= 1 ? [2] : []);

/** Handles something within touch that is no gear, such as a lever; the game master says what comes of it. @rule RS-REA-002 */
export const Handle = defineIntent<{ readonly what: string }>('handle', {
  rule: 'RS-REA-002',
  title: 'Handle',
  tags: ['reaction', 'anytime'],
  available(view, who, refuse) {
    needsAp(view, who, 'manipulate', refuse);
    if (freeHands(view, who) < 1) refuse('RS-REA-002', 'no-free-hand');
  },
  params: { what: oneOf({ rule: 'RS-REA-002', candidates: () => THINGS }) },
  perform(play, by, { what }) {
    pay(play, by, 'manipulate');
    Handled(play, by, what);
    return true;
  },
});

const THINGS = ['lever', 'door', 'ring', 'rope', 'other'] as const;

/** Lets something fall; costs nothing. */
export const Drop = defineIntent<{ readonly item: Held }>('drop', {
  rule: 'R-AP',
  title: 'Drop',
  tags: ['turn'],
  available: needsTurn,
  params: { item: oneOf({ rule: 'R-AP', candidates: (view, { by }) => itemsHeld(view, by) }) },
  perform(play, by, { item }) {
    drop(play, by, item, pointOf(play, by));
    return true;
  },
});
