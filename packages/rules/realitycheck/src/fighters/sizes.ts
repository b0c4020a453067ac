import type { Size } from './fighter.ts';

/** What the Size Chart says: a guide, which races and game masters overrule. */
interface SizeRow {
  readonly inherentEvasion: number;
  /** Decimetres, reach and distance. */
  readonly jump: number;
  readonly speed: number;
}

/** Sizes without a row go on from their neighbours. @rule RC-SIZ-003 RC-SIZ-004 RC-SIZ-006 RC-DEF-009 */
export const SIZE_CHART: { readonly [size in Size]: SizeRow } = {
  gigantic: { inherentEvasion: 5, jump: 60, speed: 12 },
  huge: { inherentEvasion: 6, jump: 50, speed: 10 },
  large: { inherentEvasion: 7, jump: 40, speed: 8 },
  medium: { inherentEvasion: 8, jump: 30, speed: 6 },
  small: { inherentEvasion: 9, jump: 20, speed: 5 },
  tiny: { inherentEvasion: 10, jump: 10, speed: 3 },
  diminutive: { inherentEvasion: 11, jump: 5, speed: 2 },
  fine: { inherentEvasion: 12, jump: 3, speed: 1 },
  miniscule: { inherentEvasion: 13, jump: 1, speed: 1 },
};

/** What a target's size adds to the Miss Chance. @rule RC-RNG-012 */
export const BY_TABLE: { readonly [size in Size]: number } = {
  gigantic: -6,
  huge: -4,
  large: -2,
  medium: 0,
  small: 2,
  tiny: 4,
  diminutive: 8,
  fine: 12,
  miniscule: 18,
};

/** The other table. @rule RC-RNG-013 */
export const BY_CHART: { readonly [size in Size]: number } = { ...BY_TABLE, diminutive: 6, fine: 8, miniscule: 8 };
