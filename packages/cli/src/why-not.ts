import { readdirSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { nearest } from '@riposte/ruleset';

/** What the system says of a file, in words. */
const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'there is a file of this name',
};

/** Why a file could not be read or written. */
export function whyNot(thrown: unknown): string {
  const code = (thrown as NodeJS.ErrnoException).code ?? String(thrown);
  return REASONS[code] ?? code;
}

/** Why a file could not be read; of one that is not there, the file beside it that was probably meant. */
export function whyUnread(file: string, thrown: unknown): string {
  if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') return whyNot(thrown);
  // Endings are alike in most files: they say nothing.
  const stem = (name: string): string => parse(name).name;
  const beside = filesBeside(file);
  const meant = nearest(beside.map(stem), stem(file));
  const guess = meant === null ? '' : `. Did you mean "${join(dirname(file), beside.find((name) => stem(name) === meant)!)}"?`;
  return `${whyNot(thrown)}${guess}`;
}

function filesBeside(file: string): readonly string[] {
  try {
    return readdirSync(dirname(file));
  } catch {
    return [];
  }
}
