import { ABILITIES, type Ability, type Size } from './fighter.ts';

/** What a race gives: fixed changes of abilities, how many of its choices may be raised by 2, and the rest (R-CHARACTERS). */
export interface Race {
  readonly size: Size;
  readonly speed: number;
  readonly fixed: { readonly [ability in Ability]?: number };
  /** Abilities of which `picks` are raised by 2. */
  readonly among: readonly Ability[];
  readonly picks: number;
  /** How many abilities of choice are raised by 1. */
  readonly small: number;
  /** Abilities of which one is lowered by 2, the first unless another is named. */
  readonly lowers: readonly Ability[];
  readonly natures: readonly string[];
  readonly mpl: number;
  /** Damage types of which one is resisted, and what it is weak to. */
  readonly resists: readonly string[];
  readonly weak: readonly string[];
}

function race(size: Size, speed: number, fixed: Race['fixed'], among: readonly Ability[], picks: number, more: Partial<Race> = {}): Race {
  return { size, speed, fixed, among, picks, small: 0, lowers: [], natures: [], mpl: 0, resists: [], weak: [], ...more };
}

/** The races by name, R-CHARACTERS. */
export const RACES = {
  human: race('medium', 6, {}, ABILITIES, 1, { small: 1 }),
  'high-elf': race('medium', 6, { wis: 2, int: 2 }, [], 0, { lowers: ['str', 'con'], natures: ['strong-willed', 'slow-to-recover'] }),
  'dark-elf': race('medium', 6, { con: -2 }, ['wis', 'dex', 'cha'], 2, { natures: ['strong-willed'], mpl: 1 }),
  'wood-elf': race('medium', 6, { wis: 2, dex: 2 }, [], 0, { lowers: ['cha', 'str'] }),
  dwarf: race('small', 5, { con: 2, cha: -2 }, ['str', 'wis'], 1, { natures: ['hardy', 'heavy-footed'] }),
  halfling: race('small', 5, { cha: 2, str: -2 }, ['dex', 'con'], 1),
  tiefling: race('medium', 6, { wis: -2 }, ['dex', 'cha', 'int'], 2, { resists: ['fire', 'dark'] }),
  gnome: race('small', 5, { int: 2, str: -2 }, ['cha', 'dex'], 1),
  dragonborn: race('medium', 6, { dex: -2 }, ['str', 'con', 'cha'], 2, { natures: ['hardy', 'strong-willed', 'breath'] }),
  'half-orc': race('medium', 6, { str: 2, int: -2 }, ['con', 'wis'], 1, { natures: ['hardy'] }),
  'half-elf': race('medium', 6, { cha: 2, con: -2 }, ['wis', 'dex'], 1),
  vampire: race('medium', 7, { dex: 2, con: -2 }, ['cha', 'int'], 1, { weak: ['light'] }),
} as const satisfies { readonly [race: string]: Race };
export type RaceName = keyof typeof RACES;
