import type { AmendmentReport, ShownNumber, ShownRoll } from '@riposte/server/protocol';
import { useState } from 'react';
import { Sheet } from './dialog.tsx';
import type { Say } from './net.ts';
import { facesOf } from './text.ts';

/** Other faces for a past roll, or another number behind it; what would follow is shown before anything changes. */
export function AmendSheet({
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
  const [text, setText] = useState((roll.faces ?? []).join(' '));
  const [reason, setReason] = useState('');
  const [report, setReport] = useState<AmendmentReport | string | null>(null);
  const numbers = roll.numbers.filter((one, i) => roll.numbers.findIndex(isSame(one)) === i);
  const number = numbers[which];
  const fix = number === undefined ? facesFix(roll, text) : numberFix(number, text, reason);
  const choose = (next: number): void => {
    setWhich(next);
    setText(next < 0 ? (roll.faces ?? []).join(' ') : String(byMaster(numbers[next])));
    setReport(null);
  };
  const type = (next: string): void => {
    setText(next);
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
    <Sheet title="Amend a roll" close={close}>
      <p>{roll.text}</p>
      <div className="form">
        <label>
          What to amend{' '}
          <select value={which} onChange={(event) => choose(Number(event.target.value))}>
            <option value={-1}>its dice</option>
            {numbers.map((one, i) => (
              <option key={i} value={i}>
                {one.title} of {one.of}: {one.shown}
              </option>
            ))}
          </select>
        </label>
        <label>
          {number === undefined ? 'The dice show instead' : 'Add, below 0 to take away'}:{' '}
          <input inputMode={number === undefined ? 'numeric' : 'text'} value={text} onChange={(event) => type(event.target.value)} />
        </label>
        {number !== undefined && (
          <label>
            Reason <input value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} placeholder="ruling" />
          </label>
        )}
        {number !== undefined && <p className="soft">It counts in this act alone, wherever the rules ask for it.</p>}
      </div>
      <div className="row">
        <button type="button" disabled={fix === null} onClick={() => void attempt()}>
          Show what would change
        </button>
        <button type="button" className="primary" disabled={report === null || typeof report === 'string'} onClick={() => void confirm()}>
          Amend
        </button>
      </div>
      {typeof report === 'string' && <p role="alert">{report}</p>}
      {report !== null && typeof report !== 'string' && (
        <div role="status">
          <p>
            Of what came later {report.carried} inputs carry over, {report.lost.length} fall away.
          </p>
          {report.stopped !== null && <p>It stops because: {report.stopped}</p>}
          {report.lost.length > 0 && <p>Falls away: {report.lost.join('; ')}</p>}
          <ul>
            {report.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
            {report.changes.length === 0 && <li>Nothing else changes.</li>}
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

function facesFix({ nth }: ShownRoll, text: string): Fix | null {
  const faces = facesOf(text);
  return faces.length === 0 ? null : { roll: nth, faces };
}

function numberFix({ title, of }: ShownNumber, text: string, reason: string): Fix | null {
  const add = /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : null;
  return add === null ? null : { number: title, of, add, reason: reason === '' ? 'ruling' : reason };
}
