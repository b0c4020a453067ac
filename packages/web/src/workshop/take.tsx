import { useEffect, useState } from 'react';
import { host } from '../host/server.ts';
import { learn, text } from '../language.ts';
import { WORKSHOP } from '../messages-workshop.gen.ts';
import { lookInto, use, type WorkshopState, workshop } from '../shelf.ts';
import { whatText } from './panel.tsx';

learn(WORKSHOP);

interface Found {
  readonly there: Awaited<ReturnType<typeof lookInto>>;
  /** The workshop that this browser has now. */
  readonly here: WorkshopState | null;
}

/** What a workshop link opens. Opening the page changes nothing: the current workshop stays until the reader decides. */
export function TakeWorkshop({ hash }: { readonly hash: string }): React.ReactNode {
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const attempt = (work: () => Promise<void>): void => void work().catch((thrown: Error) => setFailed(thrown.message));
  useEffect(() => {
    // The secret leaves the address bar and the history at once.
    window.history.replaceState(null, '', host.address('/w'));
    attempt(async () => setFound({ there: await lookInto(hash), here: await workshop() }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per page
  }, []);
  const take = (): void =>
    attempt(async () => {
      await use(hash);
      window.location.replace(host.address('/prepare'));
    });
  return (
    <main className="single">
      <h1>{text('take-title')}</h1>
      {failed !== null && <p role="alert">{failed}</p>}
      {failed === null && found === null && <p role="status">{text('take-looking')}</p>}
      {found !== null && <p>{text('take-what', { what: whatText(found.there) })}</p>}
      {found?.there.isOwn === true && <p role="status">{text('take-own')}</p>}
      {found !== null && !found.there.isOwn && found.here !== null && (
        <p className="failed">
          {text('take-instead', { what: whatText(found.here) })} <a href={host.address('/settings#workshop')}>{text('shelf-where-link')}</a>
        </p>
      )}
      {found !== null && !found.there.isOwn && (
        <button type="button" className="primary" onClick={take}>
          {text('take-use')}
        </button>
      )}
      <a href={host.address(found?.there.isOwn === true ? '/prepare' : '/')}>{text(found?.there.isOwn === true ? 'take-go' : 'home')}</a>
    </main>
  );
}
