import type { Entry, ShownNumber, ShownRoll } from '@riposte/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { RuleLink } from './actions.tsx';

export interface LogProps {
  readonly log: readonly Entry[];
  readonly rule: (id: string) => void;
  /** Looks at the fight as it was after an entry. */
  readonly look: (entry: number) => void;
  /** Opens the amendment of a roll; null for seats that may not. */
  readonly amend: ((entry: number, roll: ShownRoll) => void) | null;
}

/** Entries at the end of a long log that are there at once. */
const LATEST = 60;

/** What happened: every number opens what it is made of, down to the rules. */
export function Log({ log, rule, look, amend }: LogProps): React.ReactNode {
  const end = useRef<HTMLLIElement>(null);
  const last = log[log.length - 1];
  const [all, setAll] = useState(false);
  const first = all ? 0 : Math.max(0, log.length - LATEST);
  useEffect(() => {
    const list = end.current?.closest('.scroll');
    if (last !== undefined && list) list.scrollTop = list.scrollHeight;
  }, [last]);
  return (
    <section className="log" aria-label="Log">
      <h2>Log</h2>
      {/* A list that scrolls must be reached by the keyboard. */}
      <div className="scroll" role="log" aria-live="polite" aria-relevant="additions" tabIndex={0} aria-label="What happened">
        {first > 0 && (
          <button type="button" onClick={() => setAll(true)}>
            Show the first {first} entries
          </button>
        )}
        <ol>
          {log
            .slice(first)
            .map((entry, k) => [entry, first + k] as const)
            .map(([entry, i]) => (
              <li key={i} className={entry.open ? 'open' : ''} ref={i === log.length - 1 ? end : null}>
                {entry.parts.map((part, k) => (
                  <div key={k} className={`part depth${Math.min(3, part.depth)}`}>
                    <span>{part.text}</span> <RuleLink id={part.rule} rule={rule} />
                    <Rolls rolls={part.rolls} rule={rule} amend={amend === null ? null : (roll) => amend(i, roll)} />
                  </div>
                ))}
                <button type="button" className="plain then" onClick={() => look(i)} aria-label={`Look at the board after entry ${i + 1}`}>
                  #{i + 1}
                </button>
              </li>
            ))}
        </ol>
      </div>
    </section>
  );
}

interface RollsProps {
  readonly rolls: readonly ShownRoll[];
  readonly rule: (id: string) => void;
  readonly amend: ((roll: ShownRoll) => void) | null;
}

const MANY = 4;

/** Rolls of one act; many of them, such as those for an order, behind one line. */
function Rolls({ rolls, rule, amend }: RollsProps): React.ReactNode {
  const list = (): React.ReactNode => rolls.map((roll) => <Roll key={roll.nth} roll={roll} rule={rule} amend={amend === null ? null : () => amend(roll)} />);
  return rolls.length <= MANY ? list() : <Fold summary={`${rolls.length} rolls`} inside={list} />;
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

function Roll({ roll, rule, amend }: { readonly roll: ShownRoll; readonly rule: (id: string) => void; readonly amend: (() => void) | null }): React.ReactNode {
  const inside = (): React.ReactNode => (
    <div>
      Rule <RuleLink id={roll.rule} rule={rule} />
      {roll.numbers.map((one, i) => (
        <NumberTree key={i} number={one} rule={rule} />
      ))}
      {roll.numbers.length === 0 && (
        <p className="soft">{roll.faces === null ? 'Its parts are known to those who play this fighter.' : 'Nothing but the dice.'}</p>
      )}
      {amend !== null && (
        <button type="button" onClick={amend}>
          Amend this roll
        </button>
      )}
    </div>
  );
  return <Fold summary={roll.text} inside={inside} />;
}

function NumberTree({ number, rule }: { readonly number: ShownNumber; readonly rule: (id: string) => void }): React.ReactNode {
  return (
    <dl className="number">
      <div>
        <dt>
          {number.title} of {number.of} <RuleLink id={number.rule} rule={rule} />
        </dt>
        <dd>{number.shown}</dd>
      </div>
      <div className="sub">
        <dt>{number.base.label}</dt>
        <dd>{number.base.shown}</dd>
      </div>
      {number.parts.map((part, i) => (
        <div className="sub" key={i}>
          <dt>
            {part.label} <RuleLink id={part.rule} rule={rule} />
          </dt>
          <dd>{part.amount > 0 ? `+${part.amount}` : part.amount}</dd>
        </div>
      ))}
      {number.without.map((part, i) => (
        <div className="sub without" key={`w${i}`}>
          <dt>
            {part.label} <RuleLink id={part.rule} rule={rule} />
          </dt>
          <dd>{part.why}</dd>
        </div>
      ))}
    </dl>
  );
}
