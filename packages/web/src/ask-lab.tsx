import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { hand } from './handed.ts';
import { host } from './host/server.ts';
import { text } from './language.ts';
import { fetchJson } from './net.ts';
import type { FightFile } from './workbench/requests.ts';

/** Opens the fight as it stands now in the lab, for seats that may see everything. */
export function AskLab({ seat }: { readonly seat: string }): React.ReactNode {
  const [failed, setFailed] = useState('');
  const ask = async (): Promise<void> => {
    try {
      const name = hand(await fetchJson<FightFile>(`/api/seats/${encodeURIComponent(seat)}/standing`));
      if (name === null) setFailed(text('ask-lab-large'));
      else window.location.assign(host.address(`/lab?fight=${encodeURIComponent(name)}`));
    } catch (thrown) {
      setFailed((thrown as Error).message);
    }
  };
  return (
    <p>
      <button type="button" onClick={() => void ask()}>
        <FlaskConical aria-hidden="true" /> {text('ask-lab')}
      </button>{' '}
      <span className="soft small">{text('ask-lab-what')}</span>
      {failed !== '' && (
        <span role="alert" className="failed">
          {failed}
        </span>
      )}
    </p>
  );
}
