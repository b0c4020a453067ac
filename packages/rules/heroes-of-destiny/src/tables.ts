import type { Container, Fighter, GroundKind, Track } from './fighter.ts';

/** AP gained when a round starts, when the own turn ends, and the most one can hold, from Speed -10 to 10. @rule HD-APS-015 */
export const AP_BY_SPEED = {
  roundStart: [2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 11, 12, 14, 16, 18, 21, 24],
  turnEnd: [1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 21, 24],
  most: [5, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 21, 24, 27, 31, 36, 41, 48, 55, 63, 72],
} as const;

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

export const LEVELS = ['light', 'moderate', 'severe', 'critical', 'fatal'] as const;
export const CRITICAL = 4;
export const FATAL = 5;

/** Least final damage of each level, light to fatal. @rule HD-THR-001 */
export const THRESHOLDS: readonly number[] = [0, 2, 4, 6, 8];

/** What recovery checks must reach for a wound of each level, light to fatal. @rule HD-RCV-001 */
export const RECOVERY_TN: readonly number[] = [-8, -5, -1, 4, 10];

/** What treatment must reach for a wound of each level, light to fatal. @rule HD-MSC-023 */
export const TREATMENT_TN: readonly number[] = [-3, 0, 3, 6, 9];

/** Slots of a wound level, 1 light to 5 fatal. @rule HD-WND-009 HD-WND-011 */
export function slots(f: Fighter, level: number): number {
  if (level === 1) return Math.max(0, 5 + f.prs);
  if (level === FATAL) return 1;
  return f.track === 'full' ? SLOTS_BY_VITALITY[f.vit + 5][level - 2] : SLOTS_BY_TRACK[f.track];
}

/** Yards of a full movement: 8 in the middle, one more for every four points; sums over 70 go on with the pattern. @rule HD-MOV-001 HD-MOV-004 */
export function movementRate(sum: number): number {
  return Math.max(0, Math.floor((sum + 33) / 4));
}

/** Yards that this many AP buy at a rate. @rule HD-MOV-001 HD-MOV-003 */
export function yardsFor(rate: number, ap: number): number {
  return Math.floor((rate * ap) / 4);
}

/** How many times a yard of such ground costs; what is not here costs nothing more. @rule HD-TER-001 HD-TER-004 */
export const GROUND_COSTS: { readonly [ground in GroundKind]?: number } = {
  'steep-hill': 2,
  'knee-high-water': 2,
  mud: 2,
  undergrowth: 3,
  'deep-water': 3,
  'waist-high-water': 4,
  cliff: 4,
  'lake-bed': 10,
};

/** AP to take something from a container or put it there. @rule HD-COM-014 */
export const CONTAINER_AP: { readonly [container in Container]: number } = {
  scabbard: 1,
  'normal-pocket': 1,
  'belt-pouch': 3,
  'concealed-pocket': 3,
  sack: 6,
  backpack: 6,
};

/** AP of the uses of objects that the book lists. @rule HD-MSC-033 */
export const OBJECT_AP = { 'open-or-close-a-door': 2, 'light-from-a-flame': 2, 'drink-a-potion': 4, 'ring-a-bell': 6, 'strike-fire': 8 } as const;

interface Cost {
  readonly ap: number;
  readonly stamina?: number;
}

/** What actions cost whose price the book's text has lost: ours, from the notes. @rule HD-STA-003 HD-APS-004 */
export const COSTS = {
  'quick-attack': { ap: -2 },
  rebuff: { ap: -2, stamina: 1 },
  'strong-attack': { ap: 2, stamina: 1 },
  defend: { ap: 3 },
  harry: { ap: 2 },
  ready: { ap: 2 },
  'change-posture': { ap: 2 },
  'create-opening': { ap: 3 },
  'enter-space': { ap: 2 },
  escape: { ap: 4 },
  mount: { ap: 4 },
  dash: { ap: 2, stamina: 1 },
  cling: { ap: 2, stamina: 1 },
  drag: { ap: 2, stamina: 1 },
  grapple: { ap: 5 },
  interpose: { ap: 3, stamina: 1 },
  pin: { ap: 5 },
  'end-effect': { ap: 1 },
  hinder: { ap: 5 },
  'seize-initiative': { ap: 4, stamina: 1 },
  stabilize: { ap: 8 },
  'treat-condition': { ap: 8 },
  resurface: { ap: 4 },
  'calm-mount': { ap: 8 },
  'drop-and-roll': { ap: 4 },
} as const satisfies Record<string, Cost>;
export type Costly = keyof typeof COSTS;
