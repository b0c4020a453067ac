import type { AmendmentReport, ShownNumber, ShownRoll } from '@riposte/server/protocol';
import { useState } from 'react';
import { Sheet } from './dialog.tsx';
import { text } from './language.ts';
import type { Say } from './net.ts';
import { facesOf } from './text.ts';

/** Other faces for a past roll, or another number behind it; what would follow is shown before anything changes. */
export function CorrectSheet({
  entry,
  roll,
  say,
  close,
}: {
  readonly entry: number;
  readonly roll: ShownRoll;
  readonly say: Say;
  readonly close: () => void;
}): React.ReactNode {
  const [which, setWhich] = useState(-1);
  const [typed, setTyped] = useState((roll.faces ?? []).join(' '));
  const [reason, setReason] = useState('');
  const [report, setReport] = useState<AmendmentReport | string | null>(null);
  const numbers = roll.numbers.filter((number, i) => roll.numbers.findIndex(isSame(number)) === i);
  const number = numbers[which];
  const fix = number === undefined ? facesFix(roll, typed) : numberFix(number, typed, reason);
  const choose = (next: number): void => {
    setWhich(next);
    setTyped(next < 0 ? (roll.faces ?? []).join(' ') : String(byMaster(numbers[next])));
    setReport(null);
  };
  const type = (next: string): void => {
    setTyped(next);
    setReport(null);
  };
  const attempt = async (): Promise<void> => {
    if (fix === null) return;
    const reply = await say({ do: 'try', entry, fix });
    setReport(reply.ok ? reply.data : reply.text);
  };
  const confirm = async (): Promise<void> => {
    if (fix === null) return;
    const reply = await say({ do: 'amend', entry, fix });
    if (reply.ok) close();
    else setReport(reply.text);
  };
  return (
    <Sheet title={text('correct-title')} close={close}>
      <p>{roll.text}</p>
      <div className="form">
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
        <button type="button" disabled={fix === null} onClick={() => void attempt()}>
          {text('correct-try')}
        </button>
        <button type="button" className="primary" disabled={report === null || typeof report === 'string'} onClick={() => void confirm()}>
          {text('correct-confirm')}
        </button>
      </div>
      {typeof report === 'string' && <p role="alert">{report}</p>}
      {report !== null && typeof report !== 'string' && (
        <div role="status">
          <p>{text('correct-report', { kept: report.carried, lost: report.lost.length })}</p>
          {report.stopped !== null && <p>{text('correct-stopped', { why: report.stopped })}</p>}
          {report.lost.length > 0 && <p>{text('correct-lost', { list: report.lost.join('; ') })}</p>}
          <ul>
            {report.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
            {report.changes.length === 0 && <li>{text('correct-nothing')}</li>}
          </ul>
        </div>
      )}
    </Sheet>
  );
}

const isSame =
  (one: ShownNumber) =>
  (other: ShownNumber): boolean =>
    one.title === other.title && one.of === other.of;

/** What the game master added before; such a part has no rule. */
const byMaster = ({ parts }: ShownNumber): number => parts.find((part) => part.rule === '')?.amount ?? 0;

type Fix =
  | { readonly roll: number; readonly faces: readonly number[] }
  | { readonly number: string; readonly of: string; readonly add: number; readonly reason: string };

function facesFix({ nth }: ShownRoll, typed: string): Fix | null {
  const faces = facesOf(typed);
  return faces.length === 0 ? null : { roll: nth, faces };
}

function numberFix({ title, of }: ShownNumber, typed: string, reason: string): Fix | null {
  const add = /^\s*[+-]?\d+\s*$/.test(typed) ? Number(typed) : null;
  return add === null ? null : { number: title, of, add, reason: reason === '' ? text('reason-default') : reason };
}
