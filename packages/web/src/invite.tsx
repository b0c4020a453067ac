import type { Founded } from '@riposte/table/protocol';
import { useState } from 'react';
import { encode } from 'uqr';
import { Sheet } from './dialog.tsx';

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
