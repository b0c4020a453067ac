import { borne, defineChange, defineIntent, type Id, oneOf, type View } from '@riposte/kernel';
import { needsAp, needsTurn, pay } from './actions.ts';
import type { Armour, Shield } from './armour.ts';
import { Grappling, Mounted, Restrained } from './conditions.ts';
import { type Fighter, fighter, type Point, SCENE, type Scene, scene } from './fighter.ts';
import { UNARMED, type Weapon } from './gear.ts';
import type { Test } from './numbers.ts';
import { ruled } from './rulings.ts';
import { pointOf, squared } from './stage.ts';

/** The weapon with this code; bare hands for -1. */
export const weaponAt = (view: View, code: number): Weapon => (code >= 0 ? (view.rules.things[code] as Weapon) : UNARMED);

/** The weapon in hand; bare hands without one. @rule RS-ATK-003 */
export const weaponOf = (view: View, who: Id): Weapon => weaponAt(view, fighter(view, who).weapon);

/** The shield in hand, or null. */
export function shieldOf(view: View, who: Id): Shield | null {
  const { shield } = fighter(view, who);
  return shield < 0 ? null : (view.rules.things[shield] as Shield);
}

/** Metres that somebody reaches in melee; 0 with what is not for melee, or not on foot. @rule RS-ATK-003 */
export function reachOf(view: View, who: Id): number {
  const { reach, mountedOnly } = weaponOf(view, who);
  return mountedOnly && !view.has(who, Mounted) ? 0 : reach;
}

/** Armour that is worn, by code. */
export const wornBy = (view: View, who: Id): number[] => fighter(view, who).features.filter((code) => 'level' in view.rules.things[code]);

/** Fighting with a weapon or shield that the style does not train; two of them count once. Who has a shield alone blocks and strikes with that. @rule RS-UNT-002 RS-STY-004 RS-ATK-007 */
export function wieldsUntrained(view: View, who: Id, { style, defence }: Test): boolean {
  const { styles, weapon, shield } = fighter(view, who);
  const gear = styles[style]?.gear ?? NO_GEAR;
  const { trains, natural, id } = weaponAt(view, weapon);
  const byShield = shield >= 0 && (defence === 'block' || defence === 'none');
  const idle = weapon < 0 && (byShield || ruled(view).unarmedAlwaysTrained);
  const trained = idle || gear.includes(trains) || (natural && id !== UNARMED.id);
  return !trained || (shield >= 0 && !gear.includes('shield'));
}

const NO_GEAR: readonly string[] = [];

/** Each level of armour is trained for itself, in the style of the test or, where that is of another skill, in any; none needs no training. @rule RS-STY-005 RS-STY-006 RS-UNT-003 */
export function wearsUntrained(view: View, who: Id, { skill, style }: Test): boolean {
  const { styles, features } = fighter(view, who);
  for (const code of features) {
    const gear = view.rules.things[code];
    if ('level' in gear && !styles.some((one, i) => (skill !== 'fighting style' || i === style) && one.gear.includes((gear as Armour).level))) return true;
  }
  return false;
}

/** Hands that nothing is held with: two-handed weapons take both, whoever holds a foe has one less. @rule RS-PRI-003 */
export function freeHands(view: View, who: Id): number {
  const { weapon, shield, grip } = fighter(view, who);
  const { natural, twoHanded } = weaponAt(view, weapon);
  const armed = weapon < 0 || natural ? 0 : twoHanded ? 2 : grip;
  return 2 - armed - (shield < 0 ? 0 : 1) - borne(view, who, Grappling).length;
}

/** Whether the weapon in hand is held with both. @rule RS-MAN-009 */
export const isTwoHanded = (view: View, who: Id): boolean => weaponOf(view, who).twoHanded || (fighter(view, who).weapon >= 0 && fighter(view, who).grip === 2);

export const HELD = ['weapon', 'shield'] as const;
export type Held = (typeof HELD)[number];

/** What is lost lies where its bearer stands, or where it was thrown. @rule RS-MAN-008 */
export const Dropped = defineChange(
  'dropped',
  (store, who: Id, item: Held, at: Point): boolean => {
    const { [item]: gear } = store.state.entities[who] as Fighter;
    if (gear < 0) return false;
    empty(store.edit(who) as Fighter, item);
    const s = store.edit(SCENE) as Scene;
    s.floor = [...s.floor, { gear, at }];
    return true;
  },
  { say: (name, who, item) => `${name(who)} loses the ${item}` },
);

/** What is in hand is borne, so that its definition counts. */
function fill(f: Fighter, item: Held, gear: number): void {
  f[item] = gear;
  f.features = [...f.features, gear];
}

function empty(f: Fighter, item: Held): void {
  const at = f.features.indexOf(f[item]);
  f.features = f.features.filter((_one, i) => i !== at);
  f[item] = -1;
  if (item === 'weapon') f.grip = 1;
}

export const Taken = defineChange(
  'taken',
  (store, who: Id, item: Held, place: number): void => {
    const s = store.edit(SCENE) as Scene;
    fill(store.edit(who) as Fighter, item, s.floor[place].gear);
    s.floor = s.floor.filter((_one, i) => i !== place);
  },
  { say: (name, who, item) => `${name(who)} picks up a ${item}` },
);

export const Drawn = defineChange('drawn', (store, who: Id, item: Held, gear: number): void => {
  const f = store.edit(who) as Fighter;
  fill(f, item, gear);
  f.carried = f.carried.filter((_one, i) => i !== f.carried.indexOf(gear));
});

export const Stowed = defineChange('stowed', (store, who: Id, item: Held): void => {
  const f = store.edit(who) as Fighter;
  f.carried = [...f.carried, f[item]];
  empty(f, item);
});

export const Gripped = defineChange('gripped', (store, who: Id, hands: number): boolean => {
  if ((store.state.entities[who] as Fighter).grip === hands) return false;
  (store.edit(who) as Fighter).grip = hands;
  return true;
});

/** Something was handled; the game master says what comes of it. */
export const Handled = defineChange('handled', (_store, _who: Id, _what: string): void => {}, { say: (name, who, what) => `${name(who)} handles the ${what}` });

export const CHANGES = [Dropped, Taken, Drawn, Stowed, Gripped, Handled];

const slotOf = (view: View, gear: number): Held => ('block' in view.rules.things[gear] ? 'shield' : 'weapon');

/** Whether a weapon or shield finds an empty slot and enough hands. */
function isRoomFor(view: View, who: Id, gear: number): boolean {
  const slot = slotOf(view, gear);
  const hands = slot === 'weapon' && weaponAt(view, gear).twoHanded ? 2 : 1;
  const { [slot]: held } = fighter(view, who);
  return held < 0 && freeHands(view, who) >= hands && !view.has(who, Restrained);
}

/** Places on the floor within touch, 1 m, that there is a hand for. @rule RS-REA-002 */
function withinTouch(view: View, who: Id): number[] {
  return scene(view).floor.flatMap(({ gear, at }, i) => (squared(at, pointOf(view, who)) <= 1 && isRoomFor(view, who, gear) ? [i] : []));
}

const carriedFor = (view: View, who: Id): number[] => [...new Set(fighter(view, who).carried)].filter((gear) => isRoomFor(view, who, gear));

/** What of the hands can be put away: not what is part of the body. */
export const itemsHeld = (view: View, who: Id): Held[] =>
  HELD.filter((item) => fighter(view, who)[item] >= 0 && !(item === 'weapon' && weaponOf(view, who).natural));

/** Takes something within touch from the floor; a reaction that needs no trigger. @rule RS-REA-002 RS-ACT-005 */
export const PickUp = defineIntent<{ readonly lying: number }>('pick-up', {
  rule: 'RS-REA-002',
  title: 'Pick up',
  tags: ['reaction'],
  available: (view, who, refuse) => needsAp(view, who, 'manipulate', refuse),
  params: { lying: oneOf({ rule: 'RS-REA-002', candidates: (view, { by }) => withinTouch(view, by) }) },
  perform(play, by, { lying }) {
    pay(play, by, 'manipulate');
    Taken(play, by, slotOf(play, scene(play).floor[lying].gear), lying);
    return true;
  },
});

/** Draws a weapon or shield from the belt. @rule RS-REA-002 RS-ACT-004 */
export const Draw = defineIntent<{ readonly thing: number }>('draw', {
  rule: 'RS-REA-002',
  title: 'Draw',
  tags: ['reaction'],
  available: (view, who, refuse) => needsAp(view, who, 'manipulate', refuse),
  params: { thing: oneOf({ rule: 'RS-REA-002', candidates: (view, { by }) => carriedFor(view, by) }) },
  perform(play, by, { thing }) {
    pay(play, by, 'manipulate');
    Drawn(play, by, slotOf(play, thing), thing);
    return true;
  },
});

/** Puts a weapon or shield away. @rule RS-REA-002 */
export const Stow = defineIntent<{ readonly item: Held }>('stow', {
  rule: 'RS-REA-002',
  title: 'Put away',
  tags: ['reaction'],
  available: (view, who, refuse) => needsAp(view, who, 'manipulate', refuse),
  params: { item: oneOf({ rule: 'RS-REA-002', candidates: (view, { by }) => itemsHeld(view, by) }) },
  perform(play, by, { item }) {
    pay(play, by, 'manipulate');
    Stowed(play, by, item);
    return true;
  },
});

/** Takes a versatile weapon in one hand or in both. @rule RS-REA-002 */
export const Grip = defineIntent<{ readonly hands: number }>('grip', {
  rule: 'RS-REA-002',
  title: 'Change grip',
  tags: ['reaction'],
  available(view, who, refuse) {
    needsAp(view, who, 'manipulate', refuse);
    if (weaponOf(view, who).versatile === null) refuse('R-GEAR', 'nothing in hand that can be held in one or two hands');
  },
  params: { hands: oneOf({ rule: 'R-GEAR', candidates: (view, { by }) => gripsOf(view, by) }) },
  perform(play, by, { hands }) {
    pay(play, by, 'manipulate');
    Gripped(play, by, hands);
    return true;
  },
});

const gripsOf = (view: View, who: Id): number[] => (fighter(view, who).grip === 2 ? [1] : freeHands(view, who) >= 1 ? [2] : []);

/** Handles something within touch that is not gear, such as a lever: what comes of it is the game master's. @rule RS-REA-002 */
export const Handle = defineIntent<{ readonly what: string }>('handle', {
  rule: 'RS-REA-002',
  title: 'Handle',
  tags: ['reaction'],
  available(view, who, refuse) {
    needsAp(view, who, 'manipulate', refuse);
    if (freeHands(view, who) < 1) refuse('RS-REA-002', 'no free hand');
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
    Dropped(play, by, item, pointOf(play, by));
    return true;
  },
});
