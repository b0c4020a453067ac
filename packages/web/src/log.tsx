import type { Entry, ShownNumber, ShownRoll } from '@riposte/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { RuleLink } from './actions.tsx';
import { text } from './language.ts';

export interface LogProps {
  readonly log: readonly Entry[];
  readonly rule: (id: string) => void;
  /** Looks at the fight as it was after an entry. */
  readonly look: (entry: number) => void;
  /** Opens the correction of a roll; null for seats that may not. */
  readonly correct: ((entry: number, roll: ShownRoll) => void) | null;
}

type Part = Entry['parts'][number];

/** Entries at the end of a long log that are there at once. */
const LATEST = 60;

/** The headings and headlines of an entry; all of it where nothing heads it. */
export function headlines({ parts }: Entry): string {
  const outermost = Math.min(...parts.flatMap((part) => (part.kind === 'head' ? [part.depth] : [])));
  const heads = parts.filter((part) => part.kind === 'heading' || (part.kind === 'head' && part.depth === outermost));
  return (heads.length === 0 ? parts : heads).map((part) => part.text).join(' ');
}

/** What happened: a headline for each act, what came of it below, and every number down to the rules. */
export function Log({ log, rule, look, correct }: LogProps): React.ReactNode {
  const end = useRef<HTMLLIElement>(null);
  const last = log[log.length - 1];
  const [all, setAll] = useState(false);
  const first = all ? 0 : Math.max(0, log.length - LATEST);
  const news = useNews(log);
  useEffect(() => {
    const list = end.current?.closest('.scroll');
    if (last !== undefined && list) list.scrollTop = list.scrollHeight;
  }, [last]);
  return (
    <>
      <section className="log" aria-label={text('log')}>
        <h2>{text('log')}</h2>
        {/* A list that scrolls must be reached by the keyboard. What is new is read out below, headlines only. */}
        <div className="scroll" role="log" aria-live="off" tabIndex={0} aria-label={text('log-what-happened')}>
          {log.length === 0 && <p className="soft">{text('log-empty')}</p>}
          {first > 0 && (
            <button type="button" onClick={() => setAll(true)}>
              {text('log-earlier', { count: first })}
            </button>
          )}
          <ol>
            {log.slice(first).map((entry, k) => (
              <li key={first + k} className={entry.open ? 'open' : ''} ref={first + k === log.length - 1 ? end : null}>
                {entry.parts.map((part, n) => (
                  <Line key={n} part={part} rule={rule} correct={correct === null ? null : (roll) => correct(first + k, roll)} />
                ))}
                <button type="button" className="plain then" onClick={() => look(first + k)} aria-label={text('log-board-after', { number: first + k + 1 })}>
                  {text('log-number', { number: String(first + k + 1) })}
                </button>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <p className="news" aria-live="polite">
        {news}
      </p>
    </>
  );
}

/** The headlines of what came since the page looked last; empty for what was there when it opened. */
function useNews(log: readonly Entry[]): string {
  const known = useRef(log);
  const [news, setNews] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = log;
    if (before === log) return;
    const from = log.findIndex((entry, i) => entry !== before[i]);
    if (from >= 0) setNews(log.slice(from).map(headlines).join(' '));
  }, [log]);
  return news;
}

/** Steps inwards that are drawn. */
const MAX_DEPTH = 4;

interface LineProps {
  readonly part: Part;
  readonly rule: (id: string) => void;
  readonly correct: ((roll: ShownRoll) => void) | null;
}

/** A line of an entry. One that tells rolls opens them. */
function Line({ part: { kind, depth, text: line, rule: id, rolls }, rule, correct }: LineProps): React.ReactNode {
  const isInside = kind === 'head' && depth > 1;
  return (
    <div className={`part ${kind} depth${Math.min(MAX_DEPTH, depth)}${isInside ? ' inside' : ''}`}>
      {rolls.length === 0 ? (
        <span>{line}</span>
      ) : (
        <Fold
          summary={line}
          inside={() => (
            <div className="sums">
              {rolls.map((roll) => (
                <Roll key={roll.nth} roll={roll} rule={rule} correct={correct && (() => correct(roll))} />
              ))}
            </div>
          )}
        />
      )}
      <RuleLink id={id} rule={rule} />
    </div>
  );
}

/** Something folded away, which is made when it is opened first: a long log has thousands of numbers. */
function Fold({ summary, inside }: { readonly summary: string; readonly inside: () => React.ReactNode }): React.ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className="roll" onToggle={(event) => event.currentTarget.open && setOpen(true)}>
      <summary>{summary}</summary>
      {open && inside()}
    </details>
  );
}

interface RollProps {
  readonly roll: ShownRoll;
  readonly rule: (id: string) => void;
  readonly correct: (() => void) | null;
}

function Roll({ roll, rule, correct }: RollProps): React.ReactNode {
  const counted = roll.numbers.filter(({ shown, parts, without }) => shown !== '0' || parts.length + without.length > 0);
  return (
    <div role="group" aria-label={roll.text}>
      <p className="dice">
        {roll.text} <RuleLink id={roll.rule} rule={rule} />
      </p>
      {counted.map((one, i) => (
        <NumberTree key={i} number={one} rule={rule} />
      ))}
      {counted.length === 0 && <p className="soft">{text(roll.faces === null ? 'log-sum-hidden' : 'log-no-modifiers')}</p>}
      {correct !== null && (
        <button type="button" onClick={correct}>
          {text('log-correct')}
        </button>
      )}
    </div>
  );
}

/** So many parts that did not count fold into one line. */
const MANY = 3;

/** What a number is made of. Zeros go without saying. */
function NumberTree({ number, rule }: { readonly number: ShownNumber; readonly rule: (id: string) => void }): React.ReactNode {
  const inactive = (): React.ReactNode =>
    number.without.map((part, i) => (
      <div className="sub without" key={`w${i}`}>
        <dt>
          {part.label} <RuleLink id={part.rule} rule={rule} />
        </dt>
        <dd>{part.why}</dd>
      </div>
    ));
  return (
    <>
      <dl className="number">
        <div>
          <dt>
            {text('number-of', { number: number.title, name: number.of })} <RuleLink id={number.rule} rule={rule} />
          </dt>
          <dd>{number.shown}</dd>
        </div>
        {(number.base.shown !== '0' || number.parts.length === 0) && (
          <div className="sub">
            <dt>{number.base.label}</dt>
            <dd>{number.base.shown}</dd>
          </div>
        )}
        {number.parts.map((part, i) => (
          <div className="sub" key={i}>
            <dt>
              {part.label} <RuleLink id={part.rule} rule={rule} />
            </dt>
            <dd>{part.amount < 0 ? `−${-part.amount}` : `+${part.amount}`}</dd>
          </div>
        ))}
        {number.without.length < MANY && inactive()}
      </dl>
      {number.without.length >= MANY && (
        <Fold summary={text('log-inactive', { count: number.without.length })} inside={() => <dl className="number">{inactive()}</dl>} />
      )}
    </>
  );
}
