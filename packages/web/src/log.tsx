import type { Entry, SaidLine, ShownRoll } from '@riposte/server/protocol';
import { headlines } from '@riposte/server/protocol';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { RuleLink } from './actions.tsx';
import { text } from './language.ts';
import type { LogFilter } from './log-find.tsx';
import { part } from './part.tsx';
import { Thrown } from './thrown.tsx';

const Sum = part(async () => ({ default: (await import('./sum.tsx')).Sum }));

export interface LogProps {
  readonly log: readonly Entry[];
  /** What people said, which stands between the entries, and how it is shown. */
  readonly said: readonly SaidLine[];
  readonly line: (said: SaidLine) => React.ReactNode;
  /** What stands beside the heading. */
  readonly head: React.ReactNode;
  /** Names of fighters, which stand out. */
  readonly names: readonly string[];
  /** Names of the seat's own fighters. */
  readonly mine: ReadonlySet<string>;
  readonly rule: (id: string) => void;
  /** Looks at the fight as it was after an entry. */
  readonly look: (entry: number) => void;
  /** Opens the correction of a roll; null for seats that may not. */
  readonly correct: ((entry: number, roll: ShownRoll) => void) | null;
}

type Part = Entry['parts'][number];

/** What happened: a headline for each act, what came of it below, the sums one click deeper, every number down to the rules. */
export function Log({ log, said, line, head, names, mine, rule, look, correct }: LogProps): React.ReactNode {
  const [isOpen, setOpen] = useState(false);
  const fresh = useFresh(log);
  const { find, isFinding, setFinding, filter, setFilter, jumped, setJumped } = useFind();
  const unfiltered = useMemo(() => between(log, said), [log, said]);
  const all = useMemo(() => find?.filtered(unfiltered, log, filter, mine) ?? unfiltered, [find, unfiltered, log, filter, mine]);
  const list = useRows(all, log, said);
  const pattern = useMemo(() => nameEnds(names), [names]);
  return (
    <>
      <section className={`log${isOpen ? ' numbers' : ''}`} aria-label={text('log')}>
        <LogHead head={head} isFinding={isFinding} setFinding={setFinding} isOpen={isOpen} setOpen={setOpen} />
        {isFinding && find !== null && (
          <find.Find
            rows={all}
            log={log}
            filter={filter}
            setFilter={setFilter}
            isTalking={said.length > 0}
            hasOwn={mine.size > 0}
            jump={(row) => {
              setJumped(row);
              list.jump(row);
            }}
            close={() => setFinding(false)}
          />
        )}
        {/* A list that scrolls must be reached by the keyboard. What is new is read out below, headlines only. */}
        <div className="scroll" role="log" aria-live="off" tabIndex={0} aria-label={text('log-what-happened')} ref={list.box} onScroll={list.follow}>
          {all.length === 0 && <p className="soft">{text(unfiltered.length === 0 ? 'log-empty' : 'log-nothing')}</p>}
          <ol style={{ height: list.size, '--size': `${list.size}px` } as React.CSSProperties}>
            {list.rows.getVirtualItems().map(({ index, key, start }) => {
              const row = all[index];
              return (
                <li
                  key={key}
                  data-index={index}
                  aria-posinset={index + 1}
                  aria-setsize={all.length}
                  ref={list.rows.measureElement}
                  style={{ transform: `translateY(calc(var(--above, 0px) + ${start}px))` }}
                  className={[typeof row !== 'number' ? 'said' : log[row].open && 'open', index === jumped && 'jumped'].filter(Boolean).join(' ')}
                >
                  {typeof row !== 'number' ? (
                    line(row)
                  ) : (
                    <Row entry={log[row]} nth={row} isFresh={row >= fresh} {...{ pattern, isOpen, rule, look, correct }} />
                  )}
                </li>
              );
            })}
          </ol>
        </div>
      </section>
      <News log={log} />
    </>
  );
}

/** The rows in sight; the list stays at its end as long as its reader does. */
function useRows(all: readonly (number | SaidLine)[], log: readonly Entry[], said: readonly SaidLine[]) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: all.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 6,
    getItemKey: (i) => (typeof all[i] === 'number' ? all[i] : all[i].id),
  });
  const isAtEnd = useRef(true);
  const last = log[log.length - 1];
  const newest = said[said.length - 1];
  const size = rows.getTotalSize();
  useEffect(() => {
    // Who reads what was before is left there.
    if (all.length > 0 && isAtEnd.current) rows.scrollToIndex(all.length - 1, { align: 'end' });
  }, [last, newest, all.length, rows, size]);
  return {
    box,
    rows,
    size,
    follow({ currentTarget: list }: React.UIEvent): void {
      isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < AT_END;
    },
    jump(row: number | null): void {
      isAtEnd.current = false;
      if (row !== null) rows.scrollToIndex(row, { align: 'center' });
    },
  };
}

interface HeadProps extends Pick<LogProps, 'head'> {
  readonly isFinding: boolean;
  readonly setFinding: (on: boolean) => void;
  readonly isOpen: boolean;
  readonly setOpen: (on: boolean) => void;
}

/** The heading of the log, with its search and how deep it is shown. */
function LogHead({ head, isFinding, setFinding, isOpen, setOpen }: HeadProps): React.ReactNode {
  return (
    <div className="railhead">
      <h2>{text('log')}</h2>
      <span className="grow" />
      {head}
      <button
        type="button"
        className="quiet square"
        aria-pressed={isFinding}
        aria-label={text('log-find')}
        title={text('log-find')}
        onClick={() => setFinding(!isFinding)}
      >
        <Search aria-hidden="true" />
      </button>
      <div className="segments" role="group" aria-label={text('log-depth')}>
        <button type="button" aria-pressed={!isOpen} onClick={() => setOpen(false)}>
          {text('log-story')}
        </button>
        <button type="button" aria-pressed={isOpen} onClick={() => setOpen(true)}>
          {text('log-numbers')}
        </button>
      </div>
    </div>
  );
}

interface RowProps extends Omit<EntryProps, 'correct'>, Pick<LogProps, 'look' | 'correct'> {
  /** Its number in the log. */
  readonly nth: number;
}

/** An entry with its rule and the way back to the board as it was after it. */
function Row({ nth, look, correct, ...entry }: RowProps): React.ReactNode {
  return (
    <>
      <EntryLines {...entry} correct={correct === null ? null : (roll) => correct(nth, roll)} />
      <div className="tools">
        <RuleLink id={entry.entry.parts.find((part) => part.kind === 'head')?.rule ?? ''} rule={entry.rule} />
        <button type="button" className="plain then" onClick={() => look(nth)} aria-label={text('log-board-after', { number: nth + 1 })}>
          {text('log-number', { number: String(nth + 1) })}
        </button>
      </div>
    </>
  );
}

/** Filter and search of the log, which are loaded when they are opened first; closed, they leave the log whole. */
function useFind() {
  const [find, setFind] = useState<typeof import('./log-find.tsx') | null>(null);
  const [isFinding, setOpen] = useState(false);
  const [filter, setFilter] = useState<LogFilter>('all');
  const [jumped, setJumped] = useState<number | null>(null);
  const setFinding = (on: boolean): void => {
    setOpen(on);
    setFilter('all');
    setJumped(null);
    if (on) void import('./log-find.tsx').then(setFind);
  };
  return { find, isFinding, setFinding, filter, setFilter, jumped, setJumped };
}

/** The numbers of the entries, with what was said between them. */
function between(log: readonly Entry[], said: readonly SaidLine[]): readonly (number | SaidLine)[] {
  const all: (number | SaidLine)[] = [];
  let next = 0;
  for (let entry = -1; entry < log.length; entry++) {
    if (entry >= 0) all.push(entry);
    while (next < said.length && (said[next].after <= entry || entry === log.length - 1)) all.push(said[next++]);
  }
  return all;
}

/** Pixels that an entry is thought to be high until it is there. */
const ROW = 74;
/** Pixels from the end within which the list follows what is new. */
const AT_END = 90;

/** Finds the names of fighters; null where there are none. */
function nameEnds(names: readonly string[]): RegExp | null {
  const plain = names.filter((name) => name !== '').map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return plain.length === 0 ? null : new RegExp(`(?<!\\p{L})(${plain.sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})`, 'giu');
}

/** A sentence with the names of fighters in bold. */
function Named({ text: line, pattern }: { readonly text: string; readonly pattern: RegExp | null }): React.ReactNode {
  if (pattern === null) return line;
  return line.split(pattern).map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part));
}

interface EntryProps {
  readonly entry: Entry;
  readonly pattern: RegExp | null;
  readonly isOpen: boolean;
  /** It came a moment ago: its dice are still thrown. */
  readonly isFresh: boolean;
  readonly rule: (id: string) => void;
  readonly correct: ((roll: ShownRoll) => void) | null;
}

/** The parts of an entry in their order; lines with sums fold into one number each, behind the headline that they belong to. */
function EntryLines({ entry: { parts }, pattern, isOpen, isFresh, rule, correct }: EntryProps): React.ReactNode {
  const blocks: { readonly part: Part; readonly sums: Part[] }[] = [];
  for (const part of parts) {
    const last = blocks[blocks.length - 1];
    if (part.rolls.length > 0 && part.kind === 'line' && last !== undefined && last.part.kind !== 'heading') last.sums.push(part);
    else blocks.push({ part, sums: part.rolls.length > 0 ? [part] : [] });
  }
  return blocks.map(({ part, sums }, n) => (
    <div key={n} className={`part ${part.kind} depth${Math.min(MAX_DEPTH, part.depth)}${part.kind === 'head' && part.depth > 1 ? ' inside' : ''}`}>
      {/* A sentence that turns out another way is another one. */}
      <p key={part.text}>
        <span>
          <Named text={part.text} pattern={pattern} />
        </span>{' '}
        <RuleLink id={part.rule} rule={rule} />
      </p>
      {sums.length > 0 && (
        <div className="folds">
          {sums.map((sum, i) => (
            <Fold
              key={`${i}${isOpen}`}
              summary={<Thrown part={sum} isFresh={isFresh} />}
              isOpen={isOpen}
              inside={() => (
                <Suspense>
                  <Sum part={sum} rule={rule} correct={correct} />
                </Suspense>
              )}
            />
          ))}
        </div>
      )}
    </div>
  ));
}

/** The headlines of what came since the page looked last; empty for what was there when it opened. */
function News({ log }: Pick<LogProps, 'log'>): React.ReactNode {
  const known = useRef(log);
  const [news, setNews] = useState<React.ReactNode>(null);
  useEffect(() => {
    const before = known.current;
    known.current = log;
    if (before === log) return;
    const from = log.findIndex((entry, i) => entry !== before[i] && (before[i] === undefined || headlines(entry) !== headlines(before[i])));
    // The key makes the same words news again: a second miss is heard like the first.
    if (from >= 0) setNews(<span key={Date.now()}>{log.slice(from).map(headlines).join(' ')}</span>);
  }, [log]);
  return (
    <p className="news" aria-live="polite">
      {news}
    </p>
  );
}

/** Milliseconds for which an entry is new. */
const NEW = 600;

/** The first entry that came a moment ago; none of those that were there when the page opened. */
function useFresh(log: readonly Entry[]): number {
  const [calm, setCalm] = useState(log);
  useEffect(() => {
    const later = setTimeout(() => setCalm(log), NEW);
    return () => clearTimeout(later);
  }, [log]);
  if (log === calm) return log.length;
  const from = log.findIndex((entry, i) => entry !== calm[i]);
  return from < 0 ? log.length : from;
}

/** Steps inwards that are drawn. */
const MAX_DEPTH = 4;

/** Something folded away, which is made when it is opened first: a long log has thousands of numbers. */
export function Fold({
  summary,
  inside,
  isOpen = false,
}: {
  readonly summary: React.ReactNode;
  readonly inside: () => React.ReactNode;
  readonly isOpen?: boolean;
}): React.ReactNode {
  const [open, setOpen] = useState(isOpen);
  return (
    <details className="roll" open={isOpen || undefined} onToggle={(event) => event.currentTarget.open && setOpen(true)}>
      <summary>{summary}</summary>
      {open && inside()}
    </details>
  );
}
