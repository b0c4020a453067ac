import type { Digest } from '@riposte/server/protocol';
import { Sheet } from './dialog.tsx';
import { text } from './language.ts';

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
