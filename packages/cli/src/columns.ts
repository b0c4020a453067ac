import Table from 'cli-table3';
import { shown } from './print.ts';

const NO_LINES = [
  'top',
  'top-mid',
  'top-left',
  'top-right',
  'bottom',
  'bottom-mid',
  'bottom-left',
  'bottom-right',
  'left',
  'left-mid',
  'mid',
  'mid-mid',
  'right',
  'right-mid',
];

/** Rows in aligned columns, wide characters counted as wide. Empty columns are left out. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map((row) => row.length));
  const used = Array.from({ length: width }, (_, i) => i).filter((i) => rows.some((row) => (row[i] ?? '') !== ''));
  const table = new Table({
    chars: { ...Object.fromEntries(NO_LINES.map((name) => [name, ''])), middle: '  ' },
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
  });
  // Escaped here already: what is shown is what is measured, and a line break would make another row.
  table.push(...rows.map((row) => used.map((i) => shown((row[i] ?? '').replaceAll('\n', '\\n')))));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
}
