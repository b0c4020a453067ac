import type { BarChart, Chart, Report, Section } from './report.ts';

const BAR = 30;

/** Aligns rows. */
type Columns = (rows: readonly (readonly string[])[]) => readonly string[];

/** Writes a line by what it means to its reader. */
type Means = (meaning: 'heading' | 'aside', text: string) => string;

/** Rows with each column as wide as its widest cell, counted in characters. */
const aligned: Columns = (rows) => {
  const widths = rows.reduce<number[]>((most, row) => row.reduce((all, { length }, i) => ((all[i] = Math.max(all[i] ?? 0, length)), all), most), []);
  return rows.map((row) =>
    row
      .map((one, i) => one.padEnd(widths[i]))
      .join('  ')
      .trimEnd(),
  );
};

/**
 * A report for terminals: charts of signs beside their numbers, a line each.
 * @param columns Aligns the rows of a table; default: by characters.
 * @param means Colours a line by what it means; default: as it is.
 */
export function reportText({ title, notes, sections }: Report, columns: Columns = aligned, means: Means = (_, text) => text): string[] {
  const asides = notes.map((note) => means('aside', note));
  return [means('heading', title), ...asides, ...sections.flatMap((section) => ['', ...sectionText(section, columns, means)])];
}

function sectionText({ brief, ...section }: Section, columns: Columns, means: Means): string[] {
  const { title, notes, chart, head, rows } = { ...section, ...brief };
  const signs = chart === null ? null : barsIn(chart);
  const lines = signs === null ? rows : rows.map((row, i) => [...row, i < signs.bars.length ? barOf(signs, i) : '']);
  const body = head.length > 2 ? [head, ...lines] : lines;
  return [means('heading', title.toUpperCase()), ...notes.map((note) => means('aside', note)), ...columns(body)];
}

/** What of a chart signs can draw; null = its table says it all. */
function barsIn(chart: Chart): BarChart | null {
  if (chart.kind === 'columns') return { title: chart.title, bars: chart.columns };
  return chart.kind === undefined || chart.kind === 'bars' ? chart : null;
}

/** `===|--`: the bar to its value, the interval beyond it as dashes. Below nought it says so with "<". */
function barOf({ bars, full }: BarChart, i: number): string {
  const { value, most } = bars[i];
  const top = full ?? Math.max(0.000001, ...bars.map((bar) => Math.max(Math.abs(bar.value), Math.abs(bar.most ?? 0), Math.abs(bar.least ?? 0))));
  const length = Math.round((Math.abs(value) / top) * BAR);
  const beyond = most === undefined || value < 0 ? 0 : Math.round((most / top) * BAR) - length;
  return `${value < 0 ? '<' : ''}${'='.repeat(length)}${'-'.repeat(Math.max(0, beyond))}`;
}

/**
 * Every table of a report as one: section, row, column, then numbers alone: the value, the least and the most of its range, and their unit.
 * What is no number stands as text. RFC 4180.
 * @param lang The language of the report, which says how its numbers are written.
 */
export function reportCsv({ sections }: Report, lang = 'en'): string {
  const rows = sections.flatMap(({ title, head, rows: all }) =>
    all.flatMap(([label, ...values]) => values.map((value, i) => [title, label, head[i + 1] ?? '', ...numbersIn(value, lang)])),
  );
  return [['section', 'row', 'column', 'value', 'least', 'most', 'unit', 'text'], ...rows].map(csvLine).join('');
}

const NUMBER = String.raw`([+-]?\d+(?:\.\d+)?)`;
/** "12", "52.5 %", "+2.1 points (+0.4 to +3.8)", "2.6 of 4", and "41 to 43 %". */
const ONE = new RegExp(String.raw`^${NUMBER} ?(%|\p{L}{0,12})(?: \(${NUMBER} \p{L}+ ${NUMBER}\))?$`, 'u');
const OF = new RegExp(String.raw`^${NUMBER} \p{L}+ ${NUMBER}$`, 'u');
const FROM_TO = new RegExp(String.raw`^${NUMBER} \p{L}+ ${NUMBER} ?(%)$`, 'u');

/** A cell as its value, least, most, unit and text; empty where there is none. */
function numbersIn(cell: string, lang: string): readonly string[] {
  const plain = cell.replaceAll('−', '-').replaceAll(/\s/g, ' ');
  const english = lang === 'de' ? plain.replaceAll(/\.(?=\d{3})/g, '').replaceAll(/(\d),(?=\d)/g, '$1.') : plain.replaceAll(/(\d),(?=\d{3})/g, '$1');
  const bare = (given: string | undefined): string => (given ?? '').replace(/^\+/, '');
  const one = ONE.exec(english);
  if (one !== null) return [bare(one[1]), bare(one[3]), bare(one[4]), one[2], ''];
  const range = FROM_TO.exec(english);
  if (range !== null) return ['', bare(range[1]), bare(range[2]), range[3], ''];
  const of = OF.exec(english);
  return of === null ? ['', '', '', '', cell] : [bare(of[1]), '', '', '', cell];
}

/** One line of a table of RFC 4180. */
export const csvLine = (row: readonly string[]): string => `${row.map(cell).join(',')}\r\n`;

function cell(text: string): string {
  // A text that begins like a formula would be reckoned by spreadsheets.
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
