import { carried, defineChange, defineIntent, type Id, oneOf, type View } from '@riposte/kernel';
import { needsAp, needsTurn, pay } from './action-points.ts';
import type { Armour, Shield } from '../damage-and-health/armour.ts';
import { Grappling, Mounted, Restrained } from '../damage-and-health/unconscious.ts';
import { type Fighter, fighter, type Point, SCENE, type Scene, scene } from '../characters/fighter.ts';
import { handsOf, UNARMED, type Weapon } from '../gear/weapons.ts';
import type { Test } from '../characters/target-number.ts';
import { ruled } from '../rulings.ts';
import { pointOf, squared } from '../positioning/distances.ts';

/** Whether this code is that of a weapon. */
export const isWeapon = (view: View, code: number): boolean => code >= 0 && 'weapon' in view.rules.things[code];

/** The weapon with this code; for everything else what bare hands do: a shield strikes like them (R-GEAR). */
export const weaponAt = (view: View, code: number): Weapon => (isWeapon(view, code) ? (view.rules.things[code] as Weapon) : UNARMED);

/** The code of the weapon that one strikes with: that of the other hand where the first is empty; -1 for bare hands. @rule RS-ATK-010 */
export function wieldedBy(view: View, who: Id): number {
  const { weapon, other } = fighter(view, who);
  return weapon < 0 && isWeapon(view, other) ? other : weapon;
}

/** The weapon in hand; bare hands without one. @rule RS-ATK-003 */
export const weaponOf = (view: View, who: Id): Weapon => weaponAt(view, wieldedBy(view, who));

/** Whether one wields what Bash asks for, in either hand. @rule RS-MAN-004 */
export function wieldsHeavy(view: View, who: Id): boolean {
  const { weapon, other } = fighter(view, who);
  return weaponAt(view, weapon).heavy || weaponAt(view, other).heavy;
}

/** The shield in hand, or null. */
export function shieldOf(view: View, who: Id): Shield | null {
  const { shield } = fighter(view, who);
  return shield < 0 ? null : (view.rules.things[shield] as Shield);
}

/** Metres that a weapon reaches in melee; 0 with what is not for melee, or not on foot. */
function reachWith(view: View, who: Id, code: number): number {
  const { reach, mountedOnly } = weaponAt(view, code);
  return mountedOnly && !view.has(who, Mounted) ? 0 : reach;
}

/** The code of what one fights with at close quarters: of two weapons the one that reaches farther. */
export function meleeBy(view: View, who: Id): number {
  const { other } = fighter(view, who);
  const first = wieldedBy(view, who);
  return isWeapon(view, other) && reachWith(view, who, other) > reachWith(view, who, first) ? other : first;
}

/** Metres that somebody reaches in melee. @rule RS-ATK-003 */
export const reachOf = (view: View, who: Id): number => reachWith(view, who, meleeBy(view, who));

/** What one may strike with besides the weapon at hand: the shield, a second weapon for melee (R-HANDS). */
export function othersToStrikeWith(view: View, who: Id): ('shield' | 'other')[] {
  const { weapon, shield, other } = fighter(view, who);
  const shields = shield >= 0 && wieldedBy(view, who) >= 0 ? (['shield'] as const) : [];
  return weapon >= 0 && isWeapon(view, other) && reachWith(view, who, other) > 0 ? [...shields, 'other'] : [...shields];
}

/** Armour that is worn, by code. */
export const wornBy = (view: View, who: Id): number[] => fighter(view, who).features.filter((code) => 'level' in view.rules.things[code]);

/** Fighting with a weapon or shield that the style does not train; two of them count once. Who has a shield alone blocks and strikes with that. @rule RS-UNT-002 RS-STY-004 RS-ATK-007 */
export function wieldsUntrained(view: View, who: Id, { style, defence }: Test): boolean {
  const { styles, shield, other } = fighter(view, who);
  const gear = styles[style]?.gear ?? NO_GEAR;
  const byShield = shield >= 0 && (defence === 'block' || defence === 'none');
  const isTrained = ({ id, trains, natural }: Weapon): boolean =>
    gear.includes(trains) || (id === UNARMED.id ? byShield || ruled(view).unarmedAlwaysTrained : natural);
  return !isTrained(weaponOf(view, who)) || (isWeapon(view, other) && !isTrained(weaponAt(view, other))) || (shield >= 0 && !gear.includes('shield'));
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
  const { weapon, shield, other, grip } = fighter(view, who);
  const hands = (code: number): number => (code < 0 ? 0 : handsOf(view.rules.things[code]));
  const armed = hands(weapon) === 1 ? grip : hands(weapon);
  return 2 - armed - hands(shield) - hands(other) - carried(view, who, Grappling).length;
}

/** Whether the weapon in hand is held with both. @rule RS-MAN-009 */
export const isTwoHanded = (view: View, who: Id): boolean => weaponOf(view, who).twoHanded || (fighter(view, who).weapon >= 0 && fighter(view, who).grip === 2);

export const HELD = ['weapon', 'shield', 'other'] as const;
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

/** As what something is held: a second weapon in the other hand, like what is none. */
function slotFor(view: View, who: Id, gear: number): Held {
  if ('block' in view.rules.things[gear]) return 'shield';
  return isWeapon(view, gear) && fighter(view, who).weapon < 0 ? 'weapon' : 'other';
}

/** Whether something finds an empty slot and enough hands. */
function isRoomFor(view: View, who: Id, gear: number): boolean {
  const { [slotFor(view, who, gear)]: held } = fighter(view, who);
  return held < 0 && freeHands(view, who) >= handsOf(view.rules.things[gear]) && !view.has(who, Restrained);
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
    Taken(play, by, slotFor(play, by, scene(play).floor[lying].gear), lying);
    return true;
  },
});

/** Draws a weapon, a shield or a thing from the belt. @rule RS-REA-002 RS-ACT-004 */
export const Draw = defineIntent<{ readonly thing: number }>('draw', {
  rule: 'RS-REA-002',
  title: 'Draw',
  tags: ['reaction'],
  available: (view, who, refuse) => needsAp(view, who, 'manipulate', refuse),
  params: { thing: oneOf({ rule: 'RS-REA-002', candidates: (view, { by }) => carriedFor(view, by) }) },
  perform(play, by, { thing }) {
    pay(play, by, 'manipulate');
    Drawn(play, by, slotFor(play, by, thing), thing);
    return true;
  },
});

/** Puts what is in hand away. @rule RS-REA-002 */
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
    if (weaponAt(view, fighter(view, who).weapon).versatile === null) refuse('R-GEAR', 'nothing in hand that can be held in one or two hands');
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
