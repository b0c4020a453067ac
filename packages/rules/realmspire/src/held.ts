import { defineChange, type Id, type View } from '@riposte/kernel';
import { type Fighter, fighter, SCENE, type Scene, scene } from './fighter.ts';
import { type Armour, type Shield, UNARMED, type Weapon } from './gear.ts';

/** The weapon in hand; bare hands without one. */
export function weaponOf(view: View, who: Id): Weapon {
  const { weapon } = fighter(view, who);
  return weapon < 0 ? UNARMED : (view.rules.things[weapon] as Weapon);
}

export function shieldOf(view: View, who: Id): Shield | null {
  const { shield } = fighter(view, who);
  return shield < 0 ? null : (view.rules.things[shield] as Shield);
}

/** Squares of metres, so that no root is needed. */
export function distanceSquared(view: View, a: Id, b: Id): number {
  const one = fighter(view, a);
  const other = fighter(view, b);
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
}

/** Whether the weapon in hand reaches that far. @rule RS-ATK-002 RS-ATK-003 */
export function reaches(view: View, who: Id, at: Id): boolean {
  return distanceSquared(view, who, at) <= weaponOf(view, who).reach ** 2;
}

/** Fighting with a weapon or shield that the style does not train. @rule RS-ATK-007 RS-UNT-002 RS-STY-004 */
export function wieldsUntrained(view: View, who: Id): boolean {
  const { style } = fighter(view, who);
  return !style.includes(weaponOf(view, who).id) || (shieldOf(view, who) !== null && !style.includes('shield'));
}

/** @rule RS-UNT-003 RS-STY-005 RS-STY-006 */
export function wearsUntrained(view: View, who: Id): boolean {
  const { style, features } = fighter(view, who);
  return features.some((code) => {
    const gear = view.rules.things[code];
    return 'level' in gear && !style.includes((gear as Armour).level);
  });
}

export const HELD = ['weapon', 'shield'] as const;
export type Held = (typeof HELD)[number];

export const Dropped = defineChange(
  'dropped',
  (store, who: Id, item: Held): boolean => {
    const { x, y, [item]: gear } = store.state.entities[who] as Fighter;
    if (gear < 0) return false;
    (store.edit(who) as Fighter)[item] = -1;
    const s = store.edit(SCENE) as Scene;
    s.floor = [...s.floor, { gear, x, y }];
    return true;
  },
  { say: (name, who, item) => `${name(who)} loses the ${item}` },
);

export const Taken = defineChange(
  'taken',
  (store, who: Id, item: Held, place: number): void => {
    const s = store.edit(SCENE) as Scene;
    (store.edit(who) as Fighter)[item] = s.floor[place].gear;
    s.floor = s.floor.filter((_one, i) => i !== place);
  },
  { say: (name, who, item) => `${name(who)} picks up a ${item}` },
);

/** The hand that something on the floor would go to. */
export function handFor(view: View, place: number): Held {
  return 'block' in view.rules.things[scene(view).floor[place].gear] ? 'shield' : 'weapon';
}

/** Places on the floor within touch, 1 m, whose hand is free. @rule RS-REA-002 */
export function withinTouch(view: View, who: Id): number[] {
  const f = fighter(view, who);
  return scene(view).floor.flatMap(({ x, y }, i) => ((x - f.x) ** 2 + (y - f.y) ** 2 <= 1 && f[handFor(view, i)] < 0 ? [i] : []));
}
