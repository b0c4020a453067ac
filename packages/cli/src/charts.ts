import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Chart, chartSvg, type Report } from '@riposte/sim';
import { writeWhole } from './save.ts';

/** The charts of a report that show anything. */
export function chartsOf(report: Report): readonly Chart[] {
  return report.sections.flatMap(({ chart }) => (chart === null || chart.bars.length === 0 ? [] : [chart]));
}

/** Writes each chart into a folder; returns the names of the files. */
export function writeSvgs(folder: string, charts: readonly Chart[], force: boolean): string[] {
  return charts.map((chart) => put(folder, `${slug(chart.title)}.svg`, chartSvg(chart), force));
}

/** The same as images. */
export async function writePngs(folder: string, charts: readonly Chart[], force: boolean): Promise<string[]> {
  const { pngOf } = await import('./png.ts');
  return charts.map((chart) => put(folder, `${slug(chart.title)}.png`, pngOf(chartSvg(chart)), force));
}

function put(folder: string, name: string, content: string | Uint8Array, force: boolean): string {
  mkdirSync(folder, { recursive: true });
  writeWhole(join(folder, name), content, force);
  return join(folder, name);
}

function slug(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
