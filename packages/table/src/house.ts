import type { Book, LoadText } from '@riposte/files';
import type { Founded } from './protocol.ts';
import type { Store } from './store.ts';
import type { Table } from './table.ts';

/** What a table needs of the house it stands in. */
export interface House {
  readonly store: Store;
  readonly books: readonly Book[];
  readonly load: LoadText;
  /** Milliseconds between two decisions of the computer. */
  readonly pace: number;
  /** From how many tables on those are forgotten that nobody has looked at for so many milliseconds. */
  readonly memory: { readonly tables: number; readonly idle: number };
  readonly clock: () => number;
  readonly log: (level: 'info' | 'warn' | 'error', event: string, data: object) => void;
  readonly committed: (milliseconds: number) => void;
  /** Makes a new table that begins where this one stood after a line. */
  readonly branch: (table: Table, line: number) => Promise<Founded>;
}
