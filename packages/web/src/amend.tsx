import type { AmendmentReport, Reply, ShownRoll } from '@riposte/table/protocol';
import { useState } from 'react';
import { Sheet } from './dialog.tsx';
import type { Say } from './net.ts';
import { facesOf } from './text.ts';

/** Another face for a past die; what would follow is shown before anything changes. */
export function AmendSheet({
  entry,
  roll,
  say,
  close,
}: {
  readonly entry: number;
  readonly roll: ShownRoll;
  readonly say: (say: Say) => Promise<Reply>;
  readonly close: () => void;
}): React.ReactNode {
  const [text, setText] = useState((roll.faces ?? []).join(' '));
  const [report, setReport] = useState<AmendmentReport | string | null>(null);
  const faces = facesOf(text);
  const attempt = async (): Promise<void> => {
    const reply = await say({ do: 'try', entry, roll: roll.nth, faces });
    setReport(reply.ok ? (reply.data as unknown as AmendmentReport) : reply.text);
  };
  const confirm = async (): Promise<void> => {
    const reply = await say({ do: 'amend', entry, roll: roll.nth, faces });
    if (reply.ok) close();
    else setReport(reply.text);
  };
  return (
    <Sheet title="Amend a roll" close={close}>
      <p>{roll.text}</p>
      <label>
        The dice show instead: <input inputMode="numeric" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <div className="row">
        <button type="button" disabled={faces.length === 0} onClick={() => void attempt()}>
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
            {report.carried} later inputs carry over, {report.lost.length} fall away.
          </p>
          {report.stopped !== null && <p>It stops because: {report.stopped}</p>}
          {report.lost.length > 0 && <p>Falls away: {report.lost.join('; ')}</p>}
          <ul>
            {report.changes.map((one) => (
              <li key={one}>{one}</li>
            ))}
            {report.changes.length === 0 && <li>Nothing else changes.</li>}
          </ul>
        </div>
      )}
    </Sheet>
  );
}
