/** A bar of a chart. `least` and `most` are the ends of its interval; `side` is the number of the side that it speaks of. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value as people read it, interval included. */
  readonly text: string;
  readonly least?: number;
  readonly most?: number;
  readonly side?: number;
}

/** Bars that begin at nought; below 0 they go left. The table beside a chart says the same. */
export interface BarChart {
  readonly kind?: 'bars';
  readonly title: string;
  readonly bars: readonly Bar[];
  /** The scale ends here, or at the longest bar. */
  readonly full?: number;
}

/** Columns side by side, such as fights by their number of rounds; the tallest is marked. Values are shares. */
export interface ColumnChart {
  readonly kind: 'columns';
  readonly title: string;
  readonly columns: readonly Bar[];
}

/** For each label a bar to the left and one to the right of nought. Values are shares of a hundred. */
export interface TornadoChart {
  readonly kind: 'tornado';
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly ends: readonly Bar[] }[];
}

/** Lines over whole numbers, such as rounds. `full`: the scale ends at 1 and its marks are shares. */
export interface LineChart {
  readonly kind: 'lines';
  readonly title: string;
  /** What goes to the right. */
  readonly along: string;
  readonly lines: readonly { readonly label: string; readonly side: number; readonly points: readonly { readonly at: number; readonly value: number }[] }[];
  readonly full?: number;
}

/** Shares over two numbers: `cells[row][column]`; null = it could not be fought, undefined = not yet. */
export interface HeatChart {
  readonly kind: 'heat';
  readonly title: string;
  readonly across: { readonly label: string; readonly values: readonly string[] };
  readonly down: { readonly label: string; readonly values: readonly string[] };
  readonly cells: readonly (readonly (number | null | undefined)[])[];
  /** Column and row of the fight as it is. */
  readonly now?: readonly [column: number, row: number] | null;
}

export type Chart = BarChart | ColumnChart | TornadoChart | LineChart | HeatChart;

/** Whether a chart shows nothing. */
export function isEmpty(chart: Chart): boolean {
  if (chart.kind === 'columns') return chart.columns.length === 0;
  if (chart.kind === 'tornado') return chart.rows.length === 0;
  if (chart.kind === 'lines') return chart.lines.every(({ points }) => points.length === 0);
  return chart.kind === 'heat' ? chart.cells.length === 0 : chart.bars.length === 0;
}

export interface Section {
  readonly title: string;
  readonly notes: readonly string[];
  readonly chart: Chart | null;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What a terminal shows instead of a long table; files have all of it. */
  readonly brief?: Pick<Section, 'notes' | 'head' | 'rows'>;
}

/** What a simulation tells, before it is written as text, HTML, SVG or CSV. */
export interface Report {
  readonly title: string;
  /** What was assumed: how many fights, seeds, players. */
  readonly notes: readonly string[];
  readonly sections: readonly Section[];
}

/** A section whose table is its chart's. */
export function charted(title: string, notes: readonly string[], bars: readonly Bar[], head: readonly string[], full?: number): Section {
  const chart = { title, bars, ...(full === undefined ? {} : { full }) };
  return { title, notes, chart, head, rows: bars.map((bar) => [bar.label, bar.text]) };
}

/** A section with a table and no chart. */
export function tabled(title: string, notes: readonly string[], head: readonly string[], rows: readonly (readonly string[])[]): Section {
  return { title, notes, chart: null, head, rows };
}
