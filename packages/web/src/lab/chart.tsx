import { type Chart as ChartData, chartSvg, type Drawn, drawn, isEmpty, type Section } from '@riposte/sim/charts';
import { createElement, useEffect, useMemo, useRef, useState } from 'react';
import { text } from '../language.ts';
import { fileName, saveFile, savePng } from './save.ts';

/** A chart as wide as its place, drawn as reports draw it. */
export function Chart({ chart }: { readonly chart: ChartData }): React.ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry.contentRect.width)));
    if (box.current !== null) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const picture = useMemo(() => (width === 0 ? null : drawn(chart, width)), [chart, width]);
  return (
    <div className="chart" ref={box}>
      {picture !== null && (
        <svg width={picture.width} height={picture.height} viewBox={`0 0 ${picture.width} ${picture.height}`} role="img" aria-label={picture.words}>
          {picture.drawn.map(elementOf)}
        </svg>
      )}
    </div>
  );
}

/** Names of attributes as elements of the page have them: "text-anchor" is "textAnchor". */
const named = (name: string): string => (name === 'class' ? 'className' : name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()));

function elementOf(one: Drawn | string, nth: number): React.ReactNode {
  if (typeof one === 'string') return one;
  const attributes = Object.fromEntries(Object.entries(one.attributes).map(([name, value]) => [named(name), value]));
  return createElement(one.tag, { key: nth, ...attributes }, ...one.inside.map(elementOf));
}

interface CardProps {
  readonly section: Section;
  readonly wide?: boolean;
  /** Its table is open. */
  readonly isOpen?: boolean;
  readonly children?: React.ReactNode;
}

/** One figure of a report: its chart, its sentences, and its numbers as a table. */
export function SectionCard({ section, wide = false, isOpen = false, children }: CardProps): React.ReactNode {
  const { title, notes, chart } = section;
  const isDrawn = chart !== null && !isEmpty(chart);
  return (
    <section className={`card figure-card${wide ? ' wide' : ''}`} aria-label={title}>
      <div className="line">
        <h2>{title}</h2>
        {notes.length > 0 && <span className="soft grow">{notes.join(' · ')}</span>}
      </div>
      {children}
      {isDrawn && chart.title !== title && <p className="soft small">{chart.title}</p>}
      {isDrawn && <Chart chart={chart} />}
      {isDrawn ? (
        <details className="as-table" open={isOpen}>
          <summary>{text('lab-table')}</summary>
          <Numbers section={section} />
          <div className="row">
            <button type="button" onClick={() => saveFile(fileName(title, 'svg'), 'image/svg+xml', chartSvg(chart))}>
              {text('lab-save-svg')}
            </button>
            <button type="button" onClick={() => void savePng(fileName(title, 'png'), chartSvg(chart))}>
              {text('lab-save-png')}
            </button>
          </div>
        </details>
      ) : (
        <div className="as-table">
          <Numbers section={section} />
        </div>
      )}
    </section>
  );
}

/** The numbers of a figure as a table. What scrolls must be reached by the keyboard. */
function Numbers({ section: { title, head, rows } }: { readonly section: Section }): React.ReactNode {
  return (
    <div className="scroll" role="group" tabIndex={0} aria-label={title}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], nth) => (
            <tr key={nth}>
              <th scope="row">{first}</th>
              {others.map((value, column) => (
                <td key={column}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
