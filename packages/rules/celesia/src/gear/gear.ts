import { defineFeature, type FeatureDef } from '@riposte/kernel';
import { type PartKind } from '../injuries/body-parts.ts';
import { ARMOUR, SHIELDS } from './armour.ts';
import { WEAPONS } from './weapons.ts';

/** Stands in for destroyed parts of these kinds. */
export interface Prosthetic extends FeatureDef {
  readonly replaces: readonly PartKind[];
}

/** Drunk once, or worn and used once a day; does what the spell of that id does (R-MAGIC). */
export interface Potion extends FeatureDef {
  readonly potion: string;
}
export interface Trinket extends FeatureDef {
  readonly trinket: string;
}

const prosthetic = (id: string, replaces: readonly PartKind[]): Prosthetic => ({ ...defineFeature(id, { title: id.replaceAll('-', ' ') }), replaces });

/** @rule CE-INJ-019 */
const PROSTHETICS: readonly Prosthetic[] = [
  prosthetic('wooden-leg', ['leg', 'foot']),
  prosthetic('jointed-arm', ['arm', 'hand']),
  prosthetic('crystal-eye', ['eye']),
  prosthetic('brass-ear', ['ear']),
  prosthetic('silver-jaw', ['mouth']),
];

const potion = (id: string, of: string): Potion => ({ ...defineFeature(id, { title: id.replaceAll('-', ' ') }), potion: of });
const trinket = (id: string, of: string): Trinket => ({ ...defineFeature(id, { title: id.replaceAll('-', ' ') }), trinket: of });

const POTIONS: readonly Potion[] = [potion('potion-of-mending', 'mend'), potion('potion-of-vigour', 'invigorate')];
const TRINKETS: readonly Trinket[] = [trinket('ring-of-vigour', 'invigorate'), trinket('bracer-of-mending', 'mend')];

/** What can be in a hand or a belt, and what is worn as armour. */
export const GEAR: readonly FeatureDef[] = [...WEAPONS, ...ARMOUR, ...SHIELDS, ...PROSTHETICS, ...POTIONS, ...TRINKETS];
