import type { Entry, SaidLine } from '@riposte/server/protocol';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { text } from './language.ts';

type Row = number | SaidLine;

/** What the log shows: everything, what one's own fighters do and suffer, who is hurt, what people say. */
export type LogFilter = 'all' | 'mine' | 'hurt' | 'said';

const LABELS = { all: 'log-all', mine: 'log-mine', hurt: 'log-hurt', said: 'log-said' } as const;

/** The rows that a filter lets through. */
export function filtered(rows: readonly Row[], log: readonly Entry[], filter: LogFilter, mine: ReadonlySet<string>): readonly Row[] {
  if (filter === 'all') return rows;
  if (filter === 'said') return rows.filter((row) => typeof row !== 'number');
  return rows.filter((row) => typeof row === 'number' && (filter === 'hurt' ? log[row].hurt : log[row].who.some((name) => mine.has(name))));
}

/** The places of the rows that hold a text. */
function found(rows: readonly Row[], log: readonly Entry[], wanted: string): readonly number[] {
  const plain = wanted.trim().toLowerCase();
  if (plain === '') return [];
  return rows.flatMap((row, i) => {
    const lines = typeof row === 'number' ? log[row].parts.map((part) => part.text) : [row.text];
    return lines.some((line) => line.toLowerCase().includes(plain)) ? [i] : [];
  });
}

export interface FindProps {
  readonly rows: readonly Row[];
  readonly log: readonly Entry[];
  readonly filter: LogFilter;
  readonly setFilter: (filter: LogFilter) => void;
  /** There is talk to show. */
  readonly isTalking: boolean;
  readonly hasOwn: boolean;
  /** Brings a row into sight; null = none is meant. */
  readonly jump: (row: number | null) => void;
  readonly close: () => void;
}

interface FiltersProps extends Pick<FindProps, 'filter' | 'setFilter' | 'jump'> {
  readonly filters: readonly LogFilter[];
}

function Filters({ filters, filter, setFilter, jump }: FiltersProps): React.ReactNode {
  return (
    <div className="segments" role="group" aria-label={text('log-filter')}>
      {filters.map((one) => (
        <button
          type="button"
          key={one}
          aria-pressed={one === filter}
          onClick={() => {
            setFilter(one);
            jump(null);
          }}
        >
          {text(LABELS[one])}
        </button>
      ))}
    </div>
  );
}

/** Above the log: what of it is shown, and a search that jumps from one find to the next, the newest first. */
export function Find({ rows, log, filter, setFilter, isTalking, hasOwn, jump, close }: FindProps): React.ReactNode {
  const [wanted, setWanted] = useState('');
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const finds = useMemo(() => found(rows, log, wanted), [rows, log, wanted]);
  const filters: LogFilter[] = ['all', ...(hasOwn ? (['mine'] as const) : []), 'hurt', ...(isTalking ? (['said'] as const) : [])];
  useEffect(() => input.current?.focus(), []);
  const go = (nth: number): void => {
    if (finds.length === 0) return jump(null);
    const next = (nth + finds.length) % finds.length;
    setAt(next);
    return jump(finds[next]);
  };
  const look = (typed: string): void => {
    setWanted(typed);
    const hits = found(rows, log, typed);
    setAt(Math.max(0, hits.length - 1));
    jump(hits.at(-1) ?? null);
  };
  return (
    <search className="log-find">
      <Filters filters={filters} filter={filter} setFilter={setFilter} jump={jump} />
      <div className="row">
        <input
          ref={input}
          type="search"
          value={wanted}
          maxLength={100}
          placeholder={text('log-search')}
          aria-label={text('log-search')}
          onChange={(event) => look(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') go(at + (event.shiftKey ? 1 : -1));
            else if (event.key === 'Escape') close();
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
        <span className="soft" role="status">
          {wanted.trim() === '' ? '' : text('log-found', { at: finds.length === 0 ? 0 : at + 1, count: finds.length })}
        </span>
        <button type="button" className="quiet square" aria-label={text('log-find-older')} onClick={() => go(at - 1)}>
          <ChevronUp aria-hidden="true" />
        </button>
        <button type="button" className="quiet square" aria-label={text('log-find-newer')} onClick={() => go(at + 1)}>
          <ChevronDown aria-hidden="true" />
        </button>
        <button type="button" className="quiet square" aria-label={text('close')} onClick={close}>
          <X aria-hidden="true" />
        </button>
      </div>
    </search>
  );
}
