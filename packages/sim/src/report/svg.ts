import { type Drawn, drawn } from './drawing.ts';
import type { Chart } from './report.ts';

export { clipped } from './drawing.ts';

const WIDTH = 820;
const TOP = 34;

/** Colours of an image that stands alone; each page has its own. Steps and sides differ in lightness too. */
const STYLE = [
  'text{font:13px system-ui,sans-serif;fill:#1b1b1b}.title{font-weight:600;font-size:14px}.scale{font-size:12px;fill:#49545a}',
  '.block{fill:#0b6054}.lesser{fill:#86aca4}.gain{fill:#1f5ca8}.loss{fill:#b5421b}.axis{stroke:#767676}.level{stroke:#d3d8d2}',
  '.side0{fill:#1f5ca8}.side1{fill:#b5421b}.side2{fill:#c79fd6}.side3{fill:#454f55}.stripe{fill:#ffffff;opacity:.3}',
  '.whisker{stroke:#1b1b1b;stroke-width:1.5;fill:none}.trace{fill:none;stroke-width:2.5}',
  '.trace.side0{stroke:#1f5ca8}.trace.side1{stroke:#b5421b}.trace.side2{stroke:#9c5fb3}.trace.side3{stroke:#454f55}',
  '.unfought{fill:#eceee9}.step0{fill:#f3efe0}.step1{fill:#d8e3d5}.step2{fill:#a9cabd}.step3{fill:#4f937f}.step4{fill:#0b6054}.in-step3,.in-step4{fill:#ffffff}.as-it-is{fill:none;stroke:#d9a21b;stroke-width:3}',
].join('');

/** A chart as a separate image: its picture, and every value in words. */
export function chartSvg(chart: Chart): string {
  const { height, drawn: all, words } = drawn(chart, WIDTH - 16);
  const whole = TOP + height + 8;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${whole}" width="${WIDTH}" height="${whole}" role="img" aria-label="${escaped(words)}">` +
    `<style>${STYLE}</style><rect width="${WIDTH}" height="${whole}" fill="#ffffff"/><text class="title" x="8" y="20">${escaped(chart.title)}</text>` +
    `<g transform="translate(8 ${TOP})">${all.map(markup).join('')}</g></svg>`
  );
}

function markup(one: Drawn | string): string {
  if (typeof one === 'string') return escaped(one);
  const attributes = Object.entries(one.attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  return `<${one.tag}${attributes.join('')}>${one.inside.map(markup).join('')}</${one.tag}>`;
}

/** Text as it may stand in HTML and SVG. */
export function escaped(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they have no place in XML
  const plain = text.replace(new RegExp('[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f]', 'g'), '\ufffd');
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
