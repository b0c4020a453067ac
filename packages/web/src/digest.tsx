import type { Digest } from '@riposte/server/protocol';
import { Sheet } from './dialog.tsx';
import { host } from './host/server.ts';
import { isDigestShown, keepDigest } from './keep.ts';
import { text } from './language.ts';

/** What happened since this seat looked, where that is long ago and was not shown yet; null = nothing. */
export async function digestFor(seat: string): Promise<Digest | null> {
  const answer = await host.ask(`/api/seats/${encodeURIComponent(seat)}/digest`).catch(() => null);
  const digest = answer?.ok === true ? ((await answer.json()) as Digest | null) : null;
  if (digest === null || isDigestShown(seat, digest.since)) return null;
  keepDigest(seat, digest.since);
  return digest;
}

export interface DigestSheetProps {
  readonly digest: Digest;
  /** Looks at the fight as it was after an entry. */
  readonly look: (entry: number) => void;
  readonly close: () => void;
}

/** What happened meanwhile, each headline with the way to it. */
export function DigestSheet({ digest: { since, headlines, left, said, waiting }, look, close }: DigestSheetProps): React.ReactNode {
  return (
    <Sheet title={text('digest')} close={close}>
      <p>{text('digest-since', { when: new Date(since).toLocaleString() })}</p>
      {left > 0 && <p className="soft">{text('digest-left', { count: left })}</p>}
      <ol className="digest">
        {headlines.map(({ entry, text: headline, hurt }) => (
          <li key={entry}>
            <button
              type="button"
              className={`plain${hurt ? ' hurt' : ''}`}
              onClick={() => {
                look(entry);
                close();
              }}
            >
              {headline}
            </button>
          </li>
        ))}
      </ol>
      {said > 0 && <p>{text('digest-said', { count: said })}</p>}
      <p role="status">{waiting}</p>
    </Sheet>
  );
}
