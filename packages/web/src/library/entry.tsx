import { Copy, Pencil, Swords } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../icons.tsx';
import { text } from '../language.ts';
import { list, type ShelfHead } from '../shelf.ts';
import { capital } from '../text.ts';
import type { Entry, GameBook } from '../workbench/requests.ts';
import { copyInto, packsOfGame, placeOf } from './copy-into-pack.ts';
import { intoFight } from './into-fight.ts';

/** One entry with its paragraph, its numbers, and what can be done with it. */
export function EntryCard({ book, entry, back }: { readonly book: GameBook; readonly entry: Entry; readonly back: string }): React.ReactNode {
  return (
    <article className="card entry" aria-label={capital(entry.name)}>
      <Link href={back} className="back">
        {text('library-back')}
      </Link>
      <header>
        <span className="emblem">{entry.icon === null ? entry.name.charAt(0).toUpperCase() : <Icon name={entry.icon} />}</span>
        <h2>{capital(entry.name)}</h2>
      </header>
      <p className="paragraph">{entry.summary}</p>
      <dl>
        {entry.lines.map(({ label, value }, nth) => (
          // Two lines of an entry may have one label.
          <div key={nth}>
            <dt>{label}</dt>
            <dd>{String(value).replace(/^-(?=\d)/, '−')}</dd>
          </div>
        ))}
        <div>
          <dt>{text('library-id')}</dt>
          <dd>
            <code>{entry.id}</code>
          </dd>
        </div>
      </dl>
      {entry.fighter !== undefined && <UseInFight book={book} entry={entry} />}
      <CopyAndChange book={book} entry={entry} />
    </article>
  );
}

/** Copies an entry into an own pack, or opens the pack it belongs to. */
function CopyAndChange({ book, entry }: { readonly book: GameBook; readonly entry: Entry }): React.ReactNode {
  const [heads, setHeads] = useState<readonly ShelfHead[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [failed, setFailed] = useState('');
  const [, go] = useLocation();
  useEffect(() => {
    packsOfGame(book.id).then(setHeads, () => undefined);
  }, [book.id]);
  const pack = chosen ?? heads[0]?.id ?? '';
  const attempt = (work: Promise<string>): void => {
    setFailed('');
    work.then(go, (thrown: Error) => setFailed(thrown.message));
  };
  return (
    <div className="row use">
      {entry.pack === undefined ? (
        <>
          {heads.length > 0 && (
            <label>
              {text('pack-into')}{' '}
              <select value={pack} onChange={({ target }) => setChosen(target.value)}>
                {heads.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title === '' ? text('shelf-untitled') : title}
                  </option>
                ))}
                <option value="">{text('pack-into-new')}</option>
              </select>
            </label>
          )}
          <button type="button" onClick={() => attempt(copyInto({ book, entry, pack: pack === '' ? null : pack }))}>
            <Copy aria-hidden="true" /> {text('pack-copy')}
          </button>
        </>
      ) : (
        <button type="button" onClick={() => attempt(placeOf(book.id, entry))}>
          <Pencil aria-hidden="true" /> {text('pack-change')}
        </button>
      )}
      {failed !== '' && (
        <p role="alert" className="failed">
          {failed}
        </p>
      )}
    </div>
  );
}

function UseInFight({ book, entry }: { readonly book: GameBook; readonly entry: Entry }): React.ReactNode {
  const [drafts, setDrafts] = useState<readonly ShelfHead[]>([]);
  const [chosen, setChosen] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const [, go] = useLocation();
  useEffect(() => {
    list('draft').then(
      (heads) => setDrafts(heads.filter(({ game, state }) => game === book.id && state === 'kept')),
      () => undefined,
    );
  }, [book.id]);
  const add = async (): Promise<void> => {
    setBusy(true);
    setFailed('');
    try {
      go(`/prepare/${await intoFight({ book, entry, draft: chosen === '' ? null : chosen })}`);
    } catch (thrown) {
      setFailed((thrown as Error).message);
      setBusy(false);
    }
  };
  return (
    <div className="row use">
      {drafts.length > 0 && (
        <label>
          {text('library-use-in')}{' '}
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{text('library-use-new')}</option>
            {drafts.map(({ id, title }) => (
              <option key={id} value={id}>
                {title === '' ? text('shelf-untitled') : title}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className="primary" disabled={isBusy} onClick={() => void add()}>
        <Swords aria-hidden="true" /> {text('library-use')}
      </button>
      {failed !== '' && (
        <p role="alert" className="failed">
          {failed}
        </p>
      )}
    </div>
  );
}
