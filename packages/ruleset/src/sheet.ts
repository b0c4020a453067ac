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
