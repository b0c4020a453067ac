import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { Chart } from './report.ts';

const WIDTH = 820;
const ROW = 30;
const TOP = 34;
const LABELS = 220;
const VALUES = 250;

/** A chart as an image of its own: bars, their intervals as whiskers, and every value in words. */
export function chartSvg({ title, bars, full }: Chart): string {
  const height = TOP + bars.length * ROW + 10;
  const ends = bars.flatMap((bar) => [bar.value, bar.least ?? bar.value, bar.most ?? bar.value]);
  const x = scaleLinear()
    .domain([Math.min(0, ...ends), full ?? Math.max(0.000001, ...ends)])
    .range([LABELS, WIDTH - VALUES]);
  const y = scaleBand<number>()
    .domain(bars.map((_, i) => i))
    .range([TOP, TOP + bars.length * ROW])
    .paddingInner(0.3);
  const whisker = line();
  const rows = bars.map((bar, i) => {
    const top = y(i)!;
    const middle = top + y.bandwidth() / 2;
    const [from, to] = [x(Math.min(0, bar.value)), x(Math.max(0, bar.value))];
    const interval =
      bar.least === undefined || bar.most === undefined
        ? ''
        : `<path class="whisker" d="${[
            whisker([
              [x(bar.least), middle],
              [x(bar.most), middle],
            ]),
            ...[bar.least, bar.most].map((at) =>
              whisker([
                [x(at), middle - 5],
                [x(at), middle + 5],
              ]),
            ),
          ].join('')}"/>`;
    return (
      `<text x="${LABELS - 10}" y="${round(middle + 4)}" text-anchor="end">${escaped(clipped(bar.label, 32))}</text>` +
      `<rect class="bar" x="${round(from)}" y="${round(top)}" width="${round(Math.max(to - from, 0.5))}" height="${round(y.bandwidth())}"/>${interval}` +
      `<text x="${WIDTH - VALUES + 12}" y="${round(middle + 4)}">${escaped(clipped(bar.text, 32))}</text>`
    );
  });
  const words = bars.map((bar) => `${bar.label}: ${bar.text}`).join('; ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(`${title}: ${words}`)}">` +
    `<style>text{font:14px system-ui,sans-serif;fill:#1b1b1b}.title{font-weight:600}.bar{fill:#4a6fa5}.whisker{stroke:#1b1b1b;stroke-width:1.5;fill:none}.axis{stroke:#767676}</style>` +
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/><text class="title" x="8" y="20">${escaped(title)}</text>` +
    `<line class="axis" x1="${round(x(0))}" x2="${round(x(0))}" y1="${TOP - 4}" y2="${height - 8}"/>${rows.join('')}</svg>`
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function clipped(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** Text as it may stand in HTML and SVG. */
export function escaped(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they have no place in XML
  const plain = text.replace(new RegExp('[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f]', 'g'), '\ufffd');
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
