import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import Database from 'libsql';

/** One plain sentence on why the data cannot be used. */
export class StoreError extends Error {
  readonly code = 'bad-store';
}

/** Milliseconds that a write waits for a lock of another program. The server is blocked for so long. */
const BUSY = 40;
/** The same for a program that copies the database of a running server, and blocks nobody. */
const PATIENT = 2000;

/** @throws StoreError if the file is not a complete database. */
export function checkFile(file: string): void {
  mustBeThere(file);
  mustHaveItsSize(file);
  const found = withDatabase(file, (database) => faultOf(database, 'integrity_check'));
  if (found !== null) throw damaged(file, found);
}

const damaged = (file: string, what: string): StoreError => new StoreError(`${file}: the database is damaged (${what}); restore a backup`);
const tooLong = (size: number, whole: number): string => `${size - whole} bytes stand behind its end at byte ${whole}; to cut them off may be enough`;

/** What `look` finds wrong; if the file is damaged too much for that, the error of the database. */
function withDatabase(file: string, look: (database: Database.Database) => string | null): string | null {
  const database = new Database(file, { readonly: true });
  try {
    return look(database);
  } catch (thrown) {
    return (thrown as Error).message;
  } finally {
    database.close();
  }
}

/** What is wrong with the content of a database; null = it is whole. */
function faultOf(database: Database.Database, check: 'quick_check' | 'integrity_check'): string | null {
  const found = String(Object.values((database.prepare(`pragma ${check}`).all() as object[])[0])[0]);
  return found === 'ok' ? null : found;
}

/** What is wrong with the size of a file; null = nothing. SQLite notices neither an incomplete last page nor extra bytes after it. */
function wrongSizeOf(file: string): string | null {
  // Changes in the journal are not in the file yet.
  if (!existsSync(file) || (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0)) return null;
  const head = headOf(file, 32);
  // As SQLite writes it: 1 stands for 65,536, which does not fit.
  const page = head.readUInt16BE(16);
  const whole = head.readUInt32BE(28) * (page === 1 ? 65_536 : page);
  const { size } = statSync(file);
  if (size === whole) return null;
  return size < whole ? `it has ${size} of ${whole} bytes` : tooLong(size, whole);
}

/** Runs before SQLite reads the file, whose errors for a truncated file are misleading. @throws StoreError */
function mustHaveItsSize(file: string): void {
  const torn = wrongSizeOf(file);
  if (torn !== null) throw damaged(file, torn);
}

/**
 * Only of a file that this process has not opened as a database: when a process closes a file, the system takes all its locks on it.
 * Without them, the next program that reads the database deletes its journal, to which this process still writes.
 */
function headOf(file: string, bytes: number): Buffer {
  const head = Buffer.alloc(bytes);
  const handle = openSync(file, 'r');
  readSync(handle, head);
  closeSync(handle);
  return head;
}

/**
 * Opens the database of a server for this process alone and checks it. If there has never been one, it makes a new one.
 * @throws StoreError with the file and what to do: another server uses it, it is empty, no database, damaged or gone.
 */
export function openDatabase(file: string): {
  readonly database: Database.Database;
  readonly settle: () => void;
  readonly unlock: () => void;
  /** Whether the opened file is still at its path. */
  readonly isThere: () => boolean;
} {
  mustBeUsable(file);
  const unlock = lock(`${file}-lock`);
  let database: Database.Database | null = null;
  try {
    mustHaveItsSize(file);
    takeJournalIn(file);
    mustHaveItsSize(file);
    database = new Database(file, { timeout: PATIENT });
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // Overwrites what people delete, so that it does not stay in free pages of the file.
    database.pragma('secure_delete = ON');
    settled(database);
    const found = faultOf(database, 'quick_check');
    if (found !== null) throw damaged(file, found);
    database.pragma(`busy_timeout = ${BUSY}`);
    const opened = database;
    const { ino } = statSync(file);
    const isThere = (): boolean => statSync(file, { throwIfNoEntry: false })?.ino === ino;
    return { database, settle: () => settled(opened), unlock, isThere };
  } catch (thrown) {
    database?.close();
    unlock();
    throw unusable(file, thrown);
  }
}

/** Moves what an earlier server left in the journal into the file, so that the size of the file can be checked. */
function takeJournalIn(file: string): void {
  if (!existsSync(`${file}-wal`)) return;
  const database = new Database(file, { timeout: PATIENT });
  try {
    settled(database);
  } finally {
    database.close();
  }
}

/** Moves the content of the journal into the file, unless another program is reading it. After that the file alone is the database. */
function settled(database: Database.Database): void {
  database.pragma('wal_checkpoint(TRUNCATE)');
}

/** Opens a database that another process may be using, to read and to back up. @throws StoreError */
export function openDatabaseToRead(file: string): Database.Database {
  mustBeThere(file);
  let database: Database.Database | null = null;
  try {
    database = new Database(file, { timeout: PATIENT });
    // Nothing is read before the first statement, which makes files beside it.
    database.prepare('select count(*) from sqlite_master').get();
    return database;
  } catch (thrown) {
    database?.close();
    throw unusable(file, thrown);
  }
}

/** Why a database cannot be used, and what to do. */
export function unusable(file: string, thrown: unknown): StoreError {
  if (thrown instanceof StoreError) return thrown;
  return new StoreError(`${file}: not a database that can be used (${(thrown as Error).message}); ${remedyOf(thrown)}`);
}

function remedyOf(thrown: unknown): string {
  const code = String((thrown as { code?: string }).code);
  if (code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_CANTOPEN')) return 'let this user write the file and its folder';
  if (code.startsWith('SQLITE_FULL')) return 'make room on the disk';
  if (code.startsWith('SQLITE_IOERR')) return 'make room on the disk, or see what is wrong with it';
  if (code.startsWith('SQLITE_BUSY')) return 'end the program that holds it';
  return 'restore a backup or name another folder';
}

function mustBeThere(file: string): void {
  if (!existsSync(file)) throw new StoreError(`${file}: there is no database`);
  mustBeUsable(file);
}

function mustBeUsable(file: string): void {
  if (!existsSync(file)) {
    if (existsSync(`${file}-wal`)) throw new StoreError(`${file}: the database is gone but its journal is there; put it back or restore a backup`);
    return;
  }
  const { size } = statSync(file);
  if (!statSync(file).isFile()) throw new StoreError(`${file}: a folder stands where the database should be`);
  if (size === 0) throw new StoreError(`${file}: the database is empty (0 bytes); remove it to begin anew, or restore a backup`);
  if (headOf(file, 15).toString() !== 'SQLite format 3') throw new StoreError(`${file}: not a SQLite database; restore a backup`);
}

/**
 * Two servers on one database would each miss the lines of the other. This is a lock of the operating system on an open
 * file: it also works between containers that share a folder, and ends with its process, however that ends. The lock file
 * is never deleted: a process that waits for the old file would then not exclude one that creates a new file.
 */
function lock(file: string): () => void {
  let holder: Database.Database | null = null;
  try {
    holder = new Database(file, { timeout: 0 });
    holder.exec('begin exclusive');
    const held = holder;
    return () => held.close();
  } catch (thrown) {
    holder?.close();
    if (String((thrown as { code?: string }).code).startsWith('SQLITE_BUSY')) throw new StoreError(`${file}: another server uses this database`);
    throw new StoreError(`${file}: cannot be written (${(thrown as Error).message}); ${remedyOf(thrown)}`);
  }
}
