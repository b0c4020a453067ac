// The figures of each release: one file a release in bench/figures, all of them drawn in docs/pictures/figures.svg.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { chartSvg } from '@riposte/sim';

const folder = join(import.meta.dirname, 'figures');
const picture = join(import.meta.dirname, '../docs/pictures/figures.svg');
const number = (value) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2));

/** What a report of the bench comes to: each figure by its id, what it says, its value and its unit ("times", "moves a second", "ms of CPU" or "us"). */
export function figuresOf({ results, twoWorkers, load, crowded, commands, suspensionUs }) {
  return [
    ...results.map(({ id, title, median }) => ({ id, title, value: median, unit: 'times' })),
    ...(twoWorkers === null ? [] : [{ id: 'G12', title: 'two workers over one, of what two processes do', value: twoWorkers.median, unit: 'times' }]),
    ...load.map(({ id, title, ratio }) => ({ id, title, value: ratio, unit: id === 'G23' ? 'moves a second' : 'times' })),
    ...crowded.flatMap(({ ruleset, moves }) =>
      moves.map(({ n, median }) => ({ id: 'G17', title: `${ruleset}: a move with ${n} fighters`, value: median, unit: 'ms of CPU' })),
    ),
    ...commands.map(({ id, title, builds }) => ({ id, title, value: builds.at(-1).cpu, unit: 'ms of CPU' })),
    ...(suspensionUs === null ? [] : [{ id: 'suspension', title: 'a question with 40 fighters, answered', value: suspensionUs, unit: 'us' }]),
  ];
}

/** The kept releases, in the order in which they were measured. */
export function kept(from = folder) {
  return readdirSync(from)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(from, file), 'utf8')))
    .sort((a, b) => a.measured.localeCompare(b.measured));
}

/** One chart for each figure, a bar for each release, as one image. */
export function drawn(releases) {
  const charts = new Map();
  for (const { release, figures } of releases)
    for (const { id, title, value, unit } of figures) {
      const chart = charts.get(`${id}, ${title}`) ?? { title: `${id}, ${title}: ${unit}`, bars: [] };
      chart.bars.push({ label: release, value, text: number(value) });
      charts.set(`${id}, ${title}`, chart);
    }
  let top = 0;
  const parts = [...charts.values()].map((chart) => {
    const svg = chartSvg(chart).replace('<svg ', `<svg y="${top}" `);
    top += Number(/ height="(\d+)"/.exec(svg)[1]);
    return svg;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 820 ${top}" width="820" height="${top}">${parts.join('\n')}</svg>\n`;
}

/** Writes what was measured for a release, and the picture of all releases. */
export function keep(release, report) {
  mkdirSync(folder, { recursive: true });
  const machine = `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown'}`;
  const file = { release, measured: new Date().toISOString(), node: report.node, machine, figures: figuresOf(report) };
  writeFileSync(join(folder, `${release}.json`), `${JSON.stringify(file, null, 1)}\n`);
  writeFileSync(picture, drawn(kept()));
}
