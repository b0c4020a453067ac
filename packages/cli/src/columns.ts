import Table from 'cli-table3';

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
  const width = Math.max(0, ...rows.map((row) => row.length));
  const used = Array.from({ length: width }, (_, i) => i).filter((i) => rows.some((row) => (row[i] ?? '') !== ''));
  const table = new Table({
    chars: { ...Object.fromEntries(NO_LINES.map((name) => [name, ''])), middle: '  ' },
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
  });
  table.push(...rows.map((row) => used.map((i) => row[i] ?? '')));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
}
