import type { Founded } from '@riposte/server/protocol';
import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import { Sheet } from './dialog.tsx';
import { copied } from './keep.ts';
import { nearby } from './net.ts';

/** Links of a table that was made in this browser. */
export function InviteSheet({ founded, close }: { readonly founded: Founded; readonly close: () => void }): React.ReactNode {
  const [origin, setOrigin] = useState(window.location.origin);
  const [near, setNear] = useState<readonly string[] | null>(null);
  useEffect(() => {
    // What this machine calls itself leads other devices to themselves.
    void nearby().then((found) => {
      setNear(found);
      if (found !== null && found.length > 0) setOrigin(found[0]);
    });
  }, []);
  return (
    <Sheet title="Invite" close={close}>
      <p>Each link is one seat: whoever opens it plays there. Give the game master's link to nobody.</p>
      {near?.length === 0 && <p className="soft">These links open on this machine only. To let other devices in, start with: --host 0.0.0.0</p>}
      {near !== null && near.length > 0 && (
        <label>
          Address of this machine{' '}
          <select value={origin} onChange={(event) => setOrigin(event.target.value)}>
            {[...near, window.location.origin].map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      <ul className="links">
        {founded.links.map((link) => (
          <li key={link.seat}>
            <Link label={link.kind === 'player' ? `Player ${link.name}` : link.name} address={new URL(link.path, origin).href} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Link({ label, address }: { readonly label: string; readonly address: string }): React.ReactNode {
  const [done, setDone] = useState('');
  return (
    <details className="link">
      <summary>{label}</summary>
      <div className="row">
        <Code text={address} label={`QR code of the link for ${label}`} />
        <div>
          <input readOnly value={address} aria-label={`Link for ${label}`} onFocus={(event) => event.target.select()} />
          {window.isSecureContext && (
            <button type="button" onClick={() => void copied(address).then((isDone) => isDone && setDone(address))}>
              {done === address ? 'Copied' : 'Copy'}
            </button>
          )}
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
