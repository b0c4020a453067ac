import { useEffect, useState } from 'react';
import { keepSeat } from './keep.ts';
import { fetchJson } from './net.ts';

interface Session {
  readonly seat: string;
  readonly name: string;
}

/** Takes the seat of a link. Opening the page alone does nothing, so that a preview of the link cannot use it. */
export function Join({ hash }: { readonly hash: string }): React.ReactNode {
  const [failed, setFailed] = useState<string | null>(null);
  const [secret, at] = hash.split('@');
  const take = async (): Promise<void> => {
    try {
      const { seat, name } = await fetchJson<Session>('/api/session', { secret });
      keepSeat({ seat, name, title: '', at: Date.now() });
      window.location.replace(`/t/${encodeURIComponent(seat)}${at === undefined ? '' : `?at=${at}`}`);
    } catch (thrown) {
      setFailed((thrown as Error).message);
    }
  };
  useEffect(() => {
    // The secret leaves the address bar and the history at once.
    window.history.replaceState(null, '', '/j');
    if (secret.length > 0) void take();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per page
  }, []);
  return (
    <main className="single">
      <h1>Riposte</h1>
      {failed === null ? <p role="status">Taking your seat ...</p> : <p role="alert">{failed}</p>}
      {failed !== null && <a href="/">To the first screen</a>}
    </main>
  );
}
