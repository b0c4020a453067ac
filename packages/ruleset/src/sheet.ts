import type { Explanation, Id, View } from '@riposte/kernel';

/** One derived number of a character sheet, with all its sources. */
export interface SheetLine {
  readonly label: string;
  readonly value: Explanation;
  /** Net count of advantages, whatever the book calls them; null where a number is not rolled with any. */
  readonly advantage: Explanation | null;
}

/** The numbers of a character as they stand now, against nobody in particular. */
export type CharacterSheet = (view: View, who: Id) => readonly SheetLine[];

/** One line of a track: so many boxes to tick, or a value that is only read. */
export interface TrackRow {
  readonly label: string;
  /** Boxes to tick; 0 = none. */
  readonly boxes: number;
  /** What stands beside it: "D8", "2 injuries and more: useless". */
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
