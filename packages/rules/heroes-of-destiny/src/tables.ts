import type { Fighter, Track } from './fighter.ts';

/** AP gained when a round starts, when the own turn ends, and the most one can hold, from Speed -10 to 10. @rule HD-APS-015 */
export const AP_BY_SPEED = {
  roundStart: [2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 11, 12, 14, 16, 18, 21, 24],
  turnEnd: [1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 21, 24],
  most: [5, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 21, 24, 27, 31, 36, 41, 48, 55, 63, 72],
} as const;

/** Moderate, severe and critical slots from Vitality -5 to 5. @rule HD-WND-001 */
const SLOTS_BY_VITALITY: readonly (readonly [moderate: number, severe: number, critical: number])[] = [
  [1, 1, 0],
  [1, 1, 1],
  [2, 1, 1],
  [2, 2, 1],
  [3, 2, 1],
  [3, 2, 2],
  [3, 3, 2],
  [4, 3, 2],
  [4, 3, 3],
  [4, 4, 3],
  [5, 4, 3],
];

/** Slots of each middle level on the simplified tracks. @rule HD-NPC-005 HD-NPC-006 */
const SLOTS_BY_TRACK: { readonly [track in Exclude<Track, 'full'>]: number } = { minion: 1, standard: 2, elite: 3 };

export const LEVELS = ['light', 'moderate', 'severe', 'critical', 'fatal'] as const;
export const CRITICAL = 4;
export const FATAL = 5;

/** Slots of a wound level, 1 light to 5 fatal. @rule HD-WND-002 HD-WND-009 HD-WND-010 HD-WND-011 */
export function slots(f: Fighter, level: number): number {
  if (level === 1) return Math.max(0, 5 + f.prs);
  if (level === FATAL) return 1;
  return f.track === 'full' ? SLOTS_BY_VITALITY[f.vit + 5][level - 2] : SLOTS_BY_TRACK[f.track];
}

/** Yards of a full movement: 8 in the middle, one more for every four points. @rule HD-MOV-001 HD-MOV-004 */
export function movementRate(sum: number): number {
  return Math.max(0, Math.min(25, Math.floor((sum + 33) / 4)));
}

/** Yards that this many AP of one round buy in all. @rule HD-MOV-001 HD-MOV-003 HD-MOV-006 */
export function yardsFor(rate: number, ap: number): number {
  return Math.floor((rate * ap) / 4);
}
