/** The kind of a moment when a fighter may step in: an attack on it, an attack on another, a move, a turn that begins or ends. */
export const MOMENT_KINDS = ['attack', 'friend', 'move', 'turn', 'other'] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

/** How often a person is asked about a kind: always, where it touches the fighter, never. */
export const DIAL_STEPS = ['all', 'touching', 'none'] as const;
export type DialStep = (typeof DIAL_STEPS)[number];

/** How often a person is asked about each kind. */
export type Dial = { readonly [kind in MomentKind]: DialStep };

/** The moments of a book in which fighters may come in. */
export interface Moments {
  /** By the id of the window: what is the matter in it; `act` = what the act is that it is about. One that is not named is `other`. */
  readonly kinds: { readonly [window: string]: 'attack' | 'move' | 'turn' | 'act' };
  /** What a person is asked about at first. */
  readonly dial: Dial;
}

/** Asks about what touches the fighter, as most books play. */
export const TOUCHING: Dial = { attack: 'all', friend: 'touching', move: 'touching', turn: 'touching', other: 'touching' };
