/** A bar of a chart. `least` and `most` are the ends of its interval. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value as people read it, interval included. */
  readonly text: string;
  readonly least?: number;
  readonly most?: number;
}

/** Bars that begin at nought; below 0 they go left. The table beside a chart says the same. */
export interface Chart {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** The scale ends here, or at the longest bar. */
  readonly full?: number;
}

export interface Section {
  readonly title: string;
  readonly notes: readonly string[];
  readonly chart: Chart | null;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
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

export function tabled(title: string, notes: readonly string[], head: readonly string[], rows: readonly (readonly string[])[]): Section {
  return { title, notes, chart: null, head, rows };
}
