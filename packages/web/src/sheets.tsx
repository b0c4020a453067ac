import type { AmendmentReport, Founded, Reply, RuleText, Scene, ShownRoll } from '@riposte/table/protocol';
import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import { Sheet } from './dialog.tsx';
import { showTheme, type Theme, themeKept } from './keep.ts';
import { fetchJson, type Say } from './net.ts';

/** The text of a rule with its status and how it was read. */
export function RuleSheet({ ruleset, id, close }: { readonly ruleset: string; readonly id: string; readonly close: () => void }): React.ReactNode {
  const [text, setText] = useState<RuleText | string | null>(null);
  useEffect(() => {
    fetchJson<RuleText>(`/api/rules/${encodeURIComponent(ruleset)}/${encodeURIComponent(id)}`).then(setText, (thrown: Error) => setText(thrown.message));
  }, [ruleset, id]);
  return (
    <Sheet title={`Rule ${id}`} close={close}>
      {text === null && <p role="status">Looking it up ...</p>}
      {typeof text === 'string' && <p>This rule is not written down here: {text}.</p>}
      {text !== null && typeof text !== 'string' && (
        <>
          <p className="soft">
            {text.section} · {text.kind} · {text.status}
          </p>
          <p>{text.text}</p>
          {text.ruling !== null && <p className="soft">Reading: {text.ruling}</p>}
        </>
      )}
    </Sheet>
  );
}

/** Links of a table that was made in this browser. */
export function InviteSheet({ founded, close }: { readonly founded: Founded; readonly close: () => void }): React.ReactNode {
  return (
    <Sheet title="Invite" close={close}>
      <p>Each link is one seat: whoever opens it plays there. Give the game master's link to nobody.</p>
      <ul className="links">
        {founded.links.map((one) => (
          <li key={one.seat}>
            <Link label={one.kind === 'player' ? `Player ${one.name}` : one.name} path={one.path} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Link({ label, path }: { readonly label: string; readonly path: string }): React.ReactNode {
  const [copied, setCopied] = useState(false);
  const address = new URL(path, window.location.origin).href;
  return (
    <details className="link">
      <summary>{label}</summary>
      <div className="row">
        <Code text={address} label={`QR code of the link for ${label}`} />
        <div>
          <input readOnly value={address} aria-label={`Link for ${label}`} onFocus={(event) => event.target.select()} />
          <button
            type="button"
            onClick={() => {
              void navigator.clipboard.writeText(address).then(() => setCopied(true));
            }}
          >
            {copied ? 'Copied' : 'Copy'}
          </button>
        </div>
      </div>
    </details>
  );
}

function Code({ text, label }: { readonly text: string; readonly label: string }): React.ReactNode {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

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
  const faces = text.split(/[\s,]+/).flatMap((one) => (/^\d+$/.test(one) ? [Number(one)] : []));
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

/** What the game master may do beside playing: set facts, give conditions, run the table. */
export function MasterSheet({
  scene,
  say,
  close,
  invite,
}: {
  readonly scene: Scene;
  readonly say: (say: Say) => Promise<Reply>;
  readonly close: () => void;
  readonly invite: (path: string, label: string) => void;
}): React.ReactNode {
  const [who, setWho] = useState(scene.fighters[0]?.name ?? '');
  const [act, setAct] = useState<'set' | 'give' | 'end'>('set');
  const [what, setWhat] = useState('');
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const fighter = scene.fighters.find((one) => one.name === who);
  const decree = async (): Promise<void> => {
    const why = reason === '' ? 'ruling' : reason;
    const worth = /^-?\d+$/.test(value) ? Number(value) : value === 'yes' ? true : value === 'no' ? false : value;
    const given =
      act === 'set'
        ? { of: who, [what]: worth, reason: why }
        : act === 'give'
          ? { to: who, condition: what, ...(value === '' ? {} : { value: worth }), reason: why }
          : { of: who, condition: what, reason: why };
    const reply = await say({ do: 'decree', act, given });
    setFailed(reply.ok ? null : reply.text);
    if (reply.ok) setReason('');
  };
  return (
    <Sheet title="Game master" close={close}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void decree();
        }}
      >
        <h3>Decree</h3>
        <label>
          What{' '}
          <select value={act} onChange={(event) => setAct(event.target.value as 'set')}>
            <option value="set">set a fact</option>
            <option value="give">give a condition</option>
            <option value="end">end a condition</option>
          </select>
        </label>
        <label>
          Who{' '}
          <select value={who} onChange={(event) => setWho(event.target.value)}>
            {scene.fighters.map((one) => (
              <option key={one.ref}>{one.name}</option>
            ))}
          </select>
        </label>
        <label>
          {act === 'set' ? 'Fact' : 'Condition'} <input list="facts" required value={what} onChange={(event) => setWhat(event.target.value)} />
          <datalist id="facts">{act === 'set' && fighter?.facts.map(([fact, text]) => <option key={fact} value={fact} label={text} />)}</datalist>
        </label>
        {act !== 'end' && (
          <label>
            Value <input value={value} required={act === 'set'} onChange={(event) => setValue(event.target.value)} />
          </label>
        )}
        <label>
          Reason <input value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} placeholder="ruling" />
        </label>
        <button type="submit" className="primary">
          Decree
        </button>
        {failed !== null && <p role="alert">{failed}</p>}
      </form>
      <TableSettings scene={scene} say={say} />
      <h3>Seats</h3>
      <ul className="seats">
        {scene.seats.map((one) => (
          <li key={one.id}>
            <strong>{one.name}</strong> <span className="soft">{one.online ? 'here' : 'away'}</span>{' '}
            <button
              type="button"
              onClick={() =>
                void say({ do: 'seat', seat: one.id, act: 'rotate' }).then((reply) => reply.ok && invite((reply.data as { path: string }).path, one.name))
              }
            >
              New link
            </button>
            {one.id !== scene.me.seat && (
              <>
                <button type="button" onClick={() => void say({ do: 'seat', seat: one.id, act: 'kick' })}>
                  Send away
                </button>
                <button type="button" onClick={() => void say({ do: 'seat', seat: one.id, act: 'revoke' })}>
                  Close the seat
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

export function TableSettings({ scene: { table }, say }: { readonly scene: Scene; readonly say: (say: Say) => Promise<Reply> }): React.ReactNode {
  return (
    <div className="form">
      <h3>Table</h3>
      <label>
        Automation{' '}
        <select value={table.automation} onChange={(event) => void say({ do: 'settings', automation: event.target.value })}>
          <option value="referee">referee: dice, rules and the computer's fighters</option>
          <option value="assist">assist: dice and rules, people decide everything</option>
          <option value="manual">manual: rules only, dice are typed in</option>
        </select>
      </label>
      <label>
        Time for a question{' '}
        <select value={table.seconds} onChange={(event) => void say({ do: 'settings', seconds: Number(event.target.value) })}>
          {[0, 15, 30, 60, 300, 86_400].map((one) => (
            <option key={one} value={one}>
              {one === 0 ? 'no limit' : one < 3600 ? `${one} seconds` : 'a day'}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" checked={table.paused} onChange={(event) => void say({ do: 'settings', paused: event.target.checked })} /> pause
      </label>
      <label>
        <input type="checkbox" checked={table.locked} onChange={(event) => void say({ do: 'settings', locked: event.target.checked })} /> lock: no link opens a
        seat
      </label>
      <p className="soft">
        The dice come from a secret that was promised before the first throw: <code>{table.commitment.slice(0, 16)}...</code>{' '}
        {table.disclosed === null ? (
          <button type="button" onClick={() => void say({ do: 'disclose' })}>
            Disclose it now
          </button>
        ) : (
          <>
            It is disclosed: <code>{table.disclosed.slice(0, 16)}...</code> "riposte verify" checks the log with it.
          </>
        )}
      </p>
    </div>
  );
}

const KEYS = [
  ['1 to 9', 'take the choice of that number'],
  ['Esc', 'back'],
  ['[ and ]', 'another of your fighters'],
  ['B', 'to the board: arrow keys move, Enter chooses'],
  ['L', 'to the log'],
  ['Z, Shift+Z', 'undo, redo'],
  ['/', 'all commands'],
  ['R', 'replay'],
  ['?', 'this sheet'],
] as const;

export function HelpSheet({ close }: { readonly close: () => void }): React.ReactNode {
  const [theme, setTheme] = useState<Theme>(themeKept());
  return (
    <Sheet title="Keys" close={close}>
      <dl className="keys">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label>
        Colours{' '}
        <select
          value={theme}
          onChange={(event) => {
            showTheme(event.target.value as Theme);
            setTheme(event.target.value as Theme);
          }}
        >
          <option value="auto">as the system has them</option>
          <option value="light">light</option>
          <option value="dark">dark</option>
          <option value="contrast">high contrast</option>
        </select>
      </label>
    </Sheet>
  );
}
