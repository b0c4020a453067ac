import type { AmendmentReport, ShownNumber, ShownRoll } from '@riposte/server/protocol';
import { useState } from 'react';
import { Sheet } from './dialog.tsx';
import { text } from './language.ts';
import type { Say } from './net.ts';
import { facesOf } from './text.ts';

interface CorrectProps {
  readonly entry: number;
  readonly roll: ShownRoll;
  readonly say: Say;
  readonly close: () => void;
}

/** Other faces for a past roll, or another number behind it; what would follow is shown before anything changes. */
export function CorrectSheet({ entry, roll, say, close }: CorrectProps): React.ReactNode {
  const [which, setWhich] = useState(-1);
  const [typed, setTyped] = useState((roll.faces ?? []).join(' '));
  const [reason, setReason] = useState('');
  const [report, setReport] = useState<AmendmentReport | string | null>(null);
  const numbers = roll.numbers.filter((number, i) => roll.numbers.findIndex(isSame(number)) === i);
  const number = numbers[which];
  const fix = number === undefined ? facesFix(roll, typed) : numberFix(number, typed, reason);
  const type = (next: string): void => {
    setTyped(next);
    setReport(null);
  };
  const choose = (next: number): void => {
    setWhich(next);
    type(next < 0 ? (roll.faces ?? []).join(' ') : String(byMaster(numbers[next])));
  };
  const attempt = async (fix: Fix): Promise<void> => {
    const reply = await say({ do: 'try', entry, fix });
    setReport(reply.ok ? reply.data : reply.text);
  };
  const confirm = async (fix: Fix): Promise<void> => {
    const reply = await say({ do: 'amend', entry, fix });
    if (reply.ok) close();
    else setReport(reply.text);
  };
  return (
    <Sheet title={text('correct-title')} close={close}>
      <p>{roll.text}</p>
      <div className="form">
        <WhatChoice which={which} numbers={numbers} choose={choose} />
        <label>
          {text(number === undefined ? 'correct-faces' : 'correct-add')}{' '}
          <input inputMode={number === undefined ? 'numeric' : 'text'} value={typed} onChange={(event) => type(event.target.value)} />
        </label>
        {number !== undefined && (
          <label>
            {text('reason')} <input value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} placeholder={text('reason-default')} />
          </label>
        )}
        {number !== undefined && <p className="soft">{text('correct-scope')}</p>}
      </div>
      <div className="row">
        <button type="button" disabled={fix === null} onClick={() => fix && void attempt(fix)}>
          {text('correct-try')}
        </button>
        <button type="button" className="primary" disabled={report === null || typeof report === 'string'} onClick={() => fix && void confirm(fix)}>
          {text('correct-confirm')}
        </button>
      </div>
      {typeof report === 'string' && <p role="alert">{report}</p>}
      {report !== null && typeof report !== 'string' && <WouldFollow report={report} />}
    </Sheet>
  );
}

interface WhatChoiceProps {
  /** The number that is chosen; -1 = the dice. */
  readonly which: number;
  readonly numbers: readonly ShownNumber[];
  readonly choose: (which: number) => void;
}

function WhatChoice({ which, numbers, choose }: WhatChoiceProps): React.ReactNode {
  return (
    <label>
      {text('correct-what')}{' '}
      <select value={which} onChange={(event) => choose(Number(event.target.value))}>
        <option value={-1}>{text('correct-dice')}</option>
        {numbers.map((number, i) => (
          <option key={i} value={i}>
            {text('number-of-is', { number: number.title, name: number.of, value: number.shown })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What would follow from the correction. */
function WouldFollow({ report: { carried, lost, stopped, changes } }: { readonly report: AmendmentReport }): React.ReactNode {
  return (
    <div role="status">
      <p>{text('correct-report', { kept: carried, lost: lost.length })}</p>
      {stopped !== null && <p>{text('correct-stopped', { why: stopped })}</p>}
      {lost.length > 0 && <p>{text('correct-lost', { list: lost.join('; ') })}</p>}
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
        {changes.length === 0 && <li>{text('correct-nothing')}</li>}
      </ul>
    </div>
  );
}

const isSame =
  (one: ShownNumber) =>
  (other: ShownNumber): boolean =>
    one.query === other.query && one.of === other.of;

/** An earlier correction by the game master; such a part has no rule. */
const byMaster = ({ parts }: ShownNumber): number => parts.find((part) => part.rule === '')?.amount ?? 0;

type Fix =
  | { readonly roll: number; readonly faces: readonly number[] }
  | { readonly number: string; readonly of: string; readonly add: number; readonly reason: string };

function facesFix({ nth }: ShownRoll, typed: string): Fix | null {
  const faces = facesOf(typed);
  return faces.length === 0 ? null : { roll: nth, faces };
}

function numberFix({ query, of }: ShownNumber, typed: string, reason: string): Fix | null {
  const add = /^\s*[+-]?\d+\s*$/.test(typed) ? Number(typed) : null;
  return add === null ? null : { number: query, of, add, reason: reason === '' ? text('reason-default') : reason };
}
