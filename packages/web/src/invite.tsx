import type { Founded } from '@riposte/server/protocol';
import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import { Sheet } from './dialog.tsx';
import { toClipboard } from './keep.ts';
import { learn, text } from './language.ts';
import { SHEETS } from './messages-sheets.gen.ts';
import { nearby } from './net.ts';
import './sheets.css';

learn(SHEETS);

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
    <Sheet title={text('invite')} close={close}>
      <p>{text('invite-intro')}</p>
      {near?.length === 0 && <p className="soft">{text('invite-local')}</p>}
      {near !== null && near.length > 0 && (
        <label>
          {text('invite-address')}{' '}
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
            <Link label={link.kind === 'player' ? text('invite-player', { name: link.name }) : link.name} address={new URL(link.path, origin).href} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** A link to be copied at once, with its code for other devices folded up. */
export function Link({ label, address, isOpen = false }: { readonly label: string; readonly address: string; readonly isOpen?: boolean }): React.ReactNode {
  const [done, setDone] = useState('');
  return (
    <div className="link">
      <details open={isOpen}>
        <summary>{label}</summary>
        <div className="row">
          <Code address={address} label={text('invite-code', { name: label })} />
          <input readOnly value={address} aria-label={text('invite-link', { name: label })} onFocus={(event) => event.target.select()} />
        </div>
      </details>
      {window.isSecureContext && (
        <button
          type="button"
          aria-label={text('invite-copy', { name: label })}
          onClick={() => void toClipboard(address).then((isDone) => isDone && setDone(address))}
        >
          {text(done === address ? 'copied' : 'copy')}
        </button>
      )}
    </div>
  );
}

function Code({ address, label }: { readonly address: string; readonly label: string }): React.ReactNode {
  const { data, size } = encode(address, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
