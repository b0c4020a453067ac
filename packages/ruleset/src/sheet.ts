import type { Explanation, Id, View } from '@riposte/kernel';

/** One derived number of a character sheet, with all its sources. */
export interface SheetLine {
  readonly label: string;
  readonly value: Explanation;
  /** What the number counts, where that is a measure: "ft", "m". */
  readonly unit?: string;
  /** Net count of advantages, whatever the book calls them; null where a number is not rolled with any. */
  readonly advantage: Explanation | null;
}

/** The current numbers of a character, without an opponent. */
export type CharacterSheet = (view: View, who: Id) => readonly SheetLine[];

/** One line of a track: boxes to tick, or a value to read. */
export interface TrackRow {
  readonly label: string;
  /** Boxes to tick; 0 = none. */
  readonly boxes: number;
  /** The text beside it: "D8", "2 injuries and more: useless". */
  readonly shown?: string;
}

/** What changes in play, as it is kept on paper. `dice`: each row shows a die; `body`: each row is a part of the body. */
export interface Track {
  readonly title: string;
  readonly as: 'boxes' | 'dice' | 'body';
  readonly rows: readonly TrackRow[];
}

/** What a character's sheet has boxes for. */
export type CharacterTracks = (view: View, who: Id) => readonly Track[];
