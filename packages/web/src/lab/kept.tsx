import { Link } from 'wouter';
import { type LabRun, labRunsKept, writeLabRuns } from '../keep.ts';
import { text } from '../language.ts';

const MAX = 8;

/** Keeps a run, the newest first. */
export function keepRun(run: LabRun): void {
  writeLabRuns([run, ...labRunsKept().filter(({ link }) => link !== run.link)].slice(0, MAX));
}

/** The runs of this browser. */
export function KeptRuns(): React.ReactNode {
  const runs = labRunsKept();
  if (runs.length === 0) return null;
  return (
    <section className="kept" aria-label={text('lab-kept')}>
      <h2 className="cap">{text('lab-kept')}</h2>
      {runs.map(({ link, title, fight, result }) => (
        <Link key={link} href={link}>
          <span>{title}</span>
          <small className="soft">
            {fight} · {result}
          </small>
        </Link>
      ))}
    </section>
  );
}
