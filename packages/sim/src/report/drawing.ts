import { bare } from '@riposte/files';
import { scaleLinear } from 'd3-scale';
import type { Bar, BarChart, Chart, ColumnChart, HeatChart, LineChart, TornadoChart } from './report.ts';

/** An element of an image as plain data, which a page makes elements of and a report a text. */
export interface Drawn {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly inside: readonly (Drawn | string)[];
}

/** A chart as it is drawn: how large, what it shows in words, and its elements. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** For people who do not see it. */
  readonly words: string;
  readonly drawn: readonly Drawn[];
}

const ROW = 30;
const AXIS = 24;
/** As wide as a letter is at most, on average. */
const LETTER = 7.4;
/** How wide a text is at most: a short one may be all broad letters, as "Grumm" is. */
const widthOf = (text: string): number => (text.length + 0.7 * (text.match(/[mwMW]/g)?.length ?? 0)) * LETTER;
/** A side, or what is less, is hatched, so that a picture in grey says the same. */
const HATCHED = 'hatched';

const round = (value: number): number => Math.round(value * 10) / 10;

function element(tag: string, attributes: Drawn['attributes'], ...inside: Drawn['inside']): Drawn {
  return { tag, attributes, inside };
}

type Place = 'start' | 'middle' | 'end';

const words = (x: number, y: number, text: string, place: Place = 'start', kind = ''): Drawn =>
  element('text', { x: round(x), y: round(y), ...(place === 'start' ? {} : { 'text-anchor': place }), ...(kind === '' ? {} : { class: kind }) }, text);

const stroke = (x1: number, y1: number, x2: number, y2: number, kind: string): Drawn =>
  element('line', { class: kind, x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2) });

const hatch: Drawn = element(
  'defs',
  {},
  element(
    'pattern',
    { id: 'riposte-hatch', width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    element('rect', { class: 'stripe', width: 2, height: 6 }),
  ),
);

/** A rectangle, with stripes over it if they distinguish it. */
function block(x: number, y: number, width: number, height: number, kind: string): Drawn[] {
  const at = { x: round(x), y: round(y), width: round(Math.max(width, 0.5)), height: round(Math.max(height, 0.5)), rx: 2 };
  const plain = element('rect', { class: kind, ...at });
  return kind.includes('side1') || kind.includes(HATCHED) ? [plain, element('rect', { class: 'stripes', fill: 'url(#riposte-hatch)', ...at })] : [plain];
}

/** The first letters of a text, so many as have room in a width. */
export function clipped(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** Draws a chart in a width of pixels. */
export function drawn(chart: Chart, width: number): Picture {
  const made = shapes(chart, width);
  return { width, height: made.height, words: `${chart.title}: ${inWords(chart)}`, drawn: [hatch, ...made.drawn] };
}

type Shapes = Pick<Picture, 'height' | 'drawn'>;

function shapes(chart: Chart, width: number): Shapes {
  if (chart.kind === 'columns') return columns(chart, width);
  if (chart.kind === 'tornado') return tornado(chart, width);
  if (chart.kind === 'lines') return lines(chart, width);
  return chart.kind === 'heat' ? heat(chart, width) : bars(chart, width);
}

function inWords(chart: Chart): string {
  const all = (list: readonly Bar[]): string => list.map((bar) => `${bar.label}: ${bar.text}`).join('; ');
  if (chart.kind === 'columns') return all(chart.columns);
  if (chart.kind === 'tornado') return chart.rows.map(({ label, ends }) => `${label}: ${all(ends)}`).join('; ');
  if (chart.kind === 'lines')
    return chart.lines.map(({ label, points }) => `${label}: ${points.map(({ at, value }) => `${at}: ${mark(value, chart.full)}`).join(', ')}`).join('; ');
  if (chart.kind !== 'heat') return all(chart.bars);
  const { across, down, cells } = chart;
  return cells.flatMap((row, y) => row.flatMap((cell, x) => (cell == null ? [] : [`${across.values[x]}, ${down.values[y]}: ${bare(cell)}`]))).join('; ');
}

/** A number at the edge of a chart: a share of a hundred, or as it is. */
const mark = (value: number, full: number | undefined): string => (full === undefined ? String(Math.round(value * 100) / 100) : bare(value));

/** From the left: what a bar is of, the bar, and its value; the shorter the width, the shorter the words. */
function bars({ bars: all, full }: BarChart, width: number): Shapes {
  const height = all.length * ROW + 8;
  const longest = (of: (bar: Bar) => string): number => Math.max(0, ...all.map((bar) => widthOf(of(bar))));
  const values =
    Math.round(
      Math.min(
        longest(({ text }) => text),
        width * 0.34,
      ),
    ) + 12;
  const labels =
    Math.round(
      Math.min(
        longest(({ label }) => label),
        Math.max(width * 0.34, width * 0.7 - values),
      ),
    ) + 12;
  const ends = all.flatMap((bar) => [bar.value, bar.least ?? bar.value, bar.most ?? bar.value]);
  const x = scaleLinear()
    .domain([Math.min(0, ...ends), full ?? Math.max(0.000001, ...ends)])
    .range([labels, width - values]);
  const rows = all.flatMap((bar, i) => {
    const middle = i * ROW + ROW / 2 + 4;
    const [from, to] = [x(Math.min(0, bar.value)), x(Math.max(0, bar.value))];
    return [
      words(labels - 10, middle + 4, clipped(bar.label, Math.ceil((labels - 12) / LETTER)), 'end'),
      ...block(from, middle - 9, to - from, 18, `block${bar.side === undefined ? '' : ` side${bar.side % 4}`}`),
      ...whisker(bar, x, middle),
      words(width - values + 12, middle + 4, clipped(bar.text, Math.ceil((values - 12) / LETTER))),
    ];
  });
  return { height, drawn: [stroke(x(0), 2, x(0), height - 2, 'axis'), ...rows] };
}

function whisker({ least, most }: Bar, x: (value: number) => number, middle: number): Drawn[] {
  if (least === undefined || most === undefined) return [];
  const ends = [least, most].map((at) => `M${round(x(at))},${middle - 5}V${middle + 5}`).join('');
  return [element('path', { class: 'whisker', d: `M${round(x(least))},${middle}H${round(x(most))}${ends}` })];
}

const TALL = 150;

function columns({ columns: all }: ColumnChart, width: number): Shapes {
  const left = 30;
  const top = Math.max(0.000001, ...all.map(({ value }) => value));
  const y = scaleLinear().domain([0, top]).nice(4).range([TALL, 10]);
  const each = (width - left - 4) / Math.max(1, all.length);
  const wide = Math.min(34, each * 0.72);
  // As many labels as have room.
  const every = Math.max(1, Math.ceil((Math.max(1, ...all.map(({ label }) => label.length)) * LETTER + 6) / each));
  const marks = y.ticks(4).flatMap((at) => [stroke(left, y(at), width, y(at), 'level'), words(left - 6, y(at) + 4, bare(at), 'end', 'scale')]);
  const rows = all.flatMap((column, i) => {
    const middle = left + each * (i + 0.5);
    const label = i % every === 0 ? [words(middle, TALL + 17, column.label, 'middle', 'scale')] : [];
    return [...block(middle - wide / 2, y(column.value), wide, TALL - y(column.value), column.value === top ? 'block' : 'block lesser'), ...label];
  });
  return { height: TALL + AXIS, drawn: [...marks, stroke(left, TALL, width, TALL, 'axis'), ...rows] };
}

function tornado({ rows: all }: TornadoChart, width: number): Shapes {
  const labels = Math.min(Math.max(0, ...all.map(({ label }) => label.length)) * LETTER + 10, width * 0.36);
  const ends = all.flatMap((row) => row.ends.map(({ value }) => value));
  const isOneSided = all.some(({ ends: of }) => of.length > 1 && (of.every(({ value }) => value > 0) || of.every(({ value }) => value < 0)));
  const room = (width < 420 ? 46 : 92) * (isOneSided ? 1.4 : 1);
  const x = scaleLinear()
    .domain([Math.min(0, ...ends), Math.max(0.000001, ...ends)])
    .range([labels + room, width - room]);
  const height = all.length * ROW + AXIS;
  const marks = x
    .ticks(width < 420 ? 3 : 5)
    .flatMap((at) => [stroke(x(at), 0, x(at), height - AXIS, 'level'), words(x(at), height - 6, signed(at), 'middle', 'scale')]);
  const rows = all.flatMap(({ label, ends: of }, i) => {
    const middle = i * ROW + ROW / 2;
    const saying = (end: Bar): string => (width < 420 ? signed(end.value) : `${end.label.replace(/^-/, '−')} ${signed(end.value)}`);
    const both = of.flatMap((end, nth) => {
      if (end.value === 0) return [];
      // Where both ends lie on one side, the longer bar has both texts.
      const same = of.filter((other) => other.value !== 0 && other.value < 0 === end.value < 0);
      const isLonger = same.every((other) => Math.abs(other.value) < Math.abs(end.value) || (other.value === end.value && of.indexOf(other) >= nth));
      const [from, to] = [x(Math.min(0, end.value)), x(Math.max(0, end.value))];
      const isLess = end.value < 0;
      const text = isLonger ? clipped(same.map(saying).join(', '), Math.floor((room * same.length) / 6)) : '';
      return [
        ...block(from, middle - 9, to - from, 18, isLess ? `block loss ${HATCHED}` : 'block gain'),
        ...(text === '' ? [] : [words(isLess ? from - 6 : to + 6, middle + 4, text, isLess ? 'end' : 'start', 'scale')]),
      ];
    });
    return [words(0, middle + 4, clipped(label, Math.floor(labels / LETTER))), ...both];
  });
  return { height, drawn: [...marks, stroke(x(0), 0, x(0), height - AXIS, 'axis'), ...rows] };
}

const signed = (share: number): string => `${share < 0 ? '−' : share > 0 ? '+' : ''}${bare(Math.abs(share))}`;

/** Patterns that distinguish lines without colours. */
const DASHES = ['', '7 4', '2 4', '10 4 2 4'];
const TALLER = 190;

function lines({ lines: all, along, full }: LineChart, width: number): Shapes {
  const left = 34;
  const names = Math.min(Math.max(0, ...all.map(({ label }) => label.length)) * LETTER + 14, width * 0.3);
  const points = all.flatMap((line) => line.points);
  const x = scaleLinear()
    .domain([Math.min(...points.map(({ at }) => at)), Math.max(1, ...points.map(({ at }) => at))])
    .range([left + 6, width - names]);
  const y = scaleLinear()
    .domain([0, full ?? Math.max(0.000001, ...points.map(({ value }) => value))])
    .nice(4)
    .range([TALLER, 10]);
  const downs = y.ticks(4).flatMap((at) => [stroke(left, y(at), width - names, y(at), 'level'), words(left - 6, y(at) + 4, mark(at, full), 'end', 'scale')]);
  const rights = x
    .ticks(Math.max(2, Math.floor((width - names) / 60)))
    .flatMap((at) => (Number.isInteger(at) ? [words(x(at), TALLER + 17, String(at), 'middle', 'scale')] : []));
  const drawnLines = all.flatMap(({ label, side, points: of }, i) => {
    const last = of.at(-1);
    if (last === undefined) return [];
    const path = of.map(({ at, value }, n) => `${n === 0 ? 'M' : 'L'}${round(x(at))},${round(y(value))}`).join('');
    const spread = spreadOf(
      all.map((line) => y(line.points.at(-1)?.value ?? 0)),
      i,
    );
    return [
      element('path', { class: `trace side${side % 4}`, d: path, ...(DASHES[i % 4] === '' ? {} : { 'stroke-dasharray': DASHES[i % 4] }) }),
      element('circle', { class: `tip side${side % 4}`, cx: round(x(last.at)), cy: round(y(last.value)), r: 4 }),
      words(width - names + 9, spread + 4, clipped(label, Math.floor(names / LETTER))),
    ];
  });
  const axis = [stroke(left, TALLER, width - names, TALLER, 'axis'), words(left, TALLER + 34, along, 'start', 'scale')];
  return { height: TALLER + AXIS + 16, drawn: [...downs, ...rights, ...axis, ...drawnLines] };
}

/** Where the name of a line stands: at its end, a line of text away from those that end there too, and above the scale. */
function spreadOf(ends: readonly number[], i: number): number {
  const order = ends.map((_, n) => n).sort((a, b) => ends[a] - ends[b] || a - b);
  let last = Number.NEGATIVE_INFINITY;
  for (const n of order) {
    last = Math.max(ends[n], last + 15);
    if (n === i) return Math.min(last, TALLER - 2 - 15 * (order.length - 1 - order.indexOf(n)));
  }
  return ends[i];
}

const CELL = 38;

function heat({ across, down, cells, now = null }: HeatChart, width: number): Shapes {
  const left = Math.min(Math.max(0, ...down.values.map((value) => value.length)) * LETTER + 12, width * 0.3);
  const each = (width - left) / Math.max(1, across.values.length);
  const top = 22;
  const heads = across.values.map((value, x) => words(left + each * (x + 0.5), top + 14, clipped(value, Math.floor(each / LETTER)), 'middle', 'scale'));
  const rows = cells.flatMap((row, y) => [
    words(left - 8, top + 24 + CELL * (y + 0.5) + 4, down.values[y], 'end', 'scale'),
    ...row.flatMap((cell, x) => {
      const at = { x: round(left + each * x + 1), y: round(top + 24 + CELL * y + 1), width: round(each - 2), height: CELL - 2, rx: 3 };
      const step = cell == null ? 'unfought' : `step${Math.min(4, Math.floor(cell * 5))}`;
      const said = cell === null ? '–' : cell === undefined ? '' : bare(Math.round(cell * 100) / 100);
      return [element('rect', { class: `cell ${step}`, ...at }), words(left + each * (x + 0.5), top + 24 + CELL * (y + 0.5) + 4, said, 'middle', `in-${step}`)];
    }),
  ]);
  const frame = (x: number, y: number): Drawn =>
    element('rect', { class: 'as-it-is', x: round(left + each * x + 3), y: round(top + 26 + CELL * y + 1), width: round(each - 6), height: CELL - 6, rx: 2 });
  return {
    height: top + 28 + CELL * cells.length,
    drawn: [words(0, 14, `${across.label} → · ${down.label} ↓`, 'start', 'scale'), ...heads, ...rows, ...(now === null ? [] : [frame(...now)])],
  };
}
