import { join } from 'node:path';
import { type Chart, chartSvg, isEmpty, type Report } from '@riposte/sim';
import { makeFolder, writeWhole } from './save.ts';

/** The charts of a report that show anything. */
export function chartsOf(report: Report): readonly Chart[] {
  return report.sections.flatMap(({ chart }) => (chart === null || isEmpty(chart) ? [] : [chart]));
}

/** Writes each chart into a folder; returns the names of the files. */
export function writeSvgs(folder: string, charts: readonly Chart[], force: boolean): string[] {
  return charts.map((chart, i) => put(folder, `${slug(charts, i)}.svg`, chartSvg(chart), force));
}

/** The same as images. */
export async function writePngs(folder: string, charts: readonly Chart[], force: boolean): Promise<string[]> {
  const { pngOf } = await import('./png.ts');
  return charts.map((chart, i) => put(folder, `${slug(charts, i)}.png`, pngOf(chartSvg(chart)), force));
}

function put(folder: string, name: string, content: string | Uint8Array, force: boolean): string {
  makeFolder(folder);
  writeWhole(join(folder, name), content, force);
  return join(folder, name);
}

/** The title of a chart as a file is called; with its number where another is called so too. */
function slug(charts: readonly Chart[], i: number): string {
  const names = charts.map(({ title }) => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-'));
  return names.indexOf(names[i]) === names.lastIndexOf(names[i]) ? names[i] : `${names[i]}-${i + 1}`;
}
