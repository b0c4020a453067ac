import { defineQuery, plainSum } from '@riposte/kernel';
import { type Fighter, fighter, type Track } from '../state/fighter.ts';

export const LEVELS = ['light', 'moderate', 'severe', 'critical', 'fatal'] as const;
export const MODERATE = 2;
export const SEVERE = 3;
export const CRITICAL = 4;
export const FATAL = 5;

/** Least final damage of each level, light to fatal. @rule HD-THR-001 */
const THRESHOLDS: readonly number[] = [0, 2, 4, 6, 8];

/** The level of the wound that this much final damage causes; 0 = none. @rule HD-THR-004 HD-THR-005 */
export function levelOf(damage: number): number {
  return THRESHOLDS.filter((threshold) => threshold <= damage).length;
}

/** Moderate, severe and critical slots from Vitality -5 to 5. @rule HD-WND-001 HD-WND-010 */
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

/** Slots of each middle level on the simplified tracks, which NPCs have unless the game master gives them the full one. @rule HD-NPC-005 HD-NPC-006 */
const SLOTS_BY_TRACK: { readonly [track in Exclude<Track, 'full'>]: number } = { minion: 1, standard: 2, elite: 3 };

/** Slots of a wound level, 1 light to 5 fatal. @rule HD-WND-009 HD-WND-011 */
function slots(f: Fighter, level: number): number {
  if (level === 1) return Math.max(0, 5 + f.prs);
  if (level === FATAL) return 1;
  return f.track === 'full' ? SLOTS_BY_VITALITY[f.vit + 5][level - 2] : SLOTS_BY_TRACK[f.track];
}

/** Slots of a wound level, 1 light to 5 fatal. */
export const WoundSlots = defineQuery<number>('wound slots', {
  rule: 'HD-WND-002',
  from: 'Persona, Vitality or the track',
  base: (view, who, _against, level) => slots(fighter(view, who), level),
  combine: plainSum,
});
