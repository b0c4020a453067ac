import { readdirSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { nearest } from '@riposte/ruleset';
import { whyNot } from './why-not.ts';

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
