import type { SeatKind } from './seat-kinds.ts';
import type { ShelfKind, ShelfState } from './workshop.ts';

/** What is stored; portable between SQLite and PostgreSQL: text and integers only. */
export interface Schema {
  /** One row per table; `settings` is JSON, `secret` that of the dice. */
  tables: { id: string; title: string; created: string; header: string; encounter: string; file: string; secret: string; settings: string };
  /** The log, append only. `text` is the line as it stands in a log file, with the chain of hashes. */
  lines: { table_id: string; n: number; text: string };
  /** Commands that were accepted, with the answer that each got. */
  commands: { table_id: string; seat_id: string; client_id: string; body: string; reply: string };
  /** `plays` is JSON: ids of fighters. `secret_hash` is empty when the link was revoked. */
  seats: { id: string; table_id: string; kind: SeatKind; name: string; plays: string; secret_hash: string };
  sessions: { token_hash: string; seat_id: string; created: number; seen: number };
  /** The owner of each table (empty: the server's owner), how large its log and its commands are, when it was opened last, when its fight was over (0 = it is not). */
  keeping: { table_id: string; owner: string; bytes: number; opened: number; ended: number };
  /** What was said and noted beside the log; `entry` is how many lines the log had then, `to` is `all`, `gm`, `own` or a seat. */
  asides: { id: string; table_id: string; seat_id: string; kind: 'chat' | 'note'; at: number; entry: number; to: string; body: string };
  /** Pictures of a table by the hash of their content; `data` is WebP in base 64, `at` when it was brought. */
  pictures: { table_id: string; hash: string; data: string; at: number };
  /** Own packs of a table by the hash of their content: its log opens with these alone. */
  packs: { table_id: string; hash: string; text: string };
  /** A workshop belongs to whoever has its secret; `owner` is the same as for tables. */
  workshops: { id: string; secret_hash: string; owner: string; created: number; opened: number };
  /** What workshops keep: `body` is JSON, or WebP in base 64; `size` counts its bytes, `moved` is when its state changed last. */
  shelf: {
    workshop_id: string;
    kind: ShelfKind;
    id: string;
    version: number;
    title: string;
    game: string;
    changed: number;
    size: number;
    count: number;
    state: ShelfState;
    moved: number;
    body: string;
  };
  /** The workshop in which a table was made. */
  workshop_tables: { table_id: string; workshop_id: string };
  /** Which server plays each table: until when by the clock of the database, in milliseconds, and the number under which it writes. */
  owners: { table_id: string; server: string; address: string; epoch: number; until: number };
  /** The time of the question that is open at a table: the line at which it was asked, and until when by the clock of the database; 0 = it stands, and so many milliseconds are left. */
  deadlines: { table_id: string; line: number; ends: number; left: number };
  /** What each seat has seen when it looked last: so many lines of the log, in milliseconds. */
  seen: { seat_id: string; table_id: string; line: number; at: number };
  /** The address that learns whose turn it is at a table, and the secret that signs the message. */
  hooks: { table_id: string; url: string; secret: string };
  /** What other programs are still to be told of whose turn it is: to whom, what, how often that was tried, and when it is tried next, in milliseconds by the clock of the database. */
  outbox: { id: string; table_id: string; receiver: Receiver; body: string; tried: number; due: number };
  /** One row, written to find out whether the database can be written. */
  pulse: { id: number; at: number };
}

/** Whose address it is: the one of the server's owner, or the one of the table's game master. */
export type Receiver = 'all' | 'table';

export type OutboxRow = Schema['outbox'];
export type TableRow = Schema['tables'];
export type SeatRow = Schema['seats'];
export type AsideRow = Schema['asides'];
export type PackText = Omit<Schema['packs'], 'table_id'>;
