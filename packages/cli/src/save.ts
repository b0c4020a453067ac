import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { FileError } from '@riposte/files';
import { type Header, type Line, LogWriter } from '@riposte/kernel';
import { whyNot } from './why-not.ts';

/**
 * Writes a file whole or not at all: beside it under another name, then in one step to its place.
 * @throws FileError when there is a file already, unless `over`, or when it cannot be written.
 */
export function writeWhole(file: string, content: string | Uint8Array, over = false): void {
  const beside = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, content, { flag: 'wx', flush: true });
    if (over) renameSync(beside, file);
    else linkSync(beside, file); // fails where a file is, which a renaming would replace
    syncFolder(file);
  } catch (thrown) {
    throw unwritable(file, thrown);
  } finally {
    if (existsSync(beside)) rmSync(beside);
  }
}

/** Makes a folder and those around it where they are not. @throws FileError */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (thrown) {
    const isFile = ['EEXIST', 'ENOTDIR'].includes(String((thrown as NodeJS.ErrnoException).code));
    throw isFile ? FileError.cannot('make', folder, 'there is a file of this name') : unwritable(folder, thrown);
  }
}

function unwritable(file: string, thrown: unknown): FileError {
  return FileError.cannot('write', file, (thrown as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such folder' : whyNot(thrown));
}

/** The name of a file is durable when its folder is. Windows has no such call. */
function syncFolder(file: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** The first free name: `duel.jsonl`, `duel-2.jsonl` ... */
export function freeName(name: string): string {
  for (let n = 1; ; n++) {
    const file = n === 1 ? `${name}.jsonl` : `${name}-${n}.jsonl`;
    if (!existsSync(file)) return file;
  }
}

/** A log that grows on disk while a fight is played. */
export interface LogFile {
  readonly file: string;
  /** Writes one line. What goes wrong is kept for `keep`, so that it never breaks off a step of the fight. */
  append(line: Line): void;
  /** Returns when every line is on the disk. @throws FileError when one could not be written. */
  keep(): void;
  close(): void;
}

/** Begins a log file with what has happened so far. @throws FileError when there is a file already, unless `over`. */
export function beginLog(file: string, header: Header, lines: readonly Line[], over = false): LogFile {
  const { writer, text } = LogWriter.begin(header);
  writeWhole(file, [text, ...lines.map((line) => writer.line(line)), ''].join('\n'), over);
  return growing(file, writer);
}

/**
 * Goes on with a log file whose first `stored` lines are on disk. A last line that was cut off in writing makes way for
 * the whole one; `length` is what is good of the file, in bytes.
 */
export function resumeLog(file: string, header: Header, lines: readonly Line[], stored: number, length: number): LogFile {
  const { writer } = LogWriter.begin(header);
  for (const line of lines.slice(0, stored)) writer.line(line);
  try {
    truncateSync(file, length);
  } catch (thrown) {
    throw unwritable(file, thrown);
  }
  const log = growing(file, writer);
  for (const line of lines.slice(stored)) log.append(line);
  log.keep();
  return log;
}

function growing(file: string, writer: LogWriter): LogFile {
  const handle = open(file);
  let length = fstatSync(handle).size;
  let fault: FileError | null = null;
  const write = (bytes: Buffer): void => {
    if (fstatSync(handle).size !== length) throw FileError.cannot('write', file, 'another program is writing to it');
    length += writeSync(handle, bytes);
  };
  return {
    file,
    append(line) {
      if (fault !== null) return;
      try {
        write(Buffer.from(`${writer.line(line)}\n`));
      } catch (thrown) {
        fault = thrown instanceof FileError ? thrown : unwritable(file, thrown);
      }
    },
    keep() {
      if (fault !== null) throw fault;
      fsyncSync(handle);
    },
    close: () => closeSync(handle),
  };
}

function open(file: string): number {
  try {
    return openSync(file, 'a');
  } catch (thrown) {
    throw unwritable(file, thrown);
  }
}
