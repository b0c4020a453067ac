import { useEffect, useState } from 'react';
import { host } from './host/server.ts';
import { keepSeat } from './keep.ts';
import { text } from './language.ts';
import { fetchJson } from './net.ts';

interface Session {
  readonly seat: string;
  readonly name: string;
}

/** Takes the seat of a link. */
export function Join({ hash }: { readonly hash: string }): React.ReactNode {
  const [secret, at] = hash.split('@');
  const take = async (): Promise<string> => {
    const { seat, name } = await fetchJson<Session>('/api/session', { secret });
    keepSeat({ seat, name, title: '', at: Date.now() });
    return `/t/${encodeURIComponent(seat)}${at === undefined ? '' : `?at=${at}`}`;
  };
  return <Taking path="/j" what={text('join-taking')} take={secret.length > 0 ? take : null} />;
}

/** Takes a link with which tables can be made. */
export function TakeMaker({ hash }: { readonly hash: string }): React.ReactNode {
  const take = async (): Promise<string> => {
    await fetchJson('/api/maker', { token: hash });
    return '/';
  };
  return <Taking path="/m" what={text('join-opening')} take={hash.length > 0 ? take : null} />;
}

/** Exchanges the secret of a link for a cookie. Opening the page alone does nothing, so that a preview of the link cannot use it. */
function Taking({ path, what, take }: { readonly path: string; readonly what: string; readonly take: (() => Promise<string>) | null }): React.ReactNode {
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    // The secret leaves the address bar and the history at once.
    window.history.replaceState(null, '', host.address(path));
    take?.().then(
      (next) => window.location.replace(host.address(next)),
      (thrown: Error) => setFailed(thrown.message),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per page
  }, []);
  return (
    <main className="single">
      <h1>{text('riposte')}</h1>
      {failed === null ? <p role="status">{what}</p> : <p role="alert">{failed}</p>}
      {failed !== null && <a href={host.address('/')}>{text('home')}</a>}
    </main>
  );
}
