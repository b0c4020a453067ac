import { isEmpty, type Report, type Section } from './report.ts';
import { chartSvg, escaped } from './svg.ts';

const STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.5rem;border-bottom:1px solid #767676}
table{border-collapse:collapse;margin:.5rem 0}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.titled .title{display:none}
th,td{border:1px solid #b5b5b5;padding:.25rem .6rem;text-align:left;vertical-align:top}
figure{margin:1rem 0;overflow-x:auto}svg{max-width:100%;height:auto}
@media (prefers-color-scheme:dark){body{color:#eee;background:#161616}th,td{border-color:#666}figure{background:#fff;padding:.3rem}}
`;

/** A report as one HTML file: no scripts, nothing from the network; each chart has its table. `lang` is the language of its words. */
export function reportHtml({ title, notes, sections }: Report, lang = 'en'): string {
  return `<!doctype html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${paragraphs(notes)}
${sections.map(sectionHtml).join('\n')}
</main>
</body>
</html>
`;
}

function paragraphs(notes: readonly string[]): string {
  return notes.map((note) => `<p>${escaped(note)}</p>`).join('\n');
}

/** The heading is not said twice to those who see it: captions, and titles of charts that are the same, are for others. */
function sectionHtml({ title, notes, chart, head, rows }: Section): string {
  const figure = chart === null || isEmpty(chart) ? '' : `<figure${chart.title === title ? ' class="titled"' : ''}>${chartSvg(chart)}</figure>`;
  return `<section>
<h2>${escaped(title)}</h2>
${paragraphs(notes)}
${figure}
<table>
<caption>${escaped(title)}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(([first, ...others]) => `<tr><th scope="row">${escaped(first)}</th>${others.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('\n')}
</tbody>
</table>
</section>`;
}
