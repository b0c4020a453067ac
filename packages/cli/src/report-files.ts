import { type Report, reportCsv, reportHtml, reportText } from '@riposte/sim';
import { chartsOf, writePngs, writeSvgs } from './charts.ts';
import { columns } from './columns.ts';
import { means } from './meaning.ts';
import { joined } from './print.ts';
import { writeWhole } from './save.ts';

/** Files that a report can be written as. */
export interface ReportFiles {
  readonly html?: string;
  readonly svg?: string;
  readonly png?: string;
  readonly csv?: string;
  readonly force?: boolean;
}

/** Writes a report as the files that were asked for; gives it as text that names them. `more` are files beside it: name and content. */
export async function written(
  report: Report,
  { html, svg, png, csv, force = false }: ReportFiles,
  more: readonly (readonly [name: string, content: string])[] = [],
): Promise<{ readonly text: string; readonly files: readonly string[] }> {
  const files: string[] = [];
  const write = (file: string, content: string): void => {
    writeWhole(file, content, force);
    files.push(file);
  };
  if (html !== undefined) write(html, reportHtml(report));
  if (csv !== undefined) write(csv, reportCsv(report));
  for (const [file, content] of more) write(file, content);
  const charts = chartsOf(report);
  if (svg !== undefined) files.push(...writeSvgs(svg, charts, force));
  if (png !== undefined) files.push(...(await writePngs(png, charts, force)));
  return { text: joined([...reportText(report, columns, means), ...files.map((file) => `Written: ${file}`)]), files };
}
