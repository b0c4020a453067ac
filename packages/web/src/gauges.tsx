import type { ShownGauge } from '@riposte/server/protocol';
import { Figure } from './figure.tsx';
import { text } from './language.ts';
import { Term } from './term.tsx';

const PIPS = 12;

/** In a narrow place nobody counts more than five pips. */
export const inRoom = (gauge: ShownGauge): ShownGauge => (gauge.as === 'pips' && Number(gauge.most ?? gauge.value) > 5 ? { ...gauge, as: 'bar' } : gauge);

export interface GaugeProps {
  readonly gauge: ShownGauge;
  /** So much of it is about to be spent: striped. */
  readonly planned?: number;
  readonly isBig?: boolean;
  /** Its name goes without saying. */
  readonly isBare?: boolean;
  /** The keyboard stops at its name, which explains itself. */
  readonly isStop?: boolean;
}

/** One fact of a fighter as a picture with its words. */
export function Gauge({ gauge, planned = 0, isBig = false, isBare = false, isStop = isBig }: GaugeProps): React.ReactNode {
  const { title, as, value, most, harm, nothing } = gauge;
  const label = isBare ? null : (
    <Term of={title} isStop={isStop}>
      <span className="soft">{title}</span>
    </Term>
  );
  if (typeof value === 'number') {
    // Up to so many a look counts them; a number says the rest.
    const count = Math.max(most ?? value, value);
    const isCounted = as !== 'number' && as !== 'bar' && (as === 'pips' || isBig) && count <= PIPS && count > 0;
    return (
      <span className="gauge">
        {label}
        {isCounted ? <Pips {...{ gauge, value, count, planned, isBig }} /> : <Amount {...{ gauge, value, planned }} />}
      </span>
    );
  }
  if (as === 'body' && typeof value === 'object' && value !== null && !Array.isArray(value))
    return <Body title={title} parts={Object.entries(value)} whole={nothing} />;
  if (as === 'dice' && typeof value === 'object' && value !== null) return <Ranks ranks={Object.entries(value)} isStop={isStop} />;
  const counts = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  if (harm && counts.length > 0 && counts.every(([, one]) => typeof one === 'number')) return <Slots title={title} counts={counts as [string, number][]} />;
  const said = parts(gauge);
  return said === '' ? null : (
    <span className="gauge">
      {label} {said}
    </span>
  );
}

interface AmountProps {
  readonly gauge: ShownGauge;
  readonly value: number;
  readonly planned: number;
}

interface PipsProps extends AmountProps {
  readonly count: number;
  readonly isBig: boolean;
}

/** A number as so many pips. */
function Pips({ gauge: { title, most, harm }, value, count, planned, isBig }: PipsProps): React.ReactNode {
  const shown = most === null ? String(value) : text('gauge-of', { value, most });
  return (
    <span
      role="img"
      aria-label={text(planned > 0 ? 'gauge-planned' : 'gauge-label', { title, value: shown, planned })}
      className={`pips${harm ? ' harm' : ''}${isBig ? ' big' : ''}`}
    >
      {Array.from({ length: count }, (_, i) => (
        <i key={i} className={i >= value ? '' : i >= value - planned ? 'plan' : 'full'} />
      ))}
    </span>
  );
}

/** A number, with a bar where it is part of a whole. */
function Amount({ gauge: { title, as, most, harm }, value, planned }: AmountProps): React.ReactNode {
  return (
    <>
      {most !== null && most > 0 && as === 'bar' && (
        <span
          className={`bar${harm ? ' harm' : ''}`}
          role="meter"
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={Math.max(0, Math.min(most, value))}
        >
          <i style={{ width: `${Math.max(0, Math.min(100, (100 * value) / most))}%` }} />
        </span>
      )}
      <b>{value}</b>
      {planned > 0 && <span className="warn">−{planned}</span>}
    </>
  );
}

/** Ranks with the die of each. */
function Ranks({ ranks, isStop }: { readonly ranks: readonly (readonly [string, unknown])[]; readonly isStop: boolean }): React.ReactNode {
  return (
    <span className="dice-ranks">
      {ranks.map(([name, die]) => (
        <span key={name} className={`rank ${String(die).toLowerCase()}`}>
          <b>{String(die).toLowerCase()}</b>
          <Term of={name} isStop={isStop}>
            <small>{name}</small>
          </Term>
        </span>
      ))}
    </span>
  );
}

/** Kinds of wounds by their letters, from the least to the worst. Those that the fighter has are filled. */
function Slots({ title, counts }: { readonly title: string; readonly counts: readonly (readonly [string, number])[] }): React.ReactNode {
  const told = counts.flatMap(([name, count]) => (count > 0 ? [`${name} ${count}`] : []));
  return (
    <span className="slots" role="img" aria-label={text('gauge-label', { title, value: told.length === 0 ? text('value-none') : told.join(', ') })}>
      {counts.map(([name, count], i) => (
        <b key={name} className={count > 0 ? `w${Math.min(3, i)}` : ''} title={name} aria-hidden="true">
          {name.charAt(0).toUpperCase()}
          {count > 1 ? count : ''}
        </b>
      ))}
    </span>
  );
}

/** Injured parts that are named before the picture is opened. */
const MAX_PARTS = 4;

/** A body as a picture once something is wrong with it; each part says how it is. */
function Body({
  title,
  parts,
  whole,
}: {
  readonly title: string;
  readonly parts: readonly (readonly [string, unknown])[];
  /** The state of a part with which nothing is wrong. */
  readonly whole: string | undefined;
}): React.ReactNode {
  const hurt = parts.filter(([, state]) => state !== whole);
  if (hurt.length === 0) return null;
  return (
    <details className="body">
      <summary>
        {hurt.slice(0, MAX_PARTS).map(([part, state]) => (
          <span key={part} className="badge warn" title={text('body-part-list', { part, state: String(state) })}>
            {part.charAt(0).toUpperCase() + part.slice(1)}
          </span>
        ))}
        {hurt.length > MAX_PARTS && <span className="badge warn">+{hurt.length - MAX_PARTS}</span>}
      </summary>
      <Figure
        label={title}
        parts={parts.map(([name, state]) => ({
          name,
          shown: <span className={state === whole ? 'whole' : 'hurt'}>{state === whole ? name : text('body-part', { part: name, state: String(state) })}</span>,
        }))}
      />
    </details>
  );
}

/** A value in words; empty for what is not there. */
export function parts({ value, nothing }: Pick<ShownGauge, 'value' | 'nothing'>): string {
  if (typeof value !== 'object' || value === null) return value === null || value === undefined ? '' : String(value).replaceAll('-', ' ');
  if (Array.isArray(value)) return value.map((one) => String(one).replaceAll('-', ' ')).join(', ');
  // What is not there needs no words: of five kinds of wounds those that are there.
  return Object.entries(value)
    .filter(([, one]) => one !== 0 && one !== nothing)
    .map(([name, one]) =>
      typeof one === 'string'
        ? one.replaceAll('-', ' ')
        : `${name} ${Array.isArray(one) && one.length === 2 ? text('gauge-of', { value: String(one[0]), most: String(one[1]) }) : String(one)}`,
    )
    .join(', ');
}
